/**
 * What every constraint must keep, checked by enumeration on one tiny instance: the same solutions as its `holds`,
 * plain, half-reified and reified, under labeling and under learning; explanations and learned clauses that no
 * assignment contradicts; and the consistency it declares.
 */

import type { Lit } from '../../src/engine/core/index.ts';
import { BRANCHES, type Constraint, type IntVar, Probe, SELECTS, Solver } from '../../src/engine/index.ts';
import { Random } from '../random.ts';
import type { Consistency, ConstraintCase } from './constraint-case.ts';

const key = (values: readonly number[]) => values.join();

function* assignments(domains: readonly (readonly number[])[], prefix: number[] = []): Generator<number[]> {
  if (prefix.length === domains.length) yield prefix;
  else for (const v of domains[prefix.length]) yield* assignments(domains, [...prefix, v]);
}

export interface Instance {
  readonly solver: Solver;
  readonly constraint: Constraint;
  readonly xs: readonly IntVar[];
  readonly domains: readonly (readonly number[])[];
}

export function makeInstance(make: ConstraintCase['make'], seed: number): Instance {
  const solver = new Solver();
  const constraint = make(solver, new Random(seed));
  const xs = [...new Set(constraint.scope)];
  return { solver, constraint, xs, domains: xs.map((x) => x.values()) };
}

/** The assignments that the definition accepts. */
export function accepted({ constraint, xs, domains }: Instance): Set<string> {
  const keys = new Set<string>();
  const places = new Map(xs.map((x, i) => [x, i]));
  for (const values of assignments(domains)) {
    if (constraint.holds((x) => values[places.get(x) ?? 0])) keys.add(key(values));
  }
  return keys;
}

export const size = (instance: Instance) =>
  instance.domains.reduce((product, domain) => product * domain.length, 1);

function found(instance: Instance, extra: readonly IntVar[], labeling: Random | null): Set<string> {
  const variables = [...instance.xs, ...extra];
  const keys = new Set<string>();
  const options = labeling
    ? {
        labeling: {
          variables,
          select: labeling.pick(SELECTS),
          branch: labeling.pick(BRANCHES),
          order: labeling.pick(['up', 'down'] as const),
        },
      }
    : { variables };
  for (const outcome of instance.solver.solutions(options)) {
    if (outcome.status !== 'sat') throw new Error(`unexpected ${outcome.status}`);
    const k = key(variables.map(outcome.value));
    if (labeling && keys.has(k)) throw new Error(`solution ${k} came twice`);
    keys.add(k);
  }
  return keys;
}

/** Whether a literal of the kernel is true under an assignment; undefined for a helper that has no such meaning. */
function evaluator(instance: Instance) {
  const { kernel } = instance.solver.internals;
  const integers = new Map(instance.xs.map((x, i) => [instance.solver.integer(x), i]));
  return (lit: Lit, values: readonly number[]): boolean | undefined => {
    if (lit >> 1 === 0) return lit === 0;
    const meaning = kernel.meaning(lit);
    if (meaning === null) return undefined;
    const place = integers.get(meaning[0]);
    if (place === undefined) return undefined;
    const v = values[place];
    switch (meaning[1]) {
      case '=':
        return v === meaning[2];
      case '!=':
        return v !== meaning[2];
      case '>=':
        return v >= meaning[2];
      case '<=':
        return v <= meaning[2];
    }
  };
}

/** Checks every explanation and learned clause over variables alone; returns how many it could check. */
export function audit(instance: Instance, expected: ReadonlySet<string>): { checked: number } {
  const { kernel, learning } = instance.solver.internals;
  const value = evaluator(instance);
  const counter = { checked: 0 };
  const rows = [...assignments(instance.domains)].filter((values) => expected.has(key(values)));
  const implied = (clause: readonly Lit[], what: string) => {
    for (const values of rows) {
      const truths = clause.map((lit) => value(lit, values));
      if (truths.includes(undefined)) return;
      if (!truths.includes(true)) throw new Error(`${what} [${clause}] contradicts the solution ${values}`);
    }
    counter.checked++;
  };
  kernel.audit = (premises, inferred, before) => {
    for (const lit of premises) {
      if (kernel.trail.value[lit] <= 0) throw new Error(`an explanation names ${lit}, which is not true`);
      if (kernel.trail.position[lit >> 1] >= before)
        throw new Error(`an explanation names ${lit}, which is not older`);
    }
    implied([...premises.map((lit) => lit ^ 1), ...(inferred >= 0 ? [inferred] : [])], 'explanation');
  };
  learning.audit = (clause) => implied(clause, 'learned clause');
  return counter;
}

