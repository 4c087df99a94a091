use super::engine::Checkpoint;
use super::{BadPosition, Counts, Estimate, Event, Goal, Problem, Record, Run, Search, Status};

/// A search together with the moments it can return to, so that any step is near, and a record
/// of what it has explored.
///
/// Checkpoints are taken at multiples of a spacing, which doubles when there are too many of
/// them; the number is bounded so that they take a few megabytes at the most on ordinary boards.
#[derive(Clone, Debug)]
pub struct Timeline<P: Problem> {
    search: Search<P>,
    record: Record,
    /// Ordered by step; every one at a multiple of the spacing.
    checkpoints: Vec<(u64, Checkpoint)>,
    spacing: u64,
    most: usize,
    /// False after a restore, until the search has been at step 0: see [`Search::restore`].
    knows_past: bool,
}

/// Steps between checkpoints at first: a fraction of a millisecond of search.
const SPACING: u64 = 1 << 14;
/// Squares of the largest board whose tree is probed: a walk takes a millisecond or two.
const PROBED: usize = 64 * 64;
/// Bytes that all checkpoints together may take.
const MEMORY: usize = 16 << 20;

impl<P: Problem> Timeline<P> {
    /// A timeline at step 0 of a problem to which no choice has been applied.
    pub fn new(problem: P) -> Timeline<P> {
        Timeline::around(Search::new(problem), true)
    }

    /// A timeline at a position, see [`Search::restore`].
    ///
    /// # Errors
    /// As [`Search::restore`].
    pub fn restore(problem: P, address: &[u32], counts: &Counts) -> Result<Timeline<P>, BadPosition> {
        Ok(Timeline::around(Search::restore(problem, address, counts)?, counts.step == 0))
    }

    fn around(search: Search<P>, knows_past: bool) -> Timeline<P> {
        let squares = search.problem().squares();
        let effort = search.problem().effort();
        let bytes = 4 * squares + 12 * search.problem().max_depth();
        Timeline {
            record: record_from(&search),
            search,
            checkpoints: Vec::new(),
            // On a huge board a checkpoint costs as much as many steps.
            spacing: SPACING.max((8 * squares as u64 / effort).next_power_of_two()),
            most: (MEMORY / bytes.max(1)).clamp(4, 1024),
            knows_past,
        }
    }

    /// The search where it stands.
    pub fn search(&self) -> &Search<P> {
        &self.search
    }

    /// What was seen of everything explored so far.
    pub fn record(&self) -> Option<&Record> {
        Some(&self.record)
    }

    /// See [`Search::explored`]; `None` where nothing is taken back.
    pub fn explored(&mut self) -> Option<f64> {
        self.search.problem().exhaustive().then(|| self.search.explored())
    }

