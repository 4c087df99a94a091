use super::{Problem, Search, hash};

/// How many nodes a whole search tree has, the root included, guessed by random walks (Knuth,
/// *Estimating the efficiency of backtrack programs*, 1975).
///
/// A walk goes from the root down, each time to any of the allowed candidates, until none is
/// left. If there were d₁, d₂, … of them on its way, it says that the tree has 1 + d₁ + d₁d₂ + …
/// nodes: on average over all walks that is true. Few walks see the large branches, so the walks
/// are dealt out to a number of guesses, each the mean of its walks: how far those lie apart
/// shows how little is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    seed: u32,
    walks: u32,
    /// The sum of the walks of each guess.
    sums: [f64; GUESSES],
}

/// Guesses that the walks are dealt out to.
const GUESSES: usize = 20;

impl Estimate {
    /// An estimate without a walk yet; its walks follow from the seed.
    pub fn new(seed: u32) -> Estimate {
        Estimate { seed, walks: 0, sums: [0.0; GUESSES] }
    }

    /// What its walks follow from.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// How many walks were made.
    pub fn walks(&self) -> u32 {
        self.walks
    }

    /// The mean of all walks; infinite beyond what a number holds. Without a walk it is 0.
    pub fn mean(&self) -> f64 {
        self.sums.iter().sum::<f64>() / f64::from(self.walks.max(1))
    }

    /// The least and the greatest guess.
    pub fn range(&self) -> (f64, f64) {
        let ends = (f64::INFINITY, 0.0_f64);
        self.guesses().fold(ends, |(low, high), guess| (low.min(guess), high.max(guess)))
    }

    /// The standard error of the mean, from how far the guesses lie apart; with fewer than two
    /// guesses it is infinite.
    pub fn error(&self) -> f64 {
        let count = self.guesses().count() as f64;
        let mean = self.guesses().sum::<f64>() / count;
        let squares: f64 = self.guesses().map(|guess| (guess - mean).powi(2)).sum();
        if count < 2.0 { f64::INFINITY } else { (squares / (count * (count - 1.0))).sqrt() }
    }

    fn guesses(&self) -> impl Iterator<Item = f64> + '_ {
        // Walk k belongs to guess k mod GUESSES.
        let walks = |k| (self.walks as usize + GUESSES - 1 - k) / GUESSES;
        let begun = self.sums.iter().enumerate().filter(move |&(k, _)| walks(k) > 0);
        begun.map(move |(k, sum)| sum / walks(k) as f64)
    }
}

impl<P: Problem> Search<P> {
    /// Makes walks until the estimate has so many, and comes back to where it was; asks after
    /// each whether to go on. True when they are made.
    ///
    /// Time: O(depth · candidates) a walk, which the caller should find short.
    pub fn probe(&mut self, estimate: &mut Estimate, walks: u32, mut goes_on: impl FnMut() -> bool) -> bool {
        let address = self.address();
        self.ascend();
        while estimate.walks < walks {
            let guess = estimate.walks as usize % GUESSES;
            estimate.sums[guess] += self.walk(estimate.seed, estimate.walks);
            estimate.walks += 1;
            if !goes_on() {
                break;
            }
        }
        self.descend(&address).expect("BUG: an address of this very search");
        estimate.walks >= walks
    }

    /// One walk from the root: how many nodes it says that there are.
    fn walk(&mut self, seed: u32, walk: u32) -> f64 {
        let (mut nodes, mut width) = (1.0, 1.0);
        // Beyond what a number holds there is nothing to add.
        while width < f64::INFINITY {
            let allowed: Vec<u32> = self.allowed().collect();
            let Some(any) = hash(seed, walk, self.depth() as u32).checked_rem(allowed.len() as u64) else {
                break;
            };
            width *= allowed.len() as f64;
            nodes += width;
            self.enter(allowed[any as usize]);
        }
        self.ascend();
        nodes
    }

    /// Which share of the tree has been explored, 0 … 1, if every subtree of a node were of the
    /// same size: an estimate. Only allowed candidates count: refused ones have no subtree.
    /// O(depth · candidates).
    pub fn explored(&mut self) -> f64 {
        let address = self.address();
        self.ascend();
        let (mut explored, mut share) = (0.0, 1.0);
        for &cursor in &address {
            let allowed = self.allowed().count();
            let done = self.allowed().take_while(|&at| at < cursor).count();
            if allowed > 0 {
                share /= allowed as f64;
                explored += share * done as f64;
            } else if cursor >= self.offered() {
                explored += share;
            }
            if self.depth() + 1 < address.len() {
                self.enter(cursor);
            }
        }
        self.ascend();
        self.descend(&address).expect("BUG: an address of this very search");
        explored
    }

    /// The numbers of the candidates of the current node that are not refused.
    fn allowed(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(self.candidates()).filter(|(_, (_, conflict))| conflict.is_none()).map(|(at, _)| at)
    }
}
