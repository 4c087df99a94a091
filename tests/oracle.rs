//! Small boards searched by brute force, written from the rules alone with rows and columns, and
//! compared with the searches: the solutions themselves, in order, and how many pieces were placed.

mod common;

use backstep::board::Board;
use backstep::session::Session;
use common::{exhaust, open, to_solution};

type Cell = (i32, i32);

/// The knight's jumps, rows down and columns right, as the textbook lists them.
const DOWN: [i32; 8] = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT: [i32; 8] = [1, 2, 2, 1, -1, -2, -2, -1];

/// What a search of a whole tree comes to.
#[derive(Debug, Default, PartialEq)]
struct Whole {
    placed: u64,
    solutions: Vec<Vec<Cell>>,
}

struct Tours {
    files: i32,
    ranks: i32,
    blocked: Vec<Cell>,
    closed: bool,
}

impl Tours {
    fn free(&self, cell: Cell) -> bool {
        (0..self.ranks).contains(&cell.0)
            && (0..self.files).contains(&cell.1)
            && !self.blocked.contains(&cell)
    }

    fn goal(&self) -> usize {
        (self.files * self.ranks) as usize - self.blocked.len()
    }

    /// Everything that can follow a path of at least one square.
    fn extend(&self, path: &mut Vec<Cell>, whole: &mut Whole) {
        if path.len() == self.goal() {
            if !self.closed || self.closes(path[0], path[path.len() - 1]) {
                whole.solutions.push(path.clone());
            }
            return;
        }
        let (row, column) = path[path.len() - 1];
        for (down, right) in DOWN.into_iter().zip(RIGHT) {
            let next = (row + down, column + right);
            if !self.free(next) || path.contains(&next) {
                continue;
            }
            // A last square from which the tour does not close is refused, not placed.
            if self.closed && path.len() + 1 == self.goal() && !self.closes(path[0], next) {
                continue;
            }
            whole.placed += 1;
            path.push(next);
            self.extend(path, whole);
            path.pop();
        }
    }

    fn closes(&self, home: Cell, end: Cell) -> bool {
        (end.0 - home.0).pow(2) + (end.1 - home.1).pow(2) == 5
    }

    fn from(&self, start: Cell) -> Whole {
        let mut whole = Whole::default();
        self.extend(&mut vec![start], &mut whole);
        whole
    }
}

struct Queens {
    files: i32,
    ranks: i32,
    blocked: Vec<Cell>,
    /// Any square for any queen, or queen k in row k.
    anywhere: bool,
}

impl Queens {
    fn extend(&self, queens: &mut Vec<Cell>, whole: &mut Whole) {
        if queens.len() as i32 == self.ranks {
            whole.solutions.push(queens.clone());
            return;
        }
        let rows = if self.anywhere { 0..self.ranks } else { queens.len() as i32..queens.len() as i32 + 1 };
        for cell in rows.flat_map(|row| (0..self.files).map(move |column| (row, column))) {
            let safe = |&(row, column): &Cell| {
                row != cell.0
                    && column != cell.1
                    && row - column != cell.0 - cell.1
                    && row + column != cell.0 + cell.1
            };
            if self.blocked.contains(&cell) || !queens.iter().all(safe) {
                continue;
            }
            whole.placed += 1;
            queens.push(cell);
            self.extend(queens, whole);
            queens.pop();
        }
    }

    fn all(&self) -> Whole {
        let mut whole = Whole::default();
        self.extend(&mut Vec::new(), &mut whole);
        whole
    }
}

/// What the session finds in all.
fn searched(text: &str) -> Whole {
    let mut session = open(text);
    let mut solutions = Vec::new();
    while to_solution(&mut session) {
        solutions.push(cells(&session));
    }
    Whole { placed: exhaust(&mut session).placed, solutions }
}

fn cells(session: &Session) -> Vec<Cell> {
    let board = &session.setup().board;
    let cell = |square| (board.row(square) as i32, board.column(square) as i32);
    session.path().into_iter().map(|square| cell(square.expect("on the board"))).collect()
}

fn names(files: i32, ranks: i32, cells: &[Cell]) -> String {
    let board = Board::new(files as u32, ranks as u32);
    let name =
        |&(row, column): &Cell| board.name(board.square(row.into(), column.into()).expect("on the board"));
    cells.iter().map(name).collect::<Vec<_>>().join(".")
}

fn sorted(mut whole: Whole) -> Whole {
    whole.solutions.sort();
    whole
}

/// Boards with how they are barred: small enough for every start, with and without tours.
const BOARDS: &[(i32, i32, &[Cell])] = &[
    (1, 1, &[]),
    (2, 3, &[]),
    (3, 3, &[]),
    (3, 3, &[(1, 1)]),
    (4, 3, &[]),
    (3, 4, &[]),
    (4, 4, &[(0, 0), (0, 3), (3, 0), (3, 3)]),
    (4, 4, &[(2, 1)]),
    (5, 4, &[(0, 0), (1, 3)]),
    (6, 3, &[(1, 1), (1, 4)]),
];

