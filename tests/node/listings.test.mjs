// The programs of the Program panel. Each is run as it is and prints what the engine has; and each, with a witness
// on the lines that the panel lights, passes them exactly as the engine makes its events.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { EXTENSIONS, PROGRAMS, programOf } from "../../www/listings/index.js";
import { eventOf, linesOf } from "../../www/listings/lines.js";
import { numbersOf } from "../../www/listings/numbers.js";
import { callsOf, variablesOf } from "../../www/listings/state.js";
import { fieldsOf } from "../../www/setup-text.js";
import { jumpsOf, movesOf } from "../../www/words/moves.js";
import { Session } from "./engine.mjs";

/** @import { LineMap } from "../../www/listings/lines.js" */
/** @import { Position } from "../../www/listings/state.js" */
/** @typedef {import("../../www/types.js").Frame} Frame */

const LISTINGS = fileURLToPath(new URL("../../www/listings/", import.meta.url));
const HERE = dirname(fileURLToPath(import.meta.url));
const MADE = mkdtempSync(join(tmpdir(), "listings-"));
const WITNESSES = join(MADE, "witnessed");
after(() => rmSync(MADE, { recursive: true }));

/**
 * What each program is called with: n, then row and column of a start, or the seed of a repair. The last is for the
 * program as it is, the others, which are short, for the one with witnesses.
 * @type {Record<string, string[]>}
 */
const RUNS = {
  "queens-enumerate": ["3", "4", "6"],
  "queens-rows": ["3", "8", "6"],
  "queens-scan": ["3", "4", "6"],
  "queens-forward": ["3", "8", "6"],
  "queens-smallest": ["3", "8", "12"],
  "queens-cover": ["3", "9", "8"],
  "queens-repair": ["1", "8", "20 4294967295"],
  "queens-formula": ["7", "8", "3"],
  "tour-enumerate": ["1", "2", "2"],
  "tour-backtrack": ["3", "5 4 0", "5"],
  "tour-warnsdorff": ["3", "8", "8 2 4"],
  "tour-warnsdorff-pure": ["3", "8", "8 2 4"],
};
/** What takes too long in the slower languages. @type {Record<string, string>} */
const LONG_RUNS = { "tour-enumerate": "3", "tour-backtrack": "8", "queens-repair": "3" };
/** No session of it can be opened: there is no such placement. */
const IMPOSSIBLE = "problem=queens&method=formula&n=3";
/** The jumps as the programs list them. */
const DOWN = "2, 1, -1, -2, -2, -1, 1, 2";
const RIGHT = "1, 2, 2, 1, -1, -2, -2, -1";
const WITHOUT_CALLS = ["tour-warnsdorff-pure", "queens-repair", "queens-formula"];
/** Events of the longest run with witnesses. */
const WITNESSED = 1600;
const ENDS = (1 << 4) | (1 << 5) | (1 << 6);

/** A statement that tells its line. @type {Record<string, (statement: string, line: number) => string>} */
const WITNESS = {
  py: (statement, line) => `__import__("witness").line(${line}); ${statement}`,
  mjs: (statement, line) => `{ console.error("[${line}]"); ${statement} }`,
  java: (statement, line) => `{ System.err.println("[${line}]"); ${statement} }`,
  c: (statement, line) => `{ fprintf(stderr, "[${line}]\\n"); ${statement} }`,
  rs: (statement, line) => `{ eprintln!("[${line}]"); ${statement} }`,
};

const run = promisify(execFile);
const environment = { ...process.env, PYTHONPATH: HERE, PYTHONDONTWRITEBYTECODE: "1" };

