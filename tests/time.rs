//! Jumps by meaning, the record and the estimates, against passes over all events.

use backstep::board::{Board, Square};
use backstep::queens::{Columns, Rows};
use backstep::search::{Conflict, Estimate, Event, Goal, Kind, Mask, Problem, Reason, Search};
use backstep::session::{Session, Stop};

const SMALL: &[&str] = &[
    "problem=queens&n=5",
    "problem=queens&n=6&method=forward",
    "problem=queens&n=5&method=smallest",
    "problem=queens&n=4&method=scan",
    "problem=queens&n=4&method=enumerate",
    "problem=queens&n=6&method=cover",
    "problem=tour&files=4&ranks=3",
    "problem=tour&files=4&ranks=3&start=any&method=warnsdorff",
    "problem=tour&files=3&ranks=4&closed=1",
    "problem=tour&n=5&start=a1&prune=1",
    "problem=tour&n=4&method=portfolio",
    "problem=tour&n=5&method=warnsdorff&pure=1&start=b5",
    "problem=queens&n=6&method=repair&seed=5",
];

fn open(text: &str) -> Session {
    Session::open(text).expect("a setup")
}

/// What was seen after a step.
#[derive(Clone, Copy, Debug)]
struct Moment {
    event: Event,
    depth: u64,
    dead_end: bool,
    head: Option<Square>,
    /// Where a moved queen came from.
    from: Option<Square>,
    /// Backtracks since the last place.
    retreat: u64,
    /// The depth was never reached before.
    first: bool,
}

/// All steps of a search, at most so many.
fn moments(setup: &str, most: usize) -> Vec<Moment> {
    let mut session = open(setup);
    let mut moments: Vec<Moment> = Vec::new();
    let (mut retreat, mut deepest) = (0, 0);
    while let Some(event) = session.step() {
        let depth = session.counts().depth;
        let placed = event.kind() == Kind::Place;
        retreat = if placed { 0 } else { retreat + u64::from(event.kind() == Kind::Backtrack) };
        moments.push(Moment {
            event,
            depth,
            // Stuck is the end of a dead end, not another.
            dead_end: session.frame().dead_end && event.kind() != Kind::Stuck,
            head: if depth == 0 { None } else { session.head() },
            from: session.explain().filter(|_| event.kind() == Kind::Move).and_then(|last| last.from),
            retreat,
            first: placed && depth > deepest,
        });
        deepest = deepest.max(depth);
        if moments.len() == most {
            break;
        }
    }
    moments
}

fn meets(moment: &Moment, goal: &Goal) -> bool {
    let kind = moment.event.kind();
    let depth = goal.depth.is_none_or(|depth| depth == moment.depth);
    let by_kind = goal.mask.bits() >> kind.code() & 1 != 0
        && goal
            .square
            .is_none_or(|square| moment.event.square() == Some(square) || moment.from == Some(square))
        && goal.retreat.is_none_or(|length| kind == Kind::Backtrack && moment.retreat == length)
        && (!goal.first || moment.first);
    let by_dead_end = goal.mask.bits() & Mask::DEAD_END.bits() != 0
        && moment.dead_end
        && goal.square.is_none_or(|square| moment.head == Some(square))
        && goal.retreat.is_none()
        && !goal.first;
    depth && (by_kind || by_dead_end)
}

/// Numbers that look random.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

fn any_goal(state: &mut u64, depths: u64) -> Goal {
    let some = |state: &mut u64, most: u64| random(state).is_multiple_of(2).then(|| random(state) % most);
    match random(state) % 4 {
        0 => Goal {
            retreat: Some(1 + random(state) % 4),
            depth: some(state, depths).filter(|depth| depth % 3 == 0),
            ..Mask::of(Kind::Backtrack).into()
        },
        1 => Goal { depth: some(state, depths), first: true, ..Mask::of(Kind::Place).into() },
        _ => Goal {
            square: some(state, 16).and_then(|index| Square::new(index as u32)),
            depth: some(state, depths),
            ..Mask::from_bits(random(state) as u32 & 0b1_1111_1110).expect("known bits").into()
        },
    }
}

