/**
 * What the constraints of FlatZinc mean, said in the engine's constraints: one entry a name. The reified and the
 * half-reified form of each follow by themselves, so nothing here knows of them.
 */

import type { Builtin } from './arguments.ts';
import { booleanBuiltins } from './booleans.ts';
import { globalBuiltins } from './globals.ts';
import { integerBuiltins } from './integers.ts';
import { setBuiltins } from './sets.ts';

export { Arguments } from './arguments.ts';

const all: ReadonlyMap<string, Builtin> = new Map(
  [integerBuiltins, booleanBuiltins, setBuiltins, globalBuiltins].flatMap((builtins) =>
    Object.entries(builtins),
  ),
);

/** The names of all constraints that a program may use, without `_reif` and `_imp`. */
export const builtinNames: readonly string[] = [...all.keys()];

/** How a name is to be posted: as it is, exactly if its last argument is true, or at least if it is. */
export type Form = 'plain' | 'reified' | 'half-reified';

const SUFFIXES = [
  ['_reif', 'reified'],
  ['_imp', 'half-reified'],
] as const;

export function builtinOf(name: string): { readonly builtin: Builtin; readonly form: Form } | undefined {
  const builtin = all.get(name);
  if (builtin) return { builtin, form: 'plain' };
  for (const [suffix, form] of SUFFIXES) {
    const base = name.endsWith(suffix) ? all.get(name.slice(0, -suffix.length)) : undefined;
    if (base) return { builtin: base, form };
  }
  return undefined;
}
