use super::field::Field;
use crate::board::{Board, Graph, Moves, Square};
use crate::search::{Answer, Existence};

/// Whether the board has a tour, closed or not, from the given start if there is one: known for
/// a knight on every rectangle, O(1) unless it is narrow; for a board with barred squares, another
/// piece or joined edges often, O(squares).
///
/// Closed: Schwenk 1991. Open: Cull & De Curtins 1978 for sides of at least 5, Chia & Ong 2005
/// for 3 and 4. The starts of narrow boards: exhaustive search, and for 4×n the argument that no
/// two squares of the outer rows are a jump apart and they are half the board. Of one square
/// there is an open tour and no closed one: there is no jump to come home by.
///
/// Reasons: `schwenk` · `cull-de-curtins` · `chia-ong` (theorems) · `one-square` · `odd` (closed,
/// an odd number of squares) · `four-rows` · `narrow` (a start that exhaustive search excludes),
/// and from the shape `isolated` · `disconnected` · `colour` · `dead-ends` · `bottleneck`; or
/// `undecided`.
pub fn exists(board: &Board, moves: Moves, start: Option<Square>, closed: bool) -> Existence {
    if !board.blocked().is_empty() || moves != Moves::KNIGHT {
        let field = Field::new(board, &Graph::new(board, moves, super::CLASSIC), |s| !board.is_blocked(s));
        let head = start.and_then(|start| field.place(start));
        return obstacle(&field, head, closed).unwrap_or_else(|| existence(Answer::Unknown, "undecided"));
    }
    let (m, n) = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    if m * n == 1 {
        return existence(if closed { Answer::No } else { Answer::Yes }, "one-square");
    }
    if m < 3 || n == 3 {
        // Squares that no jump reaches, or parts that no jump connects, make a better reason than
        // a theorem.
        let field = Field::new(board, &Graph::new(board, moves, super::CLASSIC), |_| true);
        return obstacle(&field, None, closed).expect("BUG: the smallest boards fall apart");
    }
    if closed { closed_rectangle(board, m, n) } else { open_rectangle(board, m, n, start) }
}

fn closed_rectangle(board: &Board, m: u32, n: u32) -> Existence {
    if m % 2 == 1 && n % 2 == 1 {
        let mut odd = existence(Answer::No, "odd");
        odd.params.push(("squares", board.squares().to_string()));
        odd
    } else if m == 4 {
        existence(Answer::No, "four-rows")
    } else {
        let none = m == 3 && n < 10;
        existence(if none { Answer::No } else { Answer::Yes }, "schwenk")
    }
}

fn open_rectangle(board: &Board, m: u32, n: u32, start: Option<Square>) -> Existence {
    let theorem = if m >= 5 { "cull-de-curtins" } else { "chia-ong" };
    if m == 3 && (n == 5 || n == 6) || n == 4 && m == 4 {
        return existence(Answer::No, theorem);
    }
    let Some(start) = start else { return existence(Answer::Yes, theorem) };
    let (row, column) = (board.row(start), board.column(start));
    // Along the shorter side, and along the longer.
    let (across, along) = if board.files() <= board.ranks() { (column, row) } else { (row, column) };
    let excluded = if m * n % 2 == 1 && (row + column) % 2 == 1 {
        let mut colour = existence(Answer::No, "colour");
        let needed = board.squares().div_ceil(2);
        colour.params.extend([("needed", needed.to_string()), ("have", (needed - 1).to_string())]);
        let minority = |square: &Square| (board.row(*square) + board.column(*square)) % 2 == 1;
        colour.squares.extend((0..board.squares()).filter_map(Square::new).filter(minority));
        Some(colour)
    } else if m == 4 && (1..3).contains(&across) || n == 4 && (1..3).contains(&along) {
        Some(existence(Answer::No, "four-rows"))
    } else if m == 3
        && (n == 7 && (across, along) == (1, 3) || n == 8 && across == 1 && [2, 5].contains(&along))
    {
        Some(existence(Answer::No, "narrow"))
    } else {
        None
    };
    let mut existence = excluded.unwrap_or_else(|| existence(Answer::Yes, theorem));
    if existence.answer == Answer::No && existence.squares.is_empty() {
        existence.squares.push(start);
    }
    existence
}