/** The instance with its guard among the variables, so that what speaks of the guard can be checked too. */
const guarded = (instance: Instance, guard: IntVar): Instance => ({
  ...instance,
  xs: [...instance.xs, guard],
  domains: [...instance.domains, [0, 1]],
});

function same(actual: ReadonlySet<string>, expected: ReadonlySet<string>, what: string): void {
  for (const k of expected) if (!actual.has(k)) throw new Error(`${what}: solution ${k} is missing`);
  for (const k of actual) if (!expected.has(k)) throw new Error(`${what}: ${k} is no solution`);
}

function proveConsistency(instance: Instance, expected: ReadonlySet<string>, declared: Consistency): void {
  if (
    declared === 'checking' ||
    instance.xs.length !== instance.constraint.scope.length ||
    expected.size === 0
  )
    return;
  const rows = [...expected].map((k) => k.split(',').map(Number));
  instance.xs.forEach((x, i) => {
    const supported = [...new Set(rows.map((row) => row[i]))].sort((a, b) => a - b);
    if (declared === 'domain' && key(x.values()) !== key(supported)) {
      throw new Error(`not domain consistent: ${x} keeps ${x.values()}, supported are ${supported}`);
    }
    if (declared === 'bounds' && (x.min !== supported[0] || x.max !== supported[supported.length - 1])) {
      throw new Error(`not bounds consistent: ${x} keeps ${x.min}..${x.max}, supported are ${supported}`);
    }
  });
}

/** A constraint that calls itself domain consistent is so at every node: here at some, with random values assumed. */
function proveConsistencyBelow(
  { solver, constraint, xs, domains }: Instance,
  rows: number[][],
  random: Random,
) {
  if (!constraint.domainConsistent) return;
  const literals = xs.map((x, i) => domains[i].map((v) => [v, x.eq(v).code] as const));
  const probe = new Probe(solver);
  for (let node = 0; node < 12; node++) {
    const assumed = literals.map((values) => (random.below(2) === 0 ? random.pick(values) : undefined));
    const left = rows.filter((row) => row.every((v, i) => (assumed[i]?.[0] ?? v) === v));
    const possible = probe.assume(assumed.flatMap((value) => (value ? [value[1]] : [])));
    if (possible !== left.length > 0)
      throw new Error('not domain consistent: a node without solutions is kept');
    xs.forEach((x, i) => {
      const supported = [...new Set(left.map((row) => row[i]))].sort((a, b) => a - b);
      const kept = possible ? solver.domain(x) : [];
      if (key(kept) === key(supported)) return;
      throw new Error(`not domain consistent below the root: ${x} keeps ${kept}, supported are ${supported}`);
    });
    probe.retract();
  }
}

/** Runs the whole contract on one instance. Throws what is wrong; returns how many explanations could be checked. */
export function checkConstraint(
  { make, consistency }: Pick<ConstraintCase, 'make' | 'consistency'>,
  seed: number,
): number {
  const fresh = () => makeInstance(make, seed);
  const expected = accepted(fresh());
  let checked = 0;

  const labeled = fresh();
  labeled.solver.post(labeled.constraint);
  proveConsistency(labeled, expected, consistency);
  proveConsistencyBelow(
    labeled,
    [...expected].map((k) => k.split(',').map(Number)),
    new Random(seed),
  );
  same(found(labeled, [], new Random(seed)), expected, 'labeling');

  const learned = fresh();
  learned.solver.post(learned.constraint);
  const counter = audit(learned, expected);
  same(found(learned, [], null), expected, 'learning');
  checked += counter.checked;

  for (const labeling of [new Random(seed + 1), null]) {
    const half = fresh();
    const when = half.solver.bool('when');
    half.solver.post(half.constraint, { when });
    const free = [...assignments(half.domains)].map(key);
    const withGuard = new Set([
      ...free.map((k) => (k ? `${k},0` : '0')),
      ...[...expected].map((k) => (k ? `${k},1` : '1')),
    ]);
    const halfAudit = audit(guarded(half, when), withGuard);
    same(found(half, [when], labeling), withGuard, `half-reified, ${labeling ? 'labeling' : 'learning'}`);

    const full = fresh();
    const truth = full.solver.reify(full.constraint).variable;
    const both = new Set(
      free.map((k) => (k ? `${k},${expected.has(k) ? 1 : 0}` : expected.has(k) ? '1' : '0')),
    );
    const fullAudit = audit(guarded(full, truth), both);
    same(found(full, [truth], labeling), both, `reified, ${labeling ? 'labeling' : 'learning'}`);
    checked += halfAudit.checked + fullAudit.checked;
  }
  return checked;
}
