use super::field::Field;
use super::frontier::Given;
use super::layers::Run;
use super::ways::Ways;
use crate::board::{Board, Graph, Square};

/// Counts all tours of a board: open ones from every start, closed ones. In slices that add up
/// and can be counted apart: one for the closed tours, and one for every start that no
/// reflection or rotation of the board maps to an earlier one.
///
/// Never by trying one tour after another, see the two methods behind it: 6×6 takes some 10⁶
/// states in all, and 4×20 is no problem. Where the states become too many it says so.
#[derive(Clone, Debug)]
pub struct Counter {
    field: Field,
    /// How many squares the board has, barred ones included.
    squares: usize,
    slices: Vec<Slice>,
    at: usize,
    end: usize,
    begin: usize,
    ways: Option<Ways>,
    counts: Counted,
}

#[derive(Clone, Debug)]
enum Slice {
    Closed,
    /// The places of starts that are alike.
    From(Vec<usize>),
}

/// What has been counted so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Whether every slice that was asked for is counted to its end.
    pub done: bool,
    /// Whether there were more states than fit: then `done` never comes.
    pub too_many: bool,
    /// Open tours with a direction, closed ones (each from each of its squares) included.
    pub open_directed: Option<u128>,
    /// Closed tours without start and direction.
    pub closed_undirected: Option<u128>,
    /// Open tours by the index of their start's square.
    pub by_start: Option<Vec<u128>>,
}

impl Counter {
    /// Counts the tours of the free squares of a board: closed only, or open and closed. `slice`:
    /// that one alone.
    pub fn new(board: &Board, graph: &Graph, closed: bool, slice: Option<usize>) -> Counter {
        let field = Field::new(board, graph, |square| !board.is_blocked(square));
        let mut slices = vec![Slice::Closed];
        if !closed {
            slices.extend(alike(board, &field).into_iter().map(Slice::From));
        }
        let squares = board.squares() as usize;
        let counts = Counted::default();
        let mut counter = Counter { field, squares, slices, at: 0, begin: 0, end: 0, ways: None, counts };
        counter.aim(slice);
        counter
    }

    /// Starts again, with one slice or with all.
    pub fn aim(&mut self, slice: Option<usize>) {
        let count = self.slices.len();
        (self.begin, self.end) = slice.map_or((0, count), |slice| (slice, (slice + 1).min(count)));
        self.at = self.begin;
        self.ways = None;
        self.counts = Counted::default();
        for slice in &self.slices[self.begin.min(count)..self.end] {
            match slice {
                Slice::Closed => self.counts.closed_undirected = Some(0),
                Slice::From(_) => {
                    self.counts.open_directed = Some(0);
                    self.counts.by_start = Some(vec![0; self.squares]);
                }
            }
        }
    }

    /// How many slices there are in all.
    pub fn slices(&self) -> usize {
        self.slices.len()
    }

    /// Goes on; true when there is nothing left to do. Asks after every few thousand states.
    pub fn run(&mut self, goes_on: &mut dyn FnMut() -> bool) -> bool {
        while self.at < self.end {
            let field = &self.field;
            let ways = self.ways.get_or_insert_with(|| {
                let given = match &self.slices[self.at] {
                    Slice::Closed => Given::Closed,
                    Slice::From(starts) => Given::From(starts[0]),
                };
                Ways::new(field, given, false)
            });
            match ways.run(goes_on) {
                Run::Paused => return false,
                Run::Done => {
                    let total = ways.total();
                    self.add(total);
                }
                Run::TooMany => self.counts.too_many = true,
            }
            self.ways = None;
            self.at += 1;
        }
        self.counts.done = !self.counts.too_many;
        true
    }

    /// The counts of the slice that has come to its end.
    fn add(&mut self, total: u128) {
        match &self.slices[self.at] {
            Slice::Closed => {
                // There and back again, of two squares, is a closed tour to the search as well.
                let pair = self.field.squares.len() == 2 && !self.field.jumps[0].is_empty();
                self.counts.closed_undirected = Some(if pair { 1 } else { total });
            }
            Slice::From(starts) => {
                let open = self.counts.open_directed.get_or_insert(0);
                *open = open.saturating_add(total.saturating_mul(starts.len() as u128));
                let by_start = self.counts.by_start.get_or_insert_with(|| vec![0; self.squares]);
                for &start in starts {
                    by_start[self.field.squares[start].at()] = total;
                }
            }
        }
    }

    /// From 0 to 1, by slices and layers, not by time.
    pub fn progress(&self) -> f64 {
        let part = self.ways.as_ref().map_or(0.0, Ways::progress);
        ((self.at - self.begin) as f64 + part) / (self.end - self.begin).max(1) as f64
    }

    /// What has been counted so far: of the slices that have come to their end.
    pub fn counted(&self) -> &Counted {
        &self.counts
    }
}

/// The places of the field, those together that a reflection or rotation of the board, barred
/// squares and jumps included, maps to each other.
pub(super) fn alike(board: &Board, field: &Field) -> Vec<Vec<usize>> {
    let (files, ranks) = (board.files(), board.ranks());
    let mut place = vec![None; board.squares() as usize];
    for (number, square) in field.squares.iter().enumerate() {
        place[square.at()] = Some(number);
    }
    let image = |turn: u32, square: Square| {
        let (mut row, mut column) = (board.row(square), board.column(square));
        if turn & 1 != 0 {
            row = ranks - 1 - row;
        }
        if turn & 2 != 0 {
            column = files - 1 - column;
        }
        if turn & 4 != 0 {
            std::mem::swap(&mut row, &mut column);
        }
        place[(row * files + column) as usize]
    };
    let mut maps: Vec<Vec<usize>> = Vec::new();
    for turn in 1..if files == ranks { 8 } else { 4 } {
        let map: Option<Vec<_>> = field.squares.iter().map(|&square| image(turn, square)).collect();
        let keeps_jumps = |map: &Vec<usize>| {
            let jumps = field.jumps.iter().zip(map);
            jumps.into_iter().all(|(jumps, &image)| {
                jumps.iter().all(|&to| field.jumps[image].contains(&(map[to as usize] as u32)))
            })
        };
        maps.extend(map.filter(keeps_jumps));
    }
    let mut seen = vec![false; field.squares.len()];
    let mut orbits = Vec::new();
    for first in 0..seen.len() {
        if !seen[first] {
            let mut orbit = vec![first];
            orbit.extend(maps.iter().map(|map| map[first]));
            orbit.sort_unstable();
            orbit.dedup();
            orbit.iter().for_each(|&place| seen[place] = true);
            orbits.push(orbit);
        }
    }
    orbits
}
