/// Some of many moments of a kind: all of them while they are few, then every second, every
/// fourth and so on, the first always among them. Space O(1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    steps: Vec<u64>,
    every: u64,
    count: u64,
}

/// Moments kept at the most. Even.
const MOST: usize = 512;

impl Marks {
    pub(super) fn new() -> Marks {
        Marks { steps: Vec::new(), every: 1, count: 0 }
    }

    /// The steps of moments number 0, `every`, 2·`every`, …
    pub fn steps(&self) -> &[u64] {
        &self.steps
    }

    /// Which of them are kept: every so many-th.
    pub fn every(&self) -> u64 {
        self.every
    }

    /// How many there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn add(&mut self, step: u64) {
        if self.count.is_multiple_of(self.every) {
            if self.steps.len() == MOST {
                let mut number = 0..;
                self.steps.retain(|_| number.next().is_some_and(|number: u32| number.is_multiple_of(2)));
                self.every *= 2;
            }
            // Halved at an even number of marks, this one is still due.
            self.steps.push(step);
        }
        self.count += 1;
    }
}
