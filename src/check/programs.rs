//! Programs with a mistake in them, run to see whether they print what somebody's program printed.

use super::turned::Turn;
use crate::board::{Board, Moves, Square};
use crate::tour::ORDERS;

/// Squares of the largest board on which tours are run, and the jumps that all runs may try together.
const MOST_SQUARES: usize = 400;
const MOST_JUMPS: u32 = 4_000_000;
/// Calls in one run by Warnsdorff's rule.
const MOST_CALLS: u32 = 20_000;
/// The same for queens: rows, and squares looked at in one run.
const MOST_ROWS: u32 = 12;
const MOST_LOOKS: u32 = 100_000;

/// Whether a search for a tour that takes no move back prints these numbers, with any order of the
/// eight jumps: each square keeps the number that it was given first, to the end. Orders that differ
/// from the text are given up at once, so that most of the 40,320 cost a few jumps; too many, and it is
/// not known.
pub(super) fn tour_without_take_back(board: &Board, moves: Moves, cells: &[Option<i64>]) -> bool {
    if cells.len() > MOST_SQUARES {
        return false;
    }
    let jumps = moves.jumps();
    let landings: Vec<[Option<Square>; 8]> = (0..board.squares())
        .filter_map(Square::new)
        .map(|from| jumps.map(|jump| moves.landing(board, from, jump).filter(|&to| !board.is_blocked(to))))
        .collect();
    let mut budget = MOST_JUMPS;
    [0, 1].into_iter().any(|base| {
        let mut begins = (0..cells.len()).filter(|&at| cells[at] == Some(base));
        let (Some(start), None) = (begins.next(), begins.next()) else { return false };
        let by_degree = |order: &[u8; 8]| {
            [false, true].into_iter().any(|looks| {
                let left = walked_by_degree(&landings, order, start, base, looks);
                left.is_some_and(|left| {
                    left.iter().zip(cells).all(|(&left, &cell)| left == cell.filter(|&number| number >= base))
                })
            })
        };
        if ORDERS.iter().any(|(_, order)| by_degree(order)) {
            return true;
        }
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        loop {
            if walks(&landings, order, start, cells, base, &mut budget) {
                return true;
            }
            if budget == 0 || !next_order(&mut order) {
                return false;
            }
        }
    })
}

/// Whether one order of the jumps leads to these numbers.
fn walks(
    landings: &[[Option<Square>; 8]],
    order: [usize; 8],
    start: usize,
    cells: &[Option<i64>],
    base: i64,
    budget: &mut u32,
) -> bool {
    let mut visited = vec![false; cells.len()];
    visited[start] = true;
    // The squares of the calls, and the next jump of each.
    let mut calls = vec![(start, 0)];
    while let Some((at, jump)) = calls.last_mut() {
        if *jump == 8 {
            calls.pop();
            continue;
        }
        let to = landings[*at][order[*jump]].map(Square::at);
        *jump += 1;
        *budget = budget.saturating_sub(1);
        if let Some(to) = to.filter(|&to| !visited[to]) {
            if cells[to] != Some(base + calls.len() as i64) || *budget == 0 {
                return false;
            }
            visited[to] = true;
            calls.push((to, 0));
        }
    }
    let is_number = |cell: Option<i64>| cell.is_some_and(|number| number > base);
    visited.iter().zip(cells).all(|(&visited, &cell)| visited || !is_number(cell))
}

/// The numbers that Warnsdorff's rule leaves if it takes nothing back: each call has sorted its free squares before it
/// goes to the first, and goes on to those that later calls have visited, too, unless it `looks` again. `None` if that
/// takes too long.
fn walked_by_degree(
    landings: &[[Option<Square>; 8]],
    order: &[u8; 8],
    start: usize,
    base: i64,
    looks: bool,
) -> Option<Vec<Option<i64>>> {
    let mut budget = MOST_CALLS;
    let mut numbers = vec![None; landings.len()];
    let ways = |numbers: &[Option<i64>], at: usize| -> Vec<usize> {
        let jumps = order.iter().filter_map(|&jump| landings[at][usize::from(jump)]).map(Square::at);
        jumps.filter(|&to| numbers[to].is_none()).collect()
    };
    let sorted = |numbers: &[Option<i64>], at: usize| {
        let mut squares = ways(numbers, at);
        squares.sort_by_key(|&to| ways(numbers, to).len());
        squares.into_iter()
    };
    numbers[start] = Some(base);
    let mut calls = vec![sorted(&numbers, start)];
    while let Some(squares) = calls.last_mut() {
        budget = budget.checked_sub(1)?;
        match squares.next() {
            None => {
                calls.pop();
            }
            Some(to) if looks && numbers[to].is_some() => {}
            Some(to) => {
                numbers[to] = Some(base + calls.len() as i64);
                if calls.len() + 1 == landings.len() {
                    break;
                }
                calls.push(sorted(&numbers, to));
            }
        }
    }
    Some(numbers)
}

