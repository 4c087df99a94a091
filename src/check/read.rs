//! The ways in which a rectangle of cells, or a list of numbers, can be an answer.

use super::grid::{Grid, signs};
use crate::board::{Board, NO_SQUARE, Square};
use crate::setup::Setup;

/// One way to read a passage of the text.
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
    /// The column of each row's queen, counted from 0 or 1, not all of them on the board.
    Columns { columns: Vec<i64>, from: i64 },
    /// So many numbers, that make no board; the line that is longer or shorter than the others.
    Ragged { have: usize, needed: usize, line: Option<u32> },
}

/// Every way to read a rectangle, the likelier first.
pub(super) fn readings(grid: &Grid<'_>, setup: Option<&Setup>) -> Vec<Reading> {
    let mut all = Vec::new();
    pieces(grid, &mut all);
    let (ranks, files) = (grid.rows.len(), grid.width());
    // Signs of several squares each are no numbers of moves.
    let cells = grid.numbers();
    if cells.iter().all(Option::is_none) || cells.len() >= NO_SQUARE as usize {
        return all;
    }
    if files == 1 || ranks == 1 {
        list(&cells, setup, &mut all);
        return all;
    }
    if files == 2 && ranks > 2 {
        let pairs: Vec<_> = cells.chunks(2).filter_map(|pair| Some((pair[0]?, pair[1]?))).collect();
        places(&pairs, setup, &mut all);
    }
    push_tour(&cells, files as u32, ranks as u32, &mut all);
    all
}

/// A list of numbers: a tour run together, or queens by columns. No square board of up to 16 squares has a tour.
pub(super) fn list(cells: &[Option<i64>], setup: Option<&Setup>, all: &mut Vec<Reading>) {
    let mut tours = Vec::new();
    for (files, ranks) in shapes(cells.len(), setup) {
        push_tour(cells, files, ranks, &mut tours);
    }
    let numbers: Option<Vec<i64>> = cells.iter().copied().collect();
    let mut others = Vec::new();
    if let Some(numbers) = numbers.filter(|numbers| (1..=4000).contains(&numbers.len())) {
        columns(&numbers, &mut others);
        // `0,0 2,1 4,2`
        if numbers.len() > 7 && numbers.len().is_multiple_of(2) {
            let pairs: Vec<_> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
            places(&pairs, setup, &mut others);
        }
    }
    let both = if cells.len() > 16 { [tours, others] } else { [others, tours] };
    all.extend(both.into_iter().flatten());
}

/// The column of each row's queen.
fn columns(columns: &[i64], all: &mut Vec<Reading>) {
    let count = columns.len() as i64;
    let mut both = [(0, "columns0"), (1, "columns1")];
    if !columns.contains(&0) {
        both.reverse();
    }
    let (files, ranks) = (count as u32, count as u32);
    for (from, how) in both {
        if columns.iter().all(|&column| (from..from + count).contains(&column)) {
            let board = Board::new(files, ranks);
            let queens = (0..).zip(columns).filter_map(|(row, column)| board.square(row, column - from));
            all.push(Reading { how, files, ranks, content: Content::Queens(queens.collect()) });
        } else if count > 2 && columns.iter().all(|&column| (0..=count + 1).contains(&column)) {
            let content = Content::Columns { columns: columns.to_vec(), from };
            all.push(Reading { how, files, ranks, content });
        }
    }
}

/// The boards for so many cells: the setup's if it fits, also with rows and columns exchanged, else a square one.
fn shapes(count: usize, setup: Option<&Setup>) -> Vec<(u32, u32)> {
    let own = setup.map(|setup| (setup.board.files(), setup.board.ranks()));
    if let Some((files, ranks)) = own.filter(|&(files, ranks)| files as usize * ranks as usize == count) {
        return if files == ranks { vec![(files, ranks)] } else { vec![(files, ranks), (ranks, files)] };
    }
    let side = count.isqrt();
    let is_square = count > 0 && side * side == count && count < NO_SQUARE as usize;
    if is_square { vec![(side as u32, side as u32)] } else { Vec::new() }
}

/// Queens as signs.
fn pieces(grid: &Grid<'_>, all: &mut Vec<Reading>) {
    let Some(signs) = signs(grid) else { return };
    let (files, ranks) = (signs.files as u32, signs.ranks as u32);
    if signs.files * signs.ranks < NO_SQUARE as usize {
        let queens = signs.queens.iter().filter_map(|&at| Square::new(at as u32)).collect();
        let how = if signs.digits { "matrix01" } else { "letters" };
        all.push(Reading { how, files, ranks, content: Content::Queens(queens) });
    }
}

/// A matrix of move numbers, counted from 0 if there is one.
fn push_tour(cells: &[Option<i64>], files: u32, ranks: u32, all: &mut Vec<Reading>) {
    let mut both = [(0, "from0"), (1, "from1")];
    // 0 may be the sign for a square that was never visited.
    if !cells.contains(&Some(0)) || cells.iter().filter(|&&cell| cell == Some(0)).count() > 1 {
        both.reverse();
    }
    for (from, how) in both {
        all.push(Reading { how, files, ranks, content: Content::Numbers { cells: cells.to_vec(), from } });
    }
}

/// Squares by row from the top and column, counted from 0 or from 1.
pub(super) fn places(pairs: &[(i64, i64)], setup: Option<&Setup>, all: &mut Vec<Reading>) {
    let pairs = unchained(pairs);
    if pairs.len() < 2 {
        return;
    }
    for (from, how) in [(0, "cells0"), (1, "cells1")] {
        let rows = pairs.iter().map(|pair| pair.0 - from).max().unwrap_or(0) + 1;
        let columns = pairs.iter().map(|pair| pair.1 - from).max().unwrap_or(0) + 1;
        if pairs.iter().all(|pair| pair.0 >= from && pair.1 >= from) && rows.max(columns) < NO_SQUARE.into() {
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

/// `a b, b c, c d`, as a program tells of each jump, is `a b c d`.
pub(super) fn unchained<T: PartialEq + Copy>(places: &[T]) -> Vec<T> {
    let links = || places.chunks(2).zip(places.chunks(2).skip(1));
    let is_chain = places.len() > 3 && places.len().is_multiple_of(2) && links().all(|(a, b)| a[1] == b[0]);
    let chain = |at: usize| !is_chain || at == 0 || at % 2 == 1;
    places.iter().enumerate().filter(|(at, _)| chain(*at)).map(|(_, place)| *place).collect()
}

/// Readings of a list of squares that needs a board of at least this size: as a tour and as
/// queens, on the setup's board if they fit on it.
pub(super) fn squares(
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
    let side =
        [count, count.saturating_sub(1)].into_iter().find_map(|count| shapes(count, setup).first().copied());
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
