use super::KNIGHT;

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
}
