use crate::board::{Board, Graph, Square};

/// The squares that are to be passed, in the order of the sweep, and the jumps between them.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// The squares, line by line along the shorter side, so that few are at hand at a time.
    pub(super) squares: Vec<Square>,
    /// The places in `squares` that are a jump away from each square, in ascending order.
    pub(super) jumps: Vec<Vec<u32>>,
}

impl Field {
    /// The squares of the board that are wanted.
    pub(super) fn new(board: &Board, graph: &Graph, wanted: impl Fn(Square) -> bool) -> Field {
        let (files, ranks) = (board.files(), board.ranks());
        let across = files > ranks;
        let index = |i: u32| if across { i % ranks * files + i / ranks } else { i };
        let order = (0..board.squares()).filter_map(|i| Square::new(index(i)));
        let squares: Vec<_> = order.filter(|&square| wanted(square)).collect();
        let mut place = vec![None; board.squares() as usize];
        for (number, square) in (0_u32..).zip(&squares) {
            place[square.at()] = Some(number);
        }
        let from = |&square: &Square| {
            let mut near: Vec<u32> = graph.from(square).iter().filter_map(|j| place[j.to()?.at()]).collect();
            // A handful: the order by insertion.
            for i in 1..near.len() {
                let mut j = i;
                while j > 0 && near[j - 1] > near[j] {
                    near.swap(j - 1, j);
                    j -= 1;
                }
            }
            near.dedup();
            near
        };
        let jumps = squares.iter().map(from).collect();
        Field { squares, jumps }
    }

    pub(super) fn place(&self, square: Square) -> Option<usize> {
        self.squares.iter().position(|&other| other == square)
    }

    /// The parts that hang together, without the place `skipped`: a number of its part for each
    /// place. O(squares).
    pub(super) fn parts(&self, skipped: Option<usize>) -> (usize, Vec<usize>) {
        const NONE: usize = usize::MAX;
        let mut part = vec![NONE; self.squares.len()];
        let mut parts = 0;
        let mut stack = Vec::new();
        for first in 0..part.len() {
            if part[first] != NONE || skipped == Some(first) {
                continue;
            }
            part[first] = parts;
            stack.push(first);
            while let Some(at) = stack.pop() {
                for next in self.jumps[at].iter().map(|&next| next as usize) {
                    if part[next] == NONE && skipped != Some(next) {
                        part[next] = parts;
                        stack.push(next);
                    }
                }
            }
            parts += 1;
        }
        (parts, part)
    }

    /// A colour for each place so that every jump changes it, if the field allows that. The
    /// field hangs together, or the colours of its parts have nothing to do with each other.
    pub(super) fn colours(&self) -> Option<Vec<bool>> {
        let mut colour = vec![None; self.squares.len()];
        let mut stack = Vec::new();
        for first in 0..colour.len() {
            if colour[first].is_none() {
                colour[first] = Some(false);
                stack.push(first);
            }
            while let Some(at) = stack.pop() {
                for next in self.jumps[at].iter().map(|&next| next as usize) {
                    match colour[next] {
                        None => {
                            colour[next] = colour[at].map(|colour| !colour);
                            stack.push(next);
                        }
                        same if same == colour[at] => return None,
                        _ => {}
                    }
                }
            }
        }
        colour.into_iter().collect()
    }
}
