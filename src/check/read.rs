use crate::board::{Board, NO_SQUARE, Square};
use crate::setup::Setup;

/// One way to read a text.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    pub(super) how: &'static str,
    pub(super) files: u32,
    pub(super) ranks: u32,
    pub(super) content: Content,
}

/// What was read.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// The numbers of the moves in the cells of the board, counted from 0 or 1.
    Numbers { cells: Vec<Option<i64>>, from: i64 },
    /// The squares of a tour, in order.
    Path(Vec<Square>),
    /// The squares of queens.
    Queens(Vec<Square>),
    /// So many numbers, that make no board.
    Ragged { have: usize, needed: usize },
}

/// Lines of cells that follow each other, all equally long.
type Grid<T> = Vec<Vec<T>>;

/// Every way to read the text, the likelier first.
pub(super) fn readings(text: &str, setup: Option<&Setup>) -> Vec<Reading> {
    let mut all = Vec::new();
    let flat = flatten(text);
    pieces(&flat, &mut all);
    match pairs(text) {
        Some(pairs) => cells(&pairs, setup, &mut all),
        None => numbers(&flat, setup, &mut all),
    }
    names(text, setup, &mut all);
    all
}

/// Brackets, commas, bars and quotes become spaces; what closes a row ends the line.
fn flatten(text: &str) -> String {
    let plain = |c: char| match c {
        ']' | '}' | ';' => '\n',
        '[' | '{' | '(' | ')' | ',' | '|' | '"' | '\'' | '│' | '║' => ' ',
        '♛' | '♕' => 'Q',
        '−' | '–' => '-',
        other => other,
    };
    text.chars().map(plain).collect()
}

/// The board for so many cells: the setup's if it fits, else a square one.
fn shape(count: usize, setup: Option<&Setup>) -> Option<(u32, u32)> {
    let board = setup.map(|setup| &setup.board);
    if let Some(board) = board.filter(|board| board.squares() as usize == count) {
        return Some((board.files(), board.ranks()));
    }
    let side = count.isqrt();
    (count > 0 && side * side == count && count < NO_SQUARE as usize).then_some((side as u32, side as u32))
}

/// The largest of the runs of rows that are equally long; `None` is a line of something else.
fn largest<T>(rows: Vec<Option<Vec<T>>>) -> Grid<T> {
    let (mut best, mut run): (Grid<T>, Grid<T>) = (Vec::new(), Vec::new());
    let size = |grid: &Grid<T>| grid.first().map_or(0, |row| row.len() * grid.len());
    for row in rows.into_iter().chain([None]) {
        let goes_on =
            row.as_ref().is_some_and(|row| run.first().is_some_and(|first| first.len() == row.len()));
        if !goes_on {
            if size(&run) > size(&best) {
                best = std::mem::take(&mut run);
            }
            run.clear();
        }
        run.extend(row);
    }
    best
}

