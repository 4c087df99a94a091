use super::field::Field;
use super::frontier::{Frontier, Given};
use super::layers::{Layers, Run};
use super::subsets::{MOST_SQUARES, Subsets};
use crate::board::Square;

/// All ways through a field, counted by whichever method suits it.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    given: Given,
    method: Method,
}

#[derive(Clone, Debug)]
enum Method {
    Frontier(Layers<Frontier>),
    Subsets(Layers<Subsets>),
    /// Too large for either.
    None,
}

/// Up to so many squares at hand, the frontier has fewer states than the sets, even with an end
/// that is free to choose (measured: 4×8 by frontier 54,000 and by sets 132,000; 5×7 alike).
const NARROW: usize = 11;

impl Ways {
    /// `traced`: to ask for one of them afterwards.
    pub(super) fn new(field: &Field, given: Given, traced: bool) -> Ways {
        let fits = match given {
            Given::Closed => true,
            _ => field.squares.len() > MOST_SQUARES,
        };
        let frontier = Frontier::new(field, given).filter(|frontier| fits || frontier.width() <= NARROW);
        let sets = || match given {
            Given::Closed => None,
            Given::From(head) => {
                let dark = field.colours().map(|colours| (colours, (field.squares.len() - 1) % 2 == 1));
                // Of a field of two colours, the end's colour follows from the start's.
                Subsets::new(field, head, |end| {
                    dark.as_ref().is_none_or(|(colour, changes)| (colour[end] != colour[head]) == *changes)
                })
            }
            Given::Between(head, home) => {
                // Home is the end: it may be reached last only.
                Subsets::new(field, head, |end| end == home)
            }
        };
        let method = match frontier {
            Some(frontier) => Method::Frontier(Layers::new(frontier, traced)),
            None => sets().map_or(Method::None, |sets| Method::Subsets(Layers::new(sets, traced))),
        };
        Ways { given, method }
    }

    pub(super) fn run(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Run {
        match &mut self.method {
            Method::Frontier(layers) => layers.run(goes_on),
            Method::Subsets(layers) => layers.run(goes_on),
            Method::None => Run::TooMany,
        }
    }

    /// How many there are, once all are counted.
    pub(super) fn total(&self) -> u128 {
        match &self.method {
            Method::Frontier(layers) => layers.total(),
            Method::Subsets(layers) => layers.total(),
            Method::None => 0,
        }
    }

    /// From 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        match &self.method {
            Method::Frontier(layers) => layers.progress(),
            Method::Subsets(layers) => layers.progress(),
            Method::None => 0.0,
        }
    }

    /// One of them, if there is one and traces were kept.
    pub(super) fn tour(&self, field: &Field) -> Option<Vec<Square>> {
        match (&self.method, self.given) {
            (Method::Frontier(layers), given) => Some(Frontier::tour(field, given, &layers.trace()?)),
            (Method::Subsets(layers), Given::From(head) | Given::Between(head, _)) => {
                Some(Subsets::tour(field, head, &layers.trace()?))
            }
            _ => None,
        }
    }
}
