use super::event::coded;
use super::tree::Entry;
use super::{Conflict, Tree};
use crate::board::Square;

coded! {
    /// What has become of a node of the tree, or of a candidate that is none yet.
    State {
        /// On the current path.
        Live = 0 "live",
        /// The current node, the end of the path.
        Current = 1 "current",
        /// Left: everything below it has been tried.
        Left = 2 "left",
        /// Left, and nothing was ever placed there.
        DeadEnd = 3 "dead-end",
        /// A solution that has been found.
        Solution = 4 "solution",
        /// Left, and what is below it is not shown.
        Folded = 5 "folded",
        /// A candidate that was refused.
        Refused = 6 "refused",
        /// A candidate that is still to be tried.
        Untried = 7 "untried",
        /// A candidate that is done with, before recording began.
        Unknown = 8 "unknown",
    }
}

/// A node of the current path, as the engine has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// How many candidates it has.
    pub offered: u32,
    /// How many of them are done with; on the path this one was taken.
    pub cursor: u32,
    /// The number of the first candidate of `squares`.
    pub first: u32,
    /// The squares of the candidates around the cursor; `None` off the board.
    pub squares: Vec<Option<Square>>,
}

impl Level {
    /// The square of one of the candidates around the cursor.
    pub fn square(&self, choice: u32) -> Option<Square> {
        *self.squares.get(choice.checked_sub(self.first)? as usize)?
    }
}

/// A node of the tree, laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    /// The place of its parent among the nodes; its own if it has none here.
    pub parent: u32,
    /// How deep it lies: the root at 0.
    pub depth: u32,
    /// What has become of it.
    pub state: State,
    /// The square chosen to come here.
    pub square: Option<Square>,
    /// Its number among its parent's candidates, from 0.
    pub choice: u32,
    /// Why it was refused, where that is recorded.
    pub conflict: Option<Conflict>,
    /// The number of its placement, from 1; 0 where there is none or it is not known.
    pub number: u64,
    /// The step that made it; 0 for the root or where it is not known.
    pub step: u64,
    /// Left: the placements it has cost, its own included.
    pub cost: u64,
    /// Left: the solutions found.
    pub solutions: u32,
    /// How many of its candidates have been refused, where that is known.
    pub refused: u32,
    /// Where it lies from left to right: in widths of a node, from 0.
    pub x: f32,
}

/// The tree as it is at one step, with no more nodes than can be looked at: whole, or with
/// everything folded that was left without a solution, or that was left at all.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// Parents come before their children, and children in trial order.
    pub nodes: Vec<Node>,
    /// Whether anything is folded here that is recorded.
    pub folded: bool,
    /// Whether nodes had to be left out all the same.
    pub cut: bool,
    /// How wide all of it is, in widths of a node.
    pub width: f32,
}

/// Where a search stands in its tree.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The number of the step.
    pub step: u64,
    /// The last nodes of the path, the current one at the end.
    pub levels: &'a [Level],
    /// How deep the current node lies.
    pub depth: usize,
    /// Whether it has just been found to be a solution.
    pub solved: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Detail {
    Everything,
    Solved,
    PathOnly,
}

impl Outline {
    /// Nodes of the path that are worth giving, counted from its end.
    pub const PATH: usize = 128;

    /// The tree around a place, as far as it is recorded; of the path's own nodes the search
    /// knows everything but what became of the candidates that are done with.
    ///
    /// `fold` folds what has failed even if everything had room among `most` nodes. Time
    /// O(`most` + path · candidates), and where solutions are many O(entries).
    pub fn new(tree: Option<&Tree>, place: Place<'_>, most: usize, fold: bool) -> Outline {
        let tree = tree.filter(|tree| (tree.start()..=tree.end()).contains(&place.step));
        let mut outline = Outline::default();
        for detail in [Detail::Everything, Detail::Solved, Detail::PathOnly] {
            if detail == Detail::Everything && fold {
                continue;
            }
            let mut drawing = Drawing { tree, place, most, detail, outline: Outline::default() };
            drawing.path();
            outline = drawing.outline;
            if !outline.cut {
                break;
            }
        }
        outline.lay_out();
        outline
    }

