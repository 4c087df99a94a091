// The colours of www/style/tokens.css: contrast, distance for colour-blind readers, and no flashing between them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { approach } from "../../www/board/fade.js";
import { RAMP } from "../../www/board/heat.js";
import { LIGHT } from "../../www/board/ways.js";

const css = readFileSync(new URL("../../www/style/tokens.css", import.meta.url), "utf8").replace(
  /\/\*.*?\*\//gs,
  "",
);

/**
 * The declarations of a rule.
 *
 * @param {string} opening  up to the brace
 * @returns {Record<string, string>}
 */
function block(opening) {
  const start = css.indexOf(opening);
  assert.ok(start >= 0, opening);
  const body = css.slice(css.indexOf("{", start + opening.length - 1) + 1, css.indexOf("}", start));
  return Object.fromEntries(
    Array.from(body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
}

const light = block(":root {");
const dark = block(':root[data-theme="dark"] {');
const projector = block(':root[data-theme="projector"] {');
const THEMES = { light, dark: { ...light, ...dark }, projector: { ...light, ...projector } };

/** @typedef {[number, number, number]} Rgb linear light, 0…1 */

/** @param {string} hex @returns {Rgb} */
function linear(hex) {
  assert.match(hex, /^#[0-9a-f]{6}$/);
  return /** @type {Rgb} */ (
    [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    })
  );
}

/** @param {Rgb} rgb */
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Rgb} rgb */
function oklab([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

// Machado, Oliveira & Fernandes 2009, complete dichromacy, on linear light.
const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param {string} hex @param {number[][]} vision */
function seen(hex, vision) {
  const rgb = linear(hex);
  return oklab(
    /** @type {Rgb} */ (
      vision.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, part, i) => sum + part * rgb[i], 0),
          ),
        ),
      )
    ),
  );
}

/** @param {string} a @param {string} b @param {number[][]} vision */
const distance = (a, b, vision) => Math.hypot(...seen(a, vision).map((part, i) => part - seen(b, vision)[i]));

test("the two dark blocks are the same", () => {
  assert.deepEqual(block(":root:not([data-theme]) {"), dark);
});

test("a theme only redefines what the light theme names", () => {
  for (const theme of [dark, projector, block(":root[data-theme] {")]) {
    for (const name of Object.keys(theme)) assert.ok(name in light, name);
  }
});

test("text has contrast AA, what must be seen has 3 : 1", () => {
  const texts = [
    ["--text", "--surface"],
    ["--text", "--surface-2"],
    ["--text-quiet", "--surface"],
    ["--text-quiet", "--surface-2"],
    ["--accent", "--surface"],
    ["--accent", "--surface-2"],
    ["--accent-text", "--accent"],
    ["--path-text", "--path"],
    ["--candidate-text", "--candidate"],
    ["--board-label", "--surface"],
    ["--piece-halo", "--piece"],
  ];
  const shapes = [
    ["--control", "--surface"],
    ["--control", "--surface-2"],
    ["--focus", "--surface"],
    ["--focus", "--focus-halo"],
    ["--ink", "--square-light"],
    ["--ink", "--square-dark"],
    ["--ink", "--halo"],
    ["--piece", "--current"],
    ["--path", "--square-light"],
    ["--taken-back", "--square-light"],
    ["--taken-back", "--square-dark"],
  ];
  for (const [name, theme] of Object.entries(THEMES)) {
    for (const [pairs, least] of /** @type {const} */ ([
      [texts, 4.5],
      [shapes, 3],
    ])) {
      for (const [a, b] of pairs) {
        const ratio = contrast(theme[a], theme[b]);
        assert.ok(ratio >= least, `${name}: ${a} on ${b} is ${ratio.toFixed(2)} : 1`);
      }
    }
  }
});

test("states are told apart by colour-blind readers, and shapes by everybody in grey", () => {
  const states = [
    "--square-light",
    "--square-dark",
    "--ink",
    "--path",
    "--current",
    "--candidate",
    "--conflict",
  ];
  for (const [name, theme] of Object.entries(THEMES)) {
    for (const [kind, vision] of Object.entries(VISIONS)) {
      for (const [i, a] of states.entries()) {
        for (const b of states.slice(i + 1)) {
          const apart = distance(theme[a], theme[b], vision);
          // Squares of a dark board are close by choice: they carry no meaning.
          const least = a === "--square-light" && b === "--square-dark" ? 0.08 : 0.109;
          assert.ok(apart >= least, `${name}, ${kind}: ${a} and ${b} are ${apart.toFixed(3)} apart`);
        }
      }
    }
    for (const square of ["--square-light", "--square-dark"]) {
      assert.ok(contrast(theme["--ink"], theme[square]) >= 7, `${name}: ink on ${square}`);
    }
  }
});

