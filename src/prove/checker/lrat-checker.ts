/**
 * The checker of proofs over clauses in the LRAT format, one step a line:
 *
 *   <id> <literals> 0 <hints> 0    the clause follows: its negation and the hinted clauses, taken in their order, each
 *                                  leave one literal, until the last leaves none
 *   <id> d <ids> 0                 forgets clauses
 *
 * The proof holds if the empty clause was accepted. Like `checker.ts` it believes nothing, and uses nothing else.
 */
import type { CheckedFormula, CheckLimits, ProofVerdict } from './checker.ts';

const NEWLINE = 10;
const SPACE = 32;
const MINUS = 45;
/** Bytes and literals looked at between two looks at the clock. */
const WORK_PER_CLOCK_CHECK = 1 << 20;
const MOST_LITERALS = 50_000_000;
const DELETE = Number.NaN;

/** Checks a proof over a formula of which every line is a clause. */
export function checkLrat(
  formula: CheckedFormula,
  proof: Uint8Array,
  limits: CheckLimits = {},
): ProofVerdict {
  const deadline = limits.time === undefined ? Infinity : performance.now() + limits.time;
  const most = limits.atoms ?? MOST_LITERALS;
  const clauses = new Map<number, readonly number[]>();
  for (const [index, { atoms }] of formula.lines.entries()) clauses.set(index + 1, atoms);
  const value = new Int8Array(2 * formula.names.length);
  let [line, steps, kept, work] = [0, 0, 0, 0];
  for (const { atoms } of formula.lines) kept += atoms.length;
  const refused = (problem: string): ProofVerdict => ({ ok: false, line, problem });
  for (let from = 0; from < proof.length; ) {
    let to = proof.indexOf(NEWLINE, from);
    if (to < 0) to = proof.length;
    line++;
    const numbers = numbersOf(proof, from, to);
    work += to - from + 1;
    from = to + 1;
    if (work > WORK_PER_CLOCK_CHECK) {
      work = 0;
      if (performance.now() > deadline)
        return { ok: false, line, problem: 'the time limit was reached', gaveUp: true };
    }
    if (numbers === undefined) return refused('expected whole numbers and a 0 at the end');
    const [id, second] = numbers;
    if (id === undefined) continue;
    if (Number.isNaN(second)) {
      for (const old of numbers.slice(2, -1)) {
        kept -= clauses.get(old)?.length ?? 0;
        if (!clauses.delete(old)) return refused(`there is no clause ${old}`);
      }
      continue;
    }
    const end = numbers.indexOf(0);
    const literals = numbers.slice(1, end);
    const hints = numbers.slice(end + 1, -1);
    if (end === numbers.length - 1) return refused('expected hints and a 0 after the clause');
    if (clauses.has(id) || id <= 0) return refused(`clause ${id} is there already`);
    if (literals.some((literal) => !(Math.abs(literal) <= formula.names.length)))
      return refused('a literal of no variable');
    const atoms = literals.map((literal) => 2 * (Math.abs(literal) - 1) + (literal < 0 ? 1 : 0));
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
      const clause = clauses.get(hint);
      if (clause === undefined) {
        problem = hint < 0 ? 'only hints of unit propagation are read here' : `there is no clause ${hint}`;
        break;
      }
      work += clause.length;
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
    if (problem !== '') return refused(problem);
    steps++;
    if (atoms.length === 0) return { ok: true, steps };
    kept += atoms.length;
    if (kept > most) return { ok: false, line, problem: `more than ${most} literals`, gaveUp: true };
    clauses.set(id, atoms);
  }
  line++;
  return refused('the proof ends without the empty clause');
}

/** The numbers of a line, of which the last is 0; "d" is NaN. Undefined if anything else stands there. */
function numbersOf(bytes: Uint8Array, from: number, to: number): number[] | undefined {
  const numbers: number[] = [];
  for (let at = from; at < to; ) {
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
