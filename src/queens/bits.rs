use crate::board::{Board, Square};

/// Counts row by row with a bit for each file: any board of up to 32 files, barred squares and
/// given queens included. What the faster ways are tested against.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    /// The squares of each row on which a queen may stand.
    free: Vec<u32>,
    /// The ways to fill the first rows: the work is dealt out by these.
    openings: Vec<Rows>,
    /// The number of rows that they fill.
    depth: usize,
    first: usize,
    next: usize,
    stride: usize,
    /// The rows below an opening that are filled so far, with what is still to try in each.
    stack: Vec<(u32, Rows)>,
    solutions: u64,
}

/// The squares of a row that the queens above attack: along files and both diagonals.
type Rows = [u32; 3];

/// The openings are long enough to give so many of them, if they can.
const ENOUGH: usize = 512;

impl Bits {
    /// The most files that a board may have.
    pub(super) const FILES: u32 = 32;

    /// Squares that given queens stand on or attack are left to these queens.
    pub(super) fn new(board: &Board, given: &[Square]) -> Bits {
        debug_assert!(board.files() <= Bits::FILES);
        let free: Vec<u32> = (0..board.ranks()).map(|row| free_squares(board, given, row)).collect();
        // Two queens of more rows than files share a file.
        let mut openings = if board.ranks() <= board.files() { vec![[0; 3]] } else { Vec::new() };
        let mut depth = 0;
        while depth + 1 < free.len() && openings.len() < ENOUGH {
            openings = openings.iter().flat_map(|&rows| followers(rows, free[depth])).collect();
            depth += 1;
        }
        Bits { free, openings, depth, first: 0, next: 0, stride: 1, stack: Vec::new(), solutions: 0 }
    }

    /// How many parts the work may sensibly be dealt out in.
    pub(super) fn slices(&self) -> u32 {
        (self.openings.len() as u32 / 2).clamp(1, 256)
    }

    /// Counts every `stride`-th opening from the `first`, from the start.
    pub(super) fn aim(&mut self, first: usize, stride: usize) {
        (self.first, self.next, self.stride) = (first, first, stride);
        self.stack.clear();
        self.solutions = 0;
    }

    pub(super) fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The share of the openings that are done.
    pub(super) fn progress(&self) -> f64 {
        let all = self.openings.len().saturating_sub(self.first).div_ceil(self.stride);
        let done = (self.next - self.first) / self.stride - usize::from(!self.stack.is_empty());
        if all == 0 { 1.0 } else { done as f64 / all as f64 }
    }

    /// At most 2¹⁴ queens; false when there is nothing left to do.
    pub(super) fn step(&mut self) -> bool {
        for _ in 0..1 << 14 {
            let row = self.depth + self.stack.len();
            match self.stack.last_mut() {
                None => {
                    let Some(&rows) = self.openings.get(self.next) else { return false };
                    self.next += self.stride;
                    self.enter(rows, self.depth);
                }
                Some((0, _)) => {
                    self.stack.pop();
                }
                Some((untried, rows)) => {
                    let queen = *untried & untried.wrapping_neg();
                    *untried ^= queen;
                    let rows = below(*rows, queen);
                    self.enter(rows, row);
                }
            }
        }
        true
    }

    /// In the last row every safe square is a solution.
    #[inline]
    fn enter(&mut self, rows: Rows, row: usize) {
        let safe = self.free[row] & !(rows[0] | rows[1] | rows[2]);
        if row + 1 == self.free.len() {
            self.solutions += u64::from(safe.count_ones());
        } else {
            self.stack.push((safe, rows));
        }
    }
}

/// What is attacked one row further down when a queen has been put into this one.
fn below([files, falling, rising]: Rows, queen: u32) -> Rows {
    [files | queen, (falling | queen) << 1, (rising | queen) >> 1]
}

fn followers(rows: Rows, free: u32) -> impl Iterator<Item = Rows> {
    let safe = free & !(rows[0] | rows[1] | rows[2]);
    (0..32).map(|file| 1 << file).filter(move |queen| safe & queen != 0).map(move |queen| below(rows, queen))
}

fn free_squares(board: &Board, given: &[Square], row: u32) -> u32 {
    let is_free = |&file: &u32| {
        let square = board.square(row.into(), file.into()).expect("BUG: the row is on the board");
        let fits = |&queen: &Square| {
            let down = board.row(queen).abs_diff(row);
            let right = board.column(queen).abs_diff(file);
            queen == square || (down > 0 && right > 0 && down != right)
        };
        !board.is_blocked(square) && given.iter().all(fits)
    };
    (0..board.files()).filter(is_free).fold(0, |free, file| free | 1 << file)
}
