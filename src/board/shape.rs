use super::square::{NO_SQUARE, Square, file_name, parse_name};

/// A rectangular board of `files × ranks` squares, some of which may be barred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    files: u32,
    ranks: u32,
    /// Sorted, without repetitions, all on the board.
    blocked: Vec<Square>,
}

impl Board {
    /// A board without barred squares.
    ///
    /// # Panics
    /// When a side is 0 or the board has more squares than a session holds (2²⁴ − 1).
    pub fn new(files: u32, ranks: u32) -> Board {
        assert!(files > 0 && ranks > 0, "BUG: a board has at least one square");
        assert!(u64::from(files) * u64::from(ranks) <= u64::from(NO_SQUARE), "BUG: too many squares");
        Board { files, ranks, blocked: Vec::new() }
    }

    /// The same board with these squares barred as well. Every square must lie on the board.
    #[must_use]
    pub fn with_blocked(mut self, squares: &[Square]) -> Board {
        assert!(squares.iter().all(|s| s.index() < self.squares()), "BUG: a barred square off the board");
        self.blocked = Square::in_order(self.blocked.iter().chain(squares).copied());
        self
    }

    /// How many files (columns) the board has.
    pub fn files(&self) -> u32 {
        self.files
    }

    /// How many ranks (rows) the board has.
    pub fn ranks(&self) -> u32 {
        self.ranks
    }

    /// How many squares the board has, barred ones included.
    pub fn squares(&self) -> u32 {
        self.files * self.ranks
    }

    /// The barred squares, in the order of their indices.
    pub fn blocked(&self) -> &[Square] {
        &self.blocked
    }

    /// Whether the square is barred. O(log of the number of barred squares).
    pub fn is_blocked(&self, square: Square) -> bool {
        self.blocked.binary_search(&square).is_ok()
    }

    /// The square in this row from the top and this column from the left, both counted from 0;
    /// `None` off the board.
    pub fn square(&self, row: i64, column: i64) -> Option<Square> {
        let inside =
            (0..i64::from(self.ranks)).contains(&row) && (0..i64::from(self.files)).contains(&column);
        inside.then(|| {
            Square::new(row as u32 * self.files + column as u32).expect("BUG: the board fits its indices")
        })
    }

    /// The square's row from the top, counted from 0.
    pub fn row(&self, square: Square) -> u32 {
        square.index() / self.files
    }

    /// The square's column from the left, counted from 0.
    pub fn column(&self, square: Square) -> u32 {
        square.index() % self.files
    }

    /// The square's name as in chess: `a1` is the bottom left corner.
    pub fn name(&self, square: Square) -> String {
        format!("{}{}", file_name(self.column(square)), self.ranks - self.row(square))
    }

    /// The square with this name, of either case; `None` for no name, or a square off the board.
    pub fn parse(&self, name: &str) -> Option<Square> {
        let (file, rank) = parse_name(name)?;
        self.square(i64::from(self.ranks) - i64::from(rank), i64::from(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_squares_are_inverse_on_boards_that_are_not_square() {
        for (files, ranks) in [(1, 1), (3, 4), (4, 3), (30, 2), (2, 30), (128, 128)] {
            let board = Board::new(files, ranks);
            for index in 0..board.squares() {
                let square = Square::new(index).unwrap();
                assert_eq!(board.parse(&board.name(square)), Some(square));
            }
        }
    }

    #[test]
    fn corners_are_named_as_in_chess() {
        let board = Board::new(8, 8);
        assert_eq!(board.name(board.square(0, 0).unwrap()), "a8");
        assert_eq!(board.name(board.square(7, 0).unwrap()), "a1");
        assert_eq!(board.name(board.square(0, 7).unwrap()), "h8");
        assert_eq!(board.parse("i1"), None);
        assert_eq!(board.parse("a9"), None);
        assert_eq!(board.square(-1, 0), None);
        assert_eq!(board.square(0, 8), None);
    }
}