/// Queens as letters or digits, one character a cell: `. Q . .`, `0100`, `1 0 0 0`.
fn pieces(text: &str, all: &mut Vec<Reading>) {
    let is_queen = |c: char| "Qq1*".contains(c);
    let is_empty = |c: char| ".-_0+#".contains(c);
    // One character a token, or a whole row as one; several rows on one line are as many as long.
    let rows_of = |line: &str| -> Vec<Vec<char>> {
        let tokens: Vec<Vec<char>> = line.split_whitespace().map(|token| token.chars().collect()).collect();
        let of_cells = |token: &Vec<char>| token.iter().all(|&c| is_queen(c) || is_empty(c));
        match tokens.first().map(Vec::len) {
            _ if !tokens.iter().all(of_cells) => Vec::new(),
            Some(1) if tokens.iter().all(|token| token.len() == 1) => vec![tokens.concat()],
            Some(length) if tokens.iter().all(|token| token.len() == length) => {
                if tokens.len() == 1 || tokens.len() == length { tokens } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    };
    let lines: Vec<Vec<Vec<char>>> =
        text.lines().filter(|line| !line.trim().is_empty()).map(rows_of).collect();
    // The sign for an empty square is the one that stands with queens; 0 where there are none.
    let with_queens = lines.iter().flatten().filter(|row| row.iter().any(|&c| is_queen(c)));
    let empty = with_queens.flatten().copied().find(|&c| is_empty(c)).unwrap_or('0');
    let fits = |row: &Vec<char>| row.iter().all(|&c| is_queen(c) || c == empty);
    let rows = lines.into_iter().flat_map(|rows| match rows {
        rows if rows.is_empty() => vec![None],
        rows => rows.into_iter().map(|row| Some(row).filter(fits)).collect(),
    });
    let grid = largest(rows.collect());
    let (ranks, files) = (grid.len(), grid.first().map_or(0, Vec::len));
    if files * ranks < 1 || files * ranks >= NO_SQUARE as usize || ranks == 1 && files > 1 {
        return;
    }
    let digits = grid.iter().flatten().all(|&c| c == '0' || c == '1');
    let cells = grid.iter().flatten().zip((0..).filter_map(Square::new));
    let queens = cells.filter(|(c, _)| is_queen(**c)).map(|(_, square)| square).collect();
    let how = if digits { "matrix01" } else { "letters" };
    all.push(Reading { how, files: files as u32, ranks: ranks as u32, content: Content::Queens(queens) });
}

/// A matrix of numbers: a tour; or one row of them: a tour run together, or queens by columns.
fn numbers(text: &str, setup: Option<&Setup>, all: &mut Vec<Reading>) {
    // What stands for a square without a number.
    let is_gap = |token: &str| token.chars().all(|c| ".-_xX#*".contains(c));
    let row_of = |line: &str| -> Option<Vec<Option<i64>>> {
        // A heading before the numbers: `Row 1: 0 59 38`.
        let line = line.rsplit(':').next().unwrap_or(line);
        let cell = |token: &str| match token.parse::<i64>() {
            Ok(number) => Some(Some(number)),
            Err(_) => is_gap(token).then_some(None),
        };
        let row: Option<Vec<_>> = line.split_whitespace().map(cell).collect();
        row.filter(|row| row.iter().any(Option::is_some))
    };
    let is_rule = |line: &&str| !line.chars().any(char::is_alphanumeric);
    let rows: Vec<_> = text.lines().filter(|line| !is_rule(line)).map(row_of).collect();
    let ragged: Vec<Option<i64>> = rows.iter().flatten().flatten().copied().collect();
    let lengths: Vec<usize> = rows.iter().flatten().map(Vec::len).collect();
    let uneven = |files: usize| lengths.iter().any(|&length| length != files && length * 2 > files);
    let grid = largest(rows);
    let (ranks, files) = (grid.len(), grid.first().map_or(0, Vec::len));
    let flat: Vec<Option<i64>> = grid.into_iter().flatten().collect();
    if flat.is_empty() || ragged.len() >= NO_SQUARE as usize {
        return;
    }
    // A row of the matrix that lacks a number, or has one too many; shorter ones are noise.
    if files > 1 && ranks > 1 && !uneven(files) {
        push_tour(&flat, files as u32, ranks as u32, all);
        if files == 2 {
            let pairs: Vec<_> = flat.chunks(2).filter_map(|pair| Some((pair[0]?, pair[1]?))).collect();
            cells(&pairs, setup, all);
        }
        return;
    }
    // One line, or lines of any length.
    let line = if files == 1 || ranks == 1 { &flat } else { &ragged };
    let numbers: Vec<i64> = line.iter().copied().flatten().collect();
    let many = [&ragged, line].into_iter().find_map(|cells| Some((cells, shape(cells.len(), setup)?)));
    if let Some((cells, (files, ranks))) = many {
        push_tour(cells, files, ranks, all);
    }
    let count = numbers.len() as i64;
    for (from, how) in [(0, "columns0"), (1, "columns1")] {
        if numbers.iter().all(|&column| (from..from + count).contains(&column)) {
            let board = Board::new(count as u32, count as u32);
            let queens = (0..).zip(&numbers).filter_map(|(row, column)| board.square(row, column - from));
            let content = Content::Queens(queens.collect());
            all.push(Reading { how, files: count as u32, ranks: count as u32, content });
        }
    }
    if all.is_empty() {
        let have = ragged.len();
        let needed = setup.map_or((have.isqrt() + 1).pow(2), |setup| setup.board.squares() as usize);
        all.push(Reading { how: "none", files: 1, ranks: 1, content: Content::Ragged { have, needed } });
    }
}

/// A matrix of move numbers, counted from 0 if there is one.
fn push_tour(cells: &[Option<i64>], files: u32, ranks: u32, all: &mut Vec<Reading>) {
    let mut both = [(0, "from0"), (1, "from1")];
    if !cells.contains(&Some(0)) {
        both.reverse();
    }
    for (from, how) in both {
        all.push(Reading { how, files, ranks, content: Content::Numbers { cells: cells.to_vec(), from } });
    }
}

/// Pairs of numbers in round brackets, if the text has some.
fn pairs(text: &str) -> Option<Vec<(i64, i64)>> {
    let pair = |inside: &str| {
        let mut parts = inside.split(|c: char| c == ',' || c.is_whitespace()).filter(|part| !part.is_empty());
        let pair = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        parts.next().is_none().then_some(pair)
    };
    let insides = text.split('(').skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
    let pairs: Vec<_> = insides.filter_map(pair).collect();
    (pairs.len() > 1).then_some(pairs)
}

/// Squares by row from the top and column, counted from 0 or from 1.
fn cells(pairs: &[(i64, i64)], setup: Option<&Setup>, all: &mut Vec<Reading>) {
    for (from, how) in [(0, "cells0"), (1, "cells1")] {
        let rows = pairs.iter().map(|pair| pair.0 - from).max().unwrap_or(0) + 1;
        let columns = pairs.iter().map(|pair| pair.1 - from).max().unwrap_or(0) + 1;
        if pairs.iter().all(|pair| pair.0 >= from && pair.1 >= from) {
            let square = |board: &Board| {
                pairs
                    .iter()
                    .map(|pair| board.square(pair.0 - from, pair.1 - from))
                    .collect::<Option<Vec<_>>>()
            };
            squares(how, columns, rows, pairs.len(), setup, &square, all);
        }
    }
}

/// Squares by name: `a1 b3`, `a1-b3`, `a1b3`, `Nb3`.
fn names(text: &str, setup: Option<&Setup>, all: &mut Vec<Reading>) {
    let mut found: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(begin) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        rest = &rest[begin..];
        let letters = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - letters);
        let mut name = &rest[..letters + digits];
        // A knight's or a queen's own letter.
        if letters == 2 && name.starts_with(['N', 'Q', 'K', 'S']) && name.as_bytes()[1].is_ascii_lowercase() {
            name = &name[1..];
        }
        if digits > 0 && letters <= 2 {
            found.push(name.to_ascii_lowercase());
        }
        rest = &rest[letters + digits..];
    }
    // Any square is on the largest board; it says how large a board is needed.
    let board = Board::new(4000, 4000);
    let all_squares: Vec<_> = found.iter().filter_map(|name| board.parse(name)).collect();
    if all_squares.len() != found.len() || found.is_empty() {
        return;
    }
    let files = all_squares.iter().map(|&square| board.column(square)).max().unwrap_or(0) + 1;
    let ranks = 4000 - all_squares.iter().map(|&square| board.row(square)).min().unwrap_or(0);
    let square = |board: &Board| found.iter().map(|name| board.parse(name)).collect::<Option<Vec<Square>>>();
    squares("squares", files.into(), ranks.into(), found.len(), setup, &square, all);
}

