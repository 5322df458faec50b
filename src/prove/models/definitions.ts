import type { Expression, Program } from '../../flatzinc/index.ts';
import { type ModelFormula, NotEncoded } from './model-formula.ts';

/** An integer is this sum of multiples and a number. */
export interface Definition {
  readonly factors: readonly number[];
  readonly xs: readonly Expression[];
  readonly constant: number;
  /** Sums say all about the integer: nothing would ask for an atom for each of its values. */
  readonly isOnlySummed: boolean;
}

/** Constraints that are lines over sums. */
const SUMS = /^(int_(lin_eq|lin_le|lin_ne|eq|le|lt|ne|plus)(_reif|_imp)?|calcada_lex_less(eq)?)$/;

/** By name of an integer: sums that it equals, by the program's equations. */
export function definitionsOf(m: ModelFormula, program: Program): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  const others = namesBeyondSums(m, program);
  for (const { name, args, annotations } of program.constraints) {
    if (name !== 'int_lin_eq') continue;
    try {
      const factors = m.items(args[0]).map((e) => given(m, e));
      const xs = m.items(args[1]).map((e) => m.resolve(e));
      const total = given(m, args[2]);
      const defines = annotations.find((one) => one.kind === 'call' && one.name === 'defines_var');
      const [target] = defines?.kind === 'call' ? defines.args : [];
      xs.forEach((x, at) => {
        const factor = factors[at]!;
        if (x.kind !== 'name' || Math.abs(factor) !== 1) return;
        if (xs.filter((other) => other.kind === 'name' && other.name === x.name).length > 1) return;
        // Of several equations the one that is there to define it.
        if (found.has(x.name) && !(target?.kind === 'name' && target.name === x.name)) return;
        const rest = <T>(all: readonly T[]): T[] => all.filter((_, i) => i !== at);
        found.set(x.name, {
          factors: rest(factors).map((other) => -other * factor),
          xs: rest(xs),
          constant: total * factor,
          // That two integers are a distance apart is better said by clauses: `pair-clauses.ts`.
          isOnlySummed:
            !(xs.length === 2 && factors.every((one) => Math.abs(one) === 1)) && !others.has(x.name),
        });
      });
    } catch (error) {
      if (!(error instanceof NotEncoded)) throw error;
    }
  }
  return found;
}

/** A number that the text gives. A variable of one value is none here: no variable is made before the definitions are known. */
function given(m: ModelFormula, e: Expression | undefined): number {
  const value = e && m.resolve(e);
  if (value?.kind !== 'int') throw new NotEncoded('a variable where a number is needed');
  return value.value;
}

/** Names in constraints that are not sums. */
function namesBeyondSums(m: ModelFormula, program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (e: Expression): void => {
    const value = m.resolve(e);
    if (value.kind !== 'name') {
      if (value.kind === 'array') value.items.forEach(note);
      return;
    }
    const array = program.declarations.get(value.name)?.value;
    if (array?.kind === 'array') array.items.forEach(note);
    else names.add(value.name);
  };
  for (const { name, args } of program.constraints) if (!SUMS.test(name)) args.forEach(note);
  return names;
}
