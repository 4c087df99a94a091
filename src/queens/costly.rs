use super::cover::Cover;
use super::forward::{Choice, Forward};
use crate::board::Square;
use crate::search::{Conflict, Problem, Reason, Script};

/// The methods whose steps cost so much that it makes no difference to tell them apart at every
/// step, as one problem, so that the search of it is compiled once: 15 kB each.
#[derive(Clone, Debug, PartialEq)]
pub enum Costly {
    /// Forward checking.
    Forward(Forward),
    /// Exact cover.
    Cover(Cover),
    /// A construction.
    Script(Script),
}

/// Runs an expression with whichever problem there is.
macro_rules! each {
    ($costly:expr, $problem:ident => $body:expr) => {
        match $costly {
            Costly::Forward($problem) => $body,
            Costly::Cover($problem) => $body,
            Costly::Script($problem) => $body,
        }
    };
}

/// Runs an expression with a problem and a choice of its own kind.
macro_rules! with {
    ($costly:expr, $choice:ident, $problem:ident => $body:expr) => {
        match ($costly, $choice) {
            (Costly::Forward($problem), $choice) => $body,
            (Costly::Cover($problem), Choice::Queen($choice)) => $body,
            (Costly::Script($problem), Choice::Queen($choice)) => $body,
            _ => unreachable!("BUG: an attempt where there are none"),
        }
    };
}

/// Appends the squares that a problem offers.
fn offer(problem: &impl Problem<Choice = Square>, out: &mut Vec<Choice>) {
    let mut squares = Vec::new();
    problem.candidates(&mut squares);
    out.extend(squares.into_iter().map(Choice::Queen));
}

impl Problem for Costly {
    type Choice = Choice;

    fn candidates(&self, out: &mut Vec<Choice>) {
        match self {
            Costly::Forward(forward) => forward.candidates(out),
            Costly::Cover(cover) => offer(cover, out),
            Costly::Script(script) => offer(script, out),
        }
    }

    fn check(&self, choice: Choice) -> Option<Conflict> {
        with!(self, choice, problem => problem.check(choice))
    }

    fn apply(&mut self, choice: Choice) {
        with!(self, choice, problem => problem.apply(choice));
    }

    fn undo(&mut self, choice: Choice) {
        with!(self, choice, problem => problem.undo(choice));
    }

    fn is_solution(&self) -> bool {
        each!(self, problem => problem.is_solution())
    }

    fn square(&self, choice: Choice) -> Option<Square> {
        match choice {
            Choice::Queen(square) => Some(square),
            Choice::Attempt(_) => None,
        }
    }

    fn max_depth(&self) -> usize {
        each!(self, problem => problem.max_depth())
    }

    fn squares(&self) -> usize {
        each!(self, problem => problem.squares())
    }

    fn attempt(&self, choice: Choice) -> Option<u32> {
        match choice {
            Choice::Queen(_) => None,
            Choice::Attempt(number) => Some(number),
        }
    }

    fn effort(&self) -> u64 {
        each!(self, problem => problem.effort())
    }

    fn exhaustive(&self) -> bool {
        each!(self, problem => problem.exhaustive())
    }

    fn reason(&self, choice: Choice, conflict: Conflict) -> Reason {
        with!(self, choice, problem => problem.reason(choice, conflict))
    }
}
