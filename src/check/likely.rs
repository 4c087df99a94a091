//! The mistake that explains an answer: undone, the answer is right; or made, a program prints it.

use super::read::{Content, Reading};
use super::turned::turned;
use super::{Check, Likely, programs};
use crate::board::{Board, Moves, Square, Wrap};
use crate::search::Answer;
use crate::setup::Setup;
use crate::verify::{self, QueensFault};
use crate::{queens, tour};
use std::collections::BTreeMap;

/// The likely mistake, if one is known that explains this answer.
pub(super) fn likely(check: &Check, reading: &Reading, setup: Option<&Setup>) -> Option<Likely> {
    let plain = Board::new(reading.files, reading.ranks);
    let own = setup.map(|setup| &setup.board);
    let board =
        own.filter(|own| (own.files(), own.ranks()) == (plain.files(), plain.ranks())).unwrap_or(&plain);
    let moves = setup.map_or(Moves::KNIGHT, Setup::moves);
    let is_right_elsewhere = check.ok || is_right(&plain, moves, check);
    if is_right_elsewhere && let Some(turned) = setup.and_then(|setup| turned(check, setup)) {
        return Some(turned);
    }
    match &reading.content {
        Content::Numbers { cells, from } if !check.ok => {
            let grid = Numbers { board, moves, cells, from: *from };
            grid.empty().or_else(|| grid.renumbered()).or_else(|| grid.repeated()).or_else(|| {
                jumps(board, moves, check).or_else(|| grid.unfinished()).or_else(|| grid.part(own))
            })
        }
        Content::Path(path) if !check.ok => {
            shifted(&plain, moves, check).or_else(|| jumps(board, moves, check)).or_else(|| {
                let is_whole_walk = check.valid == path.len();
                is_whole_walk.then(|| standing(board, moves, path)).flatten()
            })
        }
        Content::Queens(queens) => in_queens(check, queens, board, setup),
        Content::Columns { columns, .. } => in_columns(columns),
        _ => None,
    }
}

fn bug(bug: &'static str, params: &[(&'static str, i64)]) -> Likely {
    Likely { bug, params: params.iter().map(|&(name, value)| (name, value.to_string())).collect() }
}

/// Whether it is right on a board without barred squares.
fn is_right(board: &Board, moves: Moves, check: &Check) -> bool {
    let fits = check.squares.iter().all(|square| square.index() < board.squares());
    fits && match check.problem {
        "queens" => verify::queens(board, &check.squares).is_ok(),
        _ => verify::tour_by(board, moves, &check.squares).is_ok(),
    }
}

/// A matrix that is no tour.
struct Numbers<'a> {
    board: &'a Board,
    moves: Moves,
    cells: &'a [Option<i64>],
    from: i64,
}

