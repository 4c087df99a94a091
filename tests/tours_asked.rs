//! Can a position still be finished, and in how many ways.

use backstep::board::{Board, Graph, Moves, Square};
use backstep::search::Answer;
use backstep::tour::{CLASSIC, complete, ways_on};
use backstep::verify;
use std::time::Instant;

fn squares(board: &Board, names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| board.parse(name).unwrap()).collect()
}

fn total(board: &Board, closed: bool, path: &[Square]) -> u128 {
    let graph = Graph::new(board, Moves::KNIGHT, CLASSIC);
    let ways = ways_on(board, &graph, closed, path, &mut || true);
    assert!(ways.iter().all(|ways| ways.exact));
    ways.iter().map(|ways| ways.ways).sum()
}

/// Asks and has the answer checked.
fn finishes(board: &Board, closed: bool, path: &[Square]) -> bool {
    let completion = complete(board, &Graph::new(board, Moves::KNIGHT, CLASSIC), closed, path, &mut || true);
    match completion.answer {
        Answer::Yes => {
            let tour = completion.completion.expect("a yes shows how");
            assert_eq!(&tour[..path.len()], path);
            let round = verify::tour(board, &tour).expect("a tour");
            assert!(round || !closed);
            true
        }
        Answer::No => {
            assert_eq!(completion.completion, None);
            false
        }
        Answer::Unknown => panic!("not decided: {path:?}"),
    }
}

/// Lesson 3: the path of the classic search on 5×5 from a1 to its first dead end.
#[test]
fn ways_on_along_lesson_3() {
    let board = Board::new(5, 5);
    let mut session = backstep::session::Session::open("problem=tour&n=5&start=a1").unwrap();
    assert!(session.seek(104, || true));
    let path: Vec<Square> = session.path().into_iter().flatten().collect();
    let ways: Vec<_> = (1..=19).map(|length| total(&board, false, &path[..length])).collect();
    assert_eq!(ways, [304, 152, 122, 122, 94, 94, 6, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0]);
    for length in 1..=path.len() {
        assert_eq!(finishes(&board, false, &path[..length]), length <= 18);
    }
}

#[test]
fn ways_on_from_an_empty_board() {
    let board = Board::new(5, 5);
    let ways = ways_on(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), false, &[], &mut || true);
    assert_eq!(ways.len(), 25);
    assert!(ways.windows(2).all(|pair| pair[0].square < pair[1].square));
    assert_eq!(ways.iter().map(|ways| ways.ways).sum::<u128>(), 1_728);
    assert_eq!((ways[0].ways, ways[1].ways, ways[12].ways), (304, 0, 64));
    assert!(finishes(&board, false, &[]));
    assert!(!finishes(&board, true, &[]));
    assert!(finishes(&Board::new(6, 6), true, &[]));
    assert!(!finishes(&Board::new(4, 4), false, &[]));
}

/// The Warnsdorff lesson: at the tie on c1, 5×5 from c5, twelve tours through a2, none elsewhere.
#[test]
fn ways_on_at_the_tie() {
    let board = Board::new(5, 5);
    let path = squares(&board, "c5 e4 d2 b1 a3 b5 d4 e2 c1");
    let ways = ways_on(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), false, &path, &mut || true);
    let ways: Vec<_> = ways.iter().map(|ways| (board.name(ways.square), ways.ways)).collect();
    let of = |name: &str| ways.iter().find(|(square, _)| square == name).map(|(_, ways)| *ways);
    assert_eq!((of("a2"), of("b3"), of("d3")), (Some(12), Some(0), Some(0)));
}

#[test]
fn closed_ways() {
    let six = Board::new(6, 6);
    // Each of the 9,862 rings, both ways round.
    for start in ["a1", "c3", "d1"] {
        assert_eq!(total(&six, true, &squares(&six, start)), 2 * 9_862);
    }
    let [through_b3, through_c2] = ["a1 b3", "a1 c2"].map(|path| total(&six, true, &squares(&six, path)));
    assert_eq!((through_b3, through_c2), (9_862, 9_862), "a corner has two ways, and a ring takes both");
    // Two squares, there and back, as the search has it; of one square nothing is closed.
    let pair = Board::new(2, 3).with_blocked(&[1, 2, 3, 4].map(|index| Square::new(index).unwrap()));
    assert_eq!(total(&pair, true, &squares(&pair, "a3")), 1);
    assert!(finishes(&pair, true, &squares(&pair, "a3 b1")));
    assert!(!finishes(&Board::new(1, 1), true, &squares(&Board::new(1, 1), "a1")));
    assert!(finishes(&Board::new(1, 1), false, &squares(&Board::new(1, 1), "a1")));
}

