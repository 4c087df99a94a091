//! Knight's tours as problems for the search: generate and test, backtracking, Warnsdorff's rule.

mod enumerate;
mod order;
mod walk;

pub use enumerate::Sequences;
pub use order::{AllJumps, CLASSIC, Rule, Ties, Warnsdorff};
pub use walk::{Position, Walk};
