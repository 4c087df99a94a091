//! The shapes of the plain objects that the session returns, for the generated `.d.ts`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type Kind = "place" | "reject" | "backtrack" | "solution" | "exhausted" | "stuck" | "move";
export type Conflict =
  | "off-board" | "visited" | "occupied" | "barred" | "row" | "column" | "falling" | "rising"
  | "not-closed" | "stranded" | "cut-off" | "too-many-ends" | "empty-row" | "breaks";
export type Status = "running" | "solution" | "exhausted" | "stuck";

/** A choice offered at the current node. */
export interface Candidate {
  /** Index of its square; absent off the board. */
  square?: number;
  /** Number of the jump in the classic order, in tours. */
  jump?: number;
  /** Done with, tried next, or still to try. */
  state: "dead" | "current" | "untried";
  /** Ways on from its square, where the method counts them. */
  degree?: number;
  /** Why it was refused here. */
  conflict?: Conflict;
  /** The attacking queen; of several the one placed first. */
  by?: number;
  /** Visited: when the knight was there. Breaks: the first jump or queen that fails. */
  move?: number;
  /** Repair: how many queens would attack it. */
  attackers?: number;
}

/** What a view needs to draw the position. A square's index is row · files + column, rows from the top. */
export interface Frame {
  problem: "tour" | "queens";
  method:
    | "backtrack" | "enumerate" | "warnsdorff" | "portfolio" | "tiles" | "rotate" | "script"
    | "rows" | "scan" | "forward" | "smallest" | "cover" | "repair" | "formula";
  files: number;
  ranks: number;
  /** Barred squares. */
  blocked: Uint32Array;
  /** Squares of the pieces: given, then placed, in order; 0xFFFFFF is a jump off the board. */
  path: Uint32Array;
  /** How many pieces of the path were given, not placed. */
  given: number;
  /** How many pieces a solution has. */
  goal: number;
  /** Square of the piece placed or moved last, else of the last one given. */
  head: number | null;
  candidates: Candidate[];
  /** How many candidates are done with. */
  cursor: number;
  depth: number;
  /** The attempt being made, from 1, where the method makes several. */
  attempt?: number;
  solution: boolean;
  /** Every candidate was refused, nothing was ever placed here. */
  deadEnd: boolean;
  /** Choices are taken back; if not, only the first candidate of a node is ever tried. */
  exhaustive: boolean;
  /** Repair: the squares of the attacked queens. */
  attacked?: Uint32Array;
}

/** A solution of n queens that stands for those it is turned and mirrored into. */
export interface Fundamental {
  /** The column of each row, from the top and from 0. */
  columns: Uint32Array;
  /** How many different solutions that gives, itself included: 8, 4, 2 or 1. */
  size: number;
}

/** What the last event was about. */
export interface Explanation {
  kind: Kind;
  /** Queen's number from 1, or the move's number (the start is move 0). */
  piece?: number;
  square?: number;
  /** Where the knight jumps from, or stands again, or a moved queen comes from. */
  from?: number;
  jump?: number;
  /** Which of its node's candidates it was, from 0 in trial order. */
  choice?: number;
  degree?: number;
  /** Place: squares with as many ways on that came after it in trial order. */
  tied?: number[];
  conflict?: Conflict;
  /** Stranded: the square that would have lost its last way in or out. */
  stranded?: number;
  /** The attacking queen; of several the one placed first. */
  by?: number[];
  /** Visited: when the knight was there. Breaks: the first jump or queen that fails. */
  move?: number;
  /** Empty row: the row, from 0 at the top, that would keep no safe square. */
  row?: number;
  /** The attempt that was begun or given up, from 1; no square then. */
  attempt?: number;
  /** Move: how many queens attacked the moved one before, and how many do now. */
  before?: number;
  after?: number;
  /** Move: it went anywhere, not where the fewest attack it. */
  random?: true;
  /** Breaks: what is wrong with it. */
  cause?: Conflict;
  /** Solution, stuck: pieces on the board, of how many. */
  pieces?: number;
  goal?: number;
}

export interface Counts {
  step: number;
  placed: number;
  rejected: number;
  backtracks: number;
  solutions: number;
  depth: number;
  deepest: number;
}

/** A call of the recursive program. */
export interface StackLevel {
  /** The root at 0. */
  depth: number;
  /** How many candidates it has. */
  offered: number;
  /** How many of them are done with; in all but the top level the next one is taken. */
  cursor: number;
  /** The square of the candidate at the cursor; absent off the board and where none is left. */
  square?: number;
}

export type NodeState =
  | "live" | "current" | "left" | "dead-end" | "solution" | "folded" | "refused" | "untried" | "unknown";

/** A tree as arrays, a place in each for every node: parents before their children, children in trial order. */
export interface Tree {
  /** The parent's place; the first node's own. */
  parent: Uint32Array;
  depth: Uint32Array;
  /** Its number among its parent's candidates, from 0. */
  choice: Uint32Array;
  /** 0xFFFFFF: none, or off the board. */
  square: Uint32Array;
  solutions: Uint32Array;
  /** Left: how many of its candidates were refused. */
  refused: Uint32Array;
  /** See `nodeStates`. */
  state: Uint8Array;
  /** See `conflicts`; 0 where none is recorded. */
  conflict: Uint8Array;
  /** In the order placed, from 1; 0 where there is none or it is not known. */
  number: Float64Array;
  /** The step that made it; 0 for the root or where it is not known. */
  step: Float64Array;
  /** Left: the placements it has cost, its own included. */
  cost: Float64Array;
  /** From left to right, in widths of a node. */
  x: Float32Array;
  width: number;
  /** Something is folded that is recorded. */
  folded: boolean;
  /** Not all of it had room. */
  cut: boolean;
  /** The steps that are recorded; absent: none are. */
  from?: number;
  to?: number;
}

