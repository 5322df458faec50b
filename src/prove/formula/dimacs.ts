import type { Atom } from '../../puzzles/formula.ts';
import type { Formula } from './formula.ts';

/** A formula of clauses in the DIMACS format: what it is about, the names of the decisions, and each rule as a comment. */
export function dimacsOf(formula: Formula, about: readonly string[] = []): string {
  const parts = about.map((line) => `c ${line}\n`);
  for (const { variables } of formula.decisions)
    for (const v of variables) parts.push(`c ${v + 1} ${formula.names[v]}\n`);
  parts.push(`p cnf ${formula.names.length} ${formula.lines.length}\n`);
  for (const [index, { atoms }] of formula.lines.entries()) {
    const comment = formula.comments.get(index);
    if (comment !== undefined) parts.push(`c ${comment}\n`);
    parts.push(`${literalsOf(atoms)}0\n`);
  }
  return parts.join('');
}

export function literalsOf(atoms: Iterable<Atom>): string {
  let text = '';
  for (const atom of atoms) text += `${(atom & 1) === 1 ? '-' : ''}${(atom >> 1) + 1} `;
  return text;
}
