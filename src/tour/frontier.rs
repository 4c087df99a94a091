use super::field::Field;
use super::layers::{Layered, Next};
use crate::board::Square;

/// What the tours of a sweep have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// All closed tours, without direction.
    Closed,
    /// The open tours from this place on, to anywhere.
    From(usize),
    /// The ways from the first place through all others to the second: what is left of a closed
    /// tour.
    Between(usize, usize),
}

/// A square in a state: not touched yet, done with (two jumps, or an end), an end of a piece
/// whose other end is an end of the tour, or of a piece whose other end stands at a position
/// counted from `MATE`.
const FREE: u8 = 0;
const DONE: u8 = 1;
const END: u8 = 2;
const MATE: u8 = 3;

/// Bits of a square in a packed state, and how many squares one holds.
const BITS: usize = 5;
const WIDTH: usize = 25;

/// The most squares to decide: far more than can be counted, few enough to prepare.
const MOST_SQUARES: usize = 1 << 12;

type Labels = [u8; WIDTH];

/// What has to be known of the square in turn.
#[derive(Clone, Debug)]
struct Layer {
    /// How many squares are at hand: the one in turn first, then later ones already reached.
    width: usize,
    /// The positions, among those at hand, of the later squares that are a jump away.
    ahead: Vec<u8>,
    /// Where each square at hand stands in the next layer.
    moved: Labels,
    /// For each square at hand: which others at hand are a jump away, and how many farther on.
    near: [(u32, u32); WIDTH],
    /// Whether every later square is at hand.
    last: bool,
}

/// All tours at once, dynamic programming over a frontier (Sekine, Imai & Tani 1995; Knuth's
/// Simpath): the squares are decided one by one, each with all its jumps to later squares, and
/// the pieces of tours made so far are told apart only by which squares at hand are their ends.
///
/// A board 6 squares wide has some ten thousand states a square, however long it is; one of 8,
/// millions.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    layers: Vec<Layer>,
    first: u128,
    /// Whether one end of the tour is free to choose.
    open: bool,
}

impl Frontier {
    /// `None` if more squares are at hand at a time than a state can hold.
    pub(super) fn new(field: &Field, given: Given) -> Option<Frontier> {
        let early: &[usize] = match &given {
            Given::Closed => &[],
            Given::From(head) => &[*head],
            Given::Between(head, home) => &[*head, *home],
        };
        let layers = layers(field, early)?;
        let hand = at_hand(field, early, 0);
        let mut labels = [FREE; WIDTH];
        let position =
            |place| hand.iter().position(|&at| at == place).expect("BUG: what is given is at hand");
        match *early {
            [head] => labels[position(head)] = END,
            [head, home] => {
                let (head, home) = (position(head), position(home));
                (labels[head], labels[home]) = (MATE + home as u8, MATE + head as u8);
            }
            _ => {}
        }
        let first = labels.iter().rev().fold(0, |state, &label| state << BITS | u128::from(label));
        Some(Frontier { layers, first, open: matches!(given, Given::From(_)) })
    }

    /// The most squares that are at hand at a time: what the number of states grows with.
    pub(super) fn width(&self) -> usize {
        self.layers.iter().map(|layer| layer.width).max().unwrap_or(0)
    }

    /// The squares of a tour by its trace, from the given head on (or from any, of a closed one).
    pub(super) fn tour(field: &Field, given: Given, trace: &[u8]) -> Vec<Square> {
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); field.squares.len()];
        for (turn, bits) in trace.iter().enumerate() {
            let ahead = field.jumps[turn].iter().map(|&place| place as usize).filter(|&at| at > turn);
            for (_, place) in ahead.enumerate().filter(|(number, _)| bits >> number & 1 != 0) {
                near[turn].push(place);
                near[place].push(turn);
            }
        }
        let (mut at, mut before) = match given {
            Given::Closed => (0, usize::MAX),
            Given::From(head) => (head, usize::MAX),
            Given::Between(head, home) => (head, home),
        };
        let mut tour = Vec::with_capacity(trace.len());
        while tour.len() < trace.len() {
            tour.push(field.squares[at]);
            let next = near[at].iter().copied().find(|&next| next != before);
            (before, at) = (at, next.unwrap_or(at));
        }
        tour
    }
}

/// The places at hand when a place is in turn: it, and later ones reached from it or before.
fn at_hand(field: &Field, early: &[usize], turn: usize) -> Vec<usize> {
    let is_reached = |&at: &usize| {
        early.contains(&at) || field.jumps[at].first().is_some_and(|&first| first as usize <= turn)
    };
    std::iter::once(turn).chain((turn + 1..field.squares.len()).filter(is_reached)).collect()
}

fn layers(field: &Field, early: &[usize]) -> Option<Vec<Layer>> {
    let count = field.squares.len();
    if count > MOST_SQUARES {
        return None;
    }
    let mut hand = at_hand(field, early, 0);
    let mut layers = Vec::with_capacity(count);
    for turn in 0..count {
        if hand.len() > WIDTH {
            return None;
        }
        let next = if turn + 1 < count { at_hand(field, early, turn + 1) } else { Vec::new() };
        let among = |hand: &[usize], place: usize| hand.iter().position(|&at| at == place);
        let mut layer = Layer {
            width: hand.len(),
            ahead: Vec::new(),
            moved: [0; WIDTH],
            near: [(0, 0); WIDTH],
            last: hand.len() == count - turn,
        };
        for (position, &place) in hand.iter().enumerate() {
            layer.moved[position] = among(&next, place).map_or(0, |moved| moved as u8);
            for other in field.jumps[place].iter().map(|&other| other as usize).filter(|&o| o > turn) {
                match among(&hand, other) {
                    Some(other) if position == 0 => layer.ahead.push(other as u8),
                    Some(other) => layer.near[position].0 |= 1 << other,
                    None => layer.near[position].1 += 1,
                }
            }
        }
        layers.push(layer);
        hand = next;
    }
    Some(layers)
}

