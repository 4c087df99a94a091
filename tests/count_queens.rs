//! Counting queens: known totals, the ways of counting against each other and against brute force.

use backstep::board::{Board, Square};
use backstep::queens::{Count, Tally};

/// All solutions and the fundamental ones for N = 1, 2, … (A000170, A002562).
const KNOWN: [(u64, u64); 16] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (2, 1),
    (10, 2),
    (4, 1),
    (40, 6),
    (92, 12),
    (352, 46),
    (724, 92),
    (2_680, 341),
    (14_200, 1_787),
    (73_712, 9_233),
    (365_596, 45_752),
    (2_279_184, 285_053),
    (14_772_512, 1_846_955),
];

fn counted(mut count: Count) -> Tally {
    assert!(count.run(|| true));
    assert_eq!(count.progress(), 1.0);
    count.tally()
}

#[test]
fn known_totals() {
    for (n, (solutions, fundamental)) in (1..).zip(KNOWN) {
        let tally = counted(Count::new(&Board::new(n, n), &[]).unwrap());
        assert!(tally.done);
        assert_eq!((tally.solutions, tally.fundamental), (solutions, Some(fundamental)), "n = {n}");
    }
}

#[test]
fn the_join_agrees_with_the_search() {
    for n in 1..=13 {
        let board = Board::new(n, n);
        let joined = counted(Count::new(&board, &[]).unwrap());
        assert_eq!(joined, counted(Count::by_search(&board, &[]).unwrap()), "n = {n}");
    }
}

#[test]
fn slices_add_up_to_the_whole() {
    for (board, given) in [
        (Board::new(1, 1), vec![]),
        (Board::new(2, 2), vec![]),
        (Board::new(8, 8), vec![]),
        (Board::new(11, 11), vec![]),
        (Board::new(12, 12), vec![]),
        (Board::new(9, 7), vec![]),
        (Board::new(10, 10), vec![Square::new(27).unwrap()]),
    ] {
        let whole = counted(Count::new(&board, &given).unwrap());
        let mut count = Count::new(&board, &given).unwrap();
        let (mut solutions, mut symmetric) = (0, None);
        // Backwards, so that a slice finds the tables of another.
        for slice in (0..count.slices()).rev() {
            count.aim(Some(slice));
            assert!(!count.tally().done);
            assert_eq!(count.tally().solutions, 0);
            assert!(count.run(|| true));
            let tally = count.tally();
            assert_eq!(tally.fundamental, None);
            solutions += tally.solutions;
            symmetric = symmetric.or(tally.symmetric);
        }
        assert_eq!((solutions, symmetric), (whole.solutions, whole.symmetric), "{board:?}");
        count.aim(None);
        assert_eq!(counted(count), whole);
    }
}

#[test]
fn a_count_stops_at_once_and_goes_on_where_it_was() {
    for board in [Board::new(12, 12), Board::new(11, 11), Board::new(12, 11)] {
        let mut count = Count::new(&board, &[]).unwrap();
        let (mut runs, mut last) = (0, (0.0, 0));
        let mut once = true;
        while !count.run(|| std::mem::replace(&mut once, false)) {
            let now = (count.progress(), count.tally().solutions);
            assert!(last.0 <= now.0 && now.0 <= 1.0 && last.1 <= now.1, "{last:?} {now:?}");
            assert!(!count.tally().done && count.tally().fundamental.is_none());
            (last, once) = (now, true);
            runs += 1;
        }
        assert!(runs > 5, "{runs}");
        assert_eq!(counted(count), counted(Count::new(&board, &[]).unwrap()));
    }
}

/// From the rules alone: every set of one queen a row.
fn brute_force(board: &Board, given: &[Square], queens: &mut Vec<Square>) -> u64 {
    let row = queens.len() as i64;
    if row == i64::from(board.ranks()) {
        return u64::from(given.iter().all(|queen| queens.contains(queen)));
    }
    let mut found = 0;
    for file in 0..i64::from(board.files()) {
        let square = board.square(row, file).unwrap();
        let attacked = queens.iter().any(|&queen| {
            let down = row - i64::from(board.row(queen));
            let right = file - i64::from(board.column(queen));
            right == 0 || right.abs() == down
        });
        if !attacked && !board.is_blocked(square) {
            queens.push(square);
            found += brute_force(board, given, queens);
            queens.pop();
        }
    }
    found
}

#[test]
fn random_barred_boards_and_given_queens_as_by_brute_force() {
    let mut state = 7u64;
    let mut random = |below: u32| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as u32 % below
    };
    let mut with_solutions = 0;
    for _ in 0..300 {
        let (files, ranks) = (1 + random(8), 1 + random(8));
        let board = Board::new(files, ranks);
        let mut squares = |most| -> Vec<Square> {
            (0..random(most)).filter_map(|_| Square::new(random(files * ranks))).collect()
        };
        let board = board.with_blocked(&squares(8));
        let given = squares(3);
        let found = counted(Count::new(&board, &given).unwrap()).solutions;
        assert_eq!(found, brute_force(&board, &given, &mut Vec::new()), "{board:?} {given:?}");
        with_solutions += u32::from(found > 0);
    }
    assert!((60..240).contains(&with_solutions), "{with_solutions}");
}

#[test]
fn wide_boards() {
    let ways = |files, ranks| counted(Count::new(&Board::new(files, ranks), &[]).unwrap()).solutions;
    // Two queens: all pairs of squares in two rows, less those on a file or a diagonal.
    assert_eq!(ways(32, 2), 32 * 32 - 32 - 2 * 31);
    assert_eq!(ways(32, 1), 32);
    assert_eq!(ways(3, 128), 0);
    assert!(Count::new(&Board::new(33, 33), &[]).is_none());
    // A search that nobody waits for starts, and stops, like any other.
    let mut large = Count::new(&Board::new(32, 32), &[]).unwrap();
    let mut looks = 0;
    assert!(!large.run(|| {
        looks += 1;
        looks < 20
    }));
    assert!(!large.tally().done);
}
