//! One enum over the concrete searches, driven by the page, the native tests and the benches.

mod recording;

use crate::board::{Board, Graph, Square};
use crate::queens::{Boards, Costly, Cover, Forward, Repair, Rows, Scan, formula};
use crate::search::{
    BadPosition, Conflict, Counts, Estimate, Event, Goal, Kind, Level, Mask, Problem, Reason, Record, Run,
    Script, Search, Status, Timeline,
};
use crate::setup::{Error, Method, QueensSearch, Setup, TourSearch};
use crate::text::{self, Form};
use crate::tour::{AllJumps, Offer, Portfolio, Pruned, Sequences, Walk, Warnsdorff, script};
use recording::Recording;

/// A setup being searched.
///
/// Every call costs what it costs on the one search inside; which search that is, is decided
/// once a call, never once a step.
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    engine: Engine,
    /// The tree, as long as it is asked for.
    recording: Option<Recording>,
}

#[derive(Clone, Debug)]
enum Engine {
    Backtrack(Timeline<Walk<AllJumps, false>>),
    BacktrackClosed(Timeline<Walk<AllJumps, true>>),
    Warnsdorff(Timeline<Walk<Warnsdorff, false>>),
    WarnsdorffClosed(Timeline<Walk<Warnsdorff, true>>),
    Portfolio(Timeline<Portfolio>),
    Sequences(Timeline<Sequences>),
    Rows(Timeline<Rows>),
    Scan(Timeline<Scan>),
    Boards(Timeline<Boards>),
    Costly(Timeline<Costly>),
    Repair(Repair),
}