    /// See [`Search::probe`]; `None` where nothing is taken back, or a walk could be long.
    pub fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        let problem = self.search.problem();
        let is_short = problem.exhaustive() && problem.squares() <= PROBED;
        is_short.then(|| self.search.probe(estimate, walks, goes_on))
    }

    /// See [`Problem::effort`].
    pub fn effort(&self) -> u64 {
        self.search.problem().effort()
    }

    /// See [`Search::step`].
    pub fn step(&mut self) -> Option<Event> {
        self.run(1, Goal::NONE, None).last
    }

    /// See [`Search::step_back`].
    pub fn step_back(&mut self) -> Option<Event> {
        self.run_back(1, Goal::NONE, None).last
    }

    /// See [`Search::run`]; appends the events' words to `out`, if there is one.
    // Not generic over what is done with an event: that would make a loop for each use of each problem.
    pub fn run(&mut self, max: u64, goal: Goal, mut out: Option<&mut Vec<u32>>) -> Run {
        let mut all = Run { steps: 0, reached: false, last: None };
        while all.steps < max && !all.reached {
            let now = self.now();
            let known = self.record.furthest().saturating_sub(now);
            let is_new = known == 0;
            let room = if is_new { self.record.room() } else { known };
            let wanted = (self.spacing - now % self.spacing).min(max - all.steps).min(room);
            let mut step = now;
            let run = self.search.run(wanted, goal, |event| {
                step += 1;
                if is_new {
                    self.record.note(event, step);
                }
                if let Some(out) = out.as_deref_mut() {
                    out.push(event.word());
                }
            });
            if is_new {
                self.record.pause(step, self.search.is_dead_end(), self.search.reached());
            }
            all = Run { steps: all.steps + run.steps, reached: run.reached, last: run.last.or(all.last) };
            self.mark();
            if run.steps < wanted && !run.reached {
                break;
            }
        }
        all
    }

    /// See [`Search::run_back`]; appends the events' words to `out`, if there is one.
    pub fn run_back(&mut self, max: u64, goal: Goal, mut out: Option<&mut Vec<u32>>) -> Run {
        let mut all = Run { steps: 0, reached: false, last: None };
        while all.steps < max && !all.reached {
            // A restored search leaves checkpoints on its way back too.
            let to_mark = self.now().saturating_sub(1) % self.spacing + 1;
            let wanted = to_mark.min(max - all.steps);
            let run = self.search.run_back(wanted, goal, |event| {
                if let Some(out) = out.as_deref_mut() {
                    out.push(event.word());
                }
            });
            all = Run { steps: all.steps + run.steps, reached: run.reached, last: run.last.or(all.last) };
            self.mark();
            if run.steps < wanted {
                break;
            }
        }
        self.note_start();
        all
    }

    /// Goes to the step with this number, seen or not, or as far as the search reaches; asks
    /// `goes_on` every few ten thousand steps whether to go on. True when it has arrived.
    ///
    /// Time: at most the distance to the nearest checkpoint, spacing/2 once the step was seen.
    pub fn seek(&mut self, step: u64, mut goes_on: impl FnMut() -> bool) -> bool {
        self.jump_near(step);
        loop {
            let now = self.now();
            let left = step.abs_diff(now).min((SPACING / self.effort()).max(1));
            let run = if step > now {
                self.run(left, Goal::NONE, None)
            } else {
                self.run_back(left, Goal::NONE, None)
            };
            if run.steps < left || self.now() == step {
                return true;
            }
            if !goes_on() {
                return false;
            }
        }
    }

    /// Goes to the first checkpoint below the node of the path at this depth, if that lies before.
    /// Every step between it and here lies below that node.
    pub fn rewind(&mut self, depth: usize) {
        let now = self.now();
        let node: Vec<_> = self.search.address().into_iter().take(depth).collect();
        let before = &self.checkpoints[..self.checkpoints.partition_point(|&(at, _)| at < now)];
        // A node is entered once and left once.
        let below = before.iter().rev().take_while(|(_, checkpoint)| checkpoint.is_below(&node)).count();
        if below > 0 {
            self.search.return_to(&before[before.len() - below].1);
        }
    }

    fn now(&self) -> u64 {
        self.search.counts().step
    }

    /// Moves to the checkpoint, or step 0, that is nearest to the step, if it saves work.
    fn jump_near(&mut self, step: u64) {
        let after = self.checkpoints.partition_point(|&(at, _)| at <= step);
        let around = [after.checked_sub(1), (after < self.checkpoints.len()).then_some(after)];
        let nearest = around.into_iter().flatten().min_by_key(|&i| self.checkpoints[i].0.abs_diff(step));
        let at = nearest.map_or(0, |i| self.checkpoints[i].0);
        // Coming back costs the depth and a copy of the visits.
        let cost = (self.search.depth() + self.search.visits().len()) as u64;
        let walk = self.now().abs_diff(step);
        if step.min(at.abs_diff(step)) + cost >= walk {
            return;
        }
        match nearest {
            Some(i) if at.abs_diff(step) < step => self.search.return_to(&self.checkpoints[i].1),
            _ => self.search.return_to_start(),
        }
        self.note_start();
    }

    /// At step 0 a restored search knows its whole past again; what it marked before is worth nothing.
    fn note_start(&mut self) {
        if !self.knows_past && self.now() == 0 {
            self.knows_past = true;
            self.checkpoints.clear();
            self.record = record_from(&self.search);
        }
    }

    /// Takes a checkpoint if one is due here.
    fn mark(&mut self) {
        let now = self.now();
        if now == 0 || !now.is_multiple_of(self.spacing) {
            return;
        }
        let place = self.checkpoints.partition_point(|&(at, _)| at < now);
        if self.checkpoints.get(place).is_some_and(|&(at, _)| at == now) {
            return;
        }
        self.checkpoints.insert(place, (now, self.search.checkpoint()));
        if self.checkpoints.len() > self.most {
            self.spacing *= 2;
            self.checkpoints.retain(|&(at, _)| at.is_multiple_of(self.spacing));
        }
    }
}

/// A record that begins where the search stands.
fn record_from<P: Problem>(search: &Search<P>) -> Record {
    let counts = search.counts();
    let mut tried = search.candidates().take(search.cursor() as usize);
    let is_fresh = search.status() == Status::Running && tried.all(|(_, conflict)| conflict.is_some());
    Record::new(counts.step, counts.depth as u32, counts.deepest as u32, is_fresh)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::queens::Scan;

    fn timeline() -> Timeline<Scan> {
        Timeline::new(Scan::new(Board::new(6, 6), &[]))
    }

    #[test]
    fn checkpoints_stay_few_and_evenly_spaced() {
        let mut timeline = timeline();
        timeline.most = 5;
        timeline.run(1_000_000, Goal::NONE, None);
        assert!(timeline.spacing > SPACING);
        let steps: Vec<_> = timeline.checkpoints.iter().map(|&(step, _)| step).collect();
        let wanted: Vec<_> = (1..=steps.len() as u64).map(|k| k * timeline.spacing).collect();
        assert_eq!(steps, wanted);
        assert!((2..=5).contains(&steps.len()));
    }

    #[test]
    fn seeking_what_was_seen_walks_half_a_spacing_at_the_most() {
        let mut timeline = timeline();
        timeline.run(600_000, Goal::NONE, None);
        for step in [100, 8191, 8193, 300_000, 16_384 * 3, 589_000, 0] {
            timeline.jump_near(step);
            assert!(timeline.now().abs_diff(step) <= SPACING / 2, "{step}");
            assert!(timeline.seek(step, || true));
            assert_eq!(timeline.now(), step);
        }
    }

    #[test]
    fn single_steps_leave_checkpoints_too() {
        let mut timeline = timeline();
        while timeline.now() < 3 * SPACING {
            timeline.step();
        }
        assert_eq!(timeline.checkpoints.len(), 3);
        timeline.run_back(SPACING, Goal::NONE, None);
        timeline.run(SPACING, Goal::NONE, None);
        assert_eq!(timeline.checkpoints.len(), 3, "each place once");
    }

    #[test]
    fn out_of_time_is_not_arrived() {
        let mut timeline = timeline();
        assert!(!timeline.seek(100_000, || false));
        assert_eq!(timeline.now(), SPACING);
        assert!(timeline.seek(SPACING, || false), "what is reached at once needs no time");
        assert!(timeline.seek(u64::MAX, || true), "the end is as far as it goes");
        assert_eq!(timeline.step(), None);
    }
}
