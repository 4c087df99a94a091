use super::{BadPosition, Conflict, Counts, Event, Goal, Kind, Level, Mask, Problem, Reason, Status};

/// A node on the way from the root to the current one. Its candidates lie in the arena from
/// `begin` to the next frame's `begin`.
///
/// The cursor counts the candidates that are done with, and then the terminal events made at
/// the node (solution; at the root exhausted; in a search that takes nothing back stuck): the
/// cursors are the whole position, see [`Search::address`].
#[derive(Clone, Copy, Debug)]
struct Frame {
    begin: u32,
    cursor: u32,
}

/// What a run did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// How many events it made, or took back.
    pub steps: u64,
    /// Whether it stopped because of its goal.
    pub reached: bool,
    /// The last event it made, or took back.
    pub last: Option<Event>,
}

/// A depth-first search through a [`Problem`] on an explicit stack, one event a step, forwards
/// and backwards.
///
/// [`step`](Search::step) and [`step_back`](Search::step_back) are exact inverses in position,
/// counts and visits. No history is kept: every position of a deterministic depth-first search
/// has exactly one predecessor, and it can be computed from the position itself.
///
/// A step costs one `check`, and on a place one `candidates`. Space: O(depth · candidates) for
/// the stack and O(squares) for the visits.
#[derive(Clone, Debug)]
pub struct Search<P: Problem> {
    problem: P,
    arena: Vec<P::Choice>,
    /// Never empty: the root stays.
    frames: Vec<Frame>,
    past: Past,
}

/// What a search remembers of its past: numbers, no history.
#[derive(Clone, Debug)]
struct Past {
    placed: u64,
    rejected: u64,
    backtracks: u64,
    solutions: u64,
    /// The step that first reached depth d, at d − 1; 0 where a restored position cannot know it.
    reached: Vec<u64>,
    /// How often each square was placed on.
    visits: Vec<u32>,
    /// The depth that the last place reached, from which a retreat goes down; [`UNKNOWN`] until
    /// it is asked for, after a place was taken back.
    crest: u32,
}

/// What no depth is.
const UNKNOWN: u32 = u32::MAX;

impl Past {
    /// No past, on so many squares.
    fn none(squares: usize) -> Past {
        let visits = vec![0; squares];
        Past { placed: 0, rejected: 0, backtracks: 0, solutions: 0, reached: Vec::new(), visits, crest: 0 }
    }

    /// The events made, but for the one that ends a search.
    fn events(&self) -> u64 {
        self.placed + self.rejected + self.backtracks + self.solutions
    }
}

/// Everything about a moment of a search, to come back to it. Space O(depth + squares).
#[derive(Clone, Debug)]
pub(super) struct Checkpoint {
    address: Vec<u32>,
    past: Past,
}

impl Checkpoint {
    /// Whether it lies below the node with this address.
    pub(super) fn is_below(&self, node: &[u32]) -> bool {
        self.address.len() > node.len() && self.address.starts_with(node)
    }
}

impl<P: Problem> Search<P> {
    /// A search at step 0 of the problem, to which no choice has been applied.
    pub fn new(problem: P) -> Search<P> {
        let past = Past::none(problem.squares());
        let mut search = Search { problem, arena: Vec::new(), frames: Vec::new(), past };
        search.push_frame();
        search
    }

    /// The problem as it stands, all choices in force applied.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// Makes the next event; `None` when there is none.
    pub fn step(&mut self) -> Option<Event> {
        self.run(1, Mask::NONE, |_| ()).last
    }

    /// Takes back the last event and returns it; `None` at step 0.
    pub fn step_back(&mut self) -> Option<Event> {
        self.run_back(1, Mask::NONE, |_| ()).last
    }

