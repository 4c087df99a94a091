use crate::board::{Board, Square};
use crate::search::{BadPosition, Counts, Estimate, Event, Goal, Kind, Record, Run, Status, hash};

/// N queens by repair (min-conflicts; Minton, Johnston, Philips & Laird 1992): a full board, one
/// queen in every row, on which one attacked queen a step moves to the square of its row that
/// the fewest others attack. Small boards can hold it in a ring of such moves, so every 64th
/// move goes anywhere in the row. A local search: it cannot prove that there is no solution, and
/// ends stuck after 2²⁰ moves, on large boards fewer.
///
/// The first board is dealt greedily from the top; which queen moves and how ties are broken is
/// a hash of the seed and the number of moves, so that the number of events is the whole
/// position. A log of the moves takes them back. A step costs O(files + ranks), a step back
/// O(1); space O(squares + moves).
///
/// In the counts a move is a placement that is never taken back: depth is the number of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    board: Board,
    given: Vec<Square>,
    seed: u32,
    /// The queen of each row; `None` where the whole row is barred.
    queens: Vec<Option<Square>>,
    /// Whether the row's queen has somewhere else to go.
    movable: Vec<bool>,
    /// How many queens each line holds: columns, falling, rising.
    held: [Vec<u32>; 3],
    /// Where the queen of each move came from.
    log: Vec<Square>,
    /// Where it went.
    visits: Vec<u32>,
    /// Whether the terminal event was made.
    ended: bool,
}

/// Moves that the log holds at the most.
const MOST: usize = 1 << 20;
/// Fewer of them where a move compares more squares, so that to make them all again, as a
/// restore may have to, takes a second or two.
const WORK: usize = 1 << 28;
/// Every so many moves one goes anywhere: about as many as a large board takes in all.
const SHAKE: usize = 64;
/// Squares of a row tried at random for the first board before all of them are compared.
const TRIES: u32 = 32;

/// A move about to be made or made last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The queen's square before.
    pub from: Square,
    /// And after.
    pub to: Square,
    /// How many queens attack it before.
    pub before: u32,
    /// And after.
    pub after: u32,
    /// Whether it went anywhere, not where it is attacked least.
    pub random: bool,
}

impl Repair {
    /// A board dealt by the seed. Given queens, one in a row at the most, never move, and no
    /// queen is ever put on a barred square.
    pub fn new(board: Board, given: &[Square], seed: u32) -> Repair {
        let diagonals = (board.files() + board.ranks() - 1) as usize;
        let ranks = board.ranks() as usize;
        let mut repair = Repair {
            given: given.to_vec(),
            seed,
            queens: vec![None; ranks],
            movable: vec![false; ranks],
            held: [board.files() as usize, diagonals, diagonals].map(|length| vec![0; length]),
            log: Vec::new(),
            visits: vec![0; board.squares() as usize],
            ended: false,
            board,
        };
        for &queen in given {
            repair.queens[repair.board.row(queen) as usize] = Some(queen);
            repair.hold(queen, 1);
        }
        for row in 0..repair.board.ranks() {
            if repair.queens[row as usize].is_none()
                && let Some(best) = repair.deal(row)
            {
                repair.queens[row as usize] = Some(best);
                repair.hold(best, 1);
                let movable = repair.free(row, Some(best)).next().is_some();
                repair.movable[row as usize] = movable;
            }
        }
        repair
    }

    /// The position after so many events of [`Repair::new`], by making them again.
    ///
    /// # Errors
    /// If there are not so many events, or the counts are not theirs.
    pub fn restore(mut self, address: &[u32], counts: &Counts) -> Result<Repair, BadPosition> {
        let &[events] = address else { return Err(BadPosition::Address) };
        if counts.step != events.into() {
            return Err(BadPosition::Counts);
        }
        for _ in 0..events {
            self.step().ok_or(BadPosition::Address)?;
        }
        if self.counts() == *counts { Ok(self) } else { Err(BadPosition::Counts) }
    }

    /// The three lines of a square besides its row.
    #[inline]
    fn lines(&self, square: Square) -> [usize; 3] {
        let (row, column) = (self.board.row(square), self.board.column(square));
        [column, self.board.ranks() - 1 - row + column, row + column].map(|line| line as usize)
    }

    fn hold(&mut self, queen: Square, by: u32) {
        let lines = self.lines(queen);
        for (held, line) in self.held.iter_mut().zip(lines) {
            held[line] = held[line].wrapping_add(by);
        }
    }

