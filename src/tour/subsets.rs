use super::field::Field;
use super::layers::{Layered, Next};
use crate::board::Square;

/// The most squares that a state holds, the head not counted.
pub(super) const MOST_SQUARES: usize = 58;

/// All ways to go on from a square, dynamic programming over sets (Bellman 1962; Held & Karp
/// 1962): ways that have visited the same squares and stand on the same one go on alike. Ways
/// that strand a square are dropped at once, so that far fewer states are met than there are
/// sets: about 10⁶ for a 6×6 board from its corner.
#[derive(Clone, Debug)]
pub(super) struct Subsets {
    /// The squares to visit a jump away from each, as a set; the head's are last.
    jumps: Vec<u64>,
    /// Where the way may end.
    ends: u64,
}

const PLACE: u32 = MOST_SQUARES as u32;
const FREE: u64 = (1 << MOST_SQUARES) - 1;

impl Subsets {
    /// From the place `head` of the field through all others, to the end on one of the places
    /// that `may_end`. `None` if there are too many squares.
    pub(super) fn new(field: &Field, head: usize, may_end: impl Fn(usize) -> bool) -> Option<Subsets> {
        // The head is taken out: those after it move up.
        let count = field.squares.len() - 1;
        if count > MOST_SQUARES {
            return None;
        }
        let set = |places: &[u32]| {
            let bits = places.iter().map(|&place| Subsets::bit(place as usize, head));
            bits.fold(0, |set, bit| set | bit)
        };
        let others = (0..=count).filter(|&place| place != head);
        let jumps = others.clone().chain([head]).map(|place| set(&field.jumps[place])).collect();
        let ends =
            others.filter(|&place| may_end(place)).fold(0, |set, place| set | Subsets::bit(place, head));
        Some(Subsets { jumps, ends })
    }

    fn bit(place: usize, head: usize) -> u64 {
        match place.cmp(&head) {
            std::cmp::Ordering::Less => 1 << place,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => 1 << (place - 1),
        }
    }

    /// The squares of a tour by its trace, from the head on.
    pub(super) fn tour(field: &Field, head: usize, trace: &[u8]) -> Vec<Square> {
        let place = |&number: &u8| usize::from(number) + usize::from(usize::from(number) >= head);
        let after = trace.iter().map(|number| field.squares[place(number)]);
        std::iter::once(field.squares[head]).chain(after).collect()
    }

    /// Whether the way can go on from `head` through all of `free`, for all that a look at each
    /// square tells. `free` is not empty.
    #[inline]
    fn is_alive(&self, free: u64, from_head: u64) -> bool {
        if free & (free - 1) == 0 {
            return from_head & free & self.ends != 0;
        }
        // A square with one free neighbour is the next or the last; of those that the head does
        // not reach, one can be the last; of all, one next and one last.
        let (mut far, mut near, mut only_next) = (0, 0, 0);
        let mut rest = free;
        while rest != 0 {
            let number = rest.trailing_zeros();
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let ways = self.jumps[number as usize] & free;
            if ways & ways.wrapping_sub(1) != 0 {
                continue;
            }
            if ways == 0 {
                return false;
            }
            let cannot_end = u32::from(self.ends & bit == 0);
            if from_head & bit == 0 {
                far += 1 + cannot_end;
            } else {
                near += 1;
                only_next += cannot_end;
            }
            if far > 1 || far + near > 2 || only_next > 1 {
                return false;
            }
        }
        let mut reached = from_head & free;
        let mut rest = reached;
        while rest != 0 {
            let ways = self.jumps[rest.trailing_zeros() as usize] & free & !reached;
            rest = rest & (rest - 1) | ways;
            reached |= ways;
        }
        reached == free
    }
}

impl Layered for Subsets {
    fn layers(&self) -> usize {
        self.jumps.len() - 1
    }

    fn first(&self) -> u128 {
        let count = self.jumps.len() - 1;
        u128::from((1_u64 << count) - 1) | (count as u128) << PLACE
    }

    /// Goes to each free square that leaves a hope.
    fn expand(&self, _: usize, state: u128, out: &mut Next) {
        let state = state as u64;
        let free = state & FREE;
        let mut rest = self.jumps[(state >> PLACE) as usize] & free;
        while rest != 0 {
            let number = rest.trailing_zeros();
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let left = free ^ bit;
            if left == 0 {
                if self.ends & bit != 0 {
                    out.tour(number as u8);
                }
            } else if left & self.ends != 0 && self.is_alive(left, self.jumps[number as usize]) {
                out.state(u128::from(left | u64::from(number) << PLACE), number as u8);
            }
        }
    }
}
