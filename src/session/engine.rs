#[cfg(feature = "full")]
use super::inside::Inside;
#[cfg(not(feature = "full"))]
use super::small::Inside;
use super::{Candidate, Explanation, Frame};
use crate::board::Square;
use crate::queens::Repair;
use crate::search::{BadPosition, Counts, Event, Goal, Kind, Problem, Run, Status, Timeline};

/// What a session needs of whatever it steps through: the timeline of a search, or a repair. Called once a batch,
/// never once a step.
pub(super) trait Engine: Inside {
    /// Goes from step 0 to a position.
    fn restore(&mut self, address: &[u32], counts: &Counts) -> Result<(), BadPosition>;
    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run;
    fn run_back(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run;
    fn seek(&mut self, step: u64, goes_on: &mut dyn FnMut() -> bool) -> bool;
    fn effort(&self) -> u64;
    fn counts(&self) -> Counts;
    fn status(&self) -> Status;
    fn address(&self) -> Vec<u32>;
    fn visits(&self) -> &[u32];
    fn last_event(&self) -> Option<Event>;
    /// Appends the squares of the pieces placed, in order.
    fn put_placed(&self, path: &mut Vec<Option<Square>>);
    fn frame(&self) -> Frame;
    /// The last event as far as it is known here.
    fn explain(&self) -> Option<Explanation>;
    /// Whether there are nodes.
    fn is_tree(&self) -> bool;
}

impl<P: Problem> Engine for Timeline<P> {
    fn restore(&mut self, address: &[u32], counts: &Counts) -> Result<(), BadPosition> {
        Timeline::restore(self, address, counts)
    }

    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        Timeline::run(self, max, goal, out)
    }

    fn run_back(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        Timeline::run_back(self, max, goal, out)
    }

    fn seek(&mut self, step: u64, goes_on: &mut dyn FnMut() -> bool) -> bool {
        Timeline::seek(self, step, goes_on)
    }

    fn effort(&self) -> u64 {
        Timeline::effort(self)
    }

    fn counts(&self) -> Counts {
        self.search().counts()
    }

    fn status(&self) -> Status {
        self.search().status()
    }

    fn address(&self) -> Vec<u32> {
        self.search().address()
    }

    fn visits(&self) -> &[u32] {
        self.search().visits()
    }

    fn last_event(&self) -> Option<Event> {
        self.search().last_event()
    }

    fn put_placed(&self, path: &mut Vec<Option<Square>>) {
        let search = self.search();
        let problem = search.problem();
        path.reserve(search.choices().size_hint().1.unwrap_or(0));
        let pieces = search.choices().filter(|&choice| problem.attempt(choice).is_none());
        path.extend(pieces.map(|choice| problem.square(choice)));
    }

    fn frame(&self) -> Frame {
        let search = self.search();
        let problem = search.problem();
        let cursor = search.cursor() as usize;
        let candidates = search.candidates().enumerate().map(|(i, (choice, conflict))| {
            let conflict = conflict.filter(|_| i < cursor);
            Candidate {
                square: problem.square(choice),
                jump: problem.jump(choice),
                degree: Some(problem.degree(choice)).filter(|_| problem.counts_degrees()),
                conflict,
                reason: conflict.map(|conflict| problem.reason(choice, conflict)),
                attackers: None,
            }
        });
        let candidates: Vec<_> = candidates.collect();
        Frame {
            cursor: cursor.min(candidates.len()),
            candidates,
            solution: search.is_solution(),
            // Stuck is the end of a dead end.
            dead_end: search.is_dead_end() || search.status() == Status::Stuck,
            exhaustive: problem.exhaustive(),
            attempt: search
                .choices()
                .next()
                .and_then(|choice| problem.attempt(choice))
                .map(|number| number + 1),
            attacked: None,
        }
    }

    fn explain(&self) -> Option<Explanation> {
        let search = self.search();
        let event = search.last_event()?;
        let decided = search.last_decision();
        let problem = search.problem();
        let attempt = decided.and_then(|(choice, ..)| problem.attempt(choice));
        let counts_degrees = event.kind() == Kind::Place && problem.counts_degrees() && attempt.is_none();
        let is_tied = |&&choice: &&P::Choice| counts_degrees && problem.degree(choice) == event.degree();
        let tied = search.passed_over().iter().filter(is_tied).filter_map(|&choice| problem.square(choice));
        Some(Explanation {
            event,
            piece: None,
            from: None,
            jump: decided.and_then(|(choice, ..)| problem.jump(choice)),
            choice: decided.map(|(_, number, _)| number),
            degree: counts_degrees.then(|| event.degree()),
            tied: tied.collect(),
            attempt: attempt.map(|number| number + 1),
            attackers: None,
            random: false,
            reason: decided.and_then(|(.., reason)| reason),
        })
    }

    fn is_tree(&self) -> bool {
        true
    }
}

impl Engine for Repair {
    fn restore(&mut self, address: &[u32], counts: &Counts) -> Result<(), BadPosition> {
        Repair::restore(self, address, counts)
    }

    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        Repair::run(self, max, goal, out)
    }

    fn run_back(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        Repair::run_back(self, max, goal, out)
    }

    fn seek(&mut self, step: u64, goes_on: &mut dyn FnMut() -> bool) -> bool {
        Repair::seek(self, step, goes_on)
    }

    fn effort(&self) -> u64 {
        Repair::effort(self)
    }

    fn counts(&self) -> Counts {
        self.counts()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn address(&self) -> Vec<u32> {
        self.address()
    }

    fn visits(&self) -> &[u32] {
        self.visits()
    }

    fn last_event(&self) -> Option<Event> {
        self.last_event()
    }

    fn put_placed(&self, path: &mut Vec<Option<Square>>) {
        // The given queens come first and are there already.
        path.extend(self.queens().skip(path.len()).map(Some));
    }

    fn frame(&self) -> Frame {
        let candidates = self.choices().into_iter().map(|(square, attackers)| Candidate {
            square: Some(square),
            jump: None,
            degree: None,
            conflict: None,
            reason: None,
            attackers: Some(attackers),
        });
        Frame {
            candidates: candidates.collect(),
            cursor: 0,
            solution: self.is_solution(),
            dead_end: false,
            exhaustive: false,
            attempt: None,
            attacked: Some(self.attacked().collect()),
        }
    }

    fn explain(&self) -> Option<Explanation> {
        let event = self.last_event()?;
        let last = self.last_move().filter(|_| event.kind() == Kind::Move);
        let place = last.and_then(|last| self.queens().position(|queen| queen == last.to));
        Some(Explanation {
            event,
            piece: place.map(|place| place as u32 + 1),
            from: last.map(|last| last.from),
            jump: None,
            choice: None,
            degree: None,
            tied: Vec::new(),
            attempt: None,
            attackers: last.map(|last| (last.before, last.after)),
            random: last.is_some_and(|last| last.random),
            reason: None,
        })
    }

    fn is_tree(&self) -> bool {
        false
    }
}
