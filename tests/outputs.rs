//! What programs printed, right and wrong, in many languages and forms: `tests/outputs/`. Of each it is
//! known what was printed, because the program wrote its board beside in plain numbers, or because the mistake
//! was made on purpose; `expected.txt` says so, file by file.

use backstep::board::Square;
use backstep::check::{Check, check};
use backstep::setup::Setup;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A line of `expected.txt`.
struct Expected {
    file: String,
    setup: String,
    verdict: String,
    how: String,
    lines: String,
    /// Right answers of all.
    answers: String,
    likely: String,
    board: String,
}

/// A board as a program has it: the numbers of the moves from 0, or 1 for a queen; less than 0 for none.
struct Printed {
    files: u32,
    cells: Vec<i64>,
}

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outputs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn expected() -> Vec<Expected> {
    let text = read("expected.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let expected = lines.map(|line| {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [file, setup, verdict, how, lines, answers, likely, board, _source] = parts[..] else {
            panic!("{line}")
        };
        let [file, setup, verdict, how] = [file, setup, verdict, how].map(String::from);
        let [lines, answers, likely, board] = [lines, answers, likely, board].map(String::from);
        Expected { file, setup, verdict, how, lines, answers, likely, board }
    });
    expected.collect()
}

fn boards() -> BTreeMap<String, Printed> {
    let text = read("boards.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let boards = lines.map(|line| {
        let (name, numbers) = line.split_once(": ").expect("a name and numbers");
        let numbers: Vec<i64> = numbers.split(' ').map(|number| number.parse().expect("a number")).collect();
        (String::from(name), Printed { files: numbers[0] as u32, cells: numbers[2..].to_vec() })
    });
    boards.collect()
}

impl Printed {
    fn place(&self, at: usize) -> (i64, i64) {
        ((at / self.files as usize) as i64, (at % self.files as usize) as i64)
    }

    /// By the rules of chess, written again: a tour, or a queen in each row and no two in line.
    fn is_right(&self, problem: &str) -> bool {
        let mut order: Vec<(i64, usize)> = self.cells.iter().copied().zip(0..).collect();
        order.sort_unstable();
        let places: Vec<(i64, i64)> = order.iter().map(|&(_, at)| self.place(at)).collect();
        if problem == "tour" {
            let counts = order.iter().zip(0..).all(|(&(number, _), expected)| number == expected);
            let jumps = places.windows(2).all(|two| {
                let (rows, columns) = ((two[0].0 - two[1].0).abs(), (two[0].1 - two[1].1).abs());
                rows * columns == 2
            });
            return counts && jumps;
        }
        let queens: Vec<(i64, i64)> =
            (0..self.cells.len()).filter(|&at| self.cells[at] == 1).map(|at| self.place(at)).collect();
        let in_line =
            |a: (i64, i64), b: (i64, i64)| a.0 == b.0 || a.1 == b.1 || (a.0 - b.0).abs() == (a.1 - b.1).abs();
        let apart = (0..queens.len()).all(|i| (0..i).all(|j| !in_line(queens[i], queens[j])));
        apart && queens.len() * self.files as usize == self.cells.len()
    }

    /// The squares of the tour in order, or of the queens.
    fn squares(&self, problem: &str) -> Vec<Square> {
        let mut pieces: Vec<(i64, u32)> = self.cells.iter().copied().zip(0..).collect();
        if problem == "queens" {
            pieces.retain(|(cell, _)| *cell == 1);
        }
        pieces.sort_unstable();
        pieces.iter().map(|&(_, at)| Square::new(at).expect("a square")).collect()
    }
}

/// What differs from what is expected.
fn differences(expected: &Expected, found: &Check, boards: &BTreeMap<String, Printed>) -> Vec<String> {
    let verdict = found.fault.as_ref().map_or("ok", |fault| fault.kind);
    let right = found.answers.iter().filter(|answer| answer.ok).count();
    let answers = format!("{right}/{}", found.answers.len());
    let lines = format!("{}-{}", found.lines.0, found.lines.1);
    let likely = found.likely.as_ref().map_or("-", |likely| likely.bug);
    let mut all = Vec::new();
    for (what, expected, found) in [
        ("verdict", &expected.verdict[..], verdict),
        ("how", &expected.how, found.how),
        ("lines", &expected.lines, &lines),
        ("answers", &expected.answers, &answers),
        ("likely", &expected.likely, likely),
    ] {
        if expected != found {
            all.push(format!("{what}: {found}, not {expected}"));
        }
    }
    let Some(printed) = boards.get(&expected.board) else { return all };
    let is_whole = (found.files, found.files * found.ranks) == (printed.files, printed.cells.len() as u32);
    if is_whole && found.ok != printed.is_right(found.problem) {
        all.push(format!("ok: {}", found.ok));
    }
    if is_whole && found.ok && found.squares != printed.squares(found.problem) {
        all.push(String::from("other squares were read"));
    }
    all
}

