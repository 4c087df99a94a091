// Reads what a browser has printed: as much of PDF as Chromium writes, which has no compressed objects and names the
// characters of every glyph.
import { inflateSync } from "node:zlib";

/** @typedef {{ width: number, height: number, texts: string[] }} PrintedPage in points; the texts in their order */

/** @param {Buffer} pdf @returns {PrintedPage[]} */
export function readPdf(pdf) {
  const bytes = pdf.toString("latin1");
  /** @type {Map<string, string>} */
  const objects = new Map();
  for (const { 1: number, 2: body } of bytes.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(number, body);
  const object = (/** @type {string} */ number) => objects.get(number) ?? "";
  const pages = Array.from(objects.values()).filter((body) => /^<<\/Type \/Page\n/.test(body));
  return pages.map((body) => {
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
    const fonts = new Map(
      Array.from(body.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, number]) => [
        name,
        charactersOf(object(number)),
      ]),
    );
    const content = streamOf(object(/\/Contents (\d+)/.exec(body)?.[1] ?? ""));
    return { width: Number(width), height: Number(height), texts: textsOf(content, fonts) };
  });

  /** The character of each glyph. @param {string} font */
  function charactersOf(font) {
    const map = streamOf(object(/\/ToUnicode (\d+)/.exec(font)?.[1] ?? ""));
    /** @type {Map<number, string>} */
    const characters = new Map();
    const hex = (/** @type {string} */ digits) => Number.parseInt(digits, 16);
    const text = (/** @type {string} */ digits) =>
      String.fromCharCode(...(digits.match(/..../g) ?? []).map((unit) => hex(unit)));
    for (const [, glyph, to] of map.matchAll(/^<(\w+)> <(\w+)>$/gm)) characters.set(hex(glyph), text(to));
    for (const [, first, last, to] of map.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm))
      for (let glyph = hex(first); glyph <= hex(last); glyph++)
        characters.set(glyph, String.fromCharCode(hex(to) + glyph - hex(first)));
    return characters;
  }
}

/** @param {string} body of an object */
function streamOf(body) {
  const [head, data] = body.split(/stream\n(.*)\nendstream/s);
  if (data === undefined) return "";
  const raw = Buffer.from(data, "latin1");
  return (head.includes("FlateDecode") ? inflateSync(raw) : raw).toString("latin1");
}

/** @param {string} content @param {Map<string, Map<number, string>>} fonts @returns {string[]} */
function textsOf(content, fonts) {
  return Array.from(content.matchAll(/\bBT\n(.*?)\nET\b/gs), ([, part]) => {
    const characters = fonts.get(/\/(F\d+) /.exec(part)?.[1] ?? "");
    const glyphs = Array.from(
      part.matchAll(/<([\dA-F]+)>/g),
      ([, digits]) => digits.match(/..../g) ?? [],
    ).flat();
    return glyphs.map((glyph) => characters?.get(Number.parseInt(glyph, 16)) ?? "").join("");
  });
}