#[test]
fn tours_and_their_order() {
    let mut solutions = [0, 0];
    for &(files, ranks, blocked) in BOARDS {
        for closed in [false, true] {
            let oracle = Tours { files, ranks, blocked: blocked.to_vec(), closed };
            let board = format!("files={files}&ranks={ranks}&blocked={}", names(files, ranks, blocked));
            let board = format!("problem=tour&{board}&closed={}", i32::from(closed));
            for start in (0..ranks).flat_map(|row| (0..files).map(move |column| (row, column))) {
                if !oracle.free(start) {
                    continue;
                }
                let start_name = names(files, ranks, &[start]);
                let wanted = oracle.from(start);
                solutions[usize::from(closed)] += wanted.solutions.len();
                assert_eq!(
                    searched(&format!("{board}&start={start_name}")),
                    wanted,
                    "{board} from {start_name}"
                );
                let other_order =
                    searched(&format!("{board}&start={start_name}&method=warnsdorff&ties=random"));
                assert_eq!(sorted(other_order), sorted(wanted), "{board} from {start_name}");
            }
        }
    }
    assert!(solutions.iter().all(|&found| found > 0), "the boards have open and closed tours: {solutions:?}");
}

#[test]
fn tours_from_any_start() {
    for &(files, ranks, blocked) in BOARDS.iter().filter(|(files, ranks, _)| files * ranks > 1) {
        let oracle = Tours { files, ranks, blocked: blocked.to_vec(), closed: false };
        let mut wanted = Whole::default();
        for start in (0..ranks).flat_map(|row| (0..files).map(move |column| (row, column))) {
            if oracle.free(start) {
                let mut whole = oracle.from(start);
                wanted.placed += 1 + whole.placed;
                wanted.solutions.append(&mut whole.solutions);
            }
        }
        let blocked = names(files, ranks, blocked);
        let text = format!("problem=tour&files={files}&ranks={ranks}&blocked={blocked}&start=any");
        assert_eq!(searched(&text), wanted, "{text}");
    }
}

#[test]
fn every_sequence_that_is_a_tour_is_generated() {
    for (files, ranks, blocked) in [(3, 3, &[(1, 1)][..]), (2, 3, &[(0, 0)]), (3, 2, &[(0, 1), (1, 1)])] {
        for closed in [false, true] {
            let oracle = Tours { files, ranks, blocked: blocked.to_vec(), closed };
            let blocked = names(files, ranks, blocked);
            let closed = i32::from(closed);
            let text = format!(
                "problem=tour&files={files}&ranks={ranks}&blocked={blocked}&closed={closed}&method=enumerate&start=a1"
            );
            assert_eq!(searched(&text).solutions, oracle.from((ranks - 1, 0)).solutions, "{text}");
        }
    }
}

#[test]
fn queens_and_their_order() {
    let boards: &[(i32, i32, &[Cell])] = &[
        (1, 1, &[]),
        (2, 2, &[]),
        (4, 4, &[]),
        (4, 4, &[(0, 1)]),
        (5, 4, &[]),
        (4, 5, &[]),
        (5, 3, &[(0, 2), (1, 0)]),
        (7, 3, &[]),
        (5, 5, &[(2, 2)]),
        (1, 3, &[]),
    ];
    for &(files, ranks, blocked) in boards {
        let board =
            format!("problem=queens&files={files}&ranks={ranks}&blocked={}", names(files, ranks, blocked));
        let oracle = Queens { files, ranks, blocked: blocked.to_vec(), anywhere: false };
        assert_eq!(searched(&board), oracle.all(), "{board}");
        assert_eq!(
            searched(&format!("{board}&method=enumerate")).solutions,
            oracle.all().solutions,
            "{board}"
        );
        let by_chance = searched(&format!("{board}&columns=random&seed=7"));
        assert_eq!(sorted(by_chance), sorted(oracle.all()), "{board}");
        let anywhere = Queens { anywhere: true, ..oracle };
        assert_eq!(searched(&format!("{board}&method=scan")), anywhere.all(), "{board}");
    }
}

#[test]
fn the_ways_on_along_the_tour_of_lesson_3() {
    let mut session = open("problem=tour&n=5&start=a1");
    assert!(session.seek(104, || true));
    let path = cells(&session);
    let oracle = Tours { files: 5, ranks: 5, blocked: Vec::new(), closed: false };
    let ways = (1..=path.len()).map(|length| {
        let mut whole = Whole::default();
        oracle.extend(&mut path[..length].to_vec(), &mut whole);
        whole.solutions.len()
    });
    let ways: Vec<_> = ways.take(19).collect();
    assert_eq!(ways, [304, 152, 122, 122, 94, 94, 6, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0]);
}

#[test]
fn of_one_square_no_tour_is_closed() {
    for method in ["backtrack", "warnsdorff", "enumerate"] {
        for start in ["a1", "any"] {
            for (closed, solutions) in [(0, 1), (1, 0)] {
                let text = format!("problem=tour&n=1&method={method}&start={start}&closed={closed}");
                assert_eq!(searched(&text).solutions.len(), solutions, "{text}");
            }
        }
    }
}
