//! The one line of text that describes a problem, a method and its options: `key=value` joined
//! by `&`, for instance `problem=tour&n=5&start=a1`.
//!
//! The page's link, the lessons, the tests and the benches all speak it. Keys that are not
//! listed in [`KEYS`] belong to the page and are ignored; of repeated keys the last counts.
//! [`Setup`]'s `Display` is the canonical form: the keys in the order of [`KEYS`], defaults left
//! out. It parses back to the same setup.

use crate::board::{Board, Moves, Square, Wrap};
use crate::queens::{Columns, contradiction};
use crate::search::hash;
use crate::tour::{CLASSIC, ORDERS, Ties};
use crate::verify;
use std::fmt;

/// Every key, in canonical order. `n` is short for `files` and `ranks` together.
pub const KEYS: &[&str] = &[
    "problem", "files", "ranks", "n", "method", "start", "order", "columns", "ties", "pure", "closed",
    "prune", "seed", "blocked", "queens", "leaper", "wrap", "path",
];

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

/// The values of a key that takes words, the default first.
type Words<T> = &'static [(&'static str, T)];

const PROBLEMS: Words<bool> = &[("tour", true), ("queens", false)];
const TOUR_METHODS: Words<TourSearch> = &[
    ("backtrack", TourSearch::Backtrack),
    ("enumerate", TourSearch::Enumerate),
    ("warnsdorff", TourSearch::Warnsdorff { ties: Ties::First, pure: false }),
    ("tiles", TourSearch::Tiles),
    ("rotate", TourSearch::Rotate),
    ("portfolio", TourSearch::Portfolio),
    ("script", TourSearch::Script),
];
const QUEENS_METHODS: Words<QueensSearch> = &[
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
    fn word(self) -> &'static str {
        let plain = match self {
            TourSearch::Warnsdorff { .. } => TOUR_METHODS[2].1,
            other => other,
        };
        name_of(TOUR_METHODS, plain)
    }
}

impl QueensSearch {
    /// Its word, whatever its options.
    fn word(self) -> &'static str {
        name_of(QUEENS_METHODS, self.with(Columns::Left, 0))
    }

    /// The same search with these options, where it has them.
    fn with(self, columns: Columns, seed: u32) -> QueensSearch {
        match self {
            QueensSearch::Rows { .. } => QueensSearch::Rows { columns, seed },
            QueensSearch::Forward { .. } => QueensSearch::Forward { columns, seed },
            QueensSearch::Smallest { .. } => QueensSearch::Smallest { seed },
            QueensSearch::Repair { .. } => QueensSearch::Repair { seed },
            other => other,
        }
    }

    /// The options it has: columns, seed.
    fn options(self) -> (Option<Columns>, Option<u32>) {
        match self {
            QueensSearch::Rows { columns, seed } | QueensSearch::Forward { columns, seed } => {
                (Some(columns), Some(seed))
            }
            QueensSearch::Smallest { seed } | QueensSearch::Repair { seed } => (None, Some(seed)),
            _ => (None, None),
        }
    }

    /// The longest side it is offered for.
    fn limit(self) -> u32 {
        match self {
            QueensSearch::Forward { .. } | QueensSearch::Smallest { .. } => 1000,
            QueensSearch::Repair { .. } | QueensSearch::Formula => 4095,
            _ => 128,
        }
    }
}

const COLUMNS: Words<Columns> = &[
    ("left", Columns::Left),
    ("right", Columns::Right),
    ("centre", Columns::Centre),
    ("random", Columns::Random),
];
const TIES: Words<Ties> = &[
    ("first", Ties::First),
    ("last", Ties::Last),
    ("random", Ties::Random),
    ("roth", Ties::Roth),
    ("pohl", Ties::Pohl),
    ("squirrel", Ties::Squirrel),
];
const WRAPS: Words<Wrap> = &[("none", Wrap::None), ("cylinder", Wrap::Cylinder), ("torus", Wrap::Torus)];
/// A leaper may jump so far.
const LONGEST: u32 = 127;
const SWITCH: Words<bool> = &[("0", false), ("1", true)];

