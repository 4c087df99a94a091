//! The laws of [`Problem`] and of [`Search`], for every implementor, on random boards.

use backstep::board::{Board, Graph, Moves, Square, Wrap};
use backstep::queens::{Boards, Columns, Costly, Cover, Forward, Rows, Scan, contradiction, formula};
use backstep::search::{Counts, Event, Kind, Mask, Problem, Script, Search, Status};
use backstep::tour::{AllJumps, Offer, Portfolio, Pruned, Sequences, Ties, Walk, Warnsdorff, script};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// A board and a method: what a random test is about.
#[derive(Clone, Debug)]
struct Case {
    board: Board,
    /// `None`: the start is part of the search.
    start: Option<Square>,
    order: [u8; 8],
    method: Method,
    seed: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Method {
    Backtrack { closed: bool },
    Warnsdorff { ties: Ties, pure: bool, closed: bool },
    Pruned { ties: Option<Ties>, closed: bool, moves: Moves },
    Portfolio { closed: bool, moves: Moves },
    Sequences { closed: bool },
    Tiles { closed: bool },
    Rotate,
    Rows(Columns),
    Scan,
    Boards,
    Forward(Columns),
    Smallest,
    Cover,
    Formula,
}

fn methods() -> impl Strategy<Value = Method> {
    const ALL: &[Ties] = &[Ties::First, Ties::Last, Ties::Random, Ties::Roth, Ties::Pohl, Ties::Squirrel];
    let ties = || proptest::sample::select(ALL);
    let leapers = prop_oneof![3 => Just((1, 2)), 1 => Just((0, 1)), 1 => Just((1, 1))];
    let wraps = prop_oneof![Just(Wrap::None), Just(Wrap::Cylinder), Just(Wrap::Torus)];
    let moves = (leapers, wraps).prop_map(|(leaper, wrap)| Moves { leaper, wrap });
    let columns =
        prop_oneof![Just(Columns::Left), Just(Columns::Right), Just(Columns::Centre), Just(Columns::Random)];
    prop_oneof![
        any::<bool>().prop_map(|closed| Method::Backtrack { closed }),
        (ties(), any::<bool>(), any::<bool>()).prop_map(|(ties, pure, closed)| Method::Warnsdorff {
            ties,
            pure,
            closed
        }),
        (proptest::option::of(ties()), any::<bool>(), moves.clone())
            .prop_map(|(ties, closed, moves)| Method::Pruned { ties, closed, moves }),
        (any::<bool>(), moves).prop_map(|(closed, moves)| Method::Portfolio { closed, moves }),
        any::<bool>().prop_map(|closed| Method::Sequences { closed }),
        any::<bool>().prop_map(|closed| Method::Tiles { closed }),
        Just(Method::Rotate),
        columns.clone().prop_map(Method::Rows),
        columns.prop_map(Method::Forward),
        Just(Method::Smallest),
        Just(Method::Cover),
        Just(Method::Formula),
        Just(Method::Scan),
        Just(Method::Boards),
    ]
}

fn cases() -> impl Strategy<Value = Case> {
    let sides = prop_oneof![3 => (3..=5_u32, 3..=5_u32), 1 => (1..=6_u32, 1..=6_u32)];
    let board = sides.prop_flat_map(|(files, ranks)| {
        let squares: Vec<_> = (0..files * ranks).filter_map(Square::new).collect();
        // At least one square stays free.
        let most = (squares.len() - 1).min(3);
        let blocked = prop_oneof![Just(Vec::new()), subsequence(squares, 0..=most)];
        blocked.prop_map(move |blocked| Board::new(files, ranks).with_blocked(&blocked))
    });
    let order = Just([0, 1, 2, 3, 4, 5, 6, 7]).prop_shuffle();
    (board, proptest::option::weighted(0.6, any::<Index>()), order, methods(), any::<u32>()).prop_map(
        |(board, start, order, method, seed)| {
            let free: Vec<_> = (0..board.squares())
                .filter_map(Square::new)
                .filter(|&square| !board.is_blocked(square))
                .collect();
            let start = start.map(|index| free[index.index(free.len())]);
            Case { board, start, order, method, seed }
        },
    )
}

/// Something to be tested of any problem.
trait Property {
    fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P);
}

