/*
 * Deflate without a frame around it (RFC 1951), as some addresses hold their text. Platforms have it too, but only in
 * answers that come later, and formats answer at once.
 */

/** The bits that follow the symbol of a length or a distance, and the least that each symbol stands for. */
const LENGTH_BITS = Array.from({ length: 28 }, (_, symbol) => Math.max(0, (symbol >> 2) - 1));
const DISTANCE_BITS = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
const leasts = (bits: readonly number[], first: number): number[] => {
  let next = first;
  return bits.map((each) => {
    const least = next;
    next += 1 << each;
    return least;
  });
};
const LENGTHS = leasts(LENGTH_BITS, 3);
const DISTANCES = leasts(DISTANCE_BITS, 1);
// The greatest length has a symbol of its own, without bits.
LENGTHS.push(258);
LENGTH_BITS.push(0);
/** The order in which a block tells the lengths of the codes for lengths of codes. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;
const LONGEST_CODE = 15;

/** How long the fixed codes are. */
const FIXED = [
  ...new Array<number>(144).fill(8),
  ...new Array<number>(112).fill(9),
  ...new Array<number>(24).fill(7),
  ...new Array<number>(8).fill(8),
];
const FIXED_DISTANCES = new Array<number>(30).fill(5);

/** How many codes there are of each length, and the symbols in the order of their codes. */
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codesOf(lengths: readonly number[]): Codes | undefined {
  const counts = new Array<number>(LONGEST_CODE + 1).fill(0);
  for (const length of lengths) if (length > 0) counts[length]!++;
  let room = 1;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    room = 2 * room - counts[length]!;
    if (room < 0) return undefined;
  }
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol]! > 0);
  symbols.sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  return { counts, symbols };
}

/** Thrown and caught in this file. */
class Damaged extends Error {}

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): number {
    while (this.#count < count) {
      if (this.#at === this.#bytes.length) throw new Damaged();
      this.#held |= this.#bytes[this.#at++]! << this.#count;
      this.#count += 8;
    }
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return value;
  }

  symbol({ counts, symbols }: Codes): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= LONGEST_CODE; length++) {
      code |= this.take(1);
      const count = counts[length]!;
      if (code - first < count) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Damaged();
  }

  skipToByte(): void {
    this.#held = 0;
    this.#count = 0;
  }
}

/** Makes the bytes out of their short form; undefined if it is damaged or makes more than this many. */
export function inflateRaw(bytes: Uint8Array, most: number): Uint8Array | undefined {
  try {
    return inflated(new Bits(bytes), most);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

function inflated(bits: Bits, most: number): Uint8Array {
  let made = new Uint8Array(Math.min(most, 1 << 16));
  let size = 0;
  const put = (byte: number): void => {
    if (size === most) throw new Damaged();
    if (size === made.length) {
      const larger = new Uint8Array(Math.min(most, 2 * size));
      larger.set(made);
      made = larger;
    }
    made[size++] = byte;
  };
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) {
      bits.skipToByte();
      const length = bits.take(16);
      if ((length ^ bits.take(16)) !== 0xffff) throw new Damaged();
      for (let left = length; left > 0; left--) put(bits.take(8));
      continue;
    }
    const [literals, distances] = kind === 1 ? [FIXED, FIXED_DISTANCES] : kind === 2 ? toldCodes(bits) : [];
    const symbols = literals && codesOf(literals);
    const ways = distances && codesOf(distances);
    if (!symbols || !ways) throw new Damaged();
    for (let symbol = bits.symbol(symbols); symbol !== END; symbol = bits.symbol(symbols)) {
      if (symbol < END) {
        put(symbol);
        continue;
      }
      const at = symbol - END - 1;
      if (at >= LENGTHS.length) throw new Damaged();
      const length = LENGTHS[at]! + bits.take(LENGTH_BITS[at]!);
      const way = bits.symbol(ways);
      if (way >= DISTANCES.length) throw new Damaged();
      const distance = DISTANCES[way]! + bits.take(DISTANCE_BITS[way]!);
      if (distance > size) throw new Damaged();
      for (let left = length; left > 0; left--) put(made[size - distance]!);
    }
  }
  return made.subarray(0, size);
}