impl Setup {
    /// Parses and checks a line of text.
    ///
    /// # Errors
    /// Names the first key at fault and says what would be right.
    pub fn parse(text: &str) -> Result<Setup, Error> {
        let fields = Fields::read(text);
        let Some(problem) = fields.get("problem") else {
            return Err(error("missing", "problem", [("allowed", words(PROBLEMS))]));
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
            TourSearch::Script => (128, &["blocked", "path"]),
        };
        let scripted = search == TourSearch::Script;
        let starts: &[_] = if scripted { &[] } else { &["start", "seed"] };
        fields.refuse_unused(&[starts, used], search.word())?;
        let board = fields.board(limit)?;
        let script = if scripted { fields.path(&board)? } else { Vec::new() };
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
            moves: Moves { leaper: fields.leaper()?, wrap: fields.word("wrap", WRAPS)? },
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

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let mut pairs = vec![("problem", String::from(self.problem_name()))];
        let mut put = |key, value: String, default: &str| {
            if value != default {
                pairs.push((key, value));
            }
        };
        put("files", board.files().to_string(), "8");
        put("ranks", board.ranks().to_string(), "8");
        let mut tail = None;
        match &self.method {
            &Method::Tour { search, start, order, closed, prune, seed, moves } => {
                put("method", self.method_name().into(), TOUR_METHODS[0].0);
                let corner = free_squares(board).next().map_or(String::new(), |square| board.name(square));
                let start = match start {
                    Start::At(square) => board.name(square),
                    Start::Random => String::from("random"),
                    Start::Any => String::from("any"),
                };
                put("start", if search == TourSearch::Script { corner.clone() } else { start }, &corner);
                let named = ORDERS.iter().find(|(_, listed)| *listed == order);
                let digits = || order.iter().map(|&number| char::from(b'0' + number)).collect();
                put("order", named.map_or_else(digits, |(name, _)| String::from(*name)), ORDERS[0].0);
                if let TourSearch::Warnsdorff { ties, pure } = search {
                    put("ties", name_of(TIES, ties).into(), TIES[0].0);
                    put("pure", name_of(SWITCH, pure).into(), SWITCH[0].0);
                }
                put("closed", name_of(SWITCH, closed).into(), SWITCH[0].0);
                put("prune", name_of(SWITCH, prune).into(), SWITCH[0].0);
                put("seed", seed.to_string(), "0");
                tail = Some(moves);
            }
            Method::Queens { search, .. } => {
                put("method", self.method_name().into(), QUEENS_METHODS[0].0);
                let (columns, seed) = search.options();
                put("columns", name_of(COLUMNS, columns.unwrap_or(COLUMNS[0].1)).into(), COLUMNS[0].0);
                put("seed", seed.unwrap_or(0).to_string(), "0");
            }
        }
        for (key, squares) in [("blocked", board.blocked()), ("queens", self.given())] {
            let names: Vec<_> = squares.iter().map(|&square| board.name(square)).collect();
            put(key, names.join("."), "");
        }
        if let Some(Moves { leaper: (a, b), wrap }) = tail {
            put("leaper", format!("{a}.{b}"), "1.2");
            put("wrap", name_of(WRAPS, wrap).into(), WRAPS[0].0);
        }
        let path: Vec<_> = self.script.iter().map(|&square| board.name(square)).collect();
        put("path", path.join("."), "");
        let line: Vec<_> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
        f.write_str(&line.join("&"))
    }
}

/// The known keys of a text with their values, in the order in which they count.
struct Fields<'a>(Vec<(&'static str, &'a str)>);

