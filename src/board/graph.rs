use super::{Board, Moves, NO_SQUARE, Square};

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
    /// The number of every jump along an edge of a graph that is no board.
    pub const EDGE: u32 = 9;

    /// A jump by its number in the classic order, with the square it leads to.
    pub fn new(number: u32, to: Option<Square>) -> Jump {
        Jump(number << 24 | to.map_or(NO_SQUARE, Square::index))
    }

    /// The same jump, saying that its square has this many ways on; more than 15 count as 15.
    #[must_use]
    pub fn with_degree(self, degree: u32) -> Jump {
        Jump(self.0 & 0x0FFF_FFFF | degree.min(15) << 28)
    }

    /// Where it leads; `None` off the board.
    #[inline]
    pub fn to(self) -> Option<Square> {
        Square::new(self.0 & NO_SQUARE)
    }

    /// Its number in the classic order, 0 … 7, or [`Jump::START`] or [`Jump::EDGE`].
    pub fn number(self) -> u32 {
        self.0 >> 24 & 15
    }

    /// The degree it was given; 0 without one.
    pub fn degree(self) -> u32 {
        self.0 >> 28
    }
}

/// The jumps that leave each square, in trial order, as flat arrays.
/// Space O(squares + jumps).
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    jumps: Vec<Jump>,
    /// Where each square's jumps begin, and where the last one's end.
    begins: Vec<u32>,
    /// Columns and rows; 0 where the graph is no board.
    sides: (u32, u32),
}

impl Graph {
    /// The graph of a board, each square's jumps in the given order of their numbers, see
    /// [`Moves::jumps`]. Jumps that leave the board are kept: a search that tries all of them, as
    /// the textbooks do, refuses them one by one. Where edges are joined, several jumps may lead
    /// to one square: the first of them is kept; one onto its own square is none.
    /// O(squares).
    pub fn new(board: &Board, moves: Moves, order: [u8; 8]) -> Graph {
        let all = moves.jumps();
        let mut jumps: Vec<Jump> = Vec::with_capacity(board.squares() as usize * order.len());
        let mut begins = vec![0];
        for here in (0..board.squares()).filter_map(Square::new) {
            let begin = jumps.len();
            for (i, &number) in order.iter().enumerate() {
                let jump = all[usize::from(number)];
                if order[..i].iter().any(|&earlier| all[usize::from(earlier)] == jump) {
                    continue;
                }
                let to = moves.landing(board, here, jump);
                let again = to.is_some() && jumps[begin..].iter().any(|other| other.to() == to);
                if !again && to != Some(here) {
                    jumps.push(Jump::new(u32::from(number), to));
                }
            }
            begins.push(jumps.len() as u32);
        }
        Graph { jumps, begins, sides: (board.files(), board.ranks()) }
    }

    /// Any graph of this many squares: its edges lead both ways, in the order given. An edge
    /// given twice, either way round, is one; one onto its own square is none.
    ///
    /// # Panics
    /// When an edge ends at no square of the graph.
    pub fn from_edges(squares: u32, edges: &[(Square, Square)]) -> Graph {
        let mut ways = vec![Vec::new(); squares as usize];
        for &(a, b) in edges {
            assert!(a.index().max(b.index()) < squares, "BUG: an edge to no square");
            if a != b && !ways[a.at()].contains(&b) {
                ways[a.at()].push(b);
                ways[b.at()].push(a);
            }
        }
        let (mut jumps, mut begins) = (Vec::new(), vec![0]);
        for ways in ways {
            jumps.extend(ways.into_iter().map(|to| Jump::new(Jump::EDGE, Some(to))));
            begins.push(jumps.len() as u32);
        }
        Graph { jumps, begins, sides: (0, 0) }
    }

    /// The jumps that leave a square, in trial order.
    #[inline]
    pub fn from(&self, square: Square) -> &[Jump] {
        let at = square.at();
        &self.jumps[self.begins[at] as usize..self.begins[at + 1] as usize]
    }

    /// How many squares there are.
    pub fn squares(&self) -> u32 {
        self.begins.len() as u32 - 1
    }

    /// The files and ranks of the board; 0 and 0 where the graph is no board.
    pub fn sides(&self) -> (u32, u32) {
        self.sides
    }

