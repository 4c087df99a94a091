//! N queens by a formula, without search (Pauls 1874).
//! Run: rustc queens-formula.rs && ./queens-formula [n]

use std::env;

/// Stairs of knight's moves; the lower half is the upper one turned round.
fn column_of(n: usize, row: usize) -> usize {
    let even = n - n % 2;
    let half = even / 2;
    let shift = if even % 6 == 2 { half - 1 } else { 1 };
    if row == even {
        return even;
    }
    if row < half {
        return (2 * row + shift) % even;
    }
    even - 1 - column_of(n, even - 1 - row)
}

/// Places a queen in every row.
fn fill(board: &mut [Vec<u8>]) -> bool {
    let n = board.len();
    if n == 2 || n == 3 {
        return false;
    }
    for row in 0..n {
        let column = column_of(n, row);
        board[row][column] = 1;
    }
    true
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut board = vec![vec![0; n]; n];
    if fill(&mut board) {
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
