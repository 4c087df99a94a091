use std::collections::BinaryHeap;
use std::fmt;

/// The index that stands for "no square" wherever a square's index is expected: a jump that
/// leaves the board, an event that concerns no square.
pub const NO_SQUARE: u32 = 0x00FF_FFFF;

/// A square of a board, as its index: `row · files + column`, rows counted from the top as in a
/// printed matrix. Below [`NO_SQUARE`]; whether it lies on a given board is the board's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u32);

impl Square {
    /// The square with this index, or `None` where the index is [`NO_SQUARE`] or above.
    pub const fn new(index: u32) -> Option<Square> {
        if index < NO_SQUARE { Some(Square(index)) } else { None }
    }

    /// The index, `row · files + column`.
    pub const fn index(self) -> u32 {
        self.0
    }

    /// Squares in the order of their indices, each once.
    pub(crate) fn in_order(squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
        // A heap sorts in a tenth of the code of `sort_unstable`, which the small module would feel.
        let mut squares = BinaryHeap::from_iter(squares).into_sorted_vec();
        squares.dedup();
        squares
    }

    /// The index as a position in per-square arrays.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// The letters of a file counted from 0: a … z, aa, ab, … as spreadsheets name their columns.
pub(super) fn file_name(column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// The file, counted from 0, and the rank, counted from 1, of a name such as `c5` or `ab12`.
/// Letters may be of either case. `None` for anything else.
pub(super) fn parse_name(name: &str) -> Option<(u32, u32)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, rank) = name.split_at(digits);
    // Four letters are far beyond any board and still fit the arithmetic.
    if letters.is_empty() || letters.len() > 4 || !letters.bytes().all(|b| b.is_ascii_alphabetic()) {
        return None;
    }
    if rank.starts_with('0') || !rank.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let file = letters.bytes().fold(0, |sum, b| sum * 26 + u32::from(b.to_ascii_lowercase() - b'a') + 1);
    Some((file - 1, rank.parse().ok()?))
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_follow_the_spreadsheets() {
        for (column, name) in
            [(0, "a"), (25, "z"), (26, "aa"), (51, "az"), (52, "ba"), (701, "zz"), (702, "aaa")]
        {
            assert_eq!(file_name(column), name);
            assert_eq!(parse_name(&format!("{name}7")), Some((column, 7)));
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", "a", "7", "a0", "a01", "a-1", "7a", "a 1", "a1b", "é1", "aaaaa1", "a99999999999"] {
            assert_eq!(parse_name(text), None, "{text:?}");
        }
        assert_eq!(parse_name("A8"), Some((0, 8)));
    }

    #[test]
    fn the_last_index_is_no_square() {
        assert_eq!(Square::new(NO_SQUARE), None);
        assert_eq!(Square::new(NO_SQUARE - 1).unwrap().index(), NO_SQUARE - 1);
    }
}
