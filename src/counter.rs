//! Counting all solutions of a setup, exactly, in slices that may be counted anywhere.

use crate::board::{Graph, Square};
use crate::queens::Count;
use crate::setup::{Error, Method, Setup, error};
use crate::tour::{self, CLASSIC};

/// A count under way. It can be stopped and gone on with at any time.
#[derive(Clone, Debug)]
pub enum Counter {
    /// All placements of queens.
    Queens(Box<Count>),
    /// All tours.
    Tours(Box<Tours>),
}

/// All tours of a setup's board, with what the setup asks for.
#[derive(Clone, Debug)]
pub struct Tours {
    counter: tour::Counter,
    setup: Setup,
}

/// What has been counted so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whether this is all of it.
    pub done: bool,
    /// Tours: given up, there is too much to remember; it is never done.
    pub too_many: bool,
    /// Solutions of the setup, as an exhaustive search would find them: tours from its start, if
    /// there is one, closed ones both ways round. As long as it is not done, there are at least
    /// so many.
    pub solutions: u128,
    /// Queens: what the solutions that a turn keeps add to eight times the fundamental ones.
    pub symmetric: Option<u128>,
    /// Queens: solutions that differ under the symmetries of the board.
    pub fundamental: Option<u128>,
    /// Tours with a direction, closed ones included, from every start.
    pub open_directed: Option<u128>,
    /// Closed tours without start and direction.
    pub closed_undirected: Option<u128>,
    /// Tours with a direction, by the index of the start's square.
    pub by_start: Option<Vec<u128>>,
}

impl Counter {
    /// Prepares to count everything that the setup describes, whatever its method.
    ///
    /// # Errors
    /// As [`Setup::parse`]; code `range`, key `files` if the board is too wide.
    pub fn open(text: &str) -> Result<Counter, Error> {
        let setup = Setup::parse(text)?;
        match setup.method {
            Method::Queens { .. } => {
                let wide = || {
                    let files = setup.board.files().to_string();
                    error("range", "files", [("value", files), ("min", "1".into()), ("max", "32".into())])
                };
                Count::new(&setup.board, setup.given())
                    .map(|count| Counter::Queens(Box::new(count)))
                    .ok_or_else(wide)
            }
            Method::Tour { .. } => {
                let graph = Graph::new(&setup.board, setup.moves(), CLASSIC);
                let counter = tour::Counter::new(&setup.board, &graph, setup.closed(), None);
                Ok(Counter::Tours(Box::new(Tours { counter, setup })))
            }
        }
    }

    /// In how many slices it can be counted.
    pub fn slices(&self) -> u32 {
        match self {
            Counter::Queens(count) => count.slices(),
            Counter::Tours(tours) => tours.counter.slices() as u32,
        }
    }

    /// Starts again, with one slice below [`slices`](Counter::slices), or with everything. Tables
    /// that all slices share are kept.
    pub fn aim(&mut self, slice: Option<u32>) {
        match self {
            Counter::Queens(count) => count.aim(slice),
            Counter::Tours(tours) => tours.counter.aim(slice.map(|slice| slice as usize)),
        }
    }

    /// Goes on as long as `goes_on`, which is asked every few ten thousand operations; whether all
    /// is counted.
    pub fn run(&mut self, mut goes_on: impl FnMut() -> bool) -> bool {
        match self {
            Counter::Queens(count) => count.run(goes_on),
            Counter::Tours(tours) => tours.counter.run(&mut goes_on),
        }
    }

    /// The share that is done, as far as it can be told: 0 to 1.
    pub fn progress(&self) -> f64 {
        match self {
            Counter::Queens(count) => count.progress(),
            Counter::Tours(tours) => tours.counter.progress(),
        }
    }

    /// What has been counted so far.
    pub fn tally(&self) -> Tally {
        match self {
            Counter::Queens(count) => {
                let tally = count.tally();
                Tally {
                    done: tally.done,
                    solutions: tally.solutions.into(),
                    symmetric: tally.symmetric.map(u128::from),
                    fundamental: tally.fundamental.map(u128::from),
                    ..Tally::default()
                }
            }
            Counter::Tours(tours) => tours.tally(),
        }
    }
}

impl Tours {
    fn tally(&self) -> Tally {
        let counted = self.counter.counted().clone();
        let start = self.setup.start_square();
        let solutions = if self.setup.closed() {
            // From each of its squares, both ways round; of two squares there is but one way.
            let squares = self.setup.goal() as u128;
            let ways = if squares > 2 { 2 } else { 1 };
            let starts = if start.is_some() { 1 } else { squares };
            counted.closed_undirected.map(|tours| tours.saturating_mul(ways * starts))
        } else {
            let from = |start: Square| Some(counted.by_start.as_ref()?[start.at()]);
            start.map_or(counted.open_directed, from)
        };
        Tally {
            done: counted.done,
            too_many: counted.too_many,
            solutions: solutions.unwrap_or(0),
            open_directed: counted.open_directed,
            closed_undirected: counted.closed_undirected,
            by_start: counted.by_start,
            ..Tally::default()
        }
    }
}
