use super::read::{Content, Reading};
use super::{Check, Fault};
use crate::board::{Board, Moves, Square};
use crate::setup::Setup;
use crate::verify::{self, QueensFault, TourFault};

/// Judges one way to read a text.
pub(super) fn judge(reading: &Reading, setup: Option<&Setup>) -> Check {
    let Reading { how, files, ranks, content } = reading;
    let same =
        setup.map(|setup| &setup.board).filter(|board| (board.files(), board.ranks()) == (*files, *ranks));
    let board = same.cloned().unwrap_or_else(|| Board::new(*files, *ranks));
    let rules = Rules {
        moves: setup.filter(|_| same.is_some()).map_or(Moves::KNIGHT, Setup::moves),
        closed: setup.is_some_and(Setup::closed),
    };
    let problem = if matches!(content, Content::Queens(_)) { "queens" } else { "tour" };
    let mut check = Check {
        ok: false,
        problem,
        files: *files,
        ranks: *ranks,
        closed: false,
        how,
        squares: Vec::new(),
        ..Check::default()
    };
    check.fault = match content {
        Content::Numbers { cells, from } => match path_of(&board, cells, *from) {
            Ok(path) => {
                check.squares = path;
                tour_fault(&board, &mut check, &rules)
            }
            Err((fault, path)) => {
                check.squares = path;
                Some(fault)
            }
        },
        Content::Path(path) => {
            check.squares = path.clone();
            tour_fault(&board, &mut check, &rules)
        }
        Content::Queens(queens) => {
            check.squares = queens.clone();
            queens_fault(&board, queens)
        }
        Content::Columns { columns, from } => {
            let (rows, off) = on_board(&board, columns, *from);
            check.squares = rows;
            Some(fault("no-column", &[("number", off as usize), ("needed", columns.len())], &[]))
        }
        Content::Ragged { have, needed, line } => {
            let mut params = vec![("have", *have), ("needed", *needed)];
            params.extend(line.map(|line| ("line", line as usize)));
            Some(fault("size", &params, &[]))
        }
    };
    check.ok = check.fault.is_none();
    check.valid = valid(&board, &check, &rules);
    check
}

/// What the setup asks of a tour.
struct Rules {
    moves: Moves,
    closed: bool,
}

fn fault(kind: &'static str, params: &[(&'static str, usize)], squares: &[Square]) -> Fault {
    let params = params.iter().map(|&(name, value)| (name, value.to_string())).collect();
    Fault { kind, params, squares: squares.to_vec() }
}

/// How many of the pieces, in order, stand as the rules have it.
fn valid(board: &Board, check: &Check, rules: &Rules) -> usize {
    let squares = &check.squares;
    if check.problem == "queens" {
        return match verify::queens(board, squares) {
            Err(QueensFault::NotFree(at) | QueensFault::Attack(_, at)) => at,
            _ => squares.len(),
        };
    }
    match verify::tour_by(board, rules.moves, squares) {
        Err(TourFault::NotFree(at) | TourFault::Repeated(at, _) | TourFault::NotAJump(at)) => at,
        _ => squares.len(),
    }
}

/// The queens that stand on the board, and the first number that is no column.
fn on_board(board: &Board, columns: &[i64], from: i64) -> (Vec<Square>, i64) {
    let squares: Vec<_> =
        (0..).zip(columns).map(|(row, &column)| (board.square(row, column - from), column)).collect();
    let off = squares.iter().find(|(square, _)| square.is_none()).map_or(0, |(_, column)| *column);
    (squares.iter().filter_map(|(square, _)| *square).collect(), off)
}

