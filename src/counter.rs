//! All solutions of a setup, counted in slices without searching for one after another.

use crate::board::Graph;
use crate::setup::{Method, Setup};
use crate::tour::{self, CLASSIC};

/// A count in progress: see [`Counter::open`].
#[derive(Clone, Debug)]
pub enum Counter {
    /// Of a knight's tours.
    Tour {
        /// The count.
        counter: Box<tour::Counter>,
        /// What the setup asks for.
        setup: Box<Setup>,
    },
}

/// What has been counted. What was not asked for, or makes no sense for the problem, is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Whether every slice that was asked for has come to its end.
    pub done: bool,
    /// Whether it was given up, because there is too much to remember: then it is never done.
    pub too_many: bool,
    /// The solutions of the setup, as an exhaustive search would find them: from its start, if
    /// there is one, and closed ones both ways round.
    pub solutions: u128,
    /// Solutions that differ under the symmetries of the board.
    pub fundamental: Option<u128>,
    /// Open tours with a direction, closed ones included, from every start.
    pub open_directed: Option<u128>,
    /// Closed tours without start and direction.
    pub closed_undirected: Option<u128>,
    /// Open tours by the index of the start's square.
    pub by_start: Option<Vec<u128>>,
}

impl Counter {
    /// A count of one slice, or of all; `None` if there is no such slice or nothing to count.
    pub fn open(setup: &Setup, slice: Option<usize>) -> Option<Counter> {
        match setup.method {
            Method::Tour { .. } => {
                let graph = Graph::new(&setup.board, setup.moves(), CLASSIC);
                let counter = tour::Counter::new(&setup.board, &graph, setup.closed(), slice);
                if slice.is_some_and(|slice| slice >= counter.slices()) {
                    return None;
                }
                Some(Counter::Tour { counter: Box::new(counter), setup: Box::new(setup.clone()) })
            }
            Method::Queens { .. } => None,
        }
    }

    /// How many slices there are; their counts add up.
    pub fn slices(setup: &Setup) -> usize {
        match Counter::open(setup, None) {
            Some(Counter::Tour { counter, .. }) => counter.slices(),
            None => 0,
        }
    }

    /// Goes on; true when there is nothing left to do. Asks every few thousand states whether to
    /// go on.
    pub fn run(&mut self, goes_on: &mut dyn FnMut() -> bool) -> bool {
        match self {
            Counter::Tour { counter, .. } => counter.run(goes_on),
        }
    }

    /// From 0 to 1.
    pub fn progress(&self) -> f64 {
        match self {
            Counter::Tour { counter, .. } => counter.progress(),
        }
    }

    /// What has been counted so far: of what has come to its end.
    pub fn result(&self) -> Counted {
        match self {
            Counter::Tour { counter, setup } => tours(counter.counted(), setup),
        }
    }
}

fn tours(counted: &tour::Counted, setup: &Setup) -> Counted {
    let start = setup.start_square();
    let solutions = if setup.closed() {
        // From each of its squares, both ways round; of two squares there is but one way.
        let squares = setup.goal() as u128;
        let ways = if squares > 2 { 2 } else { 1 };
        let starts = if start.is_some() { 1 } else { squares };
        counted.closed_undirected.unwrap_or(0).saturating_mul(ways * starts)
    } else {
        let from = |square: crate::board::Square| Some(counted.by_start.as_ref()?[square.at()]);
        start.map_or(counted.open_directed, from).unwrap_or(0)
    };
    Counted {
        done: counted.done,
        too_many: counted.too_many,
        solutions,
        fundamental: None,
        open_directed: counted.open_directed,
        closed_undirected: counted.closed_undirected,
        by_start: counted.by_start.clone(),
    }
}
