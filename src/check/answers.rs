//! The answers in a text: passages that can be read, the best way to read each, and which of them
//! is the program's answer.

use super::grid::{Grid, Stretch, stretches};
use super::judge::judge;
use super::read::{Content, Reading, list, readings};
use super::{Check, clean, places, rows};
use crate::board::NO_SQUARE;
use crate::setup::Setup;

/// A passage, read the best way.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) reading: Reading,
    pub(super) check: Check,
    /// How sure it is that this is an answer; 0 is none.
    strength: u8,
    /// What came from one source does not compete with each other for its lines.
    source: usize,
}

/// What may be spent on judging: a passage costs its cells, queens every pair of them, and something in any case.
/// Some tenths of a second.
const BUDGET: u64 = 100_000_000;
const PASSAGE: u64 = 2_000;

/// Judges passages as long as it may.
struct Judging<'a> {
    setup: Option<&'a Setup>,
    budget: u64,
}

/// Right, and more than one square.
const RIGHT: u8 = 4;
/// A board that is wrong.
const BOARD: u8 = 3;
/// A list that is wrong, or rows that make no board.
const LIST: u8 = 2;
/// What may be one if there is nothing else.
const WEAK: u8 = 1;

/// The answers in the order of the text, and the one to show: the first that is right, else the first that
/// is complete, else the fullest. Boards that a program printed on the way do not count as answers. Last, whether
/// all of the text was looked at.
pub(super) fn answers(text: &str, setup: Option<&Setup>) -> (Vec<Found>, usize, bool) {
    let text = clean::clean(text);
    let mut all = Vec::new();
    let mut judging = Judging { setup, budget: BUDGET };
    let stretches = stretches(&rows::rows(&text));
    for (source, stretch) in stretches.iter().enumerate() {
        all.extend(judging.stretch(stretch, source));
    }
    for (source, named) in (stretches.len()..).zip(places::named(&text)) {
        all.extend(judging.best(&named.readings(setup), named.lines, source));
    }
    all.retain(|found| found.strength > 0);
    let (found, shown) = pick(apart(all), setup);
    (found, shown, judging.budget > 0)
}

