use super::clock::{MAX_BUDGET, within};
use super::value::{
    self, MAX_SAFE, counts_object, object, optional_square, parse_address, parse_counts, position_error,
    setup_error, unknown_form, whole,
};
use crate::board::{NO_SQUARE, Square};
use crate::picture::Fade;
use crate::search::{Conflict, Estimate, Event, Goal, Kind, Mask};
use crate::session::{self, Candidate, Explanation, Stop};
use crate::setup::Setup;
use crate::text::Form;
use js_sys::{Array, Uint32Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Events that one call of `advance` or `retreat` returns at the most.
const MAX_BATCH: u64 = 1 << 20;

/// A search: see `Session.open` for what can be searched.
#[wasm_bindgen]
pub struct Session {
    pub(super) inner: Rc<RefCell<session::Session>>,
    /// What `picture` has shown.
    pub(super) fade: RefCell<Fade>,
    /// What `probe` has guessed.
    pub(super) estimate: RefCell<Option<Estimate>>,
}

#[wasm_bindgen]
impl Session {
    /// Opens a setup at step 0: one line of text, `key=value` joined by `&`.
    ///
    /// Throws an Error with `code`, `key` and `params`.
    pub fn open(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<Session, JsValue> {
        session::Session::open(&value::text("text", text)?).map(Session::around).map_err(setup_error)
    }

    /// Opens a setup at a position, as `address()` and `counts()` gave it.
    ///
    /// Throws as `open`, and with code `address` or `counts` if they do not fit.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Iterable<number>")] address: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Counts")] counts: &JsValue,
    ) -> Result<Session, JsValue> {
        let setup = Setup::parse(&value::text("text", text)?).map_err(setup_error)?;
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

    /// Makes up to `max` events (2²⁰ at the most) and returns them in the order made.
    pub fn advance(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] max: &JsValue,
    ) -> Result<Uint32Array, JsValue> {
        self.batch(max, session::Session::advance)
    }

    /// Takes back up to `max` events (2²⁰ at the most) and returns them in the order undone.
    pub fn retreat(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] max: &JsValue,
    ) -> Result<Uint32Array, JsValue> {
        self.batch(max, session::Session::retreat)
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

    /// The squares of the pieces: given, then placed, in order; 0xFFFFFF is a jump off the board.
    pub fn snapshot(&self) -> Uint32Array {
        indices(&self.inner.borrow().path())
    }

    /// How often each square has been placed on, by index. After `restore`, counted from there.
    pub fn visits(&self) -> Uint32Array {
        Uint32Array::from(self.inner.borrow().visits())
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

    /// Prints the position as a textbook's program does: "from0", "from1", "matrix01" or "squares".
    pub fn print(
        &self,
        #[wasm_bindgen(unchecked_param_type = r#""from0" | "from1" | "matrix01" | "squares""#)]
        form: &JsValue,
    ) -> Result<String, JsValue> {
        let name = value::text("form", form)?;
        let form = Form::parse(&name).ok_or_else(|| unknown_form(&name, &Form::NAMES))?;
        Ok(self.inner.borrow().print(form))
    }

    /// The events still to come, one by one; each makes its step.
    #[wasm_bindgen(js_name = "[Symbol.iterator]")]
    pub fn events(&self) -> Events {
        Events { inner: Rc::clone(&self.inner) }
    }
}

impl Session {
    fn around(session: session::Session) -> Session {
        let estimate = RefCell::default();
        Session { inner: Rc::new(RefCell::new(session)), fade: RefCell::default(), estimate }
    }

    pub(super) fn run(
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

    fn batch(
        &self,
        max: &JsValue,
        run: impl FnOnce(&mut session::Session, usize, &mut Vec<u32>),
    ) -> Result<Uint32Array, JsValue> {
        let max = whole("max", max, MAX_SAFE)?.min(MAX_BATCH) as usize;
        let mut events = Vec::new();
        run(&mut self.inner.borrow_mut(), max, &mut events);
        Ok(Uint32Array::from(&events[..]))
    }
}

/// The iterator over a session's events.
#[wasm_bindgen]
pub struct Events {
    inner: Rc<RefCell<session::Session>>,
}

#[wasm_bindgen]
impl Events {
    /// Makes the next event.
    #[wasm_bindgen(unchecked_return_type = "IteratorResult<number, undefined>")]
    pub fn next(&self) -> JsValue {
        let event = self.inner.borrow_mut().step();
        object([
            ("value", event.map_or(JsValue::UNDEFINED, |event| event.word().into())),
            ("done", event.is_none().into()),
        ])
    }

    /// An iterator is its own iterable.
    #[wasm_bindgen(js_name = "[Symbol.iterator]")]
    pub fn events(&self) -> Events {
        Events { inner: Rc::clone(&self.inner) }
    }
}

/// The mask of a number.
pub(super) fn kinds(mask: &JsValue) -> Result<Mask, JsValue> {
    let bits = whole("mask", mask, u64::from(Mask::ALL.bits()))?;
    // Bit 0 stands for nothing.
    Ok(Mask::from_bits(bits as u32 & !1).expect("BUG: the range holds known bits only"))
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

fn indices(path: &[Option<Square>]) -> Uint32Array {
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
