//! Questions about a setup that need no search to be watched: is there a solution, can this
//! position be finished, in how many ways.

use crate::board::{Graph, Moves, Square};
use crate::queens;
use crate::search::{Completion, Existence, Ways};
use crate::setup::{Error, Method, Setup, TourSearch};
use crate::tour::{self, CLASSIC};

/// Whether the setup has a solution at all, by theorems and by looking at the board: at once.
pub fn exists(setup: &Setup) -> Existence {
    match &setup.method {
        Method::Tour { .. } => {
            tour::exists(&setup.board, setup.moves(), setup.start_square(), setup.closed())
        }
        Method::Queens { given, .. } => queens::ask::exists(&setup.board, given),
    }
}

/// Whether a position can still be finished: the squares of a tour from its start on, or of
/// queens besides those given. Asks every few thousand states whether to go on; told to stop, the
/// answer is unknown.
pub fn complete(setup: &Setup, squares: &[Square], goes_on: &mut dyn FnMut() -> bool) -> Completion {
    match &setup.method {
        Method::Tour { order, .. } => {
            tour::complete(&setup.board, &graph(setup, *order), setup.closed(), squares, goes_on)
        }
        Method::Queens { given, .. } => queens::ask::complete(&setup.board, given, squares, goes_on),
    }
}

/// In how many ways a position can be finished through each square that may be next, in trial
/// order; a number is exact, or what was found before it was told to stop.
pub fn ways_on(setup: &Setup, squares: &[Square], goes_on: &mut dyn FnMut() -> bool) -> Vec<Ways> {
    match &setup.method {
        Method::Tour { order, .. } => {
            tour::ways_on(&setup.board, &graph(setup, *order), setup.closed(), squares, goes_on)
        }
        Method::Queens { given, .. } => queens::ask::ways_on(&setup.board, given, squares, goes_on),
    }
}

fn graph(setup: &Setup, order: [u8; 8]) -> Graph {
    Graph::new(&setup.board, setup.moves(), order)
}

/// A solution that is built, not searched for: the squares of a tour in order, or the column,
/// from 0, of the queen of each row from the top. `None` if there is none, or none is built for
/// this board. Queens up to a million. O(squares), O(queens).
///
/// # Errors
/// As [`Setup::parse`].
pub fn construct(text: &str) -> Result<Option<Vec<u32>>, Error> {
    if let Some(side) = Setup::formula_side(text)? {
        return Ok(queens::formula(side));
    }
    let setup = Setup::parse(text)?;
    let (board, start) = (&setup.board, setup.start_square());
    let tour = match setup.method {
        Method::Tour { search: TourSearch::Rotate, seed, .. } => {
            tour::rotate(board, &graph(&setup, CLASSIC), start, seed)
        }
        Method::Tour { closed, moves, .. } if moves == Moves::KNIGHT => tour::tiles(board, start, closed),
        Method::Tour { .. } => None,
        Method::Queens { .. } => {
            let plain = setup.given().is_empty() && board.blocked().is_empty();
            return Ok(queens::formula(board.files()).filter(|_| plain && board.files() == board.ranks()));
        }
    };
    Ok(tour.map(|tour| tour.into_iter().map(Square::index).collect()))
}
