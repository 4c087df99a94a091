use super::order::free_jumps;
use super::{CLASSIC, Offer, Pruned, Ties, Warnsdorff};
use crate::board::{Graph, Jump, Square};
use crate::search::{Conflict, Problem, Reason};

/// Ways to break Warnsdorff's ties, in the order in which they are attempted.
const TIES: [Ties; 3] = [Ties::Roth, Ties::First, Ties::Pohl];
/// Rotations and reflections of the order of the jumps.
const TURNS: u32 = 8;
/// Attempts by these.
const TURNED: u32 = TIES.len() as u32 * TURNS;
/// Attempts that never take a jump back: those, and some that look ahead and throw dice.
const QUICK: u32 = TURNED + 104;

/// A tour by several attempts, one after another. The first 24 follow Warnsdorff's rule with
/// ties broken as Roth, by the order and as Pohl, in the eight rotations and reflections of the
/// order of the jumps, and never try another jump. Where those fail, mostly on boards of three to
/// five rows, 104 more pass over jumps that [`Pruned`] refuses, and break ties as Roth except
/// that now and then chance decides. The last is the pruned search, which tries everything.
///
/// Chronological backtracking pays dearly for one bad early choice, pruned or not: on 4 × 13
/// boards some starts take millions of steps that a second throw of the dice takes 52 of. The
/// root's candidates are the attempts, every other node of all but the last has one candidate at
/// most. Several attempts may find the same tour, so its solutions are no count of tours.
#[derive(Clone, Debug, PartialEq)]
pub struct Portfolio {
    search: Pruned,
    /// The order of the jumps, before it is turned.
    order: [u8; 8],
    attempt: Option<u32>,
    /// Whether the attempt is a choice.
    chooses: bool,
}

/// A choice of the portfolio.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trial {
    /// To begin the attempt with this number from 0.
    Attempt(u32),
    /// A jump of an attempt.
    Jump(Jump),
}

impl Portfolio {
    /// A tour of a board's graph, made in this order, as [`super::Walk::on`].
    ///
    /// # Panics
    /// As [`super::Walk::on`].
    pub fn new(
        graph: Graph,
        order: [u8; 8],
        blocked: &[Square],
        start: Option<Square>,
        closed: bool,
    ) -> Portfolio {
        let rule = Warnsdorff { ties: TIES[0], pure: false, seed: 0 };
        let search = Pruned::on(graph, blocked, start, Offer::Warnsdorff(rule), closed);
        Portfolio { search, order, attempt: None, chooses: true }
    }

    /// The pruned search alone, as if it were the attempt that is being made. A session drives it
    /// so: each kind of problem costs the page some 30 kB of code.
    pub fn only(search: Pruned) -> Portfolio {
        Portfolio { search, order: CLASSIC, attempt: Some(QUICK), chooses: false }
    }

    /// The one jump, or start, of a quick attempt.
    fn best(&self, attempt: u32) -> Option<Jump> {
        let position = &self.search.walk.position;
        let looks_ahead = attempt >= TURNED;
        let ties = if looks_ahead { Ties::Roth } else { TIES[(attempt / TURNS) as usize] };
        let place = |jump: Jump| {
            let turned = |number: &u8| turn(u32::from(*number), attempt % TURNS) == jump.number();
            self.order.iter().position(turned)
        };
        let key = |jump: &Jump| {
            let dice = Ties::Random.key(position, attempt, *jump);
            let by_chance = looks_ahead && dice.is_multiple_of(4);
            let tie = if by_chance { dice } else { ties.key(position, 0, *jump) };
            (jump.degree(), tie, place(*jump))
        };
        let fits = |jump: &Jump| !looks_ahead || self.search.check(*jump).is_none();
        if let Some(head) = position.head() {
            return free_jumps(position, head).filter(fits).min_by_key(key);
        }
        let squares = (0..position.graph().squares()).filter_map(Square::new);
        let free = squares.filter(|&square| position.is_free(square));
        let starts =
            free.map(|square| Jump::new(Jump::START, Some(square)).with_degree(position.degree(square)));
        starts.min_by_key(|start| start.degree())
    }
}

