//! The canonical text of a setup.

use super::fields::free_squares;
use super::words::{COLUMNS, QUEENS_METHODS, SWITCH, TIES, TOUR_METHODS, WRAPS, name_of};
use super::{Method, Setup, Start, TourSearch};
use crate::board::{Board, Moves, Square};
use crate::tour::ORDERS;
use std::fmt;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let mut line = Line(String::new());
        line.put("problem", self.problem_name(), "");
        line.put("files", &board.files().to_string(), "8");
        line.put("ranks", &board.ranks().to_string(), "8");
        let mut tail = None;
        match &self.method {
            &Method::Tour { search, start, order, closed, prune, seed, moves } => {
                line.put("method", self.method_name(), TOUR_METHODS[0].0);
                let corner = free_squares(board).next().map_or(String::new(), |square| board.name(square));
                let start = match start {
                    Start::At(square) => board.name(square),
                    Start::Random => String::from("random"),
                    Start::Any => String::from("any"),
                };
                if search != TourSearch::Script {
                    line.put("start", &start, &corner);
                }
                let named = ORDERS.iter().find(|(_, listed)| *listed == order);
                let digits: String = order.iter().map(|&number| char::from(b'0' + number)).collect();
                line.put("order", named.map_or(&digits[..], |(name, _)| name), ORDERS[0].0);
                if let TourSearch::Warnsdorff { ties, pure } = search {
                    line.put("ties", name_of(TIES, ties), TIES[0].0);
                    line.put("pure", name_of(SWITCH, pure), SWITCH[0].0);
                }
                line.put("closed", name_of(SWITCH, closed), SWITCH[0].0);
                line.put("prune", name_of(SWITCH, prune), SWITCH[0].0);
                line.put("seed", &seed.to_string(), "0");
                tail = Some(moves);
            }
            Method::Queens { search, .. } => {
                line.put("method", self.method_name(), QUEENS_METHODS[0].0);
                let (columns, seed) = search.options();
                line.put("columns", name_of(COLUMNS, columns.unwrap_or(COLUMNS[0].1)), COLUMNS[0].0);
                line.put("seed", &seed.unwrap_or(0).to_string(), "0");
            }
        }
        line.put("blocked", &names(board, board.blocked()), "");
        line.put("queens", &names(board, self.given()), "");
        if let Some(Moves { leaper: (a, b), wrap }) = tail {
            line.put("leaper", &format!("{a}.{b}"), "1.2");
            line.put("wrap", name_of(WRAPS, wrap), WRAPS[0].0);
        }
        line.put("path", &names(board, &self.script), "");
        f.write_str(&line.0)
    }
}

/// Pairs joined by `&`.
struct Line(String);

impl Line {
    /// Appends a pair, unless the value is the default.
    fn put(&mut self, key: &str, value: &str, default: &str) {
        if value == default {
            return;
        }
        let joint = if self.0.is_empty() { "" } else { "&" };
        for part in [joint, key, "=", value] {
            self.0.push_str(part);
        }
    }
}

/// Squares joined by dots.
fn names(board: &Board, squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(|&square| board.name(square)).collect();
    names.join(".")
}