#[test]
fn every_output_is_read_as_it_was_meant() {
    let boards = boards();
    let all = expected();
    assert!(all.len() >= 100);
    let mut wrong = Vec::new();
    for expected in &all {
        let setup = (expected.setup != "-").then(|| Setup::parse(&expected.setup).expect("a setup"));
        let found = check(&read(&format!("{}.txt", expected.file)), setup.as_ref());
        let differ = differences(expected, &found, &boards);
        if !differ.is_empty() {
            wrong.push(format!("{}: {}", expected.file, differ.join(" · ")));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// Numbers below a bound, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

impl Printed {
    fn problem(&self) -> &'static str {
        if self.cells.iter().all(|cell| *cell < 2) { "queens" } else { "tour" }
    }

    /// As one of several kinds of program prints it.
    fn print(&self, style: usize) -> String {
        let rows = self.cells.chunks(self.files as usize);
        let row = |cells: &[i64]| match style {
            0 => cells.iter().map(|cell| format!(" {cell:2} ")).collect::<String>(),
            1 => format!("{cells:?}"),
            2 => cells.iter().map(|cell| format!("{cell}\t")).collect(),
            _ => format!("| {} |", cells.iter().map(i64::to_string).collect::<Vec<_>>().join(" | ")),
        };
        rows.map(row).collect::<Vec<_>>().join(if style == 1 { ",\r\n" } else { "\n" }) + "\n"
    }
}

fn right_boards() -> Vec<Printed> {
    let mut all: Vec<Printed> = boards().into_values().collect();
    all.retain(|printed| printed.is_right(printed.problem()));
    assert!(all.len() > 20);
    all
}

#[test]
fn a_changed_board_is_right_only_if_the_rules_say_so() {
    let mut random = Random(7);
    let mut rights = 0;
    for mut printed in right_boards() {
        let problem = printed.problem();
        let whole = printed.cells.clone();
        for round in 0..60 {
            printed.cells.clone_from(&whole);
            let (a, b) = (random.below(whole.len()), random.below(whole.len()));
            match round % 3 {
                0 => printed.cells.swap(a, b),
                1 => printed.cells[a] = whole[b],
                _ => printed.cells[a] = if problem == "queens" { 1 - whole[a] } else { -1 },
            }
            let text = printed.print(random.below(4));
            let found = check(&text, None);
            let is_right = printed.is_right(problem);
            assert_eq!((found.ok, found.problem), (is_right, problem), "{text}{found:?}");
            assert_eq!(found.fault.is_some(), !is_right);
            rights += usize::from(is_right);
        }
    }
    assert!(rights > 50, "some changes change nothing: {rights}");
}

#[test]
fn what_stands_around_an_answer_changes_nothing() {
    const NOISE: [&str; 12] = [
        "Enter the size of the board: 8",
        "Solving...",
        "",
        "Time taken: 0.031 seconds (12:00:01)",
        "Backtracks: 15, placements: 8839",
        "====================",
        "[INFO] 3 threads",
        "knight's tour, version 1.2",
        "$ ./a.out",
        "queens.c:12: warning: unused variable 'x'",
        "-----+-----",
        "100%",
    ];
    let mut random = Random(11);
    for printed in right_boards() {
        for _ in 0..12 {
            let mut lines: Vec<String> = Vec::new();
            lines.extend((0..random.below(5)).map(|_| String::from(NOISE[random.below(NOISE.len())])));
            let from = lines.len() as u32 + 1;
            lines.extend(printed.print(random.below(4)).lines().map(String::from));
            let to = lines.len() as u32;
            lines.extend((0..random.below(5)).map(|_| String::from(NOISE[random.below(NOISE.len())])));
            let text = lines.join("\n");
            let found = check(&text, None);
            assert!(found.ok, "{text}\n{found:?}");
            assert_eq!((found.lines, found.answers.len()), ((from, to), 1), "{text}\n{found:?}");
            assert_eq!(found.squares, printed.squares(printed.problem()), "{text}");
        }
    }
}
