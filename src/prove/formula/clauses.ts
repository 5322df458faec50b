import type { Atom } from '../../puzzles/formula.ts';
import { Automaton } from './automaton.ts';
import { Formula, type FormulaLine, isClause } from './formula.ts';

/** A line becomes clauses over its own atoms if these are no more than this; else it is read by a machine. */
const MOST_CLAUSES = 40;

/**
 * The same formula in clauses, over the same variables and more. Undefined for loops: how their flows add up is beyond
 * what proofs over clauses can say in short.
 */
export function clausesOf(formula: Formula): Formula | undefined {
  if (formula.loops.length > 0) return undefined;
  const cnf = new Formula();
  for (const name of formula.names) cnf.variable(name);
  cnf.decisions.push(...formula.decisions);
  /** By line of the formula, from one: the first of its clauses. */
  const firstOf = [0];
  for (let index = 0; index < formula.lines.length; index++) {
    firstOf[index + 1] = cnf.size + 1;
    const line = formula.lines[index]!;
    const comment = formula.commentAt(index);
    if (comment !== undefined) cnf.rule(comment);
    if (line.bound <= 0) continue;
    const clauses = isClause(line) ? [[...line.atoms]] : expanded(line);
    if (clauses) {
      for (const clause of clauses) cnf.clause(clause);
      continue;
    }
    // "At least" is often followed by "at most" the same; one machine says both.
    const next = formula.lines[index + 1];
    const exactly = next !== undefined && isOpposite(line, next);
    addUp(cnf, line, exactly);
    if (exactly) firstOf[++index + 1] = cnf.size + 1;
  }
  firstOf.push(cnf.size + 1);
  for (const { first, last, reads } of formula.machines) {
    cnf.machines.push({ first: firstOf[first]!, last: firstOf[last + 1]! - 1, reads });
  }
  // Sums have become machines, which must take part in propagation.
  cnf.writeAll();
  return cnf;
}

/** The clauses that say the same: of every set of atoms without which the bound is out of reach, one is true. */
function expanded({ atoms, weights, bound }: FormulaLine): Atom[][] | undefined {
  const order = [...atoms.keys()].sort((a, b) => weights[b]! - weights[a]!);
  let total = 0;
  for (const weight of weights) total += weight;
  const clauses: Atom[][] = [];
  const chosen: Atom[] = [];
  /** `left`: what the atoms from here on can still take away; `spare`: how much may be lost. */
  const choose = (at: number, left: number, spare: number): boolean => {
    if (spare < 0) {
      clauses.push([...chosen]);
      return clauses.length <= MOST_CLAUSES;
    }
    if (left <= spare) return true;
    const index = order[at]!;
    const weight = weights[index]!;
    chosen.push(atoms[index]!);
    if (!choose(at + 1, left - weight, spare - weight)) return false;
    chosen.pop();
    return choose(at + 1, left - weight, spare);
  };
  return choose(0, total, total - bound) ? clauses : undefined;
}

/** Whether the two together say that the sum is the bound of the first. */
export function isOpposite(one: FormulaLine, other: FormulaLine): boolean {
  if (one.atoms.length !== other.atoms.length) return false;
  let total = 0;
  for (let i = 0; i < one.atoms.length; i++) {
    if (other.atoms[i] !== (one.atoms[i]! ^ 1) || other.weights[i] !== one.weights[i]) return false;
    total += one.weights[i]!;
  }
  return other.bound === total - one.bound;
}

/** The sum is taken atom by atom. Unless it must be exact, it need not be known beyond the bound. */
function addUp(cnf: Formula, { atoms, weights, bound }: FormulaLine, exactly: boolean): void {
  Automaton.addTo(
    cnf,
    atoms,
    {
      start: 0,
      states: bound + 1,
      next: (sum, position, value) => {
        const more = sum + value * weights[position]!;
        return more <= bound ? more : exactly ? -1 : bound;
      },
      accepts: (sum) => sum === bound,
      numberOf: (sum) => sum,
    },
    `t${cnf.size}`,
    true,
  );
}
