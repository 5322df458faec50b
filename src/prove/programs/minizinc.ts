import type { Atom } from '../../puzzles/formula.ts';
import { neighboursOf, type ProgramFormula } from './program-formula.ts';

/** The board as a MiniZinc model; it prints the names of what is true. */
export function minizincModel(program: ProgramFormula, about: readonly string[]): string {
  const { names, decided, rings } = program;
  const x = (variable: number): string => `x[${variable + 1}]`;
  const holds = (atom: Atom): string => (atom & 1 ? `not ${x(atom >> 1)}` : x(atom >> 1));
  const lines = [
    ...about.map((line) => `% ${line}`),
    '% Run it: minizinc -a FILE',
    `array[1..${names.length}] of var bool: x;`,
  ];
  for (const statement of program.statements()) {
    if (statement.kind === 'rule') lines.push(`% ${statement.words}`);
    else if (statement.kind === 'clause')
      lines.push(`constraint ${statement.atoms.map(holds).join(' \\/ ') || 'false'};`);
    else {
      const terms = statement.terms.map(([weight, variable]) => `${weight}*${x(variable)}`);
      lines.push(`constraint ${terms.join(' + ') || '0'} ${statement.relation} ${statement.total};`);
    }
  }
  for (const [at, ring] of rings.entries()) {
    const near = neighboursOf(ring);
    const count = near.length;
    const sets = near.map((list) => `{${list.map((w) => w + 1).join(',')}}`);
    const all = `v in 1..${count}`;
    lines.push(
      '% The loop is one: each vertex on it has a next one, and the steps are numbered from the first vertex.',
      `array[1..${count}] of var bool: on${at} = [${ring.vertices.map(holds).join(', ')}];`,
      `array[1..${count}] of set of int: near${at} = [${sets.join(', ')}];`,
      `array[1..${count}] of var 1..${count}: next${at};`,
      `array[1..${count}] of var 0..${count}: step${at};`,
      `array[1..${count + 1}] of var bool: begun${at};`,
      `constraint not begun${at}[1] /\\ forall(${all})(begun${at}[v + 1] = (begun${at}[v] \\/ on${at}[v]));`,
      `constraint forall(${all})(next${at}[v] in near${at}[v] union {v} /\\ (on${at}[v] <-> next${at}[v] != v));`,
      `constraint forall(${all}, w in near${at}[v])(next${at}[v] = w -> next${at}[w] != v);`,
      `constraint forall(${all})((on${at}[v] /\\ begun${at}[v]) <-> step${at}[v] > 0);`,
      `constraint forall(${all}, w in near${at}[v])(next${at}[v] = w /\\ begun${at}[w] -> step${at}[w] = step${at}[v] + 1);`,
      '% One of its two directions: the first vertex goes to the smaller of its neighbours.',
      `constraint forall(${all}, u, w in near${at}[v] where u < w)(`,
      `  on${at}[v] /\\ not begun${at}[v] /\\ on${at}[u] -> next${at}[v] != w);`,
    );
  }
  const searches = [
    'bool_search(x, first_fail, indomain_max)',
    ...rings.map((_, at) => `int_search(next${at}, input_order, indomain_min)`),
  ];
  const shown = decided.map((v) => `if fix(${x(v)}) then "${names[v]} " else "" endif`);
  lines.push(
    // What follows from x is found by propagation; without this, Gecode would begin with it.
    `solve :: seq_search([${searches.join(', ')}]) satisfy;`,
    `output [${[...shown, '"\\n"'].join(', ')}];`,
  );
  return `${lines.join('\n')}\n`;
}
