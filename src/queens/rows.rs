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

/// N queens row by row from the top: queen k goes into row k.
#[derive(Clone, Debug, PartialEq)]
pub struct Rows {
    board: Board,
    columns: Columns,
    seed: u32,
    lines: Lines,
}

impl Rows {
    /// One queen in every row of the board, none on a barred square.
    pub fn new(board: Board, columns: Columns, seed: u32) -> Rows {
        let lines = Lines::new(&board);
        Rows { board, columns, seed, lines }
    }
}

impl Problem for Rows {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        let begin = out.len();
        let row = self.lines.queens().len() as u32;
        let files = self.board.files();
        out.extend((0..files).filter_map(|column| Square::new(row * files + column)));
        let offered = &mut out[begin..];
        match self.columns {
            Columns::Left => {}
            Columns::Right => offered.reverse(),
            Columns::Centre => {
                offered.sort_by_key(|square| (2 * (square.index() % files) + 1).abs_diff(files))
            }
            Columns::Random => offered.sort_by_key(|square| hash(self.seed, row, square.index())),
        }
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
        self.lines.queens().len() == self.max_depth()
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.board.ranks() as usize
    }

    fn squares(&self) -> usize {
        self.board.squares() as usize
    }

    fn reason(&self, square: Square, conflict: Conflict) -> Reason {
        let by = self.lines.attacker(square).filter(|_| conflict != Conflict::Barred);
        Reason { by: by.map(|(queen, _)| queen), ..Reason::default() }
    }
}