impl Case {
    fn test(&self, property: &impl Property) {
        let Case { board, start, order, seed, .. } = self;
        let (order, start, seed) = (*order, *start, *seed);
        // Where a tour starts, and another square beside it, queens are given.
        let other = Square::new(seed % board.squares()).filter(|&square| !board.is_blocked(square));
        let mut given: Vec<_> = start.into_iter().chain(other).collect();
        if contradiction(board, &given).is_some() {
            given.pop();
        }
        let given = &given[..];
        match self.method {
            Method::Backtrack { closed: false } => {
                property.holds(Walk::<_, false>::new(board, order, start, AllJumps));
            }
            Method::Backtrack { closed: true } => {
                property.holds(Walk::<_, true>::new(board, order, start, AllJumps))
            }
            Method::Warnsdorff { ties, pure, closed: false } => {
                property.holds(Walk::<_, false>::new(board, order, start, Warnsdorff { ties, pure, seed }));
            }
            Method::Warnsdorff { ties, pure, closed: true } => {
                property.holds(Walk::<_, true>::new(board, order, start, Warnsdorff { ties, pure, seed }));
            }
            Method::Pruned { ties, closed, moves } => {
                let rule = ties.map(|ties| Warnsdorff { ties, pure: false, seed });
                let offer = rule.map_or(Offer::All, Offer::Warnsdorff);
                let graph = Graph::new(board, moves, order);
                let pruned = Pruned::on(graph, board.blocked(), start, offer, closed);
                property.holds(Portfolio::only(pruned.clone()));
                property.holds(pruned);
            }
            Method::Portfolio { closed, moves } => {
                let graph = Graph::new(board, moves, order);
                property.holds(Portfolio::new(graph, order, board.blocked(), start, closed));
            }
            Method::Sequences { closed } => {
                property.holds(Sequences::new(board.clone(), order, start, closed))
            }
            Method::Tiles { closed } => {
                property.holds(Costly::Script(script::tiles(board, start, closed)));
            }
            Method::Rotate => property.holds(Costly::Script(script::rotate(board, start, seed))),
            Method::Rows(columns) => property.holds(Rows::new(board.clone(), given, columns, seed)),
            Method::Scan => property.holds(Scan::new(board.clone(), given)),
            Method::Boards => property.holds(Boards::new(board.clone(), given)),
            Method::Forward(columns) => {
                property.holds(Forward::in_order(board.clone(), given, columns, seed))
            }
            // Sometimes so large that there are attempts.
            Method::Smallest if order[0] == 0 => {
                property.holds(Forward::smallest(Board::new(33, 33), &given[..given.len().min(1)], seed))
            }
            Method::Smallest => property.holds(Forward::smallest(board.clone(), given, seed)),
            Method::Cover => property.holds(Costly::Cover(Cover::new(board, given))),
            Method::Formula => {
                let side = 4 + seed % 9;
                let columns = (0..).zip(formula(side).expect("from 4 on there is one"));
                let squares = columns.filter_map(|(row, column)| Square::new(row * side + column));
                property.holds(Costly::Script(Script::new(squares.collect(), side * side)));
            }
        }
    }
}

