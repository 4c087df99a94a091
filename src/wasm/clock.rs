//! Budgets of time.

use wasm_bindgen::prelude::*;

/// The longest budget, in milliseconds.
pub(super) const MAX_BUDGET: u64 = 1 << 31;
/// Looks at the clock that a millisecond may take, where the clock itself ticks seldom.
const LOOKS_A_MS: u64 = 16;

#[wasm_bindgen]
extern "C" {
    // `window().performance()` fails in workers and in Node; this works everywhere.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// Says whether there is still time. Some browsers' clocks tick every 100 ms only, so the number
/// of looks is bounded too.
pub(super) fn within(budget_ms: u64) -> impl FnMut() -> bool {
    let end = now() + budget_ms as f64;
    let mut looks = budget_ms * LOOKS_A_MS;
    move || {
        looks = looks.saturating_sub(1);
        looks > 0 && now() < end
    }
}
