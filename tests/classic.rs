//! The classic programs do exactly what their textbooks' programs do: every number here was
//! counted by other programs. Each solution met on the way is checked by `verify`.

mod common;

use backstep::board::Board;
use backstep::search::{Counts, Kind, Mask, Status};
use backstep::session::Session;
use backstep::text::Form;
use common::{exhaust, open, to_solution};

/// The name of a cell as the textbook programs number it: row and column from 0.
fn name(board: &Board, row: i64, column: i64) -> String {
    board.name(board.square(row, column).expect("a cell of the board"))
}

/// Runs to the first solution, which must exist, and gives placed, rejected, backtracks.
fn first(text: &str) -> [u64; 3] {
    let mut session = open(text);
    assert!(to_solution(&mut session), "{text}");
    triple(session.counts())
}

fn triple(counts: Counts) -> [u64; 3] {
    [counts.placed, counts.rejected, counts.backtracks]
}

/// A session whose every jump is refused, taken or taken back until the end.
fn searched(text: &str) -> Counts {
    exhaust(&mut open(text))
}

#[test]
fn the_classic_knight_from_the_corner() {
    let rows = [
        (5, 8_839, 8_815, 70_624, "  0   5  14   9  20 "),
        (6, 248_168, 248_133, 1_985_212, "  0  15   6  25  10  13 "),
        (7, 7_151_178, 7_151_130, 57_209_233, "  0  37  30   7  18  35  14 "),
        (8, 8_250_732, 8_250_669, 66_005_601, "  0  59  38  33  30  17   8  63 "),
    ];
    for (n, placed, backtracks, tested, first_row) in rows {
        let mut session = open(&format!("problem=tour&n={n}"));
        assert!(to_solution(&mut session));
        let counts = session.counts();
        assert_eq!(triple(counts), [placed, tested - placed, backtracks], "{n}×{n}");
        assert_eq!((counts.depth, counts.deepest, counts.solutions), (n * n - 1, n * n - 1, 1));
        assert_eq!(session.print(Form::From0).lines().next(), Some(first_row));
    }
}

#[test]
fn the_classic_knight_from_other_squares_of_8_by_8() {
    let board = Board::new(8, 8);
    let starts = [
        ((3, 2), 2_252_173),
        ((7, 0), 3_242_065),
        ((4, 0), 9_152_986),
        ((4, 5), 11_807_342),
        ((7, 4), 14_318_942),
        ((7, 3), 19_489_817),
    ];
    for ((row, column), nodes) in starts {
        let start = name(&board, row, column);
        assert_eq!(first(&format!("problem=tour&start={start}"))[0] + 1, nodes, "{start}");
    }
}

#[test]
fn the_classic_knight_from_every_square_of_5_by_5() {
    // Placements + 1 to the first tour; 0: impossible.
    let nodes = [
        [8840, 0, 365_421, 0, 14_009],
        [0, 781_420, 0, 60_161, 0],
        [23_449, 0, 9909, 0, 178_320],
        [0, 51_117, 0, 86_209, 0],
        [41, 0, 36_214, 0, 288],
    ];
    let board = Board::new(5, 5);
    for (row, line) in nodes.iter().enumerate() {
        for (column, &nodes) in line.iter().enumerate() {
            let mut session =
                open(&format!("problem=tour&n=5&start={}", name(&board, row as i64, column as i64)));
            assert_eq!(to_solution(&mut session), nodes > 0);
            let counts = session.counts();
            if nodes > 0 {
                assert_eq!(counts.placed + 1, nodes);
            } else {
                assert_eq!((session.status(), counts.placed), (Status::Exhausted, counts.backtracks));
            }
        }
    }
}

#[test]
fn tours_of_small_boards_in_all() {
    // Files, ranks and the number of directed open tours from every start.
    let boards = [
        (1, 1, 1),
        (2, 3, 0),
        (3, 3, 0),
        (3, 4, 16),
        (4, 3, 16),
        (3, 5, 0),
        (3, 6, 0),
        (7, 3, 104),
        (3, 8, 792),
        (4, 4, 0),
        (4, 5, 164),
        (6, 4, 1488),
        (5, 5, 1728),
    ];
    for (files, ranks, tours) in boards {
        // Warnsdorff's rule looks at the free squares only: the same tours in fewer steps.
        let setup = format!("problem=tour&files={files}&ranks={ranks}&start=any&method=warnsdorff");
        assert_eq!(searched(&setup).solutions, tours, "{setup}");
    }
    // By start, on 3×4 (rows × columns): 2 0 0 2 / 4 0 0 4 / 2 0 0 2.
    let board = Board::new(4, 3);
    for (row, tours) in [[2, 0, 0, 2], [4, 0, 0, 4], [2, 0, 0, 2]].into_iter().enumerate() {
        for (column, tours) in tours.into_iter().enumerate() {
            let start = name(&board, row as i64, column as i64);
            assert_eq!(searched(&format!("problem=tour&files=4&ranks=3&start={start}")).solutions, tours);
        }
    }
}

