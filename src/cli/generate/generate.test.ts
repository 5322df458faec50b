import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';
import jpeg from 'jpeg-js';
import { describe, expect, test, vi } from 'vitest';
import { sampled } from '../../../test/rounds.ts';
import { run, Scratch } from '../../../test/run-calcada.ts';
import { problemsWith } from '../../generate/index.ts';
import { puzzleById, puzzles } from '../../puzzles/index.ts';

const scratch = new Scratch();

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a text is written from the grid: JSON is not read again', async () => {
  const puzzle = puzzleById('akari')!;
  const read = vi.spyOn(puzzle, 'fromJson');
  const timesRead = async (...format: string[]): Promise<number> => {
    read.mockClear();
    const { out } = await run([
      'generate',
      puzzle.id,
      '--size',
      '4x4',
      '--seed',
      '5',
      '--count',
      '3',
      ...format,
    ]);
    expect(out).toContain('seed');
    return read.mock.calls.length;
  };
  try {
    expect(await timesRead('--format', 'text')).toBe(await timesRead('--jsonl'));
  } finally {
    read.mockRestore();
  }
});

describe.each(sampled(puzzles, 3).map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
  const isSquare = problemsWith(puzzle, { rows: 6, columns: 7, seed: 1 }).length > 0;
  const size = isSquare ? '5x5' : '7x6';
  const asked = [
    'generate',
    id,
    '--size',
    size,
    '--level',
    'normal',
    '--seed',
    '11',
    '--count',
    '3',
    '--jsonl',
  ];
  let made: ReturnType<typeof run> | undefined;
  const boards = async (): Promise<string> => {
    made ??= run(asked);
    return (await made).out;
  };

  test('lines that `check --jsonl` and `grade --jsonl` read, and that hold what they say', async () => {
    const out = await boards();
    const file = scratch.file(`${id}.jsonl`, out);
    const checked = linesOf((await run(['check', '--jsonl', file])).out);
    const graded = linesOf((await run(['grade', '--jsonl', file])).out);
    expect(checked).toHaveLength(3);
    for (const [at, board] of linesOf(out).entries()) {
      expect(checked[at]).toMatchObject({ status: 'unique', solution: board['solution'] });
      expect(graded[at]).toMatchObject({ level: 'normal', score: board['score'] });
    }
  });

  test("a board's seed makes that board again", async () => {
    const last = linesOf(await boards()).at(-1)!;
    const again = await run([
      'generate',
      id,
      '--size',
      size,
      '--level',
      'normal',
      '--jsonl',
      '--seed',
      `${last['seed']}`,
    ]);
    expect(linesOf(again.out)).toEqual([last]);
  });

  test('--prove: a certificate for each board, which is accepted; the boards stay the same', async () => {
    const folder = scratch.path(`proofs-${id}`);
    const wish = ['generate', id, '--size', '5x5', '--seed', '4', '--count', '2', '--jsonl', '-q'];
    const plain = linesOf((await run(wish)).out);
    const { code, out, err } = await run([...wish, '--prove', folder]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const made = linesOf(out);
    expect(made.map(({ certificate: _, ...board }) => board)).toEqual(plain);
    const names = made.flatMap(({ seed }, index) =>
      ['json', 'opb', 'pbp'].map((ends) => `board-${index}-${seed}.${ends}`),
    );
    expect(readdirSync(folder).sort()).toEqual(names.sort());
    for (const [index, { certificate, seed }] of made.entries()) {
      const path = join(folder, `board-${index}-${seed}`);
      expect(certificate).toMatchObject({
        board: `${path}.json`,
        formula: `${path}.opb`,
        proof: `${path}.pbp`,
      });
      const verified = await run(['verify', `${path}.json`, `${path}.pbp`]);
      expect(verified).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    }
    const again = await run(['check', '--jsonl', '-'], { stdin: out });
    expect(linesOf(again.out).map(({ status }) => status)).toEqual(['unique', 'unique']);
  });

  test('text with a remark that is passed over when it is read', async () => {
    const { out } = await run(['generate', id, '--size', '5x5', '--seed', '2']);
    expect(out).toMatch(/% level \w+, score [\d.]+, seed 2\n$/);
    expect((await run(['check', '-'], { stdin: out })).code).toBe(0);
    const ungraded = await run(['generate', id, '--size', '5x5', '--seed', '2', '--no-grade']);
    expect(ungraded).toMatchObject({ code: 0, out: out.replace(/level \w+, score [\d.]+, /, '') });
  });
});

