//! The fields of a text, one by one, and what can be wrong with them.

use super::KEYS;
use super::words::{LONGEST, Words, list};
use crate::board::{Board, Moves, Square};
use crate::queens::contradiction;
use crate::tour::{CLASSIC, ORDERS};
use crate::verify;
use std::fmt;

/// Why a line of text is no setup: data, for the page to say in its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// `missing` · `unknown` (not one of the allowed values) · `number` (not a whole number) ·
    /// `range` · `order` · `path` (not a tour) · `square` (no square of this board) · `barred` · `attack` (two given queens attack
    /// each other) · `unused` (the method does not use the key).
    pub code: &'static str,
    /// The key at fault.
    pub key: &'static str,
    /// Names and values for a sentence, such as `value`, `min`, `max`, `allowed`, `method`.
    pub params: Vec<(&'static str, String)>,
}

impl fmt::Display for Error {
    /// English, for the console.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.code)?;
        self.params.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for Error {}
/// The known keys of a text with their values, in the order in which they count.
pub(super) struct Fields<'a>(Vec<(&'static str, &'a str)>);

impl<'a> Fields<'a> {
    pub(super) fn read(text: &'a str) -> Fields<'a> {
        let pairs = text.split('&').filter_map(|pair| {
            let (key, value) = pair.split_once('=')?;
            Some((*KEYS.iter().find(|&&known| known == key)?, value))
        });
        Fields(pairs.collect())
    }

    pub(super) fn get(&self, key: &str) -> Option<&'a str> {
        self.last_of(&[key]).map(|(_, value)| value)
    }

    /// The last pair with one of these keys.
    pub(super) fn last_of(&self, keys: &[&str]) -> Option<(&'static str, &'a str)> {
        self.0.iter().rev().find(|(key, _)| keys.contains(key)).copied()
    }

    pub(super) fn word<T: Copy>(&self, key: &'static str, words: Words<T>) -> Result<T, Error> {
        self.get(key).map_or(Ok(words[0].1), |value| choose(key, value, words))
    }

    pub(super) fn number(&self, key: &'static str, min: u32, max: u32, default: u32) -> Result<u32, Error> {
        self.get(key).map_or(Ok(default), |value| parse_number(key, value, min, max))
    }

    /// `files` and `ranks`, of which `n` sets both.
    pub(super) fn board(&self, limit: u32) -> Result<Board, Error> {
        let side = |key| match self.last_of(&[key, "n"]) {
            Some((key, value)) => parse_number(key, value, 1, limit),
            None => Ok(8),
        };
        let board = Board::new(side("files")?, side("ranks")?);
        let blocked = self.squares("blocked", &board)?;
        Ok(board.with_blocked(&blocked))
    }

    /// The squares of a list joined by dots.
    pub(super) fn squares(&self, key: &'static str, board: &Board) -> Result<Vec<Square>, Error> {
        let names = self.get(key).filter(|value| !value.is_empty());
        let names = names.into_iter().flat_map(|names| names.split('.'));
        names.map(|name| parse_square(key, name, board)).collect()
    }

    /// A tour to be played, which must be one.
    pub(super) fn path(&self, board: &Board, moves: Moves) -> Result<Vec<Square>, Error> {
        let path = self.squares("path", board)?;
        match verify::tour_by(board, moves, &path) {
            Ok(_) => Ok(path),
            Err(_) => Err(error("path", "path", [("value", clip(self.get("path").unwrap_or("")))])),
        }
    }

    /// The given queens, in the order of their indices.
    pub(super) fn given(&self, board: &Board) -> Result<Vec<Square>, Error> {
        let given = Square::in_order(self.squares("queens", board)?);
        if let Some(&barred) = given.iter().find(|&&queen| board.is_blocked(queen)) {
            return Err(error("barred", "queens", [("value", board.name(barred))]));
        }
        let Some((a, b, line)) = contradiction(board, &given) else { return Ok(given) };
        let params = [("a", board.name(a)), ("b", board.name(b)), ("line", line.name().into())];
        Err(error("attack", "queens", params))
    }

