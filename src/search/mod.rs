//! The one engine that runs every tree search of the project: a [`Problem`] says what may be
//! chosen and what is refused, a [`Search`] steps through it forwards and backwards, a
//! [`Timeline`] jumps to any step.

mod answer;
mod engine;
mod envelope;
mod estimate;
mod event;
mod goal;
mod hash;
mod marks;
mod outline;
mod problem;
mod record;
mod report;
mod script;
mod timeline;
mod tree;

pub use answer::{Answer, Completion, Existence, Ways};
pub use engine::{Run, Search};
pub use envelope::{Envelope, Span};
pub use estimate::Estimate;
pub use event::{Conflict, Event, Kind, Mask};
pub use goal::Goal;
pub(crate) use hash::hash;
pub use marks::Marks;
pub use outline::{Level, Node, Outline, Place, State};
pub use problem::{Problem, Reason};
pub use record::{Record, Retreat};
pub use report::{BadPosition, Counts, Status};
pub use script::Script;
pub use timeline::Timeline;
pub use tree::{Entry, OPEN, Tree};
