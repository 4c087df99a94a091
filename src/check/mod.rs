//! Somebody's answer, as text in any usual form: is it a tour, is it a placement of queens, and
//! if not, where exactly does it fail, and which mistake in a program makes it so. It is judged by
//! the rules alone, never compared with a solution.
//!
//! The text is what a program printed, with all its headings, timings and prompts. It is
//! `clean`ed of borders and colours, cut into `rows` of cells, these into `grid`s; a grid, a list of
//! numbers or of `places` is `read` in every way that it can be, each way is `judge`d, and the
//! `answers` are told from what else a program prints. A passage that can be read in several ways is
//! read as what it is right as; else as the setup's problem; else as the first that fits.

mod answers;
mod clean;
mod grid;
mod judge;
mod likely;
mod places;
mod programs;
mod read;
mod rows;
mod turned;

use crate::board::Square;
use crate::setup::Setup;

/// A verdict.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// Whether it is right.
    pub ok: bool,
    /// `tour` or `queens`.
    pub problem: &'static str,
    /// The board that it was read on.
    pub files: u32,
    /// The board that it was read on.
    pub ranks: u32,
    /// Whether it is a closed tour.
    pub closed: bool,
    /// How it was read: `from0` · `from1` (a matrix of move numbers) · `squares` (names) ·
    /// `cells0` · `cells1` (rows and columns) · `matrix01` · `letters` (signs) · `columns0` ·
    /// `columns1` (the column of each row's queen) · `none`.
    pub how: &'static str,
    /// The first and the last line that were read, from 1; 0 if none was.
    pub lines: (u32, u32),
    /// The squares of the tour in order, as far as they are known, or of the queens.
    pub squares: Vec<Square>,
    /// How many of the squares, from the first, are right.
    pub valid: usize,
    /// The first fault.
    pub fault: Option<Fault>,
    /// The mistake in the program that makes just this.
    pub likely: Option<Likely>,
    /// Every answer in the text, this one included, in order.
    pub answers: Vec<Answer>,
    /// Which of them this is, from 0.
    pub answer: usize,
    /// How many of the right answers differ from each other.
    pub different: usize,
    /// The text holds so much that not all of it was judged.
    pub cut: bool,
}

/// What is wrong, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// Both: `unreadable` · `too-long` · `size` (no rectangle) · `barred`.
    /// Tours: `missing` · `doubled` (a number) · `not-a-jump` (from one square to another) ·
    /// `repeated` (a square is visited again) · `incomplete` (squares visited, of how many) ·
    /// `not-closed` (the setup wants it closed). Queens: `attack` (two queens and their line) ·
    /// `empty-row` · `no-column` (a number in a list of columns) · `no-queens` (what some programs
    /// print when there is no solution).
    pub kind: &'static str,
    /// Names and values for a sentence: `number`, `missing`, `move`, `earlier`, `row`, `line` (of an
    /// attack; else of the text), `have`, `needed`, `most` (characters).
    pub params: Vec<(&'static str, String)>,
    /// The squares at fault, the first first.
    pub squares: Vec<Square>,
}

/// A mistake that explains an answer: found by running a program that makes it, or by undoing it
/// and finding the answer right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Likely {
    /// Both: `no-take-back` · `no-solution` (there is none: the program prints its empty board) ·
    /// `unsolved` (it prints its board before or without solving it) · `part` (not all of it was
    /// printed) · `swapped` (rows and columns) · `upside-down` · `mirrored` · `turned` (the setup's
    /// board, seen otherwise) · `mixed-base` (rows and columns are not counted from the same number).
    /// Tours: `base` (the first number, which is neither 0 nor 1) · `skipped` (a number was passed
    /// over) · `twice` (a number was given twice, and those after it are one short) · `stuck` (the
    /// knight stands still, nothing was taken back) · `early` (stopped one square short) ·
    /// `jump-table` (a jump `down` and `right` that is none) · `edges` (jumps come back on the other
    /// side). Queens: `untested` (lines that are not tested) · `near` (diagonals are tested one
    /// square far) · `index` (stored from 1, printed from 0).
    pub bug: &'static str,
    /// Names and values for a sentence: `lines`, `number`, `down`, `right`, `times`, `rows`,
    /// `columns`, `have`, `needed`.
    pub params: Vec<(&'static str, String)>,
}

/// An answer in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its first and last line, from 1.
    pub lines: (u32, u32),
    /// Whether it is right.
    pub ok: bool,
}

/// The longest text that is looked at, in bytes.
pub const MOST_TEXT: usize = 1 << 23;

/// Checks a text, in the light of a setup if there is one. Of several answers it shows the first
/// that is right, else the first that is complete. O(length of the text), and a bounded search for
/// the likely mistake.
pub fn check(text: &str, setup: Option<&Setup>) -> Check {
    check_answer(text, setup, None)
}

/// The same for one of the answers in the text, counted from 0; beyond the last, the last.
pub fn check_answer(text: &str, setup: Option<&Setup>, answer: Option<usize>) -> Check {
    if text.len() > MOST_TEXT {
        return nothing(setup, "too-long", ("most", MOST_TEXT.to_string()));
    }
    let (found, shown, whole) = answers::answers(text, setup);
    if found.is_empty() {
        let nothing = nothing(setup, "unreadable", ("line", suspect(text).to_string()));
        return Check { cut: !whole, ..nothing };
    }
    let answer = answer.unwrap_or(shown).min(found.len() - 1);
    let mut check = found[answer].check.clone();
    check.likely = likely::likely(&check, &found[answer].reading, setup);
    check.answers =
        found.iter().map(|found| Answer { lines: found.check.lines, ok: found.check.ok }).collect();
    check.answer = answer;
    check.cut = !whole;
    check.different = different(found.into_iter().map(|found| found.check));
    check
}

/// How many of the right answers differ; the squares of queens in any order.
fn different(checks: impl Iterator<Item = Check>) -> usize {
    let squares = |mut check: Check| {
        if check.problem == "queens" {
            check.squares.sort_unstable();
        }
        check.squares
    };
    checks.filter(|check| check.ok).map(squares).collect::<std::collections::BTreeSet<_>>().len()
}

fn nothing(setup: Option<&Setup>, kind: &'static str, param: (&'static str, String)) -> Check {
    Check {
        problem: setup.map_or("tour", Setup::problem_name),
        files: setup.map_or(0, |setup| setup.board.files()),
        ranks: setup.map_or(0, |setup| setup.board.ranks()),
        how: "none",
        fault: Some(Fault { kind, params: vec![param], squares: Vec::new() }),
        ..Check::default()
    }
}

/// The line that an answer was most likely looked for in: the one with most digits, else the first
/// with anything; 0 if there is none.
fn suspect(text: &str) -> usize {
    let digits = |line: &str| line.chars().filter(|c| c.is_numeric()).count();
    let lines = || text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let most = lines().max_by_key(|&(at, line)| (digits(line), std::cmp::Reverse(at)));
    most.map_or(0, |(at, _)| at + 1)
}
