/**
 * What every constraint must keep, checked by enumeration on one tiny instance: the same solutions as its `holds`,
 * plain, half-reified and reified, under labeling and under learning; explanations and learned clauses that no
 * assignment contradicts; and the consistency it declares.
 */

import { BY_BINARY, BY_CLAUSE, BY_PROPAGATOR, BY_SUM, type Lit } from '../../src/engine/core/index.ts';
import {
  BoolVar,
  BRANCHES,
  type Constraint,
  type Installer,
  type IntVar,
  type Kernel,
  type Name,
  NONE,
  Probe,
  SELECTS,
  Solver,
} from '../../src/engine/index.ts';
import { Random } from '../random.ts';
import type { Consistency, ConstraintCase } from './constraint-case.ts';

/** Dives into each instance, and the largest instance that is also taken under a guard. */
const DIVES = 12;
const LARGEST_GUARDED = 300;

const key = (values: readonly number[]) => values.join();

/** Every assignment, the last variable first to change. The array is the same each time: copy what is kept. */
function* assignments(domains: readonly (readonly number[])[]): Generator<readonly number[]> {
  const at = domains.map(() => 0);
  const values = domains.map((domain) => domain[0]);
  if (domains.some((domain) => domain.length === 0)) return;
  for (;;) {
    yield values;
    let i = domains.length - 1;
    for (; i >= 0 && at[i] + 1 === domains[i].length; i--) {
      at[i] = 0;
      values[i] = domains[i][0];
    }
    if (i < 0) return;
    values[i] = domains[i][++at[i]];
  }
}

export interface Instance {
  readonly solver: Solver;
  readonly constraint: Constraint;
  readonly xs: readonly IntVar[];
  readonly domains: readonly (readonly number[])[];
  /** Variables that the case made, in their order: its arguments. */
  readonly made: readonly IntVar[];
  /** Names of the propagators that the constraint installs itself. */
  readonly propagators: Set<string>;
}

/** Two arguments of an instance that are to be the same variable. */
export type Alias = readonly [first: number, second: number];

/** Hands out an earlier variable again where another would be made. */
class AliasingSolver extends Solver {
  readonly made: IntVar[] = [];
  readonly #alias: Alias | undefined;

  constructor(alias: Alias | undefined) {
    super();
    this.#alias = alias;
  }

  override bool(name?: Name): BoolVar {
    const first = this.#again();
    const x = first instanceof BoolVar ? first : super.bool(name);
    this.made.push(x);
    return x;
  }

  override int(lower: number, upper: number, name?: string): IntVar;
  override int(values: readonly number[], name?: string): IntVar;
  override int(first: number | readonly number[], second?: number | string, third?: string): IntVar {
    const x =
      this.#again() ??
      (typeof first === 'number'
        ? super.int(first, second as number, third)
        : super.int(first, second as string | undefined));
    // A 0/1 variable has been counted by `bool`.
    if (this.made.at(-1) !== x || !(x instanceof BoolVar)) this.made.push(x);
    return x;
  }

  #again(): IntVar | undefined {
    return this.#alias?.[1] === this.made.length ? this.made[this.#alias[0]] : undefined;
  }
}

/** The same constraint; the names of the propagators that it installs itself are added to the set. */
function watched(constraint: Constraint, names: Set<string>): Constraint {
  const watch = (into: Installer): Installer =>
    new Proxy(into, {
      get(target, member) {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function') return value;
        if (member !== 'propagator') return value.bind(target);
        return (propagator: Parameters<Installer['propagator']>[0]) => {
          names.add(propagator.name);
          target.propagator(propagator);
        };
      },
    });
  return {
    kind: constraint.kind,
    scope: constraint.scope,
    domainConsistent: constraint.domainConsistent ?? false,
    bounds: constraint.bounds,
    holds: (value) => constraint.holds(value),
    install: (into) => constraint.install(watch(into)),
    ...(constraint.negation && { negation: () => constraint.negation?.() ?? constraint }),
  };
}

