/** Bytes as text, a sixteenth shorter than base 64: five signs for four bytes. xtask writes it. */

/** The signs are those from ( on; instead of <, which could begin an element, stands !. */
const FIRST = "(".charCodeAt(0);
const INSTEAD = "!".charCodeAt(0);
const AVOIDED = "<".charCodeAt(0) - FIRST;

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} a few zeros longer than what was written */
export function fromBase85(text) {
  const words = new DataView(new ArrayBuffer(Math.floor(text.length / 5) * 4));
  for (let word = 0; word * 4 < words.byteLength; word++) {
    let value = 0;
    for (let i = word * 5; i < word * 5 + 5; i++) {
      const sign = text.charCodeAt(i);
      value = value * 85 + (sign === INSTEAD ? AVOIDED : sign - FIRST);
    }
    words.setUint32(word * 4, value);
  }
  return new Uint8Array(words.buffer);
}
