//! Event logs of short searches, written out to be read: every step with its square and reason.
//!
//! `BLESS=1 cargo test --test golden` writes the files anew; read the difference before keeping it.

mod common;

use backstep::search::{Conflict, Kind, Status};
use backstep::session::Session;
use common::{exhaust, open, to_solution};
use std::fmt::Write;
use std::path::Path;

/// Compares a text with the golden file of this name, or writes the file.
fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var("BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&path, text).expect("the golden folder can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (line, wanted)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(line, wanted, "{file}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), golden.lines().count(), "{file}");
}

/// The last event in words, such as `reject b3 falling a4`: what, where, why or degree.
fn words(session: &Session) -> String {
    let explanation = session.explain().expect("a step was made");
    let board = &session.setup().board;
    let event = explanation.event;
    let mut words = vec![String::from(event.kind().name())];
    match (event.kind(), event.square()) {
        (Kind::Place | Kind::Reject | Kind::Backtrack | Kind::Move, Some(square)) => {
            words.push(board.name(square))
        }
        (Kind::Place | Kind::Reject | Kind::Backtrack, None) => words.push(String::from("-")),
        _ => {}
    }
    words.extend(event.conflict().map(|conflict| String::from(conflict.name())));
    if let Some(reason) = explanation.reason {
        words.extend(reason.number.map(|number| format!("at {number}")));
        words.extend(reason.cause.map(|cause| String::from(cause.name())));
        words.extend(reason.by.map(|queen| board.name(queen)));
        words.extend(reason.row.map(|row| format!("rank {}", board.ranks() - row)));
    }
    if let (Some(from), Some((before, after))) = (explanation.from, explanation.attackers) {
        words.push(format!("from {}, attacked by {before}, then {after}", board.name(from)));
    }
    words.extend(explanation.degree.map(|degree| format!("degree {degree}")));
    words.join(" ")
}

/// The log of the first steps, or of all there are.
fn log(title: &str, setup: &str, most: usize) -> String {
    let mut session = open(setup);
    let mut log =
        format!("# {title}\n# {setup}\n# step, event, square, reason; * after the step: a dead end\n");
    for step in 1..=most {
        if session.step().is_none() {
            break;
        }
        let mark = if session.frame().dead_end { " *" } else { "" };
        writeln!(log, "{step} {}{mark}", words(&session)).expect("a string takes text");
    }
    let counts = session.counts();
    let (placed, rejected, backtracks) = (counts.placed, counts.rejected, counts.backtracks);
    let status = session.status().name();
    writeln!(log, "# {placed} placed, {rejected} rejected, {backtracks} backtracks: {status}")
        .expect("a string takes text");
    log
}

#[test]
fn event_logs() {
    let all = usize::MAX;
    let logs = [
        ("queens-4-rows.txt", "4 queens, row by row, all", "problem=queens&n=4", all),
        (
            "queens-4-scan.txt",
            "4 queens by scanning the whole board, the first 60 steps",
            "problem=queens&n=4&method=scan",
            60,
        ),
        (
            "queens-4-enumerate.txt",
            "4 queens, generate and test, the first 60 steps",
            "problem=queens&n=4&method=enumerate",
            60,
        ),
        (
            "queens-4-forward.txt",
            "4 queens with forward checking, all",
            "problem=queens&n=4&method=forward",
            all,
        ),
        (
            "queens-5-cover.txt",
            "5 queens as an exact cover, one given, all",
            "problem=queens&n=5&method=cover&queens=b3",
            all,
        ),
        (
            "queens-8-repair.txt",
            "8 queens by repair, to the solution",
            "problem=queens&n=8&method=repair&seed=5",
            all,
        ),
        (
            "tour-3x4.txt",
            "A knight on 3 ranks and 4 files from a1, all",
            "problem=tour&files=4&ranks=3&start=a1",
            all,
        ),
        (
            "tour-ring-closed.txt",
            "A knight round a ring with a barred square, closed, the first 60 steps",
            "problem=tour&files=3&ranks=3&blocked=b2&closed=1",
            60,
        ),
        (
            "tour-2x3-enumerate.txt",
            "Sequences of a knight's jumps on 2 files and 3 ranks, the first 60 steps",
            "problem=tour&files=2&ranks=3&method=enumerate",
            60,
        ),
        (
            "tour-5x5-warnsdorff.txt",
            "Warnsdorff's rule on 5×5 from the corner, to its tour",
            "problem=tour&n=5&method=warnsdorff&pure=1",
            all,
        ),
        (
            "tour-5x5-warnsdorff-stuck.txt",
            "Warnsdorff's rule on 5×5 from c5, until it is stuck",
            "problem=tour&n=5&method=warnsdorff&start=c5&pure=1",
            all,
        ),
    ];
    for (file, title, setup, most) in logs {
        compare(file, &log(title, setup, most));
    }
}

#[test]
fn the_logs_tell_of_whole_searches() {
    let mut tours = open("problem=tour&files=4&ranks=3&start=a1");
    assert_eq!(exhaust(&mut tours).solutions, 2);
    // All 16 tours of the board, from every start.
    assert_eq!(exhaust(&mut open("problem=tour&files=4&ranks=3&start=any")).solutions, 16);
}

#[test]
fn the_key_of_the_trace_table() {
    // The key of worksheet A, written by a teacher; where two reasons are right, both are given.
    let key = [
        "place a4",
        "reject a3 column a4",
        "reject b3 falling a4",
        "place c3",
        "reject a2 column a4",
        "reject b2 rising c3",
        "reject c2 column c3 | reject c2 falling a4",
        "reject d2 falling c3",
        "backtrack c3",
        "place d3",
        "reject a2 column a4",
        "place b2",
        "reject a1 column a4 | reject a1 rising b2",
        "reject b1 column b2 | reject b1 rising d3",
        "reject c1 falling b2",
        "reject d1 column d3 | reject d1 falling a4",
        "backtrack b2",
        "reject c2 falling a4 | reject c2 rising d3",
        "reject d2 column d3",
        "backtrack d3",
        "backtrack a4",
        "place b4",
        "reject a3 rising b4",
        "reject b3 column b4",
        "reject c3 falling b4",
        "place d3",
        "place a2",
        "reject a1 column a2",
        "reject b1 column b4 | reject b1 rising d3 | reject b1 falling a2",
        "place c1",
        "solution",
    ];
    let mut session = open("problem=queens&n=4");
    for (step, key) in (1..).zip(key) {
        session.step();
        let words = words(&session);
        assert!(key.split(" | ").any(|right| right == words), "step {step}: {words}, not {key}");
    }
    assert_eq!((session.status(), session.counts().step), (Status::Solution, 31));
    session.step_back();
    assert!(to_solution(&mut session));
}

#[test]
fn the_earliest_of_several_attackers_is_named() {
    let mut session = open("problem=queens&n=4");
    for (step, wanted) in
        [(7, "reject c2 falling a4"), (14, "reject b1 rising d3"), (29, "reject b1 column b4")]
    {
        assert!(session.seek(step, || true));
        assert_eq!(words(&session), wanted, "step {step}");
    }
}

#[test]
fn codes() {
    // JavaScript's test of the contract reads the same file.
    let mut text = String::from("# The codes that events are packed with.\n");
    for kind in Kind::ALL {
        writeln!(text, "kind {} {}", kind.code(), kind.name()).expect("a string takes text");
    }
    for conflict in Conflict::ALL {
        writeln!(text, "conflict {} {}", conflict.code(), conflict.name()).expect("a string takes text");
    }
    compare("codes.txt", &text);
}
