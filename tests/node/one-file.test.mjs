// What the page in one file is unpacked with, against what the tool of the format's makers packed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Archive } from "../../www/ship/one-file/archive.js";
import { fromBase85 } from "../../www/ship/one-file/base85.js";
import { createUnpacker } from "../../www/ship/one-file/lzma.js";

/** Packs with liblzma, which Python has, and writes the length into the head. @param {Buffer} bytes @param {string} [options] */
function pack(bytes, options = "") {
  const program = `import lzma, sys
chosen = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 22, ${options}}]
packed = lzma.compress(sys.stdin.buffer.read(), format=lzma.FORMAT_ALONE, filters=chosen)
sys.stdout.buffer.write(packed)`;
  const packed = execFileSync("python3", ["-c", program], { input: bytes, maxBuffer: 2 ** 26 });
  packed.writeUInt32LE(bytes.length, 5);
  packed.writeUInt32LE(0, 9);
  return new Uint8Array(packed);
}

const glue = readFileSync(new URL("../../www/pkg/backstep.js", import.meta.url));
const code = readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url));
/** The same over and over, then what cannot be packed at all. */
const odd = Buffer.concat([
  Buffer.alloc(100_000, "abc"),
  Buffer.from(Uint32Array.from({ length: 5000 }, (_, i) => Math.imul(i, 2654435761)).buffer),
  Buffer.alloc(70_000),
  Buffer.from("abcabd"),
]);

test("what was packed comes out, with any properties", () => {
  for (const bytes of [glue, code, odd, Buffer.from("a")]) {
    for (const options of [
      "",
      '"lc": 0, "lp": 2, "pb": 0',
      '"lc": 4, "lp": 0, "pb": 4',
      '"lc": 1, "lp": 3',
    ]) {
      const { bytes: out, unpack } = createUnpacker(pack(bytes, options));
      // In pieces, as the page does it.
      for (let end = 1; end < bytes.length; end += 4099) unpack(end);
      unpack(bytes.length);
      assert.ok(bytes.equals(out), `${bytes.length} bytes, ${options}`);
    }
  }
});

test("what is cut off or refers to nothing is refused", () => {
  const packed = pack(glue);
  assert.throws(() => createUnpacker(packed.slice(0, 3000)).unpack(glue.length), /cut off|damaged/);
  packed[20] ^= 255;
  assert.throws(() => createUnpacker(packed).unpack(glue.length), /cut off|damaged/);
});

test("what was written as text is read back", () => {
  // The same five signs for four bytes, only other ones, as RFC 1924 has them.
  const theirs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
  const program = "import base64, sys; sys.stdout.buffer.write(base64.b85encode(sys.stdin.buffer.read()))";
  const bytes = odd.subarray(0, odd.length - (odd.length % 4));
  const text = String(execFileSync("python3", ["-c", program], { input: bytes, maxBuffer: 2 ** 26 }));
  const ours = Array.from(text, (sign) => String.fromCharCode(40 + theirs.indexOf(sign)).replace("<", "!"));
  assert.ok(bytes.equals(fromBase85(ours.join(""))));
});

test("the files of an archive are taken in any order", async () => {
  const places = { "a.js": [0, glue.length], "b.wasm": [glue.length, glue.length + code.length] };
  const archive = new Archive(pack(Buffer.concat([glue, code])), /** @type {any} */ (places));
  await archive.prepare("b.wasm");
  assert.ok(code.equals(archive.take("b.wasm")));
  assert.equal(archive.text("a.js"), String(glue));
  assert.throws(() => archive.take("c"), /no file c/);
});
