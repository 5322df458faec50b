/**
 * A program on its way into a solver: names become variables when they are first needed. A 0/1 variable that a
 * constraint defines as a comparison with a number becomes that very literal, and costs nothing.
 */
import {
  type Bool,
  BoolVar,
  type Constraint,
  clause,
  FALSE as FALSE_CODE,
  type Formula,
  type IntVar,
  iff,
  LimitError,
  Literal,
  not,
  type PostLimits,
  Solver,
  TRUE as TRUE_CODE,
} from '../engine/index.ts';
import { findBounds, type Interval, LARGEST } from './bounds.ts';
import { possibleValues } from './possible-values.ts';
import {
  contains,
  type Declaration,
  type Expression,
  type Program,
  type Ranges,
  sizeOf,
  valuesOf,
} from './program.ts';
import { Refusal } from './refusal.ts';
import { findUniverses } from './universes.ts';

/** An integer: a constant, a variable, or a literal that counts as 0 or 1. */
export type Int = number | IntVar | Literal;

/** A set variable: for each possible element the literal that says it is in. */
export interface SetVar {
  readonly elements: ReadonlyMap<number, Bool>;
}

export type Value =
  | { readonly kind: 'int'; readonly int: Int }
  | { readonly kind: 'bool'; readonly bool: Bool }
  | { readonly kind: 'set'; readonly set: SetVar };

/** A variable as a literal that exists anyway. */
export interface Definition {
  /** Undefined if there is no such literal. */
  readonly value: () => Value | undefined;
  /** Told when the value is used: the constraint that it comes from need not be posted. */
  readonly taken: () => void;
}

/** A variable as another integer and a number added to it. */
export interface Shift {
  readonly of: Expression;
  readonly by: number;
}

/** What stands for a variable without bounds. Beyond it nothing is searched, and nothing is claimed. */
export const UNBOUNDED = 1_000_000;
/** Sets and listed domains with more elements are refused. */
const WIDEST = 200_000;
/** Definitions that lean on definitions: beyond this depth a variable is made as declared. */
const DEEPEST = 500;

export class Model {
  readonly program: Program;
  readonly solver: Solver;
  /** Variables without bounds, and the values that are searched: an exhausted search proves nothing beyond. */
  readonly cut = new Map<string, Interval>();
  readonly #values = new Map<string, Value>();
  readonly #definitions = new Map<string, Definition>();
  readonly #shifts = new Map<string, Shift>();
  readonly #making = new Set<string>();
  readonly #bounds: ReadonlyMap<string, Interval>;
  readonly #universes: ReadonlyMap<string, Ranges>;
  readonly #possible: ReadonlyMap<string, readonly number[]>;
  readonly #constants = new Map<number, IntVar>();
  readonly #copies = new Map<number, IntVar>();
  readonly yes: Literal;
  readonly no: Literal;

  readonly #signal: AbortSignal | undefined;
  readonly #deadline: number;

  constructor(program: Program, seed: number, { timeLimit = Infinity, signal }: PostLimits = {}) {
    this.program = program;
    this.#signal = signal;
    this.#deadline = performance.now() + timeLimit;
    this.solver = new Solver({ seed });
    this.#bounds = findBounds(program);
    this.#universes = findUniverses(program);
    this.#possible = possibleValues(program);
    this.yes = this.constant(0).eq(0);
    this.no = this.yes.not();
  }

