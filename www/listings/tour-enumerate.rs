//! Knight's tour: generate and test.
//! Run: rustc tour-enumerate.rs && ./tour-enumerate [n [row column]]

use std::env;

const DOWN: [i32; 8] = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT: [i32; 8] = [1, 2, 2, 1, -1, -2, -2, -1];

/// Whether all are on the board and none occurs twice, this one the last.
fn correct(n: i32, squares: &[(i32, i32)], last: (i32, i32)) -> bool {
    let on_board = |(r, c)| r >= 0 && r < n && c >= 0 && c < n;
    let is_new = |b: usize| !squares[..b].contains(&squares[b]);
    (0..squares.len()).all(|b| on_board(squares[b]) && is_new(b))
        && on_board(last)
        && !squares.contains(&last)
}

/// Makes every sequence of jumps; only a full one is tested.
fn solve(n: i32, squares: &mut Vec<(i32, i32)>, number: i32) -> bool {
    if number == n * n {
        return true;
    }
    let (row, column) = squares[squares.len() - 1];
    for k in 0..8 {
        let r = row + DOWN[k];
        let c = column + RIGHT[k];
        if number == n * n - 1 && !correct(n, squares, (r, c)) {
            continue;
        }
        squares.push((r, c));
        if solve(n, squares, number + 1) {
            return true;
        }
        squares.pop();
    }
    false
}

fn main() {
    let words: Vec<String> = env::args().collect();
    let number = |i: usize, default: i32| match words.get(i) {
        Some(word) => word.parse().expect("a number"),
        None => default,
    };
    let (n, row, column) = (number(1, 8), number(2, 0), number(3, 0));
    let mut squares = vec![(row, column)];
    if solve(n, &mut squares, 1) {
        for row in 0..n {
            for column in 0..n {
                let number = squares.iter().position(|&square| square == (row, column));
                print!(" {:2} ", number.expect("a tour visits every square"));
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
