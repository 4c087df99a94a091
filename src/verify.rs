//! Independent checkers: is this a tour, is this a placement, and if not, where exactly does it
//! fail. They know the rules of chess and nothing of any solver.

use crate::board::{Board, Square};

/// What is wrong with a tour, the first fault along the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourFault {
    /// The square of this move is barred, or off the board.
    NotFree(usize),
    /// This move comes to a square where the knight was at the earlier move.
    Repeated(usize, usize),
    /// This move is not a knight's move from the one before.
    NotAJump(usize),
    /// The path is right but visits only so many squares.
    Incomplete(usize),
}

/// Whether the path visits each free square of the board exactly once by knight's moves.
/// `Ok(true)` is a closed tour, `Ok(false)` an open one; a tour of one square is open.
/// O(squares).
///
/// # Errors
/// The first fault; moves are counted from 0, the start.
pub fn tour(board: &Board, path: &[Square]) -> Result<bool, TourFault> {
    let mut visited = vec![None; board.squares() as usize];
    for (number, &square) in path.iter().enumerate() {
        if square.index() >= board.squares() || board.is_blocked(square) {
            return Err(TourFault::NotFree(number));
        }
        if number > 0 && !is_jump(board, path[number - 1], square) {
            return Err(TourFault::NotAJump(number));
        }
        if let Some(earlier) = visited[square.at()].replace(number) {
            return Err(TourFault::Repeated(number, earlier));
        }
    }
    if path.len() + board.blocked().len() < visited.len() {
        return Err(TourFault::Incomplete(path.len()));
    }
    let ends = path.first().zip(path.last());
    Ok(ends.is_some_and(|(&start, &end)| is_jump(board, end, start)))
}

/// What is wrong with a placement of queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueensFault {
    /// The queen with this number stands on a barred square, or off the board.
    NotFree(usize),
    /// These two queens attack each other or share a square.
    Attack(usize, usize),
    /// There are only so many queens.
    Incomplete(usize),
}

/// Whether there are as many queens as rows and no two attack each other. Barred squares hold no
/// queen but stop no attack. O(queens²).
///
/// # Errors
/// The first fault; queens are counted from 0 in the order given.
pub fn queens(board: &Board, queens: &[Square]) -> Result<(), QueensFault> {
    for (number, &queen) in queens.iter().enumerate() {
        if queen.index() >= board.squares() || board.is_blocked(queen) {
            return Err(QueensFault::NotFree(number));
        }
        if let Some(earlier) = queens[..number].iter().position(|&other| attacks(board, other, queen)) {
            return Err(QueensFault::Attack(earlier, number));
        }
    }
    if queens.len() < board.ranks() as usize { Err(QueensFault::Incomplete(queens.len())) } else { Ok(()) }
}

/// How far apart two squares are: rows, columns.
fn apart(board: &Board, a: Square, b: Square) -> (u32, u32) {
    (board.row(a).abs_diff(board.row(b)), board.column(a).abs_diff(board.column(b)))
}

fn is_jump(board: &Board, from: Square, to: Square) -> bool {
    matches!(apart(board, from, to), (1, 2) | (2, 1))
}

fn attacks(board: &Board, a: Square, b: Square) -> bool {
    let (rows, columns) = apart(board, a, b);
    rows == 0 || columns == 0 || rows == columns
}
