//! One face of all the searches, driven by the page, the native tests and the benches.

mod build;
mod engine;
#[cfg(feature = "full")]
mod inside;
#[cfg(feature = "full")]
mod recording;
#[cfg(not(feature = "full"))]
mod small;

pub use build::holds;

use crate::board::Square;
use crate::search::{BadPosition, Conflict, Counts, Event, Goal, Kind, Reason, Run, Status};
use crate::setup::{Error, Method, Setup};
use crate::text::{self, Form};
use build::build;
use engine::Engine;
#[cfg(feature = "full")]
use recording::Recording;
#[cfg(not(feature = "full"))]
use small::Recording;
use std::fmt;

/// A setup being searched.
///
/// Every call costs what it costs on the one search inside; which search that is, is decided
/// once a call, never once a step.
pub struct Session {
    setup: Setup,
    engine: Box<dyn Engine>,
    /// The tree, as long as it is asked for.
    recording: Option<Recording>,
}

/// A candidate of the current node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its square; `None` off the board.
    pub square: Option<Square>,
    /// The number of its jump, in tours.
    pub jump: Option<u32>,
    /// The ways on from its square, where the method counts them.
    pub degree: Option<u32>,
    /// Why it is refused, if it has been refused here.
    pub conflict: Option<Conflict>,
    /// More about the refusal.
    pub reason: Option<Reason>,
    /// How many queens attack it, in a repair.
    pub attackers: Option<u32>,
}

/// What a view needs to draw the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The candidates of the current node, in trial order.
    pub candidates: Vec<Candidate>,
    /// How many of them are done with.
    pub cursor: usize,
    /// The number from 1 of the attempt that is being made, if the method makes several.
    pub attempt: Option<u32>,
    /// Whether the position is a solution.
    pub solution: bool,
    /// Whether all candidates were refused.
    pub dead_end: bool,
    /// Whether choices are taken back at all.
    pub exhaustive: bool,
    /// The queens that are attacked, in a repair.
    pub attacked: Option<Vec<Square>>,
}

/// What the last event was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The event.
    pub event: Event,
    /// The queen's number from 1, or the move's number (the start is move 0): placed, refused
    /// or taken back.
    pub piece: Option<u32>,
    /// Where the knight jumps from, or stands again, or a moved queen comes from.
    pub from: Option<Square>,
    /// The number of the jump, in tours.
    pub jump: Option<u32>,
    /// Which of its node's candidates it was, from 0 in trial order.
    pub choice: Option<u32>,
    /// The ways on from the square placed on, where the method counts them.
    pub degree: Option<u32>,
    /// The squares with as many ways on that came after it in trial order.
    pub tied: Vec<Square>,
    /// The number from 1 of the attempt that was begun or given up, if it was one.
    pub attempt: Option<u32>,
    /// How many queens attacked a moved queen before and after.
    pub attackers: Option<(u32, u32)>,
    /// Whether a queen was moved anywhere, not where the fewest attack it.
    pub random: bool,
    /// More about a refusal.
    pub reason: Option<Reason>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Just after an event of the mask.
    Reached,
    /// The steps are made.
    Steps,
    /// The time is up.
    Budget,
    /// There is nothing left that way.
    End,
}

/// Steps between two looks at the clock.
const SLICE: u64 = 1 << 15;

impl Session {
    /// Opens a line of text, see [`crate::setup`].
    ///
    /// # Errors
    /// As [`Setup::parse`].
    pub fn open(text: &str) -> Result<Session, Error> {
        Setup::parse(text).map(Session::new)
    }

    /// A session at step 0.
    ///
    /// # Panics
    /// If this build does not have the method, see [`holds`].
    pub fn new(setup: Setup) -> Session {
        Session { engine: build(&setup), setup, recording: None }
    }

    /// A session at a position of its setup, as [`Session::address`] and [`Session::counts`]
    /// gave it.
    ///
    /// # Errors
    /// If the address leads nowhere or the counts cannot belong to it, see [`Search::restore`].
    ///
    /// [`Search::restore`]: crate::search::Search::restore
    pub fn restore(setup: Setup, address: &[u32], counts: &Counts) -> Result<Session, BadPosition> {
        let mut session = Session::new(setup);
        session.engine.restore(address, counts)?;
        Ok(session)
    }

    /// What is searched.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// See [`Search::step`](crate::search::Search::step).
    pub fn step(&mut self) -> Option<Event> {
        self.run(1, Goal::NONE, None).last
    }

    /// See [`Search::step_back`](crate::search::Search::step_back).
    pub fn step_back(&mut self) -> Option<Event> {
        self.engine.run_back(1, Goal::NONE, None).last
    }

    /// Makes up to `max` events and appends their words.
    pub fn advance(&mut self, max: usize, out: &mut Vec<u32>) {
        self.run(max as u64, Goal::NONE, Some(out));
    }

    /// Takes back up to `max` events and appends their words, the last made first.
    pub fn retreat(&mut self, max: usize, out: &mut Vec<u32>) {
        self.engine.run_back(max as u64, Goal::NONE, Some(out));
    }

