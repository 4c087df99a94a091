use super::existence::exists;
use super::field::Field;
use super::frontier::Given;
use super::layers::Run;
use super::rotate::rotated;
use super::ways::Ways;
use super::{CLASSIC, narrow};
use crate::board::{Board, Graph, KNIGHT, Moves, Square};
use crate::search::Answer;

/// How often other tours of the tiles are tried, if neighbours do not join.
const ATTEMPTS: u32 = 20;

/// A tour of any rectangle that has one, from the start if there is one, in time and space
/// O(squares): a closed tour wherever one exists, unless its squares are barred; `None` for
/// boards without a tour (see [`exists`]) or with barred squares.
///
/// From 5 squares a side on the board is cut into tiles, each with its own tour, and the tours of
/// neighbours are joined by replacing a jump u–v of one and a jump x–y of the other by u–x and
/// v–y (after Parberry 1997, who joins quarters). If the number of squares is odd, one tile, the
/// one with the start, has an open tour. Boards 3 and 4 wide repeat a pattern.
pub fn tiles(board: &Board, start: Option<Square>, closed: bool) -> Option<Vec<Square>> {
    let answer = exists(board, Moves::KNIGHT, start, closed).answer;
    if answer != Answer::Yes || board.squares() == 1 {
        return Square::new(0).filter(|_| answer == Answer::Yes).map(|square| vec![square]);
    }
    let (files, ranks) = (board.files(), board.ranks());
    let mut tour = if files.min(ranks) < 5 {
        narrow_tour(board, start)?
    } else {
        (0..ATTEMPTS).find_map(|seed| Tiling::new(board, start, seed)?.tour())?
    };
    // A closed tour starts anywhere.
    if let Some(at) = start.and_then(|start| tour.iter().position(|&square| square == start)) {
        tour.rotate_left(at);
    }
    Some(tour)
}

/// A board 3 or 4 wide, turned so that it is long, not broad.
fn narrow_tour(board: &Board, start: Option<Square>) -> Option<Vec<Square>> {
    let (files, ranks) = (board.files(), board.ranks());
    let (width, length) = (files.min(ranks), files.max(ranks));
    let turn = |square: Square, files: u32, ranks: u32| {
        let index = square.index();
        Square::new(index % files * ranks + index / files).expect("BUG: a square of the board")
    };
    let turned = files > ranks;
    let round = exists(board, Moves::KNIGHT, None, true).answer == Answer::Yes;
    // A corner has the colour that a tour of an odd board starts on, and stands in an outer line.
    let corner = Square::new(0);
    let from = start.or(corner).map(|start| if turned { turn(start, files, ranks) } else { start });
    let tour = narrow::tour(width, length, from.filter(|_| !round))?;
    Some(if turned { tour.into_iter().map(|square| turn(square, ranks, files)).collect() } else { tour })
}

const NONE: u32 = u32::MAX;

/// Tours of tiles, on their way to become one.
struct Tiling {
    board: Board,
    /// Where the tiles begin, and the end of the last.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// The two squares next to each on its tour; an end of an open tour has one.
    near: Vec<[u32; 2]>,
    /// Where to walk from.
    first: u32,
}

impl Tiling {
    fn new(board: &Board, start: Option<Square>, seed: u32) -> Option<Tiling> {
        let (files, ranks) = (board.files(), board.ranks());
        let open = files % 2 == 1 && ranks % 2 == 1;
        let (row, column) = start.map_or((0, 0), |start| (board.row(start), board.column(start)));
        let (rows, open_row) = if open { parts_around(ranks, row)? } else { (parts(ranks), NONE) };
        let (columns, open_column) = if open { parts_around(files, column)? } else { (parts(files), NONE) };
        let near = vec![[NONE; 2]; board.squares() as usize];
        let first = row * files + column;
        let mut tiling = Tiling { board: board.clone(), rows, columns, near, first };
        // The few shapes of tiles, each with its tour.
        let mut tours: Vec<(u32, u32, Vec<Square>)> = Vec::new();
        for r in 0..tiling.rows.len() - 1 {
            for c in 0..tiling.columns.len() - 1 {
                let (top, left) = (tiling.rows[r], tiling.columns[c]);
                let (height, width) = (tiling.rows[r + 1] - top, tiling.columns[c + 1] - left);
                if (top, left) == (open_row, open_column) {
                    let head = (row - top) * width + column - left;
                    let tour = tile_tour(width, height, Some(head), seed)?;
                    tiling.lay(&tour, top, left, width, false);
                    continue;
                }
                let known = tours.iter().position(|&(w, h, _)| (w, h) == (width, height));
                let known = match known {
                    Some(known) => known,
                    None => {
                        tours.push((width, height, tile_tour(width, height, None, seed)?));
                        tours.len() - 1
                    }
                };
                tiling.lay(&tours[known].2, top, left, width, true);
            }
        }
        Some(tiling)
    }

    /// Puts a tile's tour on the board.
    fn lay(&mut self, tour: &[Square], top: u32, left: u32, width: u32, closed: bool) {
        let files = self.board.files();
        let at = |square: &Square| (top + square.index() / width) * files + left + square.index() % width;
        let mut before = tour.last().filter(|_| closed).map_or(NONE, at);
        for (number, square) in tour.iter().enumerate() {
            let next = tour.get(number + 1).or(tour.first().filter(|_| closed));
            let square = at(square);
            self.near[square as usize] = [before, next.map_or(NONE, at)];
            before = square;
        }
    }