/// The next permutation in the order of a dictionary.
fn next_order(order: &mut [usize; 8]) -> bool {
    let Some(at) = (1..8).rev().find(|&i| order[i - 1] < order[i]) else { return false };
    let with = (at..8).rev().find(|&i| order[i] > order[at - 1]).expect("BUG: the next one is greater");
    order.swap(at - 1, with);
    order[at..].reverse();
    true
}

/// How far a test for attacks looks.
#[derive(Clone, Copy, PartialEq)]
enum Reach {
    All,
    One,
    None,
}

/// A program that fills row after row.
#[derive(Clone)]
struct Rows {
    side: u32,
    column: Reach,
    falling: Reach,
    rising: Reach,
    takes_back: bool,
    board: Vec<bool>,
    looks: u32,
}

impl Rows {
    fn new(side: u32) -> Rows {
        let board = vec![false; (side * side) as usize];
        let [column, falling, rising] = [Reach::All; 3];
        Rows { side, column, falling, rising, takes_back: true, board, looks: MOST_LOOKS }
    }

    fn is_safe(&self, row: u32, column: u32) -> bool {
        let side = i64::from(self.side);
        (1..=row).all(|up| {
            let is_free = |reach: Reach, column: i64| {
                let looks = reach == Reach::All || reach == Reach::One && up == 1;
                !(looks
                    && (0..side).contains(&column)
                    && self.board[((row - up) * self.side) as usize + column as usize])
            };
            let (column, up) = (i64::from(column), i64::from(up));
            is_free(self.column, column)
                && is_free(self.falling, column - up)
                && is_free(self.rising, column + up)
        })
    }

    /// Fills this row and those below; the rows are few, so that it may call itself.
    fn solve(&mut self, row: u32) -> bool {
        if row == self.side {
            return true;
        }
        for column in 0..self.side {
            self.looks = self.looks.saturating_sub(1);
            if self.looks == 0 {
                return true;
            }
            if self.is_safe(row, column) {
                let at = (row * self.side + column) as usize;
                self.board[at] = true;
                if self.solve(row + 1) {
                    return true;
                }
                if self.takes_back {
                    self.board[at] = false;
                }
            }
        }
        false
    }

    /// What stands on the board in the end; `None` if that takes too long.
    fn run(mut self) -> Option<Vec<bool>> {
        self.solve(0);
        (self.looks > 0).then_some(self.board)
    }
}

/// Every square from the top left that nothing attacks: what a scan of the whole board leaves if it takes
/// nothing back.
fn scan_without_take_back(board: &Board) -> Vec<bool> {
    let mut queens: Vec<Square> = Vec::new();
    let attacks = |a: Square, b: Square| {
        let rows = board.row(a).abs_diff(board.row(b));
        let columns = board.column(a).abs_diff(board.column(b));
        rows == 0 || columns == 0 || rows == columns
    };
    for square in (0..board.squares()).filter_map(Square::new) {
        if !queens.iter().any(|&queen| attacks(queen, square)) {
            queens.push(square);
        }
    }
    as_board(board, &queens)
}

fn as_board(board: &Board, queens: &[Square]) -> Vec<bool> {
    let mut squares = vec![false; board.squares() as usize];
    queens.iter().for_each(|queen| squares[queen.at()] = true);
    squares
}

/// The mistake with which a program leaves these queens on a square board, whichever way it goes over it:
/// `no-take-back` · `untested` · `near`.
pub(super) fn queens_mistake(board: &Board, queens: &[Square]) -> Option<&'static str> {
    let side = board.files();
    if side != board.ranks() || !(3..=MOST_ROWS).contains(&side) {
        return None;
    }
    let seen = Turn::ALL.map(|(turn, _)| {
        as_board(board, &queens.iter().map(|&queen| turn.square(board, queen)).collect::<Vec<_>>())
    });
    if seen.contains(&scan_without_take_back(board)) {
        return Some("no-take-back");
    }
    let rows = Rows::new(side);
    let prints = |program: Rows| program.run().is_some_and(|left| seen.contains(&left));
    if prints(Rows { takes_back: false, ..rows.clone() }) {
        return Some("no-take-back");
    }
    let reaches = |short: Reach| {
        let one = [Reach::All, short];
        one.into_iter().flat_map(move |column| {
            one.into_iter()
                .flat_map(move |falling| one.into_iter().map(move |rising| (column, falling, rising)))
        })
    };
    for (bug, short) in [("untested", Reach::None), ("near", Reach::One)] {
        for (column, falling, rising) in reaches(short).skip(1) {
            if prints(Rows { column, falling, rising, ..rows.clone() }) {
                return Some(bug);
            }
        }
    }
    None
}
