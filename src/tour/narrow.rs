use super::CLASSIC;
use super::field::Field;
use super::frontier::{Frontier, Given};
use super::layers::{Layers, Run};
use crate::board::{Board, Graph, Moves, Square};

/// How many lines a base has, at least, on each side of the start: enough for its tour to have
/// settled into a pattern, on boards 3 and 4 wide.
const SETTLED: [u32; 2] = [14, 8];
/// Every pattern met on boards 3 and 4 wide repeats after so many lines, or half of them.
const PERIOD: u32 = 4;
/// How often a longer base is tried.
const ATTEMPTS: u32 = 8;

/// A tour of a board 3 or 4 squares wide and of any length, in linear time: from `start`, or a
/// closed one. A short board's tour is found by the exact count; between two lines at which
/// things stand alike (the same squares beyond lack the same jumps, and the same ones are ends of
/// one piece) the part between can be repeated any number of times. That is how 3×4 pieces are
/// put into a 3×10 or 3×12 tour.
pub(super) fn tour(width: u32, length: u32, start: Option<Square>) -> Option<Vec<Square>> {
    let line = start.map_or(0, |start| start.index() / width);
    let (before, after) = (line, length - 1 - line);
    let settled = SETTLED[usize::from(width > 3)];
    for attempt in 0..ATTEMPTS {
        let shorten = |lines: u32, settled: u32| {
            let settled = settled + PERIOD * attempt;
            if lines < settled + PERIOD { lines } else { settled + (lines - settled) % PERIOD }
        };
        // Without a start, the pattern is looked for on one side only.
        let (above, below) =
            (shorten(before, settled), shorten(after, settled + u32::from(start.is_none()) * settled));
        let base =
            Base::new(width, above + 1 + below, start.map(|start| start.index() - (line - above) * width))?;
        let first = base.pattern(0, above, before - above);
        let second = base.pattern(above, base.length - 1, after - below);
        if let (Some(first), Some(second)) = (first, second) {
            return Some(base.repeated(first, second, length, start));
        }
    }
    None
}

/// Lines a ≤ b after which things stand alike, and how many lines are to be put in, a multiple
/// of b − a.
#[derive(Clone, Copy)]
struct Pattern {
    a: u32,
    b: u32,
    more: u32,
}

/// A short board's tour.
struct Base {
    width: u32,
    length: u32,
    jumps: Vec<(u32, u32)>,
    /// How things stand after each line.
    cuts: Vec<Vec<u8>>,
}

impl Base {
    fn new(width: u32, length: u32, start: Option<u32>) -> Option<Base> {
        let board = Board::new(width, length);
        let field = Field::new(&board, &Graph::new(&board, Moves::KNIGHT, CLASSIC), |_| true);
        // The field goes line by line, as the board does: places are indices.
        let given = start.map_or(Given::Closed, |start| Given::From(start as usize));
        let mut layers = Layers::new(Frontier::new(&field, given)?, true);
        if layers.run(&mut || true) != Run::Done {
            return None;
        }
        let tour = Frontier::tour(&field, given, &layers.trace()?);
        let mut jumps: Vec<_> = tour.windows(2).map(|pair| (pair[0].index(), pair[1].index())).collect();
        if start.is_none() {
            jumps.push((tour[tour.len() - 1].index(), tour[0].index()));
        }
        let mut base = Base { width, length, jumps, cuts: Vec::new() };
        let near = base.near(base.length, base.jumps.iter().copied());
        base.cuts = (1..length).map(|line| base.cut(line * width, &near)).collect();
        Some(base)
    }

    /// The one or two squares next to each on a board of this length.
    fn near(&self, length: u32, jumps: impl Iterator<Item = (u32, u32)>) -> Vec<[u32; 2]> {
        let mut near = vec![[u32::MAX; 2]; (self.width * length) as usize];
        for (a, b) in jumps {
            for (from, to) in [(a, b), (b, a)] {
                let near = &mut near[from as usize];
                near[usize::from(near[0] != u32::MAX)] = to;
            }
        }
        near
    }

    /// What the squares of the two lines from `limit` on lack, when all jumps from before are
    /// made: 0 nothing, 1 or 2 jumps without having one, 3 + the other end of its piece, or that
    /// the piece has an end of the tour.
    fn cut(&self, limit: u32, near: &[[u32; 2]]) -> Vec<u8> {
        const END: u8 = u8::MAX;
        let all = |square: u32| near[square as usize].into_iter().filter(|&other| other != u32::MAX);
        let made = |square: u32| all(square).filter(move |&other| square.min(other) < limit);
        let lacks = |square: u32| all(square).filter(|&other| square.min(other) >= limit).count();
        let label = |square: u32| {
            let lack = lacks(square);
            if lack == 0 || made(square).next().is_none() {
                return lack as u8;
            }
            let (mut at, mut before) = (square, u32::MAX);
            while let Some(next) = made(at).find(|&next| next != before) {
                (before, at) = (at, next);
            }
            if lacks(at) > 0 { 3 + (at - limit) as u8 } else { END }
        };
        let end = (limit + 2 * self.width).min(self.width * self.length);
        (limit..end).map(label).collect()
    }

    /// A pattern between two lines that grows by this many.
    fn pattern(&self, from: u32, to: u32, more: u32) -> Option<Pattern> {
        if more == 0 {
            return Some(Pattern { a: from, b: from, more });
        }
        let cut = |line: u32| &self.cuts[line as usize];
        let mut pairs = (from..to).flat_map(|b| (from..b).map(move |a| (a, b)));
        let (a, b) = pairs.find(|&(a, b)| more.is_multiple_of(b - a) && cut(a) == cut(b))?;
        Some(Pattern { a, b, more })
    }

    /// The tour of the long board.
    fn repeated(&self, first: Pattern, second: Pattern, length: u32, start: Option<Square>) -> Vec<Square> {
        // A jump belongs to the line that it leaves downwards, and is repeated with it.
        let shifts = |line: u32| {
            let (base, pattern) = if line <= first.b { (0, first) } else { (first.more, second) };
            let step = (pattern.b - pattern.a).max(1);
            let (from, to) = match line {
                line if line <= pattern.a => (0, 0),
                line if line <= pattern.b => (0, pattern.more),
                _ => (pattern.more, pattern.more),
            };
            (from..=to).step_by(step as usize).map(move |shift| base + shift)
        };
        let width = self.width;
        let jumps = self.jumps.iter().flat_map(|&(a, b)| {
            shifts(a.min(b) / width).map(move |shift| (a + shift * width, b + shift * width))
        });
        let near = self.near(length, jumps);
        let mut tour = Vec::with_capacity(near.len());
        let (mut at, mut before) = (start.map_or(0, Square::index), u32::MAX);
        while tour.len() < near.len() {
            tour.push(Square::new(at).expect("BUG: a square of the board"));
            let [one, other] = near[at as usize];
            (at, before) = (if one == before { other } else { one }, at);
        }
        tour
    }
}
