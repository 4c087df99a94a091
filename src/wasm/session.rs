use super::clock::{MAX_BUDGET, within};
use super::value::{
    self, MAX_SAFE, counts_object, elsewhere, is_backwards, object, optional_square, parse_address,
    parse_counts, position_error, setup_error, whole, whole_of,
};
use crate::board::{NO_SQUARE, Square};
#[cfg(feature = "full")]
use crate::picture::Fade;
#[cfg(feature = "full")]
use crate::search::Estimate;
use crate::search::{Conflict, Event, Goal, Kind, Mask};
use crate::session::{self, Candidate, Explanation, Stop};
use crate::setup::Setup;
use js_sys::{Array, Reflect, Uint32Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// A search: see `Session.open` for what can be searched.
#[wasm_bindgen]
pub struct Session {
    pub(super) inner: Rc<RefCell<session::Session>>,
    /// What `picture` has shown.
    #[cfg(feature = "full")]
    pub(super) fade: RefCell<Fade>,
    /// What `probe` has guessed.
    #[cfg(feature = "full")]
    pub(super) estimate: RefCell<Option<Estimate>>,
}

#[wasm_bindgen]
impl Session {
    /// Opens a setup at step 0: one line of text, `key=value` joined by `&`.
    ///
    /// Throws an Error with `code`, `key` and `params`.
    pub fn open(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<Session, JsValue> {
        parse(text).map(session::Session::new).map(Session::around)
    }

    /// Opens a setup at a position, as `address()` and `counts()` gave it.
    ///
    /// Throws as `open`, and with code `address` or `counts` if they do not fit.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Iterable<number>")] address: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Counts")] counts: &JsValue,
    ) -> Result<Session, JsValue> {
        let setup = parse(text)?;
        // One cursor a piece, and the root's.
        let address = parse_address(address, setup.goal() + 1)?;
        let counts = parse_counts(counts)?;
        session::Session::restore(setup, &address, &counts).map(Session::around).map_err(position_error)
    }

    /// Makes one event; 0 when there is nothing left.
    pub fn step(&self) -> u32 {
        self.inner.borrow_mut().step().map_or(0, Event::word)
    }

    /// Takes back one event; 0 at the start.
    #[wasm_bindgen(js_name = stepBack)]
    pub fn step_back(&self) -> u32 {
        self.inner.borrow_mut().step_back().map_or(0, Event::word)
    }

    /// Runs until just after an event whose kind is in the mask (bit k for code k, bit 8 for a
    /// dead end), `maxSteps` events were made (0: no limit) or `budgetMs` have passed.
    #[wasm_bindgen(js_name = runUntil, unchecked_return_type = "Ran")]
    pub fn run_until(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] mask: &JsValue,
        #[wasm_bindgen(js_name = maxSteps, unchecked_param_type = "number")] max_steps: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let goal = Goal::from(kinds(mask)?);
        self.run(goal, false, max_steps, budget_ms)
    }

    /// The same backwards: takes back at least one event and stops where the last one still made
    /// is in the mask, or at step 0.
    #[wasm_bindgen(js_name = runBackUntil, unchecked_return_type = "Ran")]
    pub fn run_back_until(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] mask: &JsValue,
        #[wasm_bindgen(js_name = maxSteps, unchecked_param_type = "number")] max_steps: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let goal = Goal::from(kinds(mask)?);
        self.run(goal, true, max_steps, budget_ms)
    }

    /// Runs until just after an event that meets every condition of the goal, forwards or, with
    /// -1 for the direction, backwards; else as `runUntil`. What is reached follows from the
    /// position alone: when the time was up, call again.
    #[wasm_bindgen(js_name = runTo, unchecked_return_type = "Ran")]
    pub fn run_to(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Goal")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "1 | -1")] direction: &JsValue,
        #[wasm_bindgen(js_name = maxSteps, unchecked_param_type = "number")] max_steps: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.run(parse_goal(goal)?, is_backwards(direction)?, max_steps, budget_ms)
    }

    /// Goes to a step, seen or not, or as far as the search reaches. False when the time was up
    /// before: call again.
    pub fn seek(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] step: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let step = whole("step", step, MAX_SAFE)?;
        let goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        Ok(self.inner.borrow_mut().seek(step, goes_on))
    }

    /// The position, for drawing.
    #[wasm_bindgen(unchecked_return_type = "Frame")]
    pub fn frame(&self) -> JsValue {
        let session = self.inner.borrow();
        let (setup, frame) = (session.setup(), session.frame());
        let path = session.path();
        let candidates = frame.candidates.iter().enumerate();
        let candidates: Array =
            candidates.map(|(i, candidate)| candidate_object(candidate, i, frame.cursor)).collect();
        let blocked: Vec<_> = setup.board.blocked().iter().map(|square| square.index()).collect();
        let attacked = frame.attacked.map(|queens| {
            let indices: Vec<_> = queens.iter().map(|queen| queen.index()).collect();
            Uint32Array::from(&indices[..])
        });
        object([
            ("problem", setup.problem_name().into()),
            ("method", setup.method_name().into()),
            ("files", setup.board.files().into()),
            ("ranks", setup.board.ranks().into()),
            ("blocked", Uint32Array::from(&blocked[..]).into()),
            ("path", indices(&path).into()),
            ("given", (session.given() as u32).into()),
            ("goal", (setup.goal() as u32).into()),
            ("head", session.head().map_or(JsValue::NULL, |square| square.index().into())),
            ("candidates", candidates.into()),
            ("cursor", (frame.cursor as u32).into()),
            ("depth", (session.counts().depth as u32).into()),
            ("solution", frame.solution.into()),
            ("deadEnd", frame.dead_end.into()),
            ("exhaustive", frame.exhaustive.into()),
            ("attempt", frame.attempt.into()),
            ("attacked", attacked.into()),
        ])
    }

    /// What the last event was about, and why; null at step 0.
    #[wasm_bindgen(unchecked_return_type = "Explanation | null")]
    pub fn explain(&self) -> JsValue {
        let session = self.inner.borrow();
        session.explain().map_or(JsValue::NULL, |explanation| {
            let ends = matches!(explanation.event.kind(), Kind::Solution | Kind::Stuck);
            let pieces = ends.then(|| (session.path().len() as u32, session.setup().goal() as u32));
            explanation_object(&explanation, pieces)
        })
    }

    /// The setup's canonical text.
    pub fn setup(&self) -> String {
        self.inner.borrow().setup().to_string()
    }

    /// How far the search has come.
    #[wasm_bindgen(unchecked_return_type = "Counts")]
    pub fn counts(&self) -> JsValue {
        counts_object(&self.inner.borrow().counts())
    }

    /// Where the search stands.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> String {
        self.inner.borrow().status().name().into()
    }

    /// The whole position: one cursor a node, from the root down.
    pub fn address(&self) -> Uint32Array {
        Uint32Array::from(&self.inner.borrow().address()[..])
    }
}

