//! What several test files share: running a session and checking what it finds.

use backstep::search::{Counts, Kind, Mask, Status};
use backstep::session::{Session, Stop};
use backstep::setup::Method;
use backstep::verify;

pub(crate) fn open(text: &str) -> Session {
    Session::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Runs just past the next solution and has it checked; false when there is none.
pub(crate) fn to_solution(session: &mut Session) -> bool {
    let (_, stop) = session.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
    if stop == Stop::Reached {
        check_solution(session);
    }
    stop == Stop::Reached
}

/// Runs to the end of everything; each solution on the way is checked.
pub(crate) fn exhaust(session: &mut Session) -> Counts {
    while to_solution(session) {}
    assert_eq!(session.status(), Status::Exhausted, "{}", session.setup());
    session.counts()
}

fn check_solution(session: &Session) {
    let setup = session.setup();
    let path: Option<Vec<_>> = session.path().into_iter().collect();
    let path = path.expect("a solution stays on the board");
    match setup.method {
        Method::Tour { closed, .. } => {
            let is_closed =
                verify::tour(&setup.board, &path).unwrap_or_else(|fault| panic!("{setup}: {fault:?}"));
            assert!(is_closed || !closed, "{setup}");
        }
        Method::Queens { .. } => {
            verify::queens(&setup.board, &path).unwrap_or_else(|fault| panic!("{setup}: {fault:?}"))
        }
    }
}