    /// Gives every node its x: children side by side, as close as what hangs on them allows, and
    /// parents above their middle (Reingold and Tilford 1981). O(nodes · depth) at the most.
    fn lay_out(&mut self) {
        let mut shapes = vec![Shape::default(); self.nodes.len()];
        let mut offsets = vec![0.0; self.nodes.len()];
        let mut middles = vec![0.0; self.nodes.len()];
        let mut whole = Shape::default();
        // Backwards every node comes after all that is below it, its children from right to left.
        for (at, node) in self.nodes.iter().enumerate().rev() {
            let mut shape = std::mem::take(&mut shapes[at]);
            shape.crown(node.state.width());
            middles[at] = shape.middle;
            if at == 0 {
                whole = shape;
            } else {
                offsets[at] = shapes[node.parent as usize].add(&shape);
            }
        }
        let left = whole.levels.iter().map(|level| level.0).fold(0.0, f32::min);
        let right = whole.levels.iter().map(|level| level.1).fold(0.0, f32::max);
        self.width = right - left;
        for (at, offset) in offsets.into_iter().enumerate() {
            let parent = self.nodes[at].parent as usize;
            let from = self.nodes[parent].x - middles[parent];
            self.nodes[at].x = if at == 0 { -left } else { from + offset };
        }
    }
}

/// How far what hangs on a node reaches to both sides of it, level by level.
#[derive(Clone, Debug, Default)]
struct Shape {
    /// The deepest level first.
    levels: Vec<(f32, f32)>,
    /// Where the children added first and last stand, and the middle between them.
    children: Option<(f32, f32)>,
    middle: f32,
}

impl Shape {
    /// Puts a child's shape to the left of what is there; returns where the child stands.
    fn add(&mut self, child: &Shape) -> f32 {
        let pairs = self.levels.iter().rev().zip(child.levels.iter().rev());
        let x = pairs.map(|(own, added)| own.0 - added.1).fold(f32::INFINITY, f32::min);
        let x = if x.is_finite() { x } else { 0.0 };
        let deeper = child.levels.len().saturating_sub(self.levels.len());
        let reach = |&(left, right): &(f32, f32)| (left + x, right + x);
        self.levels.splice(0..0, child.levels[..deeper].iter().map(reach));
        for (own, added) in self.levels.iter_mut().rev().zip(child.levels[deeper..].iter().rev()) {
            own.0 = added.0 + x;
        }
        self.children = Some((self.children.map_or(x, |(first, _)| first), x));
        x
    }

    /// Puts the node itself on top, above the middle of its children.
    fn crown(&mut self, width: f32) {
        self.middle = self.children.map_or(0.0, |(first, last)| (first + last) / 2.0);
        for level in &mut self.levels {
            *level = (level.0 - self.middle, level.1 - self.middle);
        }
        self.levels.push((-width / 2.0, width / 2.0));
    }
}

impl State {
    fn width(self) -> f32 {
        match self {
            State::Refused | State::Untried | State::Unknown => 0.6,
            _ => 1.0,
        }
    }
}

/// An outline in the making.
struct Drawing<'a> {
    tree: Option<&'a Tree>,
    place: Place<'a>,
    most: usize,
    detail: Detail,
    outline: Outline,
}

