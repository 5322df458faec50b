import { findBounds, type Interval, type Program, type Ranges } from '../../flatzinc/index.ts';

type Declaration = NonNullable<ReturnType<Program['declarations']['get']>>;

/** Bounds that move by a little each time are followed as long as this. */
const ROUNDS = 20;

/** Constraints over integers that say what bounds follow from bounds. */
const LINEAR = new Set(['int_lin_eq', 'int_lin_le', 'int_eq', 'int_le', 'int_lt', 'int_plus']);

/** A better objective than this one: from least to most. */
const beyond = (kind: 'minimize' | 'maximize', better: number): Interval =>
  kind === 'minimize' ? [-Infinity, better - 1] : [better + 1, Infinity];

/**
 * Bounds of the integers that follow from the program's sums by interval arithmetic; with `better`, from the claim that its
 * objective is better than this too. Values beyond them need no atoms.
 */
export function tightBounds(program: Program, better: number | undefined): ReadonlyMap<string, Interval> {
  const declared = new Map(findBounds(program));
  const free = new Map<string, Declaration>();
  for (const [name, declaration] of program.declarations) {
    const { type, isArray, value } = declaration;
    const isInt = type.isVar && !isArray && !type.isSet && type.base === 'int' && !value;
    const { domain, ...unbound } = type;
    if (isInt && domain && domain.length > 0) declared.set(name, cut(hullOf(domain), declared.get(name)));
    free.set(name, isInt ? { ...declaration, type: unbound } : declaration);
  }
  const { kind, objective } = program.goal;
  if (better !== undefined && kind !== 'satisfy' && objective?.kind === 'name') {
    const now = declared.get(objective.name);
    if (now) declared.set(objective.name, cut(now, beyond(kind, better)));
  }
  const sums = program.constraints.filter(({ name }) => LINEAR.has(name));
  let bounds: ReadonlyMap<string, Interval> = declared;
  for (let round = 0; round < ROUNDS; round++) {
    const next = findBounds({ ...program, declarations: free, constraints: sums }, bounds);
    const hasMoved = [...next].some(([name, [lower, upper]]) => {
      const [least, most] = bounds.get(name) ?? [lower, upper];
      return lower !== least || upper !== most;
    });
    bounds = next;
    if (!hasMoved) break;
  }
  return bounds;
}

const hullOf = (domain: Ranges): Interval => [domain[0]![0], domain.at(-1)![1]];

const cut = (one: Interval, other: Interval = [-Infinity, Infinity]): Interval => [
  Math.max(one[0], other[0]),
  Math.min(one[1], other[1]),
];