    /// How many queens of other rows attack the square.
    fn attackers(&self, square: Square) -> u32 {
        let lines = self.lines(square);
        let all: u32 = self.held.iter().zip(lines).map(|(held, line)| held[line]).sum();
        // Its own queen, if it stands here, is on all three lines.
        if self.queens[self.board.row(square) as usize] == Some(square) { all - 3 } else { all }
    }

    /// The squares of a row that are not barred, without one.
    fn free(&self, row: u32, without: Option<Square>) -> impl Iterator<Item = Square> + '_ {
        let files = self.board.files();
        let squares = (row * files..(row + 1) * files).filter_map(Square::new);
        squares.filter(move |&square| Some(square) != without && !self.board.is_blocked(square))
    }

    /// How many moves it makes before it gives up: 2²⁰ for sides up to 128.
    fn most(&self) -> usize {
        MOST.min(WORK / (self.board.files() + self.board.ranks()) as usize)
    }

    /// Whether the move with this number, from 0, goes anywhere.
    fn is_random(number: usize) -> bool {
        number % SHAKE == SHAKE - 1
    }

    /// The free square of a row, without one, that the fewest queens attack, or any if this
    /// move goes anywhere; any of equals.
    fn calmest(&self, row: u32, without: Option<Square>) -> Option<Square> {
        let random = Repair::is_random(self.log.len());
        let mut best: Option<(u32, u64, Square)> = None;
        for square in self.free(row, without) {
            let attackers = if random { 0 } else { self.attackers(square) };
            if best.is_some_and(|(fewest, ..)| attackers > fewest) {
                continue;
            }
            let tie = hash(self.seed, self.log.len() as u32, square.index());
            if best.is_none_or(|(fewest, other, _)| (attackers, tie) < (fewest, other)) {
                best = Some((attackers, tie, square));
            }
        }
        best.map(|(.., square)| square)
    }

    /// A square of a row for the first board: the first of a few tried at random that no queen
    /// attacks (Sosič & Gu 1990), else the calmest.
    fn deal(&self, row: u32) -> Option<Square> {
        let files = self.board.files();
        let mut tries = (0..TRIES).filter_map(|k| {
            let column = hash(self.seed, row, k) % u64::from(files);
            Square::new(row * files + column as u32)
        });
        let safe = |square: &Square| !self.board.is_blocked(*square) && self.attackers(*square) == 0;
        tries.find(safe).or_else(|| self.calmest(row, None))
    }

    /// The queen that moves next, if there is an attacked one that can.
    fn mover(&self) -> Option<Square> {
        let attacked = || {
            let movable = self.queens.iter().zip(&self.movable).filter(|&(_, &movable)| movable);
            movable.filter_map(|(queen, _)| *queen).filter(|&queen| self.attackers(queen) > 0)
        };
        let many = attacked().count() as u64;
        let any = hash(self.seed, self.log.len() as u32, u32::MAX).checked_rem(many)?;
        attacked().nth(any as usize)
    }

    /// Makes the next event; `None` when there is none.
    pub fn step(&mut self) -> Option<Event> {
        if self.ended {
            return None;
        }
        let mover = if self.is_solution() || self.log.len() == self.most() { None } else { self.mover() };
        let Some(from) = mover else {
            self.ended = true;
            return self.last_event();
        };
        let row = self.board.row(from);
        let to = self.calmest(row, Some(from)).expect("BUG: a movable queen has somewhere to go");
        self.relocate(row, from, to);
        self.log.push(from);
        self.visits[to.at()] += 1;
        self.last_event()
    }

    /// Takes back the last event and returns it; `None` at step 0.
    pub fn step_back(&mut self) -> Option<Event> {
        let event = self.last_event()?;
        if self.ended {
            self.ended = false;
        } else if let Some(Move { from, to, .. }) = self.last_move() {
            self.log.pop();
            self.visits[to.at()] -= 1;
            self.relocate(self.board.row(from), to, from);
        }
        Some(event)
    }

    fn relocate(&mut self, row: u32, from: Square, to: Square) {
        self.hold(from, u32::MAX);
        self.hold(to, 1);
        self.queens[row as usize] = Some(to);
    }

    /// See [`Timeline::run`](crate::search::Timeline::run).
    pub fn run(&mut self, max: u64, goal: Goal, mut out: Option<&mut Vec<u32>>) -> Run {
        let mut run = Run::default();
        while run.steps < max && !run.reached {
            let Some(event) = self.step() else { break };
            run = Run { steps: run.steps + 1, reached: self.meets(&goal), last: Some(event) };
            if let Some(out) = out.as_deref_mut() {
                out.push(event.word());
            }
        }
        run
    }

    /// See [`Timeline::run_back`](crate::search::Timeline::run_back).
    pub fn run_back(&mut self, max: u64, goal: Goal, mut out: Option<&mut Vec<u32>>) -> Run {
        let mut run = Run::default();
        while run.steps < max && !run.reached {
            let Some(event) = self.step_back() else { break };
            run = Run { steps: run.steps + 1, reached: self.meets(&goal), last: Some(event) };
            if let Some(out) = out.as_deref_mut() {
                out.push(event.word());
            }
        }
        run
    }

    /// Whether the last event meets a goal. A move is about two squares; there are no retreats.
    fn meets(&self, goal: &Goal) -> bool {
        let Some(event) = self.last_event().filter(|&event| goal.mask.has(event)) else { return false };
        let moved = self.last_move().filter(|_| event.kind() == Kind::Move);
        let is_about = |square| moved.is_some_and(|moved| moved.from == square || moved.to == square);
        goal.square.is_none_or(is_about)
            && goal.depth.is_none_or(|depth| self.log.len() as u64 == depth)
            && goal.retreat.is_none()
            && !goal.first
    }

    /// There is no tree to keep a record of.
    pub fn record(&self) -> Option<&Record> {
        None
    }

    /// There is no tree to have explored.
    pub fn explored(&self) -> Option<f64> {
        None
    }

    /// There is no tree to probe.
    pub fn probe(&self, _: &mut Estimate, _: u32, _: &mut dyn FnMut() -> bool) -> Option<bool> {
        None
    }

    /// See [`Timeline::seek`](crate::search::Timeline::seek); it walks all the way.
    pub fn seek(&mut self, step: u64, mut goes_on: impl FnMut() -> bool) -> bool {
        loop {
            let now = self.counts().step;
            let left = step.abs_diff(now).min((1 << 15) / self.effort());
            let run = if step > now {
                self.run(left, Goal::NONE, None)
            } else {
                self.run_back(left, Goal::NONE, None)
            };
            if run.steps < left || self.counts().step == step {
                return true;
            }
            if !goes_on() {
                return false;
            }
        }
    }

    /// The event that led here; `None` at step 0.
    pub fn last_event(&self) -> Option<Event> {
        if self.ended {
            let kind = if self.is_solution() { Kind::Solution } else { Kind::Stuck };
            return Some(Event::new(kind, 0, None));
        }
        self.last_move().map(|last| Event::new(Kind::Move, 0, Some(last.to)))
    }

    /// The last move made.
    pub fn last_move(&self) -> Option<Move> {
        let &from = self.log.last()?;
        let to = self.queens[self.board.row(from) as usize].expect("BUG: a row that has moved has a queen");
        Some(Move {
            from,
            to,
            before: self.attackers(from),
            after: self.attackers(to),
            random: Repair::is_random(self.log.len() - 1),
        })
    }

    /// The row of the queen that moves next: each free square of it with the number of queens
    /// that attack it.
    pub fn choices(&self) -> Vec<(Square, u32)> {
        let Some(mover) = self.mover().filter(|_| !self.ended) else { return Vec::new() };
        let free = self.free(self.board.row(mover), None);
        free.map(|square| (square, self.attackers(square))).collect()
    }

    /// The queens: those given, then the others from the top.
    pub fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let others = self.queens.iter().copied().flatten().filter(|queen| !self.given.contains(queen));
        self.given.iter().copied().chain(others)
    }

    /// The queens that are attacked.
    pub fn attacked(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied().flatten().filter(|&queen| self.attackers(queen) > 0)
    }

    /// Whether every row has a queen that none attacks. O(ranks).
    pub fn is_solution(&self) -> bool {
        self.queens.iter().all(|queen| queen.is_some_and(|queen| self.attackers(queen) == 0))
    }

    /// The counts up to here.
    pub fn counts(&self) -> Counts {
        let moves = self.log.len() as u64;
        Counts {
            step: moves + u64::from(self.ended),
            placed: moves,
            rejected: 0,
            backtracks: 0,
            solutions: u64::from(self.status() == Status::Solution),
            depth: moves,
            deepest: moves,
        }
    }

    /// Where it stands.
    pub fn status(&self) -> Status {
        match self.ended {
            false => Status::Running,
            true if self.is_solution() => Status::Solution,
            true => Status::Stuck,
        }
    }

    /// The whole position: the number of events made.
    pub fn address(&self) -> Vec<u32> {
        vec![self.counts().step as u32]
    }

    /// How often a queen was moved to each square, by index.
    pub fn visits(&self) -> &[u32] {
        &self.visits
    }

    /// How many plain steps of a search a step costs, roughly.
    pub fn effort(&self) -> u64 {
        self.board.files().into()
    }

    /// Itself, as a timeline gives its search.
    pub fn search(&self) -> &Repair {
        self
    }
}
