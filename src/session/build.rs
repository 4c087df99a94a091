use super::engine::Engine;
use crate::board::Graph;
use crate::queens::Rows;
use crate::search::{Problem, Timeline};
use crate::setup::{Method, QueensSearch, Setup, TourSearch};
use crate::tour::{AllJumps, Walk};

/// Whether this build of the library has a setup's method: the small one has the two plain searches.
pub fn holds(setup: &Setup) -> bool {
    let is_plain = match setup.method {
        Method::Tour { search, prune, closed, .. } => search == TourSearch::Backtrack && !prune && !closed,
        Method::Queens { search, .. } => matches!(search, QueensSearch::Rows { .. }),
    };
    is_plain || cfg!(feature = "full")
}

/// The one place that makes a search of a setup.
///
/// # Panics
/// If this build does not have the method.
pub(super) fn build(setup: &Setup) -> Box<dyn Engine> {
    let Setup { ref board, ref method, .. } = *setup;
    match *method {
        Method::Tour { search: TourSearch::Backtrack, prune: false, closed: false, .. } => {
            let walk = Walk::<_, false>::on(graph(setup), board.blocked(), setup.start_square(), AllJumps);
            timeline(walk)
        }
        Method::Queens { search: QueensSearch::Rows { columns, seed }, ref given } => {
            timeline(Rows::new(board.clone(), given, columns, seed))
        }
        #[cfg(feature = "full")]
        _ => full::build(setup),
        #[cfg(not(feature = "full"))]
        _ => unreachable!("BUG: a method of the full build"),
    }
}

fn timeline<P: Problem + 'static>(problem: P) -> Box<dyn Engine> {
    Box::new(Timeline::new(problem))
}

fn graph(setup: &Setup) -> Graph {
    match setup.method {
        Method::Tour { order, moves, .. } => Graph::new(&setup.board, moves, order),
        Method::Queens { .. } => unreachable!("BUG: queens do not jump"),
    }
}

/// What the small build leaves out.
#[cfg(feature = "full")]
mod full {
    use super::{Engine, graph, timeline};
    use crate::board::{Board, Square};
    use crate::queens::{Boards, Costly, Cover, Forward, Repair, Scan, formula};
    use crate::search::Script;
    use crate::setup::{Method, QueensSearch, Setup, TourSearch};
    use crate::tour::{AllJumps, Offer, Portfolio, Pruned, Sequences, Walk, Warnsdorff, script};

    pub(super) fn build(setup: &Setup) -> Box<dyn Engine> {
        let Setup { ref board, ref method, script: ref path } = *setup;
        let blocked = board.blocked();
        let start = setup.start_square();
        let (search, closed, prune, seed, order) = match *method {
            Method::Queens { search, ref given } => return queens(board, search, given),
            Method::Tour { search, closed, prune, seed, order, .. } => (search, closed, prune, seed, order),
        };
        let pruned =
            |offer| timeline(Portfolio::only(Pruned::on(graph(setup), blocked, start, offer, closed)));
        match search {
            TourSearch::Backtrack if prune => pruned(Offer::All),
            TourSearch::Backtrack => timeline(Walk::<_, true>::on(graph(setup), blocked, start, AllJumps)),
            TourSearch::Warnsdorff { ties, pure } => {
                let rule = Warnsdorff { ties, pure, seed };
                if prune {
                    pruned(Offer::Warnsdorff(rule))
                } else if closed {
                    timeline(Walk::<_, true>::on(graph(setup), blocked, start, rule))
                } else {
                    timeline(Walk::<_, false>::on(graph(setup), blocked, start, rule))
                }
            }
            TourSearch::Portfolio => timeline(Portfolio::new(graph(setup), order, blocked, start, closed)),
            TourSearch::Tiles => timeline(Costly::Script(script::tiles(board, start, closed))),
            TourSearch::Rotate => timeline(Costly::Script(script::rotate(board, start, seed))),
            TourSearch::Script => timeline(Costly::Script(Script::new(path[1..].to_vec(), board.squares()))),
            TourSearch::Enumerate => timeline(Sequences::new(board.clone(), order, start, closed)),
        }
    }

    fn queens(board: &Board, search: QueensSearch, given: &[Square]) -> Box<dyn Engine> {
        let own = board.clone();
        timeline(match search {
            QueensSearch::Scan => return timeline(Scan::new(own, given)),
            QueensSearch::Enumerate => return timeline(Boards::new(own, given)),
            QueensSearch::Repair { seed } => return Box::new(Repair::new(own, given, seed)),
            QueensSearch::Forward { columns, seed } => {
                Costly::Forward(Forward::in_order(own, given, columns, seed))
            }
            QueensSearch::Smallest { seed } => Costly::Forward(Forward::smallest(own, given, seed)),
            QueensSearch::Cover => Costly::Cover(Cover::new(board, given)),
            QueensSearch::Formula => {
                let columns = formula(board.files()).expect("BUG: the setup knows when there is a formula");
                let squares = (0..).zip(columns).map(|(row, column)| board.square(row, column.into()));
                let path = squares.map(|square| square.expect("BUG: the formula stays on the board"));
                Costly::Script(Script::new(path.collect(), board.squares()))
            }
            QueensSearch::Rows { .. } => unreachable!("BUG: the small build has it"),
        })
    }
}
