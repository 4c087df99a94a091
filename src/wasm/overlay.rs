//! What can be laid over the board.

use super::session::Session;
use super::value::object;
use crate::board::Square;
use crate::overlay;
use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// By how many queens each square is attacked, by index. Takes time as squares · queens.
    pub fn attacks(&self) -> Uint32Array {
        Uint32Array::from(&overlay::attacks(&self.inner.borrow())[..])
    }

    /// The free squares that the current node of a tour offers, each with its degree: the free
    /// squares that could be jumped to from there.
    #[wasm_bindgen(unchecked_return_type = "{ square: number, degree: number }[]")]
    pub fn degrees(&self) -> Array {
        let degrees = overlay::degrees(&self.inner.borrow()).into_iter();
        degrees
            .map(|(square, degree)| object([("square", square.index().into()), ("degree", degree.into())]))
            .collect()
    }

    /// The squares that were taken back in the last retreat, the first one first.
    #[wasm_bindgen(js_name = lastRetreat)]
    pub fn last_retreat(&self) -> Uint32Array {
        let squares = overlay::last_retreat(&mut self.inner.borrow_mut());
        let squares: Vec<u32> = squares.into_iter().map(Square::index).collect();
        Uint32Array::from(&squares[..])
    }
}
