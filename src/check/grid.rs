//! Rows that make a rectangle, and the boards that it may hold.

use super::rows::{EMPTY, QUEENS, Row};
use crate::setup::Setup;
use std::collections::BTreeSet;

/// Rows of equally many cells.
#[derive(Clone, Debug, Default)]
pub(super) struct Grid<'a> {
    pub(super) rows: Vec<Row<'a>>,
}

impl<'a> Grid<'a> {
    /// How many cells a row has.
    pub(super) fn width(&self) -> usize {
        self.rows.first().map_or(0, |row| row.cells.len())
    }

    /// The first and the last of its lines.
    pub(super) fn lines(&self) -> (u32, u32) {
        let ends = self.rows.first().zip(self.rows.last());
        ends.map_or((0, 0), |(first, last)| (first.lines.0, last.lines.1))
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = &'a str> {
        self.rows.iter().flat_map(|row| row.cells.iter().copied())
    }

    /// All cells as numbers; `None` is a sign for no number.
    pub(super) fn numbers(&self) -> Vec<Option<i64>> {
        self.cells().map(|cell| cell.parse().ok()).collect()
    }

    /// The boards that it may hold, one way or another: all of it, what blank lines or lines part,
    /// or as many rows each as a board has. Grids of one board come first.
    pub(super) fn divisions(&self, setup: Option<&Setup>) -> Vec<Vec<Grid<'a>>> {
        let mut all = vec![vec![self.clone()]];
        let cut = |begins: &dyn Fn(usize) -> bool| {
            let mut parts: Vec<Grid<'a>> = Vec::new();
            for (i, row) in self.rows.iter().enumerate() {
                if i == 0 || begins(i) {
                    parts.push(Grid::default());
                }
                parts.last_mut().expect("BUG: the first row begins one").rows.push(row.clone());
            }
            parts
        };
        let (rows, width) = (self.rows.len(), self.side());
        let own = setup.map(|setup| (setup.board.files() as usize, setup.board.ranks() as usize));
        // What has the shape of a board is not cut into pieces of one, but may be a list in each row.
        let is_board = rows == width || own == Some((width, rows));
        let mut push = |parts: Vec<Grid<'a>>| {
            let side = parts[0].rows.len();
            let even = parts.iter().all(|part| part.rows.len() == side);
            if parts.len() > 1 && even && side * self.width() > 1 && (side == 1 || !is_board) {
                all.push(parts);
            }
        };
        // A whole board in each row: `[".Q..", "...Q", …]`.
        if self.width() > 1 && is_signs(self.rows[0].cells[0]) {
            push(cut(&|_| true));
        }
        push(cut(&|i| self.rows[i].apart));
        push(cut(&|i| self.rows[i].lines.0 != self.rows[i - 1].lines.0));
        let ranks = own.filter(|own| own.0 == width).map_or(width, |own| own.1);
        for side in [ranks, width] {
            if side > 2 && rows > side && rows % side == 0 {
                push(cut(&|i| i % side == 0));
            }
        }
        all.sort_by_key(|parts| parts.len() == rows && rows > 1);
        all
    }

    /// How many squares a row has: cells, or signs in its only one.
    fn side(&self) -> usize {
        let first = self.rows.first().map(|row| row.cells[0]);
        first.filter(|cell| self.width() == 1 && is_signs(cell)).map_or(self.width(), str::len)
    }

    /// Without the numbers of its rows and columns, as tables print them: no tour and no board of
    /// queens counts along an edge.
    pub(super) fn without_labels(mut self) -> Grid<'a> {
        if self.rows.len() > 3 && self.width() > 2 {
            let last = self.rows.len() - 1;
            if let Some(at) = [0, last].into_iter().find(|&at| counts(&self.rows[at].cells)) {
                self.rows.remove(at);
            }
        }
        for is_last in [false, true] {
            let at = if is_last { self.width() - 1 } else { 0 };
            let column: Vec<&str> = self.rows.iter().map(|row| row.cells[at]).collect();
            if self.width() > 1 && counts(&column) && !self.is_pairs() {
                for row in &mut self.rows {
                    row.cells.remove(at);
                }
            }
        }
        self
    }

    /// Whether it may be a list of (row, column).
    fn is_pairs(&self) -> bool {
        self.width() == 2 && self.cells().all(|cell| cell.parse::<i64>().is_ok())
    }
}

/// Whether these are the numbers of rows or columns: one after the other, up or down, from 0 or 1.
fn counts(cells: &[&str]) -> bool {
    let numbers: Option<Vec<i64>> = cells.iter().map(|cell| cell.parse().ok()).collect();
    numbers.filter(|numbers| numbers.len() > 2).is_some_and(|numbers| {
        let goes = |by: i64| numbers.windows(2).all(|two| two[1] - two[0] == by);
        numbers.contains(&1) && numbers.iter().all(|number| *number >= 0) && (goes(1) || goes(-1))
    })
}

/// Rows that follow each other without words between them.
#[derive(Clone, Debug, Default)]
pub(super) struct Stretch<'a> {
    pub(super) grids: Vec<Grid<'a>>,
    /// A row that lacks a cell, or has one too many.
    pub(super) uneven: Option<Row<'a>>,
}

/// What the text holds, cut where there are words.
pub(super) fn stretches<'a>(rows: &[Row<'a>]) -> Vec<Stretch<'a>> {
    let parts =
        rows.split(|row| row.cells.is_empty() || row.led && row.cells.len() == 1 && !is_listed(row, rows));
    parts.filter(|part| !part.is_empty()).map(stretch).collect()
}

