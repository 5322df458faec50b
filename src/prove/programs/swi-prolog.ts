import type { Atom } from '../../puzzles/formula.ts';
import { neighboursOf, type ProgramFormula } from './program-formula.ts';

const RELATIONS = { '>=': '#>=', '<=': '#=<', '=': '#=' } as const;

const LOOP = `
% The loop is one: from its first vertex, every other is reached. Tested when all have values.
one_loop(Vertices-Near) :-
    V =.. [v|Vertices],
    N =.. [n|Near],
    findall(I, arg(I, V, 1), On),
    On = [First|_],
    reach([First], V, N, [First], Reached),
    length(On, Count),
    length(Reached, Count).

reach([], _, _, Reached, Reached).
reach([I|Open], V, N, Known, Reached) :-
    arg(I, N, Near),
    findall(J, (member(J, Near), arg(J, V, 1), \\+ memberchk(J, Known)), New),
    append(New, Open, Next),
    append(New, Known, More),
    reach(Next, V, N, More, Reached).
`;

/** The board as a program for SWI-Prolog with its library clpfd; it prints the names of what is true, a line a solution. */
export function prologProgram(program: ProgramFormula, about: readonly string[]): string {
  const { names, decided, rings } = program;
  const x = (variable: number): string => `X${variable + 1}`;
  const sum = (weights: readonly number[], variables: readonly string[], relation: string, total: number) =>
    variables.length === 0
      ? `0 ${relation} ${total}`
      : `scalar_product([${weights.join(',')}], [${variables.join(',')}], ${relation}, ${total})`;
  const clause = (atoms: readonly Atom[]): string => {
    const negative = atoms.filter((atom) => atom & 1).length;
    const variables = atoms.map((atom) => x(atom >> 1));
    return sum(
      atoms.map((atom) => (atom & 1 ? -1 : 1)),
      variables,
      '#>=',
      1 - negative,
    );
  };
  const goals = [...program.statements()].map((statement) => {
    if (statement.kind === 'rule') return `    % ${statement.words}`;
    if (statement.kind === 'clause') return `    ${clause(statement.atoms)},`;
    const { terms, relation, total } = statement;
    const weights = terms.map(([weight]) => weight);
    const variables = terms.map(([, variable]) => x(variable));
    return `    ${sum(weights, variables, RELATIONS[relation], total)},`;
  });
  const tests = rings.map((ring) => {
    const near = neighboursOf(ring).map((list) => `[${list.map((v) => v + 1).join(',')}]`);
    return `    one_loop([${ring.vertices.map((atom) => x(atom >> 1)).join(',')}]-[${near.join(',')}]),`;
  });
  const shown = decided.map((v) => `'${names[v]}'-${x(v)}`);
  return `${[
    ...about.map((line) => `% ${line}`),
    '% Run it: swipl -g main -t halt FILE',
    ':- use_module(library(clpfd)).',
    '',
    'solution(Shown) :-',
    `    Xs = [${names.map((_, v) => x(v)).join(',')}],`,
    '    Xs ins 0..1,',
    ...goals,
    '    labeling([ff], Xs),',
    ...tests,
    `    findall(Name, member(Name-1, [${shown.join(',')}]), Shown).`,
    ...(rings.length > 0 ? [LOOP] : ['']),
    "main :- forall(solution(Shown), (atomic_list_concat(Shown, ' ', Line), writeln(Line))).",
  ].join('\n')}\n`;
}
