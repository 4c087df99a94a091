/** Bytes as text, seven bits a sign: a seventh longer than the bytes, where base 64 is a third. xtask writes it. */

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function fromBase128(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let at = 0;
  let held = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    // What HTML does not leave as it is stands 256 higher.
    held = ((held << 7) | (text.charCodeAt(i) & 127)) & 0x7fff;
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = held >> count;
  }
  return bytes;
}
