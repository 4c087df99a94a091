use super::lines::Lines;
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason};

/// N queens as the textbook's program with a whole-board scan finds them: every queen is tried
/// on every square, row by row from the top left, so that each set of queens is met in every
/// order. There are as many queens as rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Scan {
    board: Board,
    lines: Lines,
}

impl Scan {
    /// As many queens as the board has rows, none on a barred square, those given among them,
    /// which must not attack each other.
    pub fn new(board: Board, given: &[Square]) -> Scan {
        let lines = Lines::new(&board, given);
        Scan { board, lines }
    }
}

impl Problem for Scan {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        out.extend((0..self.board.squares()).filter_map(Square::new));
    }

    fn check(&self, square: Square) -> Option<Conflict> {
        if self.board.is_blocked(square) {
            return Some(Conflict::Barred);
        }
        // A queen on the square holds its row, and no other queen can hold it.
        let (queen, conflict) = self.lines.attacker(square)?;
        Some(if queen == square { Conflict::Occupied } else { conflict })
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
        let attacks = !matches!(conflict, Conflict::Barred | Conflict::Occupied);
        let by = self.lines.attacker(square).filter(|_| attacks);
        Reason { by: by.map(|(queen, _)| queen), ..Reason::default() }
    }
}
