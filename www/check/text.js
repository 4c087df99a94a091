/** The text of a file, however a program or an editor has saved it. */

/** The longest file that is looked at. */
export const MOST_BYTES = 2 ** 23;

/** Bytes that are looked at to tell one encoding from another. */
const SAMPLE = 4096;

/**
 * UTF-8, or UTF-16 as Notepad and PowerShell save it, with a mark at the beginning or without; else the
 * encoding of Western Windows, in which every file is some text.
 * @param {Uint8Array} bytes @returns {string}
 */
export function textOf(bytes) {
  const wide = widthOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** @param {Uint8Array} bytes @returns {"utf-16le"|"utf-16be"|null} */
function widthOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // Plain letters and digits fill every second byte with 0.
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]++;
  const many = sample.length / 4;
  if (sample.length > 3 && zeros[1] >= many && zeros[0] < many / 8) return "utf-16le";
  if (sample.length > 3 && zeros[0] >= many && zeros[1] < many / 8) return "utf-16be";
  return null;
}
