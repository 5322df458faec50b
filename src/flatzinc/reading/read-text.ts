/** Reads FlatZinc as MiniZinc writes it: items that end with a semicolon. A broken item is told and skipped. */
import { tooDeep } from '../../board/index.ts';
import { type Problem, Problems, placesIn } from '../problem.ts';
import {
  type ConstraintItem,
  type Declaration,
  type Expression,
  type Goal,
  type Output,
  type Program,
  type Ranges,
  rangesOf,
  type Type,
  united,
} from '../program.ts';
import { Lexer } from './lexer.ts';

/** A program, or every problem that was found in the text. */
export type Read =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Deeper than anything that MiniZinc writes, and far from the end of the stack. */
const DEEPEST = 100;

const NONE: readonly Expression[] = [];

/** Thrown inside this file only, and caught at the end of an item. */
class Broken extends Error {
  readonly at: number;

  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

/** Reads FlatZinc that is no JSON. Never throws. */
export function readText(text: string): Read {
  const reader = new TextReader(text);
  const place = placesIn(text);
  const program = reader.read();
  if (reader.problems.any) return { ok: false, problems: reader.problems.list(place) };
  return { ok: true, program: { ...program, place } };
}

class TextReader {
  readonly #lexer: Lexer;
  readonly problems = new Problems();
  readonly #declarations = new Map<string, Declaration>();
  readonly #constraints: ConstraintItem[] = [];
  readonly #outputs: Output[] = [];
  /** What was read of the lists that are open, the inner ones last: an array that grew by pushes keeps room for more. */
  readonly #open: Expression[] = [];
  #opened = 0;
  #goal: Goal | undefined;

  constructor(text: string) {
    this.#lexer = new Lexer(text);
  }