impl Numbers<'_> {
    /// Only the start is there.
    fn empty(&self) -> Option<Likely> {
        let is_beyond = |cell: &Option<i64>| cell.is_some_and(|number| number > self.from);
        if self.cells.iter().any(is_beyond) {
            return None;
        }
        let start = self.cells.iter().position(|&cell| cell == Some(self.from));
        let is_one = self.cells.iter().filter(|&&cell| cell == Some(self.from)).count() == 1;
        let start = start.filter(|_| is_one).and_then(|at| Square::new(at as u32));
        let exists = tour::exists(self.board, self.moves, start, false);
        Some(bug(if exists.answer == Answer::No { "no-solution" } else { "unsolved" }, &[]))
    }

    /// The squares by their numbers.
    fn in_order(&self) -> Option<Vec<(i64, Square)>> {
        let cells = self.cells.iter().zip((0..).filter_map(Square::new));
        let free = cells.filter(|(_, square)| !self.board.is_blocked(*square));
        let mut order: Vec<(i64, Square)> = free
            .map(|(cell, square)| Some(((*cell).filter(|number| *number >= 0)?, square)))
            .collect::<Option<_>>()?;
        order.sort_unstable();
        Some(order)
    }

    /// The order of the numbers is a tour, the numbers are not what they should be.
    fn renumbered(&self) -> Option<Likely> {
        let mut order = self.in_order()?;
        let is_tour = |order: &[(i64, Square)]| {
            let path: Vec<Square> = order.iter().map(|(_, square)| *square).collect();
            verify::tour_by(self.board, self.moves, &path).is_ok()
        };
        let twins = (1..order.len()).filter(|&i| order[i].0 == order[i - 1].0).collect::<Vec<_>>();
        let gap = (1..order.len()).find(|&i| order[i].0 > order[i - 1].0 + 1);
        match (&twins[..], gap) {
            ([], None) if order[0].0 > 1 && is_tour(&order) => Some(bug("base", &[("number", order[0].0)])),
            ([], Some(gap)) if is_tour(&order) => Some(bug("skipped", &[("number", order[gap - 1].0 + 1)])),
            (&[twin], None) => {
                let number = order[twin].0;
                let is_first = is_tour(&order);
                order.swap(twin - 1, twin);
                (is_first || is_tour(&order)).then(|| bug("twice", &[("number", number)]))
            }
            _ => None,
        }
    }

    /// Numbers stand several times.
    fn repeated(&self) -> Option<Likely> {
        let mut times = BTreeMap::new();
        self.cells.iter().flatten().filter(|&&number| number > self.from).for_each(|&number| {
            *times.entry(number).or_insert(0) += 1;
        });
        let repeats = times.values().filter(|&&times| times > 1).count();
        let is_it = repeats > 0 && programs::tour_without_take_back(self.board, self.moves, self.cells);
        is_it.then(|| bug("no-take-back", &[("repeats", repeats as i64)]))
    }

    /// A walk that ends before every square is visited.
    fn unfinished(&self) -> Option<Likely> {
        let mut walk: Vec<(i64, Square)> = self
            .cells
            .iter()
            .zip((0..).filter_map(Square::new))
            .filter_map(|(cell, square)| Some(((*cell).filter(|number| *number >= self.from)?, square)))
            .collect();
        walk.sort_unstable();
        let counts = walk.iter().zip(self.from..).all(|((number, _), expected)| *number == expected);
        let path: Vec<Square> = walk.iter().map(|(_, square)| *square).collect();
        if counts { standing(self.board, self.moves, &path) } else { None }
    }

    /// Rows or columns of a larger board: all numbers that follow each other are a jump apart.
    fn part(&self, own: Option<&Board>) -> Option<Likely> {
        let mut order = self.in_order()?;
        order.dedup_by_key(|(number, _)| *number);
        let (files, ranks) = (self.board.files(), self.board.ranks());
        let is_smaller =
            |own: &&Board| own.files() >= files && own.ranks() >= ranks && own.squares() > files * ranks;
        let side = files.max(ranks);
        let needed = own.filter(is_smaller).map_or(side.saturating_mul(side), Board::squares);
        let next = order.windows(2).filter(|two| two[1].0 == two[0].0 + 1);
        let (mut links, mut right) = (0, 0);
        for two in next {
            links += 1;
            right += usize::from(self.board_links(two[0].1, two[1].1));
        }
        let is_part = order.len() == self.cells.len()
            && needed as usize > self.cells.len()
            && order.last().is_some_and(|(most, _)| *most < i64::from(needed) + self.from)
            && links > 2
            && links == right;
        is_part.then(|| bug("part", &[("have", self.cells.len() as i64), ("needed", needed.into())]))
    }

    fn board_links(&self, from: Square, to: Square) -> bool {
        self.moves.jumps().iter().any(|&jump| self.moves.landing(self.board, from, jump) == Some(to))
    }
}

/// A walk by right jumps that is too short: no way on, or one square short.
fn standing(board: &Board, moves: Moves, path: &[Square]) -> Option<Likely> {
    let needed = board.squares() as usize - board.blocked().len();
    let Err(verify::TourFault::Incomplete(have)) = verify::tour_by(board, moves, path) else { return None };
    let last = *path.last()?;
    let mut ways = moves
        .jumps()
        .into_iter()
        .filter_map(|jump| moves.landing(board, last, jump))
        .filter(|to| !path.contains(to) && !board.is_blocked(*to));
    let counts = [("have", have as i64), ("needed", needed as i64)];
    match ways.next() {
        None => Some(bug("stuck", &counts)),
        Some(_) if have + 1 == needed => Some(bug("early", &counts)),
        Some(_) => None,
    }
}

/// Every square is visited, by jumps of which some are none.
fn jumps(board: &Board, moves: Moves, check: &Check) -> Option<Likely> {
    if check.fault.as_ref().is_none_or(|fault| fault.kind != "not-a-jump") {
        return None;
    }
    let path = &check.squares;
    let torus = Moves { wrap: Wrap::Torus, ..moves };
    if moves.wrap == Wrap::None && verify::tour_by(board, torus, path).is_ok() {
        return Some(bug("edges", &[]));
    }
    let is_jump =
        |two: &[Square]| moves.jumps().iter().any(|&jump| moves.landing(board, two[0], jump) == Some(two[1]));
    let place = |square: Square| (i64::from(board.row(square)), i64::from(board.column(square)));
    let step = |two: &[Square]| {
        let (from, to) = (place(two[0]), place(two[1]));
        (to.0 - from.0, to.1 - from.1)
    };
    let wrong: Vec<(i64, i64)> = path.windows(2).filter(|two| !is_jump(two)).map(step).collect();
    let is_one = wrong.len() > 1 && wrong.iter().all(|step| *step == wrong[0]);
    let (down, right) = *wrong.first()?;
    is_one.then(|| bug("jump-table", &[("down", down), ("right", right), ("times", wrong.len() as i64)]))
}

