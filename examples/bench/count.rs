//! Counting queens: the quadrant join on one thread and on several, and as a baseline a bit-mask
//! search that uses all eight symmetries.

use super::eightfold;
use super::rows::{Rows, fastest, timed};
use backstep::board::Board;
use backstep::queens::Count;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

fn sizes(from: u32, is_long: bool) -> RangeInclusive<u32> {
    from..=if is_long { 18 } else { 16 }
}

fn open(n: u32) -> Count {
    Count::new(&Board::new(n, n), &[]).expect("a board for the join")
}

pub(crate) fn measure(rows: &mut Rows, is_long: bool) {
    for n in sizes(12, is_long) {
        let (time, found) = fastest(|| {
            let mut count = open(n);
            assert!(count.run(|| true));
            count.tally().solutions
        });
        add(rows, n, time, found);
    }
}

pub(crate) fn measure_eightfold(rows: &mut Rows) {
    for n in sizes(12, false) {
        let (time, found) = fastest(|| eightfold::count(n as usize));
        add(rows, n, time, found);
    }
}

fn add(rows: &mut Rows, n: u32, time: f64, found: u64) {
    rows.add(format!("{n} queens"), time, "ms");
    rows.add(format!("{n} queens"), found as f64, "solutions");
}

/// With so many workers, or one a core.
pub(crate) fn measure_pool(rows: &mut Rows, workers: Option<u32>, is_long: bool) {
    let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let workers = workers.unwrap_or_else(cores);
    for n in sizes(15, is_long) {
        let (time, found) = timed(|| pooled(n, workers));
        add(rows, n, time, found);
    }
}

/// As the page's pool: every worker has tables of its own and takes one slice after another.
fn pooled(n: u32, workers: u32) -> u64 {
    let left = AtomicU32::new(open(n).slices());
    let take = || left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).ok();
    let work = || {
        let mut count = open(n);
        let mut found = 0;
        while let Some(left) = take() {
            count.aim(Some(left - 1));
            assert!(count.run(|| true));
            found += count.tally().solutions;
        }
        found
    };
    thread::scope(|scope| {
        let hands: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        hands.into_iter().map(|hand| hand.join().expect("a worker")).sum()
    })
}
