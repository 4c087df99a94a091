//! N queens with forward checking, the smallest domain first.
//! Run: rustc queens-smallest.rs && ./queens-smallest [n]

use std::env;

struct Board {
    queens: Vec<Option<usize>>, // the column of each row's queen
    attackers: Vec<Vec<i32>>,
}

/// Adds a queen's attacks on the other rows, or takes them off.
fn mark(board: &mut Board, row: usize, column: usize, change: i32) {
    for (r, attackers) in board.attackers.iter_mut().enumerate() {
        let distance = r.abs_diff(row);
        for c in [column.wrapping_sub(distance), column, column + distance] {
            if r != row && c < attackers.len() {
                attackers[c] += change;
            }
        }
    }
}

/// The columns of the row's safe squares, those in the middle first.
fn safe(board: &Board, row: usize) -> Vec<usize> {
    let n = board.queens.len();
    let mut columns: Vec<usize> = (0..n).collect();
    columns.retain(|&c| board.attackers[row][c] == 0);
    columns.sort_by_key(|&c| (2 * c + 1).abs_diff(n));
    columns
}

/// The rows without a queen.
fn waiting(board: &Board) -> impl Iterator<Item = usize> + '_ {
    (0..board.queens.len()).filter(|&r| board.queens[r].is_none())
}

/// Whether another row without a queen has no safe square left.
fn blocked(board: &Board, row: usize) -> bool {
    waiting(board).any(|r| r != row && safe(board, r).is_empty())
}

/// Places the queens that are missing.
fn solve(board: &mut Board, placed: usize) -> bool {
    if placed == board.queens.len() {
        return true;
    }
    let row = waiting(board).min_by_key(|&r| safe(board, r).len());
    let row = row.expect("a row without a queen");
    for column in safe(board, row) {
        mark(board, row, column, 1);
        if blocked(board, row) {
            mark(board, row, column, -1);
            continue;
        }
        board.queens[row] = Some(column);
        if solve(board, placed + 1) {
            return true;
        }
        board.queens[row] = None;
        mark(board, row, column, -1);
    }
    false
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut board = Board {
        queens: vec![None; n],
        attackers: vec![vec![0; n]; n],
    };
    if solve(&mut board, 0) {
        for queen in board.queens {
            for column in 0..n {
                print!("{}\t", u8::from(Some(column) == queen));
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
