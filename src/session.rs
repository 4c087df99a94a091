//! One enum over the concrete searches, driven by the page, the native tests and the benches.

use crate::board::Square;
use crate::queens::{Boards, Rows, Scan};
use crate::search::{
    BadPosition, Conflict, Counts, Event, Kind, Mask, Problem, Reason, Run, Script, Search, Status, Timeline,
};
use crate::setup::{Error, Method, QueensSearch, Setup, TourSearch};
use crate::text::{self, Form};
use crate::tour::{AllJumps, Sequences, Walk, Warnsdorff, script};

/// A setup being searched.
///
/// Every call costs what it costs on the one search inside; which search that is, is decided
/// once a call, never once a step.
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    Backtrack(Timeline<Walk<AllJumps, false>>),
    BacktrackClosed(Timeline<Walk<AllJumps, true>>),
    Warnsdorff(Timeline<Walk<Warnsdorff, false>>),
    WarnsdorffClosed(Timeline<Walk<Warnsdorff, true>>),
    Sequences(Timeline<Sequences>),
    Script(Timeline<Script>),
    Rows(Timeline<Rows>),
    Scan(Timeline<Scan>),
    Boards(Timeline<Boards>),
}

/// Runs an expression with the timeline of whichever search there is.
macro_rules! each {
    ($engine:expr, $timeline:ident => $body:expr) => {
        match $engine {
            Engine::Backtrack($timeline) => $body,
            Engine::BacktrackClosed($timeline) => $body,
            Engine::Warnsdorff($timeline) => $body,
            Engine::WarnsdorffClosed($timeline) => $body,
            Engine::Sequences($timeline) => $body,
            Engine::Script($timeline) => $body,
            Engine::Rows($timeline) => $body,
            Engine::Scan($timeline) => $body,
            Engine::Boards($timeline) => $body,
        }
    };
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
}

/// What a view needs to draw the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The candidates of the current node, in trial order.
    pub candidates: Vec<Candidate>,
    /// How many of them are done with.
    pub cursor: usize,
    /// Whether the position is a solution.
    pub solution: bool,
    /// Whether all candidates were refused.
    pub dead_end: bool,
}

