//! Questions by a line of text: both problems, any piece, joined edges.

use backstep::board::{Board, Moves, Wrap};
use backstep::counter::Counter;
use backstep::search::Answer;
use backstep::setup::Setup;
use backstep::{ask, verify};

fn setup(text: &str) -> Setup {
    Setup::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn exists_by_setup() {
    for (text, answer, reason) in [
        ("problem=tour", Answer::Yes, "cull-de-curtins"),
        ("problem=tour&n=5&start=b1", Answer::No, "colour"),
        ("problem=tour&n=5&start=any", Answer::Yes, "cull-de-curtins"),
        ("problem=tour&n=7&closed=1", Answer::No, "odd"),
        ("problem=tour&n=4&method=rotate&blocked=a1.a4.d1.d4", Answer::Unknown, "undecided"),
        ("problem=tour&n=5&method=rotate", Answer::No, "odd"),
        ("problem=tour&n=6&leaper=1.1", Answer::No, "disconnected"),
        ("problem=tour&n=4&wrap=torus", Answer::Unknown, "undecided"),
        ("problem=queens&n=3", Answer::No, "small"),
    ] {
        let found = ask::exists(&setup(text));
        assert_eq!(found.answer, answer, "{text}: {found:?}");
        if found.answer != Answer::No || text.starts_with("problem=tour") {
            assert_eq!(found.reason, reason, "{text}");
        }
    }
}

#[test]
fn completions_and_ways_by_setup() {
    // On a torus of 5×5 there are tours from b4 as well, and closed ones.
    let torus = setup("problem=tour&n=5&wrap=torus&closed=1&start=b4");
    let start = [torus.start_square().unwrap()];
    let completion = ask::complete(&torus, &start, &mut || true);
    let moves = Moves { wrap: Wrap::Torus, ..Moves::KNIGHT };
    assert_eq!(verify::tour_by(&torus.board, moves, &completion.completion.unwrap()), Ok(true));
    let queens = setup("problem=queens&n=8");
    let ways = ask::ways_on(&queens, &[], &mut || true);
    assert_eq!(ways.iter().map(|ways| ways.ways).sum::<u128>() % 92, 0);
    assert_eq!(ask::complete(&setup("problem=queens&n=3"), &[], &mut || true).answer, Answer::No);
}

#[test]
fn constructions_by_text() {
    let squares = |text: &str| ask::construct(text).unwrap();
    let tour = squares("problem=tour&method=tiles&n=100&closed=1").expect("there is one");
    let tour: Vec<_> = tour.into_iter().filter_map(backstep::board::Square::new).collect();
    assert_eq!(verify::tour(&Board::new(100, 100), &tour), Ok(true));
    assert_eq!(
        squares("problem=tour&method=rotate&n=6&start=c3&seed=2").map(|tour| (tour.len(), tour[0])),
        Some((36, 20))
    );
    assert_eq!(squares("problem=tour&n=4"), None);
    assert_eq!(squares("problem=tour&leaper=1.3"), None);
    assert_eq!(
        squares("problem=queens&method=formula&n=1000000").map(|columns| columns.len()),
        Some(1_000_000)
    );
    assert_eq!(ask::construct("problem=tour&n=0").map_err(|error| error.code), Err("range"));
}

#[test]
fn counts_by_text() {
    let count = |text: &str| {
        let mut counter = Counter::open(text).unwrap();
        assert!(counter.run(|| true), "{text}");
        let tally = counter.tally();
        assert!(tally.done, "{text}");
        (tally.solutions, tally.open_directed, tally.closed_undirected)
    };
    assert_eq!(count("problem=tour&n=5"), (304, Some(1_728), Some(0)));
    assert_eq!(count("problem=tour&n=5&start=any"), (1_728, Some(1_728), Some(0)));
    assert_eq!(count("problem=tour&n=6&closed=1"), (2 * 9_862, None, Some(9_862)));
    assert_eq!(count("problem=tour&n=4&blocked=a1.a4.d1.d4&closed=1&start=any"), (2 * 2 * 12, None, Some(2)));
    // Slices, one after the other in one counter.
    let mut counter = Counter::open("problem=tour&files=4&ranks=5").unwrap();
    let mut sum = 0;
    for slice in 0..counter.slices() {
        counter.aim(Some(slice));
        assert!(counter.run(|| true) && counter.progress() == 1.0);
        sum += counter.tally().open_directed.unwrap_or(0);
    }
    assert_eq!(sum, 164);
    // Around a cylinder against trying one after another.
    let text = "problem=tour&files=5&ranks=3&wrap=cylinder&start=a1";
    let mut session = backstep::session::Session::open(text).unwrap();
    session.run_until(backstep::search::Mask::NONE, u64::MAX, || true);
    assert_eq!(count(text).0, u128::from(session.counts().solutions));
    assert!(session.counts().solutions > 0);
}
