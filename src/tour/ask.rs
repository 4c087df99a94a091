use super::count::alike;
use super::existence::obstacle;
use super::field::Field;
use super::frontier::Given;
use super::layers::Run;
use super::order::{Ties, Warnsdorff};
use super::walk::Walk;
use super::ways;
use crate::board::{Board, Graph, Jump, Square};
use crate::search::{Answer, Completion, Existence, Kind, Mask, Problem, Search, Status, Ways};

/// Steps that a search may take before the exact methods are tried: a few milliseconds.
const FEW_STEPS: u64 = 20_000;

/// Whether a position, the squares visited from the start on, can still be finished. First a
/// look at the shape of what is left, then short searches by Warnsdorff's rule, which find most
/// completions there are, then the exact count: decided for every position of a board up to 6×6
/// well within 2 s, for most with 40 squares left; else, or told to stop, not decided.
///
/// Reasons, where the answer is no: `not-a-path` · `not-closed` (all is visited, but the end is
/// no jump away from the start) and those of [`exists`](super::exists) on what is left.
pub fn complete(
    board: &Board,
    graph: &Graph,
    closed: bool,
    path: &[Square],
    goes_on: &mut dyn FnMut() -> bool,
) -> Completion {
    let no = |reason| Completion { answer: Answer::No, completion: None, reason };
    if !is_path(board, graph, path) {
        return no(Some("not-a-path"));
    }
    if path.is_empty() {
        return from_anywhere(board, graph, closed, goes_on);
    }
    let Some((field, given)) = rest(board, graph, closed, path) else {
        return if !closed || closes(graph, path) { done(path.to_vec()) } else { no(Some("not-closed")) };
    };
    if let Some(found) = obstacle_after(&field, given) {
        return no(Some(found.reason));
    }
    for ties in [Ties::First, Ties::Random] {
        let (status, solutions, found) = searched(board, graph, closed, path, ties, true);
        match found {
            Some(found) => return done(found),
            None if status == Status::Exhausted && solutions == 0 => return no(None),
            None => {}
        }
    }
    let mut ways = ways::Ways::new(&field, given, true);
    match ways.run(goes_on) {
        Run::Done if ways.total() == 0 => no(None),
        Run::Done => {
            let tour = ways.tour(&field).expect("BUG: a tour that was counted has a trace");
            // A closed tour starts anywhere, the rest of a position at its head.
            let at = tour.iter().position(|square| path.last() == Some(square)).unwrap_or(0);
            let order = (0..tour.len()).map(|i| tour[(at + i) % tour.len()]);
            let left = field.squares.len() - usize::from(matches!(given, Given::Between(..)));
            done(path[..path.len() - 1].iter().copied().chain(order.take(left)).collect())
        }
        Run::Paused | Run::TooMany => Completion { answer: Answer::Unknown, completion: None, reason: None },
    }
}

fn done(tour: Vec<Square>) -> Completion {
    Completion { answer: Answer::Yes, completion: Some(tour), reason: None }
}

/// No square is visited yet: yes if it is from some square, no if from none.
fn from_anywhere(
    board: &Board,
    graph: &Graph,
    closed: bool,
    goes_on: &mut dyn FnMut() -> bool,
) -> Completion {
    let field = Field::new(board, graph, |square| !board.is_blocked(square));
    let mut answer = Answer::No;
    let mut reason = obstacle(&field, None, closed).map(|found| found.reason);
    if reason.is_none() {
        // A closed tour passes every square.
        let starts = if closed { 1 } else { usize::MAX };
        for starts in alike(board, &field).iter().take(starts) {
            let completion = complete(board, graph, closed, &[field.squares[starts[0]]], goes_on);
            match completion.answer {
                Answer::Yes => return completion,
                Answer::No => reason = completion.reason.filter(|_| closed),
                Answer::Unknown => answer = Answer::Unknown,
            }
        }
    }
    Completion { answer, completion: None, reason: reason.filter(|_| answer == Answer::No) }
}

