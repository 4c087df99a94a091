//! The tree of a session and the stack of its search.

use super::clock::{MAX_BUDGET, within};
use super::session::Session;
use super::value::{MAX_SAFE, flag, object, optional_square, whole};
use crate::board::{NO_SQUARE, Square};
use crate::search::{Level, Node, State};
use js_sys::{Array, Float32Array, Float64Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// Nodes that one outline has at the most.
const MOST_NODES: u64 = 1 << 16;
/// Levels that one call of `stack` returns at the most.
const MOST_LEVELS: u64 = 1 << 10;

#[wasm_bindgen]
impl Session {
    /// The stack as the recursive program would have it: `count` levels (1,024 at the most) from
    /// one on, the root at 0. Empty in a repair.
    #[wasm_bindgen(unchecked_return_type = "StackLevel[]")]
    pub fn stack(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    ) -> Result<Array, JsValue> {
        let from = whole("from", from, u64::from(u32::MAX))? as usize;
        let count = whole("count", count, MAX_SAFE)?.min(MOST_LEVELS) as usize;
        let levels = self.inner.borrow().stack(from, count, 0);
        Ok((from..).zip(&levels).map(|(depth, level)| level_object(depth, level)).collect())
    }

    /// The step that placed the piece at a depth, 1 or more; null if there is none or the time is up.
    #[wasm_bindgen(js_name = placedAt, unchecked_return_type = "number | null")]
    pub fn placed_at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] depth: &JsValue,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let depth = whole("depth", depth, u64::from(u32::MAX))? as usize;
        let goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        let found = self.inner.borrow_mut().placed_at(depth, goes_on);
        Ok(found.map_or(JsValue::NULL, |step| (step as f64).into()))
    }

    /// Records the tree of the search from now on, with what came before if that is not too much.
    /// False when the time was up before it was in step with the search: call again.
    #[wasm_bindgen(js_name = recordTree)]
    pub fn record_tree(
        &self,
        #[wasm_bindgen(js_name = budgetMs, unchecked_param_type = "number")] budget_ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let goes_on = within(whole("budgetMs", budget_ms, MAX_BUDGET)?);
        Ok(self.inner.borrow_mut().record_tree(goes_on))
    }

    /// Records no more, and gives the memory back.
    #[wasm_bindgen(js_name = forgetTree)]
    pub fn forget_tree(&self) {
        self.inner.borrow_mut().forget_tree();
    }

    /// The tree around the current node, laid out, in up to `most` nodes (65,536 at the most);
    /// what has failed is folded if it would not have room, or if `fold` says so.
    #[wasm_bindgen(unchecked_return_type = "Tree")]
    pub fn tree(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] most: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] fold: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let most = whole("most", most, MAX_SAFE)?.min(MOST_NODES) as usize;
        let session = self.inner.borrow();
        let outline = session.outline(most, flag("fold", fold)?);
        let nodes = &outline.nodes[..];
        let tree = session.tree();
        Ok(object([
            ("parent", words(nodes, |node| node.parent)),
            ("depth", words(nodes, |node| node.depth)),
            ("choice", words(nodes, |node| node.choice)),
            ("square", words(nodes, |node| node.square.map_or(NO_SQUARE, Square::index))),
            ("solutions", words(nodes, |node| node.solutions)),
            ("refused", words(nodes, |node| node.refused)),
            ("state", bytes(nodes, |node| node.state.code())),
            ("conflict", bytes(nodes, |node| node.conflict.map_or(0, |conflict| conflict.code()))),
            ("number", numbers(nodes, |node| node.number)),
            ("step", numbers(nodes, |node| node.step)),
            ("cost", numbers(nodes, |node| node.cost)),
            ("x", Float32Array::from(&nodes.iter().map(|node| node.x).collect::<Vec<_>>()[..]).into()),
            ("width", outline.width.into()),
            ("folded", outline.folded.into()),
            ("cut", outline.cut.into()),
            ("from", tree.map_or(JsValue::UNDEFINED, |tree| (tree.start() as f64).into())),
            ("to", tree.map_or(JsValue::UNDEFINED, |tree| (tree.end() as f64).into())),
        ]))
    }
}

/// The codes of the states of a tree's nodes, by name.
#[wasm_bindgen(js_name = nodeStates, unchecked_return_type = "Record<NodeState, number>")]
pub fn node_states() -> JsValue {
    object(State::ALL.iter().map(|state| (state.name(), state.code().into())))
}

fn words(nodes: &[Node], value: impl Fn(&Node) -> u32) -> JsValue {
    Uint32Array::from(&nodes.iter().map(value).collect::<Vec<_>>()[..]).into()
}

fn bytes(nodes: &[Node], value: impl Fn(&Node) -> u32) -> JsValue {
    Uint8Array::from(&nodes.iter().map(|node| value(node) as u8).collect::<Vec<_>>()[..]).into()
}

fn numbers(nodes: &[Node], value: impl Fn(&Node) -> u64) -> JsValue {
    Float64Array::from(&nodes.iter().map(|node| value(node) as f64).collect::<Vec<_>>()[..]).into()
}

fn level_object(depth: usize, level: &Level) -> JsValue {
    object([
        ("depth", (depth as u32).into()),
        ("offered", level.offered.into()),
        ("cursor", level.cursor.min(level.offered).into()),
        ("square", optional_square(level.square(level.cursor))),
    ])
}
