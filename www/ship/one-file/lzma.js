/**
 * Unpacks LZMA, which makes WebAssembly a quarter smaller than gzip does, and which no browser can unpack. The format
 * is that of `.lzma` files with their length in the head; see the LZMA specification of Igor Pavlov's LZMA SDK.
 */

/** Bytes of the head: properties, size of the dictionary, length. */
const HEAD = 13;

/** Where each group of probabilities begins. A probability is in 2048ths, that of a 0. */
const STATES = 12;
const POSITIONS = 16;
const IS_MATCH = 0;
const IS_REPEAT = IS_MATCH + STATES * POSITIONS;
const IS_OLDER = IS_REPEAT + STATES;
const IS_THIRD = IS_OLDER + STATES;
const IS_FOURTH = IS_THIRD + STATES;
const IS_LONG = IS_FOURTH + STATES;
const SLOTS = IS_LONG + STATES * POSITIONS;
const DISTANCES = SLOTS + 4 * 64;
const ALIGNED = DISTANCES + 115;
const LENGTHS = ALIGNED + 16;
const REPEATED_LENGTHS = LENGTHS + 2 + 2 * POSITIONS * 8 + 256;
const LITERALS = REPEATED_LENGTHS + (REPEATED_LENGTHS - LENGTHS);

/**
 * @param {Uint8Array} packed
 * @returns {{ bytes: Uint8Array<ArrayBuffer>, unpack: (end: number) => void }} what is unpacked so far, and what goes on until at
 *   least so many bytes are; that throws if it sees that the data are damaged
 */
export function createUnpacker(packed) {
  const literalBits = packed[0] % 9;
  const literalMask = (1 << (Math.floor(packed[0] / 9) % 5)) - 1;
  const positionMask = (1 << Math.floor(packed[0] / 45)) - 1;
  const bytes = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(5, true));
  const chances = new Uint16Array(LITERALS + (literalMask + 1) * (0x300 << literalBits)).fill(1024);
  let position = 0;
  let state = 0;
  /** The last four distances, less one. */
  let [near, second, third, fourth] = [0, 0, 0, 0];

  // The range coder. Its first byte is 0.
  let next = HEAD + 1;
  let range = 2 ** 32 - 1;
  let code = 0;
  for (let i = 0; i < 4; i++) code = code * 256 + packed[next++];

  function refill() {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + packed[next++];
  }

  /** @param {number} at @returns {number} */
  function bit(at) {
    const chance = chances[at];
    const bound = (range >>> 11) * chance;
    const is1 = code >= bound;
    if (is1) {
      range -= bound;
      code -= bound;
      chances[at] -= chance >> 5;
    } else {
      range = bound;
      chances[at] += (2048 - chance) >> 5;
    }
    refill();
    return is1 ? 1 : 0;
  }

  /** So many bits, the highest first; each chance depends on the bits before. @param {number} at @param {number} count */
  function bits(at, count) {
    let node = 1;
    for (let i = 0; i < count; i++) node = node * 2 + bit(at + node);
    return node - (1 << count);
  }

  /** The same, the lowest first. @param {number} at @param {number} count */
  function bitsReversed(at, count) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const one = bit(at + node);
      node = node * 2 + one;
      value += one << i;
    }
    return value;
  }

  /** Bits that are as likely 0 as 1. @param {number} count */
  function evenBits(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      range = Math.floor(range / 2);
      const is1 = code >= range;
      if (is1) code -= range;
      value = value * 2 + (is1 ? 1 : 0);
      refill();
    }
    return value;
  }

  /** @param {number} at @param {number} place */
  function length(at, place) {
    if (bit(at) === 0) return 2 + bits(at + 2 + place * 8, 3);
    if (bit(at + 1) === 0) return 10 + bits(at + 2 + (POSITIONS + place) * 8, 3);
    return 18 + bits(at + 2 + 2 * POSITIONS * 8, 8);
  }

  /** @param {number} length of the match */
  function distance(length) {
    const slot = bits(SLOTS + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) * 2 ** count;
    if (slot < 14) return base + bitsReversed(DISTANCES + base - slot, count);
    return base + evenBits(count - 4) * 16 + bitsReversed(ALIGNED, 4);
  }

  function literal() {
    const before = position > 0 ? bytes[position - 1] : 0;
    const context = ((position & literalMask) << literalBits) + (before >> (8 - literalBits));
    const at = LITERALS + 0x300 * context;
    let node = 1;
    if (state >= 7) {
      // After a match comes most likely not what would have gone on with it.
      let expected = bytes[position - near - 1];
      let isAsExpected = true;
      while (isAsExpected && node < 256) {
        const guess = expected >> 7;
        expected = (expected << 1) & 255;
        const one = bit(at + 256 * (1 + guess) + node);
        node = node * 2 + one;
        isAsExpected = one === guess;
      }
    }
    while (node < 256) node = node * 2 + bit(at + node);
    bytes[position++] = node;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** One of the distances before the last comes again, and is the last then. */
  function recall() {
    let found = second;
    if (bit(IS_THIRD + state) === 1) {
      found = third;
      if (bit(IS_FOURTH + state) === 1) {
        found = fourth;
        fourth = third;
      }
      third = second;
    }
    second = near;
    near = found;
  }

  /** What stands already further up comes again. @param {number} place */
  function match(place) {
    const isAfterLiteral = state < 7;
    if (bit(IS_REPEAT + state) === 0) {
      const count = length(LENGTHS, place);
      [fourth, third, second, near] = [third, second, near, distance(count)];
      state = isAfterLiteral ? 7 : 10;
      return copy(count);
    }
    if (bit(IS_OLDER + state) === 1) recall();
    else if (bit(IS_LONG + state * POSITIONS + place) === 0) {
      state = isAfterLiteral ? 9 : 11;
      return copy(1);
    }
    const count = length(REPEATED_LENGTHS, place);
    state = isAfterLiteral ? 8 : 11;
    copy(count);
  }

  /** @param {number} count */
  function copy(count) {
    if (near >= position || position + count > bytes.length) throw new Error("the file is damaged");
    for (let i = 0; i < count; i++, position++) bytes[position] = bytes[position - near - 1];
  }

  return {
    bytes,
    unpack(end) {
      while (position < end) {
        const place = position & positionMask;
        if (bit(IS_MATCH + state * POSITIONS + place) === 0) literal();
        else match(place);
      }
      if (next > packed.length) throw new Error("the file is cut off");
    },
  };
}