/// What the last event was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The event.
    pub event: Event,
    /// The queen's number from 1, or the move's number (the start is move 0): placed, refused
    /// or taken back.
    pub piece: Option<u32>,
    /// Where the knight jumps from, or stands again.
    pub from: Option<Square>,
    /// The number of the jump, in tours.
    pub jump: Option<u32>,
    /// Which of its node's candidates it was, from 0 in trial order.
    pub choice: Option<u32>,
    /// The ways on from the square placed on, where the method counts them.
    pub degree: Option<u32>,
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
    pub fn new(setup: Setup) -> Session {
        let Ok(engine) = Engine::build(&setup, &Open) else { unreachable!("BUG: step 0 always opens") };
        Session { setup, engine }
    }

    /// A session at a position of its setup, as [`Session::address`] and [`Session::counts`]
    /// gave it.
    ///
    /// # Errors
    /// If the address leads nowhere or the counts cannot belong to it, see [`Search::restore`].
    pub fn restore(setup: Setup, address: &[u32], counts: &Counts) -> Result<Session, BadPosition> {
        let engine = Engine::build(&setup, &Return { address, counts })?;
        Ok(Session { setup, engine })
    }

    /// What is searched.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// See [`Search::step`].
    pub fn step(&mut self) -> Option<Event> {
        each!(&mut self.engine, timeline => timeline.step())
    }

    /// See [`Search::step_back`].
    pub fn step_back(&mut self) -> Option<Event> {
        each!(&mut self.engine, timeline => timeline.step_back())
    }

    /// Makes up to `max` events and appends their words.
    pub fn advance(&mut self, max: usize, out: &mut Vec<u32>) {
        each!(&mut self.engine, timeline => timeline.run(max as u64, Mask::NONE, |event| out.push(event.word())));
    }

    /// Takes back up to `max` events and appends their words, the last made first.
    pub fn retreat(&mut self, max: usize, out: &mut Vec<u32>) {
        each!(&mut self.engine, timeline => timeline.run_back(max as u64, Mask::NONE, |event| out.push(event.word())));
    }

    /// Makes events until just after one of the mask, at most `max` of them and at least one;
    /// asks every few ten thousand steps whether to go on.
    pub fn run_until(&mut self, mask: Mask, max: u64, goes_on: impl FnMut() -> bool) -> (u64, Stop) {
        each!(&mut self.engine, timeline => slices(max, goes_on, |steps| timeline.run(steps, mask, |_| ())))
    }

    /// The same backwards: takes back at least one event and stops where the last one still made
    /// is of the mask, or at step 0.
    pub fn run_back_until(&mut self, mask: Mask, max: u64, goes_on: impl FnMut() -> bool) -> (u64, Stop) {
        each!(&mut self.engine, timeline => slices(max, goes_on, |steps| timeline.run_back(steps, mask, |_| ())))
    }

    /// See [`Timeline::seek`].
    pub fn seek(&mut self, step: u64, goes_on: impl FnMut() -> bool) -> bool {
        each!(&mut self.engine, timeline => timeline.seek(step, goes_on))
    }

    /// See [`Search::counts`].
    pub fn counts(&self) -> Counts {
        each!(&self.engine, timeline => timeline.search().counts())
    }

    /// See [`Search::status`].
    pub fn status(&self) -> Status {
        each!(&self.engine, timeline => timeline.search().status())
    }

    /// See [`Search::address`].
    pub fn address(&self) -> Vec<u32> {
        each!(&self.engine, timeline => timeline.search().address())
    }

    /// See [`Search::visits`].
    pub fn visits(&self) -> &[u32] {
        each!(&self.engine, timeline => timeline.search().visits())
    }

    /// How many pieces are given, not placed: 1 for the start of a tour.
    pub fn given(&self) -> usize {
        usize::from(self.setup.start_square().is_some())
    }

    /// The squares of the pieces: those given, then those placed, in order. `None` is a jump off
    /// the board.
    pub fn path(&self) -> Vec<Option<Square>> {
        let given = self.setup.start_square().map(Some);
        given.into_iter().chain(each!(&self.engine, timeline => placed(timeline.search()))).collect()
    }

    /// The current node, for drawing. O(candidates).
    pub fn frame(&self) -> Frame {
        each!(&self.engine, timeline => frame(timeline.search()))
    }

    /// What the last event was about; `None` at step 0. It follows from the position alone.
    pub fn explain(&self) -> Option<Explanation> {
        let Decision { event, jump, choice, degree, reason } =
            each!(&self.engine, timeline => decision(timeline.search()))?;
        let depth = self.counts().depth as u32;
        let moves_from_0 = matches!(self.setup.method, Method::Tour { .. }) && self.given() == 0;
        let placed = depth - u32::from(moves_from_0 && depth > 0);
        let (piece, from) = match event.kind() {
            Kind::Place => (Some(placed), self.piece_before_last()),
            Kind::Reject | Kind::Backtrack => {
                (Some(depth + u32::from(!moves_from_0)), self.path().last().copied().flatten())
            }
            _ => (None, None),
        };
        let from = from.filter(|_| matches!(self.setup.method, Method::Tour { .. }));
        Some(Explanation { event, piece, from, jump, choice, degree, reason })
    }

    fn piece_before_last(&self) -> Option<Square> {
        self.path().iter().rev().nth(1).copied().flatten()
    }

    /// Prints the position, see [`text::print`].
    pub fn print(&self, form: Form) -> String {
        text::print(&self.setup.board, &self.path(), form)
    }
}

/// How to open a timeline: at the start or at a position.
trait Opening {
    fn timeline<P: Problem>(&self, problem: P) -> Result<Timeline<P>, BadPosition>;
}

struct Open;

impl Opening for Open {
    fn timeline<P: Problem>(&self, problem: P) -> Result<Timeline<P>, BadPosition> {
        Ok(Timeline::new(problem))
    }
}

struct Return<'a> {
    address: &'a [u32],
    counts: &'a Counts,
}

