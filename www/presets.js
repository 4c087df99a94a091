/**
 * The named puzzles: a setup and the step at which it opens. Why these: each shows one idea at once.
 *
 * @import { Key } from "./i18n/index.js"
 * @typedef {{ name: Key, about: Key, setup: string, step: number, second?: string }} Preset with a second board to compare
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
    name: "preset.lookAhead",
    about: "about.lookAhead",
    setup: "problem=queens&n=4&method=forward",
    step: 4,
  },
  { name: "preset.ring", about: "about.ring", setup: "problem=tour&n=3&closed=1&blocked=b2", step: 0 },
  {
    name: "preset.cross",
    about: "about.cross",
    setup: "problem=tour&n=4&start=b4&closed=1&blocked=a1.a4.d1.d4",
    step: 0,
  },
  {
    name: "preset.crossLarge",
    about: "about.crossLarge",
    setup:
      "problem=tour&n=8&method=portfolio&closed=1" +
      "&blocked=a8.b8.g8.h8.a7.b7.g7.h7.a2.b2.g2.h2.a1.b1.g1.h1",
    step: 0,
  },
  {
    name: "preset.heart",
    about: "about.heart",
    setup:
      "problem=tour&files=8&ranks=7&method=portfolio&closed=1" +
      "&blocked=a7.d7.e7.h7.a3.h3.a2.b2.g2.h2.a1.b1.c1.f1.g1.h1",
    step: 0,
  },
  {
    name: "preset.repair",
    about: "about.repair",
    setup: "problem=queens&n=20&method=repair",
    step: 0,
  },
  {
    name: "preset.generate",
    about: "about.generate",
    setup: "problem=queens&n=4&method=enumerate",
    step: 4,
  },
];

/** Two boards: what differs is one thing. @type {readonly Preset[]} */
export const COMPARED = [
  {
    name: "preset.exchange",
    about: "about.exchange",
    setup: "problem=tour&n=5",
    second: "problem=tour&n=5&order=21034567",
    step: 0,
  },
  {
    name: "preset.raceWarnsdorff",
    about: "about.raceWarnsdorff",
    setup: "problem=tour&n=5",
    second: "problem=tour&n=5&method=warnsdorff",
    step: 0,
  },
  {
    name: "preset.raceScan",
    about: "about.raceScan",
    setup: "problem=queens&n=4",
    second: "problem=queens&n=4&method=scan",
    step: 0,
  },
  {
    name: "preset.raceForward",
    about: "about.raceForward",
    setup: "problem=queens&n=8",
    second: "problem=queens&n=8&method=forward",
    step: 0,
  },
  {
    name: "preset.racePrune",
    about: "about.racePrune",
    setup: "problem=tour&n=5",
    second: "problem=tour&n=5&prune=1",
    step: 0,
  },
  {
    name: "preset.raceRoth",
    about: "about.raceRoth",
    setup: "problem=tour&n=5&method=warnsdorff&start=c5",
    second: "problem=tour&n=5&method=warnsdorff&start=c5&ties=roth",
    step: 0,
  },
];

/** The first screen. */
export const FIRST = PRESETS[0];