impl Session {
    fn around(session: session::Session) -> Session {
        Session {
            inner: Rc::new(RefCell::new(session)),
            #[cfg(feature = "full")]
            fade: RefCell::default(),
            #[cfg(feature = "full")]
            estimate: RefCell::default(),
        }
    }

    fn run(
        &self,
        goal: Goal,
        backwards: bool,
        max_steps: &JsValue,
        budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let max = match whole("maxSteps", max_steps, MAX_SAFE)? {
            0 => u64::MAX,
            max => max,
        };
        let goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        let mut session = self.inner.borrow_mut();
        Ok(ran(match backwards {
            false => session.run_until(goal, max, goes_on),
            true => session.run_back_until(goal, max, goes_on),
        }))
    }
}

/// A setup that this module can search.
fn parse(text: &JsValue) -> Result<Setup, JsValue> {
    let setup = Setup::parse(&value::text("text", text)?).map_err(setup_error)?;
    if session::holds(&setup) { Ok(setup) } else { Err(elsewhere(setup.method_name())) }
}

/// The mask of a number.
fn kinds(mask: &JsValue) -> Result<Mask, JsValue> {
    let bits = whole("mask", mask, u64::from(Mask::ALL.bits()))?;
    // Bit 0 stands for nothing.
    Ok(Mask::from_bits(bits as u32 & !1).expect("BUG: the range holds known bits only"))
}

