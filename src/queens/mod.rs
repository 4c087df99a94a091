//! N queens. On any board the aim is one queen in every row, no two of which attack each other.
//!
//! As problems for the search: generate and test, whole-board scan, row by row, with forward
//! checking, as an exact cover. Besides: repair, a formula, symmetry, and
//! questions about a position in [`ask`].

pub mod ask;
mod bits;
mod costly;
mod count;
mod cover;
mod enumerate;
mod formula;
mod forward;
mod join;
mod lines;
mod masks;
mod planes;
mod quadrant;
mod repair;
mod rows;
mod scan;
mod symmetric;
mod symmetry;

pub use costly::Costly;
pub use count::{Count, Tally};
pub use cover::Cover;
pub use enumerate::Boards;
pub use formula::formula;
pub use forward::{Choice, Forward};
pub use lines::{attack, contradiction};
pub use repair::{Move, Repair};
pub use rows::{Columns, Rows};
pub use scan::Scan;
pub use symmetry::{Fundamental, canonical, class_size, fundamental, images};
