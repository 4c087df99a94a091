//! The tree of a session's search, recorded while somebody looks at it.

use super::{Engine, Session};
use crate::board::Square;
use crate::search::{Event, Goal, Kind, Outline, Place, Run, Status, Tree};
use crate::setup::Setup;

/// Steps that are searched again so that a tree is known from the start.
const SEARCHED_AGAIN: u64 = 1 << 20;
/// … of them between two looks at the clock.
const SLICE: u64 = 1 << 14;
/// Depths beyond this are no tree to look at.
const DEEPEST: usize = 1 << 16;
/// Candidates on either side of a cursor that an outline gives.
const AROUND: usize = 12;

/// A tree, and what it takes to be in step with the search.
#[derive(Clone, Debug)]
pub(super) struct Recording {
    tree: Tree,
    /// A second search from the start, until it has come to where the first one is.
    behind: Option<Box<Engine>>,
    events: Vec<u32>,
}

impl Recording {
    fn from_start(setup: &Setup) -> Recording {
        let behind = Some(Box::new(Session::new(setup.clone()).engine));
        Recording { tree: Tree::new(), behind, events: Vec::new() }
    }

    /// The step up to which every step must be made so that the tree learns of it.
    pub(super) fn end(&self) -> Option<u64> {
        if self.behind.is_none() { Some(self.tree.end()) } else { None }
    }

    /// Runs a search and records what is new of it.
    pub(super) fn run(
        &mut self,
        engine: &mut Engine,
        max: u64,
        goal: Goal,
        out: Option<&mut Vec<u32>>,
    ) -> Run {
        if self.behind.is_some() {
            return engine.run(max, goal, out);
        }
        let step = engine.counts().step;
        self.events.clear();
        let out = out.unwrap_or(&mut self.events);
        let begin = out.len();
        let run = engine.run(max, goal, Some(out));
        self.tree.record(step, &out[begin..]);
        run
    }

    /// Brings the tree to a step; false when the time is up before.
    fn catch_up(&mut self, step: u64, mut goes_on: impl FnMut() -> bool) -> bool {
        while let Some(behind) = &mut self.behind {
            let at = self.tree.end();
            let missing = step.saturating_sub(at);
            let slice = missing.min((SLICE / behind.effort()).max(1));
            self.events.clear();
            behind.run(slice, Goal::NONE, Some(&mut self.events));
            self.tree.record(at, &self.events);
            if slice == missing {
                self.behind = None;
            } else if !goes_on() {
                return false;
            }
        }
        true
    }
}

impl Session {
    /// Records the search's tree from now on, and goes on until it is in step with the search:
    /// false when the time is up before. What came before is recorded too if it is about a
    /// million steps at the most.
    ///
    /// Recording costs some nanoseconds a step, and memory as [`Tree`] says.
    pub fn record_tree(&mut self, goes_on: impl FnMut() -> bool) -> bool {
        let step = self.counts().step;
        if !self.is_tree() || self.setup.goal() > DEEPEST {
            return true;
        }
        let is_near = |tree: u64| step.saturating_sub(tree) <= SEARCHED_AGAIN;
        let recording = match self.recording.take() {
            Some(recording) if recording.behind.is_none() || is_near(recording.tree.end()) => recording,
            None if is_near(0) => Recording::from_start(&self.setup),
            _ => self.recording_from_here(),
        };
        self.recording.insert(recording).catch_up(step, goes_on)
    }

    /// Records no more, and gives the memory back.
    pub fn forget_tree(&mut self) {
        self.recording = None;
    }

    /// The tree as far as it is recorded.
    pub fn tree(&self) -> Option<&Tree> {
        self.recording.as_ref().map(|recording| &recording.tree)
    }

    /// The tree around the current node in up to `most` nodes, see [`Outline::new`]; the path at
    /// least, where nothing is recorded. Empty in a repair.
    pub fn outline(&self, most: usize, fold: bool) -> Outline {
        let counts = self.counts();
        let depth = counts.depth as usize;
        let levels = self.stack(depth.saturating_sub(Outline::PATH), usize::MAX, AROUND);
        if levels.is_empty() {
            return Outline::default();
        }
        let solved = self.status() == Status::Solution;
        Outline::new(self.tree(), Place { step: counts.step, levels: &levels, depth, solved }, most, fold)
    }

    fn recording_from_here(&self) -> Recording {
        let placed = self.path().split_off(self.given());
        let counts = self.counts();
        // An attempt is placed, but not on the board.
        let attempts = std::iter::repeat_n(None, counts.depth as usize - placed.len());
        let place = |square: Option<Square>| Event::new(Kind::Place, 0, square);
        let pieces: Vec<_> = attempts.chain(placed).map(place).collect();
        let tree = Tree::from(counts.step, counts.placed, &self.address(), &pieces);
        Recording { tree, behind: None, events: Vec::new() }
    }
}
