//! What can be laid over the board beside the position itself: attacked squares, ways on, the last retreat.

use crate::board::Square;
use crate::queens::attack;
use crate::search::Kind;
use crate::session::Session;
use crate::setup::Method;

/// Steps that the search for the last retreat goes back at the most.
const NEAR: usize = 4096;

/// By how many queens each square is attacked; a barred square stops no attack, and a queen does
/// not attack her own square. All zero in a tour.
///
/// Time O(squares · queens), space O(squares).
pub fn attacks(session: &Session) -> Vec<u32> {
    let board = &session.setup().board;
    let is_tour = matches!(session.setup().method, Method::Tour { .. });
    let queens: Vec<Square> =
        if is_tour { Vec::new() } else { session.path().into_iter().flatten().collect() };
    let squares = (0..board.squares()).filter_map(Square::new);
    squares
        .map(|square| {
            let attackers =
                queens.iter().filter(|&&queen| queen != square && attack(board, queen, square).is_some());
            attackers.count() as u32
        })
        .collect()
}

/// How many free squares the piece of a tour could jump to from each square that the current node
/// offers: Warnsdorff's degree, whatever the method. Empty for queens.
///
/// Time and space O(squares).
pub fn degrees(session: &Session) -> Vec<(Square, u32)> {
    let setup = session.setup();
    let Method::Tour { moves, .. } = setup.method else { return Vec::new() };
    let mut is_free: Vec<bool> = (0..setup.board.squares())
        .filter_map(Square::new)
        .map(|square| !setup.board.is_blocked(square))
        .collect();
    for square in session.path().into_iter().flatten() {
        is_free[square.index() as usize] = false;
    }
    let offered = session.frame().candidates.into_iter().filter_map(|candidate| candidate.square);
    let free = offered.filter(|square| is_free[square.index() as usize]);
    free.map(|square| {
        let mut onward: Vec<Square> = Vec::with_capacity(8);
        for jump in moves.jumps() {
            // A leaper's jumps, or joined edges, may lead to one square twice.
            if let Some(to) = moves.landing(&setup.board, square, jump)
                && is_free[to.index() as usize]
                && to != square
                && !onward.contains(&to)
            {
                onward.push(to);
            }
        }
        (square, onward.len() as u32)
    })
    .collect()
}

/// The squares of the last retreat: what was taken back, one after the other, with no placement
/// between, the first one taken back first. Empty if the last few thousand steps hold none.
///
/// Steps back over it and forward again: the session is where it was. O(its length), at most
/// 4096 steps each way.
pub fn last_retreat(session: &mut Session) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut steps = 0;
    while steps < NEAR {
        let Some(event) = session.step_back() else { break };
        steps += 1;
        match event.kind() {
            Kind::Backtrack => squares.extend(event.square()),
            Kind::Place if !squares.is_empty() => break,
            _ => {}
        }
    }
    session.advance(steps, &mut Vec::new());
    squares.reverse();
    squares
}
