/** Builds the solver of a program: variables, constraints, and what is to be printed. */
import { type Formula, LimitError, ModelError, type PostLimits } from '../engine/index.ts';
import { Arguments, builtinOf } from './builtins/index.ts';
import { compare, relation } from './builtins/linear.ts';
import { isBool, Model, type Value } from './model.ts';
import { type Hook, hookOf } from './on-restart/index.ts';
import { type Problem, Problems } from './problem.ts';
import {
  type ConstraintItem,
  type Expression,
  type Output,
  type Program,
  RESTART_LIBRARY,
} from './program.ts';
import { Refusal } from './refusal.ts';

/** What a name prints: one value, or the values of an array. */
export interface Printed extends Output {
  readonly values: readonly Value[];
  readonly isArray: boolean;
}

/** A program as a model of the engine, and what it prints of a solution. */
export interface Compiled {
  readonly model: Model;
  readonly printed: readonly Printed[];
  /** What the model wants to be told at each restart. */
  readonly hooks: readonly Hook[];
}

/** Options of `compile`, with limits on all of it. */
export interface CompileOptions extends PostLimits {
  /** Any whole number from 0: those that the engine does not hold are folded. */
  readonly seed?: number;
}

const SEEDS = 2 ** 31;

/** A compiled program; or what is wrong with it; or that a limit ended the work. */
export type CompileResult =
  | { readonly status: 'compiled'; readonly compiled: Compiled }
  | { readonly status: 'refused'; readonly problems: readonly Problem[] }
  | { readonly status: 'stopped' };

/** Makes the variables of a program and posts its constraints. */
export function compile(program: Program, { seed = 0, ...limits }: CompileOptions = {}): CompileResult {
  const model = new Model(program, seed % SEEDS, limits);
  try {
    return compileInto(model);
  } catch (error) {
    if (error instanceof LimitError) return { status: 'stopped' };
    throw error;
  }
}

function compileInto(model: Model): CompileResult {
  const { program } = model;
  const problems = new Problems();
  /** Does a part of the work; false if it was refused. */
  const attempt = <T>(at: number, work: (of: T) => void, of: T): boolean => {
    try {
      work(of);
      return true;
    } catch (error) {
      if (error instanceof Refusal) problems.add(error.at, error.message);
      else if (error instanceof ModelError) problems.add(at, error.message);
      else throw error;
      return false;
    }
  };
  const taken = new Set<ConstraintItem>();
  const hooks: Hook[] = [];
  const offer = (item: ConstraintItem): void => {
    checkCall(item);
    offerDefinition(model, item, taken);
    offerShift(model, item);
  };
  const take = (item: ConstraintItem): void => {
    if (isHook(item)) hooks.push(hookOf(model, item));
    else post(model, item, taken);
  };
  const known = program.constraints.filter((item) => attempt(item.at, offer, item));
  for (const item of known) {
    if (problems.enough) break;
    model.checkLimits();
    attempt(item.at, take, item);
  }
  const printed: Printed[] = [];
  for (const output of program.outputs) attempt(0, (of) => printed.push(print(model, of)), output);
  const { objective } = program.goal;
  if (objective) attempt(objective.at, (of) => checkObjective(model, of), objective);
  // A variable that nothing speaks of must still be possible.
  for (const { name, type, isArray, at } of program.declarations.values()) {
    if (type.isVar && !isArray && !problems.enough) {
      attempt(at, (of) => model.value(of), { kind: 'name', name, at } as const);
    }
  }
  if (problems.any) return { status: 'refused', problems: problems.list(program.place) };
  return { status: 'compiled', compiled: { model, printed, hooks } };
}

function checkObjective(model: Model, objective: Expression): void {
  if (model.value(objective).kind === 'set')
    throw new Refusal(objective.at, 'expected an integer as the objective, got a set');
}

function print(model: Model, output: Output): Printed {
  const declaration = model.declaration(output.name, output.at ?? 0);
  const name: Expression = { kind: 'name', name: output.name, at: declaration.at };
  const items = declaration.isArray ? model.items(name) : [name];
  return { ...output, isArray: declaration.isArray, values: items.map((item) => model.value(item)) };
}

const isHook = ({ name }: ConstraintItem): boolean => name.startsWith(RESTART_LIBRARY);

/** Refuses an unknown constraint, or one with the wrong number of arguments. */
function checkCall(item: ConstraintItem): void {
  if (isHook(item)) return;
  const { name, args, at } = item;
  const found = builtinOf(name);
  if (found === undefined) {
    throw new Refusal(
      at,
      name.includes('float')
        ? `floats are not supported: expected a constraint over integers, Booleans or sets, got "${name}"`
        : `expected a constraint that is known, got "${name}"`,
    );
  }
  const count = found.builtin.count + (found.form === 'plain' ? 0 : 1);
  if (args.length !== count && !isShortXor(name, args)) {
    throw new Refusal(at, `expected ${count} arguments for "${name}", got ${args.length}`);
  }
}