/// The same random inputs every time: a failure is one for everybody.
fn for_all<S: Strategy>(cases: u32, strategy: &S, mut test: impl FnMut(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let test = std::cell::RefCell::new(&mut test);
    let result = runner.run(strategy, |value| {
        (test.borrow_mut())(value);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Everything that can be seen of a moment of a search.
#[derive(Clone, Debug, PartialEq)]
struct Moment<P: Problem> {
    problem: P,
    choices: Vec<P::Choice>,
    address: Vec<u32>,
    counts: Counts,
    status: Status,
    visits: Vec<u32>,
    last: Option<Event>,
    dead_end: bool,
}

fn moment<P: Problem + Clone>(search: &Search<P>) -> Moment<P> {
    Moment {
        problem: search.problem().clone(),
        choices: search.choices().collect(),
        address: search.address(),
        counts: search.counts(),
        status: search.status(),
        visits: search.visits().to_vec(),
        last: search.last_event(),
        dead_end: search.is_dead_end(),
    }
}

/// The first moments of a search, step by step from 0.
fn moments<P: Problem + Clone>(problem: &P, most: usize) -> Vec<Moment<P>> {
    let mut search = Search::new(problem.clone());
    let mut moments = vec![moment(&search)];
    while moments.len() <= most
        && let Some(event) = search.step()
    {
        let now = moment(&search);
        assert_eq!(now.last, Some(event));
        moments.push(now);
    }
    moments
}

struct Laws;

impl Property for Laws {
    fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
        for now in moments(&problem, 150) {
            // 1: the choices in force are the whole state, whatever was tried and taken back before.
            let mut fresh = problem.clone();
            now.choices.iter().for_each(|&choice| fresh.apply(choice));
            assert_eq!(fresh, now.problem);
            assert!(now.choices.len() <= fresh.max_depth());
            assert_eq!(fresh.squares(), now.visits.len());
            if fresh.is_solution() {
                continue;
            }
            let (mut offered, mut again) = (Vec::new(), Vec::new());
            fresh.candidates(&mut offered);
            now.problem.candidates(&mut again);
            assert_eq!(offered, again);
            for (i, &choice) in offered.iter().enumerate() {
                // 3
                assert!(!offered[..i].contains(&choice), "{choice:?} is offered twice");
                let conflict = fresh.check(choice);
                assert_eq!(conflict, now.problem.check(choice));
                assert!(fresh.square(choice).is_none_or(|square| square.at() < fresh.squares()));
                if let Some(conflict) = conflict {
                    fresh.reason(choice, conflict);
                } else {
                    // 2 and 4
                    assert!(now.choices.len() < fresh.max_depth());
                    fresh.apply(choice);
                    assert_ne!(fresh, now.problem);
                    fresh.undo(choice);
                    assert_eq!(fresh, now.problem);
                }
            }
        }
    }
}

#[test]
fn problems_keep_the_laws() {
    for_all(1000, &cases(), |case| case.test(&Laws));
}

/// Steps forwards and backwards by these amounts, one event at a time.
struct Walked(Vec<i32>);

impl Property for Walked {
    fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
        let moments = moments(&problem, 300);
        let mut search = Search::new(problem);
        let mut at = 0;
        for &distance in &self.0 {
            for _ in 0..distance.abs() {
                let event = if distance > 0 { search.step() } else { search.step_back() };
                match (event, distance > 0) {
                    (Some(event), true) => {
                        at += 1;
                        assert_eq!(moments.get(at).map_or(Some(event), |now| now.last), Some(event));
                    }
                    (Some(event), false) => {
                        assert_eq!(moments.get(at).map_or(Some(event), |now| now.last), Some(event));
                        at -= 1;
                    }
                    (None, true) => assert_eq!(at, moments.len() - 1),
                    (None, false) => assert_eq!(at, 0),
                }
                if let Some(now) = moments.get(at) {
                    assert_eq!(moment(&search), *now);
                }
            }
        }
    }
}

#[test]
fn there_and_back_bit_for_bit() {
    for_all(300, &cases(), |case| case.test(&Walked(vec![250, -251])));
}

#[test]
fn back_and_forth_at_random() {
    let walks = proptest::collection::vec(-30..40, 20);
    for_all(300, &(cases(), walks), |(case, walk)| case.test(&Walked(walk)));
}

#[test]
fn counts_add_up() {
    struct Identities;
    impl Property for Identities {
        fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
            let mut deepest = 0;
            for (step, now) in moments(&problem, 300).iter().enumerate() {
                let Counts { placed, rejected, backtracks, solutions, depth, .. } = now.counts;
                let ended = u64::from(matches!(now.status, Status::Exhausted | Status::Stuck));
                deepest = deepest.max(depth);
                assert_eq!((placed - backtracks, now.counts.deepest), (depth, deepest));
                assert_eq!(placed + rejected + backtracks + solutions + ended, step as u64);
                assert_eq!((now.counts.step, now.choices.len()), (step as u64, depth as usize));
                assert_eq!(now.address.len(), now.choices.len() + 1);
            }
        }
    }
    for_all(200, &cases(), |case| case.test(&Identities));
}

/// Restores at some moments.
struct Restored(Vec<Index>);

impl Property for Restored {
    fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
        let moments = moments(&problem, 300);
        for index in &self.0 {
            let at = index.index(moments.len());
            let then = &moments[at];
            let restore = |counts| Search::restore(problem.clone(), &then.address, counts);
            let mut search = restore(&then.counts).expect("the address and the counts of a moment");
            // The visits of the past are not known, until the start is.
            let seen = |search: &Search<P>, like: &Moment<P>| Moment {
                visits: like.visits.clone(),
                ..moment(search)
            };
            assert_eq!(seen(&search, then), *then);
            if let Some(next) = moments.get(at + 1) {
                assert_eq!(search.step(), next.last);
                search.step_back();
            }
            for before in moments[..at].iter().rev() {
                assert!(search.step_back().is_some());
                let deepest = if before.counts.step == 0 { 0 } else { then.counts.deepest };
                let counts = Counts { deepest: before.counts.deepest, ..search.counts() };
                assert!(search.counts().deepest <= deepest);
                assert_eq!(Moment { counts, ..seen(&search, before) }, *before);
            }
            assert_eq!(moment(&search), moments[0], "back at the start everything is known again");

            let wrong = [
                Counts { step: then.counts.step + 1, ..then.counts },
                Counts { placed: then.counts.placed + 1, ..then.counts },
                Counts { depth: then.counts.depth + 1, ..then.counts },
                Counts { deepest: u64::MAX, ..then.counts },
            ];
            assert!(wrong.iter().all(|counts| restore(counts).is_err()));
            // As if nothing had ever been refused or taken back.
            let depth = then.counts.depth;
            let young = Counts { step: depth, placed: depth, depth, deepest: depth, ..Counts::default() };
            assert_eq!(restore(&young).is_ok(), then.counts == young);
        }
    }
}

