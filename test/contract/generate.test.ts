import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/board/index.ts';
import {
  type GenerateWish,
  generate,
  generateAsync,
  generateUngraded,
  paperBoard,
  problemsWith,
} from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { grade, verify } from '../../src/reasoning/index.ts';
import { seed as runSeed } from '../random.ts';
import { rounds, sampled, sized } from '../rounds.ts';
import { asAtoms, foreignSolutions } from './foreign-solutions.ts';
import { oneClueLess } from './one-clue-less.ts';
import { sideLike } from './puzzle-folders.ts';

function made(puzzle: AnyPuzzle, wish: GenerateWish) {
  const generated = generate(puzzle, wish);
  if (!generated.ok) throw new Error(`seed ${wish.seed}: ${generated.because}`);
  const json = puzzle.toJson(generated.grid);
  return { ...generated, json, atoms: asAtoms(puzzle, generated.grid, generated.solution) };
}

/** A size the puzzle has boards of: this one, or the largest square within it. */
function sizeWithin(puzzle: AnyPuzzle, rows: number, columns: number): { rows: number; columns: number } {
  const good = (size: { rows: number; columns: number }) =>
    problemsWith(puzzle, { ...size, seed: 1 }).length === 0;
  if (good({ rows, columns })) return { rows, columns };
  for (let side = Math.min(rows, columns); side > 0; side--) {
    if (good({ rows: side, columns: side })) return { rows: side, columns: side };
  }
  throw new Error(`${puzzle.id} has no boards within ${rows} by ${columns}`);
}

/** As much work as a square board of this side is for most puzzles. */
function square(puzzle: AnyPuzzle, side: number): { rows: number; columns: number } {
  const own = sideLike(puzzle, side);
  return { rows: own, columns: own };
}

const SIZES = [
  [6, 6],
  [7, 5],
  [8, 8],
] as const;

/** Sketches until a level counts as impossible. */
const TRIES = 60;

/** Few, so that every size and level can be tried. */
const FEW_TRIES = 8;

