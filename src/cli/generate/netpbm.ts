import type { Shades } from '../../board/index.ts';
import { MOST_PIXELS, shadesFrom } from './raster.ts';

/*
 * Reads the plain pictures of Netpbm: PBM (black and white), PGM (grey) and PPM (colours), as text (P1 to P3) or as
 * bytes (P4 to P6).
 */

export const isNetpbm = (bytes: Buffer): boolean => /^P[1-6][\s#]/.test(bytes.toString('latin1', 0, 3));

/** How dark each pixel is. Throws an Error that says what is wrong with the file. */
export function readNetpbm(bytes: Buffer): Shades {
  const kind = bytes[1]! - 48;
  const reader = new Numbers(bytes);
  const width = reader.next('the width');
  const height = reader.next('the height');
  const bits = kind === 1 || kind === 4;
  const most = bits ? 1 : reader.next('the greatest value');
  if (width < 1 || height < 1 || width * height > MOST_PIXELS)
    throw new Error(`expected 1 to ${MOST_PIXELS} pixels, got ${width} x ${height}`);
  if (most < 1 || most > 65_535) throw new Error(`expected a greatest value from 1 to 65535, got ${most}`);
  const samples = kind % 3 === 0 ? 3 : 1;
  const { shades, put } = shadesFrom({
    width,
    height,
    most,
    // In a bitmap a 1 is black; elsewhere it is light.
    colourOf: ([red = 0, green = red, blue = red]: ArrayLike<number> & Iterable<number>) =>
      bits ? [1 - red, 1 - red, 1 - red, most] : [red, green, blue, most],
  });
  const sample = kind <= 3 ? () => reader.next('a value', bits) : bytesFrom(reader, bits, width, most);
  for (let at = 0; at < width * height; at++) {
    const pixel = Array.from({ length: samples }, () => Math.min(most, sample(at % width)));
    put(at % width, Math.floor(at / width), pixel);
  }
  return shades;
}

/** Samples of one or two bytes, or bits in rows of whole bytes. */
function bytesFrom({ bytes, at: header }: Numbers, bits: boolean, width: number, most: number) {
  // One blank ends the header.
  let at = header + 1;
  let row = -1;
  const read = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw new Error('its data ends too early');
    return value;
  };
  if (!bits) return () => (most > 255 ? read() * 256 + read() : read());
  let byte = 0;
  return (column: number): number => {
    if (column === 0) row++;
    if (column % 8 === 0) {
      at = header + 1 + row * Math.ceil(width / 8) + column / 8;
      byte = read();
    }
    return (byte >> (7 - (column % 8))) & 1;
  };
}

/** Numbers with blanks and comments between them. */
class Numbers {
  readonly bytes: Buffer;
  at = 2;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** `digit`: the digits of a bitmap need no blanks between them. */
  next(what: string, digit = false): number {
    for (;;) {
      const code = this.bytes[this.at];
      if (code === HASH) while (this.at < this.bytes.length && this.bytes[this.at] !== NEWLINE) this.at++;
      else if (code === undefined || code > SPACE) break;
      this.at++;
    }
    let value = 0;
    let digits = 0;
    for (; digits < (digit ? 1 : 9); digits++) {
      const figure = (this.bytes[this.at] ?? 0) - ZERO;
      if (figure < 0 || figure > 9) break;
      value = value * 10 + figure;
      this.at++;
    }
    if (digits === 0) throw new Error(`expected ${what}, a number`);
    return value;
  }
}

const [NEWLINE, SPACE, HASH, ZERO] = [10, 32, 35, 48];
