//! What can be laid over the board, against what is known and what is counted by hand.

use backstep::overlay::{attacks, degrees, last_retreat};
use backstep::session::Session;

fn at(text: &str, step: u64) -> Session {
    let mut session = Session::open(text).unwrap();
    assert!(session.seek(step, || true));
    session
}

fn name(session: &Session, square: backstep::board::Square) -> String {
    session.setup().board.name(square)
}

#[test]
fn four_queens_at_their_first_dead_end() {
    // a4 and c3 stand: every square of the second row from below is attacked, d2 by c3 alone.
    let session = at("problem=queens&n=4", 8);
    #[rustfmt::skip]
    let by_hand = [
        0, 2, 2, 2,
        2, 2, 0, 1,
        1, 1, 2, 1,
        2, 0, 1, 1,
    ];
    assert_eq!(attacks(&session), by_hand);
    assert_eq!(attacks(&at("problem=tour&n=5", 8)), [0; 25]);
}

#[test]
fn degrees_are_those_of_worksheet_d() {
    // LESSONS, worksheet D: 5×5 from c5.
    let session = at("problem=tour&n=5&start=c5", 0);
    let mut found: Vec<_> =
        degrees(&session).into_iter().map(|(square, degree)| (name(&session, square), degree)).collect();
    found.sort();
    let wanted = [("a4", 2), ("b3", 5), ("d3", 5), ("e4", 2)];
    assert_eq!(found, wanted.map(|(square, degree)| (square.to_string(), degree)));
    assert_eq!(degrees(&at("problem=queens&n=4", 8)), []);
}

#[test]
fn degrees_agree_with_the_method_that_counts_them() {
    for text in ["problem=tour&n=6&method=warnsdorff", "problem=tour&n=5&method=warnsdorff&wrap=torus"] {
        let mut session = Session::open(text).unwrap();
        for _ in 0..200 {
            let counted = degrees(&session);
            for candidate in session.frame().candidates {
                let mine = counted.iter().find(|(square, _)| Some(*square) == candidate.square);
                assert_eq!(mine.map(|&(_, degree)| degree), candidate.degree, "{text}");
            }
            if session.step().is_none() {
                break;
            }
        }
    }
}

#[test]
fn the_last_retreat_of_a_knight_in_trouble() {
    // LESSONS L3, stop 3: a3, b1 and c3 are taken back, steps 105, 109 and 110.
    let mut session = at("problem=tour&n=5&start=a1", 110);
    let before = (session.address(), session.counts());
    let squares = last_retreat(&mut session);
    let names: Vec<_> = squares.into_iter().map(|square| name(&session, square)).collect();
    assert_eq!(names, ["a3", "b1", "c3"]);
    assert_eq!((session.address(), session.counts()), before);
    assert!(last_retreat(&mut at("problem=tour&n=5&start=a1", 104)).is_empty());
}
