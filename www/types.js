/**
 * The shapes that cross the WebAssembly boundary, for JSDoc only: this module exports nothing at run time.
 *
 * A square is an index `row * files + column`, the row counted from the top.
 *
 * @typedef {"off-board"|"visited"|"occupied"|"barred"|"row"|"column"|"falling"|"rising"|"not-closed"|"stranded"|"cut-off"|"too-many-ends"|"empty-row"|"breaks"|"no-jump"} Conflict the last one only where somebody plays by hand
 * @typedef {"place"|"reject"|"backtrack"|"solution"|"exhausted"|"stuck"|"move"} Kind
 * @typedef {"tour"|"queens"} ProblemName
 * @typedef {"backtrack"|"enumerate"|"warnsdorff"|"portfolio"|"tiles"|"rotate"|"script"|"rows"|"scan"|"forward"|"smallest"|"cover"|"repair"|"formula"} MethodName
 * @typedef {"running"|"solution"|"exhausted"|"stuck"} Status
 * @typedef {"chess"|"from0"|"from1"} Labels how squares are named: a4, (0, 0) or (1, 1)
 * @typedef {"moves"|"tests"} Grain what one press of Next shows: a move, or every test
 * @typedef {{ leaper: [number, number], wrap: "none"|"cylinder"|"torus" }} Moves how the piece of a tour jumps, and which edges of the board are joined
 * @typedef {1|-1} Direction of time: 1 forwards, -1 backwards
 *
 * @typedef {object} Candidate
 * @property {number} [square] absent: the jump leaves the board, or the candidate is an attempt, which has no jump either
 * @property {number} [jump] tours: 0-7 in the classic order
 * @property {"dead"|"current"|"untried"} state
 * @property {number} [degree] Warnsdorff: the ways on from this square
 * @property {Conflict} [conflict] only if it was refused here and now
 * @property {number} [by] refused: the attacking queen's square
 * @property {number} [move] "visited": when; "breaks": the first move or queen that fails
 * @property {number} [attackers] repair: how many queens would attack it; the row is that of the queen that moves next
 *
 * @typedef {object} Frame
 * @property {ProblemName} problem
 * @property {MethodName} method
 * @property {number} files
 * @property {number} ranks
 * @property {Uint32Array} blocked barred squares
 * @property {Uint32Array} path pieces in the order they came, the given ones first; OFF_BOARD for a jump off the board
 * @property {number} given how many of path were given
 * @property {number} goal how many squares path has when solved
 * @property {number|null} head the square of the piece placed or moved last; null: none, or off the board
 * @property {Candidate[]} candidates of the current node, in trial order
 * @property {number} cursor candidates before it are dead, this one is tried next, the others are untried
 * @property {number} depth
 * @property {number} [attempt] the attempt being made, from 1, where the method makes several
 * @property {boolean} solution this position is a solution
 * @property {boolean} deadEnd every candidate of this node was refused and nothing was ever placed
 * @property {boolean} exhaustive choices are taken back; if not, only the first candidate of a node is tried
 * @property {Uint32Array} [attacked] repair: the squares of the attacked queens
 * @property {true} [hushed] what comes next is left out, because it is going to be asked
 *
 * @typedef {object} Explanation the event made last
 * @property {Kind} kind
 * @property {number} [piece] the queen's number from 1, or the move's number (the start is move 0)
 * @property {number} [square] placed on, refused or taken back; absent: off the board
 * @property {number} [from] where the knight jumps from, or is again after a backtrack, or a moved queen comes from
 * @property {number} [jump] tours: 0-7 in the classic order
 * @property {number} [choice] which of its node's candidates it was, from 0 in trial order
 * @property {number} [degree] Warnsdorff: the ways on from the square
 * @property {number[]} [tied] place: squares with as many ways on that came after it
 * @property {Conflict} [conflict] reject: why
 * @property {number} [stranded] reject: the square that would have lost its last way in or out
 * @property {number[]} [by] reject: the attacking queen's square
 * @property {number} [move] "visited": when; "breaks": the first move or queen that fails
 * @property {number} [row] "empty-row": the row, from 0 at the top, that would keep no safe square
 * @property {number} [attempt] the attempt that was begun or given up, from 1; no square then
 * @property {number} [before] move: how many queens attacked the moved one before
 * @property {number} [after] move: and how many do now
 * @property {true} [random] move: it went anywhere, not where the fewest attack it
 * @property {Conflict} [cause] "breaks": what is wrong there
 * @property {number} [pieces] solution, stuck: pieces on the board
 * @property {number} [goal] solution, stuck: pieces wanted
 *
 * @typedef {object} Counts
 * @property {number} step
 * @property {number} placed
 * @property {number} rejected
 * @property {number} backtracks
 * @property {number} solutions
 * @property {number} depth
 * @property {number} deepest
 *
 * @typedef {{ steps: number, stop: "reached"|"steps"|"budget"|"end" }} Run
 *
 * @typedef {object} SessionLike what the player needs of a Session
 * @property {() => number} step
 * @property {() => number} stepBack
 * @property {(mask: number, maxSteps: number, budgetMs: number) => Run} runUntil
 * @property {(mask: number, maxSteps: number, budgetMs: number) => Run} runBackUntil
 * @property {(goal: { mask: number }, direction: Direction, maxSteps: number, budgetMs: number) => Run} runTo
 * @property {(step: number, budgetMs: number) => boolean} seek
 * @property {() => Counts} counts
 * @property {() => Explanation|null|undefined} explain
 */

export {};