impl Opening for Return<'_> {
    fn timeline<P: Problem>(&self, problem: P) -> Result<Timeline<P>, BadPosition> {
        Timeline::restore(problem, self.address, self.counts)
    }
}

impl Engine {
    /// The one place that makes a search of a setup.
    fn build(setup: &Setup, opening: &impl Opening) -> Result<Engine, BadPosition> {
        let board = &setup.board;
        let start = setup.start_square();
        Ok(match setup.method {
            Method::Tour { search: TourSearch::Backtrack, order, closed: false, .. } => {
                Engine::Backtrack(opening.timeline(Walk::new(board, order, start, AllJumps))?)
            }
            Method::Tour { search: TourSearch::Backtrack, order, closed: true, .. } => {
                Engine::BacktrackClosed(opening.timeline(Walk::new(board, order, start, AllJumps))?)
            }
            Method::Tour { search: TourSearch::Warnsdorff { ties, pure }, order, closed, seed, .. } => {
                let rule = Warnsdorff { ties, pure, seed };
                if closed {
                    Engine::WarnsdorffClosed(opening.timeline(Walk::new(board, order, start, rule))?)
                } else {
                    Engine::Warnsdorff(opening.timeline(Walk::new(board, order, start, rule))?)
                }
            }
            Method::Tour { search: TourSearch::Enumerate, order, closed, .. } => {
                Engine::Sequences(opening.timeline(Sequences::new(board.clone(), order, start, closed))?)
            }
            Method::Tour { search: TourSearch::Tiles, closed, .. } => {
                Engine::Script(opening.timeline(script::tiles(board, start, closed))?)
            }
            Method::Tour { search: TourSearch::Rotate, seed, .. } => {
                Engine::Script(opening.timeline(script::rotate(board, start, seed))?)
            }
            Method::Queens { search: QueensSearch::Rows { columns, seed } } => {
                Engine::Rows(opening.timeline(Rows::new(board.clone(), columns, seed))?)
            }
            Method::Queens { search: QueensSearch::Scan } => {
                Engine::Scan(opening.timeline(Scan::new(board.clone()))?)
            }
            Method::Queens { search: QueensSearch::Enumerate } => {
                Engine::Boards(opening.timeline(Boards::new(board.clone()))?)
            }
        })
    }
}

/// Runs in slices until the mask is met, the steps are made, the time is up or the end is reached.
fn slices(max: u64, mut goes_on: impl FnMut() -> bool, mut run: impl FnMut(u64) -> Run) -> (u64, Stop) {
    let mut steps = 0;
    loop {
        let wanted = SLICE.min(max - steps);
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

fn placed<P: Problem>(search: &Search<P>) -> Vec<Option<Square>> {
    search.choices().map(|choice| search.problem().square(choice)).collect()
}

fn frame<P: Problem>(search: &Search<P>) -> Frame {
    let problem = search.problem();
    let cursor = search.cursor() as usize;
    let candidates = search.candidates().enumerate().map(|(i, (choice, conflict))| Candidate {
        square: problem.square(choice),
        jump: problem.jump(choice),
        degree: Some(problem.degree(choice)).filter(|_| problem.counts_degrees()),
        conflict: conflict.filter(|_| i < cursor),
    });
    let candidates: Vec<_> = candidates.collect();
    let cursor = cursor.min(candidates.len());
    Frame { candidates, cursor, solution: search.is_solution(), dead_end: search.is_dead_end() }
}

/// The part of an explanation that the search alone knows.
struct Decision {
    event: Event,
    jump: Option<u32>,
    choice: Option<u32>,
    degree: Option<u32>,
    reason: Option<Reason>,
}

fn decision<P: Problem>(search: &Search<P>) -> Option<Decision> {
    let event = search.last_event()?;
    let decided = search.last_decision();
    let counts_degrees = event.kind() == Kind::Place && search.problem().counts_degrees();
    Some(Decision {
        event,
        jump: decided.and_then(|(choice, ..)| search.problem().jump(choice)),
        choice: decided.map(|(_, number, _)| number),
        degree: counts_degrees.then(|| event.degree()),
        reason: decided.and_then(|(.., reason)| reason),
    })
}
