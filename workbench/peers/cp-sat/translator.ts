import { type Expression, findBounds, type Program, type Ranges } from '../../../src/flatzinc/index.ts';

/** Parts of CP-SAT's messages, by the names that the package uses. */
export interface Sum {
  readonly vars: readonly number[];
  readonly coeffs: readonly number[];
  readonly offset: number;
}
interface Constraint {
  readonly enforcementLiteral?: readonly number[];
  readonly [kind: string]: unknown;
}
export interface CpModel {
  readonly variables: readonly { readonly domain: readonly number[] }[];
  readonly constraints: readonly Constraint[];
  readonly objective?: Omit<Sum, 'offset'>;
}

/** What the model cannot say. */
export class NotTranslated extends Error {}

/** The ends of 64 bits, in two halves: no sum is beyond. */
const LOWEST = { low: 0, high: -(2 ** 31), unsigned: false };
const HIGHEST = { low: -1, high: 2 ** 31 - 1, unsigned: false };
/** Integers that JavaScript and CP-SAT both hold with room to add. */
const LARGEST = 2 ** 45;
export const UP_TO = (most: number): Ranges => [[-Infinity, most]];
export const EXACTLY = (value: number): Ranges => [[value, value]];

export const times = (factor: number, { vars, coeffs, offset }: Sum): Sum => ({
  vars,
  coeffs: coeffs.map((each) => factor * each),
  offset: factor * offset,
});
export const plus = (...sums: readonly Sum[]): Sum => ({
  vars: sums.flatMap(({ vars }) => vars),
  coeffs: sums.flatMap(({ coeffs }) => coeffs),
  offset: sums.reduce((all, { offset }) => all + offset, 0),
});
export const minus = (a: Sum, b: Sum): Sum => plus(a, times(-1, b));
export const constant = (offset: number): Sum => ({ vars: [], coeffs: [], offset });

/** All integers that are not in the ranges, which rise. */
export function others(ranges: Ranges): Ranges {
  const gaps: [number, number][] = [];
  let from = -Infinity;
  for (const [lower, upper] of ranges) {
    if (from < lower) gaps.push([from, lower - 1]);
    from = upper + 1;
  }
  if (from < Infinity) gaps.push([from, Infinity]);
  return gaps;
}

/** A sum that lies in ranges. */
export type Relation = readonly [sum: Sum, ranges: Ranges];

/** What no solution meets. */
export const NEVER: Constraint = { boolOr: { literals: [] } };

export const not = (literal: number): number => -literal - 1;

/** The variables of a program, the values of its arguments, and the constraints so far. */
export class Translator {
  readonly variables: { readonly domain: readonly number[] }[] = [];
  readonly constraints: Constraint[] = [];
  readonly places = new Map<string, number>();
  readonly #equal = new Map<string, number>();

