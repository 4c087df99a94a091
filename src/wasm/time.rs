use super::clock::{MAX_BUDGET, within};
use super::session::{Session, kinds};
use super::value::{MAX_SAFE, is_backwards, object, whole, whole_of};
use crate::board::{NO_SQUARE, Square};
use crate::search::{Estimate, Goal, Marks, Record, Span};
use js_sys::{Array, Float64Array, Reflect, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
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

    /// What was seen of everything explored so far; null for a repair, which has no tree.
    #[wasm_bindgen(unchecked_return_type = "SearchRecord | null")]
    pub fn record(&self) -> JsValue {
        self.inner.borrow().record().map_or(JsValue::NULL, record_object)
    }

    /// Which share of the tree has been explored, 0 … 1, if all subtrees of a node were of the
    /// same size: an estimate. Undefined where nothing is taken back.
    pub fn explored(&self) -> Option<f64> {
        self.inner.borrow_mut().explored()
    }

    /// The size of the whole tree as random walks guess it (Knuth 1975); the walks follow from
    /// the seed. Not all of them are made when the time was up: call again with the same seed.
    /// Null where nothing is taken back, or the board is beyond 64×64.
    #[wasm_bindgen(unchecked_return_type = "Estimate | null")]
    pub fn probe(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] walks: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let walks = whole("walks", walks, u64::from(u32::MAX))? as u32;
        let seed = whole("seed", seed, u64::from(u32::MAX))? as u32;
        let goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        let mut kept = self.estimate.borrow_mut();
        let estimate = match &mut *kept {
            Some(estimate) if estimate.seed() == seed => estimate,
            other => other.insert(Estimate::new(seed)),
        };
        let done = self.inner.borrow_mut().probe(estimate, walks, goes_on);
        Ok(done.map_or(JsValue::NULL, |done| estimate_object(estimate, done)))
    }
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

fn record_object(record: &Record) -> JsValue {
    let numbers = |numbers: &[u64]| -> JsValue {
        Float64Array::from(&numbers.iter().map(|&number| number as f64).collect::<Vec<_>>()[..]).into()
    };
    let marks = |marks: &Marks| {
        object([
            ("steps", numbers(marks.steps())),
            ("every", (marks.every() as f64).into()),
            ("count", (marks.count() as f64).into()),
        ])
    };
    let longest: Array = (record.longest().iter())
        .map(|retreat| object([("length", retreat.length.into()), ("step", (retreat.step as f64).into())]))
        .collect();
    let envelope = record.envelope();
    let depths = |depth: fn(&Span) -> u32| -> JsValue {
        Uint32Array::from(&envelope.buckets().iter().map(depth).collect::<Vec<_>>()[..]).into()
    };
    object([
        ("from", (record.from() as f64).into()),
        ("furthest", (record.furthest() as f64).into()),
        ("deadEnds", (record.dead_ends() as f64).into()),
        ("retreats", numbers(&record.lengths())),
        ("longest", longest.into()),
        ("solutions", marks(record.solutions())),
        ("deepenings", marks(record.deepenings())),
        ("deepest", record.deepest().into()),
        ("width", (envelope.width() as f64).into()),
        ("low", depths(|span| span.low)),
        ("high", depths(|span| span.high)),
    ])
}

fn estimate_object(estimate: &Estimate, done: bool) -> JsValue {
    let (low, high) = estimate.range();
    object([
        ("walks", estimate.walks().into()),
        ("done", done.into()),
        ("mean", estimate.mean().into()),
        ("error", estimate.error().into()),
        ("low", low.into()),
        ("high", high.into()),
    ])
}
