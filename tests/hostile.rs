//! Bad input: at least half of it was valid before it was changed. Nothing may panic, take long or leave a search
//! that cannot be stepped.

use backstep::check::check;
use backstep::counter::Counter;
use backstep::search::Counts;
use backstep::session::Session;
use backstep::setup::{KEYS, Setup};
use backstep::text::Form;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::time::{Duration, Instant};

/// Set-ups of every problem and method, with every key.
const SETUPS: &[&str] = &[
    "problem=queens&n=4&method=rows",
    "problem=queens&files=6&ranks=5&method=rows&columns=random&seed=7",
    "problem=queens&n=4&method=scan",
    "problem=queens&n=4&method=enumerate",
    "problem=queens&n=6&method=forward&columns=centre&queens=a6.c5",
    "problem=queens&n=8&method=smallest&seed=3&restarts=1",
    "problem=queens&n=6&method=cover&blocked=a1.b2",
    "problem=queens&n=8&method=repair&seed=5",
    "problem=queens&n=9&method=formula",
    "problem=tour&n=5&method=backtrack&order=classic&start=a1",
    "problem=tour&n=5&order=23105674&start=a5",
    "problem=tour&files=4&ranks=3&start=any",
    "problem=tour&n=6&method=warnsdorff&ties=roth&pure=1&start=c5",
    "problem=tour&n=6&prune=1&closed=1",
    "problem=tour&n=4&blocked=a1.a4.d1.d4&closed=1&start=b4",
    "problem=tour&n=6&leaper=1.3&wrap=torus",
    "problem=tour&n=6&leaper=1.2&wrap=cylinder",
    "problem=tour&n=5&method=enumerate",
    "problem=tour&n=3&blocked=b2&method=script&path=a3.b1.c3.a2.c1.b3.a1.c2",
    "problem=tour&n=12&method=warnsdorff&ties=last&start=c5",
    "problem=tour&n=12&method=tiles",
    "problem=tour&n=12&method=rotate&seed=4",
    "problem=tour&n=6&method=portfolio",
];

/// Answers as programs print them, right and wrong.
const ANSWERS: &[&str] = &[
    "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
    "..Q.\nQ...\n...Q\n.Q..",
    "[2, 0, 3, 1]",
    "(1, 3) (2, 1) (3, 4) (4, 2)",
    "a1 b3 c1 a2 c3 b1 a3 c2",
    "23 10 15 4 25\n16 5 24 9 14\n11 22 1 18 3\n6 17 20 13 8\n21 12 7 2 19",
    "Solution 1:\n[[0, 5, 14, 9, 20], [13, 8, 19, 4, 15], [18, 1, 6, 21, 10], [7, 12, 23, 16, 3], [24, 17, 2, 11, 22]]\n0.01 s",
    "0 3 6\n5 8 1\n2 7 4",
    "no solution",
];

/// Pieces that mean something somewhere.
const PIECES: &[&str] = &[
    "&",
    "=",
    ".",
    "-",
    "%",
    "#",
    "?",
    "+",
    "~",
    "0",
    "1",
    "-1",
    "00",
    "999",
    "4294967296",
    "1e9",
    "NaN",
    "a1",
    "z99",
    "é",
    "क",
    "\0",
    "\u{202e}",
    "<b>",
    "'",
    "\n",
    " ",
    ",",
    "Q",
    "[[",
    "]]",
    "any",
    "random",
    "problem=",
    "queens",
    "tour",
    "n=1000",
    "n=0",
    "method=",
    "__proto__",
    "९",
];

