use super::lines::Lines;
use super::rows::Columns;
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason, hash};

/// Which row is filled next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Rows from the top, every square of the row offered.
    Row,
    /// The row with the fewest safe squares, the first of equals; safe squares only are offered.
    Smallest,
}

/// A decision of [`Forward`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A queen on this square.
    Queen(Square),
    /// The attempt with this number.
    Attempt(u32),
}

/// N queens with forward checking (Haralick & Elliott 1980): a square is refused, too, if a
/// queen there would leave a later row without a safe square.
///
/// How many safe squares each row has is kept up to date: a place, an undo and a check cost
/// O(rows). Space O(files + ranks).
#[derive(Clone, Debug, PartialEq)]
pub struct Forward {
    board: Board,
    next: Next,
    columns: Columns,
    seed: u32,
    lines: Lines,
    /// The safe squares of each row; of a row with a queen, as they were before it came.
    safe: Vec<u32>,
    /// How many attempts there are; 0 where the search itself is the root.
    attempts: u32,
    /// The attempt being made.
    attempt: Option<u32>,
}

/// Boards with so many open rows or fewer are searched without attempts, so that each solution
/// is met once.
const SMALL: usize = 32;
/// Attempts of [`Next::Smallest`] on larger boards; the last one is the whole search.
const ATTEMPTS: u32 = 64;
/// In an attempt, only so many of the last rows are searched by backtracking.
const TAIL: usize = 12;

impl Forward {
    /// Rows from the top, each in this order of columns. Of the given queens no two may attack
    /// each other.
    pub fn in_order(board: Board, given: &[Square], columns: Columns, seed: u32) -> Forward {
        Forward::new(board, given, Next::Row, columns, seed)
    }

    /// The smallest domain first, each row from its middle. On a board with more than 32 open
    /// rows the search starts anew by attempts, because early mistakes cost it a heavy tail
    /// (Gomes, Selman & Kautz 1998): an attempt takes the first square allowed, backtracking
    /// through the last twelve rows only, and breaks ties between rows by the seed from the
    /// second attempt on; the last attempt is the whole search.
    pub fn smallest(board: Board, given: &[Square], seed: u32) -> Forward {
        Forward::new(board, given, Next::Smallest, Columns::Centre, seed)
    }

    fn new(board: Board, given: &[Square], next: Next, columns: Columns, seed: u32) -> Forward {
        let mut safe = vec![board.files(); board.ranks() as usize];
        for &square in board.blocked() {
            safe[board.row(square) as usize] -= 1;
        }
        let lines = Lines::new(&board, &[]);
        let mut forward = Forward { board, next, columns, seed, lines, safe, attempts: 0, attempt: None };
        given.iter().for_each(|&queen| forward.place(queen));
        // The given queens are not choices: the lines know which rows they leave open.
        forward.lines = Lines::new(&forward.board, given);
        let is_large = forward.lines.open_rows().len() > SMALL;
        forward.attempts = if next == Next::Smallest && is_large { ATTEMPTS } else { 0 };
        forward
    }

    /// Whether a queen may stand on the square, which lies in an open row.
    #[inline]
    fn is_safe(&self, square: Square) -> bool {
        !self.lines.crosses(square) && !self.board.is_blocked(square)
    }

    /// How many safe squares of an open row a queen on `from`, in another row, attacks.
    #[inline]
    fn hits(&self, from: Square, row: u32) -> u32 {
        let files = self.board.files();
        let (begin, column) = (row * files, self.board.column(from));
        let distance = self.board.row(from).abs_diff(row);
        let is_hit = |column: u32| {
            column < files && Square::new(begin + column).is_some_and(|square| self.is_safe(square))
        };
        // Too far to the left wraps around, and is beyond the last file as well.
        u32::from(is_hit(column))
            + u32::from(is_hit(column.wrapping_sub(distance)))
            + u32::from(is_hit(column + distance))
    }

    /// The first open row that a queen on the square would leave without a safe square.
    fn emptied(&self, queen: Square) -> Option<u32> {
        let own = self.board.row(queen);
        let would_be_empty = |row: u32| {
            let safe = self.safe[row as usize];
            // A queen attacks three squares of another row at the most.
            row != own && safe <= 3 && self.lines.is_open(row) && safe == self.hits(queen, row)
        };
        (0..self.board.ranks()).find(|&row| would_be_empty(row))
    }

