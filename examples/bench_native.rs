//! The classic 8×8 search in native code, from the start to its first tour and back. Prints a JSON
//! array of `{ name, value, unit }`; `tests/bench/bench.mjs` prints the same names for WebAssembly.

use backstep::search::{Kind, Mask};
use backstep::session::Session;
use std::time::{Duration, Instant};

const STEPS: u64 = 74_256_271;
const BATCH: usize = 1 << 20;
/// The time of a slice, as the page runs them.
const SLICE: Duration = Duration::from_millis(8);
const ROUNDS: usize = 5;

/// The speeds of a round, in million events a second.
struct Round {
    forward: f64,
    back: f64,
    batches: f64,
    batches_back: f64,
    sums: [u32; 2],
}

fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let result = work();
    (STEPS as f64 / 1e6 / start.elapsed().as_secs_f64(), result)
}

/// Asks whether there is time left in a slice that starts now.
fn slice() -> impl FnMut() -> bool {
    let end = Instant::now() + SLICE;
    move || Instant::now() < end
}

fn checksum(sum: u32, events: &[u32]) -> u32 {
    events.iter().fold(sum, |sum, &event| sum.wrapping_mul(31).wrapping_add(event))
}

fn batches(mut next: impl FnMut(&mut Vec<u32>)) -> u32 {
    let mut sum = 0;
    loop {
        let mut events = Vec::new();
        next(&mut events);
        if events.is_empty() {
            return sum;
        }
        sum = checksum(sum, &events);
    }
}

fn round() -> Round {
    let mut session = Session::open("problem=tour").expect("a setup");
    let solution = Mask::of(Kind::Solution);
    let (forward, ()) = timed(|| {
        while session.status().name() != "solution" {
            session.run_until(solution, u64::MAX, slice());
        }
    });
    assert_eq!(session.counts().step, STEPS);
    let (back, ()) = timed(|| {
        while session.counts().step > 0 {
            session.run_back_until(Mask::NONE, u64::MAX, slice());
        }
    });
    let mut left = STEPS as usize;
    let (batches_forward, there) = timed(|| {
        batches(|events| {
            session.advance(BATCH.min(left), events);
            left -= events.len();
        })
    });
    let (batches_back, home) = timed(|| batches(|events| session.retreat(BATCH, events)));
    assert_eq!(session.counts().step, 0);
    Round { forward, back, batches: batches_forward, batches_back, sums: [there, home] }
}

fn median(rounds: &[Round], value: impl Fn(&Round) -> f64) -> f64 {
    let mut values: Vec<_> = rounds.iter().map(value).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    round();
    let rounds: Vec<_> = (0..ROUNDS).map(|_| round()).collect();
    let (forward, back) = (median(&rounds, |round| round.forward), median(&rounds, |round| round.back));
    let rows = [
        ("8×8 to the first tour, in slices", forward, "M events/s"),
        ("8×8 back to the start, in slices", back, "M events/s"),
        ("8×8 to the first tour, events summed", median(&rounds, |round| round.batches), "M events/s"),
        ("8×8 back to the start, events summed", median(&rounds, |round| round.batches_back), "M events/s"),
        ("forward / back", forward / back, "×"),
        ("checksum there", f64::from(rounds[0].sums[0]), ""),
        ("checksum back", f64::from(rounds[0].sums[1]), ""),
    ];
    let rows =
        rows.map(|(name, value, unit)| format!(r#"{{"name":"{name}","value":{value},"unit":"{unit}"}}"#));
    println!("[{}]", rows.join(","));
}
