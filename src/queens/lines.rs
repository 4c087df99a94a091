use crate::board::{Board, Square};
use crate::search::Conflict;

/// Which queen holds each row, column and diagonal, so that an attack is found in O(1). Queens
/// that do not attack each other hold every line at most once.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lines {
    files: u32,
    ranks: u32,
    /// The queens: those given, then the others in the order they were placed.
    queens: Vec<Square>,
    /// The rows without a given queen, from the top.
    open_rows: Vec<u32>,
    /// 1 + the number of the queen on each line, 0 for none: rows, columns, falling, rising.
    holders: [Vec<u32>; 4],
}

/// What an attack along each of the four kinds of line is called.
const CONFLICTS: [Conflict; 4] = [Conflict::Row, Conflict::Column, Conflict::Falling, Conflict::Rising];

impl Lines {
    /// The lines of a board on which these queens, which do not attack each other, are given.
    pub(super) fn new(board: &Board, given: &[Square]) -> Lines {
        let (files, ranks) = (board.files(), board.ranks());
        let diagonals = (files + ranks - 1) as usize;
        let lengths = [ranks as usize, files as usize, diagonals, diagonals];
        let open_rows = (0..ranks).filter(|&row| given.iter().all(|&queen| board.row(queen) != row));
        let mut lines = Lines {
            files,
            ranks,
            queens: Vec::new(),
            open_rows: open_rows.collect(),
            holders: lengths.map(|length| vec![0; length]),
        };
        for &queen in given {
            assert!(lines.attacker(queen).is_none(), "BUG: given queens that attack each other");
            lines.place(queen);
        }
        lines
    }

    /// The queens: those given, then the others in the order they were placed.
    pub(super) fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The rows without a given queen, from the top.
    pub(super) fn open_rows(&self) -> &[u32] {
        &self.open_rows
    }

    /// The first of the open rows without a queen, where they are filled from the top.
    #[inline]
    pub(super) fn next_row(&self) -> u32 {
        self.open_rows[self.queens.len() + self.open_rows.len() - self.ranks as usize]
    }

    /// Whether there are as many queens as rows.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.queens.len() == self.ranks as usize
    }

    /// Whether no queen stands in the row.
    #[inline]
    pub(super) fn is_open(&self, row: u32) -> bool {
        self.holders[0][row as usize] == 0
    }

    /// Whether a queen attacks the square along a column or a diagonal.
    #[inline]
    pub(super) fn crosses(&self, square: Square) -> bool {
        let [_, column, falling, rising] = self.through(square);
        self.holders[1][column] | self.holders[2][falling] | self.holders[3][rising] != 0
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
pub fn attack(board: &Board, from: Square, to: Square) -> Option<Conflict> {
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

/// The first of these queens that an earlier one attacks, the earlier one first, and the line.
pub fn contradiction(board: &Board, queens: &[Square]) -> Option<(Square, Square, Conflict)> {
    let pairs = queens.iter().enumerate().flat_map(|(i, &b)| queens[..i].iter().map(move |&a| (a, b)));
    pairs.filter_map(|(a, b)| Some((a, b, attack(board, a, b)?))).next()
}
