import {
  type Atom,
  type FormulaBuilder,
  type NamedRule,
  not,
  type RuleSum,
  type Weighted,
} from '../../puzzles/formula.ts';
import { type Automaton, runsAutomaton } from './automaton.ts';
import { grown } from './grown.ts';
import { Loop } from './loop-flow.ts';

/** Weights of atoms and what they must reach: a sum of positive weights, each variable once. */
export interface FormulaLine {
  readonly atoms: readonly Atom[];
  readonly weights: readonly number[];
  readonly bound: number;
}

/** Sets the values of a formula's own variables from those of the decisions. */
type Completion = (values: Uint8Array) => void;

/**
 * Variables and lines of a formula that are numbered at once, but written only when they are read: a proof names few of
 * them, and the numbers are enough for that.
 */
export interface Block {
  /** How many there are of each. */
  readonly variables: number;
  readonly size: number;
  /** What files call a variable, counted from the first one of the block. */
  name(index: number): string;
  write(): FormulaLine[];
  /** Sets the values of its variables from those of the decisions. */
  complete(values: Uint8Array): void;
}

/** A block that is not written yet, its first variable, and how many names and lines were written when it came. */
interface Reserved {
  readonly block: Block;
  readonly variable: number;
  readonly names: number;
  readonly lines: number;
}

/** What decides the value of some cells: one variable, true for the second of two values, or one for each value. */
export interface FormulaDecision {
  readonly variables: readonly number[];
  readonly cells: readonly number[];
}

/** Lines, first and last by number, that say together what a machine says of the variables it reads. */
export interface MachineLines {
  readonly first: number;
  readonly last: number;
  readonly reads: ReadonlySet<number>;
  /** Not known once the lines have become clauses. */
  readonly automaton?: Automaton;
}

/** The largest sum of weights, and the largest bound, of a line: twice as much still fits into 32 bits. */
const MOST = 2 ** 30 - 1;

/**
 * A formula: named 0/1 variables and lines over them, each with the rule it says. Lines are numbered from one, as in
 * the proofs. What a solution says about the formula's own variables is kept too, so that it can be checked.
 */
export class Formula implements FormulaBuilder {
  /** The names of variables, and the lines, without those of blocks that are not written yet. */
  #names: string[] = [];
  /** What files call them, once that is asked for; and how many from the first on are there. */
  #fileNames: string[] = [];
  #named = 0;
  #lines: FormulaLine[] = [];
  /** Blocks that are not written yet. */
  #blocks: Reserved[] = [];
  /** How many variables, and how many lines, there are. */
  variables = 0;
  size = 0;
  /** All variables of lines that are written are below this. */
  written = 0;
  /** Before the line at this index stands this comment: see `commentAt`. */
  readonly comments = new Map<number, string | NamedRule>();
  readonly decisions: FormulaDecision[] = [];
  readonly loops: Loop[] = [];
  readonly machines: MachineLines[] = [];
  /** What follows from the rules and is no line: see `refutation/derived.ts`. */
  sums: () => readonly RuleSum[] = () => [];
  /** The line that excludes the claimed solution, if there is one. */
  excluded = 0;
  readonly #completions: Completion[] = [];
  /** Of the variables with a meaning of their own, by name. */
  readonly #meant = new Map<string, number>();