/// How many ways there are to finish through each square that may be next, in the order of the
/// jumps (of the squares, on an empty board). Each is exact if the count comes to its end; what
/// a short search finds is there at least.
pub fn ways_on(
    board: &Board,
    graph: &Graph,
    closed: bool,
    path: &[Square],
    goes_on: &mut dyn FnMut() -> bool,
) -> Vec<Ways> {
    if !is_path(board, graph, path) {
        return Vec::new();
    }
    let free = |square: &Square| !board.is_blocked(*square) && !path.contains(square);
    let mut next: Vec<Square> = match path.last() {
        Some(&head) => graph.from(head).iter().filter_map(|jump| jump.to()).filter(free).collect(),
        None => (0..board.squares()).filter_map(Square::new).filter(free).collect(),
    };
    // Of starts that are alike, one is counted.
    let mut copies: Vec<(Square, Square)> = Vec::new();
    if path.is_empty() {
        let field = Field::new(board, graph, |square| !board.is_blocked(square));
        for orbit in alike(board, &field) {
            copies.extend(orbit[1..].iter().map(|&place| (field.squares[place], field.squares[orbit[0]])));
        }
        next.retain(|square| copies.iter().all(|(copy, _)| copy != square));
    }
    let mut longer = path.to_vec();
    let mut all: Vec<Ways> = Vec::with_capacity(next.len());
    for &square in &next {
        longer.push(square);
        let (status, ways, _) = searched(board, graph, closed, &longer, Ties::First, false);
        all.push(Ways { square, ways: u128::from(ways), exact: status == Status::Exhausted });
        longer.pop();
    }
    let mut time = true;
    for ways in all.iter_mut().filter(|ways| !ways.exact) {
        longer.push(ways.square);
        if let Some((field, given)) = rest(board, graph, closed, &longer) {
            let mut count = ways::Ways::new(&field, given, false);
            if time && count.run(goes_on) == Run::Done {
                // From its only square on, a closed tour can be gone both ways round.
                let directions = if given == Given::Closed { 2 } else { 1 };
                *ways = Ways { ways: count.total().saturating_mul(directions), exact: true, ..*ways };
            } else {
                time = goes_on();
            }
        }
        longer.pop();
    }
    for (copy, of) in copies {
        let ways = all.iter().find(|ways| ways.square == of).copied();
        all.extend(ways.map(|ways| Ways { square: copy, ..ways }));
    }
    if path.is_empty() {
        all.sort_unstable_by_key(|ways| ways.square);
    }
    all
}

/// Whether these are different free squares, each a jump from the one before.
fn is_path(board: &Board, graph: &Graph, path: &[Square]) -> bool {
    let mut visited = vec![false; board.squares() as usize];
    path.iter().enumerate().all(|(number, &square)| {
        square.index() < board.squares()
            && !board.is_blocked(square)
            && !std::mem::replace(&mut visited[square.at()], true)
            && (number == 0 || graph.from(path[number - 1]).iter().any(|jump| jump.to() == Some(square)))
    })
}

/// Whether a tour along this path is closed: of one square it is not.
fn closes(graph: &Graph, path: &[Square]) -> bool {
    let ends = path.first().zip(path.last());
    ends.is_some_and(|(&home, &end)| graph.from(end).iter().any(|jump| jump.to() == Some(home)))
}

/// What is left of a tour after a path that is not empty, its head included; `None` if nothing.
fn rest(board: &Board, graph: &Graph, closed: bool, path: &[Square]) -> Option<(Field, Given)> {
    let (home, head) = (path[0], path[path.len() - 1]);
    let mut free = vec![true; board.squares() as usize];
    board.blocked().iter().chain(path).for_each(|square| free[square.at()] = false);
    if !free.contains(&true) {
        return None;
    }
    free[head.at()] = true;
    free[home.at()] |= closed;
    let field = Field::new(board, graph, |square| free[square.at()]);
    let place = |square| field.place(square).expect("BUG: it is in the field");
    let given = match (closed, path.len()) {
        (false, _) => Given::From(place(head)),
        // There and back, between two squares, is a closed tour that no count of rings knows.
        (true, 1) if field.squares.len() > 2 => Given::Closed,
        (true, 1) => Given::From(place(head)),
        (true, _) => Given::Between(place(head), place(home)),
    };
    Some((field, given))
}

fn obstacle_after(field: &Field, given: Given) -> Option<Existence> {
    match given {
        Given::Closed => obstacle(field, None, true),
        Given::From(head) => obstacle(field, Some(head), false),
        // What has been visited is one more jump between the two, and the whole is a ring.
        Given::Between(head, home) => {
            let mut ring = field.clone();
            for (from, to) in [(head, home), (home, head)] {
                if !ring.jumps[from].contains(&(to as u32)) {
                    ring.jumps[from].push(to as u32);
                }
            }
            obstacle(&ring, None, true)
        }
    }
}

/// A short search from a position: how it ended, how many solutions it met, and the first, after
/// which it stops if `first`.
fn searched(
    board: &Board,
    graph: &Graph,
    closed: bool,
    path: &[Square],
    ties: Ties,
    first: bool,
) -> (Status, u64, Option<Vec<Square>>) {
    let rule = Warnsdorff { ties, pure: false, seed: 1 };
    if closed {
        search(Walk::<_, true>::on(graph.clone(), board.blocked(), None, rule), path, first)
    } else {
        search(Walk::<_, false>::on(graph.clone(), board.blocked(), None, rule), path, first)
    }
}

fn search<P: Problem<Choice = Jump>>(
    mut problem: P,
    path: &[Square],
    first: bool,
) -> (Status, u64, Option<Vec<Square>>) {
    for &square in path {
        problem.apply(Jump::new(Jump::START, Some(square)));
    }
    let mut search = Search::new(problem);
    let mask = if first { Mask::of(Kind::Solution) } else { Mask::NONE };
    search.run(FEW_STEPS, mask, |_| ());
    let found = (first && search.status() == Status::Solution).then(|| {
        let placed = search.choices().filter_map(|choice| search.problem().square(choice));
        path.iter().copied().chain(placed).collect()
    });
    (search.status(), search.counts().solutions, found)
}
