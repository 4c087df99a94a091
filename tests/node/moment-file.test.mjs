import assert from "node:assert/strict";
import { test } from "node:test";
import { momentText, readMoment } from "../../www/moment-file.js";

test("a moment comes back from its file", () => {
  for (const link of ["v=1&problem=queens&n=4&step=8", "", 'v=1&lang=hi&x="\\\n', "x".repeat(100_000)]) {
    assert.deepEqual(readMoment(momentText(link)), { link });
  }
});

test("anything else is told, not opened", () => {
  const moment = JSON.parse(momentText("v=1"));
  const bad = [
    "",
    "null",
    "[]",
    "v=1&problem=queens",
    "<!doctype html>",
    "{".repeat(1000),
    JSON.stringify({ ...moment, version: 2 }),
    JSON.stringify({ ...moment, backstep: "lesson" }),
    JSON.stringify({ ...moment, link: ["v=1"] }),
    momentText("x".repeat(200_000)),
  ];
  for (const text of bad) assert.deepEqual(readMoment(text), { code: "file" }, text.slice(0, 40));
});
