/** The files of the page that is one file, packed one behind the other, unpacked no further than they are wanted. */
import { createUnpacker } from "./lzma.js";

/** Milliseconds that unpacking takes of the page at a time, and bytes between two looks at the clock. */
const TURN = 8;
const PIECE = 16_384;

export class Archive {
  #unpacker;
  /** @type {Map<string, [number, number]>} */
  #places;
  #unpacked = 0;

  /** @param {Uint8Array} packed @param {Record<string, [number, number]>} places where each file begins and ends */
  constructor(packed, places) {
    this.#unpacker = createUnpacker(packed);
    this.#places = new Map(Object.entries(places));
  }

  /** A file. @param {string} name @returns {Uint8Array<ArrayBuffer>} */
  take(name) {
    const [begin, end] = this.#placeOf(name);
    this.#unpackTo(end);
    return this.#unpacker.bytes.slice(begin, end);
  }

  /** @param {string} name @returns {string} */
  text(name) {
    return new TextDecoder().decode(this.take(name));
  }

  /** Unpacks up to a file, and lets the page draw and listen meanwhile. @param {string} name */
  async prepare(name) {
    const [, end] = this.#placeOf(name);
    while (this.#unpacked < end) {
      const begun = performance.now();
      do this.#unpackTo(Math.min(end, this.#unpacked + PIECE));
      while (this.#unpacked < end && performance.now() - begun < TURN);
      if (this.#unpacked < end) await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** @param {number} end */
  #unpackTo(end) {
    this.#unpacker.unpack(end);
    this.#unpacked = Math.max(this.#unpacked, end);
  }

  /** @param {string} name */
  #placeOf(name) {
    const place = this.#places.get(name);
    if (!place) throw new Error(`no file ${name}`);
    return place;
  }
}
