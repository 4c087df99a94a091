//! N queens, row by row. Run: rustc queens-rows.rs && ./queens-rows [n]

use std::env;

/// Whether no queen above attacks the square.
fn safe(board: &[Vec<u8>], row: usize, column: usize) -> bool {
    for r in 0..row {
        let distance = row - r;
        if board[r][column] == 1 {
            return false;
        }
        if column >= distance && board[r][column - distance] == 1 {
            return false;
        }
        if board[r].get(column + distance) == Some(&1) {
            return false;
        }
    }
    true
}

/// Fills this row and those below it.
fn solve(board: &mut [Vec<u8>], row: usize) -> bool {
    if row == board.len() {
        return true;
    }
    for column in 0..board.len() {
        if safe(board, row, column) {
            board[row][column] = 1;
            if solve(board, row + 1) {
                return true;
            }
            board[row][column] = 0;
        }
    }
    false
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut board = vec![vec![0; n]; n];
    if solve(&mut board, 0) {
        for squares in board {
            for square in squares {
                print!("{square}\t");
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
