//! The board: squares and their names, the shape of a board, and the graph of jumps on it.

mod graph;
mod moves;
mod shape;
mod square;

pub use graph::{Graph, Jump, KNIGHT};
pub use moves::{Moves, Wrap};
pub use shape::Board;
pub use square::{NO_SQUARE, Square};
