use super::Mask;
use crate::board::Square;

/// The moments at which a run stops: just after an event for which every condition holds.
///
/// Whether they hold follows from the position alone, so a run may be cut into slices anywhere,
/// and stops at the same moments in both directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// The kinds of events; without any it is no goal.
    pub mask: Mask,
    /// The square that the event is about; at a dead end that of the piece placed last.
    pub square: Option<Square>,
    /// How many choices are in force after it.
    pub depth: Option<u64>,
    /// A backtrack that is so many-th of its retreat: a maximal run of backtracks without a
    /// place between. Rejects do not end it.
    pub retreat: Option<u64>,
    /// A place that reaches its depth for the first time. What was reached before a
    /// [`restore`](super::Search::restore) is not known.
    pub first: bool,
}

impl Goal {
    /// Stops at nothing.
    pub const NONE: Goal = Goal { mask: Mask::NONE, square: None, depth: None, retreat: None, first: false };
}

impl From<Mask> for Goal {
    /// Any event of the mask.
    fn from(mask: Mask) -> Goal {
        Goal { mask, ..Goal::NONE }
    }
}