/// Squares by row and column, one of which is counted from 1 and the other from 0.
fn shifted(board: &Board, moves: Moves, check: &Check) -> Option<Likely> {
    if !check.how.starts_with("cells") {
        return None;
    }
    let is_right = |rows: u32, columns: u32| {
        let (files, ranks) = (board.files() - columns, board.ranks() - rows);
        if files == 0 || ranks == 0 {
            return false;
        }
        let small = Board::new(files, ranks);
        let place = |square: &Square| {
            let (row, column) = (board.row(*square), board.column(*square));
            small.square(i64::from(row) - i64::from(rows), i64::from(column) - i64::from(columns))
        };
        let squares: Option<Vec<Square>> = check.squares.iter().map(place).collect();
        squares.is_some_and(|squares| {
            is_right(&small, moves, &Check { squares, ..check.clone() })
                && (check.problem != "queens" || files == ranks)
        })
    };
    let from = i64::from(check.how == "cells1");
    if is_right(1, 0) {
        Some(bug("mixed-base", &[("rows", from + 1), ("columns", from)]))
    } else {
        is_right(0, 1).then(|| bug("mixed-base", &[("rows", from), ("columns", from + 1)]))
    }
}

fn in_queens(check: &Check, queens: &[Square], board: &Board, setup: Option<&Setup>) -> Option<Likely> {
    let (files, ranks) = (check.files, check.ranks);
    if queens.is_empty() {
        let exists = queens::ask::exists(board, &[]);
        return Some(bug(if exists.answer == Answer::No { "no-solution" } else { "unsolved" }, &[]));
    }
    if let Some(shifted) = shifted(&Board::new(files, ranks), Moves::KNIGHT, check).filter(|_| files != ranks)
    {
        return Some(shifted);
    }
    // A list that is right, or wrong, as it stands, may still have been printed from the wrong index.
    let fits_without = setup.is_some_and(|setup| setup.board.files() + 1 == files);
    if check.how.starts_with("columns") && (!check.ok || fits_without) {
        let base = u32::from(check.how == "columns1");
        let columns: Vec<i64> = queens.iter().map(|&queen| i64::from(board.column(queen) + base)).collect();
        if let Some(index) = in_columns(&columns).filter(|likely| likely.bug == "index") {
            return Some(index);
        }
    }
    // Some rows or columns of a board that is square, and nothing else wrong with them.
    let side = setup.map_or(files.max(ranks), |setup| setup.board.files());
    let attack = verify::queens(board, queens);
    let is_right = matches!(attack, Ok(()) | Err(QueensFault::Incomplete(_)));
    let is_part =
        files.min(ranks) < side && files.max(ranks) == side && queens.len() as u32 == files.min(ranks);
    if is_right && is_part && files > 2 {
        return Some(bug("part", &[("have", i64::from(files.min(ranks))), ("needed", side.into())]));
    }
    if check.ok {
        return None;
    }
    let mistake = programs::queens_mistake(board, queens)?;
    let mut likely = bug(mistake, &[]);
    if mistake != "no-take-back" {
        likely.params.push(("lines", String::from(attacked_lines(board, queens))));
    }
    Some(likely)
}

/// The lines on which queens attack each other: `column` · `row` · `falling` · `rising` · `diagonals` · `several`.
fn attacked_lines(board: &Board, queens: &[Square]) -> &'static str {
    let mut found = [false; 4];
    for (i, &a) in queens.iter().enumerate() {
        for &b in &queens[..i] {
            let rows = i64::from(board.row(a)) - i64::from(board.row(b));
            let columns = i64::from(board.column(a)) - i64::from(board.column(b));
            found[0] |= rows == 0;
            found[1] |= columns == 0;
            found[2] |= rows == columns;
            found[3] |= rows == -columns;
        }
    }
    match found {
        [true, false, false, false] => "row",
        [false, true, false, false] => "column",
        [false, false, true, false] => "falling",
        [false, false, false, true] => "rising",
        [false, false, true, true] => "diagonals",
        _ => "several",
    }
}

/// A list of columns in which a number is none.
fn in_columns(columns: &[i64]) -> Option<Likely> {
    let is_right = |columns: &[i64], from: i64| {
        let side = columns.len() as u32;
        if side == 0 {
            return false;
        }
        let board = Board::new(side, side);
        let queens: Option<Vec<Square>> =
            (0..).zip(columns).map(|(row, &column)| board.square(row, column - from)).collect();
        queens.is_some_and(|queens| verify::queens(&board, &queens).is_ok())
    };
    let (first, rest) = columns.split_first()?;
    if *first == 0 && is_right(rest, 1) {
        return Some(bug("index", &[("have", rest.len() as i64)]));
    }
    // The one number that is not there.
    let completed = |part: &[i64], from: i64| {
        let count = part.len() as i64 + 1;
        let mut missing = (from..from + count).filter(|column| !part.contains(column));
        let (Some(missing), None) = (missing.next(), missing.next()) else { return None };
        Some([&[missing], part, &[missing]].concat())
    };
    if *first == 0
        && let Some(all) = completed(rest, 1).filter(|all| is_right(&all[1..], 1))
    {
        return Some(bug("index", &[("have", all.len() as i64 - 1)]));
    }
    [0, 1].into_iter().find_map(|from| {
        let all = completed(columns, from)?;
        let is_part = is_right(&all[1..], from) || is_right(&all[..all.len() - 1], from);
        is_part.then(|| bug("part", &[("have", columns.len() as i64), ("needed", columns.len() as i64 + 1)]))
    })
}
