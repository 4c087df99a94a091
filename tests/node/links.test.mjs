// Links that are printed on sheets and stand in other people's pages open what they always have.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseLink } from "../../www/url-state.js";
import { Session } from "./engine.mjs";

const lines = readFileSync(new URL("../links.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const stored = lines.flatMap((line, i) => (line.startsWith("  = ") ? [[lines[i - 1], line.slice(4)]] : []));

/** What a link opens, as the file has it. @param {string} link */
function opened(link) {
  const { setup, position, view, compare, errors } = parseLink(`#${link}`);
  assert.deepEqual(errors, []);
  const exact = position && "address" in position ? position : null;
  const session = exact ? Session.restore(setup, exact.address, exact.counts) : Session.open(setup);
  const wanted = position && "step" in position ? position.step : 0;
  // The step of two boards is their common time.
  if (!compare && wanted > 0) while (!session.seek(wanted, 1000));
  const seen = JSON.stringify({ ...view, ...(view.rate === Number.POSITIVE_INFINITY && { rate: "max" }) });
  const step = compare ? wanted : session.counts().step;
  const second = compare ? `${Session.open(compare.setup).setup()} by ${compare.unit}` : "-";
  return [session.setup(), step, session.print("squares"), seen, second].join(" | ");
}

test("there are links of every form", () => {
  assert.ok(stored.length >= 25);
  const all = stored.map(([link]) => link).join("\n");
  for (const key of ["step=", "at=", "counts=", "b.order=", "unit=", "panel=", "show=", "code=", "path="]) {
    assert.ok(all.includes(key), key);
  }
});

for (const [link, expected] of stored) {
  test(`${link.slice(0, 70)} opens as it did`, () => assert.equal(opened(link), expected));
}
