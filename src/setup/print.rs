//! The canonical text of a setup.

use super::fields::free_squares;
use super::words::{COLUMNS, QUEENS_METHODS, SWITCH, TIES, TOUR_METHODS, WRAPS, name_of};
use super::{Method, Setup, Start, TourSearch};
use crate::board::Moves;
use crate::tour::ORDERS;
use std::fmt;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let mut pairs = vec![("problem", String::from(self.problem_name()))];
        let mut put = |key, value: String, default: &str| {
            if value != default {
                pairs.push((key, value));
            }
        };
        put("files", board.files().to_string(), "8");
        put("ranks", board.ranks().to_string(), "8");
        let mut tail = None;
        match &self.method {
            &Method::Tour { search, start, order, closed, prune, seed, moves } => {
                put("method", self.method_name().into(), TOUR_METHODS[0].0);
                let corner = free_squares(board).next().map_or(String::new(), |square| board.name(square));
                let start = match start {
                    Start::At(square) => board.name(square),
                    Start::Random => String::from("random"),
                    Start::Any => String::from("any"),
                };
                put("start", if search == TourSearch::Script { corner.clone() } else { start }, &corner);
                let named = ORDERS.iter().find(|(_, listed)| *listed == order);
                let digits = || order.iter().map(|&number| char::from(b'0' + number)).collect();
                put("order", named.map_or_else(digits, |(name, _)| String::from(*name)), ORDERS[0].0);
                if let TourSearch::Warnsdorff { ties, pure } = search {
                    put("ties", name_of(TIES, ties).into(), TIES[0].0);
                    put("pure", name_of(SWITCH, pure).into(), SWITCH[0].0);
                }
                put("closed", name_of(SWITCH, closed).into(), SWITCH[0].0);
                put("prune", name_of(SWITCH, prune).into(), SWITCH[0].0);
                put("seed", seed.to_string(), "0");
                tail = Some(moves);
            }
            Method::Queens { search, .. } => {
                put("method", self.method_name().into(), QUEENS_METHODS[0].0);
                let (columns, seed) = search.options();
                put("columns", name_of(COLUMNS, columns.unwrap_or(COLUMNS[0].1)).into(), COLUMNS[0].0);
                put("seed", seed.unwrap_or(0).to_string(), "0");
            }
        }
        for (key, squares) in [("blocked", board.blocked()), ("queens", self.given())] {
            let names: Vec<_> = squares.iter().map(|&square| board.name(square)).collect();
            put(key, names.join("."), "");
        }
        if let Some(Moves { leaper: (a, b), wrap }) = tail {
            put("leaper", format!("{a}.{b}"), "1.2");
            put("wrap", name_of(WRAPS, wrap).into(), WRAPS[0].0);
        }
        let path: Vec<_> = self.script.iter().map(|&square| board.name(square)).collect();
        put("path", path.join("."), "");
        let line: Vec<_> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
        f.write_str(&line.join("&"))
    }
}