/// One change of a text, at a place anywhere in it.
#[derive(Clone, Debug)]
enum Change {
    Insert(&'static str),
    Key(&'static str),
    Remove(usize),
    Repeat(usize),
    Character(char),
}

fn change() -> impl Strategy<Value = (Index, Change)> {
    let kind = prop_oneof![
        select(PIECES).prop_map(Change::Insert),
        select(KEYS).prop_map(Change::Key),
        (1..12_usize).prop_map(Change::Remove),
        (1..40_usize).prop_map(Change::Repeat),
        any::<char>().prop_map(Change::Character),
    ];
    (any::<Index>(), kind)
}

fn changed(text: &str, changes: &[(Index, Change)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (index, change) in changes {
        let at = index.index(letters.len() + 1);
        let upto = |count: usize| (at + count).min(letters.len());
        match change {
            Change::Insert(piece) => drop(letters.splice(at..at, piece.chars())),
            Change::Key(key) => drop(letters.splice(at..at, format!("&{key}=").chars())),
            Change::Remove(count) => drop(letters.drain(at..upto(*count))),
            Change::Repeat(count) => {
                let again = letters[at..upto(*count)].to_vec();
                drop(letters.splice(at..at, again));
            }
            Change::Character(letter) => letters.insert(at, *letter),
        }
    }
    letters.into_iter().collect()
}

/// Three of four were valid once.
fn hostile(valid: &'static [&'static str]) -> impl Strategy<Value = String> {
    let mutated = (select(valid), prop::collection::vec(change(), 1..5));
    prop_oneof![
        3 => mutated.prop_map(|(text, changes)| changed(text, &changes)),
        1 => ".{0,80}",
    ]
}

/// The same random inputs every time: a failure is one for everybody.
fn for_all<S: Strategy>(cases: u32, strategy: S, test: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let result = runner.run(&strategy, |value| {
        test(value);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Steps a little both ways, and comes out where it went in.
fn exercise(session: &mut Session) {
    let before = (session.address(), session.counts());
    let made = (0..50).filter(|_| session.step().is_some()).count();
    let _ = (session.frame(), session.explain(), session.print(Form::Squares), session.status());
    for _ in 0..made {
        session.step_back().expect("as many steps lead back");
    }
    assert_eq!((session.address(), session.counts()), before);
}

#[test]
fn every_setup_of_the_list_is_valid() {
    for setup in SETUPS {
        Setup::parse(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
    }
}

#[test]
fn a_changed_setup_is_refused_by_name_or_opened_and_stepped() {
    for_all(60_000, hostile(SETUPS), |text| {
        let begin = Instant::now();
        match Session::open(&text) {
            Err(error) => {
                assert!(KEYS.contains(&error.key), "{text:?}: {error}");
                assert!(
                    error.params.iter().all(|(_, value)| value.chars().count() < 500),
                    "{text:?}: {error}"
                );
            }
            Ok(mut session) => {
                let canonical = session.setup().to_string();
                assert_eq!(
                    Setup::parse(&canonical).expect("what is printed can be read").to_string(),
                    canonical
                );
                if session.setup().board.squares() <= 400 {
                    exercise(&mut session);
                }
            }
        }
        // Most take microseconds; a big board on a busy machine is still no freeze.
        assert!(begin.elapsed() < Duration::from_secs(5), "{text:?} took {:?}", begin.elapsed());
    });
}

#[test]
fn a_changed_position_is_refused_or_stepped() {
    let numbers = prop::collection::vec((any::<Index>(), any::<u32>()), 0..3);
    let counts = prop::collection::vec((0..7_usize, prop_oneof![0..9_u64, any::<u64>()]), 0..2);
    let cut = prop_oneof![3 => Just(0_usize), 1 => 1..4_usize];
    let strategy = (select(SETUPS), 0..300_u64, numbers, counts, cut);
    for_all(20_000, strategy, |(text, step, numbers, counts, cut)| {
        let mut session = Session::open(text).expect("valid");
        session.seek(step, || true);
        let (mut address, mut now) = (session.address(), session.counts());
        for (index, number) in &numbers {
            if !address.is_empty() {
                let at = index.index(address.len());
                address[at] = if number % 2 == 0 { number % 9 } else { *number };
            }
        }
        address.truncate(address.len().saturating_sub(cut));
        for (field, value) in &counts {
            *field_of(&mut now, *field) = *value;
        }
        let is_same = address == session.address() && now == session.counts();
        match Session::restore(session.setup().clone(), &address, &now) {
            Err(error) => assert!(!is_same, "{text} at {step}: {error:?}"),
            Ok(mut restored) => exercise(&mut restored),
        }
    });
}

fn field_of(counts: &mut Counts, field: usize) -> &mut u64 {
    match field {
        0 => &mut counts.step,
        1 => &mut counts.placed,
        2 => &mut counts.rejected,
        3 => &mut counts.backtracks,
        4 => &mut counts.solutions,
        5 => &mut counts.depth,
        _ => &mut counts.deepest,
    }
}

#[test]
fn a_changed_answer_is_judged() {
    let strategy = (hostile(ANSWERS), prop::option::of(select(SETUPS)));
    for_all(20_000, strategy, |(text, setup)| {
        let setup = setup.map(|text| Setup::parse(text).expect("valid"));
        let verdict = check(&text, setup.as_ref());
        assert_eq!(verdict.ok, verdict.fault.is_none(), "{text:?}");
    });
}

#[test]
fn a_changed_setup_is_counted_or_refused() {
    for_all(2_000, hostile(SETUPS), |text| {
        let Ok(mut counter) = Counter::open(&text) else { return };
        let begin = Instant::now();
        counter.run(|| begin.elapsed() < Duration::from_millis(1));
        assert!((0.0..=1.0).contains(&counter.progress()), "{text:?}");
    });
}
