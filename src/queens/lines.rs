use crate::board::{Board, Square};
use crate::search::Conflict;

/// Which queen holds each row, column and diagonal, so that an attack is found in O(1). Queens
/// that do not attack each other hold every line at most once.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lines {
    files: u32,
    ranks: u32,
    /// The queens, in the order they were placed.
    queens: Vec<Square>,
    /// 1 + the number of the queen on each line, 0 for none: rows, columns, falling, rising.
    holders: [Vec<u32>; 4],
}

/// What an attack along each of the four kinds of line is called.
const CONFLICTS: [Conflict; 4] = [Conflict::Row, Conflict::Column, Conflict::Falling, Conflict::Rising];

impl Lines {
    pub(super) fn new(board: &Board) -> Lines {
        let (files, ranks) = (board.files(), board.ranks());
        let diagonals = (files + ranks - 1) as usize;
        let lengths = [ranks as usize, files as usize, diagonals, diagonals];
        Lines { files, ranks, queens: Vec::new(), holders: lengths.map(|length| vec![0; length]) }
    }

    pub(super) fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The positions in `holders` of the four lines through a square.
    #[inline]
    fn through(&self, square: Square) -> [usize; 4] {
        let (row, column) = (square.index() / self.files, square.index() % self.files);
        [row, column, self.ranks - 1 - row + column, row + column].map(|line| line as usize)
    }

    /// The earliest placed queen that attacks the square or stands on it, and the line.
    #[inline]
    pub(super) fn attacker(&self, square: Square) -> Option<(Square, Conflict)> {
        let lines = self.through(square);
        let held = (0..4).filter_map(|kind| {
            let holder = self.holders[kind][lines[kind]];
            (holder > 0).then_some((holder, kind))
        });
        held.min().map(|(holder, kind)| (self.queens[holder as usize - 1], CONFLICTS[kind]))
    }

    #[inline]
    pub(super) fn place(&mut self, square: Square) {
        self.queens.push(square);
        self.hold(square, self.queens.len() as u32);
    }

    #[inline]
    pub(super) fn take_back(&mut self) {
        let square = self.queens.pop().expect("BUG: no queen to take back");
        self.hold(square, 0);
    }

    fn hold(&mut self, square: Square, holder: u32) {
        let lines = self.through(square);
        for (holders, line) in self.holders.iter_mut().zip(lines) {
            holders[line] = holder;
        }
    }
}

/// The line on which a queen on `from` attacks another square.
pub(super) fn attack(board: &Board, from: Square, to: Square) -> Option<Conflict> {
    let down = i64::from(board.row(to)) - i64::from(board.row(from));
    let right = i64::from(board.column(to)) - i64::from(board.column(from));
    match (down, right) {
        (0, _) => Some(Conflict::Row),
        (_, 0) => Some(Conflict::Column),
        _ if down == right => Some(Conflict::Falling),
        _ if down == -right => Some(Conflict::Rising),
        _ => None,
    }
}
