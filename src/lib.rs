//! Backtracking searches for knight's tours and N queens.
pub mod board;
pub mod queens;
pub mod search;
pub mod session;
pub mod setup;
pub mod text;
pub mod tour;
pub mod verify;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
