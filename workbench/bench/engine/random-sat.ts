import { Mulberry } from '../../lab/boards/mulberry.ts';

export const FORMULAS = 50;
export const VARIABLES = 200;
/** The hardest ratio of clauses to variables for random 3-SAT; about half of the formulas have a model. */
export const RATIO = 4.26;

/** One formula in DIMACS: three different variables a clause, signs by a fair coin. */
export function randomSat(seed: number): string {
  const random = new Mulberry(seed);
  const clauses = Math.round(VARIABLES * RATIO);
  const lines = [`p cnf ${VARIABLES} ${clauses}`];
  for (let made = 0; made < clauses; made++) {
    const chosen = new Set<number>();
    while (chosen.size < 3) chosen.add(1 + random.below(VARIABLES));
    lines.push(`${[...chosen].map((variable) => (random.chance(1, 2) ? variable : -variable)).join(' ')} 0`);
  }
  return `${lines.join('\n')}\n`;
}
