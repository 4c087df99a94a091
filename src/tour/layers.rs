/// A way to build all tours of something at once, layer by layer: each layer decides a little
/// more, and what is decided so far matters only through a small state, packed into a word.
pub(super) trait Layered {
    /// How many layers there are.
    fn layers(&self) -> usize;

    /// The state before the first layer.
    fn first(&self) -> u128;

    /// Everything that can come of a state in this layer: other states, or finished tours.
    fn expand(&self, layer: usize, state: u128, out: &mut Next);
}

/// States with their counts, in the order in which they were first met, found by hashing.
#[derive(Clone, Debug, Default)]
struct States {
    entries: Vec<(u128, u128)>,
    /// How each was first met: the state before and what was chosen there. Empty if not kept.
    traces: Vec<(u32, u8)>,
    slots: Vec<u32>,
}

const EMPTY: u32 = u32::MAX;

impl States {
    #[inline]
    fn add(&mut self, key: u128, count: u128, trace: Option<(u32, u8)>) {
        if self.entries.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let mut slot = self.slot(key);
        loop {
            match self.slots[slot] {
                EMPTY => break,
                entry if self.entries[entry as usize].0 == key => {
                    let sum = &mut self.entries[entry as usize].1;
                    *sum = sum.saturating_add(count);
                    return;
                }
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
        self.slots[slot] = self.entries.len() as u32;
        self.entries.push((key, count));
        self.traces.extend(trace);
    }

    #[inline]
    fn slot(&self, key: u128) -> usize {
        let mixed = (key as u64 ^ ((key >> 64) as u64).wrapping_mul(0xD1B5_4A32_D192_ED03))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 32) as usize & (self.slots.len() - 1)
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(64);
        self.slots.clear();
        self.slots.resize(size, EMPTY);
        for entry in 0..self.entries.len() {
            let mut slot = self.slot(self.entries[entry].0);
            while self.slots[slot] != EMPTY {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = entry as u32;
        }
    }

    fn clear(&mut self) {
        self.entries.clear();
        self.traces.clear();
        self.slots.fill(EMPTY);
    }
}

/// What comes of the states of a layer.
#[derive(Clone, Debug, Default)]
pub(super) struct Next {
    states: States,
    total: u128,
    /// The state before, and what was chosen there, of the first finished tour.
    finish: Option<(u32, u8)>,
    traced: bool,
    /// The state in turn, and its count.
    from: (u32, u128),
}

impl Next {
    /// A state of the next layer, and what was chosen on the way to it.
    #[inline]
    pub(super) fn state(&mut self, state: u128, chosen: u8) {
        self.states.add(state, self.from.1, self.traced.then_some((self.from.0, chosen)));
    }

    /// A finished tour.
    #[inline]
    pub(super) fn tour(&mut self, chosen: u8) {
        self.total = self.total.saturating_add(self.from.1);
        self.finish.get_or_insert((self.from.0, chosen));
    }
}

/// How a count stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    /// Everything is counted.
    Done,
    /// It was told to stop; it can go on.
    Paused,
    /// More states than it may hold: it never ends.
    TooMany,
}

/// States of one layer that may be held at a time, some 50 bytes each.
const MOST_STATES: usize = 1 << 20;
/// States of all layers that may be remembered for a trace, 8 bytes each.
const MOST_TRACES: usize = 1 << 22;
/// States between two questions whether to go on.
const SLICE: usize = 1 << 11;

/// Counts by layers: all tours at once, in time and space O(states). How many states there are
/// shows only on the way, see [`Run::TooMany`].
#[derive(Clone, Debug)]
pub(super) struct Layers<R> {
    rule: R,
    layer: usize,
    /// The place of the state in turn among those of the layer.
    at: usize,
    states: States,
    next: Next,
    /// Per layer, how the states that came of it were met, if that is kept.
    traces: Vec<Vec<(u32, u8)>>,
    traced_states: usize,
    too_many: bool,
}

impl<R: Layered> Layers<R> {
    /// A count at its start. `traced`: it remembers how it came to each state, for one tour.
    pub(super) fn new(rule: R, traced: bool) -> Layers<R> {
        let mut states = States::default();
        states.add(rule.first(), 1, None);
        Layers {
            rule,
            layer: 0,
            at: 0,
            states,
            next: Next { traced, ..Next::default() },
            traces: Vec::new(),
            traced_states: 0,
            too_many: false,
        }
    }

    /// Goes on until all is counted, there are too many states or it is told to stop.
    pub(super) fn run(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Run {
        let layers = self.rule.layers();
        while !self.too_many && self.layer < layers {
            let end = self.states.entries.len().min(self.at + SLICE);
            for (&(state, count), number) in self.states.entries[self.at..end].iter().zip(self.at as u32..) {
                self.next.from = (number, count);
                self.rule.expand(self.layer, state, &mut self.next);
            }
            self.at = end;
            self.too_many = self.next.states.entries.len() > MOST_STATES;
            // A small layer is not worth a question.
            let asks = end.is_multiple_of(SLICE);
            if end == self.states.entries.len() {
                self.turn();
            }
            if asks && !goes_on() {
                break;
            }
        }
        if self.too_many {
            Run::TooMany
        } else if self.layer < layers {
            Run::Paused
        } else {
            Run::Done
        }
    }

    /// To the next layer.
    fn turn(&mut self) {
        std::mem::swap(&mut self.states, &mut self.next.states);
        if self.next.traced {
            self.traced_states += self.states.traces.len();
            self.too_many |= self.traced_states > MOST_TRACES;
            self.traces.push(std::mem::take(&mut self.states.traces));
        }
        self.next.states.clear();
        self.at = 0;
        self.layer += 1;
    }

    /// How many tours there are, once all are counted. A number that does not fit is `u128::MAX`.
    pub(super) fn total(&self) -> u128 {
        self.next.total
    }

    /// The share of the layers that are done.
    pub(super) fn progress(&self) -> f64 {
        let part = self.at as f64 / self.states.entries.len().max(1) as f64;
        (self.layer as f64 + part) / self.rule.layers().max(1) as f64
    }

    /// What was chosen in each layer on the way to one finished tour.
    pub(super) fn trace(&self) -> Option<Vec<u8>> {
        let (mut state, chosen) = self.next.finish?;
        let mut trace = vec![chosen];
        // Tours may be finished in the last layer only.
        for layer in self.traces[..self.rule.layers() - 1].iter().rev() {
            let (before, chosen) = layer[state as usize];
            state = before;
            trace.push(chosen);
        }
        trace.reverse();
        Some(trace)
    }
}
