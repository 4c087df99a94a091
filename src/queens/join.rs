use super::planes::{LANES, disjoint_pairs};
use super::quadrant::Quadrant;

/// Counts the ways to place n queens by joining quarters of the board to halves and halves to
/// solutions, without ever seeing one.
///
/// The rows whose queens stand in the left half are a set S. For every S the half-solutions left
/// are the pairs of a northern and a southern quadrant with complementary files and no common
/// diagonal; those on the right are the same for the other rows, mirrored. Two halves fit unless
/// they share one of the diagonals that lead from one into the other. When n is odd, the queen of
/// the middle file stands in each row that is left over, in turn, and bars her diagonals in both.
///
/// Mirror images are counted once: S stands for itself upside down, and for the rows of the right
/// half. So n = 16 has 3,299 sets, each with some 10³ half-solutions a side.
#[derive(Clone, Debug)]
pub(super) struct Join {
    n: u32,
    north: Quadrant,
    /// One row longer than the northern quadrant; none where both are alike.
    south: Option<Quadrant>,
    /// One of each set of rows and its images.
    sets: Vec<u32>,
    /// The first of them in this slice, the next, and how many apart they are.
    first: usize,
    next: usize,
    stride: usize,
    /// n odd: the rows that the middle file's queen is still to try with the last set.
    centres: u32,
    /// The lines of the last set's half-solutions.
    halves: Vec<u64>,
    /// The diagonals by which left halves, and right ones, reach into the other half.
    left: Vec<u64>,
    right: Vec<u64>,
    /// How many left halves are joined already.
    joined: usize,
    /// How many images each pair stands for.
    weight: u64,
    solutions: u64,
}

impl Join {
    /// The sizes it is made for: beyond them the quadrants take more memory than a page has.
    pub(super) const SIZES: std::ops::RangeInclusive<u32> = 2..=20;

    /// All sets. O(2ⁿ / √n) time, and space for the sets; the tables are made by `step`.
    pub(super) fn new(n: u32) -> Join {
        debug_assert!(Join::SIZES.contains(&n));
        let half = n / 2;
        Join {
            n,
            north: Quadrant::new(half, half),
            south: (n % 2 == 1).then(|| Quadrant::new(n - half, half)),
            sets: row_sets(n),
            first: 0,
            next: 0,
            stride: 1,
            centres: 0,
            halves: Vec::new(),
            left: Vec::new(),
            right: Vec::new(),
            joined: 0,
            weight: 0,
            solutions: 0,
        }
    }

    /// How many parts the sets may sensibly be dealt out in.
    pub(super) fn slices(&self) -> u32 {
        (self.sets.len() as u32 / 8).clamp(1, 256)
    }

    /// Counts every `stride`-th set from the `first`, from the start.
    pub(super) fn aim(&mut self, first: usize, stride: usize) {
        (self.first, self.next) = (first, first);
        self.stride = stride;
        self.centres = 0;
        self.left.clear();
        self.joined = 0;
        self.solutions = 0;
    }

    pub(super) fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The share of the sets that are done.
    pub(super) fn progress(&self) -> f64 {
        let all = self.sets.len().saturating_sub(self.first).div_ceil(self.stride);
        let under_way = usize::from(self.joined < self.left.len() || self.centres != 0);
        let done = (self.next - self.first) / self.stride - under_way;
        if all == 0 { 1.0 } else { done as f64 / all as f64 }
    }

    /// A few ten thousand operations; false when there is nothing left to do.
    pub(super) fn step(&mut self) -> bool {
        if self.joined < self.left.len() {
            let end = self.left.len().min(self.joined + LANES);
            let pairs = disjoint_pairs(&self.left[self.joined..end], &self.right, 2 * self.reach());
            self.solutions += self.weight * pairs;
            self.joined = end;
            return true;
        }
        if self.north.grow() || self.south.as_mut().is_some_and(Quadrant::grow) {
            return true;
        }
        if self.centres != 0 {
            self.next_centre();
            return true;
        }
        let Some(&set) = self.sets.get(self.next) else { return false };
        self.next += self.stride;
        self.begin(set);
        true
    }

