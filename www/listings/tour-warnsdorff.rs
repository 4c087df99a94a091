//! Knight's tour by Warnsdorff's rule, with backtracking.
//! Run: rustc tour-warnsdorff.rs && ./tour-warnsdorff [n [row column]]

use std::env;

const DOWN: [i32; 8] = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT: [i32; 8] = [1, 2, 2, 1, -1, -2, -2, -1];

type Board = Vec<Vec<i32>>;

fn is_free(board: &Board, (r, c): (i32, i32)) -> bool {
    let n = board.len() as i32;
    r >= 0 && r < n && c >= 0 && c < n && board[r as usize][c as usize] == -1
}

/// The free squares a jump away.
fn ways(board: &Board, row: i32, column: i32) -> Vec<(i32, i32)> {
    let squares = (0..8).map(|k| (row + DOWN[k], column + RIGHT[k]));
    squares.filter(|&square| is_free(board, square)).collect()
}

/// Makes this move and those after it, from the square.
fn solve(board: &mut Board, row: i32, column: i32, number: i32) -> bool {
    if number > (board.len() * board.len()) as i32 {
        return true;
    }
    let mut squares = ways(board, row, column);
    squares.sort_by_key(|&(r, c)| ways(board, r, c).len());
    for (r, c) in squares {
        board[r as usize][c as usize] = number;
        if solve(board, r, c, number + 1) {
            return true;
        }
        board[r as usize][c as usize] = -1;
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
    board[row as usize][column as usize] = 1;
    if solve(&mut board, row, column, 2) {
        for squares in board {
            for number in squares {
                print!("{number}\t");
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
