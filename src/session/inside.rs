//! What can be asked of the inside of a search, beside where it stands.

use super::{Session, Stop};
use crate::queens::Repair;
use crate::search::{Estimate, Kind, Level, Mask, Problem, Record, Timeline};

/// Placements between two looks at the clock, where a run stops at each of them.
const PLACES: u32 = 1 << 10;

/// What an engine answers.
pub(super) trait Inside {
    fn record(&self) -> Option<&Record>;
    fn explored(&mut self) -> Option<f64>;
    fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool>;
    /// Where there are nodes.
    fn level(&self, depth: usize, around: usize) -> Level;
    fn rewind(&mut self, depth: usize);
}

impl<P: Problem> Inside for Timeline<P> {
    fn record(&self) -> Option<&Record> {
        Timeline::record(self)
    }

    fn explored(&mut self) -> Option<f64> {
        Timeline::explored(self)
    }

    fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        Timeline::probe(self, estimate, walks, goes_on)
    }

    fn level(&self, depth: usize, around: usize) -> Level {
        self.search().level(depth, around)
    }

    fn rewind(&mut self, depth: usize) {
        Timeline::rewind(self, depth);
    }
}

impl Inside for Repair {
    fn record(&self) -> Option<&Record> {
        Repair::record(self)
    }

    fn explored(&mut self) -> Option<f64> {
        Repair::explored(self)
    }

    fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        Repair::probe(self, estimate, walks, goes_on)
    }

    fn level(&self, _: usize, _: usize) -> Level {
        unreachable!("BUG: a repair has no nodes")
    }

    fn rewind(&mut self, _: usize) {}
}

impl Session {
    /// What was seen of everything explored so far; `None` for a repair, which has no tree.
    pub fn record(&self) -> Option<&Record> {
        self.engine.record()
    }

    /// See [`Timeline::explored`](crate::search::Timeline::explored).
    pub fn explored(&mut self) -> Option<f64> {
        self.engine.explored()
    }

    /// See [`Timeline::probe`](crate::search::Timeline::probe).
    pub fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<bool> {
        self.engine.probe(estimate, walks, &mut goes_on)
    }

    /// Levels of the stack, as the recursive program would have its calls: `count` of them from
    /// one on, the root at 0, each with the squares of up to `around` candidates on either side
    /// of its cursor. Those that there are; none in a repair. O(`count` · `around`).
    pub fn stack(&self, from: usize, count: usize, around: usize) -> Vec<Level> {
        if !self.is_tree() {
            return Vec::new();
        }
        let end = from.saturating_add(count).min(self.counts().depth as usize + 1);
        (from..end).map(|depth| self.engine.level(depth, around)).collect()
    }

    /// The step that made the current node's ancestor at a depth, 1 or more. `None` when the time
    /// is up before it is found, or there is no such node.
    ///
    /// Time: two spacings of the timeline's checkpoints, where the past was seen.
    pub fn placed_at(&mut self, depth: usize, mut goes_on: impl FnMut() -> bool) -> Option<u64> {
        let now = self.counts();
        if depth == 0 || depth as u64 > now.depth || !self.is_tree() {
            return None;
        }
        self.engine.rewind(depth);
        // The last placement before here that is not deeper: below the node all are.
        let mut passed = 0_u32;
        let found = loop {
            let is_place = self.engine.last_event().is_some_and(|event| event.kind() == Kind::Place);
            if is_place && self.counts().depth == depth as u64 {
                break Some(self.counts().step);
            }
            passed += 1;
            let is_late = passed.is_multiple_of(PLACES) && !goes_on();
            let place = Mask::of(Kind::Place);
            if is_late || self.run_back_until(place, u64::MAX, &mut goes_on).1 != Stop::Reached {
                break None;
            }
        };
        self.seek(now.step, || true);
        found
    }
}
