import { sayLoop } from './loop-clauses.ts';
import type { Statements } from './statements.ts';

/** The board as a pseudo-Boolean formula; comments at its end say what the variables stand for. */
export function opbFormula(statements: Statements, about: readonly string[]): string {
  for (const loop of statements.loops) sayLoop(statements, loop);
  const { names, decisions, all } = statements;
  const constraints: string[] = [];
  const said: string[] = [];
  const term = (weight: number, variable: number): string =>
    `${weight < 0 ? '' : '+'}${weight} x${variable + 1}`;
  for (const statement of all) {
    if (statement.kind === 'rule') {
      said.push(`* ${statement.words}`);
      continue;
    }
    let line: string;
    if (statement.kind === 'clause') {
      const negative = statement.atoms.filter((atom) => atom & 1).length;
      const terms = statement.atoms.map((atom) => term(atom & 1 ? -1 : 1, atom >> 1));
      line = `${terms.join(' ')} >= ${1 - negative} ;`;
    } else {
      // The format knows >= and = only.
      const sign = statement.relation === '<=' ? -1 : 1;
      const terms = statement.terms.map(([weight, variable]) => term(sign * weight, variable));
      line = `${terms.join(' ')} ${statement.relation === '=' ? '=' : '>='} ${sign * statement.total} ;`;
    }
    const known = /^ (>=|=) (-?\d+) ;$/.exec(line);
    // A sum of nothing is not in the format: what is true is left out, what is false is said of any variable.
    if (known && (known[1] === '=' ? known[2] === '0' : Number(known[2]) <= 0)) continue;
    if (known) line = '+1 x1 >= 2 ;';
    constraints.push(line);
    said.push(line);
  }
  // The format needs a variable: if there is none, this one says nothing.
  if (names.length === 0) {
    constraints.push('+1 x1 = 0 ;');
    said.push('+1 x1 = 0 ;');
  }
  return `${[
    `* #variable= ${Math.max(1, names.length)} #constraint= ${constraints.length}`,
    ...about.map((line) => `* ${line}`),
    '* Run it: clasp 0 FILE    (or any pseudo-Boolean solver)',
    ...decisions.map((v) => `* x${v + 1}: ${names[v]}`),
    ...said,
  ].join('\n')}\n`;
}
