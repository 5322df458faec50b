import type { Atom } from '../../puzzles/formula.ts';
import type { ProgramFormula } from './program-formula.ts';

/** The board for gringo and clasp, or clingo: its answer sets are the solutions, shown by the names of what is true. */
export function aspProgram(program: ProgramFormula, about: readonly string[]): string {
  const { names, decided, rings } = program;
  const holds = (atom: Atom): string => `${atom & 1 ? 'not ' : ''}x(${(atom >> 1) + 1})`;
  const fails = (atom: Atom): string => holds(atom ^ 1);
  const lines = [
    ...about.map((line) => `% ${line}`),
    '% Run it: gringo FILE | clasp 0    (or: clingo 0 FILE)',
    ...(names.length > 0 ? [`{ x(1..${names.length}) }.`] : []),
  ];
  for (const statement of program.statements()) {
    if (statement.kind === 'rule') lines.push(`% ${statement.words}`);
    else if (statement.kind === 'clause')
      lines.push(`:- ${statement.atoms.map(fails).join(', ') || '#true'}.`);
    else {
      const terms = statement.terms.map(
        ([weight, variable]) => `${weight},${variable + 1} : x(${variable + 1})`,
      );
      lines.push(`:- not #sum { ${terms.join('; ')} } ${statement.relation} ${statement.total}.`);
    }
  }
  for (const [at, { vertices, edges }] of rings.entries()) {
    lines.push('% The loop is one: every vertex on it is reached from the first.');
    for (const [v, atom] of vertices.entries()) lines.push(`on(${at},${v}) :- ${holds(atom)}.`);
    for (const [a, b] of edges) lines.push(`edge(${at},${a},${b}). edge(${at},${b},${a}).`);
    lines.push(
      `after(${at},V+1) :- on(${at},V). after(${at},V+1) :- after(${at},V), V < ${vertices.length}.`,
      `reached(${at},V) :- on(${at},V), not after(${at},V).`,
      `reached(${at},W) :- reached(${at},V), edge(${at},V,W), on(${at},W).`,
      `:- on(${at},V), not reached(${at},V).`,
    );
  }
  lines.push('#show.', ...decided.map((v) => `#show "${names[v]}" : x(${v + 1}).`));
  return `${lines.join('\n')}\n`;
}
