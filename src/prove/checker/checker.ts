/**
 * The checker: reads a proof step by step and believes none of them. It knows a formula as lines (sums of weighted 0/1
 * atoms that must reach a bound) and these steps of the VeriPB format, one a line:
 *
 *   rup <line> : <hints>     the line follows: its negation and the hinted lines contradict each other by unit
 *                            propagation. Without hints, all lines that there are take part
 *   pol <postfix>            the line that comes of adding, multiplying, dividing (rounding up), saturating and
 *                            weakening lines, in exact whole numbers
 *   del id <ids>             forgets lines
 *   conclusion UNSAT : <id>  (version 1: c <id>) the line cannot hold. Nothing counts before this
 *
 * A line that was accepted follows from the formula. So if the conclusion is accepted, the formula has no solution.
 * Nothing else of this program is used here but `proof-reader.ts`, which cuts a proof into lines; any bytes may be given,
 * and the answer is a verdict, never an exception.
 */
import { type LineChecker, ProofReader, type ProofVerdict, Refused, readWhole } from './proof-reader.ts';

/** An atom is 2v for variable v, 2v + 1 for its negation. */
export interface CheckedLine {
  readonly atoms: readonly number[];
  readonly weights: readonly number[];
  readonly bound: number;
}

export interface CheckedFormula {
  /** The variables' names as the proof writes them. */
  readonly names: readonly string[];
  readonly lines: readonly CheckedLine[];
}

export interface CheckLimits {
  /** Milliseconds. */
  readonly time?: number;
  /** Atoms in all lines that are known at one moment, together. */
  readonly atoms?: number;
}

const MOST_ATOMS = 50_000_000;
/** Beyond this, sums of numbers are no longer exact. */
const EXACT = Number.MAX_SAFE_INTEGER / 4;
/** Atoms looked at between two looks at the clock. */
const WORK_PER_CLOCK_CHECK = 1 << 20;

/** The checker of a proof that is read piece by piece. */
export const proofReader = (formula: CheckedFormula, limits: CheckLimits = {}): ProofReader =>
  new ProofReader(() => new Checker(formula, limits));

export const checkProof = (
  formula: CheckedFormula,
  proof: Uint8Array,
  limits: CheckLimits = {},
): ProofVerdict => readWhole(proofReader(formula, limits), proof);

