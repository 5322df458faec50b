/** Mutated pictures are read or refused: no other error, no hang, no great memory. CALCADA_LONG tries 20,000 of each kind. */
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { plainGif } from '../../../test/gif.ts';
import { chunk, data, header, png } from '../../../test/png.ts';
import { Random, seed } from '../../../test/random.ts';
import { UsageError } from '../terminal/errors.ts';
import { shadesIn } from './picture-file.ts';

const TIMES = process.env['CALCADA_LONG'] ? 20_000 : 1000;
/** Megabytes that all of them together may need. */
const MEMORY = 300;

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const KINDS = [
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
] as const;

/** Every kind of PNG, with small sides and any filters. */
function pngs(random: Random): Buffer[] {
  return KINDS.flatMap(([kind, depths]) =>
    depths.map((depth) => {
      const [width, height] = [1 + random.below(30), 1 + random.below(30)];
      const stride = Math.ceil((width * SAMPLES[kind]! * depth) / 8);
      const line = () => [random.below(5), ...Array.from({ length: stride }, () => random.below(256))];
      const palette = Uint8Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, () => random.below(256));
      return png(
        header(width, height, depth, kind),
        ...(kind === 3 ? [chunk('PLTE', palette)] : []),
        ...(kind === 4 || kind === 6 ? [] : [chunk('tRNS', Uint8Array.from([0, 7, 0, 1, 0, 2]))]),
        data(...Array.from({ length: height }, line).flat()),
      );
    }),
  );
}

function jpegs(random: Random): Buffer[] {
  return Array.from({ length: 12 }, (_, at) => {
    const [width, height] = [1 + random.below(40), 1 + random.below(40)];
    const pixels = Buffer.from(Array.from({ length: 4 * width * height }, () => random.below(256)));
    const picture = Buffer.from(jpeg.encode({ width, height, data: pixels }, 1 + random.below(100)).data);
    // Some say that they are progressive, which they are not.
    if (at % 3 === 0) picture[picture.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc2;
    return picture;
  });
}

/** GIF pictures whose codes all have the same length, as a writer that never learns would write them. */
function gifs(random: Random): Buffer[] {
  return Array.from({ length: 12 }, (_, at) =>
    plainGif(1 + random.below(30), 1 + random.below(30), random, at % 2 === 1),
  );
}

function netpbms(random: Random): Buffer[] {
  return [1, 2, 3, 4, 5, 6].map((kind) => {
    const [width, height] = [1 + random.below(30), 1 + random.below(30)];
    const head = `P${kind}\n# made\n${width} ${height}\n${kind % 3 === 1 ? '' : '255\n'}`;
    const samples = width * height * (kind % 3 === 0 ? 3 : 1);
    const values = Array.from({ length: samples }, () => random.below(kind % 3 === 1 ? 2 : 256));
    if (kind <= 3) return Buffer.from(`${head}${values.join(' ')}\n`);
    const bytes = kind === 4 ? Math.ceil(width / 8) * height : samples;
    return Buffer.concat([
      Buffer.from(head),
      Buffer.from(Array.from({ length: bytes }, () => random.below(256))),
    ]);
  });
}

/** Bytes changed, cut off, doubled, left out or put in from another picture; or a number made large. */
function mutant(pictures: readonly Buffer[], random: Random): Buffer {
  let bytes = Buffer.from(random.pick(pictures));
  for (let change = random.below(4); change >= 0; change--) {
    const at = random.below(bytes.length);
    const length = 1 + random.below(40);
    switch (random.below(8)) {
      case 0:
        bytes = bytes.subarray(0, Math.max(9, at));
        break;
      case 1:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
        break;
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, Math.max(9, at)), bytes.subarray(at + length)]);
        break;
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), random.pick(pictures).subarray(at)]);
        break;
      case 4:
        // Sizes and lengths are at the beginning.
        bytes.subarray(8 + random.below(24), 12 + random.below(24)).fill(random.pick([0, 1, 0x7f, 0xff]));
        break;
      default:
        bytes[at] = random.below(256);
    }
    bytes = Buffer.from(bytes);
    // What does not begin as a picture is read as text, and no concern of this test.
    random.pick(pictures).copy(bytes, 0, 0, 8);
  }
  return bytes;
}

describe.each([
  ['PNG', pngs],
  ['JPEG', jpegs],
  ['GIF', gifs],
  ['PBM, PGM and PPM', netpbms],
])('%s', (_, make) => {
  test(`${TIMES} mutants are read or refused (seed ${seed})`, { timeout: 3_600_000 }, async () => {
    const random = new Random(seed);
    const pictures = make(random);
    for (const picture of pictures.filter((one) => !one.includes(Buffer.from([0xff, 0xc2]))))
      await expect(shadesIn('x', picture)).resolves.toBeDefined();
    const before = process.memoryUsage().rss;
    const found = { read: 0, refused: 0 };
    for (let time = 0; time < TIMES; time++) {
      const bytes = mutant(pictures, random);
      try {
        const { width, height, darkness } = await shadesIn('x', bytes);
        expect(darkness.length).toBe(width * height);
        found.read++;
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        expect(error.message).not.toMatch(/undefined|NaN|is not a/);
        found.refused++;
      }
    }
    expect(Math.min(found.read, found.refused)).toBeGreaterThan(TIMES / 50);
    const most = process.resourceUsage().maxRSS * 1024;
    console.log(
      `${found.read} read, ${found.refused} refused, ${Math.round((most - before) / 1e6)} MB more at the most`,
    );
    expect(most - before).toBeLessThan(MEMORY * 1e6);
  });
});
