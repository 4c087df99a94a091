use crate::board::Square;

/// What can be said of a question without, or within, a bounded search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is so, proved or shown by example.
    Yes,
    /// It is not so, proved.
    No,
    /// Not decided.
    Unknown,
}

impl Answer {
    /// The word that stands for it outside Rust.
    pub fn name(self) -> &'static str {
        match self {
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::Unknown => "unknown",
        }
    }
}

/// Whether a solution exists, and why: data, for the page to say and draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Existence {
    /// Whether one exists.
    pub answer: Answer,
    /// The theorem, count or search that decides it, as a key for the page's words.
    pub reason: &'static str,
    /// Names and values for a sentence.
    pub params: Vec<(&'static str, String)>,
    /// The squares to point at, if any.
    pub squares: Vec<Square>,
}

/// Whether a position can still be finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// Whether it can.
    pub answer: Answer,
    /// The whole solution, the position's own squares first, where the answer is yes.
    pub completion: Option<Vec<Square>>,
    /// Why not, as a key for the page's words, where more is known than that every way was tried.
    pub reason: Option<&'static str>,
}

/// How many solutions lie beyond one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The square chosen.
    pub square: Square,
    /// How many solutions follow; at least so many, if not exact.
    pub ways: u128,
    /// Whether all were counted.
    pub exact: bool,
}
