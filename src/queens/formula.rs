/// N queens that attack each other nowhere, placed without any search: the column of each row,
/// from the top and from 0. `None` for 2 and 3, where there are none, and for 0. O(n).
///
/// The constructions are those of Pauls (1874) as Hoffman, Loessi & Moore (1969) give them: two
/// staircases of knight's moves, shifted where n mod 6 = 2; for odd n a queen is added in the
/// last corner, which they leave free.
pub fn formula(n: u32) -> Option<Vec<u32>> {
    if n == 0 || n == 2 || n == 3 {
        return None;
    }
    let even = n - n % 2;
    let half = even / 2;
    let mut columns = vec![0; n as usize];
    for i in 1..=half {
        let (upper, lower) = if even % 6 == 2 {
            let column = (2 * i + half - 3) % even;
            (column, even - 1 - column)
        } else {
            (2 * i - 1, 2 * i - 2)
        };
        columns[(i - 1) as usize] = upper;
        let row = if even % 6 == 2 { even - i } else { half + i - 1 };
        columns[row as usize] = lower;
    }
    if n % 2 == 1 {
        columns[even as usize] = even;
    }
    Some(columns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Square};
    use crate::verify;

    #[test]
    fn small_boards_by_the_independent_checker() {
        for n in [1].into_iter().chain(4..=200) {
            let board = Board::new(n, n);
            let columns = formula(n).unwrap();
            let squares: Vec<_> =
                (0..).zip(columns).filter_map(|(row, column)| Square::new(row * n + column)).collect();
            assert_eq!(verify::queens(&board, &squares), Ok(()), "{n}");
        }
        assert_eq!([0, 2, 3].map(formula), [None, None, None]);
    }

    #[test]
    fn large_boards_hold_each_line_once() {
        for n in (201..=5000).chain([65_536, 999_998, 1_000_000]) {
            let mut held = vec![0_u8; 2 * n as usize];
            for (row, column) in (0..n).zip(formula(n).unwrap()) {
                for (bit, line) in [column, row + column, n - 1 - row + column].into_iter().enumerate() {
                    assert_eq!(held[line as usize] >> bit & 1, 0, "{n}: row {row}");
                    held[line as usize] |= 1 << bit;
                }
            }
        }
    }
}
