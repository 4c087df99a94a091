//! The methods for N queens beyond the textbook's: what they find, how much they place, and that
//! given queens and barred squares are respected.

mod common;

use backstep::board::{Board, Square};
use backstep::queens::formula;
use backstep::search::{Conflict, Counts, Kind, Mask, Status};
use backstep::session::{Session, Stop};
use backstep::setup::Setup;
use common::{exhaust, open, to_solution};
use std::collections::BTreeSet;

/// The solutions of a setup as sorted sets of square names, and what the search came to.
fn solutions(text: &str) -> (BTreeSet<Vec<String>>, Counts) {
    let mut session = open(text);
    let mut all = BTreeSet::new();
    while to_solution(&mut session) {
        all.insert(names(&session));
    }
    assert_eq!(session.status(), Status::Exhausted, "{text}");
    (all, session.counts())
}

fn names(session: &Session) -> Vec<String> {
    let board = &session.setup().board;
    let mut names: Vec<_> = session.path().into_iter().map(|queen| board.name(queen.unwrap())).collect();
    names.sort();
    names
}

const EXHAUSTIVE: [&str; 6] = ["rows", "enumerate", "scan", "forward", "smallest", "cover"];

#[test]
fn every_method_finds_the_same_placements() {
    let boards = [
        "n=1",
        "n=2",
        "n=3",
        "n=4",
        "n=5",
        "n=5&queens=c3",
        "n=5&queens=b3",
        "n=5&queens=a1.c2&blocked=e3",
        "n=5&blocked=b5.d5.c3",
        "n=5&blocked=a5.b5.c5.d5.e5",
        "files=6&ranks=4",
        "files=6&ranks=4&queens=d1",
        "files=4&ranks=5",
        "n=4&queens=b4.d3.a2.c1",
        "n=5&blocked=b5&queens=a4",
    ];
    let mut found = 0;
    for board in boards {
        let all = EXHAUSTIVE.map(|method| solutions(&format!("problem=queens&{board}&method={method}")));
        for (method, (set, counts)) in EXHAUSTIVE.iter().zip(&all) {
            assert_eq!(*set, all[0].0, "{board} by {method}");
            if *method != "scan" {
                assert_eq!(counts.solutions as usize, set.len(), "{board} by {method}: each once");
            }
        }
        found += all[0].0.len();
    }
    assert!(found > 20, "the boards have placements: {found}");
    for (n, count) in [(6, 4), (7, 40), (8, 92), (9, 352)] {
        for method in ["forward", "smallest", "cover"] {
            let counts = exhaust(&mut open(&format!("problem=queens&n={n}&method={method}")));
            assert_eq!(counts.solutions, count, "{n} by {method}");
        }
    }
}

#[test]
fn given_queens_stand_first_and_are_not_placed() {
    for method in EXHAUSTIVE.iter().chain(&["repair"]) {
        let session = open(&format!("problem=queens&n=6&queens=e3.c4&method={method}"));
        let board = &session.setup().board;
        let path: Vec<_> = session.path().into_iter().map(|queen| board.name(queen.unwrap())).collect();
        assert_eq!((session.given(), &path[..2]), (2, &[String::from("c4"), String::from("e3")][..]));
        assert_eq!(path.len(), if *method == "repair" { 6 } else { 2 });
    }
    let mut rows = open("problem=queens&n=4&queens=d3");
    let events: Vec<_> =
        std::iter::from_fn(|| rows.step()).take_while(|e| e.kind() != Kind::Solution).collect();
    assert!(events.iter().all(|event| event.square().is_none_or(|square| square.index() / 4 != 1)));
    assert_eq!(names(&rows), ["a2", "b4", "c1", "d3"]);
    rows.step_back();
    let last = rows.explain().unwrap();
    assert_eq!((last.event.kind(), last.piece), (Kind::Place, Some(4)), "the given queen is number 1");
    assert_eq!(rows.counts().placed - rows.counts().backtracks, 3);
}

#[test]
fn a_barred_square_stops_no_attack() {
    let mut rows = open("problem=queens&n=4&queens=a4&blocked=a3.b3");
    let reasons: Vec<_> = (0..4)
        .map(|_| {
            let event = rows.step().unwrap();
            (event.conflict(), rows.explain().unwrap().reason.and_then(|reason| reason.by).is_some())
        })
        .collect();
    assert_eq!(reasons[..2], [(Some(Conflict::Barred), false); 2]);
    assert_eq!(reasons[2], (None, false));
    assert_eq!(reasons[3], (Some(Conflict::Column), true), "a2, through the barred a3");
}

