import { deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { chunk, data, header, png } from '../../../test/png.ts';
import { UsageError } from '../errors.ts';
import { shadesIn } from './picture-file.ts';

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
