/** The arguments of one constraint, asked for by type; what does not fit is refused where it stands. */
import { type Bool, type Formula, IntVar, Literal } from '../../engine/index.ts';
import { LARGEST } from '../bounds.ts';
import { type Int, type Model, type SetVar, shown, type Value } from '../model.ts';
import type { ConstraintItem, Expression, Ranges } from '../program.ts';
import { Refusal } from '../refusal.ts';

/** A whole number that the engine holds: what most arguments are, beside variables. */
const isHeld = (e: Expression): e is Extract<Expression, { readonly kind: 'int' }> =>
  e.kind === 'int' && Math.abs(e.value) <= LARGEST;

export class Arguments {
  readonly model: Model;
  readonly item: ConstraintItem;
  readonly #args: readonly Expression[];
  /** How many there are, without the truth value of the reified form. */
  readonly count: number;

  constructor(model: Model, item: ConstraintItem, count = item.args.length) {
    this.model = model;
    this.item = item;
    this.#args = item.args;
    this.count = count;
  }

  at(i: number): Expression {
    return this.#args[i];
  }

  refuse(problem: string, at = this.item.at): never {
    throw new Refusal(at, problem);
  }

  int(i: number): Int {
    return this.#int(this.#args[i]);
  }

  /** An integer as a variable, also where it is a constant. */
  variable(i: number): IntVar {
    return this.model.variable(this.int(i));
  }

  ints(i: number): Int[] {
    const items = this.model.items(this.#args[i]);
    const ints = new Array<Int>(items.length);
    for (let k = 0; k < items.length; k++) ints[k] = this.#int(items[k]);
    return ints;
  }

  variables(i: number): IntVar[] {
    return this.ints(i).map((int) => this.model.variable(int));
  }

  /** Integers as variables and what is added to each: those that others define by a shift are left out of the game. */
  shifted(i: number): { readonly variables: IntVar[]; readonly offsets: number[] } {
    const shifts = this.model.items(this.#args[i]).map((item) => this.model.unshifted(item));
    return {
      variables: shifts.map(({ of }) => this.model.variable(this.#int(of))),
      offsets: shifts.map(({ by }) => by),
    };
  }

  number(i: number): number {
    return this.#number(this.#args[i]);
  }

  numbers(i: number): number[] {
    const items = this.model.items(this.#args[i]);
    const numbers = new Array<number>(items.length);
    for (let k = 0; k < items.length; k++) numbers[k] = this.#number(items[k]);
    return numbers;
  }

  bool(i: number): Bool {
    return this.#bool(this.#args[i]);
  }

  bools(i: number): Bool[] {
    const items = this.model.items(this.#args[i]);
    const bools = new Array<Bool>(items.length);
    for (let k = 0; k < items.length; k++) bools[k] = this.#bool(items[k]);
    return bools;
  }

  set(i: number): SetVar {
    return this.#set(this.#args[i]);
  }

  sets(i: number): SetVar[] {
    return this.model.items(this.#args[i]).map((item) => this.#set(item));
  }

  /** The ranges of a constant set; undefined for a set variable. */
  ranges(i: number): Ranges | undefined {
    const resolved = this.model.resolve(this.#args[i]);
    return resolved.kind === 'set' ? resolved.ranges : undefined;
  }

  #int(e: Expression): Int {
    if (isHeld(e)) return e.value;
    const value = this.model.value(e);
    if (value.kind === 'int') return value.int;
    return this.#wrong(e, 'an integer', value);
  }

  #number(e: Expression): number {
    if (isHeld(e)) return e.value;
    const value = this.model.value(e);
    if (value.kind === 'int' && typeof value.int === 'number') return value.int;
    // A variable with one value is as good as its value.
    if (value.kind === 'int' && value.int instanceof IntVar && value.int.min === value.int.max)
      return value.int.min;
    if (value.kind === 'bool' && value.bool instanceof Literal && value.bool.code >> 1 === 0) {
      return value.bool.code === this.model.yes.code ? 1 : 0;
    }
    return this.#wrong(e, 'a constant', value);
  }

  #bool(e: Expression): Bool {
    const value = this.model.value(e);
    return value.kind === 'bool' ? value.bool : this.#wrong(e, 'a Boolean', value);
  }

  #set(e: Expression): SetVar {
    const value = this.model.value(e);
    return value.kind === 'set' ? value.set : this.#wrong(e, 'a set', value);
  }

  #wrong(e: Expression, expected: string, value: Value): never {
    const kind = { int: 'an integer', bool: 'a Boolean', set: 'a set' }[value.kind];
    throw new Refusal(e.at, `expected ${expected}, got ${shown(e)}, ${kind}`);
  }
}

/** What one constraint of the standard means; `count` arguments without the truth value of the reified form. */
export interface Builtin {
  readonly count: number;
  readonly meaning: (args: Arguments) => Formula;
}

export type Builtins = Readonly<Record<string, Builtin>>;
