use super::{Conflict, Problem, Reason};
use crate::board::Square;

/// A construction played step by step: the squares of a finished solution, one candidate a node.
/// It takes nothing back and ends at its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    path: Vec<Square>,
    done: usize,
    squares: usize,
}

impl Script {
    /// The squares of a solution, in the order in which they are placed on a board with so many
    /// squares.
    pub fn new(path: Vec<Square>, squares: u32) -> Script {
        Script { path, done: 0, squares: squares as usize }
    }
}

impl Problem for Script {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        out.push(self.path[self.done]);
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
        self.done == self.path.len()
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.path.len()
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
