import {
  type ConstraintItem,
  compile,
  type Expression,
  type Program,
  solve,
} from '../../../src/flatzinc/index.ts';
import type { Values } from './solve.ts';

/** Whether our engine agrees when every variable has its value; undefined where it cannot say. */
export async function checkSolution(program: Program, values: Values): Promise<boolean | undefined> {
  const fixed = [...program.declarations.values()]
    .filter(({ type, isArray }) => type.isVar && !isArray)
    .map(({ name, type, at }): ConstraintItem => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`expected a value of ${name}, got none`);
      const given: Expression =
        type.base === 'bool' ? { kind: 'bool', value: value === 1, at } : { kind: 'int', value, at };
      return { name: `${type.base}_eq`, args: [{ kind: 'name', name, at }, given], annotations: [], at };
    });
  const goal = { kind: 'satisfy', annotations: [], at: 0 } as const;
  const result = compile({ ...program, goal, constraints: [...fixed, ...program.constraints] });
  if (result.status !== 'compiled') return undefined;
  const { found, exhausted } = await solve(result.compiled, { onSolution: () => {} });
  return found > 0 ? true : exhausted ? false : undefined;
}
