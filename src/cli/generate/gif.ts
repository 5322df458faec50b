import type { Shades } from '../../board/index.ts';
import { MOST_PIXELS, shadesFrom } from './raster.ts';

/* Reads the first picture of a GIF, with its own palette or that of the file, interlaced or not. */

export const isGif = (bytes: Buffer): boolean => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));

const EXTENSION = 0x21;
const CONTROL = 0xf9;
const IMAGE = 0x2c;
/** First line and step of the four passes of an interlaced picture. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** How dark each pixel is. Throws an Error that says what is wrong with the file. */
export function readGif(bytes: Buffer): Shades {
  const reader = new Reader(bytes);
  reader.at = 6;
  const [width, height] = [reader.short(), reader.short()];
  if (width < 1 || height < 1 || width * height > MOST_PIXELS)
    throw new Error(`expected 1 to ${MOST_PIXELS} pixels, got ${width} x ${height}`);
  const flags = reader.byte();
  reader.at += 2;
  let palette = flags & 0x80 ? reader.take(3 << ((flags & 7) + 1)) : undefined;
  let transparent = -1;
  for (;;) {
    const block = reader.byte();
    if (block === IMAGE) break;
    if (block !== EXTENSION) throw new Error('it has no picture');
    const control = reader.byte() === CONTROL;
    for (let part = reader.block(); part.length > 0; part = reader.block()) {
      if (control && part.length >= 4 && part[0]! & 1) transparent = part[3]!;
    }
  }
  const [left, top, columns, rows] = [reader.short(), reader.short(), reader.short(), reader.short()];
  if (columns < 1 || rows < 1 || left + columns > width || top + rows > height)
    throw new Error('its first picture does not fit into it');
  const own = reader.byte();
  if (own & 0x80) palette = reader.take(3 << ((own & 7) + 1));
  if (!palette) throw new Error('it has no palette');
  const { shades, put } = shadesFrom({
    width,
    height,
    most: 255,
    colourOf: (pixel) => {
      const at = 3 * pixel[0]!;
      return [
        palette[at] ?? 0,
        palette[at + 1] ?? 0,
        palette[at + 2] ?? 0,
        pixel[0] === transparent ? 0 : 255,
      ];
    },
  });
  const lines =
    own & 0x40 ? PASSES.flatMap(([first, step]) => linesFrom(first, step, rows)) : linesFrom(0, 1, rows);
  const indices = decompressed(reader, columns * rows);
  for (let at = 0; at < columns * rows; at++) {
    put(left + (at % columns), top + lines[Math.floor(at / columns)]!, indices.subarray(at, at + 1));
  }
  return shades;
}

const linesFrom = (first: number, step: number, rows: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((rows - first) / step)) }, (_, at) => first + at * step);

const LONGEST_CODE = 12;

/** Variable-length codes of Lempel, Ziv and Welch, least significant bits first. */
function decompressed(reader: Reader, count: number): Uint8Array {
  const least = reader.byte();
  if (least < 2 || least > 8) throw new Error(`expected codes of 2 to 8 bits, got ${least}`);
  const parts: Buffer[] = [];
  for (let part = reader.block(); part.length > 0; part = reader.block()) parts.push(part);
  const bytes = Buffer.concat(parts);
  const clear = 1 << least;
  const out = new Uint8Array(count);
  // A code stands for the text of an earlier code and one letter more.
  const before = new Uint16Array(1 << LONGEST_CODE);
  const letter = new Uint8Array(1 << LONGEST_CODE);
  for (let code = 0; code < clear; code++) letter[code] = code;
  const text = new Uint8Array(1 << LONGEST_CODE);
  let [next, size, last, first] = [clear + 2, least + 1, -1, 0];
  let [written, bits, held] = [0, 0, 0];
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size && written < count) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === clear) {
        [next, size, last] = [clear + 2, least + 1, -1];
        continue;
      }
      if (code === clear + 1) return complete(out, written);
      if (code > next || (code === next && last < 0)) throw new Error('its data is broken');
      let length = 0;
      let at = code;
      if (code === next) {
        text[length++] = first;
        at = last;
      }
      for (; at >= clear; at = before[at]!) {
        if (length >= text.length - 1) throw new Error('its data is broken');
        text[length++] = letter[at]!;
      }
      first = at;
      text[length++] = first;
      while (length > 0 && written < count) out[written++] = text[--length]!;
      if (last >= 0 && next < 1 << LONGEST_CODE) {
        before[next] = last;
        letter[next++] = first;
        if (next === 1 << size && size < LONGEST_CODE) size++;
      }
      last = code;
    }
  }
  return complete(out, written);
}

function complete(out: Uint8Array, written: number): Uint8Array {
  if (written < out.length) throw new Error('its data ends too early');
  return out;
}

class Reader {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  short(): number {
    return this.take(2).readUInt16LE(0);
  }

  take(length: number): Buffer {
    if (this.at + length > this.#bytes.length) throw new Error('its data ends too early');
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  /** Bytes after their number; none at the end. */
  block(): Buffer {
    return this.take(this.byte());
  }
}
