//! Knight's tours as problems for the search: generate and test, backtracking with and without
//! pruning, Warnsdorff's rule, and a portfolio of attempts.

mod enumerate;
mod order;
mod portfolio;
mod prune;
mod squirrel;
mod walk;

pub use enumerate::Sequences;
pub use order::{AllJumps, CLASSIC, ORDERS, Rule, Ties, Warnsdorff};
pub use portfolio::{Portfolio, Trial};
pub use prune::{Offer, Pruned};
pub use walk::{Position, Walk};
