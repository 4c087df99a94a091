//! N queens by repair (min-conflicts): it may end stuck.
//! Run: rustc queens-repair.rs && ./queens-repair [n [seed]]

use std::env;

/// Moves before it gives up.
const MOST: usize = 1 << 20;
const ANY: usize = 0xFFFF_FFFF;

struct Board {
    seed: u64,
    queens: Vec<Option<usize>>, // the column of each row's queen
}

/// A number that looks random: the page's own generator, after SplitMix64.
fn chance(board: &Board, a: usize, b: usize) -> u64 {
    let mut z = (board.seed << 32 | a as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z ^= (b as u64).wrapping_mul(0xD1B5_4A32_D192_ED03);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// How many queens of other rows attack the square.
fn attackers(board: &Board, row: usize, column: usize) -> usize {
    let mut count = 0;
    for (r, queen) in board.queens.iter().enumerate() {
        let distance = queen.map(|c| c.abs_diff(column));
        if r != row && (distance == Some(0) || distance == Some(r.abs_diff(row))) {
            count += 1;
        }
    }
    count
}

/// Another square of the row: one that the fewest attack, every 64th time any.
fn calmest(board: &Board, row: usize, moves: usize) -> usize {
    let n = board.queens.len();
    let others = (0..n).filter(|&column| Some(column) != board.queens[row]);
    let calm = usize::from(moves % 64 < 63);
    let key = |&column: &usize| {
        let tie = chance(board, moves, row * n + column);
        (calm * attackers(board, row, column), tie)
    };
    others.min_by_key(key).expect("another square")
}

/// Where the row's queen stands first: safe, if a few tries find such a square.
fn deal(board: &Board, row: usize) -> usize {
    let n = board.queens.len() as u64;
    let mut tries = (0..32).map(|k| (chance(board, row, k) % n) as usize);
    let safe = tries.find(|&column| attackers(board, row, column) == 0);
    safe.unwrap_or_else(|| calmest(board, row, 0))
}

/// The rows of the attacked queens.
fn attacked(board: &Board) -> Vec<usize> {
    let is_attacked = |&r: &usize| board.queens[r].is_some_and(|c| attackers(board, r, c) > 0);
    (0..board.queens.len()).filter(is_attacked).collect()
}

/// Moves an attacked queen as long as there is one.
fn repair(board: &mut Board) -> bool {
    let mut moves = 0;
    loop {
        let rows = attacked(board);
        if rows.is_empty() {
            return true;
        }
        if moves == MOST {
            return false;
        }
        let row = rows[(chance(board, moves, ANY) % rows.len() as u64) as usize];
        let column = calmest(board, row, moves);
        moves += 1;
        board.queens[row] = Some(column);
    }
}

fn main() {
    let number = |i: usize, default: usize| match env::args().nth(i) {
        Some(word) => word.parse().expect("a number"),
        None => default,
    };
    let (n, seed) = (number(1, 8), number(2, 0) as u64);
    let queens = vec![None; n];
    let mut board = Board { seed, queens };
    for row in 0..n {
        board.queens[row] = Some(deal(&board, row));
    }
    if !repair(&mut board) {
        println!("Stuck");
    }
    for queen in board.queens {
        for column in 0..n {
            print!("{}\t", u8::from(Some(column) == queen));
        }
        println!();
    }
}
