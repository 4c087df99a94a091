//! Knight's tours as problems for the search: generate and test, backtracking with and without
//! pruning, Warnsdorff's rule, and a portfolio of attempts.

mod ask;
mod count;
mod enumerate;
mod existence;
mod field;
mod frontier;
mod layers;
mod narrow;
mod order;
mod portfolio;
mod prune;
mod rotate;
pub mod script;
mod squirrel;
mod subsets;
mod tiles;
mod walk;
mod ways;

pub use ask::{complete, ways_on};
pub use count::{Counted, Counter};
pub use enumerate::Sequences;
pub use existence::exists;
pub use order::{AllJumps, CLASSIC, ORDERS, Rule, Ties, Warnsdorff};
pub use portfolio::{Portfolio, Trial};
pub use prune::{Offer, Pruned};
pub use rotate::rotate;
pub use tiles::tiles;
pub use walk::{Position, Walk};
