//! The classic 8×8 search from the start to its first tour and back.

use super::rows::{Rows, timed};
use backstep::search::{Kind, Mask};
use backstep::session::Session;
use std::time::{Duration, Instant};

const STEPS: u64 = 74_256_271;
const BATCH: usize = 1 << 20;
/// The time of a slice, as the page runs them.
const SLICE: Duration = Duration::from_millis(8);

pub(crate) fn measure(rows: &mut Rows) {
    let mut session = open();
    session.run_until(Mask::NONE, STEPS / 16, || true);
    // A new session: one that has been there before keeps its checkpoints.
    session = open();
    let forward = timed(|| {
        while session.status().name() != "solution" {
            session.run_until(Mask::of(Kind::Solution), u64::MAX, slice());
        }
    });
    assert_eq!(session.counts().step, STEPS);
    let back = timed(|| {
        while session.counts().step > 0 {
            session.run_back_until(Mask::NONE, u64::MAX, slice());
        }
    });
    let mut left = STEPS as usize;
    let summed = timed(|| {
        batches(|events| {
            session.advance(BATCH.min(left), events);
            left -= events.len();
        })
    });
    let summed_back = timed(|| batches(|events| session.retreat(BATCH, events)));
    assert_eq!(session.counts().step, 0);
    let mut speed = |name, ms| rows.add(name, STEPS as f64 / 1000.0 / ms, "M events/s");
    speed("to the first tour, in slices", forward.0);
    speed("back to the start, in slices", back.0);
    speed("to the first tour, events summed", summed.0);
    speed("back to the start, events summed", summed_back.0);
    rows.add("sum of the events there", f64::from(summed.1), "checksum");
    rows.add("sum of the events back", f64::from(summed_back.1), "checksum");
}

fn open() -> Session {
    Session::open("problem=tour").expect("a setup")
}

/// Asks whether there is time left in a slice that starts now.
fn slice() -> impl FnMut() -> bool {
    let end = Instant::now() + SLICE;
    move || Instant::now() < end
}

fn batches(mut next: impl FnMut(&mut Vec<u32>)) -> u32 {
    let mut sum = 0_u32;
    loop {
        let mut events = Vec::new();
        next(&mut events);
        if events.is_empty() {
            return sum;
        }
        sum = events.iter().fold(sum, |sum, &event| sum.wrapping_mul(31).wrapping_add(event));
    }
}
