//! Long runs: seeking, and the classic 8×8 search of 74 million steps there and back.

use backstep::board::{Board, Square};
use backstep::queens::Scan;
use backstep::search::{Counts, Event, Kind, Mask, Problem, Search, Status, Timeline};
use backstep::tour::{AllJumps, CLASSIC, Walk};

/// Everything that can be seen of a search.
fn seen<P: Problem>(search: &Search<P>) -> (Vec<u32>, Counts, Status, &[u32], Option<Event>) {
    (search.address(), search.counts(), search.status(), search.visits(), search.last_event())
}

#[test]
fn a_timeline_seeks_what_a_fresh_search_steps_to() {
    let board = Board::new(5, 5);
    let walk = || Walk::<_, false>::new(&board, CLASSIC, Square::new(0), AllJumps);
    let end = 79_440_u64;
    let mut timeline = Timeline::new(walk());
    // A walk that visits the steps in no order, both ways.
    for step in (0..60).map(|k| k * 49_999 % (end + 1)) {
        // Out of breath every time: several calls arrive as one would.
        while !timeline.seek(step, || false) {}
        let mut fresh = Search::new(walk());
        fresh.run(step, Mask::NONE, |_| ());
        assert_eq!(seen(timeline.search()), seen(&fresh), "step {step}");
    }
}

#[test]
fn a_timeline_restored_learns_its_past_at_the_start() {
    let scan = || Scan::new(Board::new(6, 6), &[]);
    let mut search = Search::new(scan());
    search.run(400_000, Mask::NONE, |_| ());
    let mut timeline = Timeline::new(scan());
    timeline.restore(&search.address(), &search.counts()).expect("a true position");
    for step in [700_000, 300_000, 0, 350_000, 10, 800_000, 200_000] {
        assert!(timeline.seek(step, || true));
        let mut fresh = Search::new(scan());
        fresh.run(step, Mask::NONE, |_| ());
        assert_eq!(timeline.search().address(), fresh.address());
        assert_eq!(
            Counts { deepest: 0, ..timeline.search().counts() },
            Counts { deepest: 0, ..fresh.counts() }
        );
        if step < 300_000 {
            assert_eq!(seen(timeline.search()), seen(&fresh), "step {step}");
        }
    }
    assert!(timeline.seek(u64::MAX, || true), "the end is as far as the search reaches");
    assert_eq!(timeline.search().status(), Status::Exhausted);
}

fn classic() -> Walk<AllJumps, false> {
    Walk::new(&Board::new(8, 8), CLASSIC, Square::new(0), AllJumps)
}

#[test]
fn the_classic_search_there_and_back() {
    let start = Search::new(classic());
    let mut search = start.clone();
    let mut sum = 0_u64;
    let there =
        search.run(u64::MAX, Mask::of(Kind::Solution), |event| sum = sum.wrapping_add(event.word().into()));
    assert_eq!((there.steps, search.status()), (74_256_271, Status::Solution));
    let back = search.run_back(u64::MAX, Mask::NONE, |event| sum = sum.wrapping_sub(event.word().into()));
    assert_eq!((back.steps, sum), (74_256_271, 0));
    assert_eq!(search.problem(), start.problem());
    assert_eq!(seen(&search), seen(&start));
}

#[test]
fn restored_at_step_70_million() {
    let mut walked = Search::new(classic());
    walked.run(70_000_000, Mask::NONE, |_| ());
    let mut restored =
        Search::restore(classic(), &walked.address(), &walked.counts()).expect("a true position");
    for _ in 0..10_000 {
        assert_eq!(walked.step_back(), restored.step_back());
    }
    assert_eq!(walked.address(), restored.address());
    assert_eq!((walked.counts(), walked.counts().step), (restored.counts(), 69_990_000));
    let mut fresh = Search::new(classic());
    fresh.run(69_990_000, Mask::NONE, |_| ());
    assert_eq!(seen(&fresh), seen(&walked));
}
