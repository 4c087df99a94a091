//! Somebody's answer, as text in any usual form: is it a tour, is it a placement of queens, and
//! if not, where exactly does it fail. It is judged by the rules alone, never compared with a
//! solution.
//!
//! A text that can be read in several ways is read as what it is right as; else as the setup's
//! problem; else as the first that fits.

mod judge;
mod read;

use crate::board::Square;
use crate::setup::Setup;

/// A verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// `cells0` · `cells1` (rows and columns) · `matrix01` · `letters` (Q and dots) · `columns0` ·
    /// `columns1` (the column of each row's queen) · `none`.
    pub how: &'static str,
    /// The squares of the tour in order, as far as they are known, or of the queens.
    pub squares: Vec<Square>,
    /// The first fault.
    pub fault: Option<Fault>,
}

/// What is wrong, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// Both: `unreadable` · `size` (no rectangle, or too large) · `barred`.
    /// Tours: `missing` · `doubled` (a number) · `not-a-jump` (from one square to another) ·
    /// `repeated` (a square is visited again) · `incomplete` (squares visited, of how many) ·
    /// `not-closed` (the setup wants it closed). Queens: `attack` (two queens and their line) ·
    /// `empty-row` · `no-queens` (what some programs print when there is no solution).
    pub kind: &'static str,
    /// Names and values for a sentence: `number`, `missing`, `move`, `earlier`, `row`, `line`,
    /// `have`, `needed`.
    pub params: Vec<(&'static str, String)>,
    /// The squares at fault, the first first.
    pub squares: Vec<Square>,
}

/// The longest text that is looked at.
const MOST_TEXT: usize = 1 << 23;

/// Checks a text, in the light of a setup if there is one. O(length of the text).
pub fn check(text: &str, setup: Option<&Setup>) -> Check {
    let text = if text.len() <= MOST_TEXT { text } else { "" };
    let verdicts: Vec<Check> =
        read::readings(text, setup).iter().map(|reading| judge::judge(reading, setup)).collect();
    let wanted = setup.map(Setup::problem_name);
    let best = verdicts.iter().find(|check| check.ok && wanted == Some(check.problem));
    let best = best.or_else(|| verdicts.iter().find(|check| check.ok));
    let best = best.or_else(|| verdicts.iter().find(|check| wanted == Some(check.problem)));
    best.or(verdicts.first()).cloned().unwrap_or_else(|| Check {
        ok: false,
        problem: wanted.unwrap_or("tour"),
        files: setup.map_or(0, |setup| setup.board.files()),
        ranks: setup.map_or(0, |setup| setup.board.ranks()),
        closed: false,
        how: "none",
        squares: Vec::new(),
        fault: Some(Fault { kind: "unreadable", ..Fault::default() }),
    })
}
