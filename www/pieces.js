/**
 * The two pieces, drawn for this project. Path data in a 100 × 100 box, so that the same shapes serve the canvas,
 * the rule card, the puzzles and the favicon.
 *
 * They are silhouettes with a halo: the halo separates them from any square, mark or theme, and the silhouette is
 * what is left of a piece at 16 pixels or from the back of a room.
 */

/**
 * @typedef {object} PieceShape
 * @property {string} body     filled in the piece's colour; its outline, stroked first, is the halo
 * @property {string} hollow   filled in the halo's colour: the eye
 * @property {string} stroke   stroked in the halo's colour: mane and nostril
 */

/** @type {PieceShape} */
export const KNIGHT = {
  body:
    "M24 82C24 68 33 60 43 52C47 49 48 46 48 43C43 46 37 47 33 50C31 55 28 60 23 60C17 60 11 54 12 48C13 42 21 35 23 28C24 23 27 19 31 16L29 4C36 6 42 10 45 14C66 15 83 32 83 60C83 69 81 76 79 82Z" +
    "M15 86H87Q90 86 90 89V94Q90 97 87 97H15Q12 97 12 94V89Q12 86 15 86Z",
  hollow: "M32 29A3.6 3.6 0 1 1 31.9 29Z",
  stroke: "M50 24C64 29 70 42 70 58M18 50.5L21.5 49",
};

/** @type {PieceShape} */
export const QUEEN = {
  body:
    "M20 82C21 74 19 68 17 62L9 33L27 49L28 20L42 45L50 15L58 45L72 20L73 49L91 33L83 62C81 68 79 74 80 82Z" +
    "M2 30A6 6 0 1 1 14 30A6 6 0 1 1 2 30ZM22 17A6 6 0 1 1 34 17A6 6 0 1 1 22 17ZM44 11A6 6 0 1 1 56 11A6 6 0 1 1 44 11Z" +
    "M66 17A6 6 0 1 1 78 17A6 6 0 1 1 66 17ZM86 30A6 6 0 1 1 98 30A6 6 0 1 1 86 30Z" +
    "M15 86H85Q88 86 88 89V94Q88 97 85 97H15Q12 97 12 94V89Q12 86 15 86Z",
  hollow: "",
  stroke: "",
};

/** The piece as a drawing, for an svg of the same box; the style sheet colours it. @param {PieceShape} shape */
export function pieceDrawing({ body, hollow, stroke }) {
  const namespace = "http://www.w3.org/2000/svg";
  const group = document.createElementNS(namespace, "g");
  for (const [part, d] of Object.entries({ body, hollow, stroke })) {
    const path = document.createElementNS(namespace, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", `piece-${part}`);
    group.append(path);
  }
  return group;
}