    /// The side of a square board that the formula fills.
    pub(super) fn formula_side(&self, limit: u32) -> Result<u32, Error> {
        let side = |key, min, max| match self.last_of(&[key, "n"]) {
            Some((key, value)) => parse_number(key, value, min, max),
            None => parse_number(key, "8", min, max),
        };
        let files = side("files", 4, limit)?;
        side("ranks", files, files)
    }

    pub(super) fn order(&self) -> Result<[u8; 8], Error> {
        let text = self.get("order").unwrap_or(ORDERS[0].0);
        if let Some((_, order)) = ORDERS.iter().find(|(name, _)| *name == text) {
            return Ok(*order);
        }
        let digits: Vec<u8> = text.bytes().map(|b| b.wrapping_sub(b'0')).collect();
        let is_permutation = CLASSIC.iter().all(|number| digits.contains(number));
        let order = <[u8; 8]>::try_from(digits).ok().filter(|_| is_permutation);
        order.ok_or_else(|| error("order", "order", [("value", clip(text))]))
    }

    /// Two lengths joined by a point, the shorter first.
    pub(super) fn leaper(&self) -> Result<(u32, u32), Error> {
        let Some(text) = self.get("leaper") else { return Ok(Moves::KNIGHT.leaper) };
        let Some((a, b)) = text.split_once('.') else {
            return Err(unknown("leaper", text, String::from("1.2, 1.3, 2.3")));
        };
        let (a, b) = (parse_number("leaper", a, 0, LONGEST)?, parse_number("leaper", b, 0, LONGEST)?);
        // One that stands still leaps nowhere.
        parse_number("leaper", &a.max(b).to_string(), 1, LONGEST)?;
        Ok((a.min(b), a.max(b)))
    }

    /// Refuses a known key that neither every setup nor this method uses.
    pub(super) fn refuse_unused(&self, used: &[&[&str]], method: &str) -> Result<(), Error> {
        let always = ["problem", "files", "ranks", "n", "method"];
        let unused = self
            .0
            .iter()
            .find(|(key, _)| !always.contains(key) && !used.iter().any(|keys| keys.contains(key)));
        unused.map_or(Ok(()), |&(key, _)| Err(error("unused", key, [("method", method.into())])))
    }
}

pub(super) fn free_squares(board: &Board) -> impl Iterator<Item = Square> + '_ {
    (0..board.squares()).filter_map(Square::new).filter(|&square| !board.is_blocked(square))
}

pub(super) fn parse_square(key: &'static str, name: &str, board: &Board) -> Result<Square, Error> {
    board.parse(name).ok_or_else(|| {
        let corner = Square::new(board.files() - 1).expect("BUG: a board's corner");
        error(
            "square",
            key,
            [("value", clip(name)), ("first", String::from("a1")), ("last", board.name(corner))],
        )
    })
}

pub(super) fn parse_number(key: &'static str, value: &str, min: u32, max: u32) -> Result<u32, Error> {
    let params = || [("value", clip(value)), ("min", min.to_string()), ("max", max.to_string())];
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(value.strip_prefix('-').unwrap_or(value)) {
        return Err(error("number", key, params()));
    }
    // Digits that do not parse are too many, or negative.
    let number = value.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| error("range", key, params()))
}

pub(super) fn choose<T: Copy>(key: &'static str, value: &str, allowed: Words<T>) -> Result<T, Error> {
    let found = allowed.iter().find(|(word, _)| *word == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| unknown(key, value, list(allowed)))
}

pub(super) fn unknown(key: &'static str, value: &str, allowed: String) -> Error {
    error("unknown", key, [("value", clip(value)), ("allowed", allowed)])
}

pub(crate) fn error<const N: usize>(
    code: &'static str,
    key: &'static str,
    params: [(&'static str, String); N],
) -> Error {
    Error { code, key, params: params.into() }
}

/// A value as a message may quote it: hostile links can be long.
pub(super) fn clip(value: &str) -> String {
    value.chars().take(40).collect()
}
