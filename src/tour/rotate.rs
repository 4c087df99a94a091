use super::existence::obstacle;
use super::field::Field;
use crate::board::{Board, Graph, Square};
use crate::search::hash;

/// Attempts, each from Warnsdorff's rule on, and changes of the path an attempt may make.
const ATTEMPTS: u32 = 50;
const CHANGES: u32 = 20_000;

/// A closed tour of the board's free squares that depends on the seed: Warnsdorff's rule, and
/// where it is stuck, rotations (Pósa 1976): of the path a … h, where h has a jump to x on it,
/// the part behind x is turned round, so that the path ends elsewhere. Some 30 rotations on 6×6,
/// 80 on 8×8 and 400 on 20×20 are the rule, each O(squares).
///
/// It begins at the start, if there is one. `None` if there is none or none was found: it is no
/// proof.
pub fn rotate(board: &Board, graph: &Graph, start: Option<Square>, seed: u32) -> Option<Vec<Square>> {
    let field = Field::new(board, graph, |square| !board.is_blocked(square));
    let mut tour = rotated(&field, None, seed)?;
    if let Some(at) = start.and_then(|start| tour.iter().position(|&square| square == start)) {
        tour.rotate_left(at);
    }
    Some(tour)
}

/// The same for a field; with a head an open tour from there on.
pub(super) fn rotated(field: &Field, head: Option<usize>, seed: u32) -> Option<Vec<Square>> {
    if obstacle(field, head, head.is_none()).is_some() {
        return None;
    }
    let tour = (0..ATTEMPTS).find_map(|attempt| attempt_at(field, head, seed, attempt))?;
    Some(tour.into_iter().map(|place| field.squares[place]).collect())
}

fn attempt_at(field: &Field, head: Option<usize>, seed: u32, attempt: u32) -> Option<Vec<usize>> {
    let count = field.squares.len();
    let mut drawn = 0;
    let mut random = |below: usize| {
        drawn += 1;
        (hash(seed, attempt, drawn) % below as u64) as usize
    };
    let jumps = |place: usize| field.jumps[place].iter().map(|&next| next as usize);
    let first = head.unwrap_or_else(|| random(count));
    let mut path = vec![first];
    // Where each place stands on the path, counted from 1; 0 is not on it.
    let mut number = vec![0; count];
    number[first] = 1;
    for _ in 0..CHANGES {
        let end = path[path.len() - 1];
        if path.len() == count && (head.is_some() || jumps(end).any(|next| next == first)) {
            return Some(path);
        }
        // Warnsdorff's rule, ties by chance.
        let degree = |place: usize| jumps(place).filter(|&next| number[next] == 0).count();
        let free = jumps(end).filter(|&next| number[next] == 0);
        if let Some(next) = free.min_by_key(|&next| degree(next) << 8 | random(256)) {
            path.push(next);
            number[next] = path.len();
            continue;
        }
        let other = field.jumps[end][random(field.jumps[end].len())] as usize;
        let keep = number[other];
        path[keep..].reverse();
        for (&place, count) in path[keep..].iter().zip(keep + 1..) {
            number[place] = count;
        }
    }
    None
}
