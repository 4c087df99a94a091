//! N queens, by scanning the whole board. Run: rustc queens-scan.rs && ./queens-scan [n]

use std::env;

/// Whether a queen stands in line with the square, or on it.
fn attacked(board: &[Vec<u8>], row: usize, column: usize) -> bool {
    let n = board.len();
    for k in 0..n {
        if board[row][k] == 1 || board[k][column] == 1 {
            return true;
        }
    }
    for r in 0..n {
        for c in 0..n {
            let diagonal = r + c == row + column || r + column == row + c;
            if diagonal && board[r][c] == 1 {
                return true;
            }
        }
    }
    false
}

/// Puts the queens that are missing on the board.
fn solve(board: &mut [Vec<u8>], queens: usize) -> bool {
    let n = board.len();
    if queens == n {
        return true;
    }
    for row in 0..n {
        for column in 0..n {
            if attacked(board, row, column) {
                continue;
            }
            board[row][column] = 1;
            if solve(board, queens + 1) {
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