#[test]
fn lesson_4_looking_ahead() {
    for (n, [rows, back], [ahead, ahead_back]) in
        [(4, [8, 4], [6, 2]), (6, [31, 25], [19, 13]), (8, [113, 105], [53, 45])]
    {
        for (method, placed, backtracks) in [("rows", rows, back), ("forward", ahead, ahead_back)] {
            let mut session = open(&format!("problem=queens&n={n}&method={method}"));
            assert!(to_solution(&mut session));
            let counts = session.counts();
            assert_eq!((counts.placed, counts.backtracks), (placed, backtracks), "{n} by {method}");
        }
    }
    let mut four = open("problem=queens&n=4&method=forward");
    four.advance(4, &mut Vec::new());
    let refused = four.explain().unwrap();
    assert_eq!(four.setup().board.name(refused.event.square().unwrap()), "c3");
    assert_eq!(refused.event.conflict(), Some(Conflict::EmptyRow));
    let reason = refused.reason.unwrap();
    assert_eq!((reason.row, reason.by), (Some(2), None), "the third row, a2 … d2");
}

#[test]
fn smallest_domain_first_on_large_boards() {
    for n in [33, 58, 67, 100, 108, 120, 122, 156, 180, 190, 192, 200, 500, 1000] {
        let mut session = open(&format!("problem=queens&n={n}&method=smallest"));
        assert!(to_solution(&mut session), "{n}");
        let (counts, attempt) = (session.counts(), session.frame().attempt.unwrap());
        assert!(attempt < 6 && counts.placed < 4000 + n, "{n}: attempt {attempt}, {counts:?}");
        if matches!(n, 100 | 200 | 500) {
            assert!(counts.backtracks <= 2, "{n}: {counts:?}");
        }
    }
}

#[test]
fn attempts_are_placed_without_a_square() {
    let mut session = open("problem=queens&n=45&method=smallest&seed=3");
    assert!(session.frame().candidates.iter().all(|candidate| candidate.square.is_none()));
    let first = session.step().unwrap();
    assert_eq!((first.kind(), first.square()), (Kind::Place, None));
    assert_eq!((session.path().len(), session.counts().depth), (0, 1));
    assert_eq!((session.explain().unwrap().attempt, session.explain().unwrap().piece), (Some(1), None));
    session.step();
    assert_eq!((session.explain().unwrap().attempt, session.explain().unwrap().piece), (None, Some(1)));
    assert_eq!(session.frame().attempt, Some(1));
    // 45 queens need another attempt: the first one is given up as a whole.
    assert!(to_solution(&mut session));
    assert!(session.frame().attempt > Some(1));
    let address = session.address();
    let again = Session::restore(session.setup().clone(), &address, &session.counts()).unwrap();
    assert_eq!((again.path(), again.frame()), (session.path(), session.frame()));
    assert!(session.seek(0, || true) && session.path().is_empty());
}

#[test]
fn an_impossible_large_board_is_proved_so_by_the_last_attempt() {
    let row: Vec<_> = (1..=33).map(|rank| format!("a{rank}")).collect();
    let mut session = open(&format!("problem=queens&n=33&method=smallest&blocked={}", row.join(".")));
    session.run_until(Mask::NONE, 10_000, || true);
    assert_eq!(session.status(), Status::Running, "a barred column takes long to see row by row");
    let text = "problem=queens&files=34&ranks=33&method=smallest&blocked=";
    let rank: Vec<_> = Setup::parse(&format!("{text}a1"))
        .map(|setup| (0..34).map(|column| setup.board.name(setup.board.square(5, column).unwrap())).collect())
        .unwrap();
    let mut session = open(&format!("{text}{}", rank.join(".")));
    let counts = exhaust(&mut session);
    assert_eq!((counts.solutions, counts.placed), (0, 64), "every attempt sees the barred row at once");
}

#[test]
fn exact_cover_on_larger_boards() {
    for n in [16, 20, 30, 64] {
        let mut session = open(&format!("problem=queens&n={n}&method=cover"));
        assert!(to_solution(&mut session), "{n}");
        let counts = session.counts();
        assert!(counts.rejected == 0 && counts.placed < 20_000, "{n}: {counts:?}");
    }
}

#[test]
fn the_formula_is_played_to_its_end() {
    for n in [4, 5, 8, 14, 15, 100] {
        let mut session = open(&format!("problem=queens&n={n}&method=formula"));
        assert!(to_solution(&mut session));
        assert_eq!(session.step(), None, "nothing is taken back");
        assert_eq!((session.status(), session.counts().step), (Status::Solution, n + 1));
        let columns: Vec<_> = session.path().into_iter().map(|q| q.unwrap().index() % n as u32).collect();
        assert_eq!(Some(columns), formula(n as u32));
    }
    assert!(to_solution(&mut open("problem=queens&n=4095&method=formula")));
}

/// Everything that a session shows.
fn everything(session: &Session) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        session.path(),
        session.frame(),
        session.explain(),
        session.counts(),
        (session.status(), session.address(), session.visits().to_vec()),
    )
}

