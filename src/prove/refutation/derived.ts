/**
 * What follows from sums of rules, as steps that need no trust. A rule that says what a sum comes to is two lines, one
 * for each direction; those of one rule added to the opposite ones of another say how much the two sums differ.
 *
 * A parity is a clause for each filling of the atoms with odd weights that cannot be. To the lines in one direction the
 * clause's atoms are added so that all weights become even and the bound odd: half of it, rounded up and doubled, is one
 * more than before. The lines in the other direction then take away everything but the clause.
 */
import type { Atom } from '../../puzzles/formula.ts';
import { type Formula, type FormulaLine, normalLine, ones } from '../formula/index.ts';

/** A line that is not in the formula, and the postfix expression that makes it. */
export interface Derived {
  readonly line: FormulaLine;
  expression(): string;
}

/** By number. */
type Lines = Map<number, FormulaLine>;

/** All that the formula is told to follow from its rules. */
export function* derivedLines(formula: Formula): Generator<Derived> {
  /** By rule: the number of its first line. */
  const first = new Map<string, number>();
  for (const index of formula.comments.keys()) first.set(formula.commentAt(index)!, index + 1);
  const lines: Lines = new Map();
  formula.visitWritten((line, id) => lines.set(id, line));
  for (const { from, parity } of formula.sums()) {
    const least = from.map((id) => first.get(id)!);
    const most = least.map((id) => id + 1);
    if (parity) yield* parityOf(formula, lines, least, most);
    else {
      yield sumOf(lines, [least[0]!, most[1]!]);
      yield sumOf(lines, [most[0]!, least[1]!]);
    }
  }
}

function sumOf(lines: Lines, ids: readonly number[]): Derived {
  let bound = 0;
  const terms = ids.flatMap((id) => {
    const line = lines.get(id)!;
    bound += line.bound;
    return line.atoms.map((atom, i) => [line.weights[i]!, atom] as const);
  });
  return { line: normalLine(terms, bound), expression: () => ids.join(' ') + ' +'.repeat(ids.length - 1) };
}

function* parityOf(
  formula: Formula,
  lines: Lines,
  least: readonly number[],
  most: readonly number[],
): Generator<Derived> {
  const { line, expression } = sumOf(lines, least);
  const odd = line.atoms.filter((_, i) => line.weights[i]! % 2 === 1);
  const rest = most.join(' ') + ' +'.repeat(most.length);
  for (let filling = 0; filling < 1 << odd.length; filling++) {
    // True atoms of the filling stand negated in its clause.
    const atoms = odd.map((atom, i): Atom => atom ^ ((filling >> i) & 1));
    const trues = atoms.filter((atom, i) => atom !== odd[i]).length;
    if ((line.bound - trues) % 2 === 0) continue;
    const added = (atom: Atom): string => ` ${(atom & 1) === 1 ? '~' : ''}${formula.nameOf(atom >> 1)} +`;
    yield {
      line: { atoms, weights: ones(atoms.length), bound: 1 },
      expression: () => `${expression()}${atoms.map(added).join('')} 2 d 2 * ${rest}`,
    };
  }
}
