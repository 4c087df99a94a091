//! N queens: generate and test. Run: rustc queens-enumerate.rs && ./queens-enumerate [n]

use std::env;

/// Whether no queen of the full board attacks another, the last one in this column.
fn correct(queens: &[usize], last: usize) -> bool {
    let columns = [queens, &[last]].concat();
    for b in 0..columns.len() {
        for a in 0..b {
            let distance = columns[b].abs_diff(columns[a]);
            if distance == 0 || distance == b - a {
                return false;
            }
        }
    }
    true
}

/// Makes every board of n rows; only a full one is tested.
fn solve(n: usize, queens: &mut Vec<usize>, row: usize) -> bool {
    if row == n {
        return true;
    }
    for column in 0..n {
        if row == n - 1 && !correct(queens, column) {
            continue;
        }
        queens.push(column);
        if solve(n, queens, row + 1) {
            return true;
        }
        queens.pop();
    }
    false
}

fn main() {
    let n = env::args()
        .nth(1)
        .map_or(8, |n| n.parse().expect("a number"));
    let mut queens = Vec::new(); // the column of each queen, row by row
    if solve(n, &mut queens, 0) {
        for queen in queens {
            for column in 0..n {
                print!("{}\t", u8::from(column == queen));
            }
            println!();
        }
    } else {
        println!("Solution does not exist");
    }
}
