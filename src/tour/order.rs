use super::{Position, squirrel};
use crate::board::{Jump, Square};
use crate::search::hash;

/// The order in which the textbook programs try the knight's jumps, see [`crate::board::KNIGHT`].
pub const CLASSIC: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// The orders that have a name, [`CLASSIC`] first.
///
/// - `classic`: Wirth's program (Algorithms + Data Structures = Programs, 1976) and its many
///   descendants, x down.
/// - `transposed`: the same two lists read with x to the right.
/// - `clockwise`: from two up and one right round; Horowitz & Sahni (Fundamentals of Data
///   Structures, 1976).
/// - `anticlockwise`: from one up and two right round; Deitel & Deitel (C: How to Program).
pub const ORDERS: &[(&str, [u8; 8])] = &[
    ("classic", CLASSIC),
    ("transposed", [1, 0, 7, 6, 5, 4, 3, 2]),
    ("clockwise", [3, 2, 1, 0, 7, 6, 5, 4]),
    ("anticlockwise", [2, 3, 4, 5, 6, 7, 0, 1]),
];

/// Which jumps a search offers at a square, and in which order.
pub trait Rule {
    /// Whether the jumps it offers carry degrees.
    const COUNTS_DEGREES: bool = false;

    /// Appends the jumps to offer from `head`.
    fn offer(&self, position: &Position, head: Square, out: &mut Vec<Jump>);

    /// The choice to start on this square.
    fn start(&self, _position: &Position, square: Square) -> Jump {
        Jump::new(Jump::START, Some(square))
    }

    /// Whether jumps are taken back at all.
    fn takes_back(&self) -> bool {
        true
    }
}

/// All eight jumps in the order of the graph, as the plain textbook program tries them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AllJumps;

impl Rule for AllJumps {
    #[inline]
    fn offer(&self, position: &Position, head: Square, out: &mut Vec<Jump>) {
        let jumps = position.jumps(head);
        // A copy whose length is known is a few moves; any other is a call, which WebAssembly makes slowly.
        match <&[Jump; 8]>::try_from(jumps) {
            Ok(eight) => out.extend_from_slice(eight),
            Err(_) => out.extend_from_slice(jumps),
        }
    }
}

/// Which of several squares with equally few ways on comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// The first in the order of the jumps.
    First,
    /// The last in the order of the jumps.
    Last,
    /// Any, by a seed.
    Random,
    /// The one farthest from the middle of the board (Roth); then the order of the jumps.
    Roth,
    /// The one whose own next squares have the fewest ways on, taken together (Pohl 1967); then
    /// the order of the jumps.
    Pohl,
    /// By a table of orders (Squirrel & Cull 1996), see `squirrel.rs`; made for square boards
    /// and a start in the top left corner.
    Squirrel,
}

impl Ties {
    /// What decides between squares with equally few ways on: less comes first.
    pub(super) fn key(self, position: &Position, seed: u32, jump: Jump) -> u64 {
        let Some(square) = jump.to() else { return 0 };
        match self {
            Ties::First | Ties::Last => 0,
            Ties::Random => hash(seed, position.depth() as u32, square.index()),
            Ties::Roth => u64::MAX - position.graph().distance(square),
            Ties::Pohl => {
                let next = position.jumps(square).iter().filter_map(|jump| jump.to());
                next.filter(|&to| position.is_free(to)).map(|to| u64::from(position.degree(to))).sum()
            }
            Ties::Squirrel => squirrel::key(position, jump.number()),
        }
    }
}

/// Warnsdorff's rule (1823): of the free squares a jump away, the one with the fewest ways on
/// comes first. Free squares only are offered, each with its degree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Warnsdorff {
    /// How ties are broken.
    pub ties: Ties,
    /// Whether to stop, stuck, instead of taking back.
    pub pure: bool,
    /// For random ties.
    pub seed: u32,
}

impl Rule for Warnsdorff {
    const COUNTS_DEGREES: bool = true;

    fn offer(&self, position: &Position, head: Square, out: &mut Vec<Jump>) {
        let begin = out.len();
        out.extend(free_jumps(position, head));
        let offered = &mut out[begin..];
        if self.ties == Ties::Last {
            offered.reverse();
        }
        // By insertion: there are a handful, and most differ in their degrees.
        for i in 1..offered.len() {
            let jump = offered[i];
            let key = |jump| self.ties.key(position, self.seed, jump);
            let mut at = i;
            while at > 0 && {
                let before = offered[at - 1];
                jump.degree() < before.degree() || jump.degree() == before.degree() && key(jump) < key(before)
            } {
                offered[at] = offered[at - 1];
                at -= 1;
            }
            offered[at] = jump;
        }
    }

    fn start(&self, position: &Position, square: Square) -> Jump {
        Jump::new(Jump::START, Some(square)).with_degree(position.degree(square))
    }

    fn takes_back(&self) -> bool {
        !self.pure
    }
}

/// The jumps to free squares, each with its degree, in the order of the graph.
pub(super) fn free_jumps(position: &Position, head: Square) -> impl Iterator<Item = Jump> + '_ {
    position.jumps(head).iter().filter_map(|&jump| {
        let to = jump.to().filter(|&to| position.is_free(to))?;
        Some(jump.with_degree(position.degree(to)))
    })
}
