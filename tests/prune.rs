//! Pruning loses no tour: pruned and plain searches find the same ones, in the same order, on
//! random small boards of every kind and on random graphs.

use backstep::board::{Board, Graph, Moves, Square, Wrap};
use backstep::search::{Conflict, Kind, Mask, Problem, Search, Status};
use backstep::tour::{AllJumps, Offer, Pruned, Ties, Walk, Warnsdorff};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
struct Case {
    graph: Graph,
    blocked: Vec<Square>,
    start: Option<Square>,
    closed: bool,
    ties: Ties,
}

fn square(index: u32) -> Square {
    Square::new(index).expect("a small index")
}

/// Boards of at most 15 squares with joined edges or not, for any small leaper.
fn boards() -> impl Strategy<Value = (Graph, Vec<Square>)> {
    let sides = (1..=5_u32, 1..=5_u32).prop_filter("few squares", |(files, ranks)| files * ranks <= 16);
    let leaper = prop_oneof![4 => Just((1, 2)), 1 => Just((0, 1)), 1 => Just((1, 1)), 1 => Just((1, 3)), 1 => Just((2, 3))];
    let wrap = prop_oneof![Just(Wrap::None), Just(Wrap::Cylinder), Just(Wrap::Torus)];
    let order = Just([0, 1, 2, 3, 4, 5, 6, 7]).prop_shuffle();
    (sides, leaper, wrap, order).prop_flat_map(|((files, ranks), leaper, wrap, order)| {
        let board = Board::new(files, ranks);
        let all: Vec<_> = (0..files * ranks).map(square).collect();
        let most = (all.len() - 1).min(4);
        subsequence(all, 0..=most)
            .prop_map(move |blocked| (Graph::new(&board, Moves { leaper, wrap }, order), blocked))
    })
}

/// Graphs of at most 9 squares with any edges: triangles, leaves, several parts.
fn graphs() -> impl Strategy<Value = (Graph, Vec<Square>)> {
    let edges = proptest::collection::vec((0..9_u32, 0..9_u32), 0..22);
    (1..=9_u32, edges).prop_map(|(squares, edges)| {
        let edges: Vec<_> = edges.into_iter().filter(|(a, b)| a.max(b) < &squares).collect();
        let edges: Vec<_> = edges.into_iter().map(|(a, b)| (square(a), square(b))).collect();
        (Graph::from_edges(squares, &edges), Vec::new())
    })
}

fn cases() -> impl Strategy<Value = Case> {
    let ties = prop_oneof![Just(Ties::First), Just(Ties::Roth), Just(Ties::Pohl)];
    let start = proptest::option::weighted(0.7, any::<Index>());
    (prop_oneof![boards(), graphs()], start, any::<bool>(), ties).prop_map(
        |((graph, blocked), start, closed, ties)| {
            let free: Vec<_> =
                (0..graph.squares()).map(square).filter(|square| !blocked.contains(square)).collect();
            let start = start.map(|index| free[index.index(free.len())]);
            Case { graph, blocked, start, closed, ties }
        },
    )
}

/// All solutions in order, the events by conflict, and the places; `None` if there is too much to do.
type Found = (Vec<Vec<Square>>, BTreeMap<u32, u64>, u64);

fn all<P: Problem>(problem: P) -> Option<Found> {
    let mut search = Search::new(problem);
    let (mut solutions, mut conflicts) = (Vec::new(), BTreeMap::new());
    let solution = Mask::of(Kind::Solution);
    let mut count = |event: backstep::search::Event| {
        if let Some(conflict) = event.conflict() {
            *conflicts.entry(conflict.code()).or_default() += 1;
        }
    };
    while search.run(2_000_000, solution, &mut count).reached {
        solutions.push(search.choices().filter_map(|choice| search.problem().square(choice)).collect());
        if solutions.len() > 50_000 {
            return None;
        }
    }
    (search.status() == Status::Exhausted).then(|| (solutions, conflicts, search.counts().placed))
}

#[test]
fn no_tour_is_lost() {
    let config = Config { cases: 3000, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    // Cases compared, with tours, tours; places plain and pruned; refusals by conflict.
    let seen = RefCell::new(([0_u64; 5], BTreeMap::<u32, u64>::new()));
    let result = runner.run(&cases(), |case| {
        let Case { graph, blocked, start, closed, ties } = case;
        let plain = if closed {
            all(Walk::<_, true>::on(graph.clone(), &blocked, start, AllJumps))
        } else {
            all(Walk::<_, false>::on(graph.clone(), &blocked, start, AllJumps))
        };
        let Some((tours, _, placed)) = plain else { return Ok(()) };
        let (pruned, conflicts, less) =
            all(Pruned::on(graph.clone(), &blocked, start, Offer::All, closed)).expect("no more than plain");
        prop_assert_eq!(&pruned, &tours);
        prop_assert!(less <= placed);
        let rule = Offer::Warnsdorff(Warnsdorff { ties, pure: false, seed: 0 });
        let (mut guided, ..) =
            all(Pruned::on(graph, &blocked, start, rule, closed)).expect("no more than plain");
        guided.sort();
        let mut tours = tours;
        tours.sort();
        prop_assert_eq!(&guided, &tours);
        let (counts, by_conflict) = &mut *seen.borrow_mut();
        for (count, more) in
            counts.iter_mut().zip([1, u64::from(!tours.is_empty()), tours.len() as u64, placed, less])
        {
            *count += more;
        }
        for (code, count) in conflicts {
            *by_conflict.entry(code).or_default() += count;
        }
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
    let ([compared, with_tours, _, placed, less], conflicts) = seen.into_inner();
    println!("{compared} compared, {with_tours} with tours, {less} of {placed} placed, {conflicts:?}");
    assert!(compared > 2500 && with_tours > 500 && compared - with_tours > 500);
    assert!(less * 2 < placed);
    for conflict in [Conflict::Stranded, Conflict::TooManyEnds, Conflict::CutOff, Conflict::NotClosed] {
        assert!(conflicts.get(&conflict.code()).is_some_and(|&count| count > 50), "{conflict:?} is seen");
    }
}
