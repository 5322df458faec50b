import type { Random } from './random.ts';

/** A GIF of random pixels in four colours; its codes all have three bits, for it clears the table before it grows. */
export function plainGif(width: number, height: number, random: Random, interlaced = false): Buffer {
  const pixels = Array.from({ length: width * height }, () => random.below(4));
  return gifOf(width, height, pixels, interlaced);
}

/** A GIF of these pixels, numbers of white, light, dark and black. */
export function gifOf(width: number, height: number, pixels: readonly number[], interlaced = false): Buffer {
  const bits: number[] = [];
  const code = (value: number): void => {
    for (let bit = 0; bit < 3; bit++) bits.push((value >> bit) & 1);
  };
  for (const [at, pixel] of pixels.entries()) {
    if (at % 2 === 0) code(4);
    code(pixel);
  }
  code(5);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    bytes.push(bits.slice(at, at + 8).reduce((sum, bit, place) => sum | (bit << place), 0));
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    blocks.push(part.length, ...part);
  }
  const short = (value: number): number[] => [value & 255, value >> 8];
  const palette = [255, 170, 85, 0].flatMap((grey) => [grey, grey, grey]);
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...short(width),
    ...short(height),
    ...[0x81, 0, 0],
    ...palette,
    0x2c,
    ...short(0),
    ...short(0),
    ...short(width),
    ...short(height),
    interlaced ? 0x40 : 0,
    2,
    ...blocks,
    ...[0, 0x3b],
  ]);
}
