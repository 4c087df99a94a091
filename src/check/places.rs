//! Squares that a text names: `a1 b3`, `Nb3`, `row 0, column 1`.

use super::read::{Reading, places, squares, unchained};
use crate::board::{Board, Square};
use crate::setup::Setup;

/// The largest board on which any name can be looked up.
const SIDE: u32 = 4000;

/// Squares named in lines that follow each other.
pub(super) struct Named {
    pub(super) lines: (u32, u32),
    pub(super) squares: List,
}

/// Squares by name, or by row and column.
pub(super) enum List {
    /// On a board of `SIDE` files and ranks.
    Names(Vec<Square>),
    /// The row, if it is told, and the column.
    Places(Vec<(Option<i64>, i64)>),
}

/// Every list of squares in a clean text: lines that follow each other together, and each line that holds
/// several by itself. O(length).
pub(super) fn named(text: &str) -> Vec<Named> {
    let board = Board::new(SIDE, SIDE);
    let mut all: Vec<Named> = Vec::new();
    let mut alone = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let names = names(text, &board);
        let place = place(text);
        let found = match (names.is_empty(), place) {
            (false, _) => List::Names(names),
            (true, Some(place)) => List::Places(vec![place]),
            _ => continue,
        };
        let lines = (line, line);
        if let List::Names(names) = &found
            && names.len() > 3
        {
            alone.push(Named { lines, squares: List::Names(names.clone()) });
        }
        match (all.last_mut(), found) {
            // A blank line may lie between.
            (Some(Named { lines, squares: List::Names(before) }), List::Names(names))
                if lines.1 + 2 >= line =>
            {
                before.extend(names);
                lines.1 = line;
            }
            (Some(Named { lines, squares: List::Places(before) }), List::Places(place))
                if lines.1 + 2 >= line =>
            {
                before.extend(place);
                lines.1 = line;
            }
            (_, squares) => all.push(Named { lines, squares }),
        }
    }
    all.extend(alone);
    all
}

/// The names of squares in a line, also run together; `Q1:` names a queen.
fn names(line: &str, board: &Board) -> Vec<Square> {
    let mut found = Vec::new();
    let ends = |c: char| !c.is_alphanumeric();
    let mut rest = line;
    while let Some(begin) = rest.find(char::is_alphanumeric) {
        rest = &rest[begin..];
        let length = rest.find(ends).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        if !after.starts_with([':', '[', '(', '=']) {
            found.extend(split(word, board).unwrap_or_default());
        }
        rest = after;
    }
    found
}

/// The squares of `a1`, `Nb3` or `a1b3`; `None` if it is another word.
fn split(word: &str, board: &Board) -> Option<Vec<Square>> {
    let mut found = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_ascii_alphabetic())?;
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - letters);
        let mut name = &rest[..letters + digits];
        // A knight's or a queen's own letter.
        if letters == 2 && name.starts_with(['N', 'Q', 'K', 'S']) && name.as_bytes()[1].is_ascii_lowercase() {
            name = &name[1..];
        }
        if letters == 0 || letters > 2 || digits == 0 {
            return None;
        }
        found.push(board.parse(&name.to_ascii_lowercase())?);
        rest = &rest[letters + digits..];
    }
    Some(found)
}

/// A row and a column with their names, or a column alone.
fn place(line: &str) -> Option<(Option<i64>, i64)> {
    let lower = line.to_ascii_lowercase();
    let after = |words: &[&str]| {
        let at = words.iter().find_map(|word| Some(lower.find(word)? + word.len()))?;
        let rest = lower[at..].trim_start_matches(|c: char| c.is_alphabetic() || " :=#".contains(c));
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..digits].parse().ok().filter(|number| *number < 1 << 32)
    };
    let column = after(&["column", "col"])?;
    Some((after(&["row"]), column))
}

impl Named {
    /// Every way to read the list.
    pub(super) fn readings(&self, setup: Option<&Setup>) -> Vec<Reading> {
        let mut all = Vec::new();
        match &self.squares {
            List::Names(names) => {
                let names = unchained(names);
                let board = Board::new(SIDE, SIDE);
                let files = names.iter().map(|&square| board.column(square)).max().unwrap_or(0) + 1;
                let ranks = SIDE - names.iter().map(|&square| board.row(square)).min().unwrap_or(0);
                let on = |small: &Board| {
                    let rank = |square| i64::from(small.ranks()) - i64::from(SIDE - board.row(square));
                    let square = |&square: &Square| small.square(rank(square), board.column(square).into());
                    names.iter().map(square).collect::<Option<Vec<Square>>>()
                };
                if names.len() > 1 {
                    squares("squares", files.into(), ranks.into(), names.len(), setup, &on, &mut all);
                }
            }
            List::Places(list) => {
                let least = list.iter().filter_map(|(row, _)| *row).min();
                let first =
                    least.unwrap_or_else(|| list.iter().map(|(_, column)| *column).min().unwrap_or(0));
                let pairs: Vec<_> =
                    (first..).zip(list).map(|(i, &(row, column))| (row.unwrap_or(i), column)).collect();
                places(&pairs, setup, &mut all);
            }
        }
        all
    }
}