  constructor(readonly program: Program) {
    const bounds = findBounds(program);
    const scalars = [...program.declarations.values()].filter(({ type, isArray }) => type.isVar && !isArray);
    for (const { name, type } of scalars) {
      if (type.isSet || type.base === 'float')
        throw new NotTranslated(`a variable of type ${type.isSet ? 'set' : 'float'}`);
      const domain = bounds.has(name) ? [bounds.get(name)!] : (type.domain ?? [[0, 1]]);
      if (domain.flat().some((bound) => Math.abs(bound) > LARGEST))
        throw new NotTranslated('an integer without bounds');
      this.places.set(name, this.variables.push({ domain: domain.flat() }) - 1);
    }
    for (const { name, value } of scalars)
      if (value) this.relate([minus(this.#variable(name), this.int(value)), EXACTLY(0)]);
  }

  post(constraint: Constraint): void {
    this.constraints.push(constraint);
  }

  /** The relation holds, at least if these literals do. */
  relate([{ vars, coeffs, offset }, ranges]: Relation, ...enforcementLiteral: number[]): void {
    const bound = (value: number): number | typeof LOWEST =>
      value === -Infinity ? LOWEST : value === Infinity ? HIGHEST : value - offset;
    const meaning =
      ranges.length > 0 ? { linear: { vars, coeffs, domain: ranges.flat().map(bound) } } : NEVER;
    this.post({ enforcementLiteral, ...meaning });
  }

  reify([sum, ranges]: Relation, literal: number): void {
    this.relate([sum, ranges], literal);
    this.relate([sum, others(ranges)], not(literal));
  }

  oneOf(relations: readonly Relation[]): void {
    const literals = relations.map((relation) => {
      const literal = this.fresh(0, 1).vars[0];
      this.relate(relation, literal);
      return literal;
    });
    this.post({ boolOr: { literals } });
  }

  every(literals: readonly number[], result: number): void {
    this.post({ enforcementLiteral: [result], boolAnd: { literals } });
    this.post({ boolOr: { literals: [result, ...literals.map(not)] } });
  }

  some(literals: readonly number[], result: number): void {
    this.every(literals.map(not), not(result));
  }

  fresh(lower: number, upper: number): Sum {
    return { vars: [this.variables.push({ domain: [lower, upper] }) - 1], coeffs: [1], offset: 0 };
  }

  /** The place of an interval among the constraints. */
  interval(start: Sum, size: Sum): number {
    const [[s, S], [d, D]] = [this.bounds(start), this.bounds(size)];
    const end = d === D ? plus(start, constant(d)) : this.fresh(s + d, S + D);
    return this.constraints.push({ interval: { start, size, end } }) - 1;
  }

  /** Whether a variable has a value, as a literal. */
  equals(sum: Sum, value: number): number {
    const key = `${sum.vars} ${sum.coeffs} ${value - sum.offset}`;
    if (!this.#equal.has(key)) {
      const literal = this.fresh(0, 1).vars[0];
      this.reify([sum, EXACTLY(value)], literal);
      this.#equal.set(key, literal);
    }
    return this.#equal.get(key)!;
  }

  bounds({ vars, coeffs, offset }: Sum): [lower: number, upper: number] {
    let [lower, upper] = [offset, offset];
    vars.forEach((variable, i) => {
      const { domain } = this.variables[variable];
      const ends = [domain[0] * coeffs[i], domain.at(-1)! * coeffs[i]];
      lower += Math.min(...ends);
      upper += Math.max(...ends);
    });
    return [lower, upper];
  }

  /** An integer or a Boolean. */
  int(e: Expression): Sum {
    const found = this.#resolve(e);
    if (found.kind === 'int' || found.kind === 'bool') return constant(Number(found.value));
    if (found.kind === 'name') return this.#variable(found.name);
    throw new NotTranslated(`an argument of kind ${found.kind}`);
  }

  ints = (e: Expression): Sum[] => this.#items(e).map((item) => this.int(item));

  sum = (coefficients: Expression, e: Expression): Sum => {
    const factors = this.numbers(coefficients);
    return plus(...this.ints(e).map((each, i) => times(factors[i], each)));
  };

  number(e: Expression): number {
    const { vars, offset } = this.int(e);
    if (vars.length > 0) throw new NotTranslated('a variable in place of a number');
    return offset;
  }

  numbers = (e: Expression): number[] => this.#items(e).map((item) => this.number(item));

  power(e: Expression): number {
    const power = this.number(e);
    if (power < 0) throw new NotTranslated('a negative power');
    return power;
  }

  literal(e: Expression): number {
    const { vars, offset } = this.int(e);
    return vars[0] ?? this.equals(constant(0), offset === 1 ? 0 : 1);
  }

  literals = (e: Expression): number[] => this.#items(e).map((item) => this.literal(item));

  ranges(e: Expression): Ranges {
    const found = this.#resolve(e);
    if (found.kind === 'set') return found.ranges;
    throw new NotTranslated('a set that is not given');
  }

  #variable(name: string): Sum {
    const place = this.places.get(name);
    if (place === undefined) throw new NotTranslated(`the name ${name}`);
    return { vars: [place], coeffs: [1], offset: 0 };
  }

  /** What an element of an array or a given name stands for; the name of a variable stays. */
  #resolve(e: Expression): Expression {
    if (e.kind === 'access')
      return this.#resolve(this.#items({ kind: 'name', name: e.name, at: e.at })[e.index - 1]);
    if (e.kind !== 'name') return e;
    const declared = this.program.declarations.get(e.name);
    return declared?.value && (declared.isArray || !declared.type.isVar) ? this.#resolve(declared.value) : e;
  }

  #items(e: Expression): readonly Expression[] {
    const found = this.#resolve(e);
    if (found.kind === 'array') return found.items;
    throw new NotTranslated(`an array of kind ${found.kind}`);
  }
}