/** Bytes as characters, one each: names and numbers are plain ASCII, and anything else is refused as unknown. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** The words between white space: one walk over the text, however much of that there is. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 32 : text.charCodeAt(at);
    const isSpace = code === 32 || (code >= 9 && code <= 13);
    if (!isSpace && from < 0) from = at;
    else if (isSpace && from >= 0) {
      words.push(text.slice(from, at));
      from = -1;
    }
  }
  return words;
}

class Checker implements LineChecker {
  readonly #variables = new Map<string, number>();
  /** By number, from one; undefined for what was forgotten. */
  readonly #lines: (CheckedLine | undefined)[] = [undefined];
  readonly #formulaLines: number;
  /** By atom: 1 true, -1 false, 0 open, for the step that is checked. */
  readonly #value: Int8Array;
  readonly #assigned: number[] = [];
  readonly #mostAtoms: number;
  #atoms = 0;
  #work = 0;
  readonly #deadline: number;
  #version = 0;
  #concluded = false;
  /** The conclusion was accepted, and the proof is complete. */
  #ended = false;
  steps = 0;

  constructor({ names, lines }: CheckedFormula, limits: CheckLimits) {
    for (const [v, name] of names.entries()) this.#variables.set(name, v);
    this.#value = new Int8Array(2 * names.length);
    this.#mostAtoms = limits.atoms ?? MOST_ATOMS;
    this.#deadline = limits.time === undefined ? Infinity : performance.now() + limits.time;
    this.#formulaLines = lines.length;
    for (const line of lines) this.#add(line);
  }

  line(bytes: Uint8Array, number: number): boolean {
    this.#spend(bytes.length + 1);
    this.#step(textOf(bytes), number);
    return false;
  }

  end(): void {
    if (!this.#ended) throw new Refused('the proof ends without a conclusion');
  }

  #step(text: string, number: number): void {
    const words = wordsOf(text);
    const ends = words.at(-1)?.endsWith(';') === true;
    if (ends) {
      const last = words.pop()!.slice(0, -1);
      if (last !== '' || words.length === 0) words.push(last);
    }
    const [keyword = ''] = words;
    if (number === 1) {
      const version = /^pseudo-Boolean proof version ([123])\.\d$/.exec(ends ? '' : words.join(' '));
      this.#version = Number(version?.[1] ?? 0);
      if (version) return;
      throw new Refused(`expected "pseudo-Boolean proof version 3.0", got ${quoted(text)}`);
    }
    if (keyword === '' || keyword.startsWith('*') || keyword.startsWith('%')) return;
    if (this.#version === 3 && !ends) throw new Refused('expected ";" at the end of the step');
    if (this.#ended || (this.#concluded && keyword !== 'end'))
      throw new Refused('a step after the conclusion');
    switch (keyword) {
      case 'f':
        if (Number(words[1]) !== this.#formulaLines || words.length !== 2)
          throw new Refused(`expected a formula of ${this.#formulaLines} lines, got ${quoted(text)}`);
        return;
      case 'rup':
        this.steps++;
        this.#add(this.#rup(words));
        return;
      case 'pol':
        this.steps++;
        this.#add(this.#pol(words));
        return;
      case 'del':
        this.#delete(words);
        return;
      case 'output':
        if (words.join(' ') !== 'output NONE')
          throw new Refused(`expected "output NONE", got ${quoted(text)}`);
        return;
      case 'c':
      case 'conclusion':
        this.#conclude(words);
        return;
      case 'end':
        if (!this.#concluded || words.join(' ') !== 'end pseudo-Boolean proof')
          throw new Refused('the proof ends without a conclusion');
        this.#ended = true;
        return;
      default:
        throw new Refused(`unknown step ${quoted(keyword)}`);
    }
  }

  #add(line: CheckedLine): void {
    this.#atoms += line.atoms.length;
    if (this.#atoms > this.#mostAtoms) throw new Refused(`more than ${this.#mostAtoms} atoms`, true);
    this.#lines.push(line);
  }

  #delete(words: readonly string[]): void {
    if (words[1] !== 'id') throw new Refused('expected "del id" and the numbers of lines');
    for (const word of words.slice(2)) {
      const id = this.#idOf(word);
      this.#atoms -= this.#lines[id]!.atoms.length;
      this.#lines[id] = undefined;
    }
  }

  #conclude(words: readonly string[]): void {
    const short = words[0] === 'c' && words.length === 2;
    const long = words[0] === 'conclusion' && words[1] === 'UNSAT' && words[2] === ':' && words.length === 4;
    if (!short && !long) throw new Refused('expected "conclusion UNSAT : " and the number of a line');
    const { weights, bound } = this.#lineOf(words.at(-1)!);
    let reach = 0;
    for (let i = 0; i < weights.length; i++) reach += weights[i]!;
    if (reach >= bound) throw new Refused(`line ${words.at(-1)} can hold: it is no contradiction`);
    this.#concluded = true;
    // Version 1 has nothing after it.
    if (short) this.#ended = true;
  }

  #idOf(word: string): number {
    if (!/^\d{1,10}$/.test(word)) throw new Refused(`expected the number of a line, got ${quoted(word)}`);
    const id = Number(word);
    if (this.#lines[id] === undefined) throw new Refused(`there is no line ${id}`);
    return id;
  }

  #lineOf(word: string): CheckedLine {
    return this.#lines[this.#idOf(word)]!;
  }

  #atomOf(word: string): number {
    const negated = word.startsWith('~');
    const v = this.#variables.get(negated ? word.slice(1) : word);
    if (v === undefined) throw new Refused(`unknown variable ${quoted(word)}`);
    return 2 * v + (negated ? 1 : 0);
  }

  /** Counts the work that is done, and now and then looks at the clock. */
  #spend(work: number): void {
    this.#work += work;
    if (this.#work < WORK_PER_CLOCK_CHECK) return;
    this.#work = 0;
    if (performance.now() > this.#deadline) throw new Refused('the time limit was reached', true);
  }

  #rup(words: readonly string[]): CheckedLine {
    const relation = words.indexOf('>=');
    if (relation < 0 || relation % 2 === 0) throw new Refused('expected weights and atoms, ">=" and a bound');
    const terms = new Map<number, number>();
    let bound = wholeNumber(words[relation + 1]);
    for (let i = 1; i < relation; i += 2) {
      bound = addTerm(terms, wholeNumber(words[i]), this.#atomOf(words[i + 1]!), bound);
    }
    const line = lineOf(terms, bound);
    const rest = words.slice(relation + 2);
    if (rest.length > 0 && rest[0] !== ':')
      throw new Refused(`expected ":" and hints, got ${quoted(rest[0]!)}`);
    const hints = rest.slice(1).filter((word) => word !== '~');
    this.#follows(line, rest.length > 0 ? hints.map((word) => this.#lineOf(word)) : this.#lines);
    return line;
  }

  /** Unit propagation over the negated line and the others, round by round, until one of them cannot hold. */
  #follows(line: CheckedLine, from: readonly (CheckedLine | undefined)[]): void {
    const lines = [negation(line), ...from];
    try {
      for (;;) {
        const before = this.#assigned.length;
        for (const one of lines) {
          if (one === undefined) continue;
          this.#spend(one.atoms.length);
          if (!this.#propagate(one)) return;
        }
        if (this.#assigned.length === before)
          throw new Refused('the line does not follow by unit propagation');
      }
    } finally {
      for (const atom of this.#assigned) {
        this.#value[atom] = 0;
        this.#value[atom ^ 1] = 0;
      }
      this.#assigned.length = 0;
    }
  }

  /** Assigns what one line forces. False: it cannot hold. */
  #propagate({ atoms, weights, bound }: CheckedLine): boolean {
    const value = this.#value;
    let slack = -bound;
    for (let i = 0; i < atoms.length; i++) if (value[atoms[i]!]! >= 0) slack += weights[i]!;
    if (slack < 0) return false;
    for (let i = 0; i < atoms.length; i++) {
      const atom = atoms[i]!;
      if (weights[i]! <= slack || value[atom] !== 0) continue;
      value[atom] = 1;
      value[atom ^ 1] = -1;
      this.#assigned.push(atom);
    }
    return true;
  }

  #pol(words: readonly string[]): CheckedLine {
    const stack: (CheckedLine | Sum | number)[] = [];
    const pop = (): CheckedLine | Sum => {
      const top = stack.pop();
      if (top === undefined) throw new Refused('the expression lacks a line');
      // A number that no operator has taken is the number of a line.
      return typeof top === 'number' ? this.#lineOf(String(top)) : top;
    };
    const popLine = (): CheckedLine => {
      const top = pop();
      return top instanceof Sum ? top.line() : top;
    };
    const popNumber = (): number => {
      const top = stack.pop();
      if (typeof top !== 'number' || top < 1) throw new Refused('expected a positive number');
      return top;
    };
    const each = (change: (weight: number) => number): void => {
      const { atoms, weights, bound } = popLine();
      this.#spend(atoms.length);
      stack.push({ atoms, weights: weights.map(change), bound: change(bound) });
    };
    for (let i = 1; i < words.length; i++) {
      const word = words[i]!;
      if (/^\d/.test(word)) stack.push(wholeNumber(word));
      else if (word === '+') {
        const added = popLine();
        const to = pop();
        this.#spend(added.atoms.length);
        // Whatever is on the stack is there once: a sum may grow in place.
        const sum = to instanceof Sum ? to : new Sum(to);
        sum.add(added);
        stack.push(sum);
      } else if (word === '*') {
        const factor = popNumber();
        each((weight) => exact(weight * factor));
      } else if (word === 'd') {
        const divisor = popNumber();
        each((weight) => Math.ceil(weight / divisor));
      } else if (word === 's') {
        const line = popLine();
        this.#spend(line.atoms.length);
        stack.push(line.bound > 0 ? saturated(line) : ZERO);
      } else {
        const atom = this.#atomOf(word);
        if (words[i + 1] === 'w') {
          i++;
          const line = popLine();
          this.#spend(line.atoms.length);
          stack.push(weakened(line, atom));
        } else stack.push({ atoms: [atom], weights: [1], bound: 0 });
      }
    }
    const line = popLine();
    if (stack.length > 0) throw new Refused('the expression leaves more than one line');
    return line;
  }
}