    /// Makes events until just after one that meets the goal (a [`Mask`](crate::search::Mask) or a [`Goal`]), at most
    /// `max` of them and at least one; asks every few ten thousand steps whether to go on.
    pub fn run_until(
        &mut self,
        goal: impl Into<Goal>,
        max: u64,
        goes_on: impl FnMut() -> bool,
    ) -> (u64, Stop) {
        let goal = goal.into();
        slices(max, self.engine.effort(), goes_on, |steps| self.run(steps, goal, None))
    }

    /// The same backwards: takes back at least one event and stops where the last one still made
    /// meets the goal, or at step 0.
    pub fn run_back_until(
        &mut self,
        goal: impl Into<Goal>,
        max: u64,
        goes_on: impl FnMut() -> bool,
    ) -> (u64, Stop) {
        let goal = goal.into();
        let engine = &mut self.engine;
        slices(max, engine.effort(), goes_on, |steps| engine.run_back(steps, goal, None))
    }

    /// See [`Timeline::seek`](crate::search::Timeline::seek). What is being recorded is not jumped over.
    pub fn seek(&mut self, step: u64, mut goes_on: impl FnMut() -> bool) -> bool {
        let known = self.recording.as_ref().and_then(Recording::end).unwrap_or(u64::MAX);
        if !self.engine.seek(step.min(known), &mut goes_on) {
            return false;
        }
        step <= known || !matches!(self.run_until(Goal::NONE, step - known, goes_on), (_, Stop::Budget))
    }

    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        match &mut self.recording {
            None => self.engine.run(max, goal, out),
            Some(recording) => recording.run(&mut *self.engine, max, goal, out),
        }
    }

    /// See [`Search::counts`](crate::search::Search::counts).
    pub fn counts(&self) -> Counts {
        self.engine.counts()
    }

    /// See [`Search::status`](crate::search::Search::status).
    pub fn status(&self) -> Status {
        self.engine.status()
    }

    /// See [`Search::address`](crate::search::Search::address).
    pub fn address(&self) -> Vec<u32> {
        self.engine.address()
    }

    /// See [`Search::visits`](crate::search::Search::visits).
    pub fn visits(&self) -> &[u32] {
        self.engine.visits()
    }

    /// Whether the search walks through a tree: all but a repair do.
    pub fn is_tree(&self) -> bool {
        self.engine.is_tree()
    }

    /// How many pieces are given, not placed: 1 for the start of a tour.
    pub fn given(&self) -> usize {
        usize::from(self.setup.start_square().is_some()) + self.setup.given().len()
    }

    /// The squares of the pieces: those given, then those placed, in order. `None` is a jump off
    /// the board.
    pub fn path(&self) -> Vec<Option<Square>> {
        let mut path = Vec::new();
        path.extend(self.setup.start_square().map(Some));
        path.extend(self.setup.given().iter().copied().map(Some));
        self.engine.put_placed(&mut path);
        path
    }

    /// The square of the piece placed or moved last, else of the last one given.
    pub fn head(&self) -> Option<Square> {
        if self.is_tree() {
            self.path().last().copied().flatten()
        } else {
            self.engine.last_event().and_then(Event::square)
        }
    }

    /// The current node, for drawing. O(candidates).
    pub fn frame(&self) -> Frame {
        self.engine.frame()
    }

    /// What the last event was about; `None` at step 0. It follows from the position alone.
    pub fn explain(&self) -> Option<Explanation> {
        let mut explanation = self.engine.explain()?;
        let is_tour = matches!(self.setup.method, Method::Tour { .. });
        if !self.is_tree() || explanation.attempt.is_some() {
            return Some(explanation);
        }
        let pieces = self.path().len() as u32;
        // The start of a tour is move 0, given or placed.
        let last = pieces.saturating_sub(u32::from(is_tour));
        (explanation.piece, explanation.from) = match explanation.event.kind() {
            Kind::Place => (Some(last), self.piece_before_last()),
            Kind::Reject | Kind::Backtrack => {
                let next = pieces + u32::from(!is_tour);
                (Some(next), self.path().last().copied().flatten())
            }
            _ => (None, None),
        };
        explanation.from = explanation.from.filter(|_| is_tour);
        Some(explanation)
    }

    fn piece_before_last(&self) -> Option<Square> {
        self.path().iter().rev().nth(1).copied().flatten()
    }

    /// Prints the position, see [`text::print`].
    pub fn print(&self, form: Form) -> String {
        text::print(&self.setup.board, &self.path(), form)
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("setup", &self.setup).field("counts", &self.counts()).finish()
    }
}

/// Runs in slices until the mask is met, the steps are made, the time is up or the end is reached.
fn slices(
    max: u64,
    effort: u64,
    mut goes_on: impl FnMut() -> bool,
    mut run: impl FnMut(u64) -> Run,
) -> (u64, Stop) {
    let mut steps = 0;
    loop {
        let wanted = (SLICE / effort).max(1).min(max - steps);
        let slice = run(wanted);
        steps += slice.steps;
        if slice.reached {
            return (steps, Stop::Reached);
        }
        if slice.steps < wanted {
            return (steps, Stop::End);
        }
        if steps == max {
            return (steps, Stop::Steps);
        }
        if !goes_on() {
            return (steps, Stop::Budget);
        }
    }
}