#[test]
fn jumps_stop_at_the_same_moments_both_ways_however_they_are_sliced() {
    for (number, setup) in SMALL.iter().enumerate() {
        let moments = moments(setup, 4_000);
        let deepest = moments.iter().map(|moment| moment.depth).max().unwrap_or(0);
        let mut state = number as u64;
        let mut met = 0;
        for _ in 0..60 {
            let goal = any_goal(&mut state, deepest + 2);
            let steps = (1_u64..).zip(&moments).filter(|(_, moment)| meets(moment, &goal));
            let wanted: Vec<u64> = steps.map(|(step, _)| step).collect();
            met += usize::from(!wanted.is_empty());

            let mut session = open(setup);
            let mut stops = Vec::new();
            // Slices of all lengths: a retreat may begin in one and end in another.
            let end = moments.len() as u64;
            while session.counts().step < end {
                let most = (1 + random(&mut state) % 7).min(end - session.counts().step);
                if session.run_until(goal, most, || true).1 == Stop::Reached {
                    stops.push(session.counts().step);
                }
            }
            assert_eq!(stops, wanted, "{setup}, {goal:?}");

            let mut back = Vec::new();
            while session.counts().step > 0 {
                let most = 1 + random(&mut state) % 7;
                if session.run_back_until(goal, most, || true).1 == Stop::Reached {
                    back.push(session.counts().step);
                }
            }
            back.reverse();
            // The one that the search stood at is not met again.
            let before: Vec<u64> = wanted.iter().copied().filter(|&step| step < end).collect();
            assert_eq!(back, before, "{setup}, {goal:?} backwards");
        }
        assert!((5..60).contains(&met), "{setup}: {met} goals were met");
    }
}

#[test]
fn a_restored_search_finds_the_same_retreats() {
    let goal = Goal { retreat: Some(3), ..Mask::of(Kind::Backtrack).into() };
    let setup = "problem=tour&n=5&start=a1";
    let walked_to = |step| {
        let mut session = open(setup);
        assert!(session.seek(step, || true));
        session
    };
    let mut walked = open(setup);
    while walked.run_until(goal, 50, || true).1 != Stop::End && walked.counts().step < 253 {
        let mut restored = Session::restore(walked.setup().clone(), &walked.address(), &walked.counts())
            .expect("a true position");
        let step = walked.counts().step;
        for session in [&mut walked_to(step), &mut restored] {
            let back = session.run_back_until(goal, 400, || true);
            let forth = session.run_until(goal, 400, || true);
            assert!(back.0 > 0 && forth.0 > 0);
        }
        let (mut one, mut other) = (walked_to(step), restored);
        one.run_back_until(goal, u64::MAX, || true);
        other.run_back_until(goal, u64::MAX, || true);
        assert_eq!(one.address(), other.address());
    }
}

