//! N queens as problems for the search: generate and test, whole-board scan, row by row. On any
//! board the aim is one queen in every row, no two of which attack each other.

mod count;
mod enumerate;
mod join;
mod lines;
mod masks;
mod planes;
mod quadrant;
mod rows;
mod scan;
mod symmetric;

pub use count::{Count, Tally};
pub use enumerate::Boards;
pub use rows::{Columns, Rows};
pub use scan::Scan;
