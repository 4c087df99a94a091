//! What is said of tours without looking for one, against counting all of them.

use backstep::board::{Board, Graph, Moves, Square};
use backstep::search::Answer;
use backstep::tour::{CLASSIC, Counter, exists};

fn answer(yes: bool) -> Answer {
    if yes { Answer::Yes } else { Answer::No }
}

/// Every board up to 5×6, 6×6, 3×10 and some more: open, from every start, and closed.
#[test]
fn every_small_rectangle_is_decided_rightly() {
    let small = (1..=5).flat_map(|m| (1..=6).map(move |n| (m, n)));
    let narrow = (1..=3).flat_map(|m| (7..=12).map(move |n| (m, n)));
    let more = [(6, 6), (4, 7), (4, 8), (4, 9), (5, 7)];
    for (m, n) in small.chain(narrow).chain(more) {
        for (files, ranks) in [(m, n), (n, m)] {
            let board = Board::new(files, ranks);
            let mut counter = Counter::new(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), false, None);
            assert!(counter.run(&mut || true));
            let counted = counter.counted();
            assert!(counted.done, "{files}×{ranks}");
            let name = |found: &dyn std::fmt::Debug| format!("{files}×{ranks}: {found:?}");
            let found = exists(&board, Moves::KNIGHT, None, false);
            assert_eq!(found.answer, answer(counted.open_directed > Some(0)), "{}", name(&found));
            let found = exists(&board, Moves::KNIGHT, None, true);
            assert_eq!(found.answer, answer(counted.closed_undirected > Some(0)), "{}", name(&found));
            for (start, &ways) in (0..).filter_map(Square::new).zip(counted.by_start.as_ref().unwrap()) {
                let found = exists(&board, Moves::KNIGHT, Some(start), false);
                assert_eq!(found.answer, answer(ways > 0), "from {}: {}", board.name(start), name(&found));
                let closed = exists(&board, Moves::KNIGHT, Some(start), true).answer;
                assert_eq!(
                    closed,
                    exists(&board, Moves::KNIGHT, None, true).answer,
                    "a closed tour passes every square"
                );
            }
        }
    }
}

#[test]
fn reasons_of_rectangles() {
    let at = |name: &str, board: &Board| Some(board.parse(name).unwrap());
    let board = Board::new(5, 5);
    let found = exists(&board, Moves::KNIGHT, at("b1", &board), false);
    assert_eq!(
        (found.reason, &found.params[..]),
        ("colour", &[("needed", "13".into()), ("have", "12".into())][..])
    );
    assert_eq!(exists(&board, Moves::KNIGHT, None, true).reason, "odd");
    assert_eq!(exists(&Board::new(4, 9), Moves::KNIGHT, None, true).reason, "four-rows");
    assert_eq!(
        exists(&Board::new(9, 4), Moves::KNIGHT, at("c2", &Board::new(9, 4)), false).reason,
        "four-rows"
    );
    assert_eq!(exists(&Board::new(8, 3), Moves::KNIGHT, None, true).reason, "schwenk");
    assert_eq!(exists(&Board::new(7, 3), Moves::KNIGHT, at("d2", &Board::new(7, 3)), false).reason, "narrow");
    assert_eq!(exists(&Board::new(1000, 1000), Moves::KNIGHT, None, true).answer, Answer::Yes);
    assert_eq!(exists(&Board::new(6, 3), Moves::KNIGHT, None, false).reason, "chia-ong");
    assert_eq!(exists(&Board::new(8, 8), Moves::KNIGHT, None, false).reason, "cull-de-curtins");
    let three = exists(&Board::new(3, 3), Moves::KNIGHT, None, false);
    assert_eq!((three.reason, three.squares), ("isolated", vec![Square::new(4).unwrap()]));
    assert_eq!(exists(&Board::new(2, 9), Moves::KNIGHT, None, false).reason, "disconnected");
    assert_eq!(exists(&Board::new(1, 1), Moves::KNIGHT, None, false).reason, "one-square");
    assert_eq!(exists(&Board::new(1, 1), Moves::KNIGHT, None, true).answer, Answer::No);
}

#[test]
fn reasons_of_shapes() {
    let shape = |files, ranks, blocked: &str| {
        let board = Board::new(files, ranks);
        let blocked: Vec<_> = blocked.split('.').map(|name| board.parse(name).unwrap()).collect();
        board.with_blocked(&blocked)
    };
    let names =
        |board: &Board, squares: &[Square]| squares.iter().map(|&s| board.name(s)).collect::<Vec<_>>();
    for (board, start, closed, reason, squares) in [
        (shape(8, 8, "b1"), None, true, "colour", None),
        (shape(8, 8, "b1"), Some("b2"), false, "undecided", None),
        (shape(8, 8, "a1"), Some("c1"), false, "colour", None),
        (shape(8, 8, "a1.h8"), None, false, "colour", None),
        (shape(8, 8, "b3.c2"), None, false, "isolated", Some(vec!["a1"])),
        (shape(8, 8, "b3.g3.b6"), None, false, "dead-ends", Some(vec!["a8", "a1", "h1"])),
        (shape(8, 8, "b3.c3"), None, true, "dead-ends", Some(vec!["a1"])),
        (shape(8, 8, "b3.c3"), None, false, "undecided", None),
    ] {
        let found = exists(&board, Moves::KNIGHT, start.map(|name| board.parse(name).unwrap()), closed);
        assert_eq!(found.reason, reason, "{board:?} {start:?} {closed}");
        if let Some(squares) = squares {
            assert_eq!(names(&board, &found.squares), squares);
        }
    }
}

/// On random shapes: never a no where there is a tour, and a no often enough where there is none.
#[test]
fn shapes_are_never_refused_wrongly() {
    let mut random = 3_u64;
    let mut next = move |below: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % below
    };
    let (mut yes, mut refused, mut missed) = ([0; 2], 0, 0);
    for _ in 0..600 {
        let board = Board::new(3 + next(3) as u32, 3 + next(3) as u32);
        let barred = 1 + next(4);
        let blocked: Vec<_> =
            (0..barred).filter_map(|_| Square::new(next(u64::from(board.squares())) as u32)).collect();
        let board = board.with_blocked(&blocked);
        let mut counter = Counter::new(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), false, None);
        assert!(counter.run(&mut || true));
        let counted = counter.counted();
        let mut judge = |found: backstep::search::Existence, ways: u128, closed: bool| {
            assert_ne!(found.answer, Answer::Yes, "a shape is never promised a tour");
            assert!(found.answer == Answer::Unknown || ways == 0, "{board:?} closed {closed}: {found:?}");
            yes[usize::from(closed)] += u32::from(ways > 0);
            refused += u32::from(found.answer == Answer::No);
            missed += u32::from(found.answer == Answer::Unknown && ways == 0);
        };
        if board.squares() as usize - board.blocked().len() == 1 {
            continue;
        }
        judge(exists(&board, Moves::KNIGHT, None, false), counted.open_directed.unwrap(), false);
        judge(exists(&board, Moves::KNIGHT, None, true), counted.closed_undirected.unwrap(), true);
        for (start, &ways) in (0..).filter_map(Square::new).zip(counted.by_start.as_ref().unwrap()) {
            if !board.is_blocked(start) {
                judge(exists(&board, Moves::KNIGHT, Some(start), false), ways, false);
            }
        }
    }
    assert!(yes[0] > 100 && yes[1] > 2 && refused > 3 * missed, "{yes:?} {refused} {missed}");
}
