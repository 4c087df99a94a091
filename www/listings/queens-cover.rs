//! N queens as an exact cover: every row and column once, every diagonal at most once.
//! Dancing links (Knuth 2000) find the same options faster.
//! Run: rustc queens-cover.rs && ./queens-cover [n]

use std::env;

struct Board {
    squares: Vec<Vec<u8>>,
    covered: Vec<bool>, // rows, columns, falling diagonals, rising diagonals
}

/// The four lines of a square.
fn lines(n: usize, row: usize, column: usize) -> [usize; 4] {
    [
        row,
        n + column,
        3 * n - 1 + row - column,
        4 * n - 1 + row + column,
    ]
}

/// The squares of a row or column that cover no line twice.
fn options(board: &Board, line: usize) -> Vec<(usize, usize)> {
    let n = board.squares.len();
    let squares = (0..n).map(|k| if line < n { (line, k) } else { (k, line - n) });
    let fits = |&(row, column): &(usize, usize)| {
        let mut lines = lines(n, row, column).into_iter();
        !lines.any(|line| board.covered[line])
    };
    squares.filter(fits).collect()
}

/// The row or column left with the fewest options, of equals one in the middle.
fn smallest(board: &Board) -> usize {
    let n = board.squares.len();
    let mut middle_first: Vec<usize> = (0..n).collect();
    middle_first.sort_by_key(|&k| (2 * k + 1).abs_diff(n));
    let lines = middle_first.into_iter().flat_map(|k| [k, n + k]);
    let left = lines.filter(|&line| !board.covered[line]);
    left.min_by_key(|&line| options(board, line).len())
        .expect("a line to be covered")
}

/// Covers the lines of a square, or uncovers them.
fn cover(board: &mut Board, row: usize, column: usize, on: bool) {
    for line in lines(board.squares.len(), row, column) {
        board.covered[line] = on;
    }
}

/// Places the queens that are missing.
fn solve(board: &mut Board, placed: usize) -> bool {
    if placed == board.squares.len() {
        return true;
    }
    let line = smallest(board);
    for (row, column) in options(board, line) {
        cover(board, row, column, true);
        board.squares[row][column] = 1;
        if solve(board, placed + 1) {
            return true;
        }
        board.squares[row][column] = 0;
        cover(board, row, column, false);
    }
    false
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut board = Board {
        squares: vec![vec![0; n]; n],
        covered: vec![false; 6 * n],
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