/// The squares in the order of their numbers, if each number is there once; else what is wrong, and the
/// squares up to there.
fn path_of(board: &Board, cells: &[Option<i64>], from: i64) -> Result<Vec<Square>, (Fault, Vec<Square>)> {
    let needed = cells.len() - board.blocked().len();
    let mut squares: Vec<Vec<Square>> = vec![Vec::new(); needed];
    let mut odd = None;
    for (&number, square) in cells.iter().zip((0..).filter_map(Square::new)) {
        let place = number.and_then(|number| usize::try_from(number - from).ok());
        match place.and_then(|place| squares.get_mut(place)) {
            Some(with) => with.push(square),
            None if number.is_some() && odd.is_none() && !board.is_blocked(square) => odd = Some(square),
            None => {}
        }
    }
    let number = |place: usize| (place as i64 + from) as usize;
    let missing = squares.iter().position(Vec::is_empty);
    let doubled = squares.iter().position(|with| with.len() > 1);
    let known =
        || squares.iter().map_while(|with| if with.len() == 1 { Some(with[0]) } else { None }).collect();
    if let Some(place) = doubled {
        let mut params = vec![("number", number(place))];
        params.extend(missing.map(|missing| ("missing", number(missing))));
        return Err((fault("doubled", &params, &squares[place]), known()));
    }
    if let Some(place) = missing {
        // Where a wrong number stands, if one does.
        return Err((
            fault("missing", &[("number", number(place)), ("needed", needed)], odd.as_slice()),
            known(),
        ));
    }
    Ok(squares.into_iter().flatten().collect())
}

fn tour_fault(board: &Board, check: &mut Check, rules: &Rules) -> Option<Fault> {
    let path = &mut check.squares;
    let free = board.squares() as usize - board.blocked().len();
    // A closed tour may be written with its start again at the end.
    let comes_home = path.len() == free + 1 && path.first() == path.last();
    let last = if comes_home { path.pop() } else { None };
    match verify::tour_by(board, rules.moves, path) {
        Ok(closed) => {
            check.closed = closed;
            let ends = [path[path.len() - 1], path[0]];
            if last.is_some() && !closed {
                return Some(fault("not-a-jump", &[("move", path.len())], &ends));
            }
            (rules.closed && !closed).then(|| fault("not-closed", &[], &ends))
        }
        Err(TourFault::NotFree(at)) => Some(fault("barred", &[("move", at)], &path[at..=at])),
        Err(TourFault::Repeated(at, earlier)) => {
            Some(fault("repeated", &[("move", at), ("earlier", earlier)], &path[at..=at]))
        }
        Err(TourFault::NotAJump(at)) => Some(fault("not-a-jump", &[("move", at)], &path[at - 1..=at])),
        Err(TourFault::Incomplete(have)) => {
            Some(fault("incomplete", &[("have", have), ("needed", free)], &[]))
        }
    }
}

fn queens_fault(board: &Board, queens: &[Square]) -> Option<Fault> {
    if queens.is_empty() {
        return Some(fault("no-queens", &[], &[]));
    }
    match verify::queens(board, queens) {
        Ok(()) => None,
        Err(QueensFault::NotFree(at)) => Some(fault("barred", &[], &queens[at..=at])),
        Err(QueensFault::Attack(one, other)) => {
            let (one, other) = (queens[one], queens[other]);
            let rows = i64::from(board.row(other)) - i64::from(board.row(one));
            let columns = i64::from(board.column(other)) - i64::from(board.column(one));
            let line = match (rows, columns) {
                (0, 0) => "square",
                (0, _) => "row",
                (_, 0) => "column",
                (down, right) if down == right => "falling",
                _ => "rising",
            };
            let mut attack = fault("attack", &[], &[one, other]);
            attack.params.push(("line", String::from(line)));
            Some(attack)
        }
        Err(QueensFault::Incomplete(have)) => {
            let row = (0..board.ranks()).find(|&row| queens.iter().all(|&queen| board.row(queen) != row));
            let needed = ("needed", board.ranks() as usize);
            let row = row.unwrap_or(0);
            Some(fault("empty-row", &[("row", row as usize), ("have", have), needed], &[]))
        }
    }
}
