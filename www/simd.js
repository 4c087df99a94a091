/** Which of the two WebAssembly modules this browser can run: they do the same, at different speeds. */

/** A module with one function, which splats a number over sixteen bytes and counts the ones in each. */
const PROBE = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Its type, none → v128, and that it is there.
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, 0x03, 0x02, 0x01, 0x00],
  // i32.const 0, i8x16.splat, i8x16.popcnt, end.
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b],
];

/** Not in Safari before 16.4, for one. */
export function hasSimd() {
  return WebAssembly.validate(new Uint8Array(PROBE));
}

/** The file of the module, below `www/`. */
export function fastestModule() {
  return hasSimd() ? "pkg/backstep_simd_bg.wasm" : "pkg/backstep_bg.wasm";
}

/** The module for workers, compiled once for all of them. @type {Promise<WebAssembly.Module>|null} */
let compiled = null;

/** @param {(file: string) => Promise<Response>} load @returns {Promise<WebAssembly.Module>} */
export function compileFastest(load) {
  compiled ??= compile(load);
  // The next who asks tries again.
  compiled.catch(() => {
    compiled = null;
  });
  return compiled;
}

/** Whatever media type the host gives it: compiling while it arrives would ask for the right one. @param {(file: string) => Promise<Response>} load */
async function compile(load) {
  const response = await load(fastestModule());
  return WebAssembly.compile(await response.arrayBuffer());
}
