/**
 * What a worksheet is made of, for JSDoc only: this module exports nothing at run time. A sheet and its key are one
 * document, shown without or with its answers.
 *
 * @import { Asking } from "./questions.js"
 * @import { Draw } from "./tree.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Labels } from "../types.js"
 *
 * @typedef {"A"|"B"|"C"|"D"|"E"|"F"|"Q"|"S"|"V"|"X"} Letter of a kind of sheet: the first character of its number
 * @typedef {"A"|"B"|"C"|"D"} Version neighbours have different ones
 *
 * @typedef {object} Spec all that decides what is on a sheet
 * @property {Letter} letter
 * @property {number} number from 1; 1 is the sheet of the lessons where there is one
 * @property {Version} version
 * @property {string} setup
 * @property {number} from first step, or move, of the run
 * @property {number} to and the last
 *
 * @typedef {Pick<typeof import("../pkg/backstep.js"), "Session"|"check"|"waysOn"|"nodeStates">} Engine
 * @typedef {object} View how it is said
 * @property {I18n} i18n
 * @property {Labels} labels
 *
 * @typedef {object} Tools
 * @property {Engine} engine
 * @property {View} view
 * @property {Draw} drawTree
 * @property {Asking} asking
 * @property {import("./blank.js").Room} room of a page below its head
 * @property {boolean} dark dark squares of blank boards are hatched
 * @property {string} question of the cards for the last minute; "" for the usual one
 *
 * @typedef {object} Cell of a table
 * @property {string} text
 * @property {boolean} [asked] left out on the sheet
 * @property {string} [gap] what stands there instead
 *
 * @typedef {object} Drawing a board
 * @property {number} files
 * @property {number} ranks
 * @property {Labels} labels
 * @property {number} side of a square in millimetres
 * @property {string} name for those who do not see it
 * @property {boolean} [plain] without the names of rows and columns
 * @property {boolean} [dark] dark squares are hatched
 * @property {Iterable<number>} [barred]
 * @property {ReadonlyMap<number, string>} [texts] in squares
 * @property {readonly number[]} [queens]
 * @property {number|null} [knight]
 * @property {readonly number[]} [refused] squares with a ×
 * @property {number|null} [taken] the square of a piece just taken back
 *
 * @typedef {object} Question
 * @property {string} ask
 * @property {readonly string[]} [options] A, B, C …
 * @property {string} answer
 * @property {number} [marks]
 * @property {number} [lines] to write on
 * @property {Drawing} [board]
 *
 * @typedef {object} Plate a board with what is said of it
 * @property {Drawing} board
 * @property {string} [caption]
 * @property {string} [answer]
 * @property {number} [lines] to write on
 *
 * @typedef {{ type: "text", text: string }} Text
 * @typedef {{ type: "table", head: readonly string[], rows: readonly (readonly Cell[])[], widths: readonly number[], height: number }} Table
 *   widths of columns in any unit, the height of all rows in millimetres
 * @typedef {{ type: "plates", plates: readonly Plate[] }} Plates
 * @typedef {{ type: "questions", questions: readonly Question[] }} Questions
 * @typedef {{ type: "tree", draw: (isKey: boolean) => Element, answers: readonly string[] }} TreePicture
 * @typedef {{ type: "cards", columns: number, cards: readonly Card[], folded?: boolean }} Cards
 * @typedef {Text|Table|Plates|Questions|TreePicture|Cards} Block
 *
 * @typedef {object} Card a part of the page that is cut or folded off
 * @property {string} [letter] large
 * @property {string} [text]
 * @property {number} [lines]
 * @property {boolean} [named] with room for a name
 * @property {readonly Drawing[]} [boards]
 *
 * @typedef {object} Sheet
 * @property {Spec} spec
 * @property {string} title
 * @property {string} puzzle what it is about
 * @property {boolean} named with room for a name
 * @property {readonly Block[]} blocks
 */

export {};
