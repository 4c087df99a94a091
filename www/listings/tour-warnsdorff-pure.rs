//! Knight's tour by Warnsdorff's rule alone: it may end stuck.
//! Run: rustc tour-warnsdorff-pure.rs && ./tour-warnsdorff-pure [n [row column]]

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

/// Goes where the fewest ways on are left, as long as there are any.
fn tour(board: &mut Board, mut row: i32, mut column: i32) -> bool {
    let mut number = 1;
    board[row as usize][column as usize] = number;
    while number < (board.len() * board.len()) as i32 {
        let squares = ways(board, row, column).into_iter();
        let Some(next) = squares.min_by_key(|&(r, c)| ways(board, r, c).len()) else {
            return false;
        };
        (row, column) = next;
        number += 1;
        board[row as usize][column as usize] = number;
    }
    true
}

fn main() {
    let words: Vec<String> = env::args().collect();
    let number = |i: usize, default: i32| match words.get(i) {
        Some(word) => word.parse().expect("a number"),
        None => default,
    };
    let (n, row, column) = (number(1, 8), number(2, 0), number(3, 0));
    let mut board = vec![vec![-1; n as usize]; n as usize];
    if !tour(&mut board, row, column) {
        println!("Stuck");
    }
    for squares in board {
        for number in squares {
            print!("{number}\t");
        }
        println!();
    }
}