impl<'a> Fields<'a> {
    fn read(text: &'a str) -> Fields<'a> {
        let pairs = text.split('&').filter_map(|pair| {
            let (key, value) = pair.split_once('=')?;
            Some((*KEYS.iter().find(|&&known| known == key)?, value))
        });
        Fields(pairs.collect())
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        self.last_of(&[key]).map(|(_, value)| value)
    }

    /// The last pair with one of these keys.
    fn last_of(&self, keys: &[&str]) -> Option<(&'static str, &'a str)> {
        self.0.iter().rev().find(|(key, _)| keys.contains(key)).copied()
    }

    fn word<T: Copy>(&self, key: &'static str, words: Words<T>) -> Result<T, Error> {
        self.get(key).map_or(Ok(words[0].1), |value| choose(key, value, words))
    }

    fn number(&self, key: &'static str, min: u32, max: u32, default: u32) -> Result<u32, Error> {
        self.get(key).map_or(Ok(default), |value| parse_number(key, value, min, max))
    }

    /// `files` and `ranks`, of which `n` sets both.
    fn board(&self, limit: u32) -> Result<Board, Error> {
        let side = |key| match self.last_of(&[key, "n"]) {
            Some((key, value)) => parse_number(key, value, 1, limit),
            None => Ok(8),
        };
        let board = Board::new(side("files")?, side("ranks")?);
        let blocked = self.squares("blocked", &board)?;
        Ok(board.with_blocked(&blocked))
    }

    /// The squares of a list joined by dots.
    fn squares(&self, key: &'static str, board: &Board) -> Result<Vec<Square>, Error> {
        let names = self.get(key).filter(|value| !value.is_empty());
        let names = names.into_iter().flat_map(|names| names.split('.'));
        names.map(|name| parse_square(key, name, board)).collect()
    }

    /// A tour to be played, which must be one.
    fn path(&self, board: &Board) -> Result<Vec<Square>, Error> {
        let path = self.squares("path", board)?;
        match verify::tour(board, &path) {
            Ok(_) => Ok(path),
            Err(_) => Err(error("path", "path", [("value", clip(self.get("path").unwrap_or("")))])),
        }
    }

    /// The given queens, in the order of their indices.
    fn given(&self, board: &Board) -> Result<Vec<Square>, Error> {
        let mut given = self.squares("queens", board)?;
        given.sort_unstable();
        given.dedup();
        if let Some(&barred) = given.iter().find(|&&queen| board.is_blocked(queen)) {
            return Err(error("barred", "queens", [("value", board.name(barred))]));
        }
        let Some((a, b, line)) = contradiction(board, &given) else { return Ok(given) };
        let params = [("a", board.name(a)), ("b", board.name(b)), ("line", line.name().into())];
        Err(error("attack", "queens", params))
    }

    /// The side of a square board that the formula fills.
    fn formula_side(&self, limit: u32) -> Result<u32, Error> {
        let side = |key, min, max| match self.last_of(&[key, "n"]) {
            Some((key, value)) => parse_number(key, value, min, max),
            None => parse_number(key, "8", min, max),
        };
        let files = side("files", 4, limit)?;
        side("ranks", files, files)
    }

    fn order(&self) -> Result<[u8; 8], Error> {
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
    fn leaper(&self) -> Result<(u32, u32), Error> {
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
    fn refuse_unused(&self, used: &[&[&str]], method: &str) -> Result<(), Error> {
        let always = ["problem", "files", "ranks", "n", "method"];
        let unused = self
            .0
            .iter()
            .find(|(key, _)| !always.contains(key) && !used.iter().any(|keys| keys.contains(key)));
        unused.map_or(Ok(()), |&(key, _)| Err(error("unused", key, [("method", method.into())])))
    }
}

fn free_squares(board: &Board) -> impl Iterator<Item = Square> + '_ {
    (0..board.squares()).filter_map(Square::new).filter(|&square| !board.is_blocked(square))
}

fn parse_square(key: &'static str, name: &str, board: &Board) -> Result<Square, Error> {
    board.parse(name).ok_or_else(|| {
        let corner = Square::new(board.files() - 1).expect("BUG: a board's corner");
        error(
            "square",
            key,
            [("value", clip(name)), ("first", String::from("a1")), ("last", board.name(corner))],
        )
    })
}

fn parse_number(key: &'static str, value: &str, min: u32, max: u32) -> Result<u32, Error> {
    let params = || [("value", clip(value)), ("min", min.to_string()), ("max", max.to_string())];
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(value.strip_prefix('-').unwrap_or(value)) {
        return Err(error("number", key, params()));
    }
    // Digits that do not parse are too many, or negative.
    let number = value.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| error("range", key, params()))
}

fn choose<T: Copy>(key: &'static str, value: &str, allowed: Words<T>) -> Result<T, Error> {
    let found = allowed.iter().find(|(word, _)| *word == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| unknown(key, value, words(allowed)))
}

fn words<T>(words: Words<T>) -> String {
    words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")
}

/// The word for a meaning.
fn name_of<T: PartialEq>(words: Words<T>, meaning: T) -> &'static str {
    words.iter().find(|(_, value)| *value == meaning).expect("BUG: every meaning has a word").0
}

fn unknown(key: &'static str, value: &str, allowed: String) -> Error {
    error("unknown", key, [("value", clip(value)), ("allowed", allowed)])
}

