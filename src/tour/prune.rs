use super::{AllJumps, Rule, Walk, Warnsdorff};
use crate::board::{Graph, Jump, Square};
use crate::search::{Conflict, Problem, Reason};
use std::cell::RefCell;

/// Which jumps a pruned search offers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer {
    /// All of them, as the plain search.
    All,
    /// Those to free squares, by Warnsdorff's rule.
    Warnsdorff(Warnsdorff),
}

impl Rule for Offer {
    fn offer(&self, position: &super::Position, head: Square, out: &mut Vec<Jump>) {
        match self {
            Offer::All => AllJumps.offer(position, head, out),
            Offer::Warnsdorff(rule) => rule.offer(position, head, out),
        }
    }

    fn start(&self, position: &super::Position, square: Square) -> Jump {
        match self {
            Offer::All => AllJumps.start(position, square),
            Offer::Warnsdorff(rule) => rule.start(position, square),
        }
    }

    fn takes_back(&self) -> bool {
        match self {
            Offer::All => true,
            Offer::Warnsdorff(rule) => rule.takes_back(),
        }
    }
}

/// A tour that is not followed where it cannot end well: a jump is refused as well if after it
/// - a square is *stranded*: it has no way in, or none out and cannot be the end;
/// - there are *too many ends*: squares that the tour can only come to next or last;
/// - a part of the free squares is *cut off* from the rest.
///
/// No tour is lost by it: each is a reason why none can follow. A closed tour's start counts as
/// the way out of its last square, so there every square needs two ways.
///
/// The ways of every square are counted along: a jump costs O(jumps of a square), and its check
/// a search among the free squares for a way round the one it takes, short unless the jump cuts.
/// Options are values, not types: that they are asked for costs little beside the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Pruned {
    pub(super) walk: Walk<Offer, false>,
    pub(super) closed: bool,
    /// How many of the squares a jump away the knight may still use on its way through this one:
    /// free ones, the one it is on, and a closed tour's start.
    ways: Vec<u32>,
    /// Free squares with fewer ways than they need.
    short: u32,
    /// Free squares with one way.
    lone: u32,
    /// Whether the free squares hung together at the beginning.
    whole: bool,
    scratch: Scratch,
}

/// Room for the search of a cut. It holds nothing that counts between two checks.
#[derive(Clone, Debug, Default)]
struct Scratch(RefCell<Seen>);

#[derive(Clone, Debug, Default)]
struct Seen {
    /// The round in which each square was seen last.
    rounds: Vec<u32>,
    round: u32,
    queue: Vec<Square>,
}

impl PartialEq for Scratch {
    fn eq(&self, _: &Scratch) -> bool {
        true
    }
}

impl Pruned {
    /// A tour of a graph's squares, as [`Walk::on`].
    ///
    /// # Panics
    /// As [`Walk::on`].
    pub fn on(graph: Graph, blocked: &[Square], start: Option<Square>, offer: Offer, closed: bool) -> Pruned {
        let walk: Walk<Offer, false> = Walk::on(graph, blocked, start, offer);
        let squares = || (0..walk.position.graph().squares()).filter_map(Square::new);
        let open = |square: Square| walk.position.is_free(square) || start == Some(square);
        let around = |square: Square| walk.position.jumps(square).iter().filter_map(|jump| jump.to());
        let ways: Vec<_> =
            squares().map(|square| around(square).filter(|&to| open(to)).count() as u32).collect();
        let free: Vec<_> = squares().filter(|&square| walk.position.is_free(square)).collect();
        let seen = Seen { rounds: vec![0; ways.len()], ..Seen::default() };
        let scratch = Scratch(RefCell::new(seen));
        let mut pruned = Pruned { walk, closed, ways, short: 0, lone: 0, whole: true, scratch };
        free.iter().for_each(|&square| pruned.count(square, 1));
        pruned.whole = free.first().is_none_or(|&first| pruned.reached(first, None, free.len()));
        pruned
    }

    /// How many ways every square needs, but the end of an open tour.
    fn need(&self) -> u32 {
        1 + u32::from(self.closed)
    }

