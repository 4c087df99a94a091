// The module with SIMD: chosen where it runs, and its counts are those of the plain one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fastestModule, hasSimd } from "../../www/simd.js";

const plainUrl = new URL("../../www/pkg/backstep_bg.wasm", import.meta.url);
const simdUrl = new URL("../../www/pkg/backstep_simd_bg.wasm", import.meta.url);

/**
 * The package with an instance of its own: a module at another address is another module.
 * @param {URL} module
 * @returns {Promise<typeof import("../../www/pkg/backstep.js")>}
 */
async function packageWith(module) {
  const glue = new URL("../../www/pkg/backstep.js", import.meta.url);
  const own = await import(`${glue}?${module.pathname}`);
  own.initSync({ module: readFileSync(module) });
  return own;
}

/** What the compiler wrote down that the module needs. @param {URL} module */
function features(module) {
  const [section] = WebAssembly.Module.customSections(
    new WebAssembly.Module(readFileSync(module)),
    "target_features",
  );
  return new TextDecoder().decode(section);
}

test("the page's module does without SIMD", () => {
  assert.doesNotMatch(features(plainUrl), /simd/);
  assert.match(features(simdUrl), /simd128/);
});

test("the module is chosen by what the browser validates", (t) => {
  assert.ok(hasSimd());
  assert.equal(fastestModule(), "pkg/backstep_simd_bg.wasm");
  t.mock.method(WebAssembly, "validate", () => false);
  assert.equal(fastestModule(), "pkg/backstep_bg.wasm");
});

test("both modules count the same", async () => {
  const packages = [await packageWith(plainUrl), await packageWith(simdUrl)];
  for (const [setup, expected] of /** @type {[string, bigint][]} */ ([
    ["problem=queens&n=12", 14_200n],
    ["problem=queens&n=13", 73_712n],
    ["problem=queens&n=9&blocked=e5.a1.c7&queens=b4", 27n],
    ["problem=tour&n=5", 304n],
  ])) {
    const [plain, simd] = packages.map(({ Counter }) => {
      const counter = Counter.open(setup);
      while (!counter.run(100));
      return counter.result();
    });
    assert.deepEqual(simd, plain, setup);
    assert.equal(plain.solutions, expected, setup);
  }
});
