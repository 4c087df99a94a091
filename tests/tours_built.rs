//! Tours built, not searched for: of any size, and varied ones by a seed.

use backstep::board::{Board, Graph, Moves, Square};
use backstep::search::{Answer, Kind, Mask, Status};
use backstep::session::{Session, Stop};
use backstep::tour::{CLASSIC, exists, rotate, tiles};
use backstep::verify;
use std::time::Instant;

/// Builds and has it checked: closed or open; `None` if nothing was built.
fn built(board: &Board, start: Option<Square>, closed: bool) -> Option<bool> {
    let tour = tiles(board, start, closed)?;
    assert!(start.is_none_or(|start| tour[0] == start));
    let at = || format!("{}×{} from {start:?}", board.files(), board.ranks());
    let round = verify::tour(board, &tour).unwrap_or_else(|fault| panic!("{}: {fault:?}", at()));
    assert!(round || !closed, "{}", at());
    Some(round)
}

#[test]
fn every_rectangle_up_to_60() {
    for m in 1..=60 {
        for n in 1..=60 {
            let board = Board::new(m, n);
            let round = exists(&board, Moves::KNIGHT, None, true).answer == Answer::Yes;
            let open = exists(&board, Moves::KNIGHT, None, false).answer == Answer::Yes;
            // Closed if it can be.
            assert_eq!(built(&board, None, false), open.then_some(round), "{m}×{n}");
            assert!(round || built(&board, None, true).is_none(), "{m}×{n}");
        }
    }
}

#[test]
fn from_every_start_that_there_is() {
    let small = (3..=9).flat_map(|m| (m..=9).map(move |n| (m, n)));
    let more = [(3, 31), (33, 3), (4, 30), (31, 4), (15, 17), (21, 7), (5, 23)];
    for (files, ranks) in small.chain(more) {
        let board = Board::new(files, ranks);
        // Of the larger ones some.
        let step = if board.squares() < 60 { 1 } else { 7 };
        for start in (0..board.squares()).step_by(step).filter_map(Square::new) {
            let wanted = exists(&board, Moves::KNIGHT, Some(start), false).answer == Answer::Yes;
            let found = built(&board, Some(start), false).is_some();
            assert_eq!(found, wanted, "{files}×{ranks} from {}", board.name(start));
        }
    }
}

#[test]
fn long_and_large() {
    let clock = Instant::now();
    for (files, ranks) in [(3, 4095), (4095, 3), (4, 4094), (4095, 4), (5, 4095), (999, 1001), (1000, 1000)] {
        let clock = Instant::now();
        let board = Board::new(files, ranks);
        let tour = tiles(&board, None, false);
        eprintln!("{files}×{ranks} in {:?}", clock.elapsed());
        assert!(tour.is_some_and(|tour| verify::tour(&board, &tour).is_ok()));
    }
    let board = Board::new(4, 4000);
    let middle = board.parse("a2000").unwrap();
    assert!(built(&board, Some(middle), false).is_some());
    let board = Board::new(1001, 999);
    let middle = board.square(500, 498).unwrap();
    assert!(built(&board, Some(middle), false).is_some());
    assert!(clock.elapsed().as_secs() < 20);
}

#[test]
fn what_cannot_be_built_is_not() {
    assert_eq!(tiles(&Board::new(8, 8).with_blocked(&[Square::new(0).unwrap()]), None, false), None);
    assert_eq!(tiles(&Board::new(5, 5), Square::new(1), false), None);
    assert_eq!(tiles(&Board::new(4, 4), None, false), None);
    let board = Board::new(5, 5);
    assert_eq!(rotate(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), None, 0), None);
}

#[test]
fn rotations_vary_by_seed() {
    for n in [6, 7, 8, 12, 16, 20] {
        let board = Board::new(n, if n % 2 == 0 { n } else { n + 1 });
        let graph = Graph::new(&board, Moves::KNIGHT, CLASSIC);
        let mut tours: Vec<_> = (0..30)
            .map(|seed| {
                let tour = rotate(&board, &graph, None, seed).unwrap_or_else(|| panic!("{n} by {seed}"));
                assert_eq!(verify::tour(&board, &tour), Ok(true), "{n} by {seed}");
                assert_eq!(
                    rotate(&board, &graph, None, seed).as_ref(),
                    Some(&tour),
                    "the same by the same seed"
                );
                // As a ring from a1, in a fixed direction.
                let corner = tour.iter().position(|square| square.index() == 0).unwrap();
                let mut ring: Vec<_> = tour[corner..].iter().chain(&tour[..corner]).copied().collect();
                if ring[1] > ring[ring.len() - 1] {
                    ring[1..].reverse();
                }
                ring
            })
            .collect();
        tours.sort_unstable();
        tours.dedup();
        assert!(tours.len() >= 29, "{n}: {} of 30 differ", tours.len());
    }
    // Shapes too: the cross of 12 squares and the ring of 8.
    for (n, barred) in [(4, &[0, 3, 12, 15][..]), (3, &[4])] {
        let barred: Vec<_> = barred.iter().filter_map(|&index| Square::new(index)).collect();
        let board = Board::new(n, n).with_blocked(&barred);
        let tour =
            rotate(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), Square::new(1), 1).expect("a ring");
        assert_eq!(verify::tour(&board, &tour), Ok(true));
        assert_eq!(tour[0].index(), 1);
    }
}

#[test]
fn they_play_as_sessions() {
    for (text, placed) in [
        ("problem=tour&method=tiles&n=12", 143),
        ("problem=tour&method=tiles&n=12&start=any", 144),
        ("problem=tour&method=tiles&files=30&ranks=4&start=g1", 119),
        ("problem=tour&method=tiles&n=1", 0),
        ("problem=tour&method=rotate&n=6&seed=5&start=random", 35),
        ("problem=tour&method=rotate&n=4&blocked=a1.a4.d1.d4&start=any", 12),
    ] {
        let mut session = Session::open(text).unwrap();
        let (steps, stop) = session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
        assert_eq!((steps, stop), (placed + 1, Stop::Reached), "{text}");
        let tour: Vec<_> = session.path().into_iter().flatten().collect();
        assert!(verify::tour(&session.setup().board, &tour).is_ok(), "{text}");
        assert_eq!(session.step(), None, "it ends there");
        let (back, _) = session.run_back_until(Mask::NONE, u64::MAX, || true);
        assert_eq!((back, session.status()), (placed + 1, Status::Running), "{text}");
    }
    for text in [
        "problem=tour&method=tiles&n=4",
        "problem=tour&method=tiles&n=5&closed=1",
        "problem=tour&method=rotate&n=5",
    ] {
        let mut session = Session::open(text).unwrap();
        session.step();
        assert_eq!(session.status(), Status::Stuck, "{text}");
    }
}