#[test]
fn all_tours_of_5_by_5_from_the_corner() {
    // The whole tree is the same for every order.
    for order in ["classic", "23105674"] {
        let counts = searched(&format!("problem=tour&n=5&order={order}"));
        assert_eq!((counts.solutions, counts.placed), (304, 1_735_078));
    }
    for (start, tours) in [("c3", 64), ("c5", 56), ("b4", 56), ("e1", 304)] {
        assert_eq!(searched(&format!("problem=tour&n=5&start={start}")).solutions, tours, "{start}");
    }
    assert_eq!(searched("problem=tour&n=5&closed=1").solutions, 0);
}

#[test]
fn closed_tours() {
    assert!(to_solution(&mut open("problem=tour&files=5&ranks=6&closed=1&method=warnsdorff")));
    assert!(to_solution(&mut open("problem=tour&n=6&closed=1&method=warnsdorff")));
}

#[test]
fn queens_by_scanning_the_whole_board() {
    for n in [2, 3] {
        let counts = searched(&format!("problem=queens&n={n}&method=scan"));
        assert_eq!(triple(counts), if n == 2 { [4, 16, 4] } else { [25, 209, 25] });
    }
    let rows = [
        (4, [19, 255, 15]),
        (5, [5, 60, 0]),
        (6, [1439, 50_260, 1433]),
        (7, [11, 360, 4]),
        (8, [25_943, 1_634_157, 25_935]),
        (9, [6345, 507_240, 6336]),
    ];
    for (n, counts) in rows {
        assert_eq!(first(&format!("problem=queens&n={n}&method=scan")), counts, "{n}");
    }
    let whole =
        [(4, [296, 3688, 296], 48), (5, [4697, 82_753, 4697], 1200), (6, [63_068, 2_103_736, 63_068], 2880)];
    for (n, counts, solutions) in whole {
        let searched = searched(&format!("problem=queens&n={n}&method=scan"));
        assert_eq!((triple(searched), searched.solutions), (counts, solutions), "{n}");
    }
    let mut four = open("problem=queens&n=4&method=scan");
    assert!(to_solution(&mut four));
    assert_eq!(four.print(Form::Squares), "b4 d3 a2 c1");
    assert_eq!(four.print(Form::Matrix01), "0\t1\t0\t0\t\n0\t0\t0\t1\t\n1\t0\t0\t0\t\n0\t0\t1\t0\t\n");
}

#[test]
fn queens_row_by_row_to_the_first_solution() {
    let placements = [
        (4, 8),
        (5, 5),
        (6, 31),
        (7, 9),
        (8, 113),
        (9, 41),
        (10, 102),
        (11, 52),
        (12, 261),
        (13, 111),
        (14, 1899),
        (15, 1359),
        (16, 10_052),
        (17, 5374),
        (18, 41_299),
        (19, 2545),
        (20, 199_635),
        (21, 8562),
        (22, 1_737_188),
        (23, 25_428),
        (24, 411_608),
        (25, 48_683),
        (26, 397_699),
        (27, 454_213),
        (28, 3_006_298),
    ];
    for (n, placed) in placements {
        let [p, _, backtracks] = first(&format!("problem=queens&n={n}"));
        assert_eq!((p, backtracks), (placed, placed - n), "{n}");
    }
}

#[test]
fn queens_row_by_row_in_all() {
    let solutions = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
    let nodes = [(4, 17), (5, 54), (6, 153), (7, 552), (8, 2057), (9, 8394), (10, 35_539)];
    for (n, solutions) in (1..).zip(solutions) {
        for columns in ["left", "right", "centre", "random"] {
            let counts = searched(&format!("problem=queens&n={n}&columns={columns}"));
            assert_eq!(counts.solutions, solutions, "{n} {columns}");
            if let Some((_, nodes)) = nodes.iter().find(|(size, _)| *size == n) {
                assert_eq!(counts.placed + 1, *nodes, "{n} {columns}");
            }
        }
    }
    assert_eq!(triple(searched("problem=queens&n=8")), [2056, 13_664, 2056]);
}