    /// Adds a free square to the counts, or with −1 takes it out.
    fn count(&mut self, square: Square, by: i32) {
        let ways = self.ways[square.at()];
        self.short = self.short.wrapping_add_signed(by * i32::from(ways < self.need()));
        self.lone = self.lone.wrapping_add_signed(by * i32::from(ways == 1));
    }

    /// The square the knight is on, unless it comes back to it: leaving it takes a way from the
    /// squares around.
    fn left_behind(&self) -> Option<Square> {
        let path = self.walk.position.path();
        path.last().copied().filter(|_| !(self.closed && path.len() == 1))
    }

    /// Changes the ways of the squares around the one that is left, or is come back to.
    fn leave(&mut self, square: Square, by: i32) {
        for i in 0..self.walk.position.jumps(square).len() {
            let Some(to) = self.walk.position.jumps(square)[i].to() else { continue };
            let free = self.walk.position.is_free(to);
            if free {
                self.count(to, -1);
            }
            self.ways[to.at()] = self.ways[to.at()].wrapping_add_signed(by);
            if free {
                self.count(to, 1);
            }
        }
    }

    /// The free squares a jump from here, but one.
    fn free_around(&self, square: Square, but: Square) -> impl Iterator<Item = Square> + '_ {
        let around = self.walk.position.jumps(square).iter().filter_map(|jump| jump.to());
        around.filter(move |&to| to != but && self.walk.position.is_free(to))
    }

    fn is_next_to(&self, a: Square, b: Square) -> bool {
        self.walk.position.jumps(a).iter().any(|jump| jump.to() == Some(b))
    }

    /// Why an allowed jump leads to no tour, as far as it can be seen, with the square that is
    /// stranded, if it lies near.
    fn fault(&self, square: Square) -> Option<(Conflict, Option<Square>)> {
        let path = self.walk.position.path();
        let left = self.walk.goal - path.len() - 1;
        // Of two squares each needs one way, closed or not.
        if left == 0 || self.walk.goal <= 2 {
            return None;
        }
        let stranded = |square| Some((Conflict::Stranded, Some(square)));
        let own = self.ways[square.at()];
        let mut lone = self.lone - u32::from(own == 1);
        let behind = self.left_behind();
        if let Some(behind) = behind {
            for near in self.free_around(behind, square) {
                match self.ways[near.at()] {
                    ways if ways <= self.need() => return stranded(near),
                    2 => lone += 1,
                    _ => {}
                }
            }
        }
        if self.short > u32::from(own < self.need()) {
            return Some((Conflict::Stranded, None));
        }
        // The first choice is the start: both ends are there.
        let is_start = path.is_empty();
        let start = path.first().copied().unwrap_or(square);
        let ways_after = |near: Square| {
            self.ways[near.at()] - u32::from(behind.is_some_and(|behind| self.is_next_to(behind, near)))
        };
        let (mut on, mut forced) = (0, 0);
        for near in self.free_around(square, square) {
            on += 1;
            match ways_after(near) {
                1 if left > 1 => return stranded(near),
                2 if self.closed && left > 1 && !is_start && self.is_next_to(near, start) => {
                    return stranded(near);
                }
                2 => forced += 1,
                _ => {}
            }
        }
        if on == 0 || self.closed && is_start && on == 1 {
            return stranded(square);
        }
        if self.closed {
            let mut home = 0;
            let mut last = 0;
            if !is_start {
                for near in self.free_around(start, square) {
                    home += 1;
                    last += u32::from(ways_after(near) == 2);
                }
                if home == 0 {
                    return stranded(start);
                }
            }
            if forced > 1 + u32::from(is_start) || last > 1 {
                return Some((Conflict::TooManyEnds, None));
            }
        } else if lone > 1 || lone + forced > 2 {
            return Some((Conflict::TooManyEnds, None));
        }
        let cut = !self.whole || !self.holds_together(square, on);
        cut.then_some((Conflict::CutOff, None))
    }

    /// Whether the free squares around this one still reach each other without it.
    fn holds_together(&self, square: Square, around: usize) -> bool {
        // From the one with the fewest ways: if there is a cut, it often has the smaller part.
        let near = self.free_around(square, square).min_by_key(|near| self.ways[near.at()]);
        near.is_none_or(|near| around < 2 || self.reached(near, Some(square), around))
    }

    /// Whether a walk over free squares from here comes to so many of those a jump from the one
    /// that is taken away; without one, to so many squares at all.
    fn reached(&self, from: Square, taken: Option<Square>, many: usize) -> bool {
        let Seen { rounds, round, queue } = &mut *self.scratch.0.borrow_mut();
        // Two marks a round: what is wanted, and what was seen.
        if *round > u32::MAX - 2 {
            rounds.fill(0);
            *round = 0;
        }
        *round += 2;
        let (wanted, seen) = (*round - 1, *round);
        if let Some(taken) = taken {
            self.free_around(taken, taken).for_each(|near| rounds[near.at()] = wanted);
            rounds[taken.at()] = seen;
        }
        queue.clear();
        queue.push(from);
        rounds[from.at()] = seen;
        let mut found = 1;
        let mut next = 0;
        while found < many
            && let Some(&at) = queue.get(next)
        {
            next += 1;
            for to in self.free_around(at, at) {
                let mark = &mut rounds[to.at()];
                if *mark != seen {
                    found += usize::from(taken.is_none() || *mark == wanted);
                    *mark = seen;
                    queue.push(to);
                }
            }
        }
        found >= many
    }
}