/** The lengths of the codes that a block brings with it. */
function toldCodes(bits: Bits): [literals: number[], distances: number[]] {
  const literals = 257 + bits.take(5);
  const distances = 1 + bits.take(5);
  const told = new Array<number>(ORDER.length).fill(0);
  for (let left = 4 + bits.take(4), at = 0; at < left; at++) told[ORDER[at]!] = bits.take(3);
  const codes = codesOf(told);
  if (!codes) throw new Damaged();
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(codes);
    if (symbol < 16) lengths.push(symbol);
    else {
      const last = lengths.at(-1);
      if (symbol === 16 && last === undefined) throw new Damaged();
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
      for (let left = times; left > 0; left--) lengths.push(symbol === 16 ? last! : 0);
    }
  }
  if (lengths.length > literals + distances) throw new Damaged();
  return [lengths.slice(0, literals), lengths.slice(literals)];
}

const WINDOW = 32_768;
const LONGEST = 258;
const SHORTEST = 3;
/** Earlier places with the same three bytes that are looked at. */
const TRIED = 32;

/** A short form of these bytes: what came before is referred to, in the fixed codes. */
export function deflateRaw(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let held = 0;
  let count = 0;
  const put = (value: number, bits: number): void => {
    held |= value << count;
    count += bits;
    for (; count >= 8; count -= 8, held >>>= 8) out.push(held & 255);
  };
  const symbol = (code: { readonly bits: number; readonly length: number }): void =>
    put(code.bits, code.length);
  put(1, 1);
  put(1, 2);
  /** By the three bytes there: the last place; and from each place, the one before it with the same. */
  const last = new Map<number, number>();
  const before = new Int32Array(bytes.length).fill(-1);
  const remember = (at: number): void => {
    if (at + SHORTEST > bytes.length) return;
    const key = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    before[at] = last.get(key) ?? -1;
    last.set(key, at);
  };
  for (let at = 0; at < bytes.length; ) {
    remember(at);
    let [length, distance] = [1, 0];
    for (let from = before[at]!, tried = 0; from >= 0 && tried < TRIED && at - from <= WINDOW; tried++) {
      let same = 0;
      while (same < LONGEST && at + same < bytes.length && bytes[from + same] === bytes[at + same]) same++;
      if (same > length) [length, distance] = [same, at - from];
      from = before[from]!;
    }
    if (length < SHORTEST) {
      symbol(FIXED_CODES[bytes[at]!]!);
      at++;
      continue;
    }
    const step = LENGTHS.findLastIndex((base) => base <= length);
    symbol(FIXED_CODES[END + 1 + step]!);
    put(length - LENGTHS[step]!, LENGTH_BITS[step]!);
    const way = DISTANCES.findLastIndex((base) => base <= distance);
    put(reversed(way, 5), 5);
    put(distance - DISTANCES[way]!, DISTANCE_BITS[way]!);
    for (let next = at + 1; next < at + length; next++) remember(next);
    at += length;
  }
  symbol(FIXED_CODES[END]!);
  put(0, 7);
  return Uint8Array.from(out);
}

const reversed = (code: number, length: number): number => {
  let bits = 0;
  for (let at = 0; at < length; at++) bits |= ((code >> at) & 1) << (length - 1 - at);
  return bits;
};

/** The fixed code of each symbol, with its first bit lowest. */
const FIXED_CODES = FIXED.map((length, symbol) => {
  const code =
    length === 7
      ? symbol - 256
      : length === 9
        ? symbol - 144 + 0b110010000
        : symbol < 144
          ? symbol + 0b00110000
          : symbol - 280 + 0b11000000;
  return { bits: reversed(code, length), length };
});
