/** What every puzzle must have in its folder for the suites; a puzzle without it fails all that ask. */
import type { AspEncoding, PuzzleCases } from '../../src/puzzles/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';

async function filesNamed<T extends object>(
  file: string,
  parts: readonly (keyof T & string)[],
  of: (module: Readonly<Record<string, unknown>>) => unknown,
): Promise<(puzzle: AnyPuzzle) => T> {
  const found = new Map<string, T>();
  for (const { id } of puzzles) {
    const place = `src/puzzles/${id}/${file}`;
    const module = await import(new URL(`../../${place}`, import.meta.url).href).catch((error: unknown) => {
      throw new Error(`${place} cannot be loaded: ${error}`);
    });
    const part = of(module) as Partial<T> | undefined;
    const missing = parts.filter((name) => part?.[name] === undefined);
    if (missing.length > 0) throw new Error(`${place} lacks ${missing.join(', ')}`);
    found.set(id, part as T);
  }
  return ({ id }) => found.get(id)!;
}

export const casesOf = await filesNamed<PuzzleCases>(
  'cases.ts',
  ['tiny', 'solvable', 'random', 'withOneClueLess', 'malformed'],
  ({ cases }) => cases,
);

export const aspOf = await filesNamed<AspEncoding>('asp.ts', ['encodeAsp', 'ruleInAsp'], (module) => module);

/** The side of a board of this puzzle that a suite makes where it makes boards of `side` of most. */
export const sideLike = (puzzle: AnyPuzzle, side: number): number => casesOf(puzzle).sideLike?.(side) ?? side;