/** Lines that are being added up. */
class Sum {
  readonly #terms = new Map<number, number>();
  #bound = 0;

  constructor(first: CheckedLine) {
    this.add(first);
  }

  add({ atoms, weights, bound }: CheckedLine): void {
    this.#bound = exact(this.#bound + bound);
    for (let i = 0; i < atoms.length; i++) {
      this.#bound = addTerm(this.#terms, weights[i]!, atoms[i]!, this.#bound);
    }
  }

  line(): CheckedLine {
    return lineOf(this.#terms, this.#bound);
  }
}

const ZERO: CheckedLine = { atoms: [], weights: [], bound: 0 };

/**
 * Adds a term to a table of weights by variable, negative ones for negated atoms; returns the bound that is left once
 * w * not x is read as w - w * x.
 */
function addTerm(terms: Map<number, number>, weight: number, atom: number, bound: number): number {
  const negated = (atom & 1) === 1;
  terms.set(atom >> 1, exact((terms.get(atom >> 1) ?? 0) + (negated ? -weight : weight)));
  return exact(negated ? bound - weight : bound);
}

/** The line of a table of weights: positive weights only. */
function lineOf(terms: ReadonlyMap<number, number>, bound: number): CheckedLine {
  const atoms: number[] = [];
  const weights: number[] = [];
  let needed = bound;
  for (const [v, weight] of terms) {
    if (weight === 0) continue;
    if (weight < 0) needed -= weight;
    atoms.push(weight > 0 ? 2 * v : 2 * v + 1);
    weights.push(Math.abs(weight));
  }
  return { atoms, weights, bound: exact(needed) };
}

/** What holds exactly if the line does not. */
function negation({ atoms, weights, bound }: CheckedLine): CheckedLine {
  let reach = 0;
  for (let i = 0; i < weights.length; i++) reach += weights[i]!;
  return { atoms: atoms.map((atom) => atom ^ 1), weights, bound: exact(reach - bound + 1) };
}

const saturated = ({ atoms, weights, bound }: CheckedLine): CheckedLine => ({
  atoms,
  weights: weights.map((weight) => Math.min(weight, bound)),
  bound,
});

/** The line without a variable, as if that were true in the way that helps. */
function weakened({ atoms, weights, bound }: CheckedLine, atom: number): CheckedLine {
  const at = atoms.findIndex((known) => known >> 1 === atom >> 1);
  if (at < 0) return { atoms, weights, bound };
  return {
    atoms: atoms.filter((_, i) => i !== at),
    weights: weights.filter((_, i) => i !== at),
    bound: bound - weights[at]!,
  };
}

function wholeNumber(word: string | undefined): number {
  if (word === undefined || !/^[+-]?\d{1,15}$/.test(word))
    throw new Refused(`expected a whole number, got ${quoted(word ?? 'nothing')}`);
  return Number(word);
}

function exact(number: number): number {
  if (Math.abs(number) > EXACT) throw new Refused('a number is too large');
  return number;
}

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
