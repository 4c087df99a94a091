use crate::board::{Board, Jump, KNIGHT, Square};
use crate::search::{Conflict, Problem, Reason};

/// Generate and test for tours: every sequence of jumps is made, over the edge of the board and
/// over visited squares as well, and only the finished sequence is tested.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequences {
    board: Board,
    order: [u8; 8],
    closed: bool,
    /// Row and column after each move, on the board or not; the start first.
    path: Vec<(i64, i64)>,
    /// 1 + the move that first visited each square, while the sequence was still good; 0 free.
    marks: Vec<u32>,
    /// The first move that fails, and why.
    broken: Option<(u32, Conflict)>,
    given: usize,
}

impl Sequences {
    /// Every sequence of jumps, tried in this order, as long as a tour of the board's free
    /// squares. Without a start, the first choice is the start.
    pub fn new(board: Board, order: [u8; 8], start: Option<Square>, closed: bool) -> Sequences {
        let marks = vec![0; board.squares() as usize];
        let mut sequences =
            Sequences { board, order, closed, path: Vec::new(), marks, broken: None, given: 0 };
        if let Some(start) = start {
            sequences.apply(Jump::new(Jump::START, Some(start)));
            sequences.given = 1;
        }
        sequences
    }

    fn goal(&self) -> usize {
        self.marks.len() - self.board.blocked().len()
    }

    /// The place a choice leads to, on the board or not.
    fn place(&self, jump: Jump) -> (i64, i64) {
        match (self.path.last(), jump.to()) {
            (Some(&(row, column)), _) => {
                let (down, right) = KNIGHT[jump.number() as usize];
                (row + down, column + right)
            }
            (None, to) => {
                let square = to.expect("BUG: a start off the board");
                (i64::from(self.board.row(square)), i64::from(self.board.column(square)))
            }
        }
    }

    /// What is wrong with going to this square next.
    fn fault(&self, to: Option<Square>) -> Option<Conflict> {
        let Some(square) = to else { return Some(Conflict::OffBoard) };
        if self.board.is_blocked(square) {
            return Some(Conflict::Barred);
        }
        (self.marks[square.at()] > 0).then_some(Conflict::Visited)
    }

    /// The first move that fails if this is the last, and why.
    fn verdict(&self, jump: Jump) -> Option<(u32, Conflict)> {
        let number = self.path.len() as u32;
        let own = || self.fault(jump.to()).or_else(|| self.stays_open(jump).then_some(Conflict::NotClosed));
        self.broken.or_else(|| own().map(|conflict| (number, conflict)))
    }

    fn stays_open(&self, jump: Jump) -> bool {
        let (row, column) = self.place(jump);
        let home = |&(r, c): &(i64, i64)| KNIGHT.contains(&(r - row, c - column));
        self.closed && !self.path.first().is_some_and(home)
    }
}

impl Problem for Sequences {
    type Choice = Jump;

    fn candidates(&self, out: &mut Vec<Jump>) {
        if self.path.len() == self.goal() {
            return;
        }
        if let Some(&(row, column)) = self.path.last() {
            out.extend(self.order.iter().map(|&number| {
                let (down, right) = KNIGHT[usize::from(number)];
                Jump::new(u32::from(number), self.board.square(row + down, column + right))
            }));
        } else {
            let squares = (0..self.board.squares()).filter_map(Square::new);
            let free = squares.filter(|&square| !self.board.is_blocked(square));
            out.extend(free.map(|square| Jump::new(Jump::START, Some(square))));
        }
    }

    /// Allowed unchecked until the last, which is judged with the whole sequence.
    fn check(&self, jump: Jump) -> Option<Conflict> {
        let is_last = self.path.len() + 1 == self.goal();
        (is_last && self.verdict(jump).is_some()).then_some(Conflict::Breaks)
    }

    fn apply(&mut self, jump: Jump) {
        let number = self.path.len() as u32;
        if self.broken.is_none() {
            self.broken = self.fault(jump.to()).map(|conflict| (number, conflict));
            if self.broken.is_none() {
                self.marks[jump.to().expect("BUG: a good move is on the board").at()] = number + 1;
            }
        }
        self.path.push(self.place(jump));
    }

    fn undo(&mut self, jump: Jump) {
        self.path.pop();
        match self.broken {
            None => self.marks[jump.to().expect("BUG: a good move is on the board").at()] = 0,
            Some((number, _)) if number as usize == self.path.len() => self.broken = None,
            Some(_) => {}
        }
    }

    fn is_solution(&self) -> bool {
        // Of one square, no tour is closed: there is no jump to come home by.
        self.path.len() == self.goal() && !(self.closed && self.goal() == 1)
    }

    fn square(&self, jump: Jump) -> Option<Square> {
        jump.to()
    }

    fn max_depth(&self) -> usize {
        self.goal() - self.given
    }

    fn squares(&self) -> usize {
        self.marks.len()
    }

    fn jump(&self, jump: Jump) -> Option<u32> {
        (jump.number() < Jump::START).then(|| jump.number())
    }

    fn reason(&self, jump: Jump, _: Conflict) -> Reason {
        let (number, cause) = self.verdict(jump).expect("BUG: a refused sequence has a fault");
        Reason { number: Some(number), cause: Some(cause), ..Reason::default() }
    }
}
