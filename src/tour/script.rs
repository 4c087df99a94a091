//! Tours that are built, as problems that a search plays.

use super::{CLASSIC, rotate as by_rotation, tiles as by_tiles};
use crate::board::{Board, Graph, Jump, KNIGHT, Square};
use crate::search::Script;

/// The tour of [`tiles`](super::tiles). With a start, that is given, not placed.
pub fn tiles(board: &Board, start: Option<Square>, closed: bool) -> Script {
    script(board, by_tiles(board, start, closed), start)
}

/// The closed tour of [`rotate`](super::rotate). With a start, that is given, not placed.
pub fn rotate(board: &Board, start: Option<Square>, seed: u32) -> Script {
    script(board, by_rotation(board, &Graph::knight(board, CLASSIC), start, seed), start)
}

fn script(board: &Board, tour: Option<Vec<Square>>, start: Option<Square>) -> Script {
    let squares = board.squares() as usize;
    let Some(tour) = tour else { return Script::nothing(squares) };
    let first = start.is_none().then(|| Jump::new(Jump::START, Some(tour[0])));
    let jumps = tour.windows(2).map(|pair| Jump::new(number(board, pair[0], pair[1]), Some(pair[1])));
    Script::new(first.into_iter().chain(jumps).collect(), squares)
}

/// Which of [`KNIGHT`]'s jumps leads from one square to the other.
fn number(board: &Board, from: Square, to: Square) -> u32 {
    let down = i64::from(board.row(to)) - i64::from(board.row(from));
    let right = i64::from(board.column(to)) - i64::from(board.column(from));
    KNIGHT.iter().position(|&jump| jump == (down, right)).expect("BUG: a tour goes by jumps") as u32
}