  read(): Omit<Program, 'place'> {
    const lexer = this.#lexer;
    while (!lexer.atEnd && !this.problems.enough) {
      try {
        this.#item();
        this.#symbol(';');
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        this.problems.add(error.at, error.message);
        this.#opened = 0;
        while (!lexer.atEnd && !lexer.is(';')) lexer.next();
        if (lexer.is(';')) lexer.next();
      }
    }
    if (this.#goal === undefined && !this.problems.any) {
      this.problems.add(lexer.at, 'expected a solve item, got none');
    }
    const goal = this.#goal ?? { kind: 'satisfy', annotations: [], at: 0 };
    return { declarations: this.#declarations, constraints: this.#constraints, goal, outputs: this.#outputs };
  }

  #broken(expected: string): Broken {
    return new Broken(this.#lexer.at, `expected ${expected}, got ${this.#lexer.shown}`);
  }

  #symbol(symbol: string): void {
    if (!this.#lexer.is(symbol)) throw this.#broken(`"${symbol}"`);
    this.#lexer.next();
  }

  #takes(symbol: string): boolean {
    if (!this.#lexer.is(symbol)) return false;
    this.#lexer.next();
    return true;
  }

  #takesName(name: string): boolean {
    if (!this.#lexer.isName(name)) return false;
    this.#lexer.next();
    return true;
  }

  #name(what: string): string {
    if (this.#lexer.kind !== 'name') throw this.#broken(what);
    const { name } = this.#lexer;
    this.#lexer.next();
    return name;
  }

  #item(): void {
    const { at } = this.#lexer;
    if (this.#takesName('predicate')) {
      while (!this.#lexer.is(';') && !this.#lexer.atEnd) this.#lexer.next();
    } else if (this.#takesName('constraint')) {
      const call = this.#expression(0);
      if (call.kind !== 'call') throw new Broken(call.at, 'expected a constraint with its arguments');
      this.#constraints.push({ name: call.name, args: call.args, annotations: this.#annotations(), at });
    } else if (this.#takesName('solve')) this.#solve(at);
    else this.#declaration(at);
  }

  #solve(at: number): void {
    const annotations = this.#annotations();
    const kind = this.#name('satisfy, minimize or maximize');
    if (kind !== 'satisfy' && kind !== 'minimize' && kind !== 'maximize') {
      throw new Broken(at, `expected satisfy, minimize or maximize, got "${kind}"`);
    }
    const goal: Goal =
      kind === 'satisfy'
        ? { kind, annotations, at }
        : { kind, annotations, at, objective: this.#expression(0) };
    if (this.#goal !== undefined) throw new Broken(at, 'expected one solve item, got a second one');
    this.#goal = goal;
  }

  #declaration(at: number): void {
    const isArray = this.#takesName('array');
    if (isArray) {
      this.#symbol('[');
      this.#expression(0);
      this.#symbol(']');
      if (!this.#takesName('of')) throw this.#broken('"of"');
    }
    const type = this.#type();
    this.#symbol(':');
    const named = this.#lexer.at;
    const name = this.#name('a name');
    const annotations = this.#annotations();
    const value = this.#takes('=') ? this.#expression(0) : undefined;
    const declaration: Declaration = { name, type, isArray, value, annotations, at };
    if (this.#declarations.has(name)) throw new Broken(named, `expected a new name, got "${name}" again`);
    if (declaration.value === undefined && (isArray || !type.isVar)) {
      throw new Broken(this.#lexer.at, `expected a value for "${name}", got ${this.#lexer.shown}`);
    }
    this.#declarations.set(name, declaration);
    for (const annotation of annotations) this.#output(name, annotation);
  }

  #output(name: string, annotation: Expression): void {
    if (annotation.kind === 'name' && annotation.name === 'output_var') this.#outputs.push({ name });
    if (annotation.kind !== 'call' || annotation.name !== 'output_array') return;
    const ranges = annotation.args[0];
    const dimensions =
      ranges?.kind === 'array'
        ? ranges.items.map((item): readonly [number, number] =>
            item.kind === 'set' ? (item.ranges[0] ?? [1, 0]) : [1, 0],
          )
        : [];
    this.#outputs.push({ name, dimensions });
  }

  #type(): Type {
    const isVar = this.#takesName('var');
    const isSet = this.#takesName('set');
    if (isSet && !this.#takesName('of')) throw this.#broken('"of"');
    const { at } = this.#lexer;
    if (this.#takesName('bool')) return { base: 'bool', isSet, isVar, domain: undefined };
    if (this.#takesName('int')) return { base: 'int', isSet, isVar, domain: undefined };
    if (this.#takesName('float')) return { base: 'float', isSet, isVar, domain: undefined };
    if (!this.#lexer.is('{') && this.#lexer.kind !== 'int' && this.#lexer.kind !== 'float') {
      throw this.#broken('a type');
    }
    const domain = this.#expression(0);
    if (domain.kind === 'float set') return { base: 'float', isSet, isVar, domain: undefined };
    if (domain.kind !== 'set') throw new Broken(at, 'expected a range or a set of numbers as the type');
    return { base: 'int', isSet, isVar, domain: domain.ranges };
  }

  #annotations(): readonly Expression[] {
    if (!this.#lexer.is('::')) return NONE;
    const annotations: Expression[] = [];
    while (this.#takes('::')) annotations.push(this.#expression(0));
    return annotations;
  }

  #expression(depth: number): Expression {
    if (depth > DEEPEST) throw new Broken(this.#lexer.at, tooDeep(DEEPEST).en);
    const { at, kind } = this.#lexer;
    switch (kind) {
      case 'int':
      case 'float':
        return this.#number();
      case 'string': {
        const word = this.#lexer.word;
        this.#lexer.next();
        return { kind: 'string', value: word.slice(1, -1), at };
      }
      case 'name':
        return this.#named(depth);
      default:
        if (this.#takes('[')) return { kind: 'array', items: this.#list(']', depth), at };
        if (this.#takes('{')) return this.#set(at, depth);
        throw this.#broken('a value');
    }
  }

  #number(): Expression {
    const { at } = this.#lexer;
    const first = this.#plainNumber();
    if (!this.#takes('..')) return first;
    if (this.#lexer.kind !== 'int' && this.#lexer.kind !== 'float') throw this.#broken('the end of a range');
    const last = this.#plainNumber();
    if (first.kind === 'float' || last.kind === 'float') return { kind: 'float set', at };
    const ranges: Ranges = first.value <= last.value ? [[first.value, last.value]] : [];
    return { kind: 'set', ranges, at };
  }

  #plainNumber(): Extract<Expression, { readonly kind: 'int' | 'float' }> {
    const { at, value: small } = this.#lexer;
    if (small !== undefined) {
      this.#lexer.next();
      return { kind: 'int', value: small, at };
    }
    const { kind, word } = this.#lexer;
    const value =
      word.startsWith('-0') && word.length > 2 && kind === 'int' ? -Number(word.slice(1)) : Number(word);
    if (!Number.isFinite(value) || (kind === 'int' && !Number.isSafeInteger(value))) {
      throw new Broken(at, `expected a number within 53 bits, got ${word.slice(0, 40)}`);
    }
    this.#lexer.next();
    return { kind: kind === 'int' ? 'int' : 'float', value: value === 0 ? 0 : value, at };
  }

  #named(depth: number): Expression {
    const { at, name } = this.#lexer;
    this.#lexer.next();
    if (name === 'true' || name === 'false') return { kind: 'bool', value: name === 'true', at };
    if (this.#takes('(')) return { kind: 'call', name, args: this.#list(')', depth), at };
    if (!this.#takes('[')) return { kind: 'name', name, at };
    const index = this.#expression(depth + 1);
    if (index.kind !== 'int') throw new Broken(index.at, 'expected a whole number as the index');
    this.#symbol(']');
    return { kind: 'access', name, index: index.value, at };
  }

  /** Expressions up to the closing bracket; a comma before it is allowed. */
  #list(close: string, depth: number): Expression[] {
    const from = this.#opened;
    while (!this.#takes(close)) {
      const item = this.#expression(depth + 1);
      this.#open[this.#opened++] = item;
      if (!this.#takes(',') && !this.#lexer.is(close)) throw this.#broken(`"," or "${close}"`);
    }
    const items = this.#open.slice(from, this.#opened);
    this.#opened = from;
    return items;
  }

  #set(at: number, depth: number): Expression {
    const items = this.#list('}', depth);
    if (items.some(({ kind }) => kind === 'float' || kind === 'float set')) return { kind: 'float set', at };
    const values: number[] = [];
    const ranges: Ranges[] = [];
    for (const item of items) {
      if (item.kind === 'int') values.push(item.value);
      else if (item.kind === 'set') ranges.push(item.ranges);
      else throw new Broken(item.at, 'expected whole numbers in a set');
    }
    return { kind: 'set', ranges: united([...rangesOf(values), ...ranges.flat()]), at };
  }
}
