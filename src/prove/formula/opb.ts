import type { Atom } from '../../puzzles/formula.ts';
import type { Formula } from './formula.ts';

/** Lines of a formula are handed on as text in batches of this many. */
export const LINES_A_PIECE = 256;

/** The formula in the OPB format, some lines at a time: what it is about, and each rule as a comment with its lines. */
export function* opbOf(formula: Formula, about: readonly string[] = []): Generator<string> {
  const { names, lines } = formula;
  yield `* #variable= ${names.length} #constraint= ${lines.length}\n`;
  for (const line of about) yield `* ${line}\n`;
  let text = '';
  for (const [index, { atoms, weights, bound }] of lines.entries()) {
    const comment = formula.commentAt(index);
    if (comment !== undefined) text += `* ${comment}\n`;
    for (let i = 0; i < atoms.length; i++) text += `${weights[i]} ${atomName(names, atoms[i]!)} `;
    text += `>= ${bound} ;\n`;
    if ((index + 1) % LINES_A_PIECE > 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** What files call an atom. */
export const atomName = (names: readonly string[], atom: Atom): string =>
  (atom & 1) === 1 ? `~${names[atom >> 1]}` : names[atom >> 1]!;
