import type { Atom } from '../../puzzles/formula.ts';
import type { Formula } from './formula.ts';
import { LINES_A_PIECE } from './opb.ts';

/**
 * A formula of clauses in the DIMACS format, some lines at a time: what it is about, the names of the decisions, and
 * each rule as a comment.
 */
export function* dimacsOf(formula: Formula, about: readonly string[] = []): Generator<string> {
  let text = about.map((line) => `c ${line}\n`).join('');
  for (const { variables } of formula.decisions)
    for (const v of variables) text += `c ${v + 1} ${formula.names[v]}\n`;
  text += `p cnf ${formula.names.length} ${formula.lines.length}\n`;
  for (const [index, { atoms }] of formula.lines.entries()) {
    const comment = formula.commentAt(index);
    if (comment !== undefined) text += `c ${comment}\n`;
    text += `${literalsOf(atoms)}0\n`;
    if ((index + 1) % LINES_A_PIECE > 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

export function literalsOf(atoms: Iterable<Atom>): string {
  let text = '';
  for (const atom of atoms) text += `${(atom & 1) === 1 ? '-' : ''}${(atom >> 1) + 1} `;
  return text;
}
