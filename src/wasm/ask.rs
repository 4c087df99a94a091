//! Questions that need no session.

use super::clock::{MAX_BUDGET, within};
use super::value::{self, MAX_SAFE, error, object, setup_error, whole};
use crate::board::{Board, Square};
use crate::search::{Answer, Ways};
use crate::setup::Setup;
use crate::{ask, check as checking};
use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// Whether a setup has a solution at all, and why: by theorems and a look at the board, at once.
#[wasm_bindgen(unchecked_return_type = "Existence")]
pub fn exists(#[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue) -> Result<JsValue, JsValue> {
    let found = ask::exists(&parse(setup)?);
    Ok(object([
        ("answer", found.answer.name().into()),
        ("reason", found.reason.into()),
        ("params", params_object(&found.params)),
        ("squares", squares_array(&found.squares).into()),
    ]))
}

/// Whether a position can still be finished: the squares of a tour from its start on, or of
/// queens. "unknown" when `budgetMs` have passed before it is decided.
#[wasm_bindgen(unchecked_return_type = "Completion")]
pub fn complete(
    #[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Iterable<number>")] squares: &JsValue,
    #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
) -> Result<JsValue, JsValue> {
    let (setup, squares) = position(setup, squares)?;
    let mut goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
    let found = ask::complete(&setup, &squares, &mut goes_on);
    let completion = found.completion.filter(|_| found.answer == Answer::Yes);
    Ok(object([
        ("answer", found.answer.name().into()),
        ("completion", completion.map(|squares| squares_array(&squares)).into()),
        ("reason", found.reason.into()),
    ]))
}

/// In how many ways a position can be finished through each square that may be next. A number
/// that is not exact is what was found before `budgetMs` had passed: so many at least.
#[wasm_bindgen(js_name = waysOn, unchecked_return_type = "Ways[]")]
pub fn ways_on(
    #[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Iterable<number>")] squares: &JsValue,
    #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
) -> Result<Array, JsValue> {
    let (setup, squares) = position(setup, squares)?;
    let mut goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
    let ways =
        ask::ways_on(&setup, &squares, &mut goes_on).into_iter().map(|Ways { square, ways, exact }| {
            object([("square", square.index().into()), ("ways", ways.into()), ("exact", exact.into())])
        });
    Ok(ways.collect())
}

/// Checks what a program printed by the rules alone; a setup, if there is one, says what it may be. Of several
/// answers in the text, `answer` says which, from 0.
#[wasm_bindgen(unchecked_return_type = "Check")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] setup: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] answer: &JsValue,
) -> Result<JsValue, JsValue> {
    let is_given = |value: &JsValue| !value.is_undefined() && !value.is_null();
    let setup = is_given(setup).then(|| parse(setup)).transpose()?;
    let answer = is_given(answer).then(|| whole("answer", answer, MAX_SAFE)).transpose()?;
    let text = value::text("text", text)?;
    let found = checking::check_answer(&text, setup.as_ref(), answer.map(|answer| answer as usize));
    let fault = found.fault.map(|fault| {
        object([
            ("kind", fault.kind.into()),
            ("params", params_object(&fault.params)),
            ("squares", squares_array(&fault.squares).into()),
        ])
    });
    let likely = found
        .likely
        .map(|likely| object([("bug", likely.bug.into()), ("params", params_object(&likely.params))]));
    let lines = |(from, to): (u32, u32)| [("from", from.into()), ("to", to.into())];
    let answers = found
        .answers
        .iter()
        .map(|answer| object(lines(answer.lines).into_iter().chain([("ok", answer.ok.into())])));
    let answers: Array = answers.collect();
    Ok(object([
        ("ok", found.ok.into()),
        ("problem", found.problem.into()),
        ("files", found.files.into()),
        ("ranks", found.ranks.into()),
        ("closed", found.closed.into()),
        ("how", found.how.into()),
        ("lines", object(lines(found.lines))),
        ("squares", squares_array(&found.squares).into()),
        ("valid", found.valid.into()),
        ("fault", fault.into()),
        ("likely", likely.into()),
        ("answers", answers.into()),
        ("answer", found.answer.into()),
        ("different", found.different.into()),
        ("cut", found.cut.into()),
    ]))
}

/// A solution that is built, not searched for: the squares of a tour in order, or the column of
/// each row's queen; empty if the method builds none for this board.
#[wasm_bindgen]
pub fn construct(
    #[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue,
) -> Result<Uint32Array, JsValue> {
    let built = ask::construct(&value::text("setup", setup)?).map_err(setup_error)?;
    Ok(Uint32Array::from(&built.unwrap_or_default()[..]))
}

fn parse(setup: &JsValue) -> Result<Setup, JsValue> {
    Setup::parse(&value::text("setup", setup)?).map_err(setup_error)
}

/// A setup, and squares of its board.
fn position(setup: &JsValue, squares: &JsValue) -> Result<(Setup, Vec<Square>), JsValue> {
    let setup = parse(setup)?;
    let squares = parse_squares(squares, &setup.board)?;
    Ok((setup, squares))
}

fn parse_squares(value: &JsValue, board: &Board) -> Result<Vec<Square>, JsValue> {
    let items = js_sys::try_iter(value).ok().flatten().ok_or_else(bad_squares)?;
    let last = u64::from(board.squares()) - 1;
    let square = |item: JsValue| Square::new(whole("squares", &item, last).ok()? as u32);
    items.map(|item| item.ok().and_then(square).ok_or_else(bad_squares)).collect()
}

fn params_object(params: &[(&'static str, String)]) -> JsValue {
    object(params.iter().map(|(name, value)| (*name, value.into())))
}

fn bad_squares() -> JsValue {
    error("squares must be indices of squares of the board", "square", "squares", object([]))
}

fn squares_array(squares: &[Square]) -> Uint32Array {
    Uint32Array::from(&squares.iter().map(|square| square.index()).collect::<Vec<_>>()[..])
}