export interface Ran {
  steps: number;
  stop: "reached" | "steps" | "budget" | "end";
}

/** Where a run stops: just after an event that meets every condition. */
export interface Goal {
  /** The kinds of events: bit k for code k, bit 8 for a dead end. */
  mask: number;
  /** The square it is about: placed on, refused, taken off, moved from or to; where the piece placed last stands at a dead end. */
  square?: number;
  /** How many choices are in force after it. */
  depth?: number;
  /** A backtrack: it is so many-th since the last place. */
  retreat?: number;
  /** 1 for a place: it reaches its depth for the first time. */
  first?: 0 | 1;
}

/** Moments of a kind: all while they are few, then only every second, fourth … of them. */
export interface Marks {
  /** The steps of number 0, `every`, 2 · `every` … */
  steps: Float64Array;
  every: number;
  /** How many there were. */
  count: number;
}

/** What was seen of everything explored so far. */
export interface SearchRecord {
  /** The step after which it begins: 0, or where the session was restored. */
  from: number;
  /** The furthest step. */
  furthest: number;
  deadEnds: number;
  /** How many retreats (backtracks without a place between) there were of each length, from 0. */
  retreats: Float64Array;
  /** The longest retreats, with the step of the last backtrack; longest first, of equals the earliest. */
  longest: { length: number; step: number }[];
  solutions: Marks;
  /** Moments at which it was deeper than ever before, by one; after the last it was `deepest`. */
  deepenings: Marks;
  deepest: number;
  /** Steps of a bucket; `low[k]`, `high[k]` are the least and greatest depth from step from + k · width to from + (k + 1) · width. */
  width: number;
  low: Uint32Array;
  high: Uint32Array;
}

/** The nodes of the whole search tree, the root included, as random walks guess it. */
export interface Estimate {
  /** How many walks were made. */
  walks: number;
  /** Whether those are all that were asked for. */
  done: boolean;
  /** Their mean; Infinity beyond what a number holds. */
  mean: number;
  /** Its standard error. */
  error: number;
  /** The walks are dealt out to 20 guesses: the least and the greatest. */
  low: number;
  high: number;
}

/** What is known without a search. Reasons: see the library's documentation of `ask`. */
export interface Existence {
  answer: "yes" | "no" | "unknown";
  reason: string;
  params: Record<string, string>;
  /** Squares to point at. */
  squares: Uint32Array;
}

export interface Completion {
  answer: "yes" | "no" | "unknown";
  /** The whole solution, the position's own squares first. */
  completion?: Uint32Array;
  reason?: string;
}

export interface Ways {
  square: number;
  ways: bigint;
  /** If not, there are so many at least. */
  exact: boolean;
}

export interface Check {
  ok: boolean;
  problem: "tour" | "queens";
  files: number;
  ranks: number;
  closed: boolean;
  how: "from0" | "from1" | "squares" | "cells0" | "cells1" | "matrix01" | "letters" | "columns0" | "columns1" | "none";
  /** Its first and last line in the text, from 1; 0 if none was read. */
  lines: { from: number; to: number };
  /** The tour in order, or the queens. */
  squares: Uint32Array;
  /** How many of them, from the first, are right. */
  valid: number;
  fault?: {
    kind:
      | "unreadable" | "too-long" | "size" | "barred" | "missing" | "doubled" | "not-a-jump" | "repeated"
      | "incomplete" | "not-closed" | "attack" | "empty-row" | "no-column" | "no-queens";
    params: Record<string, string>;
    squares: Uint32Array;
  };
  /** The mistake in a program that makes just this, see the library's documentation of `check`. */
  likely?: {
    bug:
      | "no-take-back" | "no-solution" | "unsolved" | "part" | "swapped" | "upside-down" | "mirrored" | "turned"
      | "mixed-base" | "base" | "skipped" | "twice" | "stuck" | "early" | "jump-table" | "edges" | "untested"
      | "near" | "index";
    params: Record<string, string>;
  };
  /** Every answer in the text, this one included, in order. */
  answers: { from: number; to: number; ok: boolean }[];
  /** Which of them this is, from 0. */
  answer: number;
  /** How many of the right answers differ from each other. */
  different: number;
  /** The text holds so much that not all of it was judged. */
  cut: boolean;
}

/** What a Counter has counted so far. */
export interface Counted {
  /** Whether this is all of it; if not, there are at least so many. */
  done: boolean;
  /** Tours: given up, there was too much to remember. */
  tooMany?: true;
  /** As an exhaustive search of the setup would find them. */
  solutions: bigint;
  /** Queens, in the slice that counts them: what those that a turn keeps add to eight times the fundamental ones. */
  symmetric?: bigint;
  /** Queens, counted in one: solutions that differ under turns and reflections. */
  fundamental?: bigint;
  /** Tours with a direction, closed ones included, from every start. */
  openDirected?: bigint;
  /** Tours without start and direction. */
  closedUndirected?: bigint;
  /** Open tours by the index of the start's square. */
  byStart?: bigint[];
}

export interface SetupError extends Error {
  code: string;
  key: string;
  params: Record<string, string>;
}
"#;
