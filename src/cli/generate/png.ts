import { inflateSync } from 'node:zlib';
import type { Shades } from '../../board/index.ts';
import { MOST_PIXELS, type Raster, shadesFrom } from './raster.ts';

/*
 * Reads PNG pictures of every kind: 1 to 16 bits, grey, colour or palette, with or without transparency, interlaced or
 * not. The header is read once, and limits what is inflated.
 */

/** What the header says, checked. */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly kind: number;
  readonly interlaced: boolean;
}

/** Samples of a pixel and the bit depths allowed, by kind of colour. */
const KINDS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;

/** The seven passes of an interlaced picture: first column and row, and the steps from there. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** The most that its data may inflate to. */
const MOST_BYTES = 128_000_000;

export const isPng = (bytes: Buffer): boolean =>
  bytes.length > 8 && bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a;

/** How dark each pixel is. Throws an Error that says what is wrong with the file. */
export function readPng(bytes: Buffer): Shades {
  const { header, palette, transparency, data } = chunksOf(bytes);
  const { width, height, depth, kind } = header;
  const { samples } = KINDS[kind]!;
  const passes = (header.interlaced ? PASSES : WHOLE).map(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    const stride = Math.ceil((columns * samples * depth) / 8);
    return { left, top, across, down, columns, rows, stride, size: columns > 0 ? rows * (stride + 1) : 0 };
  });
  const size = passes.reduce((sum, pass) => sum + pass.size, 0);
  if (size > MOST_BYTES) throw new Error(`expected at most ${MOST_BYTES} bytes of pixels, got ${size}`);
  // What comes after the last pixel is never inflated.
  const raw = inflate(data, size);

  const raster: Raster = {
    width,
    height,
    most: kind === PALETTE ? 255 : 2 ** depth - 1,
    ...layoutOf(header, palette, transparency),
  };
  const shades = shadesFrom(raster);
  const pixel = new Uint16Array(samples);
  let start = 0;
  for (const { left, top, across, down, columns, rows, stride, size: length } of passes) {
    if (length === 0) continue;
    unfilter(raw.subarray(start, start + length), stride, Math.max(1, (samples * depth) >> 3));
    for (let row = 0; row < rows; row++) {
      const line = start + row * (stride + 1) + 1;
      for (let column = 0; column < columns; column++) {
        for (let sample = 0; sample < samples; sample++) {
          pixel[sample] = sampleAt(raw, line, column * samples + sample, depth);
        }
        shades.put(left + column * across, top + row * down, pixel);
      }
    }
    start += length;
  }
  return shades.shades;
}

interface Chunks {
  readonly header: Header;
  readonly palette: Buffer | undefined;
  readonly transparency: Buffer | undefined;
  readonly data: Buffer;
}

function chunksOf(bytes: Buffer): Chunks {
  let header: Header | undefined;
  let palette: Buffer | undefined;
  let transparency: Buffer | undefined;
  const data: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    at += length + 12;
    if (!header && name !== 'IHDR') throw new Error('expected a header first');
    if (name === 'IHDR') {
      if (header) throw new Error('expected one header, got two');
      header = headerOf(body);
    } else if (name === 'PLTE') palette = body;
    else if (name === 'tRNS') transparency = body;
    else if (name === 'IDAT') data.push(body);
    else if (name === 'IEND') break;
  }
  if (!header) throw new Error('expected a header, got none');
  if (header.kind === PALETTE && !palette) throw new Error('expected a palette, got none');
  return { header, palette, transparency, data: Buffer.concat(data) };
}

function headerOf(body: Buffer): Header {
  if (body.length < 13) throw new Error('the header is cut off');
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  const [depth, kind, interlace] = [body[8]!, body[9]!, body[12]!];
  if (width === 0 || height === 0) throw new Error('it has no pixels');
  if (width * height > MOST_PIXELS)
    throw new Error(`too many pixels: expected at most ${MOST_PIXELS}, got ${width * height}`);
  if (!KINDS[kind]?.depths.includes(depth)) throw new Error(`unknown kind of colour: ${kind}, ${depth} bits`);
  return { width, height, depth, kind, interlaced: interlace === 1 };
}

function inflate(data: Buffer, size: number): Buffer {
  let raw: Buffer;
  try {
    // One byte more than is needed: a longer stream is refused by the limit, not inflated.
    raw = inflateSync(data, { maxOutputLength: size + 1 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ERR_BUFFER_TOO_LARGE' ? 'its data is longer than its size allows' : message);
  }
  if (raw.length !== size) throw new Error(`expected ${size} bytes of pixels, got ${raw.length}`);
  return raw;
}

/** What the samples of a pixel mean. */
function layoutOf(
  { kind, depth }: Header,
  palette: Buffer | undefined,
  transparency: Buffer | undefined,
): Pick<Raster, 'colourOf'> {
  const entry = (index: number): readonly [number, number, number, number] => [
    palette?.[3 * index] ?? 0,
    palette?.[3 * index + 1] ?? 0,
    palette?.[3 * index + 2] ?? 0,
    transparency?.[index] ?? 255,
  ];
  const most = 2 ** depth - 1;
  const hidden = kind < PALETTE && transparency ? wordsOf(transparency) : undefined;
  const cover = (pixel: ArrayLike<number>): number =>
    hidden?.every((word, at) => word === pixel[at]) ? 0 : most;
  switch (kind) {
    case PALETTE:
      return { colourOf: (pixel) => entry(pixel[0]!) };
    case 0:
      return { colourOf: (pixel) => [pixel[0]!, pixel[0]!, pixel[0]!, cover(pixel)] };
    case 2:
      return { colourOf: (pixel) => [pixel[0]!, pixel[1]!, pixel[2]!, cover(pixel)] };
    case 4:
      return { colourOf: (pixel) => [pixel[0]!, pixel[0]!, pixel[0]!, pixel[1]!] };
    default:
      return { colourOf: (pixel) => [pixel[0]!, pixel[1]!, pixel[2]!, pixel[3]!] };
  }
}

function wordsOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readUInt16BE(2 * at));
}

function sampleAt(raw: Buffer, line: number, index: number, depth: number): number {
  if (depth === 8) return raw[line + index]!;
  if (depth === 16) return raw[line + 2 * index]! * 256 + raw[line + 2 * index + 1]!;
  const bit = index * depth;
  return (raw[line + (bit >> 3)]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** Undoes the filter that each line begins with; `step` is how many bytes a pixel takes. */
function unfilter(raw: Buffer, stride: number, step: number): void {
  for (let line = 0; line < raw.length; line += stride + 1) {
    const filter = raw[line]!;
    if (filter > 4) throw new Error(`unknown filter ${filter}`);
    if (filter === 0) continue;
    const first = line === 0;
    for (let at = line + 1; at <= line + stride; at++) {
      const left = at - step > line ? raw[at - step]! : 0;
      const above = first ? 0 : raw[at - stride - 1]!;
      const corner = first || at - step <= line ? 0 : raw[at - stride - 1 - step]!;
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? above
            : filter === 3
              ? (left + above) >> 1
              : paeth(left, above, corner);
      raw[at] = raw[at]! + guess;
    }
  }
}

/** Of three neighbours, the one nearest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