/** The smallest boards there are, and long ones of a single line. */
const ODD_SIZES = [
  [1, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [1, 30],
  [30, 1],
] as const;

/** Puzzles of which no tiny board of the hardest level was found. */
const refused = new Set<string>();

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id', ({ puzzle }) => {
  it(`has one solution, the one given, says a foreign solver (seed ${runSeed})`, async () => {
    for (let round = 0; round < rounds(30); round++) {
      const [rows, columns] = SIZES[round % SIZES.length]!;
      const clues = (['minimal', 'generous', 'all'] as const)[round % 3]!;
      const size = sizeWithin(puzzle, sideLike(puzzle, rows), sideLike(puzzle, columns));
      const board = made(puzzle, { ...size, seed: runSeed + round, clues });
      expect(await foreignSolutions(puzzle, board.json, 2), JSON.stringify(board.json)).toEqual([
        board.atoms,
      ]);
    }
  });

  it('in slices it makes the same board', async () => {
    const wish = { ...square(puzzle, 7), seed: runSeed, level: 'normal' } as const;
    expect(await generateAsync(puzzle, wish)).toEqual(generate(puzzle, wish));
  });

  it('without a grade it makes the same board', async () => {
    for (const clues of [undefined, 'generous', 'all'] as const) {
      const wish = { ...square(puzzle, 6), seed: runSeed, clues };
      const board = await generateUngraded(puzzle, wish);
      const grade = { level: expect.any(String), score: expect.any(Number) };
      expect(generate(puzzle, wish)).toEqual({ ...board, ...grade });
    }
    const wish = { ...square(puzzle, 6), seed: runSeed, level: 'easy' } as const;
    await expect(generateUngraded(puzzle, wish)).rejects.toThrow(
      'expected no level without a grade, got easy',
    );
  });

  it('gives up at the time limit', () => {
    const wish = { ...square(puzzle, 9), seed: 1 };
    expect(generate(puzzle, wish, { timeLimit: 0 })).toEqual({ ok: false, because: 'time' });
  });

  it('tells of every sketch that is begun', () => {
    const tries: number[] = [];
    const onProgress = (progress: { readonly tries: number }): void => void tries.push(progress.tries);
    const generated = generate(puzzle, { ...square(puzzle, 7), seed: 3, level: 'normal' }, { onProgress });
    expect(generated.ok && tries).toEqual(Array.from({ length: tries.length }, (_, at) => at + 1));
    expect(generated).toMatchObject({ tries: tries.length });
  });

  it('finds fault with wishes that cannot be', () => {
    const wish = { ...square(puzzle, 8), seed: 1 };
    expect(problemsWith(puzzle, wish)).toEqual([]);
    expect(problemsWith(puzzle, { ...wish, rows: 0, columns: 1.5, seed: -1 })).toHaveLength(3);
    expect(problemsWith(puzzle, { ...wish, rows: 1e9, columns: 1e9 })).not.toEqual([]);
    expect(() => generate(puzzle, { ...wish, rows: 0 })).toThrow('rows');
    for (const { name } of puzzle.setter.options) {
      expect(problemsWith(puzzle, { ...wish, [name]: 'nonsense' }), name).toHaveLength(1);
      expect(problemsWith(puzzle, { ...wish, [name]: 1e9 }), name).toHaveLength(1);
    }
  });

  if (puzzle.setter.paper)
    it(`boards by the paper's method can be read, and a solution that is told keeps all rules (seed ${runSeed})`, () => {
      let told = 0;
      for (let round = 0; round < sized(8, 2); round++) {
        const wish = { ...square(puzzle, 8), seed: runSeed + round };
        const made = paperBoard(puzzle, wish);
        expect(paperBoard(puzzle, wish)).toEqual(made);
        if (!made.ok) throw new Error(made.because);
        const { grid, solution } = made;
        expect(puzzle.fromJson(puzzle.toJson(grid))).toMatchObject({ ok: true, grid });
        if (!solution) continue;
        expect(verify(puzzle, grid, solution)).toMatchObject({ correct: true });
        told++;
      }
      expect(told).toBeGreaterThan(0);
    });

  it('makes the smallest boards there are, or says why not', () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 4],
      [2, 2],
      [3, 3],
    ] as const) {
      const wish = { rows, columns, seed: 4 };
      if (problemsWith(puzzle, wish).length === 0) expect(generate(puzzle, wish)).toMatchObject({ ok: true });
    }
  });
});

/** The puzzles that quick runs take through the longer tests. */
const thorough = sampled(puzzles, 3);

