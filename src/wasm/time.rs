use super::clock::{MAX_BUDGET, within};
use super::session::Session;
use super::value::{object, whole};
use crate::search::{Estimate, Marks, Record, Span};
use js_sys::{Array, Float64Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
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