fn existence(answer: Answer, reason: &'static str) -> Existence {
    Existence { answer, reason, params: Vec::new(), squares: Vec::new() }
}

/// Squares up to which every one is tried as a bottleneck: O(squares²).
const MOST_BOTTLENECKS: usize = 1 << 11;

/// Why no tour passes the whole field, from `head` if that is given, as far as a look at the
/// shape can tell. O(squares), small fields O(squares²).
///
/// Reasons: `one-square` · `isolated` (squares that no jump reaches) · `disconnected` (squares
/// apart from the largest part) · `colour` (every jump changes the colour: so many squares of one
/// colour are `needed`, the tour's start having it if there is a start, and the field does not
/// `have` them) · `dead-ends` (squares with one jump: only an end of the tour may stand there) ·
/// `bottleneck` (a square without which the field falls into more parts than the tour, which
/// passes it once, can visit).
pub(super) fn obstacle(field: &Field, head: Option<usize>, closed: bool) -> Option<Existence> {
    let count = field.squares.len();
    if count == 1 {
        return closed.then(|| existence(Answer::No, "one-square"));
    }
    let found = |reason, params: &[(&'static str, usize)], is_marked: &dyn Fn(usize) -> bool| {
        let squares =
            (0..count).filter(|&place| is_marked(place)).map(|place| field.squares[place]).collect();
        let params = params.iter().map(|&(name, value)| (name, value.to_string())).collect();
        Some(Existence { answer: Answer::No, reason, params, squares })
    };
    let ways = |place: usize| field.jumps[place].len();
    let isolated = (0..count).filter(|&place| ways(place) == 0).count();
    if isolated > 0 {
        return found("isolated", &[("have", isolated)], &|place| ways(place) == 0);
    }
    let (parts, part) = field.parts(None);
    if parts > 1 {
        let size = |number: usize| part.iter().filter(|&&part| part == number).count();
        // Parts are many only where squares are few.
        let largest = (0..parts).max_by_key(|&number| size(number)).unwrap_or(0);
        return found("disconnected", &[("parts", parts)], &|place| part[place] != largest);
    }
    if let Some(colour) = field.colours() {
        let of = |wanted: bool| colour.iter().filter(|&&colour| colour == wanted).count();
        let fewer = of(true) < of(false);
        let first = head.filter(|_| !closed).map_or(fewer, |head| colour[head]);
        // The start's colour comes up at every other move, the first included.
        let needed = if closed || head.is_none() { count / 2 } else { count.div_ceil(2) };
        if of(first) < needed || closed && count % 2 == 1 {
            let params = [("needed", needed), ("have", of(first))];
            return found("colour", &params, &|place| colour[place] == first);
        }
        // With a start, the other colour may be the one that is short.
        if of(!first) < count / 2 {
            let params = [("needed", count / 2), ("have", of(!first))];
            return found("colour", &params, &|place| colour[place] != first);
        }
    }
    // There and back, between two squares, counts as closed.
    if closed && count == 2 {
        return None;
    }
    let is_dead_end = |place: usize| ways(place) == 1 && (closed || head != Some(place));
    let dead_ends = (0..count).filter(|&place| is_dead_end(place)).count();
    let allowed = if closed { 0 } else { 2 - usize::from(head.is_some()) };
    if dead_ends > allowed {
        return found("dead-ends", &[("allowed", allowed), ("have", dead_ends)], &is_dead_end);
    }
    if count <= MOST_BOTTLENECKS {
        for place in 0..count {
            let allowed = if closed || head == Some(place) { 1 } else { 2 };
            let (parts, _) = field.parts(Some(place));
            if parts > allowed {
                return found("bottleneck", &[("parts", parts), ("allowed", allowed)], &|other| {
                    other == place
                });
            }
        }
    }
    None
}