    /// Joins all tiles and walks the tour; `None` if some do not join.
    fn tour(mut self) -> Option<Vec<Square>> {
        let (rows, columns) = (self.rows.len() - 1, self.columns.len() - 1);
        for row in 0..rows {
            for column in 1..columns {
                self.join((row, column - 1), (row, column)).then_some(())?;
            }
            if row > 0 {
                (0..columns).any(|column| self.join((row - 1, column), (row, column))).then_some(())?;
            }
        }
        let mut tour = Vec::with_capacity(self.near.len());
        let (mut at, mut before) = (self.first, NONE);
        loop {
            tour.push(Square::new(at).expect("BUG: a square of the board"));
            let [one, other] = self.near[at as usize];
            let next = if one == before { other } else { one };
            (before, at) = (at, next);
            if at == NONE || at == self.first {
                break;
            }
        }
        (tour.len() == self.near.len()).then_some(tour)
    }

    /// Joins the tours of two tiles, of which the second is to the right or below.
    fn join(&mut self, one: (usize, usize), other: (usize, usize)) -> bool {
        let Some([u, v, x, y]) = self.switch(one, other) else { return false };
        for (from, old, new) in [(u, v, x), (v, u, y), (x, y, u), (y, x, v)] {
            let near = &mut self.near[from as usize];
            near[usize::from(near[0] != old)] = new;
        }
        true
    }

    /// Jumps u–v of one tile's tour and x–y of the other's for which u–x and v–y are jumps too.
    fn switch(&self, one: (usize, usize), other: (usize, usize)) -> Option<[u32; 4]> {
        // Jumps across leave from the last two lines of the first tile.
        let (mut top, mut left) = (self.rows[one.0], self.columns[one.1]);
        let (bottom, right) = (self.rows[one.0 + 1], self.columns[one.1 + 1]);
        if one.0 == other.0 {
            left = right - 2;
        } else {
            top = bottom - 2;
        }
        let files = self.board.files();
        let inside = |index: u32| {
            (self.rows[other.0]..self.rows[other.0 + 1]).contains(&(index / files))
                && (self.columns[other.1]..self.columns[other.1 + 1]).contains(&(index % files))
        };
        let near = |square: u32| self.near[square as usize].into_iter().filter(|&other| other != NONE);
        for u in (top..bottom).flat_map(|row| (left..right).map(move |column| row * files + column)) {
            for x in self.jumps(u).filter(|&x| inside(x)) {
                for v in near(u) {
                    if let Some(y) = near(x).find(|&y| self.jumps(v).any(|to| to == y)) {
                        return Some([u, v, x, y]);
                    }
                }
            }
        }
        None
    }

    fn jumps(&self, from: u32) -> impl Iterator<Item = u32> + '_ {
        let (row, column) = (i64::from(from / self.board.files()), i64::from(from % self.board.files()));
        let to =
            move |(down, right): (i64, i64)| Some(self.board.square(row + down, column + right)?.index());
        KNIGHT.into_iter().filter_map(to)
    }
}

/// Cuts a side of at least 5 into parts of 6 and a last one of 6 to 11, or 5 alone: where the
/// parts begin, and the end. An even side gets even parts.
fn parts(side: u32) -> Vec<u32> {
    let sixes = (side / 6).saturating_sub(1);
    (0..=sixes).map(|part| part * 6).chain([side]).collect()
}

/// Cuts an odd side into even parts of 6 to 10 and an odd one of 5 to 11 that holds the place;
/// also where that begins.
fn parts_around(side: u32, place: u32) -> Option<(Vec<u32>, u32)> {
    let fits = |length: u32| length == 0 || length >= 6;
    let begins = (0..=place).rev().take(11).filter(|begin| begin % 2 == 0 && fits(*begin));
    let odd = |begin: u32| [11, 9, 7, 5].into_iter().map(move |part| (begin, begin + part));
    let (begin, end) =
        begins.flat_map(odd).find(|&(_, end)| place < end && end <= side && fits(side - end))?;
    let mut all = if begin == 0 { vec![0] } else { parts(begin) };
    if end < side {
        all.extend(parts(side - end).into_iter().map(|part| part + end));
    } else {
        all.push(end);
    }
    Some((all, begin))
}

/// A tour of a tile: closed, or open from a head.
fn tile_tour(files: u32, ranks: u32, head: Option<u32>, seed: u32) -> Option<Vec<Square>> {
    let board = Board::new(files, ranks);
    let field = Field::new(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), |_| true);
    let head = head.map(|head| field.place(Square::new(head)?)).unwrap_or_default();
    // Of the 30 squares of the smallest tile there are 8 tours: better found by the exact count.
    if files * ranks > 30 || head.is_some() {
        return rotated(&field, head, seed);
    }
    let mut ways = Ways::new(&field, Given::Closed, true);
    (ways.run(&mut || true) == Run::Done).then(|| ways.tour(&field))?
}
