use super::lines::{Lines, attack};
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason};

/// Generate and test for queens: every way to put one queen into each row is made, and only the
/// full board is tested.
#[derive(Clone, Debug, PartialEq)]
pub struct Boards {
    board: Board,
    /// The rows without a given queen, from the top.
    open_rows: Vec<u32>,
    /// The given queens, then the others.
    queens: Vec<Square>,
    /// The first queen that fails, counted from 0, and why.
    broken: Option<(usize, Fault)>,
}

/// What is wrong with a queen: the conflict, and the earliest queen that attacks it.
type Fault = (Conflict, Option<Square>);

impl Boards {
    /// Every way to put one queen into each row of the board that has none of those given.
    pub fn new(board: Board, given: &[Square]) -> Boards {
        let open_rows = Lines::new(&board, given).open_rows().to_vec();
        Boards { board, open_rows, queens: given.to_vec(), broken: None }
    }

    /// How many rows still have no queen.
    fn missing(&self) -> usize {
        self.board.ranks() as usize - self.queens.len()
    }

    /// What is wrong with a queen on this square, next to those before it. O(queens).
    fn fault(&self, square: Square) -> Option<Fault> {
        if self.board.is_blocked(square) {
            return Some((Conflict::Barred, None));
        }
        self.queens.iter().find_map(|&queen| Some((attack(&self.board, queen, square)?, Some(queen))))
    }

    /// The first queen that fails if this one completes the board.
    fn verdict(&self, square: Square) -> Option<(usize, Fault)> {
        self.broken.or_else(|| self.fault(square).map(|fault| (self.queens.len(), fault)))
    }
}

impl Problem for Boards {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        let files = self.board.files();
        let begin = self.open_rows[self.open_rows.len() - self.missing()] * files;
        out.extend((begin..begin + files).filter_map(Square::new));
    }

    /// Allowed unchecked until the last, which is judged with the whole board.
    fn check(&self, square: Square) -> Option<Conflict> {
        (self.missing() == 1 && self.verdict(square).is_some()).then_some(Conflict::Breaks)
    }

    fn apply(&mut self, square: Square) {
        self.broken = self.verdict(square);
        self.queens.push(square);
    }

    fn undo(&mut self, _: Square) {
        self.queens.pop();
        self.broken = self.broken.filter(|&(number, _)| number < self.queens.len());
    }

    fn is_solution(&self) -> bool {
        self.missing() == 0
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.open_rows.len()
    }

    fn squares(&self) -> usize {
        self.board.squares() as usize
    }

    fn reason(&self, square: Square, _: Conflict) -> Reason {
        let (number, (cause, by)) = self.verdict(square).expect("BUG: a refused board has a fault");
        Reason { by, number: Some(number as u32 + 1), cause: Some(cause), ..Reason::default() }
    }
}