fn error<const N: usize>(
    code: &'static str,
    key: &'static str,
    params: [(&'static str, String); N],
) -> Error {
    Error { code, key, params: params.into() }
}

/// A value as a message may quote it: hostile links can be long.
fn clip(value: &str) -> String {
    value.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_form_parses_back_and_is_short() {
        let lines = [
            ("problem=tour", "problem=tour"),
            ("n=8&problem=tour&method=backtrack&start=a8&order=01234567&closed=0&seed=0", "problem=tour"),
            ("problem=tour&n=5&start=any&v=1&at=3.2", "problem=tour&files=5&ranks=5&start=any"),
            ("problem=tour&n=6&files=3&start=B2&start=c1", "problem=tour&files=3&ranks=6&start=c1"),
            ("problem=tour&files=3&n=6", "problem=tour&files=6&ranks=6"),
            ("problem=tour&blocked=a8", "problem=tour&blocked=a8"),
            ("problem=tour&blocked=a8&start=b8", "problem=tour&blocked=a8"),
            (
                "blocked=c3.a1.c3&seed=4294967295&pure=1&ties=random&method=warnsdorff&problem=tour",
                "problem=tour&method=warnsdorff&ties=random&pure=1&seed=4294967295&blocked=c3.a1",
            ),
            (
                "problem=tour&method=tiles&n=1000&closed=1&start=any",
                "problem=tour&files=1000&ranks=1000&method=tiles&start=any&closed=1",
            ),
            ("problem=tour&method=rotate&n=6&seed=3", "problem=tour&files=6&ranks=6&method=rotate&seed=3"),
            ("problem=tour&order=32107654&prune=1", "problem=tour&order=clockwise&prune=1"),
            ("problem=tour&order=23456701&n=8", "problem=tour&order=anticlockwise"),
            ("problem=tour&order=10765432", "problem=tour&order=transposed"),
            ("problem=tour&order=76543210", "problem=tour&order=76543210"),
            (
                "wrap=torus&leaper=3.1&blocked=b1&problem=tour&method=portfolio&n=1000",
                "problem=tour&files=1000&ranks=1000&method=portfolio&blocked=b1&leaper=1.3&wrap=torus",
            ),
            (
                "problem=tour&leaper=2.1&wrap=none&ties=roth&method=warnsdorff",
                "problem=tour&method=warnsdorff&ties=roth",
            ),
            ("problem=tour&method=enumerate&leaper", "problem=tour&method=enumerate"),
            (
                "path=a3.b1.c3.a2.c1.b3.a1.c2&problem=tour&n=3&blocked=b2&method=script",
                "problem=tour&files=3&ranks=3&method=script&blocked=b2&path=a3.b1.c3.a2.c1.b3.a1.c2",
            ),
            ("problem=queens&columns=centre&seed=7", "problem=queens&columns=centre&seed=7"),
            ("problem=queens&method=scan&ranks=1000&ranks=3", "problem=queens&ranks=3&method=scan"),
            (
                "problem=queens&queens=d3.a4.d3&blocked=h1&seed=5&columns=left&method=forward&n=8",
                "problem=queens&method=forward&seed=5&blocked=h1&queens=a4.d3",
            ),
            ("problem=queens&n=1000&method=smallest", "problem=queens&files=1000&ranks=1000&method=smallest"),
            (
                "problem=queens&n=4095&method=repair&seed=9",
                "problem=queens&files=4095&ranks=4095&method=repair&seed=9",
            ),
            ("problem=queens&method=formula&n=9", "problem=queens&files=9&ranks=9&method=formula"),
            ("problem=queens&method=cover&queens=", "problem=queens&method=cover"),
        ];
        for (text, canonical) in lines {
            let setup = Setup::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(setup.to_string(), canonical, "{text}");
            assert_eq!(Setup::parse(canonical), Ok(setup), "{text}");
        }
    }

    #[test]
    fn an_error_names_the_first_key_at_fault() {
        let lines = [
            ("", "missing", "problem"),
            ("problem=chess", "unknown", "problem"),
            ("problem=tour&n=0", "range", "n"),
            ("problem=tour&files=129", "range", "files"),
            ("problem=tour&n=1000000000000", "range", "n"),
            ("problem=tour&ranks=-3", "range", "ranks"),
            ("problem=tour&method=warnsdorff&n=1001", "range", "n"),
            ("problem=tour&n=abc", "number", "n"),
            ("problem=tour&n=", "number", "n"),
            ("problem=tour&n=+5", "number", "n"),
            ("problem=tour&n=5.0", "number", "n"),
            ("problem=tour&method=scan", "unknown", "method"),
            ("problem=tour&start=i1", "square", "start"),
            ("problem=tour&start=a8&blocked=a8", "barred", "start"),
            ("problem=tour&n=1&blocked=a1", "barred", "blocked"),
            ("problem=tour&blocked=a1..b2", "square", "blocked"),
            ("problem=tour&order=01234566", "order", "order"),
            ("problem=tour&order=0123456", "order", "order"),
            ("problem=tour&closed=yes", "unknown", "closed"),
            ("problem=tour&seed=4294967296", "range", "seed"),
            ("problem=tour&ties=first", "unused", "ties"),
            ("problem=tour&method=tiles&blocked=a1", "unused", "blocked"),
            ("problem=tour&method=tiles&n=4096", "range", "n"),
            ("problem=tour&method=rotate&closed=1", "unused", "closed"),
            ("problem=tour&method=rotate&n=21", "range", "n"),
            ("problem=tour&method=portfolio&prune=1", "unused", "prune"),
            ("problem=tour&method=enumerate&wrap=torus", "unused", "wrap"),
            ("problem=tour&method=portfolio&n=1001", "range", "n"),
            ("problem=tour&leaper=12", "unknown", "leaper"),
            ("problem=tour&leaper=0.0", "range", "leaper"),
            ("problem=tour&leaper=1.128", "range", "leaper"),
            ("problem=tour&leaper=1.", "number", "leaper"),
            ("problem=tour&wrap=sphere", "unknown", "wrap"),
            ("problem=tour&order=spiral", "order", "order"),
            ("problem=tour&method=script", "path", "path"),
            ("problem=tour&n=3&blocked=b2&method=script&path=a3.b1.c3", "path", "path"),
            ("problem=tour&n=1&method=script&path=a1&start=a1", "unused", "start"),
            ("problem=queens&start=a1", "unused", "start"),
            ("problem=queens&method=scan&seed=1", "unused", "seed"),
            ("problem=queens&queens=a1.i1", "square", "queens"),
            ("problem=queens&queens=a1.b3.e5", "attack", "queens"),
            ("problem=queens&queens=b3&blocked=b3", "barred", "queens"),
            ("problem=queens&method=formula&queens=b3", "unused", "queens"),
            ("problem=queens&method=formula&n=3", "range", "n"),
            ("problem=queens&method=formula&files=9", "range", "ranks"),
            ("problem=queens&method=cover&n=129", "range", "n"),
            ("problem=queens&method=forward&n=1001", "range", "n"),
            ("problem=queens&method=smallest&columns=left", "unused", "columns"),
            ("problem=queens&method=repair&n=4096", "range", "n"),
            ("problem=tour&queens=a1", "unused", "queens"),
        ];
        for (text, code, key) in lines {
            let error = Setup::parse(text).expect_err(text);
            assert_eq!((error.code, error.key), (code, key), "{text}");
        }
        let long = format!("problem={}", "x".repeat(1000));
        assert!(
            Setup::parse(&long).is_err_and(|error| error.to_string().len() < 200),
            "a hostile link is clipped"
        );
    }

    #[test]
    fn given_queens_that_attack_each_other_are_named() {
        let cases = [("c2.g2", "row"), ("c2.c7", "column"), ("a8.h1", "falling"), ("h8.a1", "rising")];
        for (queens, line) in cases {
            let error = Setup::parse(&format!("problem=queens&queens=e6.{queens}")).unwrap_err();
            let names: Vec<_> = error.params.iter().map(|(_, value)| value.as_str()).collect();
            assert_eq!(names[2], line);
            assert!(names[..2].iter().all(|name| queens.contains(name)), "{names:?}");
        }
    }

    #[test]
    fn a_formula_reaches_a_million() {
        assert_eq!(Setup::formula_side("problem=queens&method=formula&n=1000000"), Ok(Some(1_000_000)));
        assert_eq!(Setup::formula_side("problem=queens&n=1000000"), Ok(None));
        assert_eq!(Setup::formula_side("problem=tour&method=formula"), Ok(None));
        for text in ["n=1000001", "n=3", "files=5", "n=9&seed=1"] {
            assert!(Setup::formula_side(&format!("problem=queens&method=formula&{text}")).is_err(), "{text}");
        }
    }

    #[test]
    fn a_random_start_is_free_and_depends_on_the_seed() {
        let starts: Vec<_> = (0..40)
            .map(|seed| {
                let text = format!("problem=tour&n=4&start=random&blocked=a1.b2.c3.d4&seed={seed}");
                let setup = Setup::parse(&text).unwrap();
                let start = setup.start_square().unwrap();
                assert!(!setup.board.is_blocked(start));
                assert_eq!(setup.start_square(), Some(start));
                start
            })
            .collect();
        assert!(free_squares(&Board::new(4, 4)).filter(|square| starts.contains(square)).count() > 6);
    }
}