  define(name: string, definition: Definition): void {
    if (!this.#definitions.has(name)) this.#definitions.set(name, definition);
  }

  /** The name is another integer and a number: those who see all values of a domain can speak of that one instead. */
  shift(name: string, shift: Shift): void {
    if (!this.#shifts.has(name)) this.#shifts.set(name, shift);
  }

  /** What an integer is shifted from, and by how much; itself and 0 if by nothing. */
  unshifted(expression: Expression): Shift {
    let now: Shift = { of: expression, by: 0 };
    for (let steps = 0; steps < DEEPEST; steps++) {
      const of = this.resolve(now.of);
      const next = of.kind === 'name' ? this.#shifts.get(of.name) : undefined;
      if (next === undefined) break;
      now = { of: next.of, by: now.by + next.by };
    }
    return now;
  }

  /** Throws a LimitError where a limit was reached. */
  checkLimits(): void {
    if (this.#signal?.aborted) throw new LimitError('stopped');
    if (this.#deadline !== Infinity && performance.now() > this.#deadline) throw new LimitError('time');
  }

  /** What is left of the limits. */
  get limits(): PostLimits {
    const signal = this.#signal;
    if (this.#deadline === Infinity) return signal ? { signal } : UNLIMITED;
    const timeLimit = Math.max(0, this.#deadline - performance.now());
    return signal ? { timeLimit, signal } : { timeLimit };
  }

  post(formula: Formula, when?: Bool): void {
    const constraint = isBool(formula) ? clause([formula]) : formula;
    if (when === undefined || isTrue(when)) this.solver.post(constraint, this.limits);
    else if (!isFalse(when)) this.solver.post(constraint, { ...this.limits, when });
  }

  /** The literal and the formula are both true or both false. */
  postReified(formula: Formula, truth: Bool): void {
    if (isBool(formula)) {
      this.post(clause([truth.not(), formula]));
      this.post(clause([truth, formula.not()]));
    } else if (isTrue(truth)) this.post(formula);
    else if (isFalse(truth)) this.post(not(formula));
    else if (formula.negation) {
      this.post(formula, truth);
      this.post(formula.negation(), truth.not());
    } else this.post(iff(truth, formula));
  }

  truth(value: boolean): Literal {
    return value ? this.yes : this.no;
  }

  /** The variable that is always this number. */
  constant(value: number): IntVar {
    let x = this.#constants.get(value);
    if (x === undefined) {
      x = this.solver.int(value, value);
      this.#constants.set(value, x);
    }
    return x;
  }

  /** An integer as a variable, where a constant or a literal will not do. */
  variable(int: Int): IntVar {
    if (typeof int === 'number') return this.constant(int);
    if (!(int instanceof Literal)) return int;
    if (isTrue(int) || isFalse(int)) return this.constant(isTrue(int) ? 1 : 0);
    let copy = this.#copies.get(int.code);
    if (copy === undefined) {
      const bool = this.solver.bool();
      this.postReified(int, bool);
      copy = bool;
      this.#copies.set(int.code, copy);
    }
    return copy;
  }

  /** What an expression stands for: names and accesses replaced by what they name, as far as that is no variable. */
  resolve(expression: Expression): Expression {
    let now = expression;
    for (let steps = 0; now.kind === 'name' || now.kind === 'access'; steps++) {
      if (steps > DEEPEST)
        throw new Refusal(expression.at, 'expected a value, got a name that leads to itself');
      const declaration = this.declaration(now.name, now.at);
      if (now.kind === 'name') {
        if ((declaration.type.isVar && !declaration.isArray) || declaration.value === undefined) return now;
        now = declaration.value;
      } else {
        const items = this.items({ kind: 'name', name: now.name, at: now.at });
        const item = items[now.index - 1];
        if (item === undefined) {
          throw new Refusal(
            now.at,
            `expected an index of 1..${items.length} for "${now.name}", got ${now.index}`,
          );
        }
        now = item;
      }
    }
    return now;
  }

  declaration(name: string, at: number): Declaration {
    const declaration = this.program.declarations.get(name);
    if (declaration === undefined) throw new Refusal(at, `expected a declared name, got "${name}"`);
    return declaration;
  }

  /** The elements of an array. */
  items(expression: Expression): readonly Expression[] {
    let now = expression;
    for (let steps = 0; now.kind === 'name' && steps <= DEEPEST; steps++) {
      const { value } = this.declaration(now.name, now.at);
      if (value === undefined) break;
      now = value;
    }
    if (now.kind !== 'array') throw new Refusal(expression.at, `expected an array, got ${shown(now)}`);
    return now.items;
  }

  value(expression: Expression): Value {
    const known = expression.kind === 'name' ? this.#values.get(expression.name) : undefined;
    if (known !== undefined) return known;
    const now = this.resolve(expression);
    switch (now.kind) {
      case 'int':
        if (Math.abs(now.value) > LARGEST) {
          throw new Refusal(now.at, `expected a number within ${-LARGEST}..${LARGEST}, got ${now.value}`);
        }
        return { kind: 'int', int: now.value };
      case 'bool':
        return { kind: 'bool', bool: this.truth(now.value) };
      case 'set':
        return { kind: 'set', set: this.#constantSet(now.ranges, now.at) };
      case 'name':
        return this.#named(now.name, now.at);
      case 'float':
      case 'float set':
        throw new Refusal(now.at, FLOATS);
      default:
        throw new Refusal(expression.at, `expected a value or a variable, got ${shown(now)}`);
    }
  }

  #constantSet(ranges: Ranges, at: number): SetVar {
    checkSize(ranges, at);
    return { elements: new Map(Array.from(valuesOf(ranges), (v) => [v, this.yes])) };
  }

  #named(name: string, at: number): Value {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const declaration = this.declaration(name, at);
    const { type } = declaration;
    if (type.base === 'float') throw new Refusal(declaration.at, FLOATS);
    if (declaration.isArray) throw new Refusal(at, `expected one value, got the array "${name}"`);
    const making = this.#making;
    if (!making.has(name) && making.size < DEEPEST) {
      making.add(name);
      const definition = declaration.value ? undefined : this.#definitions.get(name);
      const given = declaration.value ? this.value(declaration.value) : definition?.value();
      making.delete(name);
      // Making it may have come back here and made it as declared.
      if (given !== undefined && !this.#values.has(name)) {
        this.#checkKind(given, declaration);
        definition?.taken();
        this.#values.set(name, given);
        this.#restrict(given, declaration);
        return given;
      }
      const made = this.#values.get(name);
      if (made !== undefined && declaration.value === undefined) return made;
    } else if (declaration.value !== undefined) {
      throw new Refusal(declaration.at, `expected a value for "${name}", got a name that leads back to it`);
    }
    const value = this.#declared(declaration);
    this.#values.set(name, value);
    return value;
  }

  #checkKind(value: Value, { name, type, at }: Declaration): void {
    const kind = type.isSet ? 'set' : type.base;
    if (value.kind !== kind)
      throw new Refusal(at, `expected a value of type ${kind} for "${name}", got ${value.kind}`);
  }

  /** The declared domain of a name that got its value from elsewhere. */
  #restrict(value: Value, { type }: Declaration): void {
    if (type.domain === undefined) return;
    if (value.kind === 'int') this.post(this.within(value.int, type.domain));
    else if (value.kind === 'set') {
      for (const [v, has] of value.set.elements) if (!contains(type.domain, v)) this.post(has.not());
    }
  }

  /** The integer lies in the ranges: clauses over its bounds. */
  within(int: Int, ranges: Ranges): Formula {
    if (typeof int === 'number') return this.truth(contains(ranges, int));
    ranges = heldBy(ranges);
    if (ranges.length === 0) return this.no;
    if (int instanceof Literal || int instanceof BoolVar) {
      const [no, yes] = [contains(ranges, 0), contains(ranges, 1)];
      return no === yes ? this.truth(no) : yes ? int : int.not();
    }
    return new Within(int, ranges);
  }

  #declared({ name, type, at }: Declaration): Value {
    if (type.base === 'bool') return { kind: 'bool', bool: this.solver.bool(name) };
    const domain = type.domain ?? this.#universes.get(name);
    if (type.isSet) {
      if (domain === undefined)
        throw new Refusal(at, `expected the possible elements of the set "${name}", got none`);
      checkSize(domain, at);
      const elements = new Map(Array.from(valuesOf(domain), (v) => [v, this.solver.bool()] as const));
      return { kind: 'set', set: { elements } };
    }
    const isEmpty = domain !== undefined && domain.length === 0;
    return { kind: 'int', int: isEmpty ? this.#impossible(name) : this.#integer(name, domain, at) };
  }

  /** A variable that can have no value. */
  #impossible(name: string): IntVar {
    this.post(this.no);
    return this.solver.int(0, 0, name);
  }

  #integer(name: string, domain: Ranges | undefined, at: number): IntVar {
    const known = this.#bounds.get(name);
    let lower = Math.max(domain?.[0][0] ?? -Infinity, known?.[0] ?? -Infinity);
    let upper = Math.min(domain?.[domain.length - 1][1] ?? Infinity, known?.[1] ?? Infinity);
    if (lower < -LARGEST || upper > LARGEST) {
      lower = lower < -LARGEST ? Math.min(-UNBOUNDED, upper > LARGEST ? 0 : upper) : lower;
      upper = upper > LARGEST ? Math.max(UNBOUNDED, lower) : upper;
      this.cut.set(name, [lower, upper]);
    }
    if (lower > upper) return this.#impossible(name);
    const possible = this.#possible
      .get(name)
      ?.filter((v) => v >= lower && v <= upper && (domain === undefined || contains(domain, v)));
    if (possible && possible.length <= WIDEST)
      return possible.length > 0 ? this.solver.int(possible, name) : this.#impossible(name);
    if (domain === undefined || domain.length === 1) return this.solver.int(lower, upper, name);
    if (sizeOf(domain) > WIDEST) {
      const x = this.solver.int(lower, upper, name);
      this.post(this.within(x, domain));
      return x;
    }
    const values = [...valuesOf(domain)].filter((v) => v >= lower && v <= upper);
    if (values.length > 0) return this.solver.int(values, name);
    if (!this.cut.has(name)) return this.#impossible(name);
    throw new Refusal(at, `expected values within ${-LARGEST}..${LARGEST} for "${name}"`);
  }
}

/** An integer lies in one of several ranges. */
class Within implements Constraint {
  readonly kind = 'within';
  readonly #x: IntVar;
  readonly #ranges: Ranges;

