//! Backtracking searches for knight's tours and N queens, one step at a time, forwards and
//! backwards.
//!
//! # From the top
//!
//! A [`Session`](session::Session) is a search of one line of text:
//!
//! ```
//! use backstep::session::Session;
//!
//! let mut session = Session::open("problem=queens&n=4")?;
//! while let Some(event) = session.step() {
//!     if event.kind() == backstep::search::Kind::Solution {
//!         break;
//!     }
//! }
//! assert_eq!(session.print(backstep::text::Form::Squares), "b4 d3 a2 c1");
//! assert_eq!(session.counts().step, 31);
//!
//! session.step_back();
//! assert_eq!(session.counts().step, 30);
//! # Ok::<(), backstep::setup::Error>(())
//! ```
//!
//! What can be written in such a line is told in [`setup`]. Inside, a session is one of several
//! [`Problem`](search::Problem)s, run by the one [`Search`](search::Search) there is (only the local search
//! [`Repair`](queens::Repair) steps by itself). To search
//! something of your own, implement `Problem` (its laws are on the trait) and step through it:
//!
//! ```
//! use backstep::board::Board;
//! use backstep::queens::{Columns, Rows};
//! use backstep::search::{Kind, Search};
//!
//! let search = Search::new(Rows::new(Board::new(6, 6), &[], Columns::Left, 0));
//! assert_eq!(search.filter(|event| event.kind() == Kind::Solution).count(), 4);
//! ```
//!
//! How many solutions there are, without seeing one, is a [`Counter`](counter::Counter)'s to say:
//!
//! ```
//! let mut counter = backstep::counter::Counter::open("problem=queens&n=12")?;
//! assert!(counter.run(|| true));
//! assert_eq!(counter.tally().solutions, 14_200);
//! assert_eq!(counter.tally().fundamental, Some(1_787));
//! # Ok::<(), backstep::setup::Error>(())
//! ```
//!
//! # How it is layered
//!
//! `board ← search ← tour, queens ← setup ← session, counter ← wasm`, and `board ← verify, text, picture`: each
//! module knows those to its left only. `cargo xtask test` holds it so.

pub mod ask;
pub mod board;
pub mod check;
pub mod counter;
pub mod overlay;
pub mod picture;
pub mod queens;
pub mod search;
pub mod session;
pub mod setup;
pub mod text;
pub mod tour;
pub mod verify;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
