//! N queens with forward checking. Run: rustc queens-forward.rs && ./queens-forward [n]

use std::env;

struct Board {
    squares: Vec<Vec<u8>>,
    attackers: Vec<Vec<i32>>,
}

/// Adds a queen's attacks on the rows below, or takes them off.
fn mark(board: &mut Board, row: usize, column: usize, change: i32) {
    for r in row + 1..board.attackers.len() {
        let distance = r - row;
        for c in [column.wrapping_sub(distance), column, column + distance] {
            if let Some(attackers) = board.attackers[r].get_mut(c) {
                *attackers += change;
            }
        }
    }
}

/// Whether a row below has no safe square left.
fn blocked(board: &Board, row: usize) -> bool {
    board.attackers[row + 1..]
        .iter()
        .any(|attackers| !attackers.contains(&0))
}

/// Fills this row and those below it.
fn solve(board: &mut Board, row: usize) -> bool {
    let n = board.squares.len();
    if row == n {
        return true;
    }
    for column in 0..n {
        if board.attackers[row][column] > 0 {
            continue;
        }
        mark(board, row, column, 1);
        if blocked(board, row) {
            mark(board, row, column, -1);
            continue;
        }
        board.squares[row][column] = 1;
        if solve(board, row + 1) {
            return true;
        }
        board.squares[row][column] = 0;
        mark(board, row, column, -1);
    }
    false
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut board = Board {
        squares: vec![vec![0; n]; n],
        attackers: vec![vec![0; n]; n],
    };
    if solve(&mut board, 0) {
        for squares in board.squares {
            for square in squares {
                print!("{square}\t");
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