impl Judging<'_> {
    /// What a stretch of rows holds.
    fn stretch(&mut self, stretch: &Stretch<'_>, source: usize) -> Vec<Found> {
        let setup = self.setup;
        let grids: Vec<Found> = stretch.grids.iter().flat_map(|grid| self.grid(grid, source)).collect();
        let is_list = |grid: &Grid<'_>| grid.rows.len() == 1 || grid.width() == 1;
        let are_lists = stretch.grids.iter().all(is_list);
        if grids.iter().any(|found| found.check.ok) || !are_lists && stretch.uneven.is_none() {
            return grids;
        }
        // Rows of any length: one list, broken into lines, or a board that lacks a cell.
        let lines = stretch.grids.iter().map(Grid::lines);
        let lines = lines.reduce(|all, lines| (all.0, lines.1)).unwrap_or_default();
        let cells: Vec<_> = stretch.grids.iter().flat_map(Grid::numbers).collect();
        let have = cells.len();
        if have >= NO_SQUARE as usize {
            return grids;
        }
        let mut readings = Vec::new();
        list(&cells, setup, &mut readings);
        if let Some(flat) = self.best(&readings, lines, source).filter(|flat| flat.check.ok) {
            return vec![flat];
        }
        if !grids.is_empty() && stretch.uneven.is_none() {
            return grids;
        }
        let needed = setup.map_or((have.isqrt() + 1).pow(2), |setup| setup.board.squares() as usize);
        let line = stretch.uneven.as_ref().map(|row| row.lines.0);
        let content = Content::Ragged { have, needed, line };
        self.best(&[Reading { how: "none", files: 1, ranks: 1, content }], lines, source)
            .into_iter()
            .collect()
    }

    /// What a rectangle holds: one board, or several if any of them is right, or if they look like boards.
    fn grid(&mut self, grid: &Grid<'_>, source: usize) -> Vec<Found> {
        let setup = self.setup;
        let bare = grid.clone().without_labels();
        let has_labels = (bare.rows.len(), bare.width()) != (grid.rows.len(), grid.width());
        let mut ways = Vec::new();
        for grid in [grid, &bare].into_iter().skip(usize::from(!has_labels)) {
            ways.clear();
            for parts in grid.divisions(setup) {
                let found: Vec<Found> = parts.iter().filter_map(|part| self.part(part, source)).collect();
                if found.iter().filter(|found| found.check.ok).count() * 2 >= parts.len() {
                    return found;
                }
                ways.push(found);
            }
        }
        let own = setup.map(|setup| (setup.board.files(), setup.board.ranks()));
        let looks_right = |found: &Found| {
            let size = (found.check.files, found.check.ranks);
            found.strength >= BOARD && (size.0 == size.1 || own == Some(size))
        };
        let at = ways.iter().position(|found| !found.is_empty() && found.iter().all(looks_right));
        ways.swap_remove(at.unwrap_or(0))
    }

    fn part(&mut self, part: &Grid<'_>, source: usize) -> Option<Found> {
        self.budget = self.budget.saturating_sub(PASSAGE);
        if self.budget == 0 { None } else { self.best(&readings(part, self.setup), part.lines(), source) }
    }

    /// The best of the ways to read a passage: as what it is right as; else as the setup's problem; else the first.
    fn best(&mut self, readings: &[Reading], lines: (u32, u32), source: usize) -> Option<Found> {
        let setup = self.setup;
        let wanted = setup.map(Setup::problem_name);
        let rank = |check: &Check| match (check.ok, wanted == Some(check.problem)) {
            (true, true) => 0,
            (true, false) => 1,
            (false, true) => 2,
            (false, false) => 3,
        };
        let mut best: Option<(Check, &Reading)> = None;
        for reading in readings {
            if !self.spend(reading) {
                break;
            }
            let check = judge(reading, setup);
            if best.as_ref().is_none_or(|(least, _)| rank(&check) < rank(least)) {
                best = Some((check, reading));
            }
            if best.as_ref().is_some_and(|(check, _)| rank(check) == 0) {
                break;
            }
        }
        let (mut check, reading) = best?;
        check.lines = lines;
        let strength = strength(&check, reading);
        Some(Found { reading: reading.clone(), check, strength, source })
    }

    /// Whether there is enough for this; all that is left is gone if there is not.
    fn spend(&mut self, reading: &Reading) -> bool {
        let cost = match &reading.content {
            Content::Numbers { cells, .. } => 4 * cells.len(),
            Content::Path(squares) => 4 * squares.len(),
            Content::Queens(squares) => 4 + squares.len().min(reading.ranks as usize + 1).pow(2),
            Content::Columns { columns, .. } => columns.len(),
            Content::Ragged { .. } => 1,
        };
        let rest = self.budget.checked_sub(cost as u64);
        self.budget = rest.unwrap_or(0);
        rest.is_some()
    }
}

fn strength(check: &Check, reading: &Reading) -> u8 {
    if check.ok {
        return if check.squares.len() > 1 { RIGHT } else { WEAK };
    }
    match &reading.content {
        Content::Numbers { cells, .. } => {
            let mut numbers: Vec<i64> = cells.iter().copied().flatten().collect();
            let is_list = reading.files == 1 || reading.ranks == 1;
            numbers.sort_unstable();
            numbers.dedup();
            let is_empty = numbers.iter().all(|number| (-1..2).contains(number));
            let is_tour = numbers.len() * 2 >= cells.len() || numbers.contains(&-1) || cells.contains(&None);
            if cells.len() < 4 || is_list {
                0
            } else if is_tour || is_empty {
                BOARD
            } else {
                WEAK
            }
        }
        Content::Queens(_) if matches!(check.how, "matrix01" | "letters") => BOARD,
        Content::Queens(queens) => {
            if queens.len() > 2 {
                LIST
            } else {
                WEAK
            }
        }
        Content::Path(path) => {
            if path.len() > 2 {
                LIST
            } else {
                0
            }
        }
        Content::Columns { columns, .. } => {
            if columns.len() > 3 {
                WEAK
            } else {
                0
            }
        }
        Content::Ragged { have, .. } => {
            if *have > 6 {
                LIST
            } else {
                0
            }
        }
    }
}

