use super::Position;
use crate::board::{Jump, Square};
use crate::search::hash;

/// The order in which the textbook programs try the knight's jumps, see [`crate::board::KNIGHT`].
pub const CLASSIC: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

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
        for &jump in position.jumps(head) {
            if let Some(to) = jump.to().filter(|&to| position.is_free(to)) {
                out.push(jump.with_degree(position.degree(to)));
            }
        }
        let offered = &mut out[begin..];
        match self.ties {
            Ties::First => {}
            Ties::Last => offered.reverse(),
            Ties::Random => {
                let depth = position.depth() as u32;
                offered.sort_by_key(|jump| hash(self.seed, depth, jump.to().map_or(0, Square::index)));
            }
        }
        offered.sort_by_key(|jump| jump.degree());
    }

    fn start(&self, position: &Position, square: Square) -> Jump {
        Jump::new(Jump::START, Some(square)).with_degree(position.degree(square))
    }

    fn takes_back(&self) -> bool {
        !self.pure
    }
}
