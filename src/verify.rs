//! Independent checkers: is this a tour, is this a placement, and if not, where exactly does it
//! fail. They know the rules of chess and nothing of any solver.

use crate::board::{Board, Moves, Square, Wrap};

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
    tour_by(board, Moves::KNIGHT, path)
}

/// The same for any leaper, and where edges of the board are joined.
///
/// # Errors
/// As [`tour`].
pub fn tour_by(board: &Board, moves: Moves, path: &[Square]) -> Result<bool, TourFault> {
    let mut visited = vec![None; board.squares() as usize];
    for (number, &square) in path.iter().enumerate() {
        if square.index() >= board.squares() || board.is_blocked(square) {
            return Err(TourFault::NotFree(number));
        }
        if number > 0 && !is_jump(board, moves, path[number - 1], square) {
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
    Ok(ends.is_some_and(|(&start, &end)| is_jump(board, moves, end, start)))
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

fn is_jump(board: &Board, moves: Moves, from: Square, to: Square) -> bool {
    let (rows, columns) = apart(board, from, to);
    let is = |apart: u32, way: u32, side: u32, joined: bool| {
        apart == way || joined && (apart == way % side || apart + way % side == side)
    };
    let (a, b) = moves.leaper;
    let fits = |down, right| {
        is(rows, down, board.ranks(), moves.wrap == Wrap::Torus)
            && is(columns, right, board.files(), moves.wrap != Wrap::None)
    };
    from != to && (fits(a, b) || fits(b, a))
}

fn attacks(board: &Board, a: Square, b: Square) -> bool {
    let (rows, columns) = apart(board, a, b);
    rows == 0 || columns == 0 || rows == columns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(indices: &[u32]) -> Vec<Square> {
        indices.iter().map(|&index| Square::new(index).unwrap()).collect()
    }

    /// The squares of a matrix of move numbers, in the order of the moves.
    fn path(matrix: &[u32]) -> Vec<Square> {
        let mut cells: Vec<_> = matrix.iter().zip(0..).map(|(&number, index)| (number, index)).collect();
        cells.sort_unstable();
        cells.into_iter().map(|(_, index)| Square::new(index).unwrap()).collect()
    }

    #[test]
    fn tours_and_their_faults() {
        let ring = Board::new(3, 3).with_blocked(&squares(&[4]));
        let round = squares(&[0, 5, 6, 1, 8, 3, 2, 7]);
        assert_eq!(tour(&ring, &round), Ok(true));
        assert_eq!(tour(&ring, &round[..7]), Err(TourFault::Incomplete(7)));
        assert_eq!(tour(&ring, &squares(&[0, 4])), Err(TourFault::NotFree(1)));
        assert_eq!(tour(&ring, &squares(&[0, 9])), Err(TourFault::NotFree(1)));
        assert_eq!(tour(&ring, &squares(&[0, 5, 0])), Err(TourFault::Repeated(2, 0)));
        assert_eq!(tour(&ring, &squares(&[0, 5, 5])), Err(TourFault::NotAJump(2)));
        assert_eq!(tour(&Board::new(1, 1), &squares(&[0])), Ok(false));
        assert_eq!(tour(&Board::new(1, 1), &[]), Err(TourFault::Incomplete(0)));
    }

    #[test]
    fn tours_of_a_worksheet() {
        let board = Board::new(5, 5);
        let right =
            [23, 10, 15, 4, 25, 16, 5, 24, 9, 14, 11, 22, 1, 18, 3, 6, 17, 20, 13, 8, 21, 12, 7, 2, 19];
        let wrong =
            [24, 21, 8, 13, 6, 9, 14, 5, 22, 3, 20, 23, 18, 7, 12, 15, 10, 1, 4, 17, 0, 19, 16, 11, 2];
        assert_eq!(tour(&board, &path(&right)), Ok(false));
        assert_eq!(tour(&board, &path(&wrong)), Err(TourFault::NotAJump(3)));
        // The knight never reaches the centre of 3×3, whatever a careless checker says.
        assert_eq!(tour(&Board::new(3, 3), &path(&[0, 3, 6, 5, 8, 1, 2, 7, 4])), Err(TourFault::NotAJump(8)));
    }

    #[test]
    fn queens_and_their_faults() {
        let board = Board::new(4, 4);
        assert_eq!(queens(&board, &squares(&[1, 7, 8, 14])), Ok(()));
        assert_eq!(queens(&board, &squares(&[14, 1, 8, 7])), Ok(()), "in any order");
        assert_eq!(queens(&board, &squares(&[1, 7, 8])), Err(QueensFault::Incomplete(3)));
        for (other, line) in
            [(3, "row"), (9, "column"), (6, "falling"), (4, "rising"), (1, "the square itself")]
        {
            assert_eq!(queens(&board, &squares(&[1, other])), Err(QueensFault::Attack(0, 1)), "{line}");
        }
        assert_eq!(queens(&board, &squares(&[1, 16])), Err(QueensFault::NotFree(1)));
        let barred = board.with_blocked(&squares(&[7, 4]));
        assert_eq!(queens(&barred, &squares(&[1, 7])), Err(QueensFault::NotFree(1)));
        assert_eq!(
            queens(&barred, &squares(&[0, 12])),
            Err(QueensFault::Attack(0, 1)),
            "a barred square is no shield"
        );
    }
}
