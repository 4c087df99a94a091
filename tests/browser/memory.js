// How much memory the page holds, and a life that must not make it more.
import { PANELS } from "../../www/url-state.js";
import { seeded } from "./page.js";

/** @import { CDPSession, Page } from "@playwright/test" */
/** @typedef {{ heap: number, wasm: number, nodes: number, listeners: number }} Memory the first two in megabytes */

/** A board without a tour, which no search finishes: play comes to no rest. Every panel is open. */
export const ENDLESS = `problem=tour&n=7&start=b7&rate=max&panel=${PANELS.join(".")}`;

/** Every method, each with some options; `{n}` is a size from 4 to 9. */
const SETUPS = [
  "problem=queens&n={n}",
  "problem=queens&n={n}&method=scan",
  "problem=queens&n={n}&method=enumerate",
  "problem=queens&n={n}&method=forward&columns=centre",
  "problem=queens&n={n}&method=smallest&seed=3",
  "problem=queens&n={n}&method=cover&blocked=a1.b2",
  "problem=queens&n=60&method=repair&seed=5",
  "problem=queens&n=200&method=formula",
  "problem=tour&n={n}&order=23105674",
  "problem=tour&files={n}&ranks=4&start=any&prune=1&closed=1",
  "problem=tour&n={n}&method=enumerate",
  "problem=tour&n=100&method=warnsdorff&ties=roth",
  "problem=tour&n=6&leaper=1.3&wrap=torus",
  "problem=tour&n=300&method=tiles",
  "problem=tour&n=12&method=rotate&seed=4",
  "problem=tour&n={n}&method=portfolio",
];

/** @param {Page} page @returns {Promise<CDPSession>} */
export async function watchMemory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

/** What is held once the garbage is gone. @param {Page} page @param {CDPSession} session @returns {Promise<Memory>} */
export async function memoryOf(page, session) {
  // What one collection finalizes the next one takes.
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const bytes = await page.evaluate(async () => {
    const { default: init } = await import(new URL("www/pkg/backstep.js", document.baseURI).href);
    return (await init()).memory.buffer.byteLength;
  });
  return {
    heap: of("JSHeapUsedSize") / 1e6,
    wasm: bytes / 1e6,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

/**
 * Opens one set-up after another by their links, in an open page; each is drawn and stepped in.
 * @param {Page} page @param {number} from @param {number} to
 */
export async function changeSetups(page, from, to) {
  const random = seeded(from + 1);
  const links = Array.from({ length: to - from }, (_, i) => {
    const setup = SETUPS[(from + i) % SETUPS.length].replace("{n}", String(4 + random(6)));
    return `${setup}&panel=${PANELS[random(PANELS.length)]}&step=${random(40)}`;
  });
  await page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const link of all) {
      location.hash = link;
      await frame();
      if (document.getElementById("message")?.hidden === false) throw new Error(`${link} is refused`);
      await frame();
      for (const id of ["next", "next", "previous", "play", "play"]) document.getElementById(id)?.click();
      await frame();
    }
  }, links);
}

/**
 * The page gets this WebAssembly module with memory that grows by so many pages, and then is refused.
 * @param {Page} page @param {string} file @param {number} pages of 64 kB
 */
export async function limitMemory(page, file, pages) {
  await page.route(`**/${file}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: limited(await response.body(), pages) });
  });
}

/** The module in which the one memory has a maximum. @param {Buffer} module @param {number} pages beyond its minimum */
function limited(module, pages) {
  // After the magic number and the version: sections of an id, a size and so many bytes.
  for (let at = 8; at < module.length; ) {
    const size = readLeb(module, at + 1);
    const end = size.after + size.value;
    if (module[at] === 5) {
      const [count, hasMaximum] = module.subarray(size.after);
      if (count !== 1 || hasMaximum) throw new Error("not one memory without a maximum");
      const least = readLeb(module, size.after + 2).value;
      const body = [1, 1, ...leb(least), ...leb(least + pages)];
      return Buffer.concat([
        module.subarray(0, at),
        Buffer.from([5, body.length, ...body]),
        module.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error("no memory");
}

/** A number of seven bits a byte, the lowest first. @param {Buffer} bytes @param {number} at */
function readLeb(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, after: at };
  }
}

/** @param {number} value @returns {number[]} */
function leb(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}
