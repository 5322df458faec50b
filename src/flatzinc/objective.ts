/** The objective as a sum, where a constraint of the program says what it is. */
import type { Term } from '../engine/index.ts';
import { Arguments } from './builtins/index.ts';
import type { Model } from './model.ts';

/** What is to be small: the terms, and the constant that they leave out. */
export interface ObjectiveSum {
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** The sum that makes the objective; its opposite where that is to be large. Undefined if it is no sum. */
export function sumOfObjective(model: Model, direction: 1 | -1): ObjectiveSum | undefined {
  const { objective } = model.program.goal;
  if (objective?.kind !== 'name') return undefined;
  for (const item of model.program.constraints) {
    if (item.name !== 'int_lin_eq') continue;
    const names = model.items(item.args[1]);
    const at = names.findIndex((name) => name.kind === 'name' && name.name === objective.name);
    if (at < 0 || names.length < 3) continue;
    const a = new Arguments(model, item);
    const [coefficients, ints] = [a.numbers(0), a.ints(1)];
    const own = coefficients[at];
    if (Math.abs(own) !== 1) continue;
    // own * objective + the others = number, and minus the direction is what makes it small.
    const factor = direction / own;
    let constant = -direction * (a.number(2) / own);
    const terms: Term[] = [];
    ints.forEach((int, i) => {
      if (i === at) return;
      if (typeof int === 'number') constant += factor * coefficients[i] * int;
      else terms.push([factor * coefficients[i], int]);
    });
    return { terms, constant };
  }
  return undefined;
}