    /// How far the square lies from the middle of the board: the square of the distance in half
    /// squares. 0 where the graph is no board.
    pub fn distance(&self, square: Square) -> u64 {
        let (files, ranks) = self.sides;
        if files == 0 {
            return 0;
        }
        let across = (2 * (square.index() % files) + 1).abs_diff(files);
        let down = (2 * (square.index() / files) + 1).abs_diff(ranks);
        u64::from(across).pow(2) + u64::from(down).pow(2)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Wrap;
    use super::*;

    const ORDER: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

    fn edges(graph: &Graph) -> Vec<(Square, Square)> {
        let squares = (0..graph.squares()).filter_map(Square::new);
        squares.flat_map(|a| graph.from(a).iter().filter_map(move |jump| Some((a, jump.to()?)))).collect()
    }

    #[test]
    fn jumps_are_symmetric_and_counted() {
        // A board of m × n squares has 4(m−1)(n−2) + 4(m−2)(n−1) directed knight's moves.
        for (files, ranks) in [(3, 3), (5, 5), (4, 7), (8, 8)] {
            let edges = edges(&Graph::new(&Board::new(files, ranks), Moves::KNIGHT, ORDER));
            let (m, n) = (files as usize, ranks as usize);
            assert_eq!(edges.len(), 4 * (m - 1) * (n - 2) + 4 * (m - 2) * (n - 1));
            assert!(edges.iter().all(|&(a, b)| edges.contains(&(b, a))));
        }
    }

    #[test]
    fn every_leaper_on_every_surface_jumps_both_ways_and_lands_once() {
        for leaper in [(1, 2), (2, 1), (0, 1), (0, 2), (1, 1), (2, 2), (1, 3), (2, 3), (0, 3)] {
            for wrap in [Wrap::None, Wrap::Cylinder, Wrap::Torus] {
                for (files, ranks) in [(1, 1), (1, 4), (2, 3), (3, 3), (4, 3), (5, 6)] {
                    let graph = Graph::new(&Board::new(files, ranks), Moves { leaper, wrap }, ORDER);
                    let edges = edges(&graph);
                    for (i, &(a, b)) in edges.iter().enumerate() {
                        assert!(a != b && edges.contains(&(b, a)) && !edges[..i].contains(&(a, b)));
                    }
                }
            }
        }
    }

    #[test]
    fn what_a_torus_and_a_leaper_come_to() {
        let jumps = |files, ranks, leaper, wrap| {
            let graph = Graph::new(&Board::new(files, ranks), Moves { leaper, wrap }, ORDER);
            let from = graph.from(Square::new(0).unwrap()).iter();
            from.map(|jump| (jump.number(), jump.to().map_or(99, Square::index))).collect::<Vec<_>>()
        };
        // Every square of a large torus has all eight jumps; on 3×3 four squares are reached twice.
        assert_eq!(jumps(6, 6, (1, 2), Wrap::Torus).len(), 8);
        assert_eq!(jumps(3, 3, (1, 2), Wrap::Torus), [(0, 7), (1, 5), (2, 8), (3, 4)]);
        // Two rows down and round is the own row; nowhere else on a single file.
        assert_eq!(jumps(1, 2, (1, 2), Wrap::Torus), [(1, 1)]);
        assert_eq!(jumps(1, 1, (1, 2), Wrap::Torus), []);
        // Over the sides of a cylinder but not over its top.
        assert_eq!(
            jumps(4, 4, (1, 2), Wrap::Cylinder),
            [(0, 9), (1, 6), (2, 99), (3, 99), (4, 99), (5, 99), (7, 11)]
        );
        // A wazir and a ferz have four jumps, and leave the board by two and three of them.
        assert_eq!(jumps(3, 3, (0, 1), Wrap::None), [(0, 3), (1, 1), (3, 99), (5, 99)]);
        assert_eq!(jumps(3, 3, (1, 1), Wrap::None), [(0, 4), (2, 99), (4, 99), (6, 99)]);
    }

    #[test]
    fn edges_lead_both_ways_once() {
        let square = |index| Square::new(index).unwrap();
        let pairs = [(0, 1), (1, 0), (2, 1), (2, 2), (0, 1)].map(|(a, b)| (square(a), square(b)));
        let graph = Graph::from_edges(4, &pairs);
        let ways = |at| graph.from(square(at)).iter().map(|jump| jump.to().unwrap().index());
        assert!(ways(0).eq([1]) && ways(1).eq([0, 2]) && ways(2).eq([1]) && ways(3).eq([]));
    }

    #[test]
    fn a_jump_packs_what_it_says() {
        let jump = Jump::new(5, Square::new(77)).with_degree(8);
        assert_eq!((jump.number(), jump.to().unwrap().index(), jump.degree()), (5, 77, 8));
        assert_eq!(Jump::new(Jump::START, None).to(), None);
        assert_eq!(jump.with_degree(99).degree(), 15);
    }
}
