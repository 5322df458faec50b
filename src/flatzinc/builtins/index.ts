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

interface Known {
  readonly builtin: Builtin;
  readonly form: Form;
}

const byName = new Map<string, Known>();
for (const [name, builtin] of all) {
  byName.set(`${name}_reif`, { builtin, form: 'reified' });
  byName.set(`${name}_imp`, { builtin, form: 'half-reified' });
}
for (const [name, builtin] of all) byName.set(name, { builtin, form: 'plain' });

export const builtinOf = (name: string): Known | undefined => byName.get(name);