fn parse_goal(goal: &JsValue) -> Result<Goal, JsValue> {
    let mask = Reflect::get(goal, &"mask".into()).unwrap_or(JsValue::UNDEFINED);
    let square = whole_of(goal, "square", u64::from(NO_SQUARE) - 1)?;
    Ok(Goal {
        mask: kinds(&mask)?,
        square: square.and_then(|square| Square::new(square as u32)),
        depth: whole_of(goal, "depth", MAX_SAFE)?,
        retreat: whole_of(goal, "retreat", MAX_SAFE)?,
        first: whole_of(goal, "first", 1)? == Some(1),
    })
}

fn ran((steps, stop): (u64, Stop)) -> JsValue {
    let stop = match stop {
        Stop::Reached => "reached",
        Stop::Steps => "steps",
        Stop::Budget => "budget",
        Stop::End => "end",
    };
    object([("steps", (steps as f64).into()), ("stop", stop.into())])
}

pub(super) fn indices(path: &[Option<Square>]) -> Uint32Array {
    let path: Vec<_> = path.iter().map(|square| square.map_or(NO_SQUARE, Square::index)).collect();
    Uint32Array::from(&path[..])
}

fn squares_or_nothing(squares: &[Square]) -> JsValue {
    if squares.is_empty() {
        return JsValue::UNDEFINED;
    }
    squares.iter().map(|square| JsValue::from(square.index())).collect::<Array>().into()
}

fn candidate_object(candidate: &Candidate, place: usize, cursor: usize) -> JsValue {
    let state = match place.cmp(&cursor) {
        std::cmp::Ordering::Less => "dead",
        std::cmp::Ordering::Equal => "current",
        std::cmp::Ordering::Greater => "untried",
    };
    object([
        ("square", optional_square(candidate.square)),
        ("jump", candidate.jump.into()),
        ("state", state.into()),
        ("degree", candidate.degree.into()),
        ("conflict", candidate.conflict.map(Conflict::name).into()),
        ("by", optional_square(candidate.reason.and_then(|reason| reason.by))),
        ("move", candidate.reason.and_then(|reason| reason.number).into()),
        ("attackers", candidate.attackers.into()),
    ])
}

fn explanation_object(explanation: &Explanation, pieces: Option<(u32, u32)>) -> JsValue {
    let Explanation {
        event,
        piece,
        from,
        jump,
        choice,
        degree,
        ref tied,
        attempt,
        attackers,
        random,
        reason,
    } = *explanation;
    let by = reason.and_then(|reason| reason.by);
    object([
        ("kind", event.kind().name().into()),
        ("piece", piece.into()),
        ("square", optional_square(event.square())),
        ("from", optional_square(from)),
        ("jump", jump.into()),
        ("choice", choice.into()),
        ("degree", degree.into()),
        ("tied", squares_or_nothing(tied)),
        ("conflict", event.conflict().map(Conflict::name).into()),
        ("by", squares_or_nothing(by.as_slice())),
        ("stranded", optional_square(reason.and_then(|reason| reason.stranded))),
        ("move", reason.and_then(|reason| reason.number).into()),
        ("row", reason.and_then(|reason| reason.row).into()),
        ("attempt", attempt.into()),
        ("before", attackers.map(|(before, _)| before).into()),
        ("after", attackers.map(|(_, after)| after).into()),
        ("random", random.then_some(true).into()),
        ("cause", reason.and_then(|reason| reason.cause).map(Conflict::name).into()),
        ("pieces", pieces.map(|(pieces, _)| pieces).into()),
        ("goal", pieces.map(|(_, goal)| goal).into()),
    ])
}
