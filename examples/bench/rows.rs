//! What a program prints, and how it measures.

use std::fmt;
use std::time::{Duration, Instant};

#[derive(Default)]
pub(crate) struct Rows(Vec<(String, f64, &'static str)>);

impl Rows {
    pub(crate) fn add(&mut self, name: impl Into<String>, value: f64, unit: &'static str) {
        self.0.push((name.into(), value, unit));
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let row = |(name, value, unit): &(String, f64, &str)| {
            format!(r#"{{"name":"{name}","value":{value},"unit":"{unit}"}}"#)
        };
        write!(f, "[{}]", self.0.iter().map(row).collect::<Vec<_>>().join(","))
    }
}

/// The milliseconds of some work, and its result.
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed().as_secs_f64() * 1000.0, result)
}

/// As [`timed`]; short work is done again and again, and the fastest time counts: the one that
/// others disturbed least.
pub(crate) fn fastest<T>(mut work: impl FnMut() -> T) -> (f64, T) {
    let end = Instant::now() + Duration::from_millis(50);
    let (mut best, mut result) = timed(&mut work);
    while Instant::now() < end {
        let (time, again) = timed(&mut work);
        best = best.min(time);
        result = again;
    }
    (best, result)
}