    fn place(&mut self, queen: Square) {
        let own = self.board.row(queen);
        for row in 0..self.board.ranks() {
            if row != own && self.lines.is_open(row) {
                self.safe[row as usize] -= self.hits(queen, row);
            }
        }
        self.lines.place(queen);
    }

    fn take_back(&mut self, queen: Square) {
        self.lines.take_back();
        let own = self.board.row(queen);
        for row in 0..self.board.ranks() {
            if row != own && self.lines.is_open(row) {
                self.safe[row as usize] += self.hits(queen, row);
            }
        }
    }

    /// The open row with the fewest safe squares.
    fn smallest_row(&self) -> u32 {
        let shuffled = self.attempt.filter(|&attempt| attempt > 0);
        let tie = |row| shuffled.map_or(0, |attempt| hash(self.seed, attempt, row));
        let open = (0..self.board.ranks()).filter(|&row| self.lines.is_open(row));
        let row = open.min_by(|&a, &b| {
            let order = self.safe[a as usize].cmp(&self.safe[b as usize]);
            order.then_with(|| tie(a).cmp(&tie(b)))
        });
        row.expect("BUG: a solution is asked for no candidates")
    }

    /// Whether the current node tries one square only: above the tail of an attempt that is not
    /// the last.
    fn is_hasty(&self) -> bool {
        let missing = self.board.ranks() as usize - self.lines.queens().len();
        self.attempt.is_some_and(|attempt| attempt + 1 < self.attempts) && missing > TAIL
    }
}

impl Problem for Forward {
    type Choice = Choice;

    fn candidates(&self, out: &mut Vec<Choice>) {
        if self.attempts > 0 && self.attempt.is_none() {
            out.extend((0..self.attempts).map(Choice::Attempt));
            return;
        }
        let row = if self.next == Next::Row { self.lines.next_row() } else { self.smallest_row() };
        let mut squares = Vec::with_capacity(self.board.files() as usize);
        self.columns.squares(row, self.board.files(), self.seed, &mut squares);
        if self.next == Next::Smallest {
            squares.retain(|&square| self.is_safe(square));
        }
        if self.is_hasty()
            && let Some(first) = squares.iter().position(|&square| self.emptied(square).is_none())
        {
            squares.truncate(first + 1);
        }
        out.extend(squares.into_iter().map(Choice::Queen));
    }

    fn check(&self, choice: Choice) -> Option<Conflict> {
        let Choice::Queen(square) = choice else { return None };
        if self.board.is_blocked(square) {
            return Some(Conflict::Barred);
        }
        if let Some((_, conflict)) = self.lines.attacker(square) {
            return Some(conflict);
        }
        self.emptied(square).map(|_| Conflict::EmptyRow)
    }

    fn apply(&mut self, choice: Choice) {
        match choice {
            Choice::Queen(square) => self.place(square),
            Choice::Attempt(number) => self.attempt = Some(number),
        }
    }

    fn undo(&mut self, choice: Choice) {
        match choice {
            Choice::Queen(square) => self.take_back(square),
            Choice::Attempt(_) => self.attempt = None,
        }
    }

    fn is_solution(&self) -> bool {
        self.lines.is_full()
    }

    fn square(&self, choice: Choice) -> Option<Square> {
        match choice {
            Choice::Queen(square) => Some(square),
            Choice::Attempt(_) => None,
        }
    }

    fn attempt(&self, choice: Choice) -> Option<u32> {
        match choice {
            Choice::Queen(_) => None,
            Choice::Attempt(number) => Some(number),
        }
    }

    fn effort(&self) -> u64 {
        self.board.ranks().into()
    }

    fn max_depth(&self) -> usize {
        self.lines.open_rows().len() + usize::from(self.attempts > 0)
    }

    fn squares(&self) -> usize {
        self.board.squares() as usize
    }

    fn reason(&self, choice: Choice, conflict: Conflict) -> Reason {
        let Choice::Queen(square) = choice else { return Reason::default() };
        match conflict {
            Conflict::Barred => Reason::default(),
            Conflict::EmptyRow => Reason { row: self.emptied(square), ..Reason::default() },
            _ => Reason { by: self.lines.attacker(square).map(|(queen, _)| queen), ..Reason::default() },
        }
    }
}
