// Files as editors and programs save them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../www/check/text.js";

const TEXT = "0 १ Q♕\r\n. é\n";

/** @param {string} text @param {boolean} big which byte of two comes first */
function wide(text, big) {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(big ? bytes.swap16() : bytes);
}

test("a text is the same however it is encoded", () => {
  const utf8 = new TextEncoder();
  assert.equal(textOf(utf8.encode(TEXT)), TEXT);
  // What decodes it takes the mark away.
  assert.equal(textOf(utf8.encode(`\ufeff${TEXT}`)), TEXT);
  for (const big of [false, true]) {
    assert.equal(textOf(wide(`\ufeff${TEXT}`, big)), TEXT);
    assert.equal(textOf(wide("0 1 0 0\r\n0 0 0 1\r\n", big)), "0 1 0 0\r\n0 0 0 1\r\n", "without a mark");
  }
  assert.equal(textOf(Uint8Array.of(0x30, 0x20, 0xe9)), "0 é", "Western Windows");
  assert.equal(textOf(new Uint8Array()), "");
});

test("a file that is no text is some text", () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251);
  assert.equal(typeof textOf(bytes), "string");
  assert.equal(textOf(new Uint8Array(10)), "\0".repeat(10));
});