  /** By variable: what files call it. */
  get names(): readonly string[] {
    this.writeAll();
    for (; this.#named < this.#names.length; this.#named++) this.#fileNameAt(this.#named);
    return this.#fileNames;
  }

  get lines(): readonly FormulaLine[] {
    this.writeAll();
    return this.#lines;
  }

  /** What files call a variable. */
  nameOf(v: number): string {
    // Most proofs are about variables that were there before any block.
    if (v < (this.#blocks[0]?.variable ?? this.variables)) return this.#fileNameAt(v);
    const { block, variable, names } = this.#blocks.findLast((one) => one.variable <= v)!;
    const index = v - variable;
    return index < block.variables ? block.name(index) : this.#fileNameAt(names + index - block.variables);
  }

  #fileNameAt(at: number): string {
    this.#fileNames[at] ??= this.fileName(this.#names[at]!);
    return this.#fileNames[at];
  }

  /** What files call a variable with this name. */
  protected fileName(name: string): string {
    return name.replace(/[^A-Za-z0-9]/g, '_');
  }

  /** Takes a block in: its variables and lines have the next numbers. */
  reserve(block: Block): void {
    const { length: names } = this.#names;
    this.#blocks.push({ block, variable: this.variables, names, lines: this.#lines.length });
    this.variables += block.variables;
    this.size += block.size;
  }

  /** Whether there are blocks that are not written yet. */
  get isPartial(): boolean {
    return this.#blocks.length > 0;
  }

  /** Visits the lines that are written, each with its number, in their order. */
  visitWritten(visit: (line: FormulaLine, id: number) => void): void {
    let id = 1;
    let at = 0;
    for (const { block, lines } of this.#blocks) {
      while (at < lines) visit(this.#lines[at++]!, id++);
      id += block.size;
    }
    while (at < this.#lines.length) visit(this.#lines[at++]!, id++);
  }

  /** Writes every block. */
  writeAll(): void {
    if (!this.isPartial) return;
    const names: string[] = [];
    const lines: FormulaLine[] = [];
    let [name, line] = [0, 0];
    for (const { block, ...before } of this.#blocks) {
      while (name < before.names) names.push(this.#names[name++]!);
      while (line < before.lines) lines.push(this.#lines[line++]!);
      for (let i = 0; i < block.variables; i++) names.push(block.name(i));
      for (const written of block.write()) lines.push(written);
      this.completeBy((values) => block.complete(values));
    }
    this.#names = names.concat(this.#names.slice(name));
    this.#fileNames = [];
    this.#named = 0;
    this.#lines = lines.concat(this.#lines.slice(line));
    this.#blocks = [];
    this.written = this.variables;
  }

  variable(name: string): Atom {
    const v = this.variables++;
    this.written = this.variables;
    this.#names.push(name);
    return 2 * v;
  }

  /** The variable that says whether some atoms are true, by its name in the model. */
  meant(name: string): number | undefined {
    return this.#meant.get(name);
  }

  decision(name: string, cells: readonly number[]): Atom {
    const atom = this.variable(name);
    this.decisions.push({ variables: [atom >> 1], cells });
    return atom;
  }

  choice(names: readonly string[], cells: readonly number[]): Atom[] {
    const atoms = names.map((name) => this.variable(name));
    this.decisions.push({ variables: atoms.map((atom) => atom >> 1), cells });
    this.rule(`${names.join(', ')}: one value`);
    this.count(atoms, '=', 1);
    return atoms;
  }

  some(name: string, atoms: readonly Atom[]): Atom {
    const some = this.variable(name);
    this.#meant.set(name, some >> 1);
    this.clause([not(some), ...atoms]);
    this.sum([[atoms.length, some], ...atoms.map((atom): Weighted => [1, not(atom)])], '>=', atoms.length);
    this.completeBy((values) => {
      values[some >> 1] = atoms.some((atom) => isTrue(atom, values)) ? 1 : 0;
    });
    return some;
  }

  rule(rule: string | NamedRule): void {
    this.comments.set(this.size, rule);
  }

  /** What stands before the line at this index. */
  commentAt(index: number): string | undefined {
    const comment = this.comments.get(index);
    return typeof comment === 'object' ? comment.id : comment;
  }

  sum(terms: readonly Weighted[], relation: '>=' | '<=' | '=', total: number): void {
    if (relation !== '<=') this.atLeast(terms, total);
    if (relation !== '>=')
      this.atLeast(
        terms.map(([weight, atom]): Weighted => [-weight, atom]),
        -total,
      );
  }

  clause(atoms: readonly Atom[]): void {
    this.add(countLine(atoms, 1));
  }

  count(atoms: readonly Atom[], relation: '>=' | '<=' | '=', total: number): void {
    if (relation !== '<=') this.add(countLine(atoms, total));
    if (relation !== '>=') this.add(countLine(atoms.map(not), atoms.length - total));
  }

  runs(cells: readonly Atom[], runs: number, painted: number | null): void {
    runsAutomaton(this, cells, runs, painted);
  }

  loop(vertices: readonly Atom[], edges: readonly (readonly [number, number])[]): void {
    this.loops.push(new Loop(this, vertices, edges));
  }

  follows(sums: () => readonly RuleSum[]): void {
    this.sums = sums;
  }

  completeBy(completion: Completion): void {
    this.#completions.push(completion);
  }

  /** Adds a line in normal form and returns its number, counting from one. */
  atLeast(terms: readonly Weighted[], bound: number): number {
    return this.add(normalLine(terms, bound));
  }

  /** Adds a line that is in normal form. */
  add(line: FormulaLine): number {
    this.#lines.push(line);
    return ++this.size;
  }

  /** No solution has all these values: the last line of a formula. */
  exclude(values: Uint8Array): void {
    this.rule('not the claimed solution');
    this.clause(this.decisions.flatMap(({ variables }) => variables.map((v) => 2 * v + (values[v] ?? 0))));
    this.excluded = this.size;
  }

  /** The values that go with these of the decisions, of all variables but those of blocks that are not written. */
  #complete(decided: Uint8Array): Uint8Array {
    const values = new Uint8Array(this.variables);
    for (const { variables } of this.decisions) for (const v of variables) values[v] = decided[v] ?? 0;
    for (const completion of this.#completions) completion(values);
    return values;
  }

  /** The first line that these values of the decisions break, counting from one; zero if they keep all. */
  brokenLine(decided: Uint8Array, ofWritten = false): number {
    if (!ofWritten) this.writeAll();
    const values = this.#complete(decided);
    let broken = 0;
    this.visitWritten(({ atoms, weights, bound }, id) => {
      let reached = 0;
      for (let i = 0; i < atoms.length; i++) if (isTrue(atoms[i]!, values)) reached += weights[i]!;
      if (reached < bound && broken === 0) broken = id;
    });
    return broken;
  }

  /** The rule that a line says. */
  ruleOf(line: number): string {
    for (let index = line - 1; index >= 0; index--) {
      const comment = this.commentAt(index);
      if (comment !== undefined) return comment;
    }
    return '';
  }
}

export const isTrue = (atom: Atom, values: Uint8Array): boolean => values[atom >> 1] !== (atom & 1);

/** By variable: the last line in which it was seen, and its place there. */
let seen = new Int32Array(1024);
let places = new Int32Array(1024);
let lines = 0;

/** Gives a variable this place in a line; false if it has one. */
function isNew(v: number, place: number): boolean {
  if (v >= seen.length) {
    seen = grown(seen, 2 * v);
    places = grown(places, 2 * v);
  }
  if (seen[v] === lines) return false;
  seen[v] = lines;
  places[v] = place;
  return true;
}

/** So many of the atoms are true, each as often as it stands there: most lines are such. */
function countLine(atoms: readonly Atom[], bound: number): FormulaLine {
  lines++;
  const own: Atom[] = [];
  let weights: number[] | undefined;
  for (let i = 0; i < atoms.length; i++) {
    const atom = atoms[i]!;
    if (isNew(atom >> 1, own.length)) {
      own.push(atom);
      weights?.push(1);
      continue;
    }
    const place = places[atom >> 1]!;
    if (own[place] !== atom)
      return normalLine(
        atoms.map((one): Weighted => [1, one]),
        bound,
      );
    weights ??= ones(own.length).slice();
    weights[place]!++;
  }
  // A copy has no room to grow.
  return { atoms: own.slice(), weights: weights?.slice() ?? ones(own.length), bound };
}

/** Each variable once, positive weights only, none larger than the bound. */
export function normalLine(terms: readonly Weighted[], bound: number): FormulaLine {
  lines++;
  const variables: number[] = [];
  const sums: number[] = [];
  let needed = bound;
  for (const [weight, atom] of terms) {
    const v = atom >> 1;
    // w * not x = w - w * x
    if ((atom & 1) === 1) needed -= weight;
    const added = (atom & 1) === 1 ? -weight : weight;
    if (isNew(v, variables.length)) {
      variables.push(v);
      sums.push(added);
    } else sums[places[v]!]! += added;
  }
  const atoms: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < sums.length; i++) {
    const weight = sums[i]!;
    if (weight === 0) continue;
    if (weight < 0) needed -= weight;
    atoms.push(2 * variables[i]! + (weight > 0 ? 0 : 1));
    weights.push(Math.abs(weight));
  }
  let reach = 0;
  let unit = true;
  for (const weight of weights) {
    reach += weight;
    if (weight !== 1) unit = false;
  }
  if (reach > MOST || Math.abs(needed) > MOST)
    throw new RangeError(`a line of the formula overflows 2^30: ${reach}`);
  // A copy has no room to grow.
  return { atoms: atoms.slice(), weights: unit ? ones(weights.length) : weights.slice(), bound: needed };
}

const shared: number[][] = [];

/** This many ones: always the same list, so that many lines can have it. */
export function ones(count: number): readonly number[] {
  shared[count] ??= Array.from({ length: count }, () => 1);
  return shared[count];
}

export function isClause({ weights, bound }: FormulaLine): boolean {
  if (bound <= 0) return true;
  for (let i = 0; i < weights.length; i++) if (weights[i]! < bound) return false;
  return true;
}
