//! Questions about a board with queens on it: is there a solution, can this be finished, in how
//! many ways.

use super::forward::Forward;
use super::lines::{Lines, contradiction};
use super::masks::Masks;
use crate::board::{Board, Square};
use crate::search::{Answer, Completion, Existence, Kind, Mask, Problem, Search, Status, Ways};

/// Boards up to this side are decided by search, however long it takes: milliseconds.
const SMALL: u32 = 12;
/// Boards with more squares are not searched.
const LARGE: u32 = 1 << 20;
/// Plain steps of a search between two questions whether to go on.
const SLICE: u64 = 1 << 15;
/// Slices after which the question for existence on a larger board is given up, and one more
/// for every sixteen files: enough for two searches that hardly go wrong.
const PATIENCE: u32 = 8;

/// Whether queens can stand in every row, none attacking another, those given among them. Always
/// decided without given queens and barred squares, and for sides up to 12. O(squares), and a
/// bounded search where no theorem helps.
///
/// Reasons: `fewer-files` · `too-small` (2×2, 3×3) · `attack`, `barred` (given queens) ·
/// `row-barred`, `row-attacked`, on square boards also `column-barred`, `column-attacked` (no
/// square of it is left) · `searched` · `formula` · `found` · `undecided`.
pub fn exists(board: &Board, given: &[Square]) -> Existence {
    let (files, ranks) = (board.files(), board.ranks());
    let say = |answer, reason, params, squares| Existence { answer, reason, params, squares };
    if let Some((reason, params, squares)) = obstacle(board, given) {
        return say(Answer::No, reason, params, squares);
    }
    let sides = || vec![("files", files.to_string()), ("ranks", ranks.to_string())];
    // The rows of a formula's board may be fewer than its files.
    if files >= 4 && given.is_empty() && board.blocked().is_empty() {
        return say(Answer::Yes, "formula", sides(), Vec::new());
    }
    let mut patience = PATIENCE + files / 16;
    let goes_on = || {
        patience -= u32::from(files > SMALL);
        patience > 0
    };
    match complete(board, given, &[], goes_on).answer {
        Answer::Yes => say(Answer::Yes, "found", sides(), Vec::new()),
        Answer::No => say(Answer::No, "searched", sides(), Vec::new()),
        Answer::Unknown => say(Answer::Unknown, "undecided", sides(), Vec::new()),
    }
}

/// A reason, its particulars and the squares to point at.
type Obstacle = (&'static str, Vec<(&'static str, String)>, Vec<Square>);

/// Why queens cannot be completed, if that can be seen without a search.
fn obstacle(board: &Board, queens: &[Square]) -> Option<Obstacle> {
    let (files, ranks) = (board.files(), board.ranks());
    let name = |square: Square| board.name(square);
    if let Some(&queen) = queens.iter().find(|&&queen| board.is_blocked(queen)) {
        return Some(("barred", vec![("value", name(queen))], vec![queen]));
    }
    if let Some((a, b, line)) = contradiction(board, queens) {
        let params = vec![("a", name(a)), ("b", name(b)), ("line", line.name().into())];
        return Some(("attack", params, vec![a, b]));
    }
    let sides = || vec![("files", files.to_string()), ("ranks", ranks.to_string())];
    if files < ranks {
        return Some(("fewer-files", sides(), Vec::new()));
    }
    if files == ranks && (files == 2 || files == 3) {
        return Some(("too-small", sides(), Vec::new()));
    }
    let lines = Lines::new(board, queens);
    // The squares of a line, if none of them can take its queen: a whole line, so that it can be shown.
    let closed = |squares: &dyn Fn() -> Vec<Square>| {
        let squares = squares();
        let taken = |square: &Square| queens.contains(square);
        let lost = |square: &Square| board.is_blocked(*square) || lines.attacker(*square).is_some();
        (!squares.iter().any(taken) && squares.iter().all(lost)).then(|| {
            let barred = squares.iter().all(|&square| board.is_blocked(square));
            (barred, squares)
        })
    };
    let square = |row: u32, column: u32| Square::new(row * files + column);
    for row in 0..ranks {
        if let Some((barred, squares)) =
            closed(&|| (0..files).filter_map(|column| square(row, column)).collect())
        {
            let params = vec![("rank", (ranks - row).to_string())];
            return Some((if barred { "row-barred" } else { "row-attacked" }, params, squares));
        }
    }
    for column in (0..files).filter(|_| files == ranks) {
        if let Some((barred, squares)) =
            closed(&|| (0..ranks).filter_map(|row| square(row, column)).collect())
        {
            let file = name(squares[0]);
            let file = file.trim_end_matches(|c: char| c.is_ascii_digit()).into();
            let reason = if barred { "column-barred" } else { "column-attacked" };
            return Some((reason, vec![("file", file)], squares));
        }
    }
    None
}

/// Whether queens that stand on these squares, beside those given, can be completed, and how.
/// Decided within milliseconds for sides up to 12, if `goes_on` lets it; it is asked every few
/// ten thousand plain steps. The reasons are those of [`exists`].
pub fn complete(
    board: &Board,
    given: &[Square],
    squares: &[Square],
    mut goes_on: impl FnMut() -> bool,
) -> Completion {
    let mut queens = [given, squares].concat();
    if let Some((reason, ..)) = obstacle(board, &queens) {
        return Completion { answer: Answer::No, completion: None, reason: Some(reason) };
    }
    let unknown = Completion { answer: Answer::Unknown, completion: None, reason: None };
    if board.squares() > LARGE {
        return unknown;
    }
    let mut search = Search::new(Forward::smallest(board.clone(), &queens, 0));
    let slice = (SLICE / search.problem().effort()).max(1);
    while !search.run(slice, Mask::of(Kind::Solution), |_| ()).reached {
        if search.status() == Status::Exhausted {
            return Completion { answer: Answer::No, ..unknown };
        }
        if !goes_on() {
            return unknown;
        }
    }
    queens.extend(search.choices().filter_map(|choice| search.problem().square(choice)));
    Completion { answer: Answer::Yes, completion: Some(queens), reason: None }
}

/// For each square that the queens on these squares, beside those given, leave open: how many
/// solutions have all of them and a queen there. In the order of the indices; nothing where
/// queens attack each other, and on boards of more than 64 files.
///
/// One pass through all solutions; exact within milliseconds for sides up to 12, else as far as
/// `goes_on` lets it come: it is asked every few ten thousand rows.
pub fn ways_on(
    board: &Board,
    given: &[Square],
    squares: &[Square],
    mut goes_on: impl FnMut() -> bool,
) -> Vec<Ways> {
    let queens = [given, squares].concat();
    let barred = queens.iter().any(|&queen| board.is_blocked(queen));
    if barred || contradiction(board, &queens).is_some() {
        return Vec::new();
    }
    let Some(masks) = Masks::new(board, &queens) else { return Vec::new() };
    let mut ways = vec![0_u64; board.squares() as usize];
    let begin = |row: u32| row * board.files();
    let mut count = |columns: &[u32]| {
        for (&(row, _), column) in masks.rows().iter().zip(columns) {
            ways[(begin(row) + column) as usize] += 1;
        }
    };
    let exact = masks.each(&mut count, &mut goes_on);
    let open = masks.rows().iter().flat_map(|&(row, mask)| {
        let columns = (0..board.files()).filter(move |&column| mask >> column & 1 != 0);
        columns.filter_map(move |column| Square::new(begin(row) + column))
    });
    open.map(|square| Ways { square, ways: ways[square.at()].into(), exact }).collect()
}
