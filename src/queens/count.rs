use super::bits::Bits;
use super::join::Join;
use super::symmetric::Symmetric;
use crate::board::{Board, Square};

/// All solutions of a board counted, in slices that may be counted anywhere and add up.
///
/// Empty square boards of up to 20 files are joined from quadrants, much faster than a search can
/// find what it counts; all others are searched row by row. Nothing is looked up.
///
/// The solutions that differ under the eight symmetries follow by Burnside's lemma: every solution
/// has an image for each of four turns and four reflections, and a reflection keeps none (but on
/// 1×1). With P solutions that half a turn keeps, and R that a quarter turn keeps, they are
/// (all + P + 2 R) / 8. P + 2 R is counted by a slice of its own, the last.
#[derive(Clone, Debug)]
pub struct Count {
    work: Work,
    /// The half turn and the quarter turn; none where the board itself has no symmetry to speak of.
    turns: Option<[Symmetric; 2]>,
    /// Whether this slice counts the turns, and whether it counts the rest.
    parts: (bool, bool),
    slices: u32,
    size: u32,
    done: bool,
}

#[derive(Clone, Debug)]
enum Work {
    Join(Box<Join>),
    Bits(Bits),
}

/// What has been counted so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whether this is all of it.
    pub done: bool,
    /// Solutions found; as long as it is not done, there are at least so many.
    pub solutions: u64,
    /// What the solutions that a turn keeps add to eight times the fundamental ones, when counted.
    pub symmetric: Option<u64>,
    /// Solutions that differ under the symmetries of the board, when all slices are in one.
    pub fundamental: Option<u64>,
}

impl Count {
    /// Prepares to count everything, around given queens; `None` if the board is too wide (32
    /// files). O(2ⁿ / √n) on square boards of up to 20 files.
    pub fn new(board: &Board, given: &[Square]) -> Option<Count> {
        let size = board.files();
        let is_plain = size == board.ranks() && board.blocked().is_empty() && given.is_empty();
        let (work, slices) = if is_plain && Join::SIZES.contains(&size) {
            let join = Join::new(size);
            let slices = join.slices();
            (Work::Join(Box::new(join)), slices)
        } else if size <= Bits::FILES {
            let masks = Bits::new(board, given);
            let slices = masks.slices();
            (Work::Bits(masks), slices)
        } else {
            return None;
        };
        let turns = is_plain.then(|| [false, true].map(|quarter| Symmetric::new(size, quarter)));
        let slices = slices + u32::from(is_plain);
        Some(Count { work, turns, parts: (true, is_plain), slices, size, done: false })
    }

    /// The same by the plain search alone: slower, and an oracle for the rest.
    pub fn by_search(board: &Board, given: &[Square]) -> Option<Count> {
        let count = Count::new(board, given)?;
        let masks = Bits::new(board, given);
        let slices = masks.slices() + u32::from(count.turns.is_some());
        Some(Count { work: Work::Bits(masks), slices, ..count })
    }

    /// How many slices there are.
    pub fn slices(&self) -> u32 {
        self.slices
    }

    /// Starts again, with one slice below [`slices`](Count::slices), or with everything. Tables
    /// are kept.
    pub fn aim(&mut self, slice: Option<u32>) {
        assert!(slice.is_none_or(|slice| slice < self.slices), "BUG: no such slice");
        let stride = self.slices - u32::from(self.turns.is_some());
        let turns = slice.is_none_or(|slice| slice == stride) && self.turns.is_some();
        self.parts = (slice.is_none_or(|slice| slice < stride), turns);
        self.done = false;
        let (first, stride) = slice.map_or((0, 1), |slice| (slice as usize, stride as usize));
        match &mut self.work {
            Work::Join(join) => join.aim(first, stride),
            Work::Bits(masks) => masks.aim(first, stride),
        }
        if turns {
            self.turns = Some([false, true].map(|quarter| Symmetric::new(self.size, quarter)));
        }
    }

    /// Goes on counting as long as `goes_on`, which is asked every few ten thousand operations;
    /// whether all is done.
    pub fn run(&mut self, mut goes_on: impl FnMut() -> bool) -> bool {
        while !self.done && goes_on() {
            self.done = !self.step();
        }
        self.done
    }

    fn step(&mut self) -> bool {
        let (plain, turned) = self.parts;
        let worked = plain
            && match &mut self.work {
                Work::Join(join) => join.step(),
                Work::Bits(masks) => masks.step(),
            };
        worked || (turned && self.turns.iter_mut().flatten().any(Symmetric::step))
    }

    /// The share that is done, as far as it can be told: 0 to 1.
    pub fn progress(&self) -> f64 {
        match &self.work {
            _ if self.done => 1.0,
            _ if !self.parts.0 => 0.0,
            Work::Join(join) => join.progress(),
            Work::Bits(masks) => masks.progress(),
        }
    }

    /// What has been counted so far.
    pub fn tally(&self) -> Tally {
        let solutions = match &self.work {
            Work::Join(join) => join.solutions(),
            Work::Bits(masks) => masks.solutions(),
        };
        let turns = self.turns.as_ref().filter(|_| self.done && self.parts.1);
        let symmetric = turns.map(|[half, quarter]| {
            // On 1×1, and only there, each of the four reflections keeps the solution.
            half.solutions() + 2 * quarter.solutions() + if self.size == 1 { 4 } else { 0 }
        });
        let fundamental = symmetric.filter(|_| self.parts.0).map(|symmetric| (solutions + symmetric) / 8);
        Tally { done: self.done, solutions, symmetric, fundamental }
    }
}
