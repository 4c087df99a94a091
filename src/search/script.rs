use super::{Conflict, Problem, Reason};
use crate::board::{Jump, Square};

/// A construction that plays as a search: one candidate a node, never refused, never taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// Everything that will be placed, in order.
    steps: Vec<Jump>,
    placed: usize,
    /// How many steps a solution has: a script without one ends stuck.
    goal: usize,
    squares: usize,
}

impl Script {
    /// These steps, on a board of so many squares, as a solution.
    pub fn new(steps: Vec<Jump>, squares: usize) -> Script {
        Script { placed: 0, goal: steps.len(), steps, squares }
    }

    /// Where the method builds nothing: stuck at once.
    pub fn nothing(squares: usize) -> Script {
        Script { placed: 0, goal: 1, steps: Vec::new(), squares }
    }
}

impl Problem for Script {
    type Choice = Jump;

    fn candidates(&self, out: &mut Vec<Jump>) {
        out.extend(self.steps.get(self.placed));
    }

    fn check(&self, _: Jump) -> Option<Conflict> {
        None
    }

    fn apply(&mut self, _: Jump) {
        self.placed += 1;
    }

    fn undo(&mut self, _: Jump) {
        self.placed -= 1;
    }

    fn is_solution(&self) -> bool {
        self.placed == self.goal
    }

    fn square(&self, jump: Jump) -> Option<Square> {
        jump.to()
    }

    fn max_depth(&self) -> usize {
        self.goal
    }

    fn squares(&self) -> usize {
        self.squares
    }

    fn jump(&self, jump: Jump) -> Option<u32> {
        (jump.number() < Jump::START).then(|| jump.number())
    }

    fn exhaustive(&self) -> bool {
        false
    }

    fn reason(&self, _: Jump, _: Conflict) -> Reason {
        Reason::default()
    }
}
