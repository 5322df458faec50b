import { type Atom, not } from '../../puzzles/formula.ts';
import { sayLoop } from './loop-clauses.ts';
import { Statements, type Sum } from './statements.ts';

/** The board in clauses for SAT solvers; comments say what the variables stand for. */
export function dimacsFormula(statements: Statements, about: readonly string[]): string {
  for (const loop of statements.loops) sayLoop(statements, loop);
  const clauses: string[] = [];
  const literal = (atom: Atom): number => ((atom >> 1) + 1) * (atom & 1 ? -1 : 1);
  // Saying a sum in clauses makes variables, and more clauses behind those that are there.
  for (const statement of statements.all) {
    if (statement.kind === 'rule') clauses.push(`c ${statement.words}`);
    else if (statement.kind === 'sum') {
      const said = new Statements();
      said.names.push(...statements.names);
      saySum(said, statement);
      statements.names.push(...said.names.slice(statements.names.length));
      for (const one of said.all) if (one.kind === 'clause') clauses.push(line(one.atoms.map(literal)));
    } else clauses.push(line(statement.atoms.map(literal)));
  }
  const { names, decisions } = statements;
  const count = clauses.filter((clause) => !clause.startsWith('c')).length;
  return `${[
    ...about.map((text) => `c ${text}`),
    'c Run it: clasp 0 FILE    (or any SAT solver)',
    ...decisions.map((v) => `c ${v + 1}: ${names[v]}`),
    `p cnf ${names.length} ${count}`,
    ...clauses,
  ].join('\n')}\n`;
}

const line = (literals: readonly number[]): string => [...literals, 0].join(' ');

/**
 * A sum in clauses: a variable for each value that the sum of the first terms can have, true exactly if it has it.
 * Values from which the relation can no longer be kept are left out.
 */
function saySum(into: Statements, { terms, relation, total }: Sum): void {
  const least = relation === '<=' ? Number.NEGATIVE_INFINITY : total;
  const most = relation === '>=' ? Number.POSITIVE_INFINITY : total;
  // What the terms from each place on can still add, at least and at most.
  const rest: (readonly [number, number])[] = [[0, 0]];
  for (const [weight] of [...terms].reverse()) {
    const [low, high] = rest[0]!;
    rest.unshift([low + Math.min(0, weight), high + Math.max(0, weight)]);
  }
  const alive = (sum: number, at: number): boolean =>
    sum + rest[at]![1] >= least && sum + rest[at]![0] <= most;
  if (!alive(0, 0)) {
    into.clause([]);
    return;
  }
  /** Undefined: always true. */
  let layer = new Map<number, Atom | undefined>([[0, undefined]]);
  for (const [at, [weight, variable]] of terms.entries()) {
    // Whatever comes, the relation is kept: nothing more to say.
    const open = [...layer.keys()].some((sum) => sum + rest[at]![0] < least || sum + rest[at]![1] > most);
    if (!open) return;
    const x = 2 * variable;
    const next = new Map<number, Atom>();
    const from = (sum: number): Atom | undefined | 'never' => (layer.has(sum) ? layer.get(sum) : 'never');
    for (const [sum, state] of layer) {
      for (const [value, reached] of [
        [x, sum + weight],
        [not(x), sum],
      ] as const) {
        const premise = [not(value), ...(state === undefined ? [] : [not(state)])];
        if (!alive(reached, at + 1)) {
          into.clause(premise);
          continue;
        }
        const known = next.get(reached) ?? into.variable(`sum ${reached}`);
        next.set(reached, known);
        into.clause([...premise, known]);
      }
    }
    for (const [sum, state] of next) {
      for (const [value, source] of [
        [x, from(sum - weight)],
        [not(x), from(sum)],
      ] as const) {
        // With this value the sum can only be what it is if it was that before.
        if (source === 'never') into.clause([not(state), not(value)]);
        else if (source !== undefined) into.clause([not(state), not(value), source]);
      }
    }
    layer = next;
  }
}
