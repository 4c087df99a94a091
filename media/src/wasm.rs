//! The boundary: checks what JavaScript passes. The only place here that knows of `wasm_bindgen` or `js_sys`.

use js_sys::{Error, Object, Reflect, Uint8Array, Uint8ClampedArray, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::{Animation, MAX_COLOURS, MAX_SIDE, Palette, QrCode};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A text as a square of cells, without the four light cells that must lie around it. */
export interface Qr {
  /** Cells of a side. */
  size: number;
  /** Row by row from the top left; 1 is dark. */
  cells: Uint8Array;
}
"#;

/// The QR code of a text.
///
/// Throws an Error with `code` "long" if no code holds it.
#[wasm_bindgen(unchecked_return_type = "Qr")]
pub fn qr(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<JsValue, JsValue> {
    let text = text.as_string().ok_or_else(|| error("not a text", "parse", "text"))?;
    let code = QrCode::of(&text).ok_or_else(|| error("longer than any QR code", "long", "text"))?;
    let cells: Vec<u8> = code.cells().map(u8::from).collect();
    let found = Object::new();
    for (name, value) in [("size", code.size().into()), ("cells", Uint8Array::from(&cells[..]).into())] {
        put(&found, name, &value);
    }
    Ok(found.into())
}

/// An animated GIF that is being made, see `Gif.open`.
#[wasm_bindgen]
pub struct Gif {
    /// None once it is finished.
    inner: Option<Animation>,
}

#[wasm_bindgen]
impl Gif {
    /// An animation without frames, of so many pixels. All frames have the same colours: those given, each 0xRRGGBB,
    /// 256 at most, and mixes of each two of them.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Uint32Array")] colours: &JsValue,
    ) -> Result<Gif, JsValue> {
        let side = |key, value| whole(key, value, MAX_SIDE.into()).map(|side| side as u16);
        let (width, height) = (side("width", width)?, side("height", height)?);
        let colours = colours.dyn_ref::<Uint32Array>().map(Uint32Array::to_vec).unwrap_or_default();
        let rgb = |word: u32| {
            let [_, red, green, blue] = word.to_be_bytes();
            [red, green, blue]
        };
        let palette = Palette::new(&colours.into_iter().map(rgb).collect::<Vec<_>>());
        let most = format!("not a Uint32Array of 1 to {MAX_COLOURS} colours");
        let palette = palette.ok_or_else(|| error(&most, "number", "colours"))?;
        let inner = Animation::new(width, height, palette);
        Ok(Gif { inner: Some(inner.ok_or_else(|| error("a picture without pixels", "number", "width"))?) })
    }

    /// Adds a picture, shown for so many milliseconds, 20 at the least.
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8ClampedArray")] pixels: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] delay: &JsValue,
    ) -> Result<(), JsValue> {
        let delay = whole("delay", delay, u32::MAX)?;
        let pixels = pixels.dyn_ref::<Uint8ClampedArray>().map(Uint8ClampedArray::to_vec).unwrap_or_default();
        let inner = self.inner.as_mut().ok_or_else(finished)?;
        inner.add(&pixels, delay).map_err(|_| error("not the pixels of this picture", "number", "pixels"))
    }

    /// The bytes of the file. Nothing can be added afterwards.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn finish(&mut self) -> Result<Uint8Array, JsValue> {
        Ok(Uint8Array::from(&self.inner.take().ok_or_else(finished)?.finish()[..]))
    }
}

fn finished() -> JsValue {
    error("the animation is finished", "finished", "gif")
}

/// A whole number in `0 ..= max`, taken as it comes because a number's type would let the glue coerce it silently.
fn whole(key: &str, value: &JsValue, max: u32) -> Result<u32, JsValue> {
    let fits = |number: &f64| number.fract() == 0.0 && (0.0..=f64::from(max)).contains(number);
    let number = value.as_f64().filter(fits);
    number.map(|number| number as u32).ok_or_else(|| error("not a whole number in its range", "number", key))
}

/// An `Error` with `code` and `key`, as those of the searches.
fn error(message: &str, code: &str, key: &str) -> JsValue {
    let error = Error::new(message);
    for (name, value) in [("code", code.into()), ("key", key.into())] {
        put(&error, name, &value);
    }
    error.into()
}

fn put(object: &JsValue, key: &str, value: &JsValue) {
    assert!(Reflect::set(object, &key.into(), value).is_ok(), "BUG: it takes properties");
}
