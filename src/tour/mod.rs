//! Knight's tours as problems for the search: generate and test, backtracking, Warnsdorff's rule.

mod ask;
mod count;
mod enumerate;
mod existence;
mod field;
mod frontier;
mod layers;
mod narrow;
mod order;
mod rotate;
pub mod script;
mod subsets;
mod tiles;
mod walk;
mod ways;

pub use ask::{complete, ways_on};
pub use count::{Counted, Counter};
pub use enumerate::Sequences;
pub use existence::exists;
pub use order::{AllJumps, CLASSIC, Rule, Ties, Warnsdorff};
pub use rotate::rotate;
pub use tiles::tiles;
pub use walk::{Position, Walk};