    /// Makes up to `max` events, showing each to `sink`. Stops just after one that meets the goal.
    pub fn run(&mut self, max: u64, goal: impl Into<Goal>, mut sink: impl FnMut(Event)) -> Run {
        let goal = goal.into();
        let (mut steps, mut reached) = (0, false);
        while steps < max && !reached {
            // Most events are refusals, most of them in a row: the cursor stays in a register.
            let Frame { begin, cursor: first } = self.top();
            let mut cursor = first;
            let left = max - steps;
            let allowed = loop {
                let Some(&choice) = self.arena.get((begin + cursor) as usize) else { break None };
                let Some(conflict) = self.problem.check(choice) else { break Some(choice) };
                if reached || u64::from(cursor - first) == left {
                    break None;
                }
                cursor += 1;
                let event = Event::new(Kind::Reject, conflict.code(), self.problem.square(choice));
                sink(event);
                reached = goal.mask.has(event) && self.fits(&goal, event);
            };
            let refused = u64::from(cursor - first);
            self.set_cursor(cursor);
            self.past.rejected += refused;
            steps += refused;
            reached |= refused > 0 && self.is_dead_end_of(&goal);
            if steps == max || reached {
                break;
            }
            let Some(event) = allowed.map(|choice| self.place(choice)).or_else(|| self.leave()) else {
                break;
            };
            steps += 1;
            sink(event);
            reached = goal.mask.has(event) && self.fits(&goal, event) || self.is_dead_end_of(&goal);
        }
        let last = if steps > 0 { self.last_event() } else { None };
        Run { steps, reached, last }
    }

    /// Takes back up to `max` events, showing each to `sink`. Takes back at least one, then
    /// stops where [`run`](Search::run) with the same goal stops: just after an event that meets it.
    pub fn run_back(&mut self, max: u64, goal: impl Into<Goal>, mut sink: impl FnMut(Event)) -> Run {
        let goal = goal.into();
        let mut run = Run::default();
        let sees_refusals = goal.mask.has_rejects() || goal.mask.has_dead_ends();
        while run.steps < max && !run.reached {
            // As forwards: refusals that nobody waits for pass in a row.
            let passed = if sees_refusals { None } else { self.unrefuse(max - run.steps, &mut sink) };
            let Some((steps, event)) = passed.or_else(|| {
                let event = self.backward()?;
                sink(event);
                Some((1, event))
            }) else {
                break;
            };
            run.steps += steps;
            run.last = Some(event);
            let last = if goal.mask == Mask::NONE { None } else { self.last_event() };
            let meets = last.is_some_and(|last| goal.mask.has(last) && self.fits(&goal, last));
            run.reached = meets || self.is_dead_end_of(&goal);
        }
        self.note_start();
        run
    }

    /// The event that led here; `None` at step 0. It follows from the position alone.
    pub fn last_event(&self) -> Option<Event> {
        let top = self.top();
        let offered = self.offered();
        if top.cursor > offered {
            return Some(Event::new(self.terminal(top, offered), 0, None));
        }
        if top.cursor > 0 {
            let choice = self.arena[(top.begin + top.cursor - 1) as usize];
            let square = self.problem.square(choice);
            return Some(match self.problem.check(choice) {
                Some(conflict) => Event::new(Kind::Reject, conflict.code(), square),
                None => Event::new(Kind::Backtrack, 0, square),
            });
        }
        let (choice, ..) = self.last_decision()?;
        Some(self.place_event(choice))
    }

    /// The choice that the last event placed, refused or took back, its number among the
    /// candidates of its node, and the reason if it was refused.
    pub fn last_decision(&self) -> Option<(P::Choice, u32, Option<Reason>)> {
        let top = self.top();
        if top.cursor > self.offered() {
            return None;
        }
        if top.cursor == 0 {
            let parent = self.parent()?;
            return Some((self.choice_at(parent), parent.cursor, None));
        }
        let choice = self.arena[(top.begin + top.cursor - 1) as usize];
        let reason = self.problem.check(choice).map(|conflict| self.problem.reason(choice, conflict));
        Some((choice, top.cursor - 1, reason))
    }

    /// Whether every candidate of the current node was refused, and none is left: nothing was
    /// ever placed here.
    pub fn is_dead_end(&self) -> bool {
        let top = self.top();
        !self.is_solution()
            && top.cursor == self.offered()
            && self.arena[top.begin as usize..].iter().all(|&choice| self.problem.check(choice).is_some())
    }

