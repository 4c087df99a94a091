use super::value::{object, whole};
use crate::queens;
use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// The largest board whose solutions are all listed.
const MOST: u64 = 12;

/// The solutions of n queens, n from 1 to 12, that differ under the eight symmetries.
///
/// Throws an Error with code `number`.
#[wasm_bindgen(unchecked_return_type = "Fundamental[]")]
pub fn fundamental(#[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue) -> Result<Array, JsValue> {
    let n = whole("n", n, MOST)?;
    let all = if n == 0 { Vec::new() } else { queens::fundamental(n as u32) };
    let solutions = all.iter().map(|one| {
        let columns = Uint32Array::from(&one.columns[..]);
        object([("columns", columns.into()), ("size", one.class.into())])
    });
    Ok(solutions.collect())
}