/** The program that a file is, ready to run. @type {Record<string, (file: string) => Promise<string[]>>} */
const BUILD = {
  py: async (file) => ["python3", file],
  mjs: async (file) => ["node", file],
  java: async (file) => {
    const classes = await classesOf(dirname(file));
    const name = /^class (\w+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    return ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classes, name];
  },
  c: async (file) => {
    await run("gcc", ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-o", `${made(file)}-c`, file]);
    return [`${made(file)}-c`];
  },
  rs: async (file) => {
    await run("rustc", ["--edition=2021", "--deny=warnings", "-o", `${made(file)}-rs`, file]);
    return [`${made(file)}-rs`];
  },
};

/** @type {Map<string, Promise<string>>} */
const compiled = new Map();

/** The classes of all Java programs in a folder: the compiler is slow to start. @param {string} folder */
function classesOf(folder) {
  const classes = join(MADE, `${basename(folder)}-classes`);
  const compile = async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".java"));
    await run("javac", ["-Xlint", "-Werror", "-d", classes, ...files], { cwd: folder });
    return classes;
  };
  const ready = compiled.get(folder) ?? compile();
  compiled.set(folder, ready);
  return ready;
}

/** Where what is made of a file goes. @param {string} file */
function made(file) {
  return join(MADE, `${basename(dirname(file))}-${basename(file).replace(/\..*/, "")}`);
}