impl Layered for Frontier {
    fn layers(&self) -> usize {
        self.layers.len()
    }

    fn first(&self) -> u128 {
        self.first
    }

    /// Makes every choice of jumps for the square in turn.
    fn expand(&self, layer: usize, state: u128, out: &mut Next) {
        let layer = &self.layers[layer];
        let mut labels = [FREE; WIDTH];
        for (position, label) in labels.iter_mut().enumerate().take(layer.width) {
            *label = (state >> (BITS * position)) as u8 & 31;
        }
        let ends = labels.iter().filter(|&&label| label == END).count();
        let choice = Choice { labels, bits: 0, may_end: self.open && ends == 1 };
        settle(layer, choice, out);
        if labels[0] == DONE {
            return;
        }
        for first in 0..layer.ahead.len() {
            let Some(once) = jump(layer, &choice, first, out) else { continue };
            settle(layer, once, out);
            if once.labels[0] == DONE {
                continue;
            }
            for second in first + 1..layer.ahead.len() {
                if let Some(twice) = jump(layer, &once, second, out) {
                    settle(layer, twice, out);
                }
            }
        }
    }
}

/// A state on the way: the square in turn with some of its jumps made.
#[derive(Clone, Copy)]
struct Choice {
    labels: Labels,
    /// The jumps made, as bits of the layer's `ahead`.
    bits: u8,
    /// Whether the tour may still end somewhere.
    may_end: bool,
}

/// One more jump from the square in turn, unless it is not possible or closes a piece: that is a
/// tour, or nothing.
#[inline]
fn jump(layer: &Layer, choice: &Choice, number: usize, out: &mut Next) -> Option<Choice> {
    let other = usize::from(layer.ahead[number]);
    let (here, there) = (choice.labels[0], choice.labels[other]);
    if there == DONE {
        return None;
    }
    let mut choice = Choice { bits: choice.bits | 1 << number, ..*choice };
    choice.labels[0] = DONE;
    choice.labels[other] = DONE;
    if here == MATE + other as u8 || here == END && there == END {
        // The two ends of one piece, or of two pieces that have an end of the tour each.
        finish(layer, &choice, out);
        return None;
    }
    let far_here = if here == FREE { MATE } else { here };
    let far_there = if there == FREE { MATE + other as u8 } else { there };
    if far_here >= MATE {
        choice.labels[usize::from(far_here - MATE)] = far_there;
    }
    if far_there >= MATE {
        choice.labels[usize::from(far_there - MATE)] = far_here;
    }
    Some(choice)
}

/// Leaves the square in turn: it must have its two jumps, or be the end of the tour.
#[inline]
fn settle(layer: &Layer, mut choice: Choice, out: &mut Next) {
    match choice.labels[0] {
        DONE => leave(layer, &choice, out),
        FREE => {}
        label if choice.may_end => {
            choice.labels[0] = DONE;
            if label == END {
                finish(layer, &choice, out);
            } else {
                choice.labels[usize::from(label - MATE)] = END;
                choice.may_end = false;
                leave(layer, &choice, out);
            }
        }
        _ => {}
    }
}

/// A whole tour, if nothing is left over. Tours are counted in the last layer only, so that
/// their traces are equally long; until there, all squares are done.
fn finish(layer: &Layer, choice: &Choice, out: &mut Next) {
    if layer.last && choice.labels[..layer.width].iter().all(|&label| label == DONE) {
        leave(layer, choice, out);
    }
}

/// On to the next layer, if there is one. What has nothing left to do in the last is a tour:
/// anything else has an end somewhere.
#[inline]
fn leave(layer: &Layer, choice: &Choice, out: &mut Next) {
    if layer.last && layer.width == 1 { out.tour(choice.bits) } else { emit(layer, choice, out) }
}

/// The state for the next layer, unless some square can no longer get its jumps.
#[inline]
fn emit(layer: &Layer, choice: &Choice, out: &mut Next) {
    let labels = &choice.labels[..layer.width];
    let mut done = 0_u32;
    for (position, &label) in labels.iter().enumerate() {
        done |= u32::from(label == DONE) << position;
    }
    let mut short = 0;
    let mut state = 0;
    for (position, &label) in labels.iter().enumerate().skip(1) {
        let moved = BITS * usize::from(layer.moved[position]);
        if label == DONE {
            state |= u128::from(DONE) << moved;
            continue;
        }
        let (near, far) = layer.near[position];
        let ways = (near & !done).count_ones() + far;
        let wanted = if label == FREE { 2 } else { 1 };
        short += u32::saturating_sub(wanted, ways);
        let label = if label < MATE { label } else { MATE + layer.moved[usize::from(label - MATE)] };
        state |= u128::from(label) << moved;
    }
    if short <= u32::from(choice.may_end) {
        out.state(state, choice.bits);
    }
}