impl Drawing<'_> {
    fn entries(&self) -> &[Entry] {
        self.tree.map_or(&[], Tree::entries)
    }

    /// The nodes of the path, each with all that hangs on it.
    fn path(&mut self) {
        let Place { levels, depth, solved, .. } = self.place;
        let top = depth + 1 - levels.len();
        let mut entry = self.tree.map(|_| 0);
        for _ in 0..top {
            entry = entry.and_then(|at| self.children(at).find(|&child| self.is_open(child)));
        }
        let mut rows = Vec::with_capacity(levels.len());
        for (i, level) in levels.iter().enumerate() {
            let above = i.checked_sub(1).map(|i| &levels[i]);
            let choice = above.map_or(0, |above| above.cursor);
            let state = match level {
                _ if i + 1 < levels.len() => State::Live,
                _ if solved => State::Solution,
                Level { offered, cursor, .. } if cursor > offered => State::Left,
                _ => State::Current,
            };
            let entry_of = entry.map(|at| self.entries()[at]);
            let row = self.push(Node {
                parent: rows.last().copied().unwrap_or(0),
                depth: (top + i) as u32,
                square: above.and_then(|above| above.square(choice)),
                number: entry_of.map_or(0, |entry| entry.number),
                step: entry_of.map_or(0, |entry| entry.since),
                ..Node::candidate(choice, state)
            });
            rows.push(row);
            entry = self.done(entry, level, row);
        }
        for (i, (level, &row)) in levels.iter().zip(&rows).enumerate().rev() {
            let taken = u32::from(i + 1 < levels.len());
            self.fill(level, row, level.cursor.saturating_add(taken)..level.offered, State::Untried);
        }
    }

    /// Puts the candidates that a node of the path is done with; returns the entry of the one
    /// that the path goes on with.
    fn done(&mut self, entry: Option<usize>, level: &Level, row: u32) -> Option<usize> {
        let known = entry.is_some_and(|at| {
            let entry = self.entries()[at];
            let from_start = self.tree.is_some_and(|tree| tree.start() == 0);
            !entry.is_folded() && (entry.number > 0 || entry.depth == 0 && from_start)
        });
        let missing = if known { State::Refused } else { State::Unknown };
        let (mut tried, mut next) = (0, None);
        let children: Vec<_> = entry.map(|at| self.children(at).collect()).unwrap_or_default();
        for child in children {
            let choice = self.entries()[child].choice;
            if self.is_open(child) {
                next = (choice == level.cursor).then_some(child);
                break;
            }
            self.fill(level, row, tried..choice, missing);
            self.subtree(child, row);
            tried = choice + 1;
        }
        self.fill(level, row, tried..level.cursor.min(level.offered), missing);
        next
    }

    fn is_open(&self, at: usize) -> bool {
        self.entries()[at].until > self.place.step
    }

    /// The recorded children that a node of the path has at this step; one that is open is the last.
    fn children(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let (entries, step) = (self.entries(), self.place.step);
        let depth = entries[at].depth + 1;
        let child = move |at: usize| {
            entries.get(at).filter(|entry| entry.depth == depth && entry.since <= step).map(|_| at)
        };
        std::iter::successors(child(at + 1), move |&at| {
            if entries[at].until > step { None } else { child(at + entries[at].size as usize) }
        })
    }

    /// Puts a child that was left, with what is below it.
    fn subtree(&mut self, at: usize, parent: u32) {
        let end = at + self.entries()[at].size as usize;
        let top = self.entries()[at].depth;
        let mut rows = vec![parent];
        let mut at = at;
        while at < end && !self.outline.cut {
            let entry = self.entries()[at];
            let folds = entry.size > 1
                && match self.detail {
                    Detail::Everything => false,
                    Detail::Solved => entry.solutions == 0,
                    Detail::PathOnly => true,
                };
            at += if folds { entry.size as usize } else { 1 };
            if entry.is_refused() && entry.depth > top && self.detail != Detail::Everything {
                continue;
            }
            self.outline.folded |= folds && entry.cost > 1;
            rows.truncate((entry.depth - top) as usize + 1);
            let row = self.push(Node {
                parent: rows[rows.len() - 1],
                depth: entry.depth,
                square: entry.event.and_then(|event| event.square()),
                conflict: entry.event.and_then(|event| event.conflict()),
                number: entry.number,
                step: entry.since,
                cost: entry.cost,
                solutions: entry.solutions,
                refused: entry.refused,
                ..Node::candidate(entry.choice, state_of(&entry, folds))
            });
            rows.push(row);
        }
    }

    /// Puts candidates of which nothing is recorded.
    fn fill(&mut self, level: &Level, parent: u32, choices: std::ops::Range<u32>, state: State) {
        let known = level.first..level.first + level.squares.len() as u32;
        let depth = self.outline.nodes.get(parent as usize).map_or(0, |node| node.depth + 1);
        for choice in choices.start.max(known.start)..choices.end.min(known.end) {
            let square = level.square(choice);
            self.push(Node { parent, depth, square, ..Node::candidate(choice, state) });
        }
    }

    fn push(&mut self, node: Node) -> u32 {
        let nodes = &mut self.outline.nodes;
        if nodes.len() < self.most {
            nodes.push(node);
        } else {
            self.outline.cut = true;
        }
        nodes.len() as u32 - 1
    }
}

fn state_of(entry: &Entry, folds: bool) -> State {
    match entry {
        _ if entry.is_refused() => State::Refused,
        Entry { cost: 1, solutions: 0, .. } => State::DeadEnd,
        Entry { cost: 1, .. } => State::Solution,
        _ if folds || entry.is_folded() => State::Folded,
        _ => State::Left,
    }
}

impl Node {
    /// A candidate of which nothing more is known.
    fn candidate(choice: u32, state: State) -> Node {
        Node {
            parent: 0,
            depth: 0,
            state,
            square: None,
            choice,
            conflict: None,
            number: 0,
            step: 0,
            cost: 0,
            solutions: 0,
            refused: 0,
            x: 0.0,
        }
    }
}