#[test]
fn the_record_agrees_with_a_pass_over_the_events() {
    for setup in SMALL.iter().filter(|setup| !setup.contains("repair")) {
        let moments = moments(setup, 30_000);
        let mut session = open(setup);
        let mut state = 1;
        // There and back again: nothing is recorded twice.
        while session.counts().step < moments.len() as u64 {
            let to = (session.counts().step + random(&mut state) % 3_000).min(moments.len() as u64);
            session.seek(to, || true);
            session.seek(to - random(&mut state) % (to + 1) / 2, || true);
            session.seek(to, || true);
        }
        let record = session.record().expect("a tree");
        assert_eq!((record.from(), record.furthest()), (0, moments.len() as u64));
        let dead_ends = moments.iter().filter(|moment| moment.dead_end).count();
        assert_eq!(record.dead_ends(), dead_ends as u64, "{setup}");

        // A retreat ends before the next place.
        let mut retreats: Vec<(u64, u64)> = Vec::new();
        for (step, moment) in (1..).zip(&moments) {
            if moment.event.kind() == Kind::Backtrack {
                if moment.retreat > 1 {
                    retreats.pop();
                }
                retreats.push((moment.retreat, step));
            }
        }
        let lengths = record.lengths();
        for (length, &count) in (0..).zip(&lengths) {
            let wanted = retreats.iter().filter(|retreat| retreat.0 == length).count();
            assert_eq!(count, wanted as u64, "{setup}, retreats of {length}");
        }
        let taken_back: u64 = (0..).zip(&lengths).map(|(length, count)| length * count).sum();
        assert_eq!(taken_back, session.counts().backtracks);
        retreats.sort_by_key(|&(length, step)| (u64::MAX - length, step));
        retreats.truncate(16);
        let longest: Vec<_> =
            record.longest().iter().map(|retreat| (u64::from(retreat.length), retreat.step)).collect();
        assert_eq!(longest, retreats, "{setup}");

        let steps = |wanted: &dyn Fn(&Moment) -> bool| -> Vec<u64> {
            (1..).zip(&moments).filter(|(_, moment)| wanted(moment)).map(|(step, _)| step).collect()
        };
        let every = record.solutions().every() as usize;
        let solutions = steps(&|moment| moment.event.kind() == Kind::Solution);
        assert_eq!(record.solutions().count(), solutions.len() as u64);
        assert!(record.solutions().steps().iter().eq(solutions.iter().step_by(every)), "{setup}");
        assert_eq!(record.deepenings().steps(), steps(&|moment| moment.first), "{setup}");
        assert_eq!(u64::from(record.deepest()), session.counts().deepest);

        let depths: Vec<u32> =
            [0].into_iter().chain(moments.iter().map(|moment| moment.depth as u32)).collect();
        let envelope = record.envelope();
        let width = envelope.width() as usize;
        assert!(width.is_power_of_two() && envelope.buckets().len() == moments.len().div_ceil(width));
        assert!(width == 1 || envelope.buckets().len() > 256, "{setup}: no coarser than it must be");
        for (bucket, span) in envelope.buckets().iter().enumerate() {
            let covered = &depths[bucket * width..depths.len().min((bucket + 1) * width + 1)];
            let wanted = (covered.iter().min(), covered.iter().max());
            assert_eq!((Some(&span.low), Some(&span.high)), wanted, "{setup}, bucket {bucket}");
        }
    }
}

#[test]
fn many_solutions_are_thinned_honestly() {
    let mut session = open("problem=queens&n=6&method=scan");
    session.run_until(Mask::NONE, u64::MAX, || true);
    let record = session.record().expect("a tree");
    assert_eq!((record.solutions().count(), record.solutions().every()), (2_880, 8));
    assert_eq!(record.solutions().steps().len(), 360);
    let mut again = open("problem=queens&n=6&method=scan");
    for (number, &step) in record.solutions().steps().iter().enumerate() {
        assert!(again.seek(step, || true));
        assert_eq!(again.counts().solutions, 1 + 8 * number as u64);
        assert_eq!(again.explain().map(|last| last.event.kind()), Some(Kind::Solution));
    }
}

#[test]
fn the_numbers_of_the_classic_searches() {
    for (setup, dead_ends, backtracks, longest) in [
        ("problem=tour&n=5&start=a1", 5, 16, None),
        ("problem=tour&n=5", 3_318, 8_815, Some((14, None))),
        ("problem=tour", 3_076_604, 8_250_669, Some((22, Some(14_031_000)))),
    ] {
        let mut session = open(setup);
        session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
        let record = session.record().expect("a tree");
        assert_eq!((record.dead_ends(), session.counts().backtracks), (dead_ends, backtracks), "{setup}");
        let first = record.longest()[0];
        if let Some((length, step)) = longest {
            assert_eq!(first.length, length, "{setup}");
            assert!(step.is_none_or(|step| step == first.step), "{setup}: {first:?}");
        }
        // The jump and the record agree on where the longest retreat ends.
        let goal = Goal { retreat: Some(first.length.into()), ..Mask::of(Kind::Backtrack).into() };
        assert!(session.run_back_until(goal, u64::MAX, || true).1 == Stop::Reached);
        let ends: Vec<_> = record_steps(&session, first.length);
        assert_eq!(Some(&session.counts().step), ends.last());
    }
}

fn record_steps(session: &Session, length: u32) -> Vec<u64> {
    let longest = session.record().expect("a tree").longest();
    longest.iter().filter(|retreat| retreat.length == length).map(|retreat| retreat.step).collect()
}

