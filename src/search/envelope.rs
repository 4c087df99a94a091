/// How deep a search stood along its steps: bucket k has the least and the greatest depth of
/// the positions from k·width to (k + 1)·width events after the first, both included, so that
/// neighbours share a position.
///
/// Space O(1): when there are too many buckets, every two become one of twice the width. Each
/// still has the true least and greatest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    width: u64,
    /// How many events the last bucket has.
    filled: u64,
    buckets: Vec<Span>,
}

/// The least and the greatest depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The least.
    pub low: u32,
    /// The greatest.
    pub high: u32,
}

/// Buckets at the most: a chart beside the board is hardly wider. Even.
const MOST: usize = 1 << 9;

impl Span {
    /// One depth.
    pub(super) fn at(depth: u32) -> Span {
        Span { low: depth, high: depth }
    }

    /// What holds both.
    #[inline]
    pub(super) fn with(self, other: Span) -> Span {
        Span { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
}

impl Envelope {
    pub(super) fn new() -> Envelope {
        Envelope { width: 1, filled: 1, buckets: Vec::new() }
    }

    /// How many events a bucket has, a power of two.
    pub fn width(&self) -> u64 {
        self.width
    }

    /// The buckets; the last may not be full yet.
    pub fn buckets(&self) -> &[Span] {
        &self.buckets
    }

    /// How many events can be added at once: those that fall into one bucket.
    pub(super) fn room(&self) -> u64 {
        if self.filled == self.width { self.width } else { self.width - self.filled }
    }

    /// Adds some events in a row, with the depths of the positions from just before to just
    /// after them.
    pub(super) fn add(&mut self, events: u64, span: Span) {
        if events == 0 {
            return;
        }
        if self.filled == self.width {
            if self.buckets.len() == MOST {
                self.halve();
            }
            self.buckets.push(span);
            self.filled = 0;
        }
        let last = self.buckets.last_mut().expect("BUG: pushed when there was none");
        *last = last.with(span);
        self.filled += events;
    }

    fn halve(&mut self) {
        for k in 0..MOST / 2 {
            self.buckets[k] = self.buckets[2 * k].with(self.buckets[2 * k + 1]);
        }
        self.buckets.truncate(MOST / 2);
        self.width *= 2;
    }
}