/// Whether a row with one cell after words is one of several: `row 0: 1`, `row 1: 3`.
fn is_listed(row: &Row<'_>, rows: &[Row<'_>]) -> bool {
    let near = |line: u32| {
        let at = rows.partition_point(|row| row.lines.0 < line);
        rows.get(at).is_some_and(|row| row.lines.0 == line && row.led && row.cells.len() == 1)
    };
    near(row.lines.0 + 1) || near(row.lines.0 - 1)
}

fn stretch<'a>(rows: &[Row<'a>]) -> Stretch<'a> {
    // The rows of boards with a queen in them: how long they are, and their signs for empty squares.
    let with_queens = rows.iter().filter(|row| row.cells.len() == 1 && row.cells[0].contains(is_queen));
    let boards: BTreeSet<(usize, char)> =
        with_queens.flat_map(|row| row.cells[0].chars().map(|c| (row.cells[0].len(), c))).collect();
    let mut grids: Vec<Grid<'a>> = Vec::new();
    let mut apart = false;
    for row in rows {
        let fits = grids.last().and_then(|grid| grid.rows.last()).is_some_and(|last| alike(last, row));
        if (!fits || row.cells.len() > 1) && is_rule(row, &boards) {
            apart = true;
            continue;
        }
        let mut row = row.clone();
        row.apart |= std::mem::take(&mut apart);
        match grids.last_mut().filter(|_| fits) {
            Some(grid) => grid.rows.push(row),
            None => grids.push(Grid { rows: vec![row] }),
        }
    }
    let widest = grids.iter().max_by_key(|grid| grid.rows.len() * grid.width()).map_or(0, Grid::width);
    let uneven = grids.iter().flat_map(|grid| &grid.rows).find(|row| {
        let cells = row.cells.len();
        widest > 2 && cells != widest && cells * 2 > widest && !counts(&row.cells)
    });
    let uneven = uneven.cloned();
    Stretch { grids, uneven }
}

/// Whether two rows may belong to one board.
fn alike(a: &Row<'_>, b: &Row<'_>) -> bool {
    let signs = |row: &Row<'_>| row.cells.len() == 1 && is_signs(row.cells[0]);
    a.cells.len() == b.cells.len()
        && a.led == b.led
        && (!(signs(a) || signs(b)) || a.cells[0].len() == b.cells[0].len())
}

/// Whether a row is a line drawn between others: of one sign, in one piece that is no row of their board, or
/// in one for each column.
fn is_rule(row: &Row<'_>, boards: &BTreeSet<(usize, char)>) -> bool {
    let Some(sign) = row.cells[0].chars().next().filter(|c| !c.is_alphanumeric()) else { return false };
    let is_drawn = |cell: &&str| cell.chars().all(|c| c == sign || c == '+' || c == '-');
    let least = if row.cells.len() > 1 { 2 } else { 3 };
    let is_board = row.cells.len() == 1 && boards.contains(&(row.cells[0].len(), sign));
    row.cells.iter().all(|cell| cell.len() >= least) && row.cells.iter().all(is_drawn) && !is_board
}

fn is_queen(c: char) -> bool {
    "Qq1*Xx@".contains(c)
}

/// Whether it is a row of signs, one for each square.
fn is_signs(cell: &str) -> bool {
    cell.len() > 1 && cell.chars().all(|c| QUEENS.contains(c) || EMPTY.contains(c))
}

/// Queens as signs, one to a square: their places by row and column, and the board's size.
pub(super) struct Signs {
    pub(super) files: usize,
    pub(super) ranks: usize,
    pub(super) queens: Vec<usize>,
    /// Only 0 and 1.
    pub(super) digits: bool,
}

/// Reads one sign a square: `. Q . .` · `.Q..` · rows as the cells of one row.
pub(super) fn signs(grid: &Grid<'_>) -> Option<Signs> {
    let cells: Vec<&str> = grid.cells().collect();
    let length = cells.first()?.len();
    if cells.iter().any(|cell| cell.len() != length) {
        return None;
    }
    let files = if length > 1 { length } else { grid.width() };
    // Rows of several signs: one in each row of the text, or a whole board in one.
    if length > 1 && grid.width() > 1 && (grid.rows.len() > 1 || grid.width() != length) {
        return None;
    }
    let mut known: Vec<char> = Vec::new();
    for c in cells.iter().flat_map(|cell| cell.chars()) {
        if !known.contains(&c) {
            known.push(c);
        }
        if known.len() > 4 {
            return None;
        }
    }
    let queen = QUEENS.chars().find(|c| known.contains(c));
    // A sign that may be either is a queen where there is another for the empty squares.
    let queen = queen.filter(|&c| "Qq1".contains(c) || known.len() > 1);
    let is_plain = |c: char| EMPTY.contains(c) && (queen != Some('1') || c == '0' || known.len() == 2);
    let others_are_empty = known.iter().all(|&c| Some(c) == queen || is_plain(c));
    let few = known.len() <= 2 || queen.is_some_and(|queen| "Qq".contains(queen));
    let ranks = cells.len() * length / files;
    let fits = others_are_empty && few && (files > 1) == (ranks > 1);
    let all = cells.iter().flat_map(|cell| cell.chars());
    let queens = all.enumerate().filter(|(_, c)| Some(*c) == queen).map(|(at, _)| at).collect();
    fits.then(|| Signs { files, ranks, queens, digits: known.iter().all(|&c| c == '0' || c == '1') })
}