impl Problem for Pruned {
    type Choice = Jump;

    fn candidates(&self, out: &mut Vec<Jump>) {
        self.walk.candidates(out);
    }

    fn check(&self, jump: Jump) -> Option<Conflict> {
        self.check_plain(jump).or_else(|| self.fault(jump.to()?).map(|(conflict, _)| conflict))
    }

    fn apply(&mut self, jump: Jump) {
        let square = jump.to().expect("BUG: a jump off the board was allowed");
        let behind = self.left_behind();
        self.count(square, -1);
        self.walk.apply(jump);
        if let Some(behind) = behind {
            self.leave(behind, -1);
        }
    }

    fn undo(&mut self, jump: Jump) {
        let square = jump.to().expect("BUG: a jump off the board was made");
        let path = self.walk.position.path();
        let behind = path.len().checked_sub(2).map(|at| path[at]);
        if let Some(behind) = behind.filter(|_| !(self.closed && path.len() == 2)) {
            self.leave(behind, 1);
        }
        self.walk.undo(jump);
        self.count(square, 1);
    }

    fn is_solution(&self) -> bool {
        // Of one square, no tour is closed.
        self.walk.is_solution() && !(self.closed && self.walk.goal == 1)
    }

    fn square(&self, jump: Jump) -> Option<Square> {
        jump.to()
    }

    fn max_depth(&self) -> usize {
        self.walk.max_depth()
    }

    fn squares(&self) -> usize {
        self.walk.squares()
    }

    fn counts_degrees(&self) -> bool {
        matches!(self.walk.rule, Offer::Warnsdorff(_))
    }

    fn degree(&self, jump: Jump) -> u32 {
        jump.degree()
    }

    fn jump(&self, jump: Jump) -> Option<u32> {
        self.walk.jump(jump)
    }

    fn exhaustive(&self) -> bool {
        self.walk.exhaustive()
    }

    fn reason(&self, jump: Jump, conflict: Conflict) -> Reason {
        let reason = self.walk.reason(jump, conflict);
        let Some(square) = jump.to().filter(|_| conflict == Conflict::Stranded) else { return reason };
        let near = self.fault(square).and_then(|(_, stranded)| stranded);
        // One that was stranded before lies anywhere.
        let far = || {
            let squares = (0..self.ways.len() as u32).filter_map(Square::new);
            let mut free = squares.filter(|&other| other != square && self.walk.position.is_free(other));
            free.find(|other| self.ways[other.at()] < self.need())
        };
        Reason { stranded: near.or_else(far), ..reason }
    }
}

impl Pruned {
    /// Why a jump is refused even by the plain search.
    pub(super) fn check_plain(&self, jump: Jump) -> Option<Conflict> {
        self.walk.check(jump).or_else(|| {
            let is_last = self.walk.position.path().len() + 1 == self.walk.goal;
            (self.closed && is_last && !self.walk.closes(jump.to()?)).then_some(Conflict::NotClosed)
        })
    }
}