    /// How many diagonals of a kind cross from half to half.
    fn reach(&self) -> u32 {
        self.n - 1 - self.n % 2
    }

    fn all_rows(&self) -> u32 {
        (1 << self.n) - 1
    }

    fn begin(&mut self, set: u32) {
        let mut halves = std::mem::take(&mut self.halves);
        self.half_solutions(set, 0, &mut halves);
        self.halves = halves;
        if self.n % 2 == 1 {
            self.centres = self.all_rows() & !set;
        } else {
            self.weight = images(set, self.n);
            self.pair(self.all_rows() & !set, 0);
        }
    }

    /// The middle file's queen on the next row. Left and right may be exchanged, which is
    /// done by leaving out one of the two ways round.
    fn next_centre(&mut self) {
        let row = self.centres.trailing_zeros();
        self.centres &= self.centres - 1;
        let set = self.sets[self.next - self.stride];
        let rest = self.all_rows() & !set & !(1 << row);
        let mirrored = match canonical(rest, self.n).cmp(&set) {
            std::cmp::Ordering::Less => return,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        };
        self.weight = mirrored * if upside_down(set, self.n) == set { 1 } else { 2 };
        self.pair(rest, 1 << row >> 1 | 1 << (32 + row + self.n / 2));
    }

    /// Prepares both lists, without the halves that a queen with the lines `taken` attacks.
    fn pair(&mut self, rest: u32, taken: u64) {
        let mut right = std::mem::take(&mut self.right);
        self.half_solutions(rest, taken, &mut right);
        let half = self.n / 2 + self.n % 2;
        let reach = self.reach();
        let crossing = |lines: u64| {
            let mask = (1u64 << reach) - 1;
            (lines & mask, lines >> (32 + half) & mask)
        };
        for lines in &mut right {
            let (falling, rising) = crossing(*lines);
            *lines = rising | falling << reach;
        }
        self.right = right;
        self.left.clear();
        self.joined = 0;
        if !self.right.is_empty() {
            let fitting = self.halves.iter().filter(|&lines| lines & taken == 0);
            self.left.extend(fitting.map(|&lines| {
                let (falling, rising) = crossing(lines);
                falling | rising << reach
            }));
        }
    }

    /// The lines of every way to fill these rows of a half, clear of the lines `taken`.
    fn half_solutions(&self, rows: u32, taken: u64, out: &mut Vec<u64>) {
        let half = self.n / 2;
        let files = (1 << half) - 1;
        let (north, south) = (&self.north, self.south.as_ref().unwrap_or(&self.north));
        let (top, bottom) = (rows & files, rows >> half);
        let mut len = 0;
        for set in (0..=files).filter(|set: &u32| set.count_ones() == top.count_ones()) {
            let below = south.ways(bottom, files & !set);
            for above in north.ways(top, set) {
                if above & taken != 0 {
                    continue;
                }
                // Written always, kept if it fits: cheaper than a branch nobody can predict.
                if out.len() < len + below.len() {
                    out.resize(2 * (len + below.len()), 0);
                }
                for way in below {
                    let way = way << half;
                    out[len] = above | way;
                    len += usize::from((above | taken) & way == 0);
                }
            }
        }
        out.truncate(len);
    }
}

/// Sets of ⌊n/2⌋ of n rows, one for each set and its images.
fn row_sets(n: u32) -> Vec<u32> {
    let half = n / 2;
    let is_first = |&set: &u32| {
        let mirrored = if n.is_multiple_of(2) { canonical(!set & ((1 << n) - 1), n) } else { set };
        set.count_ones() == half && set == canonical(set, n).min(mirrored)
    };
    (0..1 << n).filter(is_first).collect()
}

fn upside_down(set: u32, n: u32) -> u32 {
    set.reverse_bits() >> (32 - n)
}

fn canonical(set: u32, n: u32) -> u32 {
    set.min(upside_down(set, n))
}

/// How many different sets a set, its complement and both upside down are.
fn images(set: u32, n: u32) -> u64 {
    let other = !set & ((1 << n) - 1);
    let turned = upside_down(set, n);
    if turned == set || turned == other { 2 } else { 4 }
}
