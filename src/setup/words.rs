//! The words that the values of the keys take, and what they mean.

use super::{QueensSearch, TourSearch};
use crate::board::Wrap;
use crate::queens::Columns;
use crate::tour::Ties;

/// The values of a key that takes words, the default first.
pub(super) type Words<T> = &'static [(&'static str, T)];

pub(super) const PROBLEMS: Words<bool> = &[("tour", true), ("queens", false)];
pub(super) const TOUR_METHODS: Words<TourSearch> = &[
    ("backtrack", TourSearch::Backtrack),
    ("enumerate", TourSearch::Enumerate),
    ("warnsdorff", TourSearch::Warnsdorff { ties: Ties::First, pure: false }),
    ("tiles", TourSearch::Tiles),
    ("rotate", TourSearch::Rotate),
    ("portfolio", TourSearch::Portfolio),
    ("script", TourSearch::Script),
];
pub(super) const QUEENS_METHODS: Words<QueensSearch> = &[
    ("rows", QueensSearch::Rows { columns: Columns::Left, seed: 0 }),
    ("enumerate", QueensSearch::Enumerate),
    ("scan", QueensSearch::Scan),
    ("forward", QueensSearch::Forward { columns: Columns::Left, seed: 0 }),
    ("smallest", QueensSearch::Smallest { seed: 0 }),
    ("cover", QueensSearch::Cover),
    ("repair", QueensSearch::Repair { seed: 0 }),
    ("formula", QueensSearch::Formula),
];

impl TourSearch {
    /// Its word, whatever its options.
    pub(super) fn word(self) -> &'static str {
        let plain = match self {
            TourSearch::Warnsdorff { .. } => TOUR_METHODS[2].1,
            other => other,
        };
        name_of(TOUR_METHODS, plain)
    }
}

impl QueensSearch {
    /// Its word, whatever its options.
    pub(super) fn word(self) -> &'static str {
        name_of(QUEENS_METHODS, self.with(Columns::Left, 0))
    }

    /// The same search with these options, where it has them.
    pub(super) fn with(self, columns: Columns, seed: u32) -> QueensSearch {
        match self {
            QueensSearch::Rows { .. } => QueensSearch::Rows { columns, seed },
            QueensSearch::Forward { .. } => QueensSearch::Forward { columns, seed },
            QueensSearch::Smallest { .. } => QueensSearch::Smallest { seed },
            QueensSearch::Repair { .. } => QueensSearch::Repair { seed },
            other => other,
        }
    }

    /// The options it has: columns, seed.
    pub(super) fn options(self) -> (Option<Columns>, Option<u32>) {
        match self {
            QueensSearch::Rows { columns, seed } | QueensSearch::Forward { columns, seed } => {
                (Some(columns), Some(seed))
            }
            QueensSearch::Smallest { seed } | QueensSearch::Repair { seed } => (None, Some(seed)),
            _ => (None, None),
        }
    }

    /// The longest side it is offered for.
    pub(super) fn limit(self) -> u32 {
        match self {
            QueensSearch::Forward { .. } | QueensSearch::Smallest { .. } => 1000,
            QueensSearch::Repair { .. } | QueensSearch::Formula => 4095,
            _ => 128,
        }
    }
}

pub(super) const COLUMNS: Words<Columns> = &[
    ("left", Columns::Left),
    ("right", Columns::Right),
    ("centre", Columns::Centre),
    ("random", Columns::Random),
];
pub(super) const TIES: Words<Ties> = &[
    ("first", Ties::First),
    ("last", Ties::Last),
    ("random", Ties::Random),
    ("roth", Ties::Roth),
    ("pohl", Ties::Pohl),
    ("squirrel", Ties::Squirrel),
];
pub(super) const WRAPS: Words<Wrap> =
    &[("none", Wrap::None), ("cylinder", Wrap::Cylinder), ("torus", Wrap::Torus)];
/// A leaper may jump so far.
pub(super) const LONGEST: u32 = 127;
pub(super) const SWITCH: Words<bool> = &[("0", false), ("1", true)];

/// The words themselves, for a message.
pub(super) fn list<T>(words: Words<T>) -> String {
    words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")
}

/// The word for a meaning.
pub(super) fn name_of<T: PartialEq>(words: Words<T>, meaning: T) -> &'static str {
    words.iter().find(|(_, value)| *value == meaning).expect("BUG: every meaning has a word").0
}
