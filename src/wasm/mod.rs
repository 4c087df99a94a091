//! The boundary: thin wrappers that check what JavaScript passes and turn results into its
//! values. The only place that knows of `wasm_bindgen`, `js_sys` or `web_sys`.

pub mod ask;
mod clock;
mod counter;
mod gallery;
mod overlay;
mod picture;
mod session;
mod time;
mod tree;
mod types;
mod value;

pub use gallery::fundamental;
pub use tree::node_states;

use crate::search::{Conflict, Kind};
use value::object;
use wasm_bindgen::prelude::*;

/// Panics are shown on the console with their place; the page recovers, see `www/engine.js`.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The codes of the kinds of events, by name, as [`Event`](crate::search::Event) packs them.
#[wasm_bindgen(unchecked_return_type = "Record<Kind, number>")]
pub fn kinds() -> JsValue {
    object(Kind::ALL.iter().map(|kind| (kind.name(), kind.code().into())))
}

/// The codes of the conflicts, by name.
#[wasm_bindgen(unchecked_return_type = "Record<Conflict, number>")]
pub fn conflicts() -> JsValue {
    object(Conflict::ALL.iter().map(|conflict| (conflict.name(), conflict.code().into())))
}

/// Panics on purpose, so that a test can see the page recover.
#[wasm_bindgen]
pub fn panic() {
    web_sys::console::warn_1(&"a panic was asked for".into());
    panic!("asked for");
}
