//! Numbers checked on the way in, objects and errors made on the way out.

use crate::board::Square;
use crate::picture::Palette;
use crate::search::{BadPosition, Counts};
use crate::setup;
use js_sys::{Error, Object, Reflect, Uint32Array};
use wasm_bindgen::{JsCast, JsValue, intern};

/// The largest whole number that a JavaScript number holds exactly.
pub(super) const MAX_SAFE: u64 = (1 << 53) - 1;

/// A plain object with these properties; those that are undefined are left out.
pub(super) fn object(properties: impl IntoIterator<Item = (&'static str, JsValue)>) -> JsValue {
    let object = Object::new();
    for (key, value) in properties.into_iter().filter(|(_, value)| !value.is_undefined()) {
        Reflect::set(&object, &intern(key).into(), &value).expect("BUG: a plain object takes properties");
    }
    object.into()
}

pub(super) fn optional_square(square: Option<Square>) -> JsValue {
    square.map_or(JsValue::UNDEFINED, |square| square.index().into())
}

/// An `Error` with `code`, `key` and `params`, for the page to say in its language.
fn error(message: &str, code: &str, key: &str, params: JsValue) -> JsValue {
    let error = Error::new(message);
    for (name, value) in [("code", code.into()), ("key", key.into()), ("params", params)] {
        Reflect::set(&error, &intern(name).into(), &value).expect("BUG: an error takes properties");
    }
    error.into()
}

pub(super) fn setup_error(fault: setup::Error) -> JsValue {
    let params = object(fault.params.iter().map(|(name, value)| (*name, value.into())));
    error(&fault.to_string(), fault.code, fault.key, params)
}

pub(super) fn position_error(fault: BadPosition) -> JsValue {
    let (code, message) = match fault {
        BadPosition::Address => ("address", "the address leads nowhere in this search"),
        BadPosition::Counts => ("counts", "the counts cannot belong to this address"),
    };
    error(message, code, code, object([]))
}

pub(super) fn bad_squares() -> JsValue {
    error("squares must be indices of squares of the board", "square", "squares", object([]))
}

pub(super) fn squares_array(squares: &[Square]) -> Uint32Array {
    Uint32Array::from(&squares.iter().map(|square| square.index()).collect::<Vec<_>>()[..])
}

pub(super) fn unknown_form(name: &str, allowed: &[&str]) -> JsValue {
    let params = object([("value", name.into()), ("allowed", allowed.join(", ").into())]);
    error("no such printed form", "unknown", "form", params)
}

/// A whole number in `0 ..= max`. Parameters come as they are because a number's type would let
/// the glue coerce them silently before Rust sees them.
pub(super) fn whole(key: &str, value: &JsValue, max: u64) -> Result<u64, JsValue> {
    let fits = |number: &f64| number.fract() == 0.0 && (0.0..=max as f64).contains(number);
    value.as_f64().filter(fits).map(|number| number as u64).ok_or_else(|| {
        let params = object([("value", value.clone()), ("min", 0.into()), ("max", (max as f64).into())]);
        error("not a whole number in its range", "number", key, params)
    })
}

/// True or false; anything else would be read as one of them by the glue.
pub(super) fn flag(key: &str, value: &JsValue) -> Result<bool, JsValue> {
    value.as_bool().ok_or_else(|| error("not true or false", "flag", key, object([("value", value.clone())])))
}

/// A whole number of an object, if it has the property.
pub(super) fn whole_of(object: &JsValue, key: &'static str, max: u64) -> Result<Option<u64>, JsValue> {
    let value = Reflect::get(object, &intern(key).into()).unwrap_or(JsValue::UNDEFINED);
    if value.is_undefined() { Ok(None) } else { whole(key, &value, max).map(Some) }
}

/// The direction of time: 1 or -1.
pub(super) fn is_backwards(value: &JsValue) -> Result<bool, JsValue> {
    match value.as_f64() {
        Some(1.0) => Ok(false),
        Some(-1.0) => Ok(true),
        _ => {
            let params = object([("value", value.clone()), ("min", (-1).into()), ("max", 1.into())]);
            Err(error("neither 1 nor -1", "number", "direction", params))
        }
    }
}

/// A number in `0 ..= 1`.
pub(super) fn fraction(key: &str, value: &JsValue) -> Result<f64, JsValue> {
    value.as_f64().filter(|number| (0.0..=1.0).contains(number)).ok_or_else(|| {
        let params = object([("value", value.clone()), ("min", 0.into()), ("max", 1.into())]);
        error("not a number from 0 to 1", "number", key, params)
    })
}

/// The colours of a picture, each 0xRRGGBB: light, dark, barred, and the ramp.
pub(super) fn palette(key: &str, value: &JsValue) -> Result<Palette, JsValue> {
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

/// A text; anything else would be read as one, out of bounds, by the glue.
pub(super) fn text(key: &str, value: &JsValue) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| error("not a text", "parse", key, object([("value", value.clone())])))
}

const COUNTS: [&str; 7] = ["step", "placed", "rejected", "backtracks", "solutions", "depth", "deepest"];

pub(super) fn counts_object(counts: &Counts) -> JsValue {
    let Counts { step, placed, rejected, backtracks, solutions, depth, deepest } = *counts;
    let values = [step, placed, rejected, backtracks, solutions, depth, deepest];
    object(COUNTS.into_iter().zip(values.map(|count| JsValue::from(count as f64))))
}

pub(super) fn parse_counts(value: &JsValue) -> Result<Counts, JsValue> {
    let mut numbers = [0; 7];
    for (number, key) in numbers.iter_mut().zip(COUNTS) {
        let field = Reflect::get(value, &intern(key).into()).ok();
        let count = field.and_then(|field| whole(key, &field, MAX_SAFE).ok());
        *number = count.ok_or_else(|| position_error(BadPosition::Counts))?;
    }
    let [step, placed, rejected, backtracks, solutions, depth, deepest] = numbers;
    Ok(Counts { step, placed, rejected, backtracks, solutions, depth, deepest })
}

/// The cursors of an address, from anything iterable; not more than `most` are read.
pub(super) fn parse_address(value: &JsValue, most: usize) -> Result<Vec<u32>, JsValue> {
    let bad = || position_error(BadPosition::Address);
    let items = js_sys::try_iter(value).ok().flatten().ok_or_else(bad)?;
    let cursor = |item: JsValue| whole("address", &item, u64::from(u32::MAX)).ok();
    let cursors = items.take(most + 1).map(|item| item.ok().and_then(cursor).map(|cursor| cursor as u32));
    let cursors: Option<Vec<u32>> = cursors.collect();
    cursors.filter(|cursors| cursors.len() <= most).ok_or_else(bad)
}
