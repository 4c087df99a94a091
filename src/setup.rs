//! The one line of text that describes a problem, a method and its options: `key=value` joined
//! by `&`, for instance `problem=tour&n=5&start=a1`.
//!
//! The page's link, the lessons, the tests and the benches all speak it. Keys that are not
//! listed in [`KEYS`] belong to the page and are ignored; of repeated keys the last counts.
//! [`Setup`]'s `Display` is the canonical form: the keys in the order of [`KEYS`], defaults left
//! out. It parses back to the same setup.

mod fields;
mod print;
mod words;

pub use fields::Error;
pub(crate) use fields::error;

use crate::board::{Board, Moves, Square};
use crate::queens::Columns;
use crate::search::hash;
use crate::tour::Ties;
use fields::{Fields, choose, free_squares, parse_square};
use words::{COLUMNS, PROBLEMS, QUEENS_METHODS, SWITCH, TIES, TOUR_METHODS, WRAPS, list, name_of};

/// Every key, in canonical order. `n` is short for `files` and `ranks` together.
pub const KEYS: &[&str] = &[
    "problem", "files", "ranks", "n", "method", "start", "order", "columns", "ties", "pure", "closed",
    "prune", "seed", "blocked", "queens", "leaper", "wrap", "path",
];

/// A checked description of what to search and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board, barred squares included.
    pub board: Board,
    /// The problem and the method, with their options.
    pub method: Method,
    /// The tour that is played, its start first; empty unless the method is a script.
    pub script: Vec<Square>,
}

/// A problem and a method with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// A knight's tour.
    Tour {
        /// How it is searched for.
        search: TourSearch,
        /// Where it starts.
        start: Start,
        /// The order of the jumps, by their numbers in the classic order.
        order: [u8; 8],
        /// Whether it must end a jump away from its start.
        closed: bool,
        /// Whether jumps that can be seen to lead to no tour are refused.
        prune: bool,
        /// For a random start and random ties.
        seed: u32,
        /// How the piece jumps, and which edges of the board are joined.
        moves: Moves,
    },
    /// One queen in every row.
    Queens {
        /// How they are searched for.
        search: QueensSearch,
        /// Queens that stand from the start, in the order of their indices; no two attack each
        /// other and none stands on a barred square.
        given: Vec<Square>,
    },
}

/// How a tour is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourSearch {
    /// All eight jumps, one after another.
    Backtrack,
    /// Generate and test.
    Enumerate,
    /// Warnsdorff's rule, with backtracking unless it is pure.
    Warnsdorff {
        /// How ties are broken.
        ties: Ties,
        /// Stops, stuck, instead of taking back.
        pure: bool,
    },
    /// Built from tiles, in linear time: closed where there is a closed tour.
    Tiles,
    /// A closed tour by the seed: Warnsdorff's rule and rotations.
    Rotate,
    /// Several attempts by Warnsdorff's rule, then the pruned search.
    Portfolio,
    /// A finished tour, played: the setup's `script`.
    Script,
}

/// How queens are searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueensSearch {
    /// Queen k in row k.
    Rows {
        /// The order of the columns.
        columns: Columns,
        /// For a random order.
        seed: u32,
    },
    /// Generate and test.
    Enumerate,
    /// Every queen on every square.
    Scan,
    /// Queen k in row k, with forward checking.
    Forward {
        /// The order of the columns.
        columns: Columns,
        /// For a random order.
        seed: u32,
    },
    /// Forward checking, the row with the fewest safe squares first.
    Smallest {
        /// For the ties of later attempts.
        seed: u32,
    },
    /// Exact cover.
    Cover,
    /// Min-conflicts.
    Repair {
        /// For the first board, the moves and their ties.
        seed: u32,
    },
    /// A direct placement.
    Formula,
}

/// Where a tour starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// On this square.
    At(Square),
    /// On a free square chosen by the seed.
    Random,
    /// Anywhere: the start is the first choice of the search.
    Any,
}
impl Setup {
    /// Parses and checks a line of text.
    ///
    /// # Errors
    /// Names the first key at fault and says what would be right.
    pub fn parse(text: &str) -> Result<Setup, Error> {
        let fields = Fields::read(text);
        let Some(problem) = fields.get("problem") else {
            return Err(error("missing", "problem", [("allowed", list(PROBLEMS))]));
        };
        if choose("problem", problem, PROBLEMS)? { Setup::tour(&fields) } else { Setup::queens(&fields) }
    }

