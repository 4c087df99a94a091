use super::lines::Lines;
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason, hash};

/// The order in which the squares of a row are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// From left to right.
    Left,
    /// From right to left.
    Right,
    /// The middle first, then outwards, left before right.
    Centre,
    /// Any order, by a seed, another one in each row.
    Random,
}

impl Columns {
    /// The column tried after k others, as far as it does not depend on a seed.
    #[inline]
    pub(super) fn column(self, k: u32, files: u32) -> u32 {
        match self {
            Columns::Left | Columns::Random => k,
            Columns::Right => files - 1 - k,
            Columns::Centre if (k + files).is_multiple_of(2) => (files - 1) / 2 - (k + files % 2) / 2,
            Columns::Centre => files / 2 + k / 2,
        }
    }

    /// Appends the squares of a row in this order. O(files).
    pub(super) fn squares(self, row: u32, files: u32, seed: u32, out: &mut Vec<Square>) {
        let begin = out.len();
        out.extend((0..files).filter_map(|k| Square::new(row * files + self.column(k, files))));
        if self == Columns::Random {
            // A shuffle (Durstenfeld 1964), not a sort by hashes: std's sort takes 17 kB of wasm.
            for k in (1..files).rev() {
                let other = hash(seed, row, k) % u64::from(k + 1);
                out.swap(begin + k as usize, begin + other as usize);
            }
        }
    }
}

/// N queens row by row from the top: queen k goes into the k-th row that has none given.
#[derive(Clone, Debug, PartialEq)]
pub struct Rows {
    board: Board,
    columns: Columns,
    seed: u32,
    lines: Lines,
}

impl Rows {
    /// One queen in every row of the board, none on a barred square, beside those given, which
    /// must not attack each other.
    pub fn new(board: Board, given: &[Square], columns: Columns, seed: u32) -> Rows {
        let lines = Lines::new(&board, given);
        Rows { board, columns, seed, lines }
    }
}

impl Problem for Rows {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        self.columns.squares(self.lines.next_row(), self.board.files(), self.seed, out);
    }

    fn check(&self, square: Square) -> Option<Conflict> {
        if self.board.is_blocked(square) {
            return Some(Conflict::Barred);
        }
        self.lines.attacker(square).map(|(_, conflict)| conflict)
    }

    fn apply(&mut self, square: Square) {
        self.lines.place(square);
    }

    fn undo(&mut self, _: Square) {
        self.lines.take_back();
    }

    fn is_solution(&self) -> bool {
        self.lines.is_full()
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.lines.open_rows().len()
    }

    fn squares(&self) -> usize {
        self.board.squares() as usize
    }

    fn reason(&self, square: Square, conflict: Conflict) -> Reason {
        let by = self.lines.attacker(square).filter(|_| conflict != Conflict::Barred);
        Reason { by: by.map(|(queen, _)| queen), ..Reason::default() }
    }
}