/// The number of a jump after one of the rotations (even) and reflections (odd) of the board:
/// the jumps are numbered round the clock, two to a quarter turn.
fn turn(number: u32, turn: u32) -> u32 {
    let mirrored = if turn % 2 == 1 { 9 - number } else { number };
    (mirrored + turn / 2 * 2) % 8
}

impl Problem for Portfolio {
    type Choice = Trial;

    fn candidates(&self, out: &mut Vec<Trial>) {
        match self.attempt {
            None => out.extend((0..=QUICK).map(Trial::Attempt)),
            Some(QUICK) => {
                let mut jumps = Vec::with_capacity(8);
                self.search.candidates(&mut jumps);
                out.extend(jumps.into_iter().map(Trial::Jump));
            }
            Some(attempt) => out.extend(self.best(attempt).map(Trial::Jump)),
        }
    }

    fn check(&self, trial: Trial) -> Option<Conflict> {
        match trial {
            Trial::Attempt(_) => None,
            Trial::Jump(jump) if self.attempt == Some(QUICK) => self.search.check(jump),
            Trial::Jump(jump) => self.search.check_plain(jump),
        }
    }

    fn apply(&mut self, trial: Trial) {
        match trial {
            Trial::Attempt(number) => self.attempt = Some(number),
            Trial::Jump(jump) => self.search.apply(jump),
        }
    }

    fn undo(&mut self, trial: Trial) {
        match trial {
            Trial::Attempt(_) => self.attempt = None,
            Trial::Jump(jump) => self.search.undo(jump),
        }
    }

    fn is_solution(&self) -> bool {
        self.attempt.is_some() && self.search.is_solution()
    }

    fn square(&self, trial: Trial) -> Option<Square> {
        match trial {
            Trial::Attempt(_) => None,
            Trial::Jump(jump) => jump.to(),
        }
    }

    fn max_depth(&self) -> usize {
        usize::from(self.chooses) + self.search.max_depth()
    }

    fn squares(&self) -> usize {
        self.search.squares()
    }

    fn counts_degrees(&self) -> bool {
        self.search.counts_degrees()
    }

    fn exhaustive(&self) -> bool {
        self.search.exhaustive()
    }

    fn degree(&self, trial: Trial) -> u32 {
        match trial {
            Trial::Attempt(_) => 0,
            Trial::Jump(jump) => jump.degree(),
        }
    }

    fn jump(&self, trial: Trial) -> Option<u32> {
        match trial {
            Trial::Attempt(_) => None,
            Trial::Jump(jump) => self.search.jump(jump),
        }
    }

    fn attempt(&self, trial: Trial) -> Option<u32> {
        match trial {
            Trial::Attempt(number) => Some(number),
            Trial::Jump(_) => None,
        }
    }

    fn reason(&self, trial: Trial, conflict: Conflict) -> Reason {
        match trial {
            Trial::Attempt(_) => Reason::default(),
            Trial::Jump(jump) => self.search.reason(jump, conflict),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::KNIGHT;

    #[test]
    fn turns_are_the_symmetries_of_the_square() {
        let mut images = Vec::new();
        for by in 0..TURNS {
            let image = (0..8).map(|number| KNIGHT[turn(number, by) as usize]).collect::<Vec<_>>();
            // A symmetry is linear and keeps angles: opposite jumps stay opposite, and so on.
            for (i, a) in KNIGHT.iter().enumerate() {
                for (j, b) in KNIGHT.iter().enumerate() {
                    let dot = |a: (i64, i64), b: (i64, i64)| a.0 * b.0 + a.1 * b.1;
                    assert_eq!(dot(*a, *b), dot(image[i], image[j]));
                }
            }
            assert!(!images.contains(&image));
            images.push(image);
        }
    }
}
