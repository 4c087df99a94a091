//! What Backstep hands out as pictures: [animated GIFs](Animation) of a search, and [QR codes](QrCode) of a link.
//!
//! A module of its own, because few visitors want either: the page loads it when somebody does. It knows nothing of
//! boards and searches; it is given pixels and texts.

mod animation;
mod palette;
mod qr;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use animation::{Animation, BadFrame, MAX_SIDE};
pub use palette::{MAX_COLOURS, Palette};
pub use qr::QrCode;
