//! Closed tours of large boards, by tiles.

use super::rows::{Rows, fastest, timed};
use backstep::ask::construct;

const SIZES: [u32; 4] = [100, 200, 500, 1000];

fn build(n: u32) -> usize {
    let setup = format!("problem=tour&method=tiles&closed=1&n={n}");
    construct(&setup).expect("a setup").expect("a tour").len()
}

pub(crate) fn measure(rows: &mut Rows) {
    // Before anything is warm, as somebody would see it.
    let (first, _) = timed(|| build(1000));
    rows.add("1000×1000, the first time", first, "ms");
    for n in SIZES {
        let (time, squares) = fastest(|| build(n));
        rows.add(format!("{n}×{n}"), time, "ms");
        rows.add(format!("{n}×{n}"), time * 1e6 / squares as f64, "ns/square");
        rows.add(format!("{n}×{n}"), squares as f64, "squares");
    }
}
