use super::envelope::Span;
use super::{Envelope, Event, Kind, Marks};

/// What is worth marking of everything that a search has explored, taken down as it first
/// passes each step; walking there again adds nothing. Costs some per cent of the speed; space
/// O(longest retreat).
///
/// A *retreat* is a maximal run of backtracks without a place between; rejects do not end it. A
/// *dead end* is a node at which every candidate is refused and nothing was ever placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    from: u64,
    furthest: u64,
    depth: u32,
    way: Way,
    /// The depth at which the last retreat began, and the step of the last backtrack.
    crest: u32,
    backtracked: u64,
    /// Depths since the last pause: those at which the search turned.
    span: Span,
    /// Those that are over.
    dead_ends: u64,
    /// The furthest position is one more.
    is_dead_end: bool,
    /// How many retreats of each length have ended.
    lengths: Vec<u64>,
    /// The longest that have ended, longest first, of equals the earliest.
    longest: Vec<Retreat>,
    solutions: Marks,
    deepest: u32,
    deepenings: Marks,
    envelope: Envelope,
}

/// Where the search is going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Nothing has happened at the current node but refusals.
    Rising,
    /// Neither: a solution was found here, or the record begins here.
    Level,
    /// Something was taken back, and nothing placed since.
    Falling,
}

/// A retreat that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retreat {
    /// How many choices it took back.
    pub length: u32,
    /// The step of its last backtrack.
    pub step: u64,
}

/// Longest retreats kept.
const LONGEST: usize = 16;

impl Record {
    /// A record that begins after `step`, at a depth, with the deepest so far; `is_fresh` if
    /// nothing has been placed at the current node.
    pub(super) fn new(step: u64, depth: u32, deepest: u32, is_fresh: bool) -> Record {
        Record {
            from: step,
            furthest: step,
            depth,
            way: if is_fresh { Way::Rising } else { Way::Level },
            crest: depth,
            backtracked: step,
            span: Span::at(depth),
            dead_ends: 0,
            is_dead_end: false,
            lengths: Vec::new(),
            longest: Vec::new(),
            solutions: Marks::new(),
            deepest,
            deepenings: Marks::new(),
            envelope: Envelope::new(),
        }
    }

    /// The step after which it begins: 0, or where the search was restored.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The furthest step it knows of.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// How many dead ends there were.
    pub fn dead_ends(&self) -> u64 {
        self.dead_ends + u64::from(self.is_dead_end)
    }

    /// How many retreats there were of each length, from 0; one that may still go on counts as
    /// it stands.
    pub fn lengths(&self) -> Vec<u64> {
        let mut lengths = self.lengths.clone();
        if let Some(retreat) = self.retreat() {
            count(&mut lengths, retreat.length);
        }
        lengths
    }

    /// The longest retreats, at most 16, longest first, of equals the earliest; one that may
    /// still go on counts as it stands.
    pub fn longest(&self) -> Vec<Retreat> {
        let mut longest = self.longest.clone();
        if let Some(retreat) = self.retreat() {
            insert(&mut longest, retreat);
        }
        longest
    }

    /// The solutions.
    pub fn solutions(&self) -> &Marks {
        &self.solutions
    }

    /// The moments at which the search was deeper than ever before, each by one; after the last
    /// of them it was [`deepest`](Record::deepest).
    pub fn deepenings(&self) -> &Marks {
        &self.deepenings
    }

    /// The greatest depth.
    pub fn deepest(&self) -> u32 {
        self.deepest
    }

    /// The depths.
    pub fn envelope(&self) -> &Envelope {
        &self.envelope
    }

    /// How many events can be noted before [`pause`](Record::pause).
    pub(super) fn room(&self) -> u64 {
        self.envelope.room()
    }

    /// Takes down the event that led to a step beyond the furthest.
    // All that matters happens where the search turns; the rest is a few instructions.
    #[inline(always)]
    pub(super) fn note(&mut self, event: Event, step: u64) {
        if event.is(Kind::Reject) {
            return;
        }
        if event.is(Kind::Place) {
            if self.way != Way::Rising {
                self.turn_up();
            }
            self.depth += 1;
        } else if event.is(Kind::Backtrack) {
            if self.way != Way::Falling {
                self.turn_down();
            }
            self.depth -= 1;
            self.backtracked = step;
        } else {
            self.note_end(event, step);
        }
    }

    /// Everything up to a step has been noted: whether it is a dead end, and at which steps each
    /// depth was first reached.
    pub(super) fn pause(&mut self, step: u64, is_dead_end: bool, reached: &[u64]) {
        self.envelope.add(step - self.furthest, self.span.with(Span::at(self.depth)));
        self.span = Span::at(self.depth);
        self.furthest = step;
        self.is_dead_end = is_dead_end;
        for &step in &reached[self.deepest as usize..] {
            self.deepest += 1;
            self.deepenings.add(step);
        }
    }

    #[cold]
    fn note_end(&mut self, event: Event, step: u64) {
        if event.is(Kind::Solution) {
            self.way = Way::Level;
            self.solutions.add(step);
        } else if self.way == Way::Rising {
            self.turn_down();
        }
    }

    #[inline(never)]
    fn turn_down(&mut self) {
        self.dead_ends += u64::from(self.way == Way::Rising);
        self.way = Way::Falling;
        self.crest = self.depth;
        self.span.high = self.span.high.max(self.depth);
    }

    #[inline(never)]
    fn turn_up(&mut self) {
        if let Some(retreat) = self.retreat() {
            count(&mut self.lengths, retreat.length);
            if self.longest.len() < LONGEST || retreat.length > self.longest[LONGEST - 1].length {
                insert(&mut self.longest, retreat);
            }
        }
        self.way = Way::Rising;
        self.span.low = self.span.low.min(self.depth);
    }

    /// The retreat that may still go on.
    fn retreat(&self) -> Option<Retreat> {
        let length = self.crest - self.depth.min(self.crest);
        (self.way == Way::Falling && length > 0).then_some(Retreat { length, step: self.backtracked })
    }
}

fn count(lengths: &mut Vec<u64>, length: u32) {
    let length = length as usize;
    if length >= lengths.len() {
        lengths.resize(length + 1, 0);
    }
    lengths[length] += 1;
}

#[cold]
fn insert(longest: &mut Vec<Retreat>, retreat: Retreat) {
    let place = longest.partition_point(|other| other.length >= retreat.length);
    longest.insert(place, retreat);
    longest.truncate(LONGEST);
}
