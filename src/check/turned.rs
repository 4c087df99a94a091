//! Answers that are right for the setup's board seen otherwise: rows and columns exchanged, rows
//! counted from the bottom, columns from the right.

use super::{Check, Likely};
use crate::board::{Board, Square};
use crate::setup::Setup;

/// A way to see a board: rows and columns exchanged first, then the rows, the columns from the other end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turn {
    swaps: bool,
    flips_rows: bool,
    flips_columns: bool,
}

impl Turn {
    /// All eight, the likelier mistakes first; the first changes nothing.
    pub(super) const ALL: [(Turn, &'static str); 8] = [
        (Turn { swaps: false, flips_rows: false, flips_columns: false }, ""),
        (Turn { swaps: true, flips_rows: false, flips_columns: false }, "swapped"),
        (Turn { swaps: false, flips_rows: true, flips_columns: false }, "upside-down"),
        (Turn { swaps: false, flips_rows: false, flips_columns: true }, "mirrored"),
        (Turn { swaps: false, flips_rows: true, flips_columns: true }, "turned"),
        (Turn { swaps: true, flips_rows: true, flips_columns: true }, "turned"),
        (Turn { swaps: true, flips_rows: true, flips_columns: false }, "turned"),
        (Turn { swaps: true, flips_rows: false, flips_columns: true }, "turned"),
    ];

    /// The board's sides, seen so: files, ranks.
    pub(super) fn size(self, board: &Board) -> (u32, u32) {
        if self.swaps { (board.ranks(), board.files()) } else { (board.files(), board.ranks()) }
    }

    /// Where a square lies, seen so.
    pub(super) fn square(self, board: &Board, square: Square) -> Square {
        let (files, ranks) = self.size(board);
        let (row, column) = (board.row(square), board.column(square));
        let (row, column) = if self.swaps { (column, row) } else { (row, column) };
        let row = if self.flips_rows { ranks - 1 - row } else { row };
        let column = if self.flips_columns { files - 1 - column } else { column };
        let seen = Board::new(files, ranks).square(row.into(), column.into());
        seen.expect("BUG: a turned square is on the turned board")
    }
}

/// Why an answer that is right by itself is not one to the setup, if it is one to the setup turned.
pub(super) fn turned(check: &Check, setup: &Setup) -> Option<Likely> {
    let board = Board::new(check.files, check.ranks);
    if check.problem != setup.problem_name() {
        return None;
    }
    let fits = |turn: Turn| {
        let seen: Vec<Square> = check.squares.iter().map(|&square| turn.square(&board, square)).collect();
        turn.size(&board) == (setup.board.files(), setup.board.ranks())
            && !seen.iter().any(|&square| setup.board.is_blocked(square))
            && setup.start_square().is_none_or(|start| seen.first() == Some(&start))
            && setup.given().iter().all(|given| seen.contains(given))
    };
    let at = Turn::ALL.iter().position(|&(turn, _)| fits(turn))?;
    (at > 0).then(|| Likely { bug: Turn::ALL[at].1, params: Vec::new() })
}
