/**
 * What a board view is given: one position, already true, and how to decorate it. Types only.
 *
 * @import { Explanation, Frame, Labels, Moves } from "../types.js"
 * @import { Layout } from "./geometry.js"
 * @import { Theme } from "./theme.js"
 */

/**
 * @typedef {{ text: string, share: number }} Way  a number, and how large it is among those on the board, 0…1
 *
 * @typedef {object} Scene
 * @property {Frame} frame                       the position; a *new object* means that an event has happened
 * @property {Explanation | null} explanation    the last event made
 * @property {Moves} [moves]                     how the piece of a tour jumps; left out: a knight on an ordinary board
 * @property {1 | -1} direction                  of time; motion belongs to forward steps only
 * @property {"full" | "none"} motion            "none": reduced motion, or a jump
 * @property {"step" | "fast"} pace              "fast" above about eight events a second: see trail.js
 * @property {Labels} labels
 * @property {(n: number) => string} number      digits of the reader's language
 * @property {(palette: Uint32Array, share: number, heat: boolean) => Uint8ClampedArray<ArrayBuffer> | null} picture
 *   the position in one pixel a square, see Session.picture: for squares too small for shapes
 * @property {Uint32Array | null} visits         how often each square was entered: draws the heat map
 * @property {Uint32Array | null} attacks        by how many queens each square is attacked
 * @property {ReadonlyMap<number, number> | null} degrees  the degrees of candidates whose method counts none
 * @property {Uint32Array | null} retreat        squares of the last retreat, the first one taken back first
 * @property {"both" | "line" | "numbers"} path  how the path of a tour is drawn
 * @property {number | null} pointer             the square that is being explained
 * @property {ReadonlyMap<number, Way> | null} ways  in how many ways it goes on through a square
 * @property {ArrayLike<number> | null} choices  squares that the person may choose now
 * @property {((brush: Brush) => void) | null} [over]  draws what lies over everything
 */

/**
 * What every drawing function gets.
 *
 * @typedef {object} Brush
 * @property {CanvasRenderingContext2D} ctx  in CSS pixels
 * @property {(d?: string) => Path2D} newPath  one that this context can draw
 * @property {Layout} layout
 * @property {Theme} theme
 * @property {Scene} scene
 * @property {number[]} orders       which squares of the path are in sight, as their places in it
 * @property {Set<number>} occupied  these squares
 * @property {number} mark      width of a mark's stroke on this board
 * @property {number} [fontSize]  of the text that was drawn last
 * @property {number} progress  0…1 of the running animation, eased; 1 when all is still
 */

export {};
