//! Counting all solutions of a setup, exactly, in slices that may be counted anywhere.

use crate::queens::{Count, Tally};
use crate::setup::{Error, Method, Setup};

/// A count under way. It can be stopped and gone on with at any time.
#[derive(Clone, Debug)]
pub enum Counter {
    /// All placements of queens.
    Queens(Count),
}

impl Counter {
    /// Prepares to count everything that the setup describes, whatever its method.
    ///
    /// # Errors
    /// As [`Setup::parse`]; code `range`, key `files` if the board is too wide; code `unused`, key
    /// `problem` if solutions of this kind are not counted.
    pub fn open(text: &str) -> Result<Counter, Error> {
        let setup = Setup::parse(text)?;
        match setup.method {
            Method::Queens { .. } => {
                let wide = || {
                    let files = setup.board.files().to_string();
                    error("range", "files", [("value", files), ("min", "1".into()), ("max", "32".into())])
                };
                Count::new(&setup.board, setup.given()).map(Counter::Queens).ok_or_else(wide)
            }
            Method::Tour { .. } => Err(error("unused", "problem", [("method", setup.method_name().into())])),
        }
    }

    /// In how many slices it can be counted.
    pub fn slices(&self) -> u32 {
        match self {
            Counter::Queens(count) => count.slices(),
        }
    }

    /// Starts again, with one slice below [`slices`](Counter::slices), or with everything. Tables
    /// that all slices share are kept.
    pub fn aim(&mut self, slice: Option<u32>) {
        match self {
            Counter::Queens(count) => count.aim(slice),
        }
    }

    /// Goes on as long as `goes_on`, which is asked every few ten thousand operations; whether all
    /// is counted.
    pub fn run(&mut self, goes_on: impl FnMut() -> bool) -> bool {
        match self {
            Counter::Queens(count) => count.run(goes_on),
        }
    }

    /// The share that is done, as far as it can be told: 0 to 1.
    pub fn progress(&self) -> f64 {
        match self {
            Counter::Queens(count) => count.progress(),
        }
    }

    /// What has been counted so far.
    pub fn tally(&self) -> Tally {
        match self {
            Counter::Queens(count) => count.tally(),
        }
    }
}

fn error<const N: usize>(
    code: &'static str,
    key: &'static str,
    params: [(&'static str, String); N],
) -> Error {
    Error { code, key, params: params.into() }
}
