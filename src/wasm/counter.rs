use super::ask::parse;
use super::clock::{MAX_BUDGET, within};
use super::value::{no_count, object, whole};
use crate::counter;
use js_sys::{Array, BigInt};
use wasm_bindgen::prelude::*;

/// A count of all solutions, in slices that add up and can be counted apart.
#[wasm_bindgen]
pub struct Counter {
    inner: counter::Counter,
}

#[wasm_bindgen]
impl Counter {
    /// Opens a count of one slice of a setup, or of all.
    ///
    /// Throws an Error with `code`, `key` and `params`.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] slice: &JsValue,
    ) -> Result<Counter, JsValue> {
        let setup = parse(setup)?;
        let last = (counter::Counter::slices(&setup) as u64).saturating_sub(1);
        let is_given = !slice.is_undefined() && !slice.is_null();
        let slice = is_given.then(|| whole("slice", slice, last)).transpose()?;
        let inner = counter::Counter::open(&setup, slice.map(|slice| slice as usize));
        // Where nothing can be counted, no slice is a slice.
        inner.map(|inner| Counter { inner }).ok_or_else(no_count)
    }

    /// How many slices a setup has; 0 if nothing can be counted.
    pub fn slices(#[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue) -> Result<u32, JsValue> {
        Ok(counter::Counter::slices(&parse(setup)?) as u32)
    }

    /// Goes on for `budgetMs`; true when there is nothing left to do.
    pub fn run(
        &mut self,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let mut goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        Ok(self.inner.run(&mut goes_on))
    }

    /// From 0 to 1.
    pub fn progress(&self) -> f64 {
        self.inner.progress()
    }

    /// What has been counted so far, of what has come to its end.
    #[wasm_bindgen(unchecked_return_type = "Counted")]
    pub fn result(&self) -> JsValue {
        let counted = self.inner.result();
        let big = |number: Option<u128>| number.map(BigInt::from).into();
        let by_start = counted.by_start.map(|all| all.into_iter().map(BigInt::from).collect::<Array>());
        object([
            ("done", counted.done.into()),
            ("tooMany", counted.too_many.into()),
            ("solutions", BigInt::from(counted.solutions).into()),
            ("fundamental", big(counted.fundamental)),
            ("openDirected", big(counted.open_directed)),
            ("closedUndirected", big(counted.closed_undirected)),
            ("byStart", by_start.into()),
        ])
    }
}
