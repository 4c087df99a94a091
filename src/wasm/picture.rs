//! The position as an image.

use super::session::Session;
use super::value::{error, object};
use crate::picture::{Palette, paint};
use js_sys::{Uint8ClampedArray, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// The position as an image of one pixel a square, files wide and ranks high: RGBA, for
    /// `ImageData`.
    ///
    /// The palette holds colours as 0xRRGGBB: a light, a dark and a barred square, then a ramp of
    /// at least one for the pieces by order, and for how often a square was placed on if `heat`.
    /// Each pixel goes a `share` of the way from the colour it had in the last picture to its own,
    /// so that nothing need flash: 1 is at once. Null if that leads to the last picture again.
    #[wasm_bindgen(unchecked_return_type = "Uint8ClampedArray<ArrayBuffer> | null")]
    pub fn picture(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Uint32Array")] palette: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] share: &JsValue,
        heat: bool,
    ) -> Result<JsValue, JsValue> {
        let share = fraction("share", share)?;
        let palette = parse_palette("palette", palette)?;
        let session = self.inner.borrow();
        let setup = session.setup();
        let visits = heat.then(|| session.visits());
        let mut pixels = paint(&setup.board, &session.path(), setup.goal(), visits, &palette);
        if !self.fade.borrow_mut().follow(&mut pixels, share) {
            return Ok(JsValue::NULL);
        }
        Ok(Uint8ClampedArray::from(pixels.as_flattened()).into())
    }
}

/// A number in `0 ..= 1`.
fn fraction(key: &str, value: &JsValue) -> Result<f64, JsValue> {
    value.as_f64().filter(|number| (0.0..=1.0).contains(number)).ok_or_else(|| {
        let params = object([("value", value.clone()), ("min", 0.into()), ("max", 1.into())]);
        error("not a number from 0 to 1", "number", key, params)
    })
}

/// The colours of a picture, each 0xRRGGBB: light, dark, barred, and the ramp.
fn parse_palette(key: &str, value: &JsValue) -> Result<Palette, JsValue> {
    let words = value.dyn_ref::<Uint32Array>().map(Uint32Array::to_vec).unwrap_or_default();
    let rgb = |word: u32| {
        let [_, red, green, blue] = word.to_be_bytes();
        [red, green, blue]
    };
    match words.into_iter().map(rgb).collect::<Vec<_>>()[..] {
        [light, dark, barred, ref ramp @ ..] if !ramp.is_empty() => {
            Ok(Palette { light, dark, barred, ramp: ramp.to_vec() })
        }
        _ => Err(error(
            "not a Uint32Array of four colours or more",
            "number",
            key,
            object([("min", 4.into())]),
        )),
    }
}
