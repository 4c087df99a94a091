//! Tours that are built, as problems that a search plays.

use super::{CLASSIC, rotate as by_rotation, tiles as by_tiles};
use crate::board::{Board, Graph, Moves, Square};
use crate::search::Script;

/// The tour of [`tiles`](super::tiles). With a start, that is given, not placed.
pub fn tiles(board: &Board, start: Option<Square>, closed: bool) -> Script {
    script(board, by_tiles(board, start, closed), start)
}

/// The closed tour of [`rotate`](super::rotate). With a start, that is given, not placed.
pub fn rotate(board: &Board, start: Option<Square>, seed: u32) -> Script {
    script(board, by_rotation(board, &Graph::new(board, Moves::KNIGHT, CLASSIC), start, seed), start)
}

fn script(board: &Board, tour: Option<Vec<Square>>, start: Option<Square>) -> Script {
    let Some(mut tour) = tour else { return Script::nothing(board.squares()) };
    if start.is_some() {
        tour.remove(0);
    }
    Script::new(tour, board.squares())
}
