use super::{Conflict, Problem, Reason};
use crate::board::Square;

/// A construction played step by step: the squares of a finished solution, one candidate a node.
/// It takes nothing back and ends at its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    path: Vec<Square>,
    done: usize,
    /// How many squares a solution has: a script without one ends stuck.
    goal: usize,
    squares: usize,
}

impl Script {
    /// The squares of a solution, in the order in which they are placed on a board with so many
    /// squares.
    pub fn new(path: Vec<Square>, squares: u32) -> Script {
        Script { goal: path.len(), path, done: 0, squares: squares as usize }
    }

    /// Where nothing can be built: stuck at once.
    pub fn nothing(squares: u32) -> Script {
        Script { goal: 1, path: Vec::new(), done: 0, squares: squares as usize }
    }
}

impl Problem for Script {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        out.extend(self.path.get(self.done));
    }

    fn check(&self, _: Square) -> Option<Conflict> {
        None
    }

    fn apply(&mut self, _: Square) {
        self.done += 1;
    }

    fn undo(&mut self, _: Square) {
        self.done -= 1;
    }

    fn is_solution(&self) -> bool {
        self.done == self.goal
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.goal
    }

    fn squares(&self) -> usize {
        self.squares
    }

    fn exhaustive(&self) -> bool {
        false
    }

    fn reason(&self, _: Square, _: Conflict) -> Reason {
        Reason::default()
    }
}
