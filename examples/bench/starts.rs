//! Tours from every start that has one. What is counted here is the same on every machine.

use super::rows::Rows;
use backstep::ask::exists;
use backstep::board::Board;
use backstep::search::{Answer, Kind, Mask};
use backstep::session::Session;
use backstep::setup::Setup;

const SIZES: std::ops::RangeInclusive<u32> = 5..=40;

/// Runs a setup of n×n from each start of the board that has a tour; returns how each run ended.
fn from_all_starts(n: u32, options: &str) -> Vec<Session> {
    let board = Board::new(n, n);
    let starts = (0..n).flat_map(|row| (0..n).map(move |column| (row.into(), column.into())));
    let setups = starts.map(|(row, column)| {
        let square = board.square(row, column).expect("a square of the board");
        format!("problem=tour&n={n}&start={}&{options}", board.name(square))
    });
    let has_tour = |text: &String| exists(&Setup::parse(text).expect("a setup")).answer == Answer::Yes;
    let run = |text: String| {
        let mut session = Session::open(&text).expect("a setup");
        session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
        session
    };
    setups.filter(has_tour).map(run).collect()
}

fn is_solved(session: &Session) -> bool {
    session.status().name() == "solution"
}

/// The closed 8×8 by pruned search, by what it is on top of.
pub(crate) fn measure_closed(rows: &mut Rows) {
    for options in ["method=backtrack", "method=warnsdorff", "method=warnsdorff&ties=roth"] {
        let runs = from_all_starts(8, &format!("closed=1&prune=1&{options}"));
        assert!(runs.len() == 64 && runs.iter().all(is_solved));
        let mut placed: Vec<_> = runs.iter().map(|run| run.counts().placed as f64).collect();
        placed.sort_by(f64::total_cmp);
        let name = options.replace("method=", "").replace("&ties=", ", ");
        for (which, at) in [("min", 0), ("median", 32), ("max", 63)] {
            rows.add(format!("{name}, {which}"), placed[at], "placements");
        }
    }
}

/// How many starts Warnsdorff's rule solves without taking back, by how ties are broken.
pub(crate) fn measure_pure(rows: &mut Rows) {
    for ties in ["first", "last", "random", "roth", "pohl", "squirrel"] {
        let (mut solved, mut all) = (0, 0);
        for n in SIZES {
            let runs = from_all_starts(n, &format!("method=warnsdorff&pure=1&ties={ties}"));
            all += runs.len();
            solved += runs.iter().filter(|run| is_solved(run)).count();
        }
        rows.add(format!("ties {ties}"), 100.0 * solved as f64 / all as f64, "% of starts");
    }
}

/// How many attempts the portfolio takes.
pub(crate) fn measure_portfolio(rows: &mut Rows) {
    let (mut solved, mut attempts) = (0, Vec::new());
    for n in SIZES {
        let runs = from_all_starts(n, "method=portfolio");
        solved += runs.iter().filter(|run| is_solved(run)).count();
        attempts.extend(runs.iter().map(|run| run.frame().attempt.expect("an attempt")));
    }
    let all = attempts.len() as f64;
    let sum: u32 = attempts.iter().sum();
    rows.add("solved", 100.0 * solved as f64 / all, "% of starts");
    rows.add("mean", f64::from(sum) / all, "attempts");
    rows.add("max", f64::from(attempts.into_iter().max().unwrap_or(0)), "attempts");
}
