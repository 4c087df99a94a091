use super::lines::attack;
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason};

/// Generate and test for queens: every way to put one queen into each row is made, and only the
/// full board is tested.
#[derive(Clone, Debug, PartialEq)]
pub struct Boards {
    board: Board,
    queens: Vec<Square>,
    /// The first queen that fails, counted from 0, and why.
    broken: Option<(usize, Fault)>,
}

/// What is wrong with a queen: the conflict, and the earliest queen that attacks it.
type Fault = (Conflict, Option<Square>);

impl Boards {
    /// Every way to put one queen into each row of the board.
    pub fn new(board: Board) -> Boards {
        Boards { board, queens: Vec::new(), broken: None }
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
        let row = self.queens.len() as u32 * files;
        out.extend((row..row + files).filter_map(Square::new));
    }

    /// Allowed unchecked until the last, which is judged with the whole board.
    fn check(&self, square: Square) -> Option<Conflict> {
        let is_last = self.queens.len() + 1 == self.max_depth();
        (is_last && self.verdict(square).is_some()).then_some(Conflict::Breaks)
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
        self.queens.len() == self.max_depth()
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

    fn reason(&self, square: Square, _: Conflict) -> Reason {
        let (number, (cause, by)) = self.verdict(square).expect("BUG: a refused board has a fault");
        Reason { by, number: Some(number as u32 + 1), cause: Some(cause), stranded: None }
    }
}
