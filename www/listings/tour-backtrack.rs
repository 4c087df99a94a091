//! Knight's tour by backtracking.
//! Run: rustc tour-backtrack.rs && ./tour-backtrack [n [row column]]

use std::env;

const DOWN: [i32; 8] = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT: [i32; 8] = [1, 2, 2, 1, -1, -2, -2, -1];

type Board = Vec<Vec<i32>>;

/// Whether the knight may jump there.
fn allowed(board: &Board, r: i32, c: i32) -> bool {
    let n = board.len() as i32;
    if r < 0 || r >= n || c < 0 || c >= n {
        return false;
    }
    if board[r as usize][c as usize] != -1 {
        return false;
    }
    true
}

/// Makes this move and those after it, from the square.
fn solve(board: &mut Board, row: i32, column: i32, number: i32) -> bool {
    if number == (board.len() * board.len()) as i32 {
        return true;
    }
    for k in 0..8 {
        let r = row + DOWN[k];
        let c = column + RIGHT[k];
        if allowed(board, r, c) {
            board[r as usize][c as usize] = number;
            if solve(board, r, c, number + 1) {
                return true;
            }
            board[r as usize][c as usize] = -1;
        }
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
    let mut board = vec![vec![-1; n as usize]; n as usize];
    board[row as usize][column as usize] = 0;
    if solve(&mut board, row, column, 1) {
        for squares in board {
            for number in squares {
                print!(" {number:2} ");
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
