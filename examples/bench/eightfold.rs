//! The fastest plain search for comparison, after Takaken (2003): bit masks, and of all images of
//! a solution under turns and reflections only the first one is found, and weighed.
//!
//! Seen from the edges: of a solution's images, take the one whose top queen is nearest the corner.

struct Search {
    n: usize,
    /// The files of the board.
    all: u32,
    /// The top queen's file, and as far from the bottom the row beyond which the corners close.
    first: usize,
    /// The outermost files: barred in the rows above `first`.
    side: u32,
    /// The files that the bottom queen may not stand on.
    barred: u32,
    /// The queen of each row, as a bit.
    queens: [u32; 32],
    found: u64,
}

/// All solutions. 4 ≤ n ≤ 31.
pub(crate) fn count(n: usize) -> u64 {
    let all = (1 << n) - 1;
    let side = 1 | 1 << (n - 1);
    let mut search = Search { n, all, first: 0, side, barred: side, queens: [0; 32], found: 0 };
    // A top queen in the corner: no turn keeps her there, only one reflection does, and it is
    // kept out by the order of the second row and the second file.
    for second in 2..n - 1 {
        let queen = 1 << second;
        search.corner(2, second, (2 | queen) << 1, 1 | queen, queen >> 1);
    }
    for first in 1..n / 2 {
        let queen = 1 << first;
        search.first = first;
        search.queens[0] = queen;
        search.edge(1, queen << 1, queen, queen >> 1);
        search.barred |= search.barred << 1 | search.barred >> 1;
    }
    search.found
}

impl Search {
    fn corner(&mut self, row: usize, second: usize, left: u32, down: u32, right: u32) {
        let mut safe = self.all & !(left | down | right);
        if row == self.n - 1 {
            self.found += if safe == 0 { 0 } else { 8 };
            return;
        }
        if row < second {
            safe &= !2;
        }
        while safe != 0 {
            let queen = safe & safe.wrapping_neg();
            safe ^= queen;
            self.corner(row + 1, second, (left | queen) << 1, down | queen, (right | queen) >> 1);
        }
    }

    fn edge(&mut self, row: usize, left: u32, down: u32, right: u32) {
        let mut safe = self.all & !(left | down | right);
        if row == self.n - 1 {
            if safe & !self.barred != 0 {
                self.queens[row] = safe;
                self.found += self.weight();
            }
            return;
        }
        if row < self.first {
            safe &= !self.side;
        } else if row == self.n - 1 - self.first {
            // Below this row the corners are closed again.
            match down & self.side {
                0 => return,
                held if held != self.side => safe &= self.side,
                _ => {}
            }
        }
        while safe != 0 {
            let queen = safe & safe.wrapping_neg();
            safe ^= queen;
            self.queens[row] = queen;
            self.edge(row + 1, (left | queen) << 1, down | queen, (right | queen) >> 1);
        }
    }

    /// How many images this solution stands for: none if a turn makes an earlier one of it.
    fn weight(&self) -> u64 {
        let last = self.n - 1;
        let file = |row: usize| self.queens[row].trailing_zeros() as usize;
        let row = |file: usize| (0..=last).find(|&row| self.queens[row] == 1 << file).expect("a queen");
        let own = || (0..=last).map(file);
        // Only a queen as near to her corner as the top one can be the top queen of another image.
        if self.queens[last - self.first] == 1 {
            match (0..=last).map(|i| last - row(i)).cmp(own()) {
                std::cmp::Ordering::Less => return 0,
                std::cmp::Ordering::Equal => return 2,
                std::cmp::Ordering::Greater => {}
            }
        }
        if file(last) == last - self.first {
            match (0..=last).map(|i| last - file(last - i)).cmp(own()) {
                std::cmp::Ordering::Less => return 0,
                std::cmp::Ordering::Equal => return 4,
                std::cmp::Ordering::Greater => {}
            }
        }
        if self.queens[self.first] == 1 << last && (0..=last).map(|i| row(last - i)).lt(own()) {
            return 0;
        }
        8
    }
}