describe.each(thorough.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id, at length', ({ puzzle }) => {
  it(`minimal boards have no clue too many (seed ${runSeed})`, async () => {
    for (let round = 0; round < rounds(6); round++) {
      const { json } = made(puzzle, { ...square(puzzle, 7), seed: runSeed + round, clues: 'minimal' });
      for (const less of oneClueLess(puzzle, json)) {
        expect(await foreignSolutions(puzzle, less, 2), JSON.stringify(less)).toHaveLength(2);
      }
    }
  });

  it('more clues are never fewer', () => {
    const count = (clues: 'minimal' | 'generous' | 'all'): number =>
      oneClueLess(puzzle, made(puzzle, { ...square(puzzle, 8), seed: runSeed, clues }).json).length;
    expect(count('minimal')).toBeLessThan(count('generous'));
    expect(count('generous')).toBeLessThan(count('all'));
  });

  it.each(['easy', 'normal', 'hard'] as const)(
    `a board of level %s has it (seed ${runSeed})`,
    async (level) => {
      for (let round = 0; round < rounds(3); round++) {
        const board = made(puzzle, { ...square(puzzle, 9), seed: runSeed + round, level });
        expect(board.level).toBe(level);
        expect(grade(puzzle, board.grid)).toMatchObject({ status: 'graded', level, score: board.score });
        expect(await foreignSolutions(puzzle, board.json, 2)).toEqual([board.atoms]);
      }
    },
  );

  it('the hardest level is possible too', () => {
    expect(LEVELS.at(-1)).toBe('extreme');
    const { grid } = made(puzzle, { ...square(puzzle, 12), seed: 2, level: 'extreme' });
    expect(grade(puzzle, grid).level).toBe('extreme');
  });

  it('the same wish gives the same board, another seed another one', () => {
    const wish = { ...square(puzzle, 8), seed: runSeed, level: 'normal' } as const;
    const first = made(puzzle, wish);
    expect(made(puzzle, wish)).toEqual(first);
    expect(made(puzzle, { ...wish, seed: runSeed + 1 }).json).not.toEqual(first.json);
  });

  it('is stopped by a signal, between the tries and within a question', async () => {
    const stop = new AbortController();
    const wish = { ...sizeWithin(puzzle, 60, 60), seed: 1, level: 'extreme' } as const;
    setTimeout(() => stop.abort(), 30);
    expect(await generateAsync(puzzle, wish, { signal: stop.signal })).toEqual({
      ok: false,
      because: 'stopped',
    });
  });

  it('says so when a level is not possible, and gives no other', () => {
    const impossible = { rows: 3, columns: 3, seed: 1, level: 'extreme' } as const;
    let begun = 0;
    const onProgress = (): void => void begun++;
    const generated = generate(puzzle, impossible, { maxTries: TRIES, onProgress });
    // A board so small can still be hard to reason out if it has few clues.
    if (generated.ok) expect(generated.level).toBe('extreme');
    else {
      expect(generated).toEqual({ ok: false, because: 'level' });
      expect(begun).toBe(TRIES);
      refused.add(puzzle.id);
    }
  });

  it('ends after the tries it has, at any size and level', () => {
    let checked = 0;
    for (const [rows, columns] of ODD_SIZES) {
      for (const level of LEVELS) {
        const wish = { rows, columns, seed: 3, level } as const;
        const problems = problemsWith(puzzle, wish);
        let begun = 0;
        const onProgress = (): void => void begun++;
        if (problems.length > 0) {
          expect(() => generate(puzzle, wish)).toThrow(problems[0]!.en);
          continue;
        }
        const generated = generate(puzzle, wish, { maxTries: FEW_TRIES, onProgress });
        if (generated.ok) expect(generated).toMatchObject({ level, tries: begun });
        else {
          expect(generated).toEqual({ ok: false, because: 'level' });
          expect(begun).toBe(FEW_TRIES);
        }
        checked++;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(LEVELS.length);
  });
});

it(`some boards by the papers' methods have several solutions (seed ${runSeed})`, async () => {
  let several = 0;
  for (const puzzle of puzzles.filter(({ setter }) => setter.paper)) {
    for (let round = 0; round < 4; round++) {
      const made = paperBoard(puzzle, { ...square(puzzle, 8), seed: runSeed + round });
      if (!made.ok) throw new Error(made.because);
      const { grid } = made;
      if ((await foreignSolutions(puzzle, puzzle.toJson(grid), 2)).length > 1) several++;
    }
  }
  expect(several).toBeGreaterThan(0);
});

it('gives up on a level after 5000 tries where nothing else is said', () => {
  const puzzle = puzzles.find(
    (one) => problemsWith(one, { rows: 1, columns: 1, seed: 1 }).length === 0 && !one.setter.takesPicture,
  )!;
  let begun = 0;
  const onProgress = (): void => void begun++;
  const wish = { rows: 1, columns: 1, seed: 1, level: 'extreme' } as const;
  expect(generate(puzzle, wish, { onProgress })).toEqual({ ok: false, because: 'level' });
  expect(begun).toBe(5000);
});

it('an impossible level was met', () => {
  expect(refused.size).toBeGreaterThan(0);
});
