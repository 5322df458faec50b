import type { Expression, Program } from '../../flatzinc/index.ts';
import { type ModelFormula, NotEncoded } from './model-formula.ts';

/**
 * Values that the rows of tables, the items of elements and given sets leave to integers: a cost that is looked up needs no
 * atom for each number between the least and the greatest. Only constraints that must hold count.
 */
export function possibleValues(m: ModelFormula, program: Program): ReadonlyMap<string, ReadonlySet<number>> {
  const left = new Map<string, ReadonlySet<number>>();
  const leave = (e: Expression | undefined, values: ReadonlySet<number>): void => {
    const named = e && m.resolve(e);
    if (named?.kind !== 'name') return;
    const known = left.get(named.name);
    left.set(named.name, known ? new Set([...known].filter((v) => values.has(v))) : values);
  };
  for (const { name, args } of program.constraints)
    try {
      if (name === 'array_int_element') leave(args[2], new Set(numbersOf(m, args[1])));
      else if (name === 'calcada_table') {
        const [xs, flat] = [m.items(args[0]), numbersOf(m, args[1])];
        xs.forEach((x, i) => {
          leave(x, new Set(flat.filter((_, at) => at % xs.length === i)));
        });
      }
    } catch (error) {
      // What is not given says nothing here.
      if (!(error instanceof NotEncoded)) throw error;
    }
  return left;
}

function numbersOf(m: ModelFormula, e: Expression | undefined): number[] {
  return m.items(e).map((item) => {
    const value = m.resolve(item);
    if (value.kind !== 'int') throw new NotEncoded('a variable where a number is needed');
    return value.value;
  });
}
