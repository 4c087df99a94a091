//! All tours of small boards, counted without trying one after another, against known values and
//! against brute force.

use backstep::board::{Board, Graph, Moves, Square};
use backstep::tour::{CLASSIC, Counted, Counter};

fn count(board: &Board, closed: bool) -> Counted {
    let mut counter = Counter::new(board, &Graph::new(board, Moves::KNIGHT, CLASSIC), closed, None);
    let mut before = 0.0;
    while !counter.run(&mut || false) {
        assert!((before..=1.0).contains(&counter.progress()), "it never goes back");
        before = counter.progress();
    }
    assert_eq!(counter.progress(), 1.0);
    let counted = counter.counted().clone();
    assert!(counted.done && !counted.too_many);
    counted
}

fn open(files: u32, ranks: u32) -> u128 {
    count(&Board::new(files, ranks), false).open_directed.unwrap()
}

fn closed(files: u32, ranks: u32) -> u128 {
    count(&Board::new(files, ranks), true).closed_undirected.unwrap()
}

#[test]
fn known_numbers_of_open_tours() {
    let three = [0, 0, 0, 16, 0, 0, 104, 792, 1120, 6096];
    let four = [0, 0, 8, 0, 82, 744, 6378, 31_088];
    for (n, &ways) in (1..).zip(&three) {
        assert_eq!((open(3, n), open(n, 3)), (ways, ways), "3×{n}");
    }
    for (n, &ways) in (1..).zip(&four) {
        assert_eq!((open(4, n), open(n, 4)), (2 * ways, 2 * ways), "4×{n}");
    }
    for (files, ranks, ways) in [
        (1, 1, 1),
        (5, 5, 1_728),
        (5, 6, 2 * 18_784),
        (6, 5, 2 * 18_784),
        (5, 7, 2 * 622_868),
        (6, 6, 6_637_920),
    ] {
        assert_eq!(open(files, ranks), ways, "{files}×{ranks}");
    }
}

#[test]
fn known_numbers_of_closed_tours() {
    for (files, ranks, ways) in [
        (1, 1, 0),
        (3, 3, 0),
        (5, 5, 0),
        (6, 6, 9_862),
        (3, 10, 16),
        (10, 3, 16),
        (3, 12, 176),
        (4, 9, 0),
        (5, 6, 8),
        (5, 8, 44_202),
        (6, 7, 1_067_638),
    ] {
        assert_eq!(closed(files, ranks), ways, "{files}×{ranks}");
    }
}

#[test]
fn by_start_of_5x5() {
    let by_start = count(&Board::new(5, 5), false).by_start.unwrap();
    #[rustfmt::skip]
    assert_eq!(by_start, [
        304, 0, 56, 0, 304,
        0, 56, 0, 56, 0,
        56, 0, 64, 0, 56,
        0, 56, 0, 56, 0,
        304, 0, 56, 0, 304,
    ]);
}

#[test]
fn the_cross_of_12_squares() {
    let corners = [0, 3, 12, 15].map(|index| Square::new(index).unwrap());
    assert_eq!(count(&Board::new(4, 4).with_blocked(&corners), true).closed_undirected, Some(2));
}

#[test]
fn slices_add_up() {
    let board = Board::new(4, 5);
    let graph = Graph::new(&board, Moves::KNIGHT, CLASSIC);
    let whole = count(&board, false);
    let slices = Counter::new(&board, &graph, false, None).slices();
    let mut sum = Counted { open_directed: Some(0), by_start: Some(vec![0; 20]), ..Counted::default() };
    for slice in 0..slices {
        let mut counter = Counter::new(&board, &graph, false, Some(slice));
        assert!(counter.run(&mut || true));
        let part = counter.counted();
        assert!(part.done);
        assert_eq!(part.closed_undirected.is_some(), slice == 0);
        sum.closed_undirected = sum.closed_undirected.or(part.closed_undirected);
        *sum.open_directed.as_mut().unwrap() += part.open_directed.unwrap_or(0);
        for (sum, part) in sum.by_start.as_mut().unwrap().iter_mut().zip(part.by_start.iter().flatten()) {
            *sum += part;
        }
    }
    assert_eq!(Counted { done: true, ..sum }, whole);
    assert!(whole.open_directed > Some(0));
}

#[test]
fn too_large_is_said() {
    let board = Board::new(12, 12);
    let mut counter = Counter::new(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), false, Some(1));
    assert!(counter.run(&mut || true));
    assert!(counter.counted().too_many && !counter.counted().done);
    assert_eq!(counter.counted().open_directed, Some(0), "nothing is counted of what was not finished");
}

/// Brute force, from the rules alone.
fn extend(board: &Board, path: &mut Vec<Square>, free: usize, ends: &mut Vec<(Square, Square)>) {
    let (row, column) = path.last().map(|&s| (i64::from(board.row(s)), i64::from(board.column(s)))).unwrap();
    if path.len() == free {
        ends.push((path[0], path[free - 1]));
    }
    for (down, right) in [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)] {
        let next = board.square(row + down, column + right);
        if let Some(next) = next.filter(|next| !board.is_blocked(*next) && !path.contains(next)) {
            path.push(next);
            extend(board, path, free, ends);
            path.pop();
        }
    }
}

#[test]
fn random_shapes_against_brute_force() {
    // A small generator: the same shapes every time.
    let mut random = 7_u64;
    let mut next = move |below: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % below
    };
    let (mut with_open, mut with_closed) = (0, 0);
    for _ in 0..1000 {
        let board = Board::new(3 + next(2) as u32, 3 + next(3) as u32);
        let squares: Vec<_> = (0..board.squares()).filter_map(Square::new).collect();
        let blocked: Vec<_> = squares.iter().copied().filter(|_| next(5) == 0).collect();
        let free = squares.len() - blocked.len();
        if free == 0 || free > 16 {
            continue;
        }
        let board = board.with_blocked(&blocked);
        let counted = count(&board, false);
        let mut by_start = vec![0; squares.len()];
        let mut round = 0;
        for &start in squares.iter().filter(|square| !board.is_blocked(**square)) {
            let mut ends = Vec::new();
            extend(&board, &mut vec![start], free, &mut ends);
            by_start[start.at()] = ends.len() as u128;
            let closes = |&(start, end): &(Square, Square)| {
                let rows = board.row(start).abs_diff(board.row(end));
                rows * board.column(start).abs_diff(board.column(end)) == 2
            };
            round += ends.iter().filter(|ends| closes(ends)).count() as u128;
        }
        let total: u128 = by_start.iter().sum();
        with_open += u32::from(total > 0);
        with_closed += u32::from(round > 0);
        // Each closed tour was met from each of its squares, both ways round; a pair only once each.
        let round = if free == 2 { round / 2 } else { round / (2 * free as u128) };
        assert_eq!(counted.open_directed, Some(total), "{board:?}");
        assert_eq!(counted.by_start, Some(by_start), "{board:?}");
        assert_eq!(counted.closed_undirected, Some(round), "{board:?}");
    }
    assert!(
        with_open > 20 && with_closed > 5,
        "{with_open} boards with open tours, {with_closed} with closed"
    );
}
