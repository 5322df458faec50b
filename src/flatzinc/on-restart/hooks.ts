import type { Bool, IntVar } from '../../engine/index.ts';
import { Arguments } from '../builtins/index.ts';
import type { Int, Model } from '../model.ts';
import { type ConstraintItem, RESTART_LIBRARY } from '../program.ts';
import { Refusal } from '../refusal.ts';

/** A variable that is told the value of another. */
export interface Pair {
  readonly to: IntVar;
  readonly of: IntVar;
}

/** What the model wants to be told at a restart. */
export type Hook =
  | { readonly tells: 'status'; readonly to: IntVar }
  | { readonly tells: 'random'; readonly lower: number; readonly upper: number; readonly to: IntVar }
  /** The values in the best solution (`sol`), or those that were met last (`last_val`). */
  | { readonly tells: 'solution' | 'last'; readonly pairs: readonly Pair[] }
  /** Not told but asked: where it is true, the model calls the search complete. */
  | { readonly tells: 'complete'; readonly marker: Bool };

const HOOKS: Readonly<Record<string, { readonly count: number; readonly hook: (a: Arguments) => Hook }>> = {
  status: { count: 1, hook: (a) => ({ tells: 'status', to: a.variable(0) }) },
  complete: { count: 1, hook: (a) => ({ tells: 'complete', marker: a.bool(0) }) },
  uniform_int: {
    count: 3,
    hook: (a) => {
      const [lower, upper] = [a.number(0), a.number(1)];
      if (lower > upper) a.refuse(`expected a range of numbers, got ${lower}..${upper}`);
      return { tells: 'random', lower, upper, to: a.variable(2) };
    },
  },
  ...ofEachType('sol', 'solution'),
  ...ofEachType('last_val', 'last'),
};

function ofEachType(name: string, tells: 'solution' | 'last') {
  const pair = (a: Arguments, of: Int, to: Int): Pair => ({
    of: a.model.variable(of),
    to: a.model.variable(to),
  });
  const setPairs = (a: Arguments): Pair[] => {
    const { elements } = a.set(0);
    return [...a.set(1).elements].map(([element, isIn]) => pair(a, elements.get(element) ?? 0, isIn));
  };
  const pairs: Readonly<Record<string, (a: Arguments) => readonly Pair[]>> = {
    int: (a) => [pair(a, a.int(0), a.int(1))],
    bool: (a) => [pair(a, a.bool(0), a.bool(1))],
    set: setPairs,
  };
  return Object.fromEntries(
    Object.entries(pairs).map(([type, of]) => [
      `${name}_${type}`,
      { count: 2, hook: (a: Arguments): Hook => ({ tells, pairs: of(a) }) },
    ]),
  );
}

/** The hook that an item of the restart library stands for. */
export function hookOf(model: Model, item: ConstraintItem): Hook {
  const kind = item.name.slice(RESTART_LIBRARY.length);
  const known = Object.hasOwn(HOOKS, kind) ? HOOKS[kind] : undefined;
  if (known === undefined)
    throw new Refusal(
      item.at,
      `expected a function of the restart library that is known, got "${item.name}"`,
    );
  if (item.args.length !== known.count) {
    throw new Refusal(
      item.at,
      `expected ${known.count} arguments for "${item.name}", got ${item.args.length}`,
    );
  }
  return known.hook(new Arguments(model, item));
}
