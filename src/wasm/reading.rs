//! What a program reads from a session: its events, in batches or one by one, and what stands on the board.

use super::session::{Session, indices};
use super::value::{self, MAX_SAFE, error, object, whole};
use crate::session;
use crate::text::Form;
use js_sys::Uint32Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Events that one call of `advance` or `retreat` returns at the most.
const MAX_BATCH: u64 = 1 << 20;

#[wasm_bindgen]
impl Session {
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

    /// The squares of the pieces: given, then placed, in order; 0xFFFFFF is a jump off the board.
    pub fn snapshot(&self) -> Uint32Array {
        indices(&self.inner.borrow().path())
    }

    /// How often each square has been placed on, by index. After `restore`, counted from there.
    pub fn visits(&self) -> Uint32Array {
        Uint32Array::from(self.inner.borrow().visits())
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

fn unknown_form(name: &str, allowed: &[&str]) -> JsValue {
    let params = object([("value", name.into()), ("allowed", allowed.join(", ").into())]);
    error("no such printed form", "unknown", "form", params)
}