export function makeInstance(make: ConstraintCase['make'], seed: number, alias?: Alias): Instance {
  const solver = new AliasingSolver(alias);
  const propagators = new Set<string>();
  const constraint = watched(make(solver, new Random(seed)), propagators);
  const xs = [...new Set(constraint.scope)];
  return { solver, constraint, xs, domains: xs.map((x) => x.values()), made: solver.made, propagators };
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

/** A solution: the values of the variables, and those of all literals of the kernel that there were. */
interface Model {
  readonly values: readonly number[];
  readonly literals: Int8Array;
}

/** All solutions with the helper literals of the constraint, found without any explanation. */
function models(instance: Instance): Model[] {
  const { solver, xs } = instance;
  const { trail } = solver.atRoot((kernel) => kernel);
  const found: Model[] = [];
  for (const outcome of solver.solutions({ labeling: { variables: xs } })) {
    if (outcome.status !== 'sat') throw new Error(`unexpected ${outcome.status}`);
    found.push({ values: xs.map(outcome.value), literals: trail.value.slice(0, 2 * trail.variables) });
  }
  return found;
}

/** Whether a literal of the kernel is true in a model; undefined for a literal that was made later without a meaning. */
function evaluator(instance: Instance) {
  const kernel = instance.solver.atRoot((its) => its);
  const integers = new Map(instance.xs.map((x, i) => [instance.solver.integer(x), i]));
  return (lit: Lit, { values, literals }: Model): boolean | undefined => {
    if (lit < literals.length) return literals[lit] > 0;
    const meaning = kernel.trail.meaning(lit);
    const place = meaning && integers.get(meaning[0]);
    if (meaning === null || place === null || place === undefined) return undefined;
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

/** In which models a literal is true, as ones and zeros; found out once for each literal. */
function truths(instance: Instance, rows: readonly Model[]): (lit: Lit) => Uint8Array | undefined {
  const value = evaluator(instance);
  const known = new Map<Lit, Uint8Array | undefined>();
  return (lit) => {
    if (known.has(lit)) return known.get(lit);
    const values = rows.map((model) => value(lit, model));
    const where = values.includes(undefined) ? undefined : Uint8Array.from(values, (is) => (is ? 1 : 0));
    known.set(lit, where);
    return where;
  };
}

/** How many explanations were checked: by the name of the propagator, or 'sum', 'clause', 'learned'. */
export type Audited = Map<string, number>;

export const total = (audited: Audited): number => [...audited.values()].reduce((sum, n) => sum + n, 0);

function merge(into: Audited, from: Audited): void {
  for (const [by, count] of from) into.set(by, (into.get(by) ?? 0) + count);
}

/** Checks every explanation and learned clause against all solutions; the count grows while the solver works. */
export function audit(instance: Instance, expected: ReadonlySet<string>): Audited {
  const [kernel, learning] = instance.solver.atRoot((...its) => its);
  const rows = models(instance);
  same(new Set(rows.map(({ values }) => key(values))), expected, 'labeling');
  const truth = truths(instance, rows);
  const audited: Audited = new Map();
  const covered = new Uint8Array(rows.length);
  const implied = (clause: readonly Lit[], what: string, by: string) => {
    covered.fill(0);
    for (const lit of clause) {
      const where = truth(lit);
      if (where === undefined) return;
      for (let row = 0; row < where.length; row++) covered[row] |= where[row];
    }
    const missed = covered.indexOf(0);
    if (missed >= 0) throw new Error(`${what} [${clause}] contradicts the solution ${rows[missed].values}`);
    audited.set(by, (audited.get(by) ?? 0) + 1);
  };
  const explained = (premises: readonly Lit[], inferred: Lit, before: number, by: string) => {
    for (const lit of premises) {
      if (kernel.trail.value[lit] <= 0) throw new Error(`an explanation names ${lit}, which is not true`);
      if (kernel.trail.position[lit >> 1] >= before)
        throw new Error(`an explanation names ${lit}, which is not older`);
    }
    implied([...premises.map((lit) => lit ^ 1), ...(inferred >= 0 ? [inferred] : [])], 'explanation', by);
  };
  hearExplanations(kernel, explained);
  learning.hear((clause) => implied(clause, 'learned clause', 'learned'));
  return audited;
}

/** What is told of an explanation: its premises, what it infers or NONE, what the premises must be older than, and who made it. */
export type Heard = (premises: readonly Lit[], inferred: Lit, before: number, by: string) => void;

/** Asks for the reason of each inference below the root as soon as it is made, and of each conflict: most are never asked for. */
export function hearExplanations(kernel: Kernel, heard: Heard): void {
  kernel.audit = heard;
  kernel.auditsSums = true;
  // The kernel does not tell of clauses, which explain themselves: too many ask. Here they are still looked at.
  const explain = kernel.explain.bind(kernel);
  kernel.explain = (lit) => {
    explain(lit);
    const kind = kernel.trail.reason[lit >> 1] & 3;
    if (kind !== BY_BINARY && kind !== BY_CLAUSE) return;
    const premises = Array.from(kernel.explanation.subarray(0, kernel.explanationSize));
    heard(premises, lit, kernel.trail.position[lit >> 1], 'clause');
  };
  const ask = (lit: Lit) => {
    const kind = kernel.trail.reason[lit >> 1];
    if (kind >= 0 && ((kind & 3) === BY_SUM || (kind & 3) === BY_PROPAGATOR)) kernel.explain(lit);
  };
  const propagate = kernel.propagate.bind(kernel);
  kernel.propagate = () => {
    const from = kernel.trail.size;
    if (propagate()) {
      if (kernel.trail.levels > 0) for (let i = from; i < kernel.trail.size; i++) ask(kernel.trail.order[i]);
      return true;
    }
    const conflict = Array.from(kernel.conflict.lits.subarray(0, kernel.conflict.size));
    if (kernel.trail.levels > 0) heard(conflict, NONE, kernel.trail.size, 'clause');
    return false;
  };
}

/** Assumes random facts one after the other, until they contradict each other or all is known; then begins again. */
export function dive({ solver, xs, domains }: Instance, random: Random): void {
  const literals = xs.flatMap((x, i) =>
    domains[i].flatMap((v) => [x.eq(v).code, x.ne(v).code, x.ge(v).code, x.le(v).code]),
  );
  const probe = new Probe(solver);
  for (let round = 0; round < DIVES; round++) {
    for (const lit of random.shuffle(literals).slice(0, 4 * xs.length)) {
      if (probe.value(lit) === 0 && !probe.assume([lit])) break;
    }
    probe.retract(0);
  }
}

/** The instance with its guard among the variables, so that what speaks of the guard can be checked too. */
export const guarded = (instance: Instance, guard: IntVar): Instance => ({
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

/** A negation accepts what the constraint refuses; where it says that it only counts, so do its bounds. */
function proveDefinition({ constraint, xs, domains }: Instance): void {
  const { bounds, scope } = constraint;
  const opposite = constraint.negation?.();
  if (!bounds && !opposite) return;
  const places = new Map(xs.map((x, i) => [x, i]));
  for (const values of assignments(domains)) {
    const value = (x: IntVar) => values[places.get(x) ?? 0];
    const isKept = constraint.holds(value);
    if (opposite && opposite.holds(value) !== !isKept)
      throw new Error(`its negation does not refuse the same: ${key(values)}`);
    const ones = scope.reduce((sum, x) => sum + value(x), 0);
    if (bounds && (bounds.least <= ones && ones <= bounds.most) !== isKept)
      throw new Error(`not what its bounds say: ${key(values)}`);
  }
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

/** What was compared on an instance. */
export interface Checked {
  readonly assignments: number;
  readonly audited: Audited;
  readonly propagators: ReadonlySet<string>;
}

/** The part of the contract that most depends on the instance: its solutions by labeling, and explanations in dives. */
export function checkExplanations(make: ConstraintCase['make'], seed: number): Checked {
  const instance = makeInstance(make, seed);
  const expected = accepted(instance);
  instance.solver.post(instance.constraint);
  const audited = audit(instance, expected);
  dive(instance, new Random(seed + 2));
  return { assignments: size(instance), audited, propagators: instance.propagators };
}

/** Runs the whole contract on one instance. Throws what is wrong; returns what was checked of explanations. */
export function checkConstraint(
  { make, consistency }: Pick<ConstraintCase, 'make' | 'consistency'>,
  seed: number,
  alias?: Alias,
): Checked {
  const fresh = () => makeInstance(make, seed, alias);
  const expected = accepted(fresh());
  const audited: Audited = new Map();

  const labeled = fresh();
  proveDefinition(labeled);
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
  const plain = audit(learned, expected);
  dive(learned, new Random(seed + 2));
  same(found(learned, [], null), expected, 'learning');
  merge(audited, plain);

  const checked = { assignments: size(labeled), audited, propagators: learned.propagators };
  if (checked.assignments > LARGEST_GUARDED) return checked;
  for (const labeling of [new Random(seed + 1), null]) {
    const half = fresh();
    const when = half.solver.bool('when');
    half.solver.post(half.constraint, { when });
    const free = Array.from(assignments(half.domains), key);
    const withGuard = new Set([
      ...free.map((k) => (k ? `${k},0` : '0')),
      ...[...expected].map((k) => (k ? `${k},1` : '1')),
    ]);
    const how = labeling ? 'labeling' : 'learning';
    if (labeling) same(found(half, [when], labeling), withGuard, `half-reified, ${how}`);
    else merge(audited, underGuard(half, when, withGuard, new Random(seed + 3)));

    const full = fresh();
    const truth = full.solver.reify(full.constraint).variable;
    const both = new Set(
      free.map((k) => (k ? `${k},${expected.has(k) ? 1 : 0}` : expected.has(k) ? '1' : '0')),
    );
    if (labeling) same(found(full, [truth], labeling), both, `reified, ${how}`);
    else merge(audited, underGuard(full, truth, both, new Random(seed + 4)));
  }
  return checked;
}

/** Learning under a guard, with every explanation checked. */
function underGuard(
  instance: Instance,
  guard: IntVar,
  expected: ReadonlySet<string>,
  random: Random,
): Audited {
  const audited = audit(guarded(instance, guard), expected);
  dive(guarded(instance, guard), random);
  same(found(instance, [guard], null), expected, 'under a guard, learning');
  return audited;
}
