use super::rows::Columns;
use crate::board::{Board, Square};
use crate::search::{Conflict, Problem, Reason};

/// N queens as an exact cover (Knuth 2000, "Dancing Links"): a queen on a square is an option
/// that covers its row, its column and its two diagonals. Every row is covered exactly once, and
/// so is every column if there are as many; the other lines at most once. A node chooses the
/// line to be covered with the fewest options left, and offers these: none is ever refused.
///
/// Lines covered in a fixed order are uncovered in reverse, which restores every link. A choice
/// costs O(squares on its lines); space O(squares).
#[derive(Clone, Debug, PartialEq)]
pub struct Cover {
    files: u32,
    ranks: u32,
    /// The ring of the lines that must be covered, and its head, [`Cover::head`]: neighbours.
    left: Vec<u32>,
    right: Vec<u32>,
    /// The ring of each line's options: neighbours. The first nodes are the lines; from
    /// [`Cover::head`] + 1 on each square has four, one for each of its lines.
    up: Vec<u32>,
    down: Vec<u32>,
    /// How many options each line has.
    size: Vec<u32>,
    open_rows: usize,
    queens: usize,
}

impl Cover {
    /// The board's squares as options, without barred ones; given queens, no two of which may
    /// attack each other, are covered from the start.
    pub fn new(board: &Board, given: &[Square]) -> Cover {
        let (files, ranks) = (board.files(), board.ranks());
        let lines = (ranks + files + 2 * (files + ranks - 1)) as usize;
        let nodes = lines as u32 + 1 + 4 * board.squares();
        let mut cover = Cover {
            files,
            ranks,
            left: (0..=lines as u32).collect(),
            right: (0..=lines as u32).collect(),
            up: (0..nodes).collect(),
            down: (0..nodes).collect(),
            size: vec![0; lines],
            open_rows: ranks as usize - given.len(),
            queens: given.len(),
        };
        // Of equals the first is chosen: lines in the middle, which have most to lose.
        let head = cover.head();
        let columns = (files == ranks).then_some(ranks);
        let outwards = (0..ranks).map(|k| Columns::Centre.column(k, ranks));
        for line in outwards.flat_map(|k| std::iter::once(k).chain(columns.map(|columns| columns + k))) {
            let last = cover.left[head as usize];
            cover.right[last as usize] = line;
            cover.left[line as usize] = last;
            cover.right[line as usize] = head;
            cover.left[head as usize] = line;
        }
        for square in (0..board.squares()).filter_map(Square::new) {
            if board.is_blocked(square) {
                continue;
            }
            for (node, line) in (cover.first_node(square)..).zip(cover.lines(square)) {
                let last = cover.up[line as usize];
                cover.down[last as usize] = node;
                cover.up[node as usize] = last;
                cover.down[node as usize] = line;
                cover.up[line as usize] = node;
                cover.size[line as usize] += 1;
            }
        }
        given.iter().for_each(|&queen| cover.cover_lines(queen));
        cover
    }

    /// The head of the ring of lines; below it the lines, above it the squares' nodes.
    #[inline]
    fn head(&self) -> u32 {
        self.size.len() as u32
    }

    /// The first of the square's four nodes.
    #[inline]
    fn first_node(&self, square: Square) -> u32 {
        self.head() + 1 + 4 * square.index()
    }

    /// The square of a node.
    #[inline]
    fn square_of(&self, node: u32) -> Square {
        Square::new((node - self.head() - 1) / 4).expect("BUG: a node of the board")
    }

    /// The four lines through a square: row, column, falling and rising diagonal.
    #[inline]
    fn lines(&self, square: Square) -> [u32; 4] {
        let (row, column) = (square.index() / self.files, square.index() % self.files);
        let columns = self.ranks;
        let falling = columns + self.files;
        let rising = falling + self.files + self.ranks - 1;
        [row, columns + column, falling + self.ranks - 1 - row + column, rising + row + column]
    }

    fn cover_lines(&mut self, queen: Square) {
        for line in self.lines(queen) {
            self.cover(line);
        }
    }

    /// Takes a line out of the ring, and every option on it out of its other lines.
    fn cover(&mut self, line: u32) {
        let (left, right) = (self.left[line as usize], self.right[line as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut node = self.down[line as usize];
        while node != line {
            let square = self.square_of(node);
            for (other, line) in (self.first_node(square)..).zip(self.lines(square)) {
                if other != node {
                    let (up, down) = (self.up[other as usize], self.down[other as usize]);
                    self.down[up as usize] = down;
                    self.up[down as usize] = up;
                    self.size[line as usize] -= 1;
                }
            }
            node = self.down[node as usize];
        }
    }

    /// Undoes [`Cover::cover`], step by step in reverse.
    fn uncover(&mut self, line: u32) {
        let mut node = self.up[line as usize];
        while node != line {
            let square = self.square_of(node);
            for (k, line) in self.lines(square).into_iter().enumerate().rev() {
                let other = self.first_node(square) + k as u32;
                if other != node {
                    self.size[line as usize] += 1;
                    let (up, down) = (self.up[other as usize], self.down[other as usize]);
                    self.down[up as usize] = other;
                    self.up[down as usize] = other;
                }
            }
            node = self.up[node as usize];
        }
        let (left, right) = (self.left[line as usize], self.right[line as usize]);
        self.right[left as usize] = line;
        self.left[right as usize] = line;
    }

    /// The line to be covered that has the fewest options, the first of equals.
    fn smallest(&self) -> Option<u32> {
        let head = self.head();
        let lines =
            std::iter::successors(Some(self.right[head as usize]), |&line| Some(self.right[line as usize]));
        lines.take_while(|&line| line != head).min_by_key(|&line| self.size[line as usize])
    }
}

impl Problem for Cover {
    type Choice = Square;

    fn candidates(&self, out: &mut Vec<Square>) {
        let Some(line) = self.smallest() else { return };
        let mut node = self.down[line as usize];
        while node != line {
            out.push(self.square_of(node));
            node = self.down[node as usize];
        }
    }

    /// An option that is left conflicts with none of those chosen.
    fn check(&self, _: Square) -> Option<Conflict> {
        None
    }

    fn apply(&mut self, square: Square) {
        self.queens += 1;
        self.cover_lines(square);
    }

    fn undo(&mut self, square: Square) {
        for line in self.lines(square).into_iter().rev() {
            self.uncover(line);
        }
        self.queens -= 1;
    }

    fn is_solution(&self) -> bool {
        self.queens == self.ranks as usize
    }

    fn square(&self, square: Square) -> Option<Square> {
        Some(square)
    }

    fn max_depth(&self) -> usize {
        self.open_rows
    }

    fn squares(&self) -> usize {
        (self.files * self.ranks) as usize
    }

    fn effort(&self) -> u64 {
        u64::from(self.files / 8).max(1)
    }

    fn reason(&self, _: Square, _: Conflict) -> Reason {
        Reason::default()
    }
}