#[test]
fn repair_there_and_back_and_restored() {
    for text in ["n=8&seed=1", "n=12&seed=5&queens=c4", "n=6&blocked=a6.b2", "n=3", "files=7&ranks=5", "n=1"]
    {
        let mut session = open(&format!("problem=queens&method=repair&{text}"));
        let mut moments = vec![everything(&session)];
        while moments.len() < 200 && session.step().is_some() {
            assert_eq!(session.path().len(), session.setup().goal());
            moments.push(everything(&session));
            let again = Session::restore(session.setup().clone(), &session.address(), &session.counts());
            assert_eq!(everything(&again.unwrap()), moments[moments.len() - 1], "{text}");
        }
        let end = session.counts();
        for wrong in [Counts { step: end.step + 1, ..end }, Counts { placed: end.placed + 1, ..end }] {
            assert!(Session::restore(session.setup().clone(), &session.address(), &wrong).is_err());
        }
        for before in moments.iter().rev().skip(1) {
            assert!(session.step_back().is_some());
            assert_eq!(everything(&session), *before, "{text}");
        }
        assert_eq!(session.step_back(), None);
        assert!(session.seek(end.step, || true));
        assert_eq!(everything(&session), moments[moments.len() - 1]);
        assert!(session.visits().iter().sum::<u32>() == end.placed as u32);
    }
}

#[test]
fn repair_explains_its_moves() {
    let mut session = open("problem=queens&method=repair&n=20&seed=2");
    let mut moves = 0;
    loop {
        let frame = session.frame();
        let attacked = frame.attacked.unwrap();
        let Some(event) = session.step() else { break };
        if event.kind() != Kind::Move {
            assert!(frame.candidates.is_empty() && attacked.is_empty());
            continue;
        }
        moves += 1;
        let explanation = session.explain().unwrap();
        let (from, (before, after)) = (explanation.from.unwrap(), explanation.attackers.unwrap());
        let seen = |square: Square| {
            let found = frame.candidates.iter().find(|candidate| candidate.square == Some(square));
            found.unwrap().attackers.unwrap()
        };
        assert_eq!((seen(from), seen(event.square().unwrap())), (before, after));
        assert!(before > 0 && attacked.contains(&from));
        let others = frame.candidates.iter().filter(|candidate| candidate.square != Some(from));
        let least = others.filter_map(|candidate| candidate.attackers).min();
        assert!(least == Some(after) || explanation.random);
        assert_eq!(explanation.random, moves % 64 == 0);
        let piece = explanation.piece.unwrap() as usize;
        assert_eq!(session.path()[piece - 1], event.square());
    }
    assert!(moves > 0 && session.status() == Status::Solution);
    assert_eq!(session.run_back_until(Mask::of(Kind::Move), u64::MAX, || true), (1, Stop::Reached));
    assert_eq!(session.counts().step, moves);
}

#[test]
fn repair_solves_boards_of_every_size() {
    let mut steps = Vec::new();
    for n in (4..=40).chain([50, 100, 200, 500, 1000]) {
        for seed in 0..3 {
            let mut session = open(&format!("problem=queens&method=repair&n={n}&seed={seed}"));
            assert!(to_solution(&mut session), "{n}, seed {seed}");
            steps.push((n, session.counts().placed));
        }
    }
    assert!(steps.iter().all(|&(_, moves)| moves < 20_000), "{steps:?}");
}

#[test]
fn repair_gives_up_where_there_is_no_solution() {
    for text in ["n=2", "n=3", "files=3&ranks=4"] {
        let mut session = open(&format!("problem=queens&method=repair&{text}"));
        session.run_until(Mask::NONE, u64::MAX, || true);
        assert_eq!((session.status(), session.counts().placed), (Status::Stuck, 1 << 20), "{text}");
    }
    // A barred row has no queen; a row with one free square has one that cannot move.
    for text in ["n=4&blocked=a3.b3.c3.d3", "n=2&blocked=b1.b2"] {
        let mut session = open(&format!("problem=queens&method=repair&{text}"));
        session.run_until(Mask::NONE, 10_000_000, || true);
        assert_eq!(session.status(), Status::Stuck, "{text}");
    }
}

#[test]
fn barred_squares_never_hold_a_queen() {
    let board = Board::new(10, 10);
    let blocked: Vec<_> = (0..100).filter(|i| i % 7 == 3).filter_map(Square::new).collect();
    let list: Vec<_> = blocked.iter().map(|&square| board.name(square)).collect();
    for method in ["rows", "forward", "smallest", "cover", "repair"] {
        let text = format!("problem=queens&n=10&queens=f5&blocked={}&method={method}", list.join("."));
        let mut session = open(&text);
        assert!(to_solution(&mut session), "{method}");
        assert!(session.path().iter().all(|queen| !blocked.contains(&queen.unwrap())));
        assert_eq!(session.path()[0], board.parse("f5"));
    }
}
