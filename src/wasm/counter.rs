use super::clock::{MAX_BUDGET, within};
use super::value::{self, object, setup_error, whole};
use crate::counter;
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Counts all solutions of a setup, or one slice of them: see `Counter.open`.
#[wasm_bindgen]
pub struct Counter {
    inner: counter::Counter,
}

#[wasm_bindgen]
impl Counter {
    /// Prepares to count all solutions of a setup, or those of one slice below
    /// `Counter.slices(setup)`. The slices can be counted anywhere; their results add up.
    ///
    /// Throws an Error with `code`, `key` and `params`.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] slice: &JsValue,
    ) -> Result<Counter, JsValue> {
        let text = value::text("text", text)?;
        let mut counter = Counter { inner: counter::Counter::open(&text).map_err(setup_error)? };
        counter.aim(slice)?;
        Ok(counter)
    }

    /// In how many slices a setup can be counted.
    pub fn slices(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<u32, JsValue> {
        counter::Counter::open(&value::text("text", text)?)
            .map(|counter| counter.slices())
            .map_err(setup_error)
    }

    /// Starts again with another slice of the same setup, or with all: cheaper than `open`.
    pub fn aim(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] slice: &JsValue,
    ) -> Result<(), JsValue> {
        let last = u64::from(self.inner.slices() - 1);
        let slice = Some(slice).filter(|slice| !slice.is_undefined());
        let slice = slice.map(|slice| whole("slice", slice, last)).transpose()?;
        self.inner.aim(slice.map(|slice| slice as u32));
        Ok(())
    }

    /// Counts until all is counted, which it returns, or `budgetMs` have passed.
    pub fn run(
        &mut self,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.inner.run(within(whole("budgetMs", budget_ms, MAX_BUDGET)?)))
    }

    /// The share that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        self.inner.progress()
    }

    /// What has been counted so far.
    #[wasm_bindgen(unchecked_return_type = "Counted")]
    pub fn result(&self) -> JsValue {
        let tally = self.inner.tally();
        let by_start = tally.by_start.map(|all| all.into_iter().map(JsValue::from).collect::<Array>());
        object([
            ("done", tally.done.into()),
            ("tooMany", tally.too_many.then_some(true).into()),
            ("solutions", tally.solutions.into()),
            ("symmetric", tally.symmetric.into()),
            ("fundamental", tally.fundamental.into()),
            ("openDirected", tally.open_directed.into()),
            ("closedUndirected", tally.closed_undirected.into()),
            ("byStart", by_start.into()),
        ])
    }
}
