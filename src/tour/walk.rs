use super::order::Rule;
use crate::board::{Board, Graph, Jump, Moves, Square};
use crate::search::{Conflict, Problem, Reason};

/// The mark of a square that the knight has not been on.
const FREE: u32 = 0;
/// The mark of a barred square; every other mark is 1 + the number of the move.
const BARRED: u32 = u32::MAX;

/// Where the knight has been, on which graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    graph: Graph,
    marks: Vec<u32>,
    /// The squares visited, from the start on.
    path: Vec<Square>,
}

impl Position {
    /// The square the knight is on, once it is on the board.
    pub fn head(&self) -> Option<Square> {
        self.path.last().copied()
    }

    /// The jumps from a square, allowed or not, in trial order.
    pub fn jumps(&self, from: Square) -> &[Jump] {
        self.graph.from(from)
    }

    /// Whether the knight may go to the square.
    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        self.marks[square.at()] == FREE
    }

    /// How many free squares are a jump away.
    pub fn degree(&self, square: Square) -> u32 {
        let free = self.jumps(square).iter().filter(|jump| jump.to().is_some_and(|to| self.is_free(to)));
        free.count() as u32
    }

    /// The graph of the jumps.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The squares visited, in order.
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// 1 + the number of the move that came to this row and column of the board; `None` where
    /// the knight has not been, or off the board.
    pub(super) fn mark_at(&self, row: i64, column: i64) -> Option<u32> {
        let (files, ranks) = self.graph.sides();
        let inside = (0..i64::from(ranks)).contains(&row) && (0..i64::from(files)).contains(&column);
        let mark = inside.then(|| self.marks[(row * i64::from(files) + column) as usize])?;
        (mark != FREE && mark != BARRED).then_some(mark)
    }

    /// How many choices have been made, for random tie-breaks.
    pub fn depth(&self) -> usize {
        self.path.len()
    }
}

/// A knight's tour as a search problem: each free square once, jump by jump. The [`Rule`] says
/// which jumps are offered and in which order; a `CLOSED` tour must end a jump away from its
/// start.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk<R, const CLOSED: bool> {
    pub(super) position: Position,
    pub(super) rule: R,
    pub(super) goal: usize,
    given: usize,
}

impl<R: Rule, const CLOSED: bool> Walk<R, CLOSED> {
    /// A knight's tour of the board's free squares, the jumps of each square in this order.
    /// Without a start, the first choice is the start.
    ///
    /// # Panics
    /// When the start is barred or off the board.
    pub fn new(board: &Board, order: [u8; 8], start: Option<Square>, rule: R) -> Walk<R, CLOSED> {
        Walk::on(Graph::new(board, Moves::KNIGHT, order), board.blocked(), start, rule)
    }

    /// A tour of any graph's squares, those barred (each named once) left out.
    ///
    /// # Panics
    /// When the start or a barred square is no square of the graph, or the start is barred.
    pub fn on(graph: Graph, blocked: &[Square], start: Option<Square>, rule: R) -> Walk<R, CLOSED> {
        let mut marks = vec![FREE; graph.squares() as usize];
        for square in blocked {
            marks[square.at()] = BARRED;
        }
        let goal = marks.len() - blocked.len();
        let position = Position { graph, marks, path: Vec::with_capacity(goal) };
        let mut walk = Walk { position, rule, goal, given: 0 };
        if let Some(start) = start {
            assert!(walk.position.is_free(start), "BUG: the start is barred");
            walk.apply(Jump::new(Jump::START, Some(start)));
            walk.given = 1;
        }
        walk
    }
}

impl<R: Rule, const CLOSED: bool> Problem for Walk<R, CLOSED> {
    type Choice = Jump;

    #[inline]
    fn candidates(&self, out: &mut Vec<Jump>) {
        match self.position.head() {
            Some(head) => self.rule.offer(&self.position, head, out),
            None => {
                let squares = (0..self.position.marks.len() as u32).filter_map(Square::new);
                let free = squares.filter(|&square| self.position.is_free(square));
                out.extend(free.map(|square| self.rule.start(&self.position, square)));
            }
        }
    }

    #[inline]
    fn check(&self, jump: Jump) -> Option<Conflict> {
        let Some(square) = jump.to() else { return Some(Conflict::OffBoard) };
        match self.position.marks[square.at()] {
            FREE => {
                let is_last = CLOSED && self.position.path.len() + 1 == self.goal;
                (is_last && !self.closes(square)).then_some(Conflict::NotClosed)
            }
            BARRED => Some(Conflict::Barred),
            _ => Some(Conflict::Visited),
        }
    }

    #[inline]
    fn apply(&mut self, jump: Jump) {
        let square = jump.to().expect("BUG: a jump off the board was allowed");
        self.position.path.push(square);
        self.position.marks[square.at()] = self.position.path.len() as u32;
    }

    #[inline]
    fn undo(&mut self, _: Jump) {
        let square = self.position.path.pop().expect("BUG: nothing to take back");
        self.position.marks[square.at()] = FREE;
    }

    #[inline]
    fn is_solution(&self) -> bool {
        // Of one square, no tour is closed: there is no jump to come home by.
        self.position.path.len() == self.goal && !(CLOSED && self.goal == 1)
    }

    #[inline]
    fn square(&self, jump: Jump) -> Option<Square> {
        jump.to()
    }

    fn max_depth(&self) -> usize {
        self.goal - self.given
    }

    fn squares(&self) -> usize {
        self.position.marks.len()
    }

    fn counts_degrees(&self) -> bool {
        R::COUNTS_DEGREES
    }

    #[inline]
    fn degree(&self, jump: Jump) -> u32 {
        jump.degree()
    }

    fn jump(&self, jump: Jump) -> Option<u32> {
        (jump.number() < Jump::START).then(|| jump.number())
    }

    fn exhaustive(&self) -> bool {
        self.rule.takes_back()
    }

    fn reason(&self, jump: Jump, conflict: Conflict) -> Reason {
        let mark = jump.to().map(|square| self.position.marks[square.at()]);
        let number = mark.filter(|_| conflict == Conflict::Visited).map(|mark| mark - 1);
        Reason { number, ..Reason::default() }
    }
}

impl<R: Rule, const CLOSED: bool> Walk<R, CLOSED> {
    /// Whether a tour that ends here is closed.
    pub(super) fn closes(&self, end: Square) -> bool {
        let start = self.position.path.first();
        start.is_some_and(|&start| self.position.jumps(end).iter().any(|jump| jump.to() == Some(start)))
    }
}