#[test]
fn generate_and_test() {
    let rows = [
        ("problem=queens&n=4&method=enumerate", [86, 254, 86], 2, 429),
        ("problem=queens&n=5&method=enumerate", [790, 3115, 790], 10, 4706),
        // 8⁸ sequences of eight jumps, none of them a tour.
        ("problem=tour&n=3&method=enumerate", [2_396_744, 16_777_216, 2_396_744], 0, 21_570_705),
    ];
    for (text, counts, solutions, steps) in rows {
        let searched = searched(text);
        assert_eq!(
            (triple(searched), searched.solutions, searched.step),
            (counts, solutions, steps),
            "{text}"
        );
    }
}

/// The numbers, from 1, of the solutions among the finished boards that were tested.
fn solved_boards(session: &mut Session, how_many: usize) -> Vec<u64> {
    let mut numbers = Vec::new();
    while numbers.len() < how_many && to_solution(session) {
        // Every board is either refused or a solution.
        let counts = session.counts();
        numbers.push(counts.rejected + counts.solutions);
    }
    numbers
}

#[test]
fn boards_generated_before_the_first_valid_one() {
    assert_eq!(solved_boards(&mut open("problem=queens&n=4&method=enumerate"), 3), [115, 142]);
    assert_eq!(solved_boards(&mut open("problem=queens&n=8&method=enumerate"), 1), [1_299_852]);
}

/// Starts from which the pure rule does not finish, of those whose colour allows a tour.
fn warnsdorff_failures(n: u32, ties: &str) -> Vec<String> {
    let board = Board::new(n, n);
    let all = (0..i64::from(n)).flat_map(|row| (0..i64::from(n)).map(move |column| (row, column)));
    let fails = |start: &String| {
        let text = format!("problem=tour&n={n}&method=warnsdorff&pure=1&ties={ties}&start={start}");
        !to_solution(&mut open(&text))
    };
    let possible = all.filter(|(row, column)| n.is_multiple_of(2) || (row + column) % 2 == 0);
    possible.map(|(row, column)| name(&board, row, column)).filter(fails).collect()
}

#[test]
fn warnsdorffs_rule_fails_from_some_starts() {
    for (n, failures) in [(5, 1), (6, 1), (7, 7), (8, 1), (10, 2), (20, 5)] {
        assert_eq!(warnsdorff_failures(n, "first").len(), failures, "{n}×{n}");
    }
    assert_eq!(warnsdorff_failures(5, "first"), ["c5"]);
    assert_eq!(warnsdorff_failures(5, "last"), ["c5"]);
    assert_eq!(warnsdorff_failures(8, "first"), ["e6"]);
}

#[test]
fn warnsdorffs_rule_from_the_corner_of_every_board() {
    // The moves (−2,1)(−1,2)(1,2)(2,1)(2,−1)(1,−2)(−1,−2)(−2,−1), as a well-known program has them.
    let stuck: Vec<u32> = (5..=100)
        .filter(|n| {
            let mut session = open(&format!("problem=tour&n={n}&method=warnsdorff&pure=1&order=32107654"));
            let solved = to_solution(&mut session);
            session.run_until(Mask::NONE, u64::MAX, || true);
            assert_eq!(session.status(), if solved { Status::Solution } else { Status::Stuck });
            !solved
        })
        .collect();
    assert_eq!(stuck, [41, 52, 59, 60, 66, 74, 79, 87, 88, 94, 98]);
}

#[test]
fn warnsdorffs_rule_with_backtracking_finishes() {
    let cases =
        [("5&start=a5", 24, 0), ("8&start=a8", 63, 0), ("5&start=c5", 1733, 1709), ("8&start=e6", 109, 46)];
    for (board, placed, backtracks) in cases {
        let [p, _, b] = first(&format!("problem=tour&method=warnsdorff&n={board}"));
        assert_eq!((p, b), (placed, backtracks), "{board}");
    }
    for seed in 0..20 {
        first(&format!("problem=tour&method=warnsdorff&n=8&start=random&ties=random&seed={seed}"));
    }
}

#[test]
fn an_end_is_an_end() {
    let mut pure = open("problem=tour&n=5&method=warnsdorff&pure=1&start=c5");
    while pure.step().is_some() {}
    assert_eq!((pure.status(), pure.step()), (Status::Stuck, None));
    let mut solved = open("problem=tour&n=5&method=warnsdorff&pure=1&start=a5");
    while solved.step().is_some() {}
    assert_eq!((solved.status(), solved.counts().solutions), (Status::Solution, 1));
    assert_eq!(solved.step_back().map(|event| event.kind()), Some(Kind::Solution));
}
