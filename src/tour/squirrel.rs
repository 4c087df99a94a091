//! Squirrel & Cull's ties for Warnsdorff's rule (A Warnsdorff-Rule Algorithm for Knight's Tours on
//! Square Chessboards, 1996): an order of the jumps that changes when the knight comes to certain
//! squares. From the corner it completes a tour on every m × m board, m = 5 … 2000, but 74.

use super::Position;

/// A place to change to the next order: row and column from 1 as (p·m + q) / 2 each, as p and q.
type Switch = [i64; 4];

/// The orders for a residue of m modulo 8, and the places to change; the paper's jumps are
/// numbered from 1, clockwise from two up and one right.
const TABLE: [(&[&[u8; 8]], &[Switch]); 8] = [
    (
        &[b"34261578", b"87642135", b"51867342", b"51342678", b"21435678"],
        &[[2, -2, 2, -4], [0, 4, 0, 4], [2, -16, 0, 2], [0, 14, 2, -6]],
    ),
    (&[b"34261578", b"87642135", b"51324678", b"32481765"], &[[2, -2, 2, -4], [0, 4, 0, 4], [2, -12, 1, 9]]),
    (
        &[b"34261578", b"87642135", b"54132678", b"52431678", b"85647123", b"15746823"],
        &[[0, 12, 0, 2], [0, 6, 0, 2], [2, -30, 0, 8], [0, 20, 2, -4], [0, 10, 1, -6]],
    ),
    (
        &[b"34625718", b"42681357", b"86512347", b"51867342", b"61825437", b"71642538"],
        &[[2, -2, 2, -4], [2, -12, 2, 0], [0, 4, 0, 10], [2, -20, 0, 6], [1, 1, 2, -4]],
    ),
    (
        &[b"34261578", b"87642135", b"51867342", b"51342678", b"86753421", b"78563421"],
        &[[2, -2, 2, -4], [0, 4, 0, 4], [2, -16, 0, 2], [0, 20, 2, -10], [0, 26, 1, 2]],
    ),
    // For 5 the last place depends on m modulo 16: this is the one for 5, below that for 13.
    (&[b"34261578", b"87642135", b"51324678", b"15234678"], &[[2, -2, 2, -4], [0, 4, 0, 4], [2, -4, 1, -5]]),
    (
        &[b"34261578", b"87642135", b"54132678", b"52431678", b"85647123", b"12453678"],
        &[[0, 12, 0, 2], [0, 6, 0, 2], [2, -20, 0, 2], [0, 20, 2, -4], [0, 6, 1, 8]],
    ),
    (
        &[b"34625718", b"42681357", b"86512347", b"51867342", b"61825437", b"61357284"],
        &[[2, -2, 2, -4], [2, -12, 2, 0], [0, 4, 0, 10], [2, -12, 0, 6], [1, 1, 2, -4]],
    ),
];
const FOR_13_OF_16: Switch = [2, -4, 1, -13];

/// The place of a jump, by its number, in the order that holds here. The order follows from the
/// moves at which the knight was on the places to change, so there is nothing to remember.
pub(super) fn key(position: &Position, number: u32) -> u64 {
    let m = i64::from(position.graph().sides().1);
    let (orders, switches) = TABLE[(m % 8) as usize];
    let mut stage = 0;
    let mut last = 0;
    for &switch in switches {
        let [p, q, r, s] = if m % 16 == 13 && stage == 2 { FOR_13_OF_16 } else { switch };
        match position.mark_at((p * m + q) / 2 - 1, (r * m + s) / 2 - 1) {
            Some(mark) if mark > last => last = mark,
            _ => break,
        }
        stage += 1;
    }
    // The classic order goes the other way round, from its jump 3.
    let digit = b'1' + (11 - number.min(8) as u8) % 8;
    orders[stage].iter().position(|&jump| jump == digit).map_or(0, |place| place as u64)
}