/// Without those that share a line with a surer one.
fn apart(mut all: Vec<Found>) -> Vec<Found> {
    let last = all.iter().map(|found| found.check.lines.1).max().unwrap_or(0) as usize;
    let mut owners: Vec<Option<usize>> = vec![None; last + 1];
    all.sort_by_key(|found| std::cmp::Reverse(found.strength));
    all.retain(|found| {
        let (from, to) = (found.check.lines.0 as usize, found.check.lines.1 as usize);
        let is_free = owners[from..=to].iter().all(|owner| owner.is_none_or(|owner| owner == found.source));
        if is_free {
            owners[from..=to].fill(Some(found.source));
        }
        is_free
    });
    all.sort_by_key(|found| found.check.lines);
    all
}

/// Those that count as answers, and which of them to show.
fn pick(all: Vec<Found>, setup: Option<&Setup>) -> (Vec<Found>, usize) {
    let wanted = setup.map(Setup::problem_name);
    let own = setup.map(|setup| (setup.board.files(), setup.board.ranks()));
    let surest = all.iter().map(|found| found.strength).max().unwrap_or(0);
    let board = |found: &Found| (found.check.problem, found.check.files, found.check.ranks);
    let worth = |found: &Found| {
        let (problem, files, ranks) = board(found);
        let is_own = own == Some((files, ranks));
        (found.strength == RIGHT, wanted == Some(problem), is_own, is_full(found))
    };
    let eligible = (0..all.len()).filter(|&i| all[i].strength >= surest.min(BOARD));
    let best = eligible.max_by_key(|&i| (worth(&all[i]), pieces(&all[i]), std::cmp::Reverse(i)));
    let Some(best) = best else { return (Vec::new(), 0) };
    let alike =
        |a: &Found, b: &Found| (worth(a), board(a)) == (worth(b), board(b)) && a.strength >= b.strength;
    let first = all.iter().position(|found| alike(found, &all[best]));
    let shown = first.filter(|_| is_full(&all[best])).unwrap_or(best);
    let counts = |found: &Found| {
        // Lists that are wrong count beside others that were read the same way.
        let is_like = (found.source, found.check.how) == (all[shown].source, all[shown].check.how);
        let is_sure = found.strength >= BOARD || found.strength == LIST && is_like;
        let is_done = is_full(found) || !is_full(&all[shown]);
        board(found) == board(&all[shown]) && (found.strength == RIGHT || is_sure && is_done)
    };
    let kept: Vec<usize> = (0..all.len()).filter(|&i| i == shown || counts(&all[i])).collect();
    let at = kept.iter().position(|&i| i == shown).unwrap_or(0);
    (kept.into_iter().map(|i| all[i].clone()).collect(), at)
}

/// How many pieces stand on its board.
fn pieces(found: &Found) -> usize {
    match &found.reading.content {
        Content::Numbers { cells, from } => cells.iter().flatten().filter(|number| *number >= from).count(),
        Content::Path(squares) | Content::Queens(squares) => squares.len(),
        Content::Columns { columns, .. } => columns.len(),
        Content::Ragged { have, .. } => *have,
    }
}

/// Whether as many pieces stand on it as on a solution; more queens than rows are a board of another kind.
fn is_full(found: &Found) -> bool {
    let Check { files, ranks, .. } = found.check;
    match &found.reading.content {
        Content::Queens(queens) => queens.len() == ranks as usize,
        Content::Ragged { .. } => true,
        Content::Columns { .. } => true,
        _ => pieces(found) >= files as usize * ranks as usize || found.check.ok,
    }
}