  constructor(x: IntVar, ranges: Ranges) {
    this.#x = x;
    this.#ranges = ranges;
  }

  get scope(): readonly IntVar[] {
    return [this.#x];
  }

  holds(value: (x: IntVar) => number): boolean {
    return contains(this.#ranges, value(this.#x));
  }

  install(into: Parameters<Constraint['install']>[0]): void {
    const ranges = this.#ranges;
    into.clause([into.compare(this.#x, '>=', ranges[0][0])]);
    into.clause([into.compare(this.#x, '<=', ranges[ranges.length - 1][1])]);
    for (let i = 1; i < ranges.length; i++) {
      const [below, above] = [ranges[i - 1][1], ranges[i][0]];
      into.clause([into.compare(this.#x, '<=', below), into.compare(this.#x, '>=', above)]);
    }
  }

  negation(): Constraint {
    return {
      kind: 'not within',
      scope: this.scope,
      holds: (value) => !this.holds(value),
      install: (into) => {
        for (const [lower, upper] of this.#ranges) {
          const below = lower > -LARGEST ? into.compare(this.#x, '<=', lower - 1) : FALSE_CODE;
          const above = upper < LARGEST ? into.compare(this.#x, '>=', upper + 1) : FALSE_CODE;
          into.clause([below, above]);
        }
      },
      negation: () => this,
    };
  }
}

const UNLIMITED: PostLimits = {};

const FLOATS = 'floats are not supported: expected integers, Booleans or sets of integers';

/** The part of the ranges that a variable of the engine can reach. */
const heldBy = (ranges: Ranges): Ranges =>
  ranges
    .map(([lower, upper]) => [Math.max(lower, -LARGEST), Math.min(upper, LARGEST)] as const)
    .filter(([lower, upper]) => lower <= upper);

function checkSize(ranges: Ranges, at: number): void {
  const size = sizeOf(ranges);
  if (size > WIDEST) throw new Refusal(at, `expected a set of at most ${WIDEST} elements, got ${size}`);
}

export const isBool = (formula: Formula): formula is Bool =>
  formula instanceof Literal || formula instanceof BoolVar;

export const isTrue = (bool: Bool): boolean => bool.code === TRUE_CODE;
export const isFalse = (bool: Bool): boolean => bool.code === FALSE_CODE;

/** How an expression is called in a message. */
export function shown(expression: Expression): string {
  switch (expression.kind) {
    case 'bool':
    case 'int':
    case 'float':
      return String(expression.value);
    case 'string':
      return JSON.stringify(expression.value);
    case 'name':
      return `"${expression.name}"`;
    case 'access':
      return `"${expression.name}[${expression.index}]"`;
    case 'call':
      return `"${expression.name}(…)"`;
    case 'set':
    case 'float set':
      return 'a set';
    case 'array':
      return 'an array';
  }
}
