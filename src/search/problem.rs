use super::Conflict;
use crate::board::Square;

/// What a search needs to know of a problem and a method.
///
/// # Laws
/// Checked for every implementor by `tests/laws.rs`:
/// 1. `candidates`, `check` and `is_solution` depend on the choices applied, in their order, and
///    on nothing else: a random tie-break is a hash of a seed and the position.
/// 2. `apply` then `undo` of the same choice restores the state exactly.
/// 3. The candidates of a node are distinct.
/// 4. No position lies deeper than `max_depth`.
///
/// The engine applies only choices that `check` allows, undoes them in reverse, and asks a
/// solution for no candidates.
pub trait Problem {
    /// One decision, such as a jump or a queen's square.
    type Choice: Copy + PartialEq + std::fmt::Debug;

    /// Appends the choices offered here, in trial order.
    fn candidates(&self, out: &mut Vec<Self::Choice>);

    /// Why the choice is refused here; `None` if it is allowed.
    fn check(&self, choice: Self::Choice) -> Option<Conflict>;

    /// Makes the choice.
    fn apply(&mut self, choice: Self::Choice);

    /// Takes back the choice that was made last.
    fn undo(&mut self, choice: Self::Choice);

    /// Whether nothing is left to choose.
    fn is_solution(&self) -> bool;

    /// The square a choice is about, if it is on the board.
    fn square(&self, choice: Self::Choice) -> Option<Square>;

    /// How many choices a solution can take at the most.
    fn max_depth(&self) -> usize;

    /// How many squares the board has.
    fn squares(&self) -> usize;

    /// Whether the method works with degrees.
    fn counts_degrees(&self) -> bool {
        false
    }

    /// The number of ways on from the choice's square, where the method works with it, else 0.
    fn degree(&self, _choice: Self::Choice) -> u32 {
        0
    }

    /// The number, 0 … 7 in the classic order, of the jump that a choice is, if it is one.
    fn jump(&self, _choice: Self::Choice) -> Option<u32> {
        None
    }

    /// The number from 0 of the attempt that a choice begins, if it is not a piece at all.
    fn attempt(&self, _choice: Self::Choice) -> Option<u32> {
        None
    }

    /// How many plain steps a step costs, roughly: what runs in slices makes fewer of them.
    fn effort(&self) -> u64 {
        1
    }

    /// Whether choices are taken back at all. If not, the search ends at its first solution, or
    /// stuck.
    fn exhaustive(&self) -> bool {
        true
    }

    /// More about a conflict that `check` has just found here.
    fn reason(&self, choice: Self::Choice, conflict: Conflict) -> Reason;
}

/// The particulars of a conflict, as data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The attacking queen; of several the one that was placed first.
    pub by: Option<Square>,
    /// Visited: the move at which the knight was there. Breaks: the number of the first jump or
    /// queen that fails.
    pub number: Option<u32>,
    /// Breaks: what is wrong with that jump or queen.
    pub cause: Option<Conflict>,
    /// Empty row: the row, from 0 at the top, that would keep no safe square.
    pub row: Option<u32>,
    /// Stranded: the square that would have lost its last way in or out.
    pub stranded: Option<Square>,
}
