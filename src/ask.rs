//! Questions about a setup that need no search to be watched: is there a solution, can this
//! position be finished, in how many ways.

use crate::board::Graph;
use crate::board::Square;
use crate::search::{Answer, Completion, Existence, Ways};
use crate::setup::{Method, Setup, TourSearch};
use crate::tour::{self, CLASSIC};

/// Whether the setup has a solution at all, by theorems and by looking at the board: at once.
pub fn exists(setup: &Setup) -> Existence {
    match setup.method {
        Method::Tour { .. } => tour::exists(&setup.board, setup.start_square(), setup.closed()),
        Method::Queens { .. } => Existence {
            answer: Answer::Unknown,
            reason: "undecided",
            params: Vec::new(),
            squares: Vec::new(),
        },
    }
}

/// Whether a position can still be finished: the squares of a tour from its start on, or of
/// queens. Asks every few thousand states whether to go on; else the answer is unknown.
pub fn complete(setup: &Setup, squares: &[Square], goes_on: &mut dyn FnMut() -> bool) -> Completion {
    match setup.method {
        Method::Tour { order, .. } => tour::complete(
            &setup.board,
            &Graph::knight(&setup.board, order),
            setup.closed(),
            squares,
            goes_on,
        ),
        Method::Queens { .. } => {
            Completion { answer: Answer::Unknown, completion: None, reason: Some("undecided") }
        }
    }
}

/// In how many ways a position can be finished through each square that may be next, in trial
/// order; a number is exact, or what was found before it was told to stop.
pub fn ways_on(setup: &Setup, squares: &[Square], goes_on: &mut dyn FnMut() -> bool) -> Vec<Ways> {
    match setup.method {
        Method::Tour { order, .. } => {
            tour::ways_on(&setup.board, &Graph::knight(&setup.board, order), setup.closed(), squares, goes_on)
        }
        Method::Queens { .. } => Vec::new(),
    }
}

/// A solution that is built, not searched for: the squares of a tour in order. `None` if the
/// method builds none for this board. O(squares).
pub fn construct(setup: &Setup) -> Option<Vec<u32>> {
    let tour = match setup.method {
        Method::Tour { search: TourSearch::Rotate, seed, .. } => {
            let graph = Graph::knight(&setup.board, CLASSIC);
            tour::rotate(&setup.board, &graph, setup.start_square(), seed)
        }
        Method::Tour { closed, .. } => tour::tiles(&setup.board, setup.start_square(), closed),
        Method::Queens { .. } => None,
    };
    Some(tour?.into_iter().map(Square::index).collect())
}
