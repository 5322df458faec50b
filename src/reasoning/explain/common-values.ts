import { type Bool, clause, type Literal as EngineLiteral, type Outcome } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';
import type { Session } from '../session.ts';
import type { Task } from '../task.ts';

/** What the solutions that agree with some facts have in common. */
export type Common =
  /** Value of each atom, -1 where solutions differ; and one or two solutions. */
  | { readonly status: 'some'; readonly values: Int8Array; readonly solutions: readonly Solved[] }
  | { readonly status: 'none' }
  /** A limit was reached; perhaps after a solution was found. */
  | { readonly status: 'unknown'; readonly because: 'time' | 'stopped'; readonly solved: boolean };

export type Solved = Extract<Outcome, { status: 'sat' }>;

/** Asks for one solution, then for others that differ where none differed yet, as `deduce` does. */
export function* commonValues<V extends string>(
  session: Session<V>,
  facts: readonly Literal[],
): Task<Common> {
  const { solver, compiled } = session;
  const { variables } = compiled;
  const assumed: Bool[] = facts.map(({ atom, value }) => variables[atom]!.eq(value));
  const first = yield session.ask(assumed);
  if (first.status === 'unsat') return { status: 'none' };
  if (first.status === 'unknown') return { status: 'unknown', because: reason(first), solved: false };
  const solutions: Solved[] = [first];
  let common = new Map<number, EngineLiteral>(
    variables.map((variable, atom) => [atom, variable.eq(first.value(variable))]),
  );
  for (;;) {
    const elsewhere = solver.bool('elsewhere');
    solver.post(clause([...common.values()].map((literal) => literal.not())), { when: elsewhere });
    const outcome = yield session.ask([...assumed, elsewhere]);
    solver.post(clause([elsewhere.not()]));
    if (outcome.status === 'unknown') {
      return { status: 'unknown', because: reason(outcome), solved: true };
    }
    if (outcome.status === 'unsat') break;
    if (solutions.length === 1) solutions.push(outcome);
    common = new Map([...common].filter(([, literal]) => literal.test(outcome.value(literal.variable))));
  }
  const values = new Int8Array(variables.length).fill(-1);
  for (const [atom, { bound }] of common) values[atom] = bound;
  return { status: 'some', values, solutions };
}

const reason = ({ because }: Extract<Outcome, { status: 'unknown' }>): 'time' | 'stopped' =>
  because === 'stopped' ? 'stopped' : 'time';
