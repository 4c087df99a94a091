/**
 * What a lesson is, for JSDoc only: this module exports nothing at run time. A lesson is plain data: those that come
 * with the page are modules (`l1.js` …) that export it, a teacher's own is the same as JSON in a file.
 *
 * @import { Unit } from "../lockstep.js"
 *
 * @typedef {string|Record<string, string>} Text in one language, or by language (`{ en: "…", hi: "…" }`; without the
 *   reader's own, English is shown, else the first). `{name}` stands for one of the stop's or the lesson's `values`,
 *   `{12}` for the number 12 in the reader's digits, `[a4]` for a square in the names that the page uses.
 *
 * @typedef {"place"|"reject"|"backtrack"|"deadEnd"|"solution"|"end"} EventKind what an event can be asked for; "end":
 *   all is tried, or it is stuck
 *
 * @typedef {object} Event the moments just after an event for which all of this holds, as the engine's `Goal`
 * @property {EventKind} kind
 * @property {string} [square] in chess, that it is about; at a dead end that of the piece placed last
 * @property {number} [depth] how many choices are in force after it
 * @property {number} [retreat] a backtrack: it is so many-th since the last place
 * @property {1} [first] a place that reaches its depth for the first time
 *
 * @typedef {object} Place a moment of a run
 * @property {Event} [event] that it is; without one, the step says which moment is meant
 * @property {number} [nth] not the first such event; from 1
 * @property {"stop"} [from] events are counted from the stop, not from the beginning (in `values` and `run` only)
 * @property {number} [step] of a stop's place: at which it must be found
 *
 * @typedef {object} Stop
 * @property {"P"|"R"|"I"} stage predict, run, investigate
 * @property {boolean} [core] it belongs to the ten minutes' version
 * @property {string} setup one line, as everywhere
 * @property {"moves"|"tests"} [grain]
 * @property {Place & { step: number }} at
 * @property {string[]} [panels] open then
 * @property {string[]} [show] what is laid over the board
 * @property {string[]} [reveal] what is laid over it when the answer is shown; "ways": the number of ways on
 * @property {{ setup: string, unit: Unit }} [second] a second board beside the first; `at.step` is then the time of both
 * @property {boolean} [try] offers the board to play on by hand
 * @property {Place} [run] to which the board goes on when the answer is shown
 * @property {Text} text for the wall
 * @property {Text} [ask]
 * @property {Text} [aloud] what to say to a class for whom the question needs a picture that they cannot see
 * @property {Option[]} [options] A to D; without them the question is open
 * @property {Text} [because] the reason, when the answer is shown
 * @property {Text} [teacher] printed in the guide, never on the screen
 * @property {Record<string, Value>} [values]
 *
 * @typedef {object} Option
 * @property {Text} text `[c3]` alone can also be answered on the board
 * @property {boolean} [right]
 * @property {Text} [reply] to whoever chose it
 * @property {string} [misconception] its short name, such as M4, for the teacher
 *
 * @typedef {object} Lesson
 * @property {"lesson"} backstep
 * @property {1} version
 * @property {string} code such as L3: with the number of a stop it is a moment's name
 * @property {Text} title
 * @property {Text} [aim]
 * @property {Text} [prior] what pupils need to know before
 * @property {Text} [insight]
 * @property {Text} [modify]
 * @property {Text} [make]
 * @property {Text} [exit]
 * @property {{ from: number, to: number, text: Text }[]} [plan] of a whole lesson, in minutes
 * @property {{ text: Text, url: string }} [credit]
 * @property {Record<string, Value>} [values] for the texts of the whole lesson and of every stop; they name their setup
 * @property {Stop[]} stops
 *
 * @typedef {object} Where a value is taken
 * @property {string} [setup] not that of the stop
 * @property {Place} [at] not where the stop is
 *
 * @typedef {"step"|"placed"|"rejected"|"backtracks"|"solutions"|"depth"|"deepest"|"deadEnds"|"longestRetreat"|"pieces"} Count
 *   as in the engine's counts, what its record has seen until then, or how many pieces stand on the board
 *
 * @typedef {{ count: Count } & Where} CountValue
 * @typedef {{ board: "squares"|"light"|"dark"|"lines" } & Where} BoardValue squares that are not barred, of a colour, or
 *   jumps that lead from one to another and back
 * @typedef {{ jumps: string } & Where} JumpsValue how many jumps a square has on the empty board
 * @typedef {{ degree: string } & Where} DegreeValue ways on from a square that the current node offers
 * @typedef {{ ways: string } & Where} WaysValue in how many ways it can be finished through that square; "all": in all
 * @typedef {{ total: "solutions"|"fundamental"|"closed" } & Where} TotalValue all solutions, those that differ under
 *   turns and reflections, closed tours without direction
 * @typedef {{ piece: number } & Where} PieceValue the square of the so many-th piece, in the names that the page uses
 * @typedef {{ plus: readonly Value[] }|{ times: readonly Value[] }|{ minus: readonly [Value, Value] }|{ over: readonly [Value, Value] }|{ percent: readonly [Value, Value] }} SumValue
 *   `over` and `percent` are rounded to a whole number
 *
 * @typedef {CountValue|BoardValue|JumpsValue|DegreeValue|WaysValue|TotalValue|PieceValue|SumValue|number} Value how a run
 *   gives a number; a plain number stands for itself and only within a sum
 */

export {};
