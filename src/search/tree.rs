use super::{Event, Kind};

/// What is recorded of a node, or of a candidate that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The event that made it: a place or a reject; of the root none.
    pub event: Option<Event>,
    /// How deep it lies: the root at 0.
    pub depth: u32,
    /// Its number among its parent's candidates, from 0 in trial order.
    pub choice: u32,
    /// How many of its own candidates were refused.
    pub refused: u32,
    /// How many entries it takes up, those below it included, once it was left.
    pub size: u32,
    /// How many solutions were found from here on down.
    pub solutions: u32,
    /// The step that made it; 0 for the root, and where recording began too late to know it.
    pub since: u64,
    /// The step that left it, `OPEN` if none has.
    pub until: u64,
    /// The number of its placement, from 1; 0 as for `since`.
    pub number: u64,
    /// What it has cost: the placements from here on down, its own included.
    pub cost: u64,
}

/// The end of what was not yet left.
pub const OPEN: u64 = u64::MAX;

impl Entry {
    const ROOT: Entry = Entry {
        event: None,
        depth: 0,
        choice: 0,
        refused: 0,
        size: 0,
        solutions: 0,
        since: 0,
        until: OPEN,
        number: 0,
        cost: 0,
    };

    fn made_by(event: Event, depth: u32, choice: u32) -> Entry {
        Entry { event: Some(event), depth, choice, cost: 1, ..Entry::ROOT }
    }

    /// Whether it is a candidate that was refused, not a node.
    pub fn is_refused(&self) -> bool {
        self.event.is_some_and(|event| event.kind() == Kind::Reject)
    }

    /// Whether what was below it is no longer recorded one by one.
    pub fn is_folded(&self) -> bool {
        self.size == 1 && self.cost > 1
    }

    fn has_failed(&self) -> bool {
        self.until != OPEN && self.solutions == 0
    }
}

/// The tree that a search walks through, recorded from its events.
///
/// The entries stand in the order in which they came, so that what is below a node follows it at
/// once: with the depths that tells the whole tree. There are never more than a fixed number of
/// them. When they are too many, refused candidates are given up for their number; then failed
/// subtrees are folded, the deepest first, into their topmost node with what they have cost; then
/// those with solutions. The current path is never folded.
///
/// Space: 64 bytes an entry, 16 MB at the most.
#[derive(Clone, Debug)]
pub struct Tree {
    entries: Vec<Entry>,
    /// The nodes of the current path with the number of their candidates that are done with, from
    /// the root, which stays.
    path: Vec<(u32, u32)>,
    start: u64,
    end: u64,
    placed: u64,
    keeps_refused: bool,
    most: usize,
}

/// Entries that a tree holds at the most.
const MOST: usize = 1 << 18;

impl Tree {
    /// A tree of a search at step 0.
    pub fn new() -> Tree {
        Tree::from(0, 0, &[0], &[])
    }

    /// A tree of a search that has come to a step, with an address and the events that placed the
    /// pieces of its path. What was done before is not known.
    ///
    /// # Panics
    /// If the address has not one cursor more than there are pieces.
    pub fn from(step: u64, placed: u64, address: &[u32], pieces: &[Event]) -> Tree {
        assert_eq!(address.len(), pieces.len() + 1, "BUG: a cursor a node");
        let below = (1..).zip(pieces).zip(address);
        let below = below.map(|((depth, &piece), &choice)| Entry::made_by(piece, depth, choice));
        Tree {
            entries: std::iter::once(Entry::ROOT).chain(below).collect(),
            path: (0..).zip(address.iter().copied()).collect(),
            start: step,
            end: step,
            placed,
            keeps_refused: true,
            most: MOST,
        }
    }

    /// The same with room for fewer entries.
    #[must_use]
    pub fn with_room(self, most: usize) -> Tree {
        Tree { most, ..self }
    }

    /// The entries, in the order in which they came.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The step from which on it is known what was done.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// The step up to which it is recorded.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Records the events that follow a step. What is recorded already passes; after a gap
    /// nothing is.
    pub fn record(&mut self, step: u64, events: &[u32]) {
        let known = self.end.checked_sub(step).and_then(|known| usize::try_from(known).ok());
        let news = known.and_then(|known| events.get(known..)).unwrap_or_default();
        // Most events are refusals: of a row of them no more than the number may be wanted.
        let mut refused = 0;
        for &word in news {
            if !self.keeps_refused && word >> 29 == Kind::Reject.code() {
                refused += 1;
            } else if let Some(event) = Event::from_word(word) {
                self.pass(std::mem::take(&mut refused));
                self.end += 1;
                self.put(event);
            }
        }
        self.pass(refused);
    }

    /// Counts refused candidates of the current node.
    fn pass(&mut self, refused: u32) {
        let (node, cursor) = self.path.last_mut().expect("BUG: the root stays");
        *cursor += refused;
        self.entries[*node as usize].refused += refused;
        self.end += u64::from(refused);
    }

