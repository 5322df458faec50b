import { deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { gifOf } from '../../../test/gif.ts';
import { chunk, data, header, png } from '../../../test/png.ts';
import { Scratch } from '../../../test/run-calcada.ts';
import { UsageError } from '../terminal/errors.ts';
import { readPicture, shadesIn } from './picture-file.ts';

const scratch = new Scratch();

const darknessOf = async (bytes: Buffer): Promise<number[]> =>
  Array.from((await shadesIn('x', bytes)).darkness, (shade) => Math.round(shade * 100) / 100);

describe('PNG', () => {
  test.each([1, 2, 4, 8, 16])('grey of %i bits', async (depth) => {
    // Light, dark, light, light: a sample at its most, or at zero.
    const bits = ['1', '0', '1', '1']
      .map((bit) => bit.repeat(depth))
      .join('')
      .padEnd(8, '0');
    const bytes = Array.from({ length: Math.ceil((4 * depth) / 8) }, (_, at) =>
      Number.parseInt(bits.slice(8 * at, 8 * at + 8), 2),
    );
    expect(await darknessOf(png(header(4, 1, depth, 0), data(0, ...bytes)))).toEqual([0, 1, 0, 0]);
  });

  test.each([1, 2, 4, 8])('a palette of %i bits, with transparency', async (depth) => {
    const palette = chunk('PLTE', Uint8Array.from([0, 0, 0, 255, 255, 255, 0, 0, 0]));
    const hidden = chunk('tRNS', Uint8Array.from([255, 255]));
    const line = depth === 8 ? [0, 0, 1] : [0, { 1: 0b01000000, 2: 0b00010000, 4: 0b00000001 }[depth]!];
    expect(await darknessOf(png(header(2, 1, depth, 3), palette, hidden, data(...line)))).toEqual([1, 0]);
  });

  test('interlaced, and every filter', async () => {
    const grey = (row: number, column: number): number => (row * 37 + column * 91) % 256;
    const flat = Array.from({ length: 9 }, (_, row) => [
      0,
      ...Array.from({ length: 5 }, (_, column) => grey(row, column)),
    ]);
    const plain = await darknessOf(png(header(5, 9, 8, 0), data(...flat.flat())));
    const passes = [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ];
    const woven = passes.flatMap(([left = 0, top = 0, across = 1, down = 1]) => {
      const lines: number[] = [];
      for (let row = top; row < 9 && left < 5; row += down) {
        lines.push(0);
        for (let column = left; column < 5; column += across) lines.push(grey(row, column));
      }
      return lines;
    });
    expect(await darknessOf(png(header(5, 9, 8, 0, 1), data(...woven)))).toEqual(plain);
    const pixels = Uint8Array.from({ length: 45 }, (_, at) => grey(Math.floor(at / 5), at % 5));
    expect(await darknessOf(Buffer.from(encode({ width: 5, height: 9, data: pixels, channels: 1 })))).toEqual(
      plain,
    );
    // Filters 1 to 4, applied by hand to the lines in turn.
    const at = (row: number, column: number): number => (row < 0 || column < 0 ? 0 : grey(row, column));
    const filtered = flat.flatMap((_, row) => {
      const filter = row % 5;
      return [
        filter,
        ...Array.from({ length: 5 }, (_, column) => {
          const [left, above, corner] = [at(row, column - 1), at(row - 1, column), at(row - 1, column - 1)];
          const estimate = left + above - corner;
          const nearest = [left, above, corner].reduce((best, one) =>
            Math.abs(one - estimate) < Math.abs(best - estimate) ? one : best,
          );
          const guess = [0, left, above, (left + above) >> 1, nearest][filter]!;
          return (grey(row, column) - guess) & 255;
        }),
      ];
    });
    expect(await darknessOf(png(header(5, 9, 8, 0), data(...filtered)))).toEqual(plain);
  });

  test.each([
    ['two headers', png(header(4, 1, 8, 0), header(40_000, 40_000, 8, 0), data(0, 1, 2, 3, 4))],
    [
      'a small header with huge data',
      png(header(4, 4, 8, 0), chunk('IDAT', deflateSync(Buffer.alloc(300_000_000)))),
    ],
    ['a huge header with little data', png(header(5000, 5000, 8, 0), data(0))],
    ['too many pixels', png(header(6000, 6000, 1, 0), data(0))],
    ['too many bytes', png(header(5000, 5000, 16, 6), data(0))],
    ['no data', png(header(4, 4, 8, 0))],
    ['no header', png(data(0))],
    ['no palette', png(header(4, 4, 8, 3), data(0))],
  ])('%s is refused, and nothing large is made of it', async (_, bytes) => {
    const before = process.memoryUsage().arrayBuffers;
    await expect(shadesIn('x', bytes)).rejects.toThrow(UsageError);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300_000_000);
  });
});

