use super::{Board, NO_SQUARE, Square};

/// The knight's eight jumps as (rows down, columns right), in the classic order of the textbook
/// programs: x = {2, 1, −1, −2, −2, −1, 1, 2} down, y = {1, 2, 2, 1, −1, −2, −2, −1} right.
pub const KNIGHT: [(i64, i64); 8] = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)];

/// One way to leave a square, packed into a word: where it leads (or [`NO_SQUARE`]), which of
/// [`KNIGHT`]'s jumps it is (or [`Jump::START`]: not a jump), and a degree where the search
/// that offers it works with degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jump(u32);

impl Jump {
    /// The number of a jump that is none: a piece set down on its first square.
    pub const START: u32 = 8;

    /// A jump by its number in the classic order, with the square it leads to.
    pub fn new(number: u32, to: Option<Square>) -> Jump {
        Jump(number << 24 | to.map_or(NO_SQUARE, Square::index))
    }

    /// The same jump, saying that its square has this many ways on (at most 15).
    #[must_use]
    pub fn with_degree(self, degree: u32) -> Jump {
        debug_assert!(degree < 16);
        Jump(self.0 & 0x0FFF_FFFF | degree << 28)
    }

    /// Where it leads; `None` off the board.
    #[inline]
    pub fn to(self) -> Option<Square> {
        Square::new(self.0 & NO_SQUARE)
    }

    /// Its number in the classic order, 0 … 7, or [`Jump::START`].
    pub fn number(self) -> u32 {
        self.0 >> 24 & 15
    }

    /// The degree it was given; 0 without one.
    pub fn degree(self) -> u32 {
        self.0 >> 28
    }
}

/// The jumps that leave each square, in trial order, as one flat array.
/// Space O(squares × jumps).
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    jumps: Vec<Jump>,
    /// Jumps a square has.
    stride: usize,
}

impl Graph {
    /// The knight's graph of a board, each square's jumps in the given order (a permutation of
    /// the numbers of [`KNIGHT`]). Jumps that leave the board are kept: a search that tries
    /// all eight, as the textbooks do, refuses them one by one.
    pub fn knight(board: &Board, order: [u8; 8]) -> Graph {
        let mut jumps = Vec::with_capacity(board.squares() as usize * order.len());
        for row in 0..i64::from(board.ranks()) {
            for column in 0..i64::from(board.files()) {
                jumps.extend(order.iter().map(|&number| {
                    let (down, right) = KNIGHT[usize::from(number)];
                    Jump::new(u32::from(number), board.square(row + down, column + right))
                }));
            }
        }
        Graph { jumps, stride: order.len() }
    }

    /// The jumps that leave a square, in trial order.
    #[inline]
    pub fn from(&self, square: Square) -> &[Jump] {
        let begin = square.at() * self.stride;
        &self.jumps[begin..begin + self.stride]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_are_symmetric_and_counted() {
        // A board of m × n squares has 4(m−1)(n−2) + 4(m−2)(n−1) directed knight's moves.
        for (files, ranks) in [(3, 3), (5, 5), (4, 7), (8, 8)] {
            let board = Board::new(files, ranks);
            let graph = Graph::knight(&board, [0, 1, 2, 3, 4, 5, 6, 7]);
            let squares = || (0..board.squares()).map(|i| Square::new(i).unwrap());
            let edges = squares().flat_map(|a| graph.from(a).iter().filter_map(move |j| Some((a, j.to()?))));
            let edges: Vec<_> = edges.collect();
            let (m, n) = (files as usize, ranks as usize);
            assert_eq!(edges.len(), 4 * (m - 1) * (n - 2) + 4 * (m - 2) * (n - 1));
            assert!(edges.iter().all(|&(a, b)| edges.contains(&(b, a))));
        }
    }

    #[test]
    fn a_jump_packs_what_it_says() {
        let jump = Jump::new(5, Square::new(77)).with_degree(8);
        assert_eq!((jump.number(), jump.to().unwrap().index(), jump.degree()), (5, 77, 8));
        assert_eq!(Jump::new(Jump::START, None).to(), None);
    }
}