describe('the command', () => {
  test('a level cannot be asked for without a grade', async () => {
    const { code, err } = await run(['generate', puzzles[0]!.id, '--no-grade', '--level', 'hard']);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('--level cannot be used with --no-grade'),
    });
  });

  test('a level that is not possible ends with 4, and without a board', async () => {
    const args = ['generate', puzzles[0]!.id, '--size', '1x1', '--level', 'extreme', '--seed', '5'];
    expect(await run(args)).toMatchObject({
      code: 4,
      out: '',
      err: expect.stringContaining('no board of level extreme found'),
    });
  });

  test.each([
    [['generate']],
    [['generate', 'nonsense']],
    [['generate', 'akari', '--size', '0x3']],
    [['generate', 'akari', '--size', 'ten']],
    [['generate', 'akari', '--level', 'silly']],
    [['generate', 'akari', '--windiness', '0.5']],
    [['generate', 'akari', '--density', '7']],
    [['generate', 'akari', '--size', '3x4', '--symmetry', 'quarter-turn']],
    [['generate', 'akari', '--format', 'runes']],
    [['generate', 'bosnian-road', '--size', '2x9']],
    [['generate', 'bosnian-road', '--format', 'tatham']],
    [['generate', 'akari', '--picture', 'x.txt']],
    [['generate', 'crazy-pavement', '--picture', 'there/is/none.png']],
  ])('%j is refused with a word on stderr', async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/\S/);
  });

  test("the papers' boards say by which method they were made", async () => {
    const { out } = await run(['generate', puzzles[0]!.id, '--method', 'paper', '--jsonl', '--count', '2']);
    for (const board of linesOf(out)) expect(board).toMatchObject({ method: 'paper' });
  });

  test("certificates of the papers' boards, whatever they are", async () => {
    const proved = new Set<boolean>();
    let verified = 0;
    const made = sampled(
      puzzles.filter(({ setter }) => setter.paper),
      2,
    );
    for (const { id } of made) {
      const folder = scratch.path(`proofs-of-papers-${id}`);
      const wish = [id, '--method', 'paper', '--size', '5x5', '--count', '6', '--seed', '1'];
      const { code, out } = await run(['generate', ...wish, '--jsonl', '--prove', folder]);
      expect(code).toBe(0);
      for (const [index, { seed }] of linesOf(out).entries()) {
        const files = readdirSync(folder).filter((file) => file.startsWith(`board-${index}-${seed}.`));
        const asked = files.filter((file) => !file.endsWith('.opb')).map((file) => join(folder, file));
        expect((await run(['verify', ...asked])).out).toMatch(/^verified: /);
        verified++;
        proved.add(asked.length > 1);
      }
    }
    expect(verified).toBe(6 * made.length);
    expect(proved.size).toBe(2);
  });

  test('a certificate that cannot be written ends the command with 5 and one line', async () => {
    const folder = scratch.path('in-the-way');
    const wish = [
      'generate',
      puzzles[0]!.id,
      '--size',
      '4x4',
      '--seed',
      '9',
      '--count',
      '3',
      '--jsonl',
      '-q',
    ];
    const boards = linesOf((await run(wish)).out);
    const taken = join(folder, `board-1-${boards[1]!['seed']}.pbp`);
    mkdirSync(taken, { recursive: true });
    const { code, out, err } = await run([...wish, '--prove', folder]);
    expect({ code, err }).toEqual({ code: 5, err: `error: cannot write to ${taken}: it is a folder\n` });
    expect(linesOf(out)).toHaveLength(1);
    const file = scratch.file('no-folder', '');
    expect(await run([...wish, '--prove', file])).toEqual({
      code: 5,
      out: '',
      err: `error: cannot write to ${file}: it is a file\n`,
    });
  });
});

describe('pictures', () => {
  const drawing = [
    '..####..',
    '.#....#.',
    '#.#..#.#',
    '#......#',
    '#.#..#.#',
    '#..##..#',
    '.#....#.',
    '..####..',
  ];
  const ask = (file: string): string[] => [
    ...['generate', 'dual-clue-cross-a-pix', '--picture', file, '--size', '8x8'],
    ...['--seed', '1', '--jsonl'],
  ];
  const pixels = (channels: number): Uint8Array => {
    const data = new Uint8Array(80 * 80 * channels).fill(255);
    for (let pixel = 0; pixel < 6400; pixel++) {
      const dark = drawing[Math.floor(pixel / 800)]![Math.floor((pixel % 80) / 10)] === '#';
      for (let channel = 0; channel < Math.min(channels, 3); channel++)
        data[pixel * channels + channel] = dark ? 0 : 255;
    }
    return data;
  };
  const solution = drawing.map((row) => row.replaceAll('#', '*'));

  test('typed as text', async () => {
    const file = scratch.file('face.txt', `${drawing.join('\n')}\n`);
    expect(linesOf((await run(ask(file))).out)[0]).toMatchObject({ solution });
  });

  test.each([1, 3, 4])('PNG with %i channels', async (channels) => {
    const file = scratch.file(
      `face-${channels}.png`,
      encode({ width: 80, height: 80, data: pixels(channels), channels }),
    );
    expect(linesOf((await run(ask(file))).out)[0]).toMatchObject({ solution });
  });

  test('JPEG', async () => {
    const { data } = jpeg.encode({ width: 80, height: 80, data: pixels(4) }, 90);
    expect(linesOf((await run(ask(scratch.file('face.jpg', data)))).out)[0]).toMatchObject({ solution });
  });

  test('a broken picture, and one that would unpack to gigabytes, are refused', async () => {
    const broken = encode({ width: 80, height: 80, data: pixels(1), channels: 1 }).slice(0, 60);
    expect(await run(ask(scratch.file('broken.png', broken)))).toMatchObject({ code: 2, out: '' });
    const bomb = Buffer.from(encode({ width: 80, height: 80, data: pixels(1), channels: 1 }));
    bomb.writeUInt32BE(1_000_000, 16);
    bomb.writeUInt32BE(1_000_000, 20);
    const { code, err } = await run(ask(scratch.file('bomb.png', bomb)));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('too many pixels') });
  });
});
