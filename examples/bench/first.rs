//! Queens: the first solution by each method, on boards where it is to be had.

use super::rows::{Rows, fastest};
use backstep::ask::construct;
use backstep::search::{Kind, Mask};
use backstep::session::Session;

/// One method a line, and the sizes.
const METHODS: &str = include_str!("../../tests/bench/first.txt");

pub(crate) fn measure(rows: &mut Rows) {
    for line in METHODS.lines() {
        let (method, sizes) = line.split_once(' ').expect("a method and sizes");
        for n in sizes.split(' ') {
            let setup = format!("problem=queens&n={n}&method={method}");
            let (time, placed) = fastest(|| if method == "formula" { built(&setup) } else { search(&setup) });
            rows.add(format!("{n} queens, {method}"), time, "ms");
            rows.add(format!("{n} queens, {method}"), placed as f64, "placements");
        }
    }
}

fn search(setup: &str) -> u64 {
    let mut session = Session::open(setup).expect("a setup");
    session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
    assert_eq!(session.status().name(), "solution", "{setup}");
    session.counts().placed
}

fn built(setup: &str) -> u64 {
    construct(setup).expect("a setup").expect("a formula").len() as u64
}
