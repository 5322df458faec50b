/** What every puzzle must have in its folder for the suites; a puzzle without it fails where it is asked for. */
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import type { AspEncoding } from '../puzzles/asp.ts';
import type { PuzzleCases } from '../puzzles/cases.ts';

async function filesNamed<T extends object>(
  file: string,
  parts: readonly (keyof T & string)[],
  of: (module: Readonly<Record<string, unknown>>) => unknown,
): Promise<(puzzle: AnyPuzzle) => T> {
  const found = new Map<string, T | Error>();
  for (const { id } of puzzles) {
    const place = `test/puzzles/${id}/${file}`;
    const module = await import(new URL(`../../${place}`, import.meta.url).href).catch(
      (error: unknown) => new Error(`${place} cannot be loaded: ${error}`),
    );
    const part = module instanceof Error ? module : (of(module) as Partial<T> | undefined);
    const missing = parts.filter((name) => part instanceof Error || part?.[name] === undefined);
    if (part instanceof Error) found.set(id, part);
    else if (missing.length > 0) found.set(id, new Error(`${place} lacks ${missing.join(', ')}`));
    else found.set(id, part as T);
  }
  return ({ id }) => {
    const part = found.get(id)!;
    if (part instanceof Error) throw part;
    return part;
  };
}

export const casesOf = await filesNamed<PuzzleCases>('cases.ts', ['malformed'], ({ cases }) => cases);

export const aspOf = await filesNamed<AspEncoding>('asp.ts', ['encodeAsp'], (module) => module);

/** The side of a board of this puzzle that a suite makes where it makes boards of `side` of most. */
export const sideLike = (puzzle: AnyPuzzle, side: number): number => casesOf(puzzle).sideLike?.(side) ?? side;