    /// Whether the position is a solution.
    pub fn is_solution(&self) -> bool {
        self.problem.is_solution()
    }

    /// The choices in force, in the order they were made.
    pub fn choices(&self) -> impl Iterator<Item = P::Choice> + '_ {
        let inner = &self.frames[..self.frames.len() - 1];
        inner.iter().map(|&frame| self.choice_at(frame))
    }

    /// The candidates that come after the one the last event placed, at its node; none after any
    /// other event.
    pub fn passed_over(&self) -> &[P::Choice] {
        match self.frames[..] {
            [.., parent, Frame { begin, cursor: 0 }] => {
                &self.arena[(parent.begin + parent.cursor + 1) as usize..begin as usize]
            }
            _ => &[],
        }
    }

    /// The candidates of the current node, in trial order, each with its conflict if it is
    /// refused here.
    pub fn candidates(&self) -> impl Iterator<Item = (P::Choice, Option<Conflict>)> + '_ {
        self.arena[self.top().begin as usize..].iter().map(|&choice| (choice, self.problem.check(choice)))
    }

    /// A node of the path, the root at 0, with the squares of up to `around` candidates on either
    /// side of its cursor. O(`around`).
    pub fn level(&self, depth: usize, around: usize) -> Level {
        let Frame { begin, cursor } = self.frames[depth];
        let end = self.frames.get(depth + 1).map_or(self.arena.len(), |next| next.begin as usize);
        let offered = &self.arena[begin as usize..end];
        let first = (cursor as usize).saturating_sub(around).min(offered.len());
        let shown = &offered[first..(cursor as usize).saturating_add(around + 1).min(offered.len())];
        Level {
            offered: offered.len() as u32,
            cursor,
            first: first as u32,
            squares: shown.iter().map(|&choice| self.problem.square(choice)).collect(),
        }
    }

    /// How many of the current node's candidates are done with; more than there are, once
    /// terminal events were made here.
    pub fn cursor(&self) -> u32 {
        self.top().cursor
    }

    /// The counts up to here.
    pub fn counts(&self) -> Counts {
        let ended = matches!(self.status(), Status::Exhausted | Status::Stuck);
        Counts {
            step: self.past.events() + u64::from(ended),
            placed: self.past.placed,
            rejected: self.past.rejected,
            backtracks: self.past.backtracks,
            solutions: self.past.solutions,
            depth: self.depth() as u64,
            deepest: self.past.reached.len() as u64,
        }
    }

    /// Where the search stands; a function of the position.
    pub fn status(&self) -> Status {
        let top = self.top();
        let offered = self.offered();
        if top.cursor <= offered {
            return Status::Running;
        }
        match self.terminal(top, offered) {
            Kind::Solution => Status::Solution,
            Kind::Stuck => Status::Stuck,
            _ => Status::Exhausted,
        }
    }

    /// How often each square has been placed on, by index.
    pub fn visits(&self) -> &[u32] {
        &self.past.visits
    }

    /// The step at which each depth was first reached, from depth 1; 0 where a restored search
    /// cannot know it.
    pub(super) fn reached(&self) -> &[u64] {
        &self.past.reached
    }

    /// The whole position: one cursor a frame, from the root down.
    pub fn address(&self) -> Vec<u32> {
        self.frames.iter().map(|frame| frame.cursor).collect()
    }

    /// A search of a problem to which no choice was applied, placed at an address with the
    /// counts that belong to it. O(depth) choices.
    ///
    /// An address does not hold the past, so the visits are those of the pieces on the board,
    /// and `deepest` is taken from `counts`, until the search has been back at step 0.
    ///
    /// # Errors
    /// If the address leads nowhere, or the counts break an identity of [`Counts`].
    pub fn restore(problem: P, address: &[u32], counts: &Counts) -> Result<Search<P>, BadPosition> {
        let mut search = Search::new(problem);
        search.resume(address, counts)?;
        Ok(search)
    }

    /// Goes from step 0 to a position.
    pub(super) fn resume(&mut self, address: &[u32], counts: &Counts) -> Result<(), BadPosition> {
        self.descend(address)?;
        self.past.placed = counts.placed;
        self.past.rejected = counts.rejected;
        self.past.backtracks = counts.backtracks;
        self.past.solutions = counts.solutions;
        self.past.reached = vec![0; self.depth()];
        self.past.crest = UNKNOWN;
        for square in self.choices().filter_map(|choice| self.problem.square(choice)).collect::<Vec<_>>() {
            self.past.visits[square.at()] += 1;
        }
        // Cursors count what was refused or taken back at the nodes of the path: until a first place is taken back,
        // that is all that happened beside the places.
        let depth = self.depth() as u64;
        let passed: u64 = address.iter().map(|&cursor| u64::from(cursor)).sum();
        let events = counts.step.saturating_sub(depth);
        let deepest_fits = (depth..=self.problem.max_depth() as u64).contains(&counts.deepest)
            && counts.deepest <= counts.placed;
        let sums = counts.placed.checked_sub(counts.backtracks) == Some(depth)
            && counts.depth == depth
            && if counts.backtracks == 0 { passed == events } else { passed <= events }
            && deepest_fits;
        // Only now: an allocation of a forged length must not be tried.
        if !sums {
            return Err(BadPosition::Counts);
        }
        self.past.reached.resize(counts.deepest as usize, 0);
        if self.counts() == *counts { Ok(()) } else { Err(BadPosition::Counts) }
    }

    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint { address: self.address(), past: self.past.clone() }
    }

    pub(super) fn return_to(&mut self, checkpoint: &Checkpoint) {
        self.ascend();
        self.descend(&checkpoint.address).expect("BUG: an address of this very search");
        self.past.clone_from(&checkpoint.past);
    }

    pub(super) fn return_to_start(&mut self) {
        self.ascend();
        self.past = Past::none(self.past.visits.len());
    }

    /// How many choices are in force.
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// Whether an event just made, of a kind that the goal has, meets its other conditions.
    #[inline(never)]
    fn fits(&mut self, goal: &Goal, event: Event) -> bool {
        goal.square.is_none_or(|square| event.square() == Some(square))
            && goal.depth.is_none_or(|depth| self.depth() as u64 == depth)
            && goal.retreat.is_none_or(|length| {
                event.kind() == Kind::Backtrack && (self.crest() - self.depth()) as u64 == length
            })
            && (!goal.first
                || event.kind() == Kind::Place && self.past.reached.last() == Some(&self.past.events()))
    }

    /// Whether the position is a dead end, and such a one as the goal asks for.
    #[inline]
    fn is_dead_end_of(&self, goal: &Goal) -> bool {
        let at_head = |square| {
            self.parent().and_then(|parent| self.problem.square(self.choice_at(parent))) == Some(square)
        };
        goal.mask.has_dead_ends()
            && self.is_dead_end()
            && goal.square.is_none_or(at_head)
            && goal.depth.is_none_or(|depth| self.depth() as u64 == depth)
            && goal.retreat.is_none()
            && !goal.first
    }

    /// The depth that the last place reached, found by going down again where the search came
    /// from. O(length of the retreat · candidates) where it is not known, then known until a
    /// place is taken back.
    fn crest(&mut self) -> usize {
        if self.past.crest != UNKNOWN {
            return self.past.crest as usize;
        }
        let (depth, cursor) = (self.depth(), self.top().cursor);
        while let Some(left) = self.left_last() {
            self.enter(left);
            self.set_cursor(self.offered());
        }
        let crest = self.depth();
        self.past.crest = crest as u32;
        while self.depth() > depth {
            self.pop_frame();
            self.set_cursor(self.offered());
        }
        self.set_cursor(cursor);
        crest
    }

    /// The number of the candidate of the current node that was taken back last.
    fn left_last(&self) -> Option<u32> {
        let Frame { begin, cursor } = self.top();
        let is_allowed = |&at: &u32| self.problem.check(self.arena[(begin + at) as usize]).is_none();
        (0..cursor.min(self.offered())).rev().find(is_allowed)
    }

    /// The frame whose choice led to the current node.
    fn parent(&self) -> Option<Frame> {
        self.frames.len().checked_sub(2).map(|parent| self.frames[parent])
    }

    /// The candidate that a frame's cursor points at.
    #[inline]
    fn choice_at(&self, frame: Frame) -> P::Choice {
        self.arena[(frame.begin + frame.cursor) as usize]
    }

    #[inline]
    fn top(&self) -> Frame {
        *self.frames.last().expect("BUG: the root stays")
    }

    #[inline]
    fn set_cursor(&mut self, cursor: u32) {
        self.frames.last_mut().expect("BUG: the root stays").cursor = cursor;
    }

    /// How many candidates the current node has.
    #[inline]
    pub(super) fn offered(&self) -> u32 {
        self.arena.len() as u32 - self.top().begin
    }

    /// The kind of the last terminal event made at a node whose cursor is past its candidates.
    fn terminal(&self, frame: Frame, offered: u32) -> Kind {
        if self.is_solution() && frame.cursor == offered + 1 {
            Kind::Solution
        } else if self.problem.exhaustive() {
            Kind::Exhausted
        } else {
            Kind::Stuck
        }
    }

    fn place_event(&self, choice: P::Choice) -> Event {
        Event::new(Kind::Place, self.problem.degree(choice), self.problem.square(choice))
    }

    #[inline]
    fn push_frame(&mut self) {
        self.frames.push(Frame { begin: self.arena.len() as u32, cursor: 0 });
        if !self.is_solution() {
            self.problem.candidates(&mut self.arena);
        }
    }

    /// Leaves the current node for its parent, whose cursor still points at the choice made.
    #[inline]
    fn pop_frame(&mut self) -> P::Choice {
        let frame = self.frames.pop().expect("BUG: the root stays");
        self.arena.truncate(frame.begin as usize);
        let choice = self.choice_at(self.top());
        self.problem.undo(choice);
        choice
    }

    /// Takes a choice that is allowed.
    #[inline(always)]
    fn place(&mut self, choice: P::Choice) -> Event {
        let event = self.place_event(choice);
        self.problem.apply(choice);
        self.push_frame();
        self.past.placed += 1;
        self.past.crest = self.depth() as u32;
        if let Some(square) = event.square() {
            self.past.visits[square.at()] += 1;
        }
        if self.depth() > self.past.reached.len() {
            self.past.reached.push(self.past.events());
        }
        event
    }

    /// The step at a node whose candidates are done with.
    #[inline]
    fn leave(&mut self) -> Option<Event> {
        let Frame { cursor, .. } = self.top();
        let offered = self.offered();
        let solution = self.is_solution();
        if solution && cursor == offered {
            self.set_cursor(cursor + 1);
            self.past.solutions += 1;
            return Some(Event::new(Kind::Solution, 0, None));
        }
        let exhaustive = self.problem.exhaustive();
        if exhaustive && self.depth() > 0 {
            let choice = self.pop_frame();
            self.set_cursor(self.top().cursor + 1);
            self.past.backtracks += 1;
            return Some(Event::new(Kind::Backtrack, 0, self.problem.square(choice)));
        }
        let may_end = cursor == offered + u32::from(solution) && (exhaustive || !solution);
        may_end.then(|| {
            self.set_cursor(cursor + 1);
            Event::new(if exhaustive { Kind::Exhausted } else { Kind::Stuck }, 0, None)
        })
    }

    #[inline(always)]
    fn backward(&mut self) -> Option<Event> {
        let offered = self.offered();
        let top = self.frames.last_mut().expect("BUG: the root stays");
        if top.cursor > offered {
            return Some(self.unend());
        }
        if top.cursor > 0 {
            top.cursor -= 1;
            let choice = self.arena[(top.begin + top.cursor) as usize];
            let square = self.problem.square(choice);
            if let Some(conflict) = self.problem.check(choice) {
                self.past.rejected = self.past.rejected.saturating_sub(1);
                return Some(Event::new(Kind::Reject, conflict.code(), square));
            }
            self.reenter(choice);
            return Some(Event::new(Kind::Backtrack, 0, square));
        }
        if self.depth() == 0 {
            return None;
        }
        if self.depth() == self.past.reached.len()
            && self.past.reached[self.depth() - 1] == self.past.events()
        {
            self.past.reached.pop();
        }
        let choice = self.pop_frame();
        let square = self.problem.square(choice);
        self.past.crest = UNKNOWN;
        self.past.placed = self.past.placed.saturating_sub(1);
        if let Some(square) = square {
            let visits = &mut self.past.visits[square.at()];
            *visits = visits.saturating_sub(1);
        }
        Some(Event::new(Kind::Place, self.problem.degree(choice), square))
    }

    /// Takes back up to `max` refusals that stand in a row at the current node: how many, and the
    /// one taken back last; `None` if there is none.
    #[inline(always)]
    fn unrefuse(&mut self, max: u64, sink: &mut impl FnMut(Event)) -> Option<(u64, Event)> {
        let Frame { begin, cursor: first } = self.top();
        if first > self.offered() {
            return None;
        }
        let (mut cursor, mut last) = (first, None);
        while cursor > 0 && u64::from(first - cursor) < max {
            let choice = self.arena[(begin + cursor - 1) as usize];
            let Some(conflict) = self.problem.check(choice) else { break };
            cursor -= 1;
            let event = Event::new(Kind::Reject, conflict.code(), self.problem.square(choice));
            sink(event);
            last = Some(event);
        }
        let passed = u64::from(first - cursor);
        self.set_cursor(cursor);
        self.past.rejected = self.past.rejected.saturating_sub(passed);
        last.map(|event| (passed, event))
    }

    /// Takes back the last terminal event of the current node.
    fn unend(&mut self) -> Event {
        let kind = self.terminal(self.top(), self.offered());
        self.set_cursor(self.top().cursor - 1);
        if kind == Kind::Solution {
            self.past.solutions = self.past.solutions.saturating_sub(1);
        }
        Event::new(kind, 0, None)
    }

    /// Takes back a backtrack: the choice is in force again, everything below it done with.
    #[inline]
    fn reenter(&mut self, choice: P::Choice) {
        self.problem.apply(choice);
        self.push_frame();
        let offered = self.offered();
        self.set_cursor(offered + u32::from(self.is_solution()));
        self.past.backtracks = self.past.backtracks.saturating_sub(1);
    }

    /// At the root, nothing done with, the past is known to be empty, whatever a restored search
    /// was told of it.
    fn note_start(&mut self) {
        if self.depth() == 0
            && self.top().cursor == 0
            && !(self.past.events() == 0 && self.past.reached.is_empty())
        {
            self.return_to_start();
        }
    }

    /// Makes a choice of the current node, with no trace in the past.
    pub(super) fn enter(&mut self, cursor: u32) {
        self.set_cursor(cursor);
        let choice = self.choice_at(self.top());
        self.problem.apply(choice);
        self.push_frame();
    }

    /// Undoes every choice: the root, its cursor at 0.
    pub(super) fn ascend(&mut self) {
        while self.depth() > 0 {
            self.pop_frame();
        }
        self.frames[0].cursor = 0;
    }

    /// Goes down an address from the root.
    pub(super) fn descend(&mut self, address: &[u32]) -> Result<(), BadPosition> {
        let (&last, inner) = address.split_last().ok_or(BadPosition::Address)?;
        if inner.len() > self.problem.max_depth() {
            return Err(BadPosition::Address);
        }
        for &cursor in inner {
            if cursor >= self.offered() {
                return Err(BadPosition::Address);
            }
            let choice = self.arena[(self.top().begin + cursor) as usize];
            if self.problem.check(choice).is_some() {
                return Err(BadPosition::Address);
            }
            self.enter(cursor);
        }
        let ends = !self.problem.exhaustive() && !self.is_solution()
            || self.problem.exhaustive() && self.depth() == 0;
        if last > self.offered() + u32::from(self.is_solution()) + u32::from(ends) {
            return Err(BadPosition::Address);
        }
        self.set_cursor(last);
        Ok(())
    }
}

/// A search is the iterator over its events.
impl<P: Problem> Iterator for Search<P> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        self.step()
    }
}
