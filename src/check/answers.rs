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

/// Right, and more than one square.
const RIGHT: u8 = 4;
/// A board that is wrong.
const BOARD: u8 = 3;
/// A list that is wrong, or rows that make no board.
const LIST: u8 = 2;
/// What may be one if there is nothing else.
const WEAK: u8 = 1;

/// The answers in the order of the text, and the one to show: the first that is right, else the first that
/// is complete, else the fullest. Boards that a program printed on the way do not count as answers.
pub(super) fn answers(text: &str, setup: Option<&Setup>) -> (Vec<Found>, usize) {
    let text = clean::clean(text);
    let mut all = Vec::new();
    let stretches = stretches(&rows::rows(&text));
    for (source, stretch) in stretches.iter().enumerate() {
        all.extend(in_stretch(stretch, source, setup));
    }
    for (source, named) in (stretches.len()..).zip(places::named(&text)) {
        all.extend(best(&named.readings(setup), named.lines, source, setup));
    }
    all.retain(|found| found.strength > 0);
    pick(apart(all), setup)
}

/// What a stretch of rows holds.
fn in_stretch(stretch: &Stretch<'_>, source: usize, setup: Option<&Setup>) -> Vec<Found> {
    let grids: Vec<Found> = stretch.grids.iter().flat_map(|grid| in_grid(grid, source, setup)).collect();
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
    if let Some(flat) = best(&readings, lines, source, setup).filter(|flat| flat.check.ok) {
        return vec![flat];
    }
    if !grids.is_empty() && stretch.uneven.is_none() {
        return grids;
    }
    let needed = setup.map_or((have.isqrt() + 1).pow(2), |setup| setup.board.squares() as usize);
    let line = stretch.uneven.as_ref().map(|row| row.lines.0);
    let content = Content::Ragged { have, needed, line };
    best(&[Reading { how: "none", files: 1, ranks: 1, content }], lines, source, setup).into_iter().collect()
}

/// What a rectangle holds: one board, or several if any of them is right, or if they look like boards.
fn in_grid(grid: &Grid<'_>, source: usize, setup: Option<&Setup>) -> Vec<Found> {
    let mut ways = Vec::new();
    for grid in [grid.clone(), grid.clone().without_labels()] {
        ways.clear();
        for parts in grid.divisions(setup) {
            let found: Vec<Found> = parts
                .iter()
                .filter_map(|part| best(&readings(part, setup), part.lines(), source, setup))
                .collect();
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
    if ways.is_empty() { ways } else { vec![ways.swap_remove(at.unwrap_or(0))] }
        .into_iter()
        .flatten()
        .collect()
}

/// The best of the ways to read a passage: as what it is right as; else as the setup's problem; else the first.
fn best(readings: &[Reading], lines: (u32, u32), source: usize, setup: Option<&Setup>) -> Option<Found> {
    let wanted = setup.map(Setup::problem_name);
    let rank = |check: &Check| match (check.ok, wanted == Some(check.problem)) {
        (true, true) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 3,
    };
    let mut best: Option<(Check, &Reading)> = None;
    for reading in readings {
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

fn pick(mut all: Vec<Found>, setup: Option<&Setup>) -> (Vec<Found>, usize) {
    let wanted = setup.map(Setup::problem_name);
    let own = setup.map(|setup| (setup.board.files(), setup.board.ranks()));
    let surest = all.iter().map(|found| found.strength).max().unwrap_or(0);
    let is_right = |found: &Found| found.strength == RIGHT;
    let best = all.iter().filter(|found| found.strength == surest.min(BOARD) || is_right(found)).max_by_key(
        |found| {
            let is_wanted = wanted == Some(found.check.problem);
            let is_own = own == Some((found.check.files, found.check.ranks));
            // Of equals `max_by_key` takes the last.
            (
                is_right(found),
                is_wanted,
                is_own,
                is_full(found),
                pieces(found),
                std::cmp::Reverse(found.check.lines),
            )
        },
    );
    let size = |found: &Found| (found.check.problem, found.check.files, found.check.ranks);
    let first_full = |best: &Found| {
        let like = |found: &&Found| {
            (is_right(found), is_full(found), size(found)) == (is_right(best), is_full(best), size(best))
                && found.strength >= best.strength
        };
        all.iter().find(like).map(|found| (found.check.lines, found.check.problem))
    };
    let Some(best) = best else { return (Vec::new(), 0) };
    let shown = if is_full(best) { first_full(best) } else { None };
    let shown = shown.unwrap_or((best.check.lines, best.check.problem));
    let at = all.iter().position(|found| (found.check.lines, found.check.problem) == shown).unwrap_or(0);
    let (size_shown, full, strength) = (size(&all[at]), is_full(&all[at]), all[at].strength);
    let mut index = 0;
    let mut kept = 0;
    let mut i = 0;
    all.retain(|found| {
        let is_shown = i == at;
        i += 1;
        let counts = is_right(found) || found.strength >= strength.min(BOARD) && (is_full(found) || !full);
        let keeps = is_shown || counts && size(found) == size_shown;
        if is_shown {
            index = kept;
        }
        kept += usize::from(keeps);
        keeps
    });
    (all, index)
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
