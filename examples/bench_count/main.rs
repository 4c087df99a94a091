//! Counting queens in native code, one thread: the quadrant join, and as a baseline a bit-mask
//! search that uses all eight symmetries. Prints a JSON array of `{ name, value, unit }`;
//! `tests/bench/count.mjs` prints the same names for WebAssembly.
//!
//! `--long` adds N = 17 and 18 for the join.

mod eightfold;

use backstep::board::Board;
use backstep::queens::Count;
use std::time::Instant;

fn joined(n: u32) -> u64 {
    let mut count = Count::new(&Board::new(n, n), &[]).expect("a board for the join");
    assert!(count.run(|| true));
    count.tally().solutions
}

/// The milliseconds of the fastest of some runs: the one that others disturbed least.
fn fastest(rounds: u32, mut work: impl FnMut() -> u64) -> (f64, u64) {
    let runs = (0..rounds).map(|_| {
        let start = Instant::now();
        let found = work();
        (start.elapsed().as_secs_f64() * 1000.0, found)
    });
    runs.min_by(|a, b| a.0.total_cmp(&b.0)).expect("at least one round")
}

fn main() {
    let is_long = std::env::args().any(|argument| argument == "--long");
    let mut rows = Vec::new();
    let mut row = |name: String, value: f64, unit: &str| {
        rows.push(format!(r#"{{"name":"{name}","value":{value},"unit":"{unit}"}}"#));
    };
    for n in 12..=if is_long { 18 } else { 16 } {
        let rounds = if n < 17 { 3 } else { 1 };
        let (join, found) = fastest(rounds, || joined(n));
        row(format!("{n} queens counted"), join, "ms");
        if n <= 16 {
            let (search, by_search) = fastest(if n < 16 { 3 } else { 1 }, || eightfold::count(n as usize));
            assert_eq!(found, by_search, "both ways find as many");
            row(format!("{n} queens, eight-fold bit masks"), search, "ms");
            row(format!("{n} queens, eight-fold bit masks / counted"), search / join, "×");
        }
    }
    println!("[{}]", rows.join(","));
}