    fn tour(fields: &Fields) -> Result<Setup, Error> {
        let search = fields.word("method", TOUR_METHODS)?;
        let (limit, used): (_, &[_]) = match search {
            TourSearch::Backtrack => (128, &["order", "closed", "blocked", "prune", "leaper", "wrap"]),
            // Its sequences leave the board, so the board is an ordinary one.
            TourSearch::Enumerate => (128, &["order", "closed", "blocked"]),
            TourSearch::Warnsdorff { .. } => {
                (1000, &["order", "closed", "blocked", "ties", "pure", "prune", "leaper", "wrap"])
            }
            TourSearch::Portfolio => (1000, &["order", "closed", "blocked", "leaper", "wrap"]),
            TourSearch::Tiles => (4095, &["closed"]),
            TourSearch::Rotate => (20, &["blocked"]),
            TourSearch::Script => (128, &["blocked", "leaper", "wrap", "path"]),
        };
        let scripted = search == TourSearch::Script;
        let starts: &[_] = if scripted { &[] } else { &["start", "seed"] };
        fields.refuse_unused(&[starts, used], search.word())?;
        let board = fields.board(limit)?;
        let moves = Moves { leaper: fields.leaper()?, wrap: fields.word("wrap", WRAPS)? };
        let script = if scripted { fields.path(&board, moves)? } else { Vec::new() };
        let Some(first_free) = free_squares(&board).next() else {
            return Err(error("barred", "blocked", [("value", String::from("*"))]));
        };
        let start = match fields.get("start") {
            None if scripted => Start::At(script[0]),
            None => match Square::new(0).filter(|&corner| !board.is_blocked(corner)) {
                Some(corner) => Start::At(corner),
                None => Start::At(first_free),
            },
            Some("random") => Start::Random,
            Some("any") => Start::Any,
            Some(name) => Start::At(parse_square("start", name, &board)?),
        };
        if let Start::At(square) = start
            && board.is_blocked(square)
        {
            return Err(error("barred", "start", [("value", board.name(square))]));
        }
        let search = match search {
            TourSearch::Warnsdorff { .. } => TourSearch::Warnsdorff {
                ties: fields.word("ties", TIES)?,
                pure: fields.word("pure", SWITCH)?,
            },
            other => other,
        };
        let method = Method::Tour {
            search,
            start,
            order: fields.order()?,
            closed: fields.word("closed", SWITCH)?,
            prune: fields.word("prune", SWITCH)?,
            seed: fields.number("seed", 0, u32::MAX, 0)?,
            moves,
        };
        Ok(Setup { board, method, script })
    }

    fn queens(fields: &Fields) -> Result<Setup, Error> {
        let search = fields.word("method", QUEENS_METHODS)?;
        let formula = search == QueensSearch::Formula;
        let used: &[_] = match search.options() {
            (Some(_), _) => &["blocked", "queens", "columns", "seed"],
            (None, Some(_)) => &["blocked", "queens", "seed"],
            (None, None) if formula => &[],
            (None, None) => &["blocked", "queens"],
        };
        fields.refuse_unused(&[used], search.word())?;
        if formula {
            let side = fields.formula_side(search.limit())?;
            let method = Method::Queens { search, given: Vec::new() };
            return Ok(Setup { board: Board::new(side, side), method, script: Vec::new() });
        }
        let board = fields.board(search.limit())?;
        let given = fields.given(&board)?;
        let columns = fields.get("columns").map(|value| choose("columns", value, COLUMNS));
        let seed = fields.number("seed", 0, u32::MAX, 0)?;
        let search = search.with(columns.transpose()?.unwrap_or(COLUMNS[0].1), seed);
        Ok(Setup { board, method: Method::Queens { search, given }, script: Vec::new() })
    }

    /// The side of a board of queens to be placed by formula, up to a million, far beyond what a
    /// session holds; `None` for every other problem and method.
    ///
    /// # Errors
    /// As [`Setup::parse`].
    pub fn formula_side(text: &str) -> Result<Option<u32>, Error> {
        let fields = Fields::read(text);
        if fields.get("problem") != Some("queens") || fields.get("method") != Some("formula") {
            return Ok(None);
        }
        fields.refuse_unused(&[], "formula")?;
        fields.formula_side(1_000_000).map(Some)
    }

    /// `tour` or `queens`.
    pub fn problem_name(&self) -> &'static str {
        name_of(PROBLEMS, matches!(self.method, Method::Tour { .. }))
    }

    /// The method's name in the text.
    pub fn method_name(&self) -> &'static str {
        match &self.method {
            Method::Tour { search, .. } => search.word(),
            Method::Queens { search, .. } => search.word(),
        }
    }

    /// The square a tour starts on, if that is not part of the search. A random start is chosen
    /// by the seed among the free squares.
    pub fn start_square(&self) -> Option<Square> {
        let Method::Tour { start, seed, .. } = self.method else { return None };
        match start {
            Start::At(square) => Some(square),
            Start::Any => None,
            Start::Random => free_squares(&self.board).min_by_key(|square| hash(seed, 0, square.index())),
        }
    }

    /// Whether a tour must be closed, or is closed whatever the text says.
    pub fn closed(&self) -> bool {
        matches!(
            self.method,
            Method::Tour { closed: true, .. } | Method::Tour { search: TourSearch::Rotate, .. }
        )
    }

    /// How the piece of a tour jumps; a knight's moves for queens, which do not.
    pub fn moves(&self) -> Moves {
        match self.method {
            Method::Tour { moves, .. } => moves,
            Method::Queens { .. } => Moves::KNIGHT,
        }
    }

    /// The queens that stand from the start.
    pub fn given(&self) -> &[Square] {
        match &self.method {
            Method::Tour { .. } => &[],
            Method::Queens { given, .. } => given,
        }
    }

    /// How many pieces a solution has: squares of a tour, the start included, or queens.
    pub fn goal(&self) -> usize {
        match self.method {
            Method::Tour { .. } => self.board.squares() as usize - self.board.blocked().len(),
            Method::Queens { .. } => self.board.ranks() as usize,
        }
    }
}

#[cfg(test)]
mod tests;
