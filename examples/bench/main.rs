//! What `cargo xtask bench` measures in native code: one topic a run, printed as a JSON array of
//! `{ name, value, unit }`. The programs of `tests/bench/` print the same names for WebAssembly
//! and JavaScript; those are run by turns.
//!
//! `--long` adds what takes minutes.

mod count;
mod eightfold;
mod events;
mod first;
mod rows;
mod starts;
mod tiles;

use rows::Rows;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_long = arguments.iter().any(|argument| argument == "--long");
    let mut rows = Rows::default();
    match arguments.first().map(String::as_str) {
        Some("events") => events::measure(&mut rows),
        Some("count") => count::measure(&mut rows, is_long),
        Some("eightfold") => count::measure_eightfold(&mut rows),
        Some("pool") => {
            let workers = arguments.get(1).and_then(|count| count.parse().ok());
            count::measure_pool(&mut rows, workers, is_long);
        }
        Some("first") => first::measure(&mut rows),
        Some("tiles") => tiles::measure(&mut rows),
        Some("closed") => starts::measure_closed(&mut rows),
        Some("pure") => starts::measure_pure(&mut rows),
        Some("portfolio") => starts::measure_portfolio(&mut rows),
        other => panic!("no such topic: {other:?}"),
    }
    println!("{rows}");
}
