/**
 * The named puzzles: a setup and the step at which it opens. Why these: each shows one idea at once.
 *
 * @import { Key } from "./i18n/index.js"
 * @typedef {{ name: Key, about: Key, setup: string, step: number }} Preset
 */

/** @type {readonly Preset[]} */
export const PRESETS = [
  { name: "preset.fourQueens", about: "about.fourQueens", setup: "problem=queens&n=4&method=rows", step: 8 },
  {
    name: "preset.fourQueensScan",
    about: "about.fourQueensScan",
    setup: "problem=queens&n=4&method=scan",
    step: 38,
  },
  {
    name: "preset.knightTrouble",
    about: "about.knightTrouble",
    setup: "problem=tour&n=5&start=a1",
    step: 96,
  },
  { name: "preset.textbook8", about: "about.textbook8", setup: "problem=tour&n=8&start=a8", step: 0 },
  {
    name: "preset.warnsdorff8",
    about: "about.warnsdorff8",
    setup: "problem=tour&n=8&method=warnsdorff",
    step: 0,
  },
  {
    name: "preset.warnsdorffStuck",
    about: "about.warnsdorffStuck",
    setup: "problem=tour&n=5&method=warnsdorff&pure=1&start=c5",
    step: 8,
  },
  { name: "preset.impossible", about: "about.impossible", setup: "problem=tour&n=5&start=b5", step: 0 },
  {
    name: "preset.eightQueens",
    about: "about.eightQueens",
    setup: "problem=queens&n=8&method=rows",
    step: 23,
  },
  {
    name: "preset.cross",
    about: "about.cross",
    setup: "problem=tour&n=4&start=b4&closed=1&blocked=a1.a4.d1.d4",
    step: 0,
  },
  {
    name: "preset.generate",
    about: "about.generate",
    setup: "problem=queens&n=4&method=enumerate",
    step: 4,
  },
];

/** The first screen. */
export const FIRST = PRESETS[0];