#[test]
fn an_address_restores() {
    let places = proptest::collection::vec(any::<Index>(), 3);
    for_all(300, &(cases(), places), |(case, places)| case.test(&Restored(places)));
}

/// Runs with a mask, there and back.
struct Stops(Mask);

impl Property for Stops {
    fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
        let moments = moments(&problem, 300);
        let end = moments.len() as u64 - 1;
        let stops_at = |now: &&Moment<P>| {
            let by_kind = now.last.is_some_and(|event| self.0.bits() >> event.kind().code() & 1 != 0);
            by_kind || now.dead_end && self.0.bits() & Mask::DEAD_END.bits() != 0
        };
        let wanted: Vec<_> = moments.iter().skip(1).filter(stops_at).map(|now| now.counts.step).collect();
        let mut search = Search::new(problem);
        let mut there = Vec::new();
        while search.run(end - search.counts().step, self.0, |_| ()).reached {
            there.push(search.counts().step);
        }
        assert_eq!((search.counts().step, &there), (end, &wanted));
        let mut back = BTreeSet::new();
        while search.run_back(u64::MAX, self.0, |_| ()).reached {
            back.insert(search.counts().step);
        }
        assert_eq!(search.counts().step, 0);
        let wanted: BTreeSet<_> =
            moments[..end as usize].iter().filter(stops_at).map(|now| now.counts.step).collect();
        assert_eq!(back, wanted);
    }
}

#[test]
fn runs_stop_at_the_same_places_in_both_directions() {
    let masks = (0..512_u32).prop_map(|bits| Mask::from_bits(bits & !1).expect("known bits"));
    for_all(300, &(cases(), masks), |(case, mask)| case.test(&Stops(mask)));
}

#[test]
fn the_random_boards_are_of_both_kinds() {
    /// Counts solvable, exhausted and stuck cases.
    #[derive(Default)]
    struct Outcomes(std::cell::RefCell<[u32; 3]>);
    impl Property for Outcomes {
        fn holds<P: Problem + Clone + PartialEq + Debug>(&self, problem: P) {
            let mut search = Search::new(problem);
            search.run(100_000, Mask::of(Kind::Solution), |_| ());
            match search.status() {
                Status::Solution => self.0.borrow_mut()[0] += 1,
                Status::Exhausted => self.0.borrow_mut()[1] += 1,
                Status::Stuck => self.0.borrow_mut()[2] += 1,
                Status::Running => {}
            }
        }
    }
    let (tours, queens, pure) = (Outcomes::default(), Outcomes::default(), Outcomes::default());
    for_all(1800, &cases(), |case| match case.method {
        Method::Warnsdorff { pure: true, .. } | Method::Tiles { .. } | Method::Rotate => case.test(&pure),
        Method::Backtrack { .. } | Method::Warnsdorff { .. } | Method::Sequences { .. } => case.test(&tours),
        Method::Pruned { .. } | Method::Portfolio { .. } => case.test(&tours),
        _ => case.test(&queens),
    });
    for outcomes in [tours, queens] {
        let [solved, exhausted, _] = outcomes.0.into_inner();
        assert!(solved >= 20 && exhausted >= 20, "{solved} solved, {exhausted} exhausted");
    }
    let [_, _, stuck] = pure.0.into_inner();
    assert!(stuck >= 10, "{stuck} stuck");
}
