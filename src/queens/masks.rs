use super::lines::Lines;
use crate::board::{Board, Square};

/// The placements that complete some queens, by bit masks: a row's squares are a word, and the
/// lines of the queens above it are three words that shift from row to row.
pub(super) struct Masks {
    /// The rows without a queen, from the top, each with its squares that are neither barred nor
    /// attacked by the queens that stand.
    rows: Vec<(u32, u64)>,
}

/// Rows tried between two questions whether to go on.
const SLICE: u32 = 1 << 15;

impl Masks {
    /// What is left open by queens that do not attack each other; `None` for more than 64 files.
    pub(super) fn new(board: &Board, queens: &[Square]) -> Option<Masks> {
        if board.files() > u64::BITS {
            return None;
        }
        let lines = Lines::new(board, queens);
        let mask = |row: u32| {
            let begin = row * board.files();
            let squares = (0..board.files()).filter_map(|column| Square::new(begin + column));
            let safe = squares.filter(|&square| !lines.crosses(square) && !board.is_blocked(square));
            safe.fold(0, |mask, square| mask | 1 << board.column(square))
        };
        Some(Masks { rows: lines.open_rows().iter().map(|&row| (row, mask(row))).collect() })
    }

    /// The open rows, each with the mask of its open squares.
    pub(super) fn rows(&self) -> &[(u32, u64)] {
        &self.rows
    }

    /// Shows every completion, in lexicographic order, as the column of each open row; false if
    /// `goes_on` said no before the end. Space O(ranks).
    pub(super) fn each(&self, visit: &mut dyn FnMut(&[u32]), goes_on: &mut dyn FnMut() -> bool) -> bool {
        /// The squares of a row still to try, and the lines of the queens above it.
        #[derive(Clone, Copy)]
        struct Level {
            left: u64,
            columns: u64,
            falling: u64,
            rising: u64,
        }
        let mut columns = vec![0; self.rows.len()];
        let Some(&(_, first)) = self.rows.first() else {
            visit(&columns);
            return true;
        };
        let mut levels = vec![Level { left: first, columns: 0, falling: 0, rising: 0 }];
        let mut tried = 0;
        while let Some(level) = levels.last_mut() {
            tried += 1;
            if tried % SLICE == 0 && !goes_on() {
                return false;
            }
            if level.left == 0 {
                levels.pop();
                continue;
            }
            let queen = level.left & level.left.wrapping_neg();
            level.left ^= queen;
            let above = *level;
            let depth = levels.len();
            columns[depth - 1] = queen.trailing_zeros();
            let Some(&(row, open)) = self.rows.get(depth) else {
                visit(&columns);
                continue;
            };
            let down = row - self.rows[depth - 1].0;
            let held = above.columns | queen;
            let falling = (above.falling | queen).checked_shl(down).unwrap_or(0);
            let rising = (above.rising | queen).checked_shr(down).unwrap_or(0);
            let left = open & !(held | falling | rising);
            levels.push(Level { left, columns: held, falling, rising });
        }
        true
    }
}
