import type { Atom } from '../../puzzles/formula.ts';
import type { Formula } from './formula.ts';

/** The formula in the OPB format: what it is about, and each rule as a comment with its lines after it. */
export function opbOf(formula: Formula, about: readonly string[] = []): string {
  const { names, lines } = formula;
  const parts = [
    `* #variable= ${names.length} #constraint= ${lines.length}\n`,
    ...about.map((line) => `* ${line}\n`),
  ];
  for (const [index, { atoms, weights, bound }] of lines.entries()) {
    const comment = formula.comments.get(index);
    if (comment !== undefined) parts.push(`* ${comment}\n`);
    let text = '';
    for (let i = 0; i < atoms.length; i++) text += `${weights[i]} ${atomName(names, atoms[i]!)} `;
    parts.push(`${text}>= ${bound} ;\n`);
  }
  return parts.join('');
}

/** What files call an atom. */
export const atomName = (names: readonly string[], atom: Atom): string =>
  (atom & 1) === 1 ? `~${names[atom >> 1]}` : names[atom >> 1]!;
