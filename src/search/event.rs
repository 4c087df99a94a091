use crate::board::{NO_SQUARE, Square};

/// Declares a field-less enum with its codes and the names the page knows them by, in one place.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $code:literal $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$case_doc])* $case = $code,)* }

        impl $name {
            /// Every case, in the order of the codes.
            pub const ALL: &[$name] = &[$($name::$case,)*];

            /// The number that stands for it in the word of an event.
            pub const fn code(self) -> u32 {
                self as u32
            }

            /// The case with this code.
            pub const fn from_code(code: u32) -> Option<$name> {
                match code { $($code => Some($name::$case),)* _ => None }
            }

            /// The word that stands for it outside Rust.
            pub const fn name(self) -> &'static str {
                match self { $($name::$case => $text,)* }
            }
        }
    };
}

pub(super) use coded;

coded! {
    /// What a step of a search did.
    Kind {
        /// A candidate was allowed and taken: the search is one deeper.
        Place = 1 "place",
        /// A candidate was refused.
        Reject = 2 "reject",
        /// An exhausted node was left and the choice that led to it taken back.
        Backtrack = 3 "backtrack",
        /// The position is a solution.
        Solution = 4 "solution",
        /// Everything has been tried.
        Exhausted = 5 "exhausted",
        /// A search that never takes back found no way on.
        Stuck = 6 "stuck",
        /// A piece was moved to another square (repair).
        Move = 7 "move",
    }
}

coded! {
    /// Why a candidate is refused.
    Conflict {
        /// The jump leaves the board.
        OffBoard = 1 "off-board",
        /// The knight has been on the square.
        Visited = 2 "visited",
        /// A queen stands on the square.
        Occupied = 3 "occupied",
        /// The square is barred.
        Barred = 4 "barred",
        /// A queen attacks along the row.
        Row = 5 "row",
        /// A queen attacks along the column.
        Column = 6 "column",
        /// A queen attacks along the diagonal that falls to the right (↘).
        Falling = 7 "falling",
        /// A queen attacks along the diagonal that rises to the right (↗).
        Rising = 8 "rising",
        /// The last square is no jump away from the first.
        NotClosed = 9 "not-closed",
        /// A square would have lost its last way in or out.
        Stranded = 10 "stranded",
        /// A part of the board would be cut off.
        CutOff = 11 "cut-off",
        /// Too many squares would have to be the end.
        TooManyEnds = 12 "too-many-ends",
        /// A row would be left without a safe square.
        EmptyRow = 13 "empty-row",
        /// The finished sequence fails at an earlier move (generate and test).
        Breaks = 14 "breaks",
    }
}

/// One step of a search in a word: `kind << 29 | detail << 24 | index`.
///
/// The detail is the conflict's code of a reject, the degree of a place where the method works
/// with degrees, else 0. The index is the square's, or [`NO_SQUARE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event(u32);

impl Event {
    #[inline]
    pub(crate) fn new(kind: Kind, detail: u32, square: Option<Square>) -> Event {
        Event(kind.code() << 29 | detail << 24 | square.map_or(NO_SQUARE, Square::index))
    }

    /// What happened.
    pub fn kind(self) -> Kind {
        Kind::from_code(self.0 >> 29).expect("BUG: an event without a kind")
    }

    /// Whether it is of a kind; cheaper than to ask which.
    #[inline]
    pub(super) fn is(self, kind: Kind) -> bool {
        self.0 >> 29 == kind.code()
    }

    /// Where it happened, if on a square.
    pub fn square(self) -> Option<Square> {
        Square::new(self.0 & NO_SQUARE)
    }

    /// The degree of a placed square, 0 where the method does not count degrees.
    pub fn degree(self) -> u32 {
        if self.kind() == Kind::Place { self.0 >> 24 & 31 } else { 0 }
    }

    /// Why a candidate was refused; `None` for every other kind.
    pub fn conflict(self) -> Option<Conflict> {
        (self.kind() == Kind::Reject)
            .then(|| Conflict::from_code(self.0 >> 24 & 31).expect("BUG: a reject says why"))
    }

    /// The word itself.
    pub fn word(self) -> u32 {
        self.0
    }

    /// The event that a word stands for; `None` for words that no event has.
    pub fn from_word(word: u32) -> Option<Event> {
        let says_why = |kind| kind != Kind::Reject || Conflict::from_code(word >> 24 & 31).is_some();
        Kind::from_code(word >> 29).filter(|&kind| says_why(kind)).map(|_| Event(word))
    }
}

/// The moments at which a run stops: bit k for events of the kind with code k, bit 8 for dead
/// ends. 0 stops at nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(u32);

impl Mask {
    /// Stops at nothing.
    pub const NONE: Mask = Mask(0);
    /// Stops at dead ends: nodes at which every candidate was refused.
    pub const DEAD_END: Mask = Mask(1 << 8);
    /// Every bit that means something.
    pub const ALL: Mask = Mask(0b1_1111_1110);

    /// The mask with these bits; `None` if one of them means nothing.
    pub fn from_bits(bits: u32) -> Option<Mask> {
        (bits & !Mask::ALL.0 == 0).then_some(Mask(bits))
    }

    /// The bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The mask that stops at events of one kind.
    pub const fn of(kind: Kind) -> Mask {
        Mask(1 << kind.code())
    }

    /// Both.
    #[must_use]
    pub const fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }

    #[inline]
    pub(crate) fn has(self, event: Event) -> bool {
        self.0 >> (event.0 >> 29) & 1 != 0
    }

    #[inline]
    pub(super) fn has_rejects(self) -> bool {
        self.0 & Mask::of(Kind::Reject).0 != 0
    }

    #[inline]
    pub(super) fn has_dead_ends(self) -> bool {
        self.0 & Mask::DEAD_END.0 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_says_what_it_packs() {
        let square = Square::new(63);
        let reject = Event::new(Kind::Reject, Conflict::Rising.code(), square);
        assert_eq!(
            (reject.kind(), reject.conflict(), reject.square()),
            (Kind::Reject, Some(Conflict::Rising), square)
        );
        assert_eq!(reject.word(), 2 << 29 | 8 << 24 | 63);
        let solution = Event::new(Kind::Solution, 0, None);
        assert_eq!(solution.word(), 4 << 29 | 0xFF_FFFF);
        assert_eq!((solution.square(), solution.conflict(), solution.degree()), (None, None, 0));
        assert_eq!(Event::new(Kind::Place, 3, square).degree(), 3);
    }

    #[test]
    fn codes_and_cases_are_inverse() {
        for &kind in Kind::ALL {
            assert_eq!(Kind::from_code(kind.code()), Some(kind));
        }
        for &conflict in Conflict::ALL {
            assert_eq!(Conflict::from_code(conflict.code()), Some(conflict));
            assert!(conflict.code() < 32, "five bits in an event");
        }
        assert_eq!(Mask::from_bits(1), None);
        assert_eq!(Mask::from_bits(512), None);
        assert_eq!(Mask::from_bits(0b1000), Some(Mask::of(Kind::Backtrack)));
    }
}
