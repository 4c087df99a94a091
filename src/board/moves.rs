use super::{Board, KNIGHT, Square};

/// How a piece jumps, and which edges of the board are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    /// How far it jumps along one side and along the other; a knight 1 and 2.
    pub leaper: (u32, u32),
    /// Which edges are joined.
    pub wrap: Wrap,
}

/// Which edges of a board are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrap {
    /// None: an ordinary board.
    None,
    /// Left and right: a jump over one of them comes in over the other.
    Cylinder,
    /// Left and right, top and bottom.
    Torus,
}

impl Moves {
    /// A knight on an ordinary board.
    pub const KNIGHT: Moves = Moves { leaper: (1, 2), wrap: Wrap::None };

    /// The jumps as (rows down, columns right), by their numbers: those of [`KNIGHT`], with the
    /// leaper's short and long sides for 1 and 2. A leaper along lines or diagonals has four
    /// different ones, each twice.
    pub fn jumps(&self) -> [(i64, i64); 8] {
        let (a, b) = self.leaper;
        let side = |way: i64| way.signum() * i64::from(if way.abs() == 1 { a.min(b) } else { a.max(b) });
        KNIGHT.map(|(down, right)| (side(down), side(right)))
    }

    /// Where a jump (rows down, columns right) leads from a square, over joined edges too; `None`
    /// off the board.
    pub fn landing(&self, board: &Board, from: Square, (down, right): (i64, i64)) -> Option<Square> {
        let mut row = i64::from(board.row(from)) + down;
        let mut column = i64::from(board.column(from)) + right;
        if self.wrap == Wrap::Torus {
            row = row.rem_euclid(i64::from(board.ranks()));
        }
        if self.wrap != Wrap::None {
            column = column.rem_euclid(i64::from(board.files()));
        }
        board.square(row, column)
    }
}
