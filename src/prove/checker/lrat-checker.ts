/**
 * The checker of proofs over clauses in the LRAT format, one step a line:
 *
 *   <id> <literals> 0 <hints> 0    the clause follows: its negation and the hinted clauses, taken in their order, each
 *                                  leave one literal, until the last leaves none
 *   <id> d <ids> 0                 forgets clauses
 *
 * The proof holds if the empty clause was accepted. Like `checker.ts` it believes nothing, and uses only `proof-reader.ts`.
 */
import type { CheckedFormula, CheckLimits } from './checker.ts';
import { type LineChecker, ProofReader, Refused } from './proof-reader.ts';

const SPACE = 32;
const MINUS = 45;
/** Bytes and literals looked at between two looks at the clock. */
const WORK_PER_CLOCK_CHECK = 1 << 20;
const MOST_LITERALS = 50_000_000;
const DELETE = Number.NaN;

/** The checker of a proof over a formula of which every line is a clause. */
export const lratReader = (formula: CheckedFormula, limits: CheckLimits = {}): ProofReader =>
  new ProofReader(() => new LratChecker(formula, limits));

class LratChecker implements LineChecker {
  readonly #clauses = new Map<number, readonly number[]>();
  readonly #variables: number;
  /** By atom: 1 true, -1 false, 0 open, for the step that is checked. */
  readonly #value: Int8Array;
  readonly #deadline: number;
  readonly #most: number;
  #kept = 0;
  #work = 0;
  steps = 0;

  constructor({ names, lines }: CheckedFormula, { time, atoms: most }: CheckLimits) {
    this.#deadline = time === undefined ? Infinity : performance.now() + time;
    this.#most = most ?? MOST_LITERALS;
    this.#variables = names.length;
    this.#value = new Int8Array(2 * names.length);
    for (const [index, { atoms }] of lines.entries()) {
      this.#clauses.set(index + 1, atoms);
      this.#kept += atoms.length;
    }
  }

  line(bytes: Uint8Array): boolean {
    const numbers = numbersOf(bytes);
    this.#work += bytes.length + 1;
    if (this.#work > WORK_PER_CLOCK_CHECK) {
      this.#work = 0;
      if (performance.now() > this.#deadline) throw new Refused('the time limit was reached', true);
    }
    if (numbers === undefined) throw new Refused('expected whole numbers and a 0 at the end');
    const [id, second] = numbers;
    if (id === undefined) return false;
    if (Number.isNaN(second)) {
      for (const old of numbers.slice(2, -1)) {
        this.#kept -= this.#clauses.get(old)?.length ?? 0;
        if (!this.#clauses.delete(old)) throw new Refused(`there is no clause ${old}`);
      }
      return false;
    }
    const end = numbers.indexOf(0);
    const literals = numbers.slice(1, end);
    if (end === numbers.length - 1) throw new Refused('expected hints and a 0 after the clause');
    if (this.#clauses.has(id) || id <= 0) throw new Refused(`clause ${id} is there already`);
    if (literals.some((literal) => !(Math.abs(literal) <= this.#variables)))
      throw new Refused('a literal of no variable');
    const atoms = literals.map((literal) => 2 * (Math.abs(literal) - 1) + (literal < 0 ? 1 : 0));
    this.#follows(atoms, numbers.slice(end + 1, -1));
    this.steps++;
    if (atoms.length === 0) return true;
    this.#kept += atoms.length;
    if (this.#kept > this.#most) throw new Refused(`more than ${this.#most} literals`, true);
    this.#clauses.set(id, atoms);
    return false;
  }

  end(): void {
    throw new Refused('the proof ends without the empty clause');
  }

  #follows(atoms: readonly number[], hints: readonly number[]): void {
    const value = this.#value;
    const assigned: number[] = [];
    const assign = (atom: number): void => {
      value[atom] = 1;
      value[atom ^ 1] = -1;
      assigned.push(atom);
    };
    for (const atom of atoms) if (value[atom] === 0) assign(atom ^ 1);
    // A clause with both literals of a variable always holds.
    let problem = atoms.some((atom) => value[atom]! > 0) ? '' : 'the clause does not follow from its hints';
    for (const hint of problem === '' ? [] : hints) {
      const clause = this.#clauses.get(hint);
      if (clause === undefined) {
        problem = hint < 0 ? 'only hints of unit propagation are read here' : `there is no clause ${hint}`;
        break;
      }
      this.#work += clause.length;
      let [open, last] = [0, -1];
      for (const atom of clause) {
        if (value[atom]! < 0) continue;
        if (value[atom]! > 0) open = 2;
        open++;
        last = atom;
      }
      if (open === 0) problem = '';
      if (open !== 1) break;
      assign(last);
    }
    for (const atom of assigned) {
      value[atom] = 0;
      value[atom ^ 1] = 0;
    }
    if (problem !== '') throw new Refused(problem);
  }
}

/** The numbers of a line, of which the last is 0; "d" is NaN. Undefined if anything else stands there. */
function numbersOf(bytes: Uint8Array): number[] | undefined {
  const numbers: number[] = [];
  const to = bytes.length;
  for (let at = 0; at < to; ) {
    const byte = bytes[at]!;
    if (byte === SPACE || byte === 13) {
      at++;
      continue;
    }
    if (byte === 100 && numbers.length === 1) {
      numbers.push(DELETE);
      at++;
      continue;
    }
    let number = 0;
    const negative = byte === MINUS;
    const start = negative ? at + 1 : at;
    at = start;
    for (; at < to && bytes[at]! >= 48 && bytes[at]! <= 57; at++) number = 10 * number + bytes[at]! - 48;
    if (at === start || at - start > 15) return undefined;
    numbers.push(negative ? -number : number);
  }
  return numbers.length === 0 || numbers[numbers.length - 1] === 0 ? numbers : undefined;
}