/// Readings of a list of squares that needs a board of at least this size: as a tour and as
/// queens, on the setup's board if they fit on it.
fn squares(
    how: &'static str,
    files: i64,
    ranks: i64,
    count: usize,
    setup: Option<&Setup>,
    on: &dyn Fn(&Board) -> Option<Vec<Square>>,
    all: &mut Vec<Reading>,
) {
    let fits = |f: u32, r: u32| i64::from(f) >= files && i64::from(r) >= ranks;
    let boards = |square: Option<(u32, u32)>| {
        let own = setup.map(|setup| (setup.board.files(), setup.board.ranks()));
        let least = (files * ranks < i64::from(NO_SQUARE)).then_some((files as u32, ranks as u32));
        [square, own, least].into_iter().flatten().find(|&(files, ranks)| fits(files, ranks))
    };
    // As a tour: so many squares as there are, or one more that is the start again.
    let side = [count, count.saturating_sub(1)].into_iter().find_map(|count| shape(count, setup));
    let tour = boards(side.filter(|_| count > 1));
    let queens = boards(Some((count as u32, count as u32)).filter(|_| count <= 4000));
    let few = count as i64 == files.max(ranks) && count > 1;
    let mut both = [(tour, false), (queens, true)];
    if few {
        both.reverse();
    }
    for (board, queens) in both {
        if let Some((files, ranks)) = board
            && let Some(squares) = on(&Board::new(files, ranks))
        {
            let content = if queens { Content::Queens(squares) } else { Content::Path(squares) };
            all.push(Reading { how, files, ranks, content });
        }
    }
}