test("the series of a chart are told apart by colour-blind readers, and stand out from the paper", () => {
  const series = [1, 2, 3, 4, 5, 6].map((i) => `--series-${i}`);
  for (const [name, theme] of Object.entries(THEMES)) {
    for (const a of series) {
      for (const surface of ["--surface", "--surface-2"]) {
        const ratio = contrast(theme[a], theme[surface]);
        assert.ok(ratio >= 3, `${name}: ${a} on ${surface} is ${ratio.toFixed(2)} : 1`);
      }
      for (const [kind, vision] of Object.entries(VISIONS)) {
        for (const b of series.filter((other) => other > a)) {
          const apart = distance(theme[a], theme[b], vision);
          assert.ok(apart >= 0.109, `${name}, ${kind}: ${a} and ${b} are ${apart.toFixed(3)} apart`);
        }
      }
    }
  }
});

test("marks are at least four pixels thick on a projector", () => {
  assert.ok(Number.parseFloat(projector["--mark"]) >= 4);
  assert.ok(Number.parseFloat(projector["--outline"]) >= 3);
  assert.ok(Number.parseFloat(projector["--board-label-size"]) >= 24);
});

/**
 * The most flashes in any second while something is drawn on a pixel or not, when its opacity is what fade.js makes of
 * that. A flash is a rise and a fall of luminance, each by a tenth or more.
 *
 * @param {string} under
 * @param {string} over
 * @param {(time: number) => boolean} present
 */
function flashes(under, over, present) {
  const FRAME = 1000 / 60;
  const channels = (/** @type {string} */ hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [channels(under), channels(over)];
  const shown = Array.from({ length: 256 }, (_, level) => {
    const mixed = from.map((low, i) => Math.round(low + ((to[i] - low) * level) / 255));
    return luminance(linear(`#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`));
  });
  let level = 0;
  let extreme = shown[0];
  let rising = true;
  /** @type {number[]} */
  const turns = [];
  for (let time = 0; time < 10_000; time += FRAME) {
    level += ((present(time) ? 1 : 0) - level) * approach(FRAME);
    const now = shown[Math.round(level * 255)];
    if (rising ? now > extreme : now < extreme) extreme = now;
    else if (Math.abs(now - extreme) >= 0.1) {
      turns.push(time);
      extreme = now;
      rising = !rising;
    }
  }
  const most = Math.max(
    0,
    ...turns.map((first) => turns.filter((turn) => turn >= first && turn < first + 1000).length),
  );
  return Math.floor(most / 2);
}

test("at a fast pace nothing flashes more than three times a second", () => {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed / 2 ** 32;
  };
  const noise = Array.from({ length: 700 }, () => random() < 0.4);
  /** @type {((time: number) => boolean)[]} */
  const patterns = [(time) => noise[Math.floor(time / 17)], (time) => noise[Math.floor(time / 60)]];
  for (const hertz of [1, 2, 3, 3.7, 5, 8, 13, 20, 30]) {
    for (const duty of [0.1, 0.3, 0.5, 0.7, 0.9]) patterns.push((time) => ((time * hertz) / 1000) % 1 < duty);
  }
  for (const [name, theme] of Object.entries(THEMES)) {
    for (const over of ["--piece", "--path", "--current"]) {
      for (const under of ["--square-light", "--square-dark"]) {
        for (const [index, pattern] of patterns.entries()) {
          const count = flashes(theme[under], theme[over], pattern);
          assert.ok(count <= 3, `${name}: ${over} on ${under}, pattern ${index}: ${count} flashes a second`);
        }
      }
    }
  }
});

test("the numbers of ways can be read on every colour of their ramp", () => {
  for (const [index, rgb] of RAMP.entries()) {
    const fill = `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    const ratio = contrast(fill, index < LIGHT ? "#ffffff" : "#000000");
    assert.ok(ratio >= 4.5, `${index}: ${ratio}`);
  }
});