/** A changed copy of a file. @param {string} folder @param {string} name @param {string} text */
function copy(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** @param {string} program @param {string} extension */
function read(program, extension) {
  const text = readFileSync(join(LISTINGS, `${program}.${extension}`), "utf8");
  const map = /** @type {LineMap} */ (
    JSON.parse(readFileSync(join(LISTINGS, `${program}.lines.json`), "utf8"))
  );
  return { text, map, lines: linesOf(text, map, extension) };
}

/** The setup of the search that a program makes. @param {string} program @param {string} args */
function setupOf(program, args) {
  const [problem, method, pure] = program.split("-");
  const [n, row, column] = args.split(" ");
  const start = column === undefined ? "" : `&start=${"abcdefgh"[Number(column)]}${Number(n) - Number(row)}`;
  const seed = method === "repair" ? `&seed=${row ?? 0}` : "";
  return `problem=${problem}&method=${method}&n=${n}${start}${seed}${pure ? "&pure=1" : ""}`;
}

/** A program with a witness on each line that is lit. @param {string} program @param {string} extension */
function witnessed(program, extension) {
  const { text, lines } = read(program, extension);
  const lit = new Set(lines.values());
  const all = text.split("\n").map((line, i) => {
    const statement = line.trim();
    return lit.has(i) ? line.replace(statement, () => WITNESS[extension](statement, i)) : line;
  });
  return all.join("\n");
}

/** A program with other jumps in its lists. @param {string} text @param {string} down @param {string} right */
function jumping(text, down, right) {
  return text.replace(new RegExp(`${DOWN}|${RIGHT}`, "g"), (list) => (list === DOWN ? down : right));
}

// Before any is compiled, so that Java's are compiled together.
for (const program of Object.keys(PROGRAMS)) {
  for (const extension of Object.keys(BUILD)) {
    copy(WITNESSES, `${program}.${extension}`, witnessed(program, extension));
  }
}

/** What a program has to print. @param {string} program @param {string} setup */
function printed(program, setup) {
  if (setup === IMPOSSIBLE) return "Solution does not exist\n";
  const session = Session.open(setup);
  while (session.runUntil(ENDS, 0, 1000).stop === "budget");
  const form = program.startsWith("queens") ? "matrix01" : program.includes("warnsdorff") ? "from1" : "from0";
  const status = session.status();
  if (status === "exhausted") return "Solution does not exist\n";
  return (status === "stuck" ? "Stuck\n" : "") + session.print(form);
}

/** Every position of a short run up to its end. @param {string} setup */
function positionsOf(setup) {
  const session = Session.open(setup);
  const jumps = jumpsOf(movesOf(session.setup()).leaper);
  /** @type {Position[]} */
  const positions = [];
  do {
    session.step();
    const explanation = session.explain() ?? assert.fail("nothing has happened");
    const frame = /** @type {Frame} */ (session.frame());
    positions.push({ frame, explanation, counts: session.counts(), jumps });
  } while (session.status() === "running" && positions.length <= WITNESSED);
  assert.ok(positions.length <= WITNESSED, `${setup} is long`);
  return positions;
}

for (const program of Object.keys(PROGRAMS)) {
  describe(program, { concurrency: availableParallelism() }, () => {
    test("has one line for each event in every language", () => {
      for (const extension of Object.values(EXTENSIONS)) read(program, extension);
    });

    for (const extension of Object.keys(BUILD)) {
      const name = `${program}.${extension}`;
      test(`${name} prints what the engine has`, async () => {
        const [command, ...words] = await BUILD[extension](join(LISTINGS, name));
        const long = extension === "c" ? LONG_RUNS[program] : undefined;
        for (const args of [...RUNS[program].slice(-1), ...(long ? [long] : [])]) {
          const { stdout } = await run(command, [...words, ...args.split(" ")]);
          assert.equal(stdout, printed(program, setupOf(program, args)), args);
        }
      });

      test(`${name} passes the lines that are lit`, async () => {
        const command = await BUILD[extension](join(WITNESSES, name));
        for (const args of RUNS[program].slice(0, -1)) {
          await follow(name, [...command, ...args.split(" ")], setupOf(program, args));
        }
      });
    }
  });
}

/** The program passes its lines as the engine makes its events. @param {string} name of the file @param {string[]} command @param {string} setup */
async function follow(name, [command, ...words], setup) {
  const [program, extension] = name.split(".");
  const { lines } = read(program, extension);
  const { stdout, stderr } = await run(command, words, { env: environment });
  assert.equal(stdout, printed(program, setup), setup);
  const told = stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const expected = positionsOf(setup).flatMap((position) => {
    const { kind } = position.explanation;
    const line = lines.get(eventOf(position.explanation));
    const own = [{ line, position }];
    // What is taken back has been tried in a call that has returned false.
    return kind === "backtrack" ? [{ line: lines.get("exhausted"), position: null }, ...own] : own;
  });
  assert.deepEqual(
    told.map(([line]) => line),
    expected.map(({ line }) => line),
    setup,
  );
  if (extension !== "py") return;
  for (const [i, each] of told.entries()) agree(program, each, expected[i].position);
}

/** What the panel would say of a position is what the program itself has. @param {string} program @param {[number, Record<string, number>, string[]]} told @param {Position|null} position */
function agree(program, [, variables, calls], position) {
  if (!position) return;
  const said = variablesOf(program, position);
  assert.ok(said.length > 0);
  for (const [name, value] of said)
    assert.equal(value, variables[name], `${name} at step ${position.counts.step}`);
  if (!WITHOUT_CALLS.includes(program)) assert.deepEqual(callsOf(program, position), calls);
}

describe("with a puzzle's numbers", { concurrency: availableParallelism() }, () => {
  const puzzles = [
    "problem=tour&n=5&order=21034567",
    "problem=tour&n=5&order=transposed&start=e5",
    "problem=tour&n=4&leaper=3.1&order=transposed&start=b2",
    "problem=tour&method=warnsdorff&n=6&order=anticlockwise&start=d5",
    "problem=tour&method=warnsdorff&pure=1&n=12&leaper=2.3&order=70123456",
    "problem=queens&method=repair&n=9&seed=4",
  ];
  for (const puzzle of puzzles) {
    test(`a program makes the search of ${puzzle}`, async () => {
      const session = Session.open(puzzle);
      const frame = /** @type {Frame} */ (session.frame());
      const program = programOf(frame) ?? assert.fail("there is a program");
      const setup = session.setup();
      const numbers = Object.fromEntries(numbersOf(frame, fieldsOf(setup), jumpsOf(movesOf(setup).leaper)));
      const { n, seed, row = "0", column = "0", down = DOWN, right = RIGHT } = numbers;
      const text = jumping(witnessed(program, "py"), down, right).replace(
        /(?<=JUMPS = ).*/,
        `list(zip([${down}], [${right}]))`,
      );
      const file = copy(join(MADE, `numbers-${puzzles.indexOf(puzzle)}`), `${program}.py`, text);
      await follow(`${program}.py`, ["python3", file, n, ...(seed ? [seed] : [row, column])], puzzle);
    });
  }

  test("the orders that have names are the engine's", () => {
    for (const order of ["transposed", "clockwise", "anticlockwise"]) {
      const session = Session.open(`problem=tour&n=5&start=c3&order=${order}`);
      const frame = /** @type {Frame} */ (session.frame());
      const down = new Map(numbersOf(frame, fieldsOf(session.setup()), jumpsOf([1, 2]))).get("down");
      const rows = frame.candidates.map(({ square = 0 }) => Math.floor(square / 5) - 2);
      assert.equal(down, rows.join(", "), order);
    }
  });

  test("what a program has already is not told, nor what it could not use", () => {
    const puzzles = [
      "problem=tour",
      "problem=queens",
      "problem=queens&n=5&ranks=4",
      "problem=tour&leaper=1.1",
    ];
    for (const puzzle of puzzles) {
      const session = Session.open(puzzle);
      const frame = /** @type {Frame} */ (session.frame());
      const setup = session.setup();
      assert.deepEqual(numbersOf(frame, fieldsOf(setup), jumpsOf(movesOf(setup).leaper)), [], puzzle);
    }
  });

  test("the first and the third jump exchanged make 181 placements on 5×5, as is known", () => {
    assert.equal(
      positionsOf(puzzles[0]).filter(({ explanation }) => explanation.kind === "place").length,
      181,
    );
  });
});

describe("generate and test", { concurrency: availableParallelism() }, () => {
  for (const extension of Object.keys(BUILD)) {
    test(`tour-enumerate.${extension} finds a tour where one is near: of a piece that goes one square`, async () => {
      const { text } = read("tour-enumerate", extension);
      const slow = jumping(text, "1, 0, 0, -1, -1, 0, 0, 1", "0, 1, 1, 0, 0, -1, -1, 0");
      const [command, ...words] = await BUILD[extension](
        copy(join(MADE, "slow"), `tour-enumerate.${extension}`, slow),
      );
      const { stdout } = await run(command, [...words, "2"]);
      assert.equal(stdout, "  0   3 \n  1   2 \n");
    });
  }
});

test("a method has its own program, or none", () => {
  const named = (/** @type {string} */ setup) =>
    programOf(/** @type {Frame} */ (Session.open(setup).frame()));
  assert.equal(named("problem=tour"), "tour-backtrack");
  assert.equal(named("problem=tour&method=warnsdorff"), "tour-warnsdorff");
  assert.equal(named("problem=tour&method=warnsdorff&pure=1"), "tour-warnsdorff-pure");
  assert.equal(named("problem=queens&method=scan"), "queens-scan");
  for (const method of ["cover", "smallest", "repair", "formula"]) {
    assert.equal(named(`problem=queens&method=${method}`), `queens-${method}`);
  }
  assert.equal(named("problem=queens&n=32&method=smallest"), "queens-smallest");
  assert.equal(named("problem=queens&n=33&method=smallest"), null);
  for (const method of ["portfolio", "tiles", "rotate"]) {
    assert.equal(named(`problem=tour&n=8&method=${method}`), null);
  }
});

test("a line that is not there, or there twice, is a mistake", () => {
  const map = { place: { "py c": "x = 1\ny = 2" } };
  assert.equal(linesOf("\n  x = 1\n  y = 2\n", map, "c").get("place"), 2);
  for (const text of ["x = 1\n\ny = 2", "x = 1\ny = 2\nx = 1\ny = 2"]) {
    assert.throws(() => linesOf(text, map, "py"), /no single line for "place" in .py/);
  }
  assert.throws(() => linesOf("x = 1\ny = 2", map, "rs"));
});
