//! The position as an image.

use super::session::Session;
use super::value;
use crate::picture::paint;
use js_sys::Uint8ClampedArray;
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
        let share = value::fraction("share", share)?;
        let palette = value::palette("palette", palette)?;
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