#[test]
fn reasons() {
    let board = Board::new(5, 5);
    let graph = Graph::new(&board, Moves::KNIGHT, CLASSIC);
    let reason = |closed, names: &str| {
        let completion = complete(&board, &graph, closed, &squares(&board, names), &mut || true);
        assert_eq!(completion.answer, Answer::No);
        completion.reason
    };
    assert_eq!(reason(false, "b1"), Some("colour"));
    assert_eq!(reason(true, "a1"), Some("colour"));
    assert_eq!(reason(false, "a1 a2"), Some("not-a-path"));
    assert_eq!(reason(false, "a1 b3 a1"), Some("not-a-path"));
    // The knight leaves a1 and then a5 one way on each, and cannot end on both.
    assert_eq!(reason(false, "c3 b5 d4 b3 d2 c4"), Some("dead-ends"));
    let ring = Board::new(3, 3).with_blocked(&[Square::new(4).unwrap()]);
    let round = squares(&ring, "a1 b3 c1 a2 c3 b1 a3");
    assert!(finishes(&ring, true, &round) && finishes(&ring, false, &round));
}

/// The exact numbers add up and agree with `complete`, on random walks over small boards.
#[test]
fn random_positions_agree() {
    let mut random = 11_u64;
    let mut next = move |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let mut outcomes = [[0; 2]; 2];
    let boards = [
        Board::new(5, 5),
        Board::new(4, 5),
        Board::new(5, 6),
        Board::new(6, 6),
        Board::new(10, 3),
        Board::new(3, 3).with_blocked(&[Square::new(4).unwrap()]),
    ];
    for round in 0..72 {
        let board = &boards[round % boards.len()];
        let graph = Graph::new(board, Moves::KNIGHT, CLASSIC);
        let closed = round / boards.len() % 2 == 1;
        let mut path = vec![];
        while path.is_empty() || board.is_blocked(path[0]) {
            path = vec![Square::new(next(board.squares() as usize) as u32).unwrap()];
        }
        let mut expected: Option<u128> = None;
        loop {
            let ways = ways_on(board, &graph, closed, &path, &mut || true);
            let sum: u128 = ways.iter().map(|ways| ways.ways).sum();
            assert!(ways.iter().all(|ways| ways.exact));
            if ways.is_empty() {
                break;
            }
            assert_eq!(expected.unwrap_or(sum), sum, "{closed} {path:?}");
            assert_eq!(finishes(board, closed, &path), sum > 0, "{closed} {path:?}");
            outcomes[usize::from(closed)][usize::from(sum > 0)] += 1;
            // Towards a tour, mostly.
            let alive: Vec<_> = ways.iter().filter(|ways| ways.ways > 0).collect();
            let chosen = if alive.is_empty() || next(8) == 0 {
                &ways[next(ways.len())]
            } else {
                alive[next(alive.len())]
            };
            expected = Some(chosen.ways);
            path.push(chosen.square);
        }
    }
    assert!(outcomes.iter().flatten().all(|&times| times > 20), "{outcomes:?}");
}

/// Every position of boards up to 6×6 is decided within 2 s: the slowest are early ones.
#[test]
fn early_positions_of_6x6_are_quick() {
    let board = Board::new(6, 6);
    let graph = Graph::new(&board, Moves::KNIGHT, CLASSIC);
    let mut slowest = 0.0_f64;
    for closed in [false, true] {
        for start in 0..36 {
            let start = Square::new(start).unwrap();
            for jump in graph.from(start).iter().filter_map(|jump| jump.to()) {
                let clock = Instant::now();
                finishes(&board, closed, &[start, jump]);
                slowest = slowest.max(clock.elapsed().as_secs_f64());
            }
        }
    }
    assert!(slowest < 2.0, "{slowest} s");
}

#[test]
fn told_to_stop_it_says_what_it_knows() {
    let board = Board::new(8, 8);
    let graph = Graph::new(&board, Moves::KNIGHT, CLASSIC);
    let start = squares(&board, "a1");
    let ways = ways_on(&board, &graph, false, &start, &mut || false);
    assert_eq!(ways.len(), 2);
    assert!(ways.iter().all(|ways| !ways.exact));
    assert!(ways.iter().any(|ways| ways.ways > 0), "a short search has met some: {ways:?}");
    assert!(finishes(&board, false, &start), "Warnsdorff's rule finds one");
}