/** The standard knows an exclusive or with and without a result. */
const isShortXor = (name: string, args: readonly Expression[]): boolean =>
  name === 'bool_xor' && args.length === 2;

function post(model: Model, item: ConstraintItem, taken: ReadonlySet<ConstraintItem>): void {
  const { name, args } = item;
  const found = builtinOf(name);
  if (found === undefined) return;
  const { builtin, form } = found;
  // What a definition has taken over is a literal already; making the name finds out.
  const last = args[args.length - 1];
  if (last?.kind === 'name' && DEFINING.has(name)) {
    model.value(last);
    if (taken.has(item)) return;
  }
  const truthAt = args.length - 1;
  const a = new Arguments(model, item, form === 'plain' ? args.length : truthAt);
  const meaning = builtin.meaning(a);
  if (form === 'plain') {
    model.post(meaning);
    return;
  }
  const truth = a.bool(truthAt);
  if (form === 'reified') model.postReified(meaning, truth);
  else model.post(meaning, truth);
}

/** What may be a literal that exists anyway: the truth of a comparison, and a Boolean as an integer. */
const DEFINING: ReadonlyMap<string, (a: Arguments) => Value | undefined> = new Map([
  ['int_eq_reif', (a: Arguments) => ifBool(compare(a.model, a.int(0), '=', a.int(1)))],
  ['int_ne_reif', (a: Arguments) => ifBool(compare(a.model, a.int(0), '!=', a.int(1)))],
  ['int_le_reif', (a: Arguments) => ifBool(compare(a.model, a.int(0), '<=', a.int(1)))],
  ['int_lt_reif', (a: Arguments) => ifBool(compare(a.model, a.int(0), '<', a.int(1)))],
  ['int_lin_eq_reif', (a: Arguments) => ifBool(lone(a, '='))],
  ['int_lin_ne_reif', (a: Arguments) => ifBool(lone(a, '!='))],
  ['int_lin_le_reif', (a: Arguments) => ifBool(lone(a, '<='))],
  ['bool_not', (a: Arguments) => ifBool(a.bool(0).not())],
  ['bool2int', (a: Arguments): Value => ({ kind: 'int', int: a.bool(0) })],
]);

const ifBool = (truth: Formula): Value | undefined =>
  isBool(truth) ? { kind: 'bool', bool: truth } : undefined;

const lone = (a: Arguments, sign: '=' | '!=' | '<='): Formula =>
  relation(a.model, [a.numbers(0)[0] ?? 0], a.ints(1), sign, a.number(2));

/** Offers the last argument of a constraint as defined by it, where that makes it a literal that exists anyway. */
function offerDefinition(model: Model, item: ConstraintItem, taken: Set<ConstraintItem>): void {
  const { name, args } = item;
  const last = args[args.length - 1];
  const value = last?.kind === 'name' ? DEFINING.get(name) : undefined;
  if (last?.kind !== 'name' || value === undefined || !isSimple(model, item)) return;
  const a = new Arguments(model, item);
  model.define(last.name, { value: () => value(a), taken: () => taken.add(item) });
}

/** Offers the variable that y - x = c defines as x shifted. */
function offerShift(model: Model, item: ConstraintItem): void {
  const { name, args, annotations } = item;
  if (name !== 'int_lin_eq') return;
  const defined = annotations.find((e) => e.kind === 'call' && e.name === 'defines_var');
  const [y] = defined?.kind === 'call' ? defined.args : [];
  if (y?.kind !== 'name') return;
  const a = new Arguments(model, item);
  const [coefficients, items, rhs] = [a.numbers(0), model.items(args[1]), a.number(2)];
  const at = items.findIndex((e) => e.kind === 'name' && e.name === y.name);
  if (items.length !== 2 || coefficients.length !== 2 || at < 0) return;
  const [own, other] = [coefficients[at], coefficients[1 - at]];
  if (Math.abs(own) === 1 && own === -other) model.shift(y.name, { of: items[1 - at], by: own * rhs });
}

/** A comparison with a number. */
function isSimple(model: Model, { name, args }: ConstraintItem): boolean {
  if (name.startsWith('int_lin')) return model.items(args[1]).length === 1;
  return !name.startsWith('int_') || isNumber(model, args[0]) || isNumber(model, args[1]);
}

const isNumber = (model: Model, e: Expression): boolean => model.resolve(e).kind === 'int';