#[test]
fn f7_is_left_at_step_136_and_taken_back_at_step_39_096_075() {
    let mut session = open("problem=tour");
    session.seek(136, || true);
    let last = session.explain().expect("a step was made");
    let name = |square: Option<Square>| square.map(|square| session.setup().board.name(square).to_string());
    assert_eq!((name(last.from), name(last.event.square())), (Some("f7".into()), Some("d6".into())));
    let goal = Goal { square: last.from, ..Mask::of(Kind::Place).or(Mask::of(Kind::Backtrack)).into() };
    assert_eq!(session.run_until(goal, u64::MAX, || true).1, Stop::Reached);
    assert_eq!(session.counts().step, 39_096_075);
    assert_eq!(session.explain().map(|last| last.event.kind()), Some(Kind::Backtrack));
    assert_eq!(session.run_back_until(goal, u64::MAX, || true).1, Stop::Reached);
    // That is where the knight came to f7.
    assert!(session.counts().step < 136);
    assert_eq!(
        session.explain().map(|last| (last.event.kind(), last.event.square())),
        Some((Kind::Place, goal.square))
    );
}

#[test]
fn a_record_begins_where_a_search_is_restored() {
    let mut walked = open("problem=tour&n=5");
    walked.seek(30_000, || true);
    let mut restored = Session::restore(walked.setup().clone(), &walked.address(), &walked.counts())
        .expect("a true position");
    assert_eq!(restored.record().map(|record| (record.from(), record.furthest())), Some((30_000, 30_000)));
    let before = walked.record().expect("a tree").dead_ends();
    for session in [&mut walked, &mut restored] {
        session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
    }
    let (whole, part) = (walked.record().expect("a tree"), restored.record().expect("a tree"));
    assert_eq!(part.dead_ends(), whole.dead_ends() - before);
    assert_eq!((part.furthest(), part.solutions().steps()), (79_440, &[79_440][..]));
    // At the start the whole past is known again, and the record begins anew.
    restored.seek(0, || true);
    restored.seek(79_440, || true);
    assert_eq!(restored.record(), walked.record());
}

#[test]
fn the_explored_share_is_within_nine_points_of_the_truth() {
    let mut session = open("problem=tour&n=5");
    session.run_until(Mask::of(Kind::Exhausted), u64::MAX, || true);
    let total = session.counts().step;
    assert_eq!(session.explored(), Some(1.0));
    let before = (session.address(), session.counts(), session.visits().to_vec());
    for percent in (0..100).rev() {
        session.seek(total * percent / 100, || true);
        let explored = 100.0 * session.explored().expect("a tree");
        assert!((explored - percent as f64).abs() <= 9.0, "{explored} at {percent} %");
    }
    session.seek(total, || true);
    assert_eq!(
        (session.address(), session.counts(), session.visits().to_vec()),
        before,
        "nothing was disturbed"
    );
}

#[test]
fn the_explored_share_never_falls() {
    for setup in SMALL {
        let mut session = open(setup);
        let mut last = 0.0_f64;
        let Some(first) = session.explored() else { continue };
        assert_eq!(first, 0.0, "{setup}");
        for _ in 0..5_000 {
            if session.step().is_none() {
                assert!((last - 1.0).abs() < 1e-9, "{setup}: {last}");
                break;
            }
            let explored = session.explored().expect("a tree");
            assert!((last - 1e-9..=1.0 + 1e-9).contains(&explored), "{setup}: {explored} after {last}");
            last = explored;
        }
    }
}