/// Runs an expression with the timeline of whichever search there is; a repair goes by the same
/// names.
macro_rules! each {
    ($engine:expr, $timeline:ident => $body:expr) => {
        each!($engine, $timeline => $body, $timeline => $body)
    };
    ($engine:expr, $timeline:ident => $body:expr, $repair:ident => $other:expr) => {
        match $engine {
            Engine::Backtrack($timeline) => $body,
            Engine::BacktrackClosed($timeline) => $body,
            Engine::Warnsdorff($timeline) => $body,
            Engine::WarnsdorffClosed($timeline) => $body,
            Engine::Portfolio($timeline) => $body,
            Engine::Sequences($timeline) => $body,
            Engine::Rows($timeline) => $body,
            Engine::Scan($timeline) => $body,
            Engine::Boards($timeline) => $body,
            Engine::Costly($timeline) => $body,
            Engine::Repair($repair) => $other,
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
/// … placements, where it stops at each of them.
const PLACES: u32 = 1 << 10;

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
        Session { setup, engine, recording: None }
    }

    /// A session at a position of its setup, as [`Session::address`] and [`Session::counts`]
    /// gave it.
    ///
    /// # Errors
    /// If the address leads nowhere or the counts cannot belong to it, see [`Search::restore`].
    pub fn restore(setup: Setup, address: &[u32], counts: &Counts) -> Result<Session, BadPosition> {
        let engine = Engine::build(&setup, &Return { address, counts })?;
        Ok(Session { setup, engine, recording: None })
    }

    /// What is searched.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// See [`Search::step`].
    pub fn step(&mut self) -> Option<Event> {
        self.run(1, Goal::NONE, None).last
    }

    /// See [`Search::step_back`].
    pub fn step_back(&mut self) -> Option<Event> {
        each!(&mut self.engine, timeline => timeline.step_back())
    }

    /// Makes up to `max` events and appends their words.
    pub fn advance(&mut self, max: usize, out: &mut Vec<u32>) {
        self.run(max as u64, Goal::NONE, Some(out));
    }

    /// Takes back up to `max` events and appends their words, the last made first.
    pub fn retreat(&mut self, max: usize, out: &mut Vec<u32>) {
        each!(&mut self.engine, timeline => timeline.run_back(max as u64, Goal::NONE, Some(out)));
    }

    /// Makes events until just after one that meets the goal (a [`Mask`] or a [`Goal`]), at most
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
        slices(
            max,
            engine.effort(),
            goes_on,
            |steps| each!(&mut *engine, timeline => timeline.run_back(steps, goal, None)),
        )
    }

    /// See [`Timeline::seek`]. What is being recorded is not jumped over.
    pub fn seek(&mut self, step: u64, mut goes_on: impl FnMut() -> bool) -> bool {
        let known = self.recording.as_ref().and_then(Recording::end).unwrap_or(u64::MAX);
        if !each!(&mut self.engine, timeline => timeline.seek(step.min(known), &mut goes_on)) {
            return false;
        }
        step <= known || !matches!(self.run_until(Mask::NONE, step - known, goes_on), (_, Stop::Budget))
    }

    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        match &mut self.recording {
            None => self.engine.run(max, goal, out),
            Some(recording) => recording.run(&mut self.engine, max, goal, out),
        }
    }

    /// What was seen of everything explored so far; `None` for a repair, which has no tree.
    pub fn record(&self) -> Option<&Record> {
        each!(&self.engine, timeline => timeline.record())
    }

    /// See [`Timeline::explored`].
    pub fn explored(&mut self) -> Option<f64> {
        each!(&mut self.engine, timeline => timeline.explored())
    }

    /// See [`Timeline::probe`].
    pub fn probe(
        &mut self,
        estimate: &mut Estimate,
        walks: u32,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<bool> {
        each!(&mut self.engine, timeline => timeline.probe(estimate, walks, &mut goes_on))
    }

    /// See [`Search::counts`].
    pub fn counts(&self) -> Counts {
        self.engine.counts()
    }

    /// See [`Search::status`].
    pub fn status(&self) -> Status {
        each!(&self.engine, timeline => timeline.search().status())
    }

    /// See [`Search::address`].
    pub fn address(&self) -> Vec<u32> {
        self.engine.address()
    }

    /// See [`Search::visits`].
    pub fn visits(&self) -> &[u32] {
        each!(&self.engine, timeline => timeline.search().visits())
    }

    /// Whether the search walks through a tree: all but a repair do.
    pub fn is_tree(&self) -> bool {
        !matches!(self.engine, Engine::Repair(_))
    }

    /// Levels of the stack, as the recursive program would have its calls: `count` of them from
    /// one on, the root at 0, each with the squares of up to `around` candidates on either side
    /// of its cursor. Those that there are; none in a repair. O(`count` · `around`).
    pub fn stack(&self, from: usize, count: usize, around: usize) -> Vec<Level> {
        each!(&self.engine, timeline => {
            let search = timeline.search();
            (from..from.saturating_add(count).min(search.depth() + 1))
                .map(|depth| search.level(depth, around))
                .collect()
        }, _repair => Vec::new())
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
        each!(&mut self.engine, timeline => timeline.rewind(depth), _repair => ());
        // The last placement before here that is not deeper: below the node all are.
        let (mut passed, mut found) = (0_u32, None);
        while found.is_none() {
            let last = each!(&self.engine, timeline => timeline.search().last_event(), _repair => None);
            let here = self.counts();
            if here.depth == depth as u64 && last.is_some_and(|event| event.kind() == Kind::Place) {
                found = Some(here.step);
            } else {
                passed += 1;
                let is_late = passed.is_multiple_of(PLACES) && !goes_on();
                let place = Mask::of(Kind::Place);
                if is_late
                    || !matches!(self.run_back_until(place, u64::MAX, &mut goes_on), (_, Stop::Reached))
                {
                    break;
                }
            }
        }
        self.seek(now.step, || true);
        found
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
        each!(&self.engine, timeline => timeline.search().put_placed(&mut path));
        path
    }

    /// The square of the piece placed or moved last, else of the last one given.
    pub fn head(&self) -> Option<Square> {
        match &self.engine {
            Engine::Repair(repair) => repair.last_move().map(|last| last.to),
            _ => self.path().last().copied().flatten(),
        }
    }

    /// The current node, for drawing. O(candidates).
    pub fn frame(&self) -> Frame {
        each!(&self.engine, timeline => timeline.search().frame())
    }

    /// What the last event was about; `None` at step 0. It follows from the position alone.
    pub fn explain(&self) -> Option<Explanation> {
        let mut explanation = each!(&self.engine, timeline => timeline.search().explain())?;
        let is_tour = matches!(self.setup.method, Method::Tour { .. });
        if matches!(self.engine, Engine::Repair(_)) || explanation.attempt.is_some() {
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

/// How to open a timeline: at the start or at a position.
trait Opening {
    fn timeline<P: Problem>(&self, problem: P) -> Result<Timeline<P>, BadPosition>;
    fn repair(&self, fresh: Repair) -> Result<Repair, BadPosition>;
}

struct Open;

impl Opening for Open {
    fn timeline<P: Problem>(&self, problem: P) -> Result<Timeline<P>, BadPosition> {
        Ok(Timeline::new(problem))
    }

    fn repair(&self, fresh: Repair) -> Result<Repair, BadPosition> {
        Ok(fresh)
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

    fn repair(&self, fresh: Repair) -> Result<Repair, BadPosition> {
        fresh.restore(self.address, self.counts)
    }
}

impl Engine {
    fn run(&mut self, max: u64, goal: Goal, out: Option<&mut Vec<u32>>) -> Run {
        each!(self, timeline => timeline.run(max, goal, out))
    }

    fn effort(&self) -> u64 {
        each!(self, timeline => timeline.effort())
    }

    fn counts(&self) -> Counts {
        each!(self, timeline => timeline.search().counts())
    }

    fn address(&self) -> Vec<u32> {
        each!(self, timeline => timeline.search().address())
    }

    /// The one place that makes a search of a setup.
    fn build(setup: &Setup, opening: &impl Opening) -> Result<Engine, BadPosition> {
        let board = &setup.board;
        let start = setup.start_square();
        let blocked = board.blocked();
        let graph = || match setup.method {
            Method::Tour { order, moves, .. } => Graph::new(board, moves, order),
            Method::Queens { .. } => unreachable!("BUG: queens do not jump"),
        };
        Ok(match setup.method {
            Method::Tour { search: TourSearch::Backtrack, prune: true, closed, .. } => Engine::Portfolio(
                opening.timeline(Portfolio::only(Pruned::on(graph(), blocked, start, Offer::All, closed)))?,
            ),
            Method::Tour { search: TourSearch::Backtrack, closed: false, .. } => {
                Engine::Backtrack(opening.timeline(Walk::on(graph(), blocked, start, AllJumps))?)
            }
            Method::Tour { search: TourSearch::Backtrack, closed: true, .. } => {
                Engine::BacktrackClosed(opening.timeline(Walk::on(graph(), blocked, start, AllJumps))?)
            }
            Method::Tour { search: TourSearch::Warnsdorff { ties, pure }, closed, prune, seed, .. } => {
                let rule = Warnsdorff { ties, pure, seed };
                if prune {
                    let offer = Offer::Warnsdorff(rule);
                    Engine::Portfolio(opening.timeline(Portfolio::only(Pruned::on(
                        graph(),
                        blocked,
                        start,
                        offer,
                        closed,
                    )))?)
                } else if closed {
                    Engine::WarnsdorffClosed(opening.timeline(Walk::on(graph(), blocked, start, rule))?)
                } else {
                    Engine::Warnsdorff(opening.timeline(Walk::on(graph(), blocked, start, rule))?)
                }
            }
            Method::Tour { search: TourSearch::Portfolio, order, closed, .. } => {
                Engine::Portfolio(opening.timeline(Portfolio::new(graph(), order, blocked, start, closed))?)
            }
            Method::Tour { search: TourSearch::Enumerate, order, closed, .. } => {
                Engine::Sequences(opening.timeline(Sequences::new(board.clone(), order, start, closed))?)
            }
            Method::Tour { search: TourSearch::Tiles, closed, .. } => {
                Engine::Costly(opening.timeline(Costly::Script(script::tiles(board, start, closed)))?)
            }
            Method::Tour { search: TourSearch::Rotate, seed, .. } => {
                Engine::Costly(opening.timeline(Costly::Script(script::rotate(board, start, seed)))?)
            }
            Method::Tour { search: TourSearch::Script, .. } => {
                let script = Script::new(setup.script[1..].to_vec(), board.squares());
                Engine::Costly(opening.timeline(Costly::Script(script))?)
            }
            Method::Queens { search, ref given } => return Engine::queens(board, search, given, opening),
        })
    }

    fn queens(
        board: &Board,
        search: QueensSearch,
        given: &[Square],
        opening: &impl Opening,
    ) -> Result<Engine, BadPosition> {
        let own = board.clone();
        let costly = match search {
            QueensSearch::Rows { columns, seed } => {
                return Ok(Engine::Rows(opening.timeline(Rows::new(own, given, columns, seed))?));
            }
            QueensSearch::Scan => return Ok(Engine::Scan(opening.timeline(Scan::new(own, given))?)),
            QueensSearch::Enumerate => return Ok(Engine::Boards(opening.timeline(Boards::new(own, given))?)),
            QueensSearch::Repair { seed } => {
                return Ok(Engine::Repair(opening.repair(Repair::new(own, given, seed))?));
            }
            QueensSearch::Forward { columns, seed } => {
                Costly::Forward(Forward::in_order(own, given, columns, seed))
            }
            QueensSearch::Smallest { seed } => Costly::Forward(Forward::smallest(own, given, seed)),
            QueensSearch::Cover => Costly::Cover(Cover::new(board, given)),
            QueensSearch::Formula => {
                let columns = formula(board.files()).expect("BUG: the setup knows when there is a formula");
                let squares = (0..).zip(columns).map(|(row, column)| board.square(row, column.into()));
                let path = squares.map(|square| square.expect("BUG: the formula stays on the board"));
                Costly::Script(Script::new(path.collect(), board.squares()))
            }
        };
        Ok(Engine::Costly(opening.timeline(costly)?))
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

/// What a session shows of whatever it steps through.
trait View {
    /// Appends the squares of the pieces placed, in order.
    fn put_placed(&self, path: &mut Vec<Option<Square>>);

    fn frame(&self) -> Frame;

    /// The last event as far as it is known here.
    fn explain(&self) -> Option<Explanation>;
}

impl<P: Problem> View for Search<P> {
    fn put_placed(&self, path: &mut Vec<Option<Square>>) {
        let problem = self.problem();
        path.reserve(self.choices().size_hint().1.unwrap_or(0));
        let pieces = self.choices().filter(|&choice| problem.attempt(choice).is_none());
        path.extend(pieces.map(|choice| problem.square(choice)));
    }

    fn frame(&self) -> Frame {
        let problem = self.problem();
        let cursor = self.cursor() as usize;
        let candidates = self.candidates().enumerate().map(|(i, (choice, conflict))| {
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
            solution: self.is_solution(),
            // Stuck is the end of a dead end.
            dead_end: self.is_dead_end() || self.status() == Status::Stuck,
            exhaustive: problem.exhaustive(),
            attempt: self
                .choices()
                .next()
                .and_then(|choice| problem.attempt(choice))
                .map(|number| number + 1),
            attacked: None,
        }
    }

    fn explain(&self) -> Option<Explanation> {
        let event = self.last_event()?;
        let decided = self.last_decision();
        let problem = self.problem();
        let attempt = decided.and_then(|(choice, ..)| problem.attempt(choice));
        let counts_degrees = event.kind() == Kind::Place && problem.counts_degrees() && attempt.is_none();
        let is_tied = |&&choice: &&P::Choice| counts_degrees && problem.degree(choice) == event.degree();
        let tied = self.passed_over().iter().filter(is_tied).filter_map(|&choice| problem.square(choice));
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
}

impl View for Repair {
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
}