    fn put(&mut self, event: Event) {
        let &(node, choice) = self.path.last().expect("BUG: the root stays");
        let (node, depth) = (node as usize, self.path.len() as u32);
        match event.kind() {
            Kind::Place => {
                self.placed += 1;
                self.path.push((self.entries.len() as u32, 0));
                let entry = Entry::made_by(event, depth, choice);
                self.push(Entry { since: self.end, number: self.placed, ..entry });
            }
            Kind::Reject => {
                *self.cursor() += 1;
                self.entries[node].refused += 1;
                let (since, until) = (self.end, self.end);
                self.push(Entry { since, until, size: 1, cost: 0, ..Entry::made_by(event, depth, choice) });
            }
            Kind::Backtrack => self.leave(node),
            Kind::Solution => self.entries[node].solutions += 1,
            Kind::Exhausted | Kind::Stuck | Kind::Move => {}
        }
    }

    fn cursor(&mut self) -> &mut u32 {
        &mut self.path.last_mut().expect("BUG: the root stays").1
    }

    fn leave(&mut self, node: usize) {
        self.path.pop();
        let size = (self.entries.len() - node) as u32;
        let entry = &mut self.entries[node];
        (entry.size, entry.until) = (size, self.end);
        let Entry { cost, solutions, .. } = *entry;
        *self.cursor() += 1;
        let parent = &mut self.entries[self.path[self.path.len() - 1].0 as usize];
        parent.cost += cost;
        parent.solutions = parent.solutions.saturating_add(solutions);
    }

    fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
        if self.entries.len() >= self.most {
            self.make_room();
        }
    }

    /// Gives up detail until half of the room is free. O(entries), once in so many entries.
    fn make_room(&mut self) {
        if self.keeps_refused {
            self.keeps_refused = false;
            self.keep(|entry| if entry.is_refused() { Keep::Nothing } else { Keep::All });
        }
        for solved_too in [false, true] {
            if self.entries.len() <= self.most / 2 {
                return;
            }
            let may_fold = |entry: &Entry| entry.has_failed() || solved_too && entry.until != OPEN;
            let depth = self.depth_to_keep(may_fold);
            self.keep(|entry| if may_fold(entry) && entry.depth >= depth { Keep::Top } else { Keep::All });
        }
        if self.entries.len() > self.most / 2 {
            self.begin_anew();
        }
    }

    /// The depth at which subtrees must be folded so that half of the room is free.
    fn depth_to_keep(&self, may_fold: impl Fn(&Entry) -> bool) -> u32 {
        let mut inner = Vec::new();
        let (mut at, mut kept) = (0, 0);
        while let Some(entry) = self.entries.get(at) {
            kept += 1;
            at += 1;
            if may_fold(entry) {
                let end = at + entry.size as usize - 1;
                for entry in &self.entries[at..end] {
                    let depth = entry.depth as usize;
                    inner.resize(inner.len().max(depth + 1), 0);
                    inner[depth] += 1;
                }
                at = end;
            }
        }
        let fits = inner.iter().position(|&entries| {
            kept += entries;
            kept > self.most / 2
        });
        // The last depth whose entries fit is that of the folded ones.
        fits.unwrap_or(inner.len()).saturating_sub(1) as u32
    }

    fn keep(&mut self, what: impl Fn(&Entry) -> Keep) {
        let mut kept: Vec<Entry> = Vec::with_capacity(self.most);
        let mut at = 0;
        while let Some(&entry) = self.entries.get(at) {
            match what(&entry) {
                Keep::All => at += 1,
                Keep::Top | Keep::Nothing => at += entry.size as usize,
            }
            if !matches!(what(&entry), Keep::Nothing) {
                kept.push(entry);
            }
        }
        self.entries = kept;
        self.measure();
    }

    /// Finds sizes and path again after entries have gone.
    fn measure(&mut self) {
        let mut below = vec![0; self.path.len() + 1];
        for entry in self.entries.iter_mut().rev() {
            let depth = entry.depth as usize;
            below.resize(below.len().max(depth + 2), 0);
            let size = 1 + std::mem::take(&mut below[depth + 1]);
            below[depth] += size;
            entry.size = if entry.until == OPEN { 0 } else { size };
        }
        let open = (0..).zip(&self.entries).filter(|(_, entry)| entry.until == OPEN);
        for (node, (at, _)) in self.path.iter_mut().zip(open) {
            node.0 = at;
        }
    }

    /// Keeps the current path only: what was recorded up to here is given up.
    fn begin_anew(&mut self) {
        self.start = self.end;
        self.entries.retain(|entry| entry.until == OPEN);
        for entry in &mut self.entries {
            (entry.since, entry.number) = (0, 0);
        }
        self.measure();
    }
}

/// What stays of an entry and those below it.
enum Keep {
    All,
    Top,
    Nothing,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}