#[test]
fn the_sizes_of_the_trees_lie_between_the_guesses() {
    for (n, nodes) in [(4, 17.0), (5, 54.0), (6, 153.0), (7, 552.0), (8, 2_057.0)] {
        let mut session = open(&format!("problem=queens&n={n}"));
        session.seek(13, || true);
        let before = (session.address(), session.counts(), session.visits().to_vec());
        let mut estimate = Estimate::new(1);
        // However it is sliced, the walks are the same.
        while session.probe(&mut estimate, 2_000, || false) == Some(false) {}
        let mut at_once = Estimate::new(1);
        assert_eq!(open(&format!("problem=queens&n={n}")).probe(&mut at_once, 2_000, || true), Some(true));
        assert_eq!((&estimate, estimate.walks()), (&at_once, 2_000));
        assert_eq!((session.address(), session.counts(), session.visits().to_vec()), before);
        let (low, high) = estimate.range();
        assert!(low < nodes && nodes < high, "{n}: {nodes} between {low} and {high}");
        assert!(
            (estimate.mean() - nodes).abs() < 4.0 * estimate.error(),
            "{n}: {} ± {}",
            estimate.mean(),
            estimate.error()
        );
        assert!(estimate.error() < 0.1 * nodes, "{n}: ± {}", estimate.error());
    }
}

#[test]
fn what_takes_nothing_back_has_no_tree_to_guess() {
    for setup in [
        "problem=tour&method=warnsdorff&pure=1",
        "problem=queens&method=repair",
        "problem=tour&n=100&method=warnsdorff",
    ] {
        assert_eq!(open(setup).probe(&mut Estimate::new(0), 10, || true), None, "{setup}");
    }
    assert_eq!(open("problem=tour&method=warnsdorff&pure=1").explored(), None);
}

#[test]
fn a_tree_beyond_all_numbers_is_said_to_be() {
    let mut session = open("problem=tour&n=64&method=enumerate");
    let mut estimate = Estimate::new(0);
    assert_eq!(session.probe(&mut estimate, 5, || true), Some(true));
    assert_eq!(estimate.mean(), f64::INFINITY);
}

/// Every node of a level has as many branches: widths 3, 1, 4; every second candidate is refused.
#[derive(Clone, Debug, PartialEq)]
struct Even {
    depth: usize,
}

const WIDTHS: [u32; 3] = [3, 1, 4];

impl Problem for Even {
    type Choice = u32;

    fn candidates(&self, out: &mut Vec<u32>) {
        out.extend(0..2 * WIDTHS.get(self.depth).unwrap_or(&0));
    }

    fn check(&self, choice: u32) -> Option<Conflict> {
        choice.is_multiple_of(2).then_some(Conflict::Occupied)
    }

    fn apply(&mut self, _: u32) {
        self.depth += 1;
    }

    fn undo(&mut self, _: u32) {
        self.depth -= 1;
    }

    fn is_solution(&self) -> bool {
        self.depth == 3
    }

    fn square(&self, _: u32) -> Option<Square> {
        None
    }

    fn max_depth(&self) -> usize {
        3
    }

    fn squares(&self) -> usize {
        1
    }

    fn reason(&self, _: u32, _: Conflict) -> Reason {
        Reason::default()
    }
}

#[test]
fn an_even_tree_is_guessed_exactly_by_every_walk() {
    let mut search = Search::new(Even { depth: 0 });
    let mut estimate = Estimate::new(3);
    assert!(search.probe(&mut estimate, 30, || true));
    assert_eq!((estimate.mean(), estimate.error(), estimate.range()), (19.0, 0.0, (19.0, 19.0)));
    let events = search.by_ref().filter(|event| event.kind() == Kind::Place).count();
    assert_eq!(events, 18, "the root is a node too");
    // Of an even tree the explored share is exact too: after two of the first three branches.
    search.run_back(u64::MAX, Goal { depth: Some(0), ..Mask::of(Kind::Backtrack).into() }, |_| ());
    search.run_back(u64::MAX, Goal { depth: Some(0), ..Mask::of(Kind::Backtrack).into() }, |_| ());
    assert!((search.explored() - 2.0 / 3.0).abs() < 1e-12);
}

#[test]
fn walks_are_as_likely_to_go_anywhere() {
    for (n, nodes) in [(5, 54.0), (6, 153.0), (8, 2_057.0)] {
        let mut search = Search::new(Rows::new(Board::new(n, n), &[], Columns::Left, 0));
        let mut estimate = Estimate::new(1);
        search.probe(&mut estimate, 200_000, || true);
        assert!(
            (estimate.mean() / nodes - 1.0).abs() < 0.005,
            "{n}: {} ± {}",
            estimate.mean(),
            estimate.error()
        );
    }
}