describe('JPEG', () => {
  const square = (side: number): Buffer =>
    Buffer.from(jpeg.encode({ width: side, height: side, data: Buffer.alloc(4 * side * side, 90) }, 50).data);

  test('more pixels than its data can hold are refused', async () => {
    const bomb = square(16);
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(5000, frame + 5);
    bomb.writeUInt16BE(5000, frame + 7);
    await expect(shadesIn('x', bomb)).rejects.toThrow(UsageError);
  });

  test('too many scans are refused', async () => {
    const picture = square(16);
    const scans = Buffer.concat([picture, ...Array<Buffer>(200).fill(Buffer.from([0xff, 0xda, 0, 3, 0]))]);
    await expect(shadesIn('x', scans)).rejects.toThrow('scans');
  });
});

describe('GIF', () => {
  test('codes that grow, as another program has written them', async () => {
    // Ten by ten pixels: red and blue around white.
    const bytes = Buffer.from(
      '4749463839610a000a00910000ffffffff00000000ff00000021f904000000000' +
        '02c000000000a000a000002168c2d99872a1cdc33a00275ec95faa8de608c04914c01003b',
      'hex',
    );
    const [red, blue, white] = [0.79, 0.93, 0];
    const row = (...parts: [number, number][]): number[] =>
      parts.flatMap(([count, shade]) => Array<number>(count).fill(shade));
    const rows = [
      ...Array<number[]>(3).fill(row([5, red], [5, blue])),
      ...Array<number[]>(2).fill(row([3, red], [4, white], [3, blue])),
      ...Array<number[]>(2).fill(row([3, blue], [4, white], [3, red])),
      ...Array<number[]>(3).fill(row([5, blue], [5, red])),
    ];
    expect(await darknessOf(bytes)).toEqual(rows.flat());
  });

  test('interlaced or not', async () => {
    const pixels = Array.from({ length: 5 * 11 }, (_, at) => (at * 7) % 4);
    const order = [0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9];
    const woven = order.flatMap((row) => pixels.slice(5 * row, 5 * row + 5));
    const plain = await darknessOf(gifOf(5, 11, pixels));
    expect(plain).toEqual(pixels.map((pixel) => [0, 0.33, 0.67, 1][pixel]));
    expect(await darknessOf(gifOf(5, 11, woven, true))).toEqual(plain);
  });
});

test('PBM, PGM and PPM, as text and as bytes', async () => {
  const dark = [1, 0, 1, 0, 1, 1, 0, 0, 1, 1];
  const head = (kind: number, most = ''): string => `P${kind} # ten\n10 1${most}\n`;
  expect(await darknessOf(Buffer.from(`${head(1)}${dark.join('')}`))).toEqual(dark);
  expect(await darknessOf(Buffer.from(`${head(1)}${dark.join(' ')}\n`))).toEqual(dark);
  const packed = [0b10101100, 0b11000000];
  expect(await darknessOf(Buffer.concat([Buffer.from(head(4)), Buffer.from(packed)]))).toEqual(dark);
  const grey = dark.map((bit) => (bit ? 0 : 7));
  expect(await darknessOf(Buffer.from(`${head(2, ' 7')}${grey.join(' ')}`))).toEqual(dark);
  expect(await darknessOf(Buffer.concat([Buffer.from(head(5, ' 7')), Buffer.from(grey)]))).toEqual(dark);
  const wide = Buffer.from(grey.flatMap((value) => [value ? 1 : 0, value ? 0xff : 0]));
  expect(await darknessOf(Buffer.concat([Buffer.from(head(5, ' 511')), wide]))).toEqual(dark);
  const colours = grey.flatMap((value) => [value, value, value]);
  expect(await darknessOf(Buffer.from(`${head(3, ' 7')}${colours.join('\n')}`))).toEqual(dark);
  expect(await darknessOf(Buffer.concat([Buffer.from(head(6, ' 7')), Buffer.from(colours)]))).toEqual(dark);
  await expect(shadesIn('x', Buffer.from(head(5, ' 7')))).rejects.toThrow('its data ends too early');
});

test.each([
  ['BMP', `BM${'\x01'.repeat(4)}${'\0'.repeat(8)}`],
  ['WebP', 'RIFF\x01\x01\x01\x01WEBPVP8 '],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is named, not read as text', async (name, begins) => {
  const file = scratch.file(`picture.${name}`, Buffer.from(begins, 'latin1'));
  await expect(readPicture(file, {})).rejects.toThrow(`expected PNG, JPEG, GIF, PBM or text, got ${name}`);
});
