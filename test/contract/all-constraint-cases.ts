import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { ConstraintCase } from './constraint-case.ts';

const folder = new URL('../../src/engine/constraints/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.cases.ts'));

/** The cases of every constraint, by the name of its file. */
export const casesByFile: ReadonlyMap<string, readonly ConstraintCase[]> = new Map(
  await Promise.all(
    files.map(async (file) => {
      const { cases }: { readonly cases: readonly ConstraintCase[] } = await import(
        new URL(file, folder).href
      );
      return [basename(file, '.cases.ts'), cases] as const;
    }),
  ),
);

export const constraintCases: readonly ConstraintCase[] = [...casesByFile.values()].flat();
