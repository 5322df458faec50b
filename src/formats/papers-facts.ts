import type { Wording } from '../board/index.ts';
import type { LocatedProblems } from './located-problems.ts';
import { callsOf, clauseAround, readTerm, skipLayout, type Term } from './prolog-terms.ts';

export type ListTerm = Extract<Term, { kind: 'list' }>;

/** A fact found in a program: its name, the list it tells, and what other arguments it has. */
export interface Fact {
  readonly name: string;
  readonly list: Term;
  readonly others: readonly Term[];
  readonly offset: number;
}

/** Something found in a program, or why it cannot be read. */
export interface Found<F> {
  readonly name: string;
  readonly offset: number;
  readonly fact?: F;
  readonly trouble?: { readonly offset: number; readonly problem: Wording };
}

/** Those of several boards by the clauses they stand in; one that is in no clause goes by its number. */
export const byClause = <F>(text: string, found: readonly Found<F>[]): Found<F>[] =>
  found.map((one, index) => ({ ...one, name: clauseAround(text, one.offset) ?? String(index + 1) }));

/** The board that is wanted, by name or number; or the first, with a note on the others. Reports if there is none. */
export function chosen<F>(
  found: readonly Found<F>[],
  wanted: string | undefined,
  problems: LocatedProblems,
  notes: LocatedProblems,
): F | undefined {
  const names = found.map(({ name }) => name).join(', ');
  const one =
    wanted === undefined
      ? found[0]
      : (found.find(({ name }) => name === wanted) ?? found[Number(wanted) - 1]);
  if (!one && wanted !== undefined)
    problems.add(0, {
      en: `no board of the text is called ${wanted}; expected ${names}`,
      pt: `nenhum tabuleiro do texto se chama ${wanted}; esperava-se ${names}`,
    });
  const [, second] = found;
  if (second && wanted === undefined)
    notes.add(
      second.offset,
      { en: 'only the first board of the text is read', pt: 'só se lê o primeiro tabuleiro do texto' },
      {
        en: `choose another by its name, as in file.pl#${second.name}: ${names}`,
        pt: `escolhe outro pelo nome, como em ficheiro.pl#${second.name}: ${names}`,
      },
    );
  if (one?.trouble) problems.add(one.trouble.offset, one.trouble.problem);
  return one?.fact;
}

/** What the lists of a board are, all of them and each with its number. */
export const ROWS: Wording = { en: 'rows', pt: 'linhas' };
export const ROW: Wording = { en: 'row', pt: 'a linha' };

/**
 * The facts of a program whose names start in this way (and are wanted, where not all are), in both ways of the
 * papers: `name([…])`, and `name(X) :- X = […]`.
 */
export function factsOf(
  text: string,
  start: string,
  wanted: (name: string) => boolean = () => true,
): Found<Fact>[] {
  const facts: Found<Fact>[] = [];
  const read: (readonly [from: number, to: number])[] = [];
  for (const { name, offset } of callsOf(text, start)) {
    if (!wanted(name) || read.some(([from, to]) => from <= offset && offset < to)) continue;
    const call = readTerm(text, offset);
    if (!call.ok) {
      // A program calls these names with all sorts of terms; only a call that tells a list is meant as a board.
      const opened = skipLayout(text, offset + name.length + 1);
      if (text[opened] === '[') facts.push({ name, offset, trouble: call });
      continue;
    }
    read.push([offset, call.end]);
    if (call.term.kind !== 'call') continue;
    const [first, ...others] = call.term.items;
    if (first === undefined) continue;
    if (first.kind !== 'variable') {
      facts.push({ name, offset, fact: { name, list: first, others, offset } });
      continue;
    }
    const body = bodyOf(text, call.end, first.name);
    if (body === undefined) continue;
    const told = readTerm(text, body);
    if (told.ok) {
      read.push([body, told.end]);
      facts.push({ name, offset, fact: { name, list: told.term, others, offset } });
    } else facts.push({ name, offset, trouble: told });
  }
  return facts;
}

/** Where the list stands in ` :- X = […]`; undefined if something else follows. */
function bodyOf(text: string, offset: number, variable: string): number | undefined {
  const neck = skipLayout(text, offset);
  if (!text.startsWith(':-', neck)) return undefined;
  const left = skipLayout(text, neck + 2);
  if (!text.startsWith(variable, left)) return undefined;
  const equals = skipLayout(text, left + variable.length);
  return text[equals] === '=' ? skipLayout(text, equals + 1) : undefined;
}

/** Reports that a program has none of the facts asked for. */
export function expectFact(name: string, problems: LocatedProblems): void {
  problems.add(0, { en: `expected a fact \`${name}([…])\``, pt: `esperava-se um facto \`${name}([…])\`` });
}

/** The one fact of this name; reports if it is missing or cannot be read. */
export function factOf(text: string, name: string, problems: LocatedProblems): Fact | undefined {
  const [first] = factsOf(text, name, (found) => found === name);
  if (first?.trouble) problems.add(first.trouble.offset, first.trouble.problem);
  else if (!first) expectFact(name, problems);
  return first?.fact;
}

/** The lists of a list of lists; every item that is no list is reported. */
export function listsOf(term: Term, what: Wording, problems: LocatedProblems): ListTerm[] | undefined {
  if (term.kind !== 'list') {
    problems.add(term.offset, {
      en: `expected a list of ${what.en}`,
      pt: `esperava-se uma lista de ${what.pt}`,
    });
    return undefined;
  }
  const lists = term.items.filter((item): item is ListTerm => item.kind === 'list');
  if (lists.length === term.items.length) return lists;
  const problem = {
    en: `expected a list in the list of ${what.en}`,
    pt: `esperava-se uma lista dentro da lista de ${what.pt}`,
  };
  for (const item of term.items) if (item.kind !== 'list') problems.add(item.offset, problem);
  return undefined;
}

/** Reports every list that does not have the expected length. */
export function checkLengths(
  lists: readonly ListTerm[],
  length: number,
  what: Wording,
  problems: LocatedProblems,
): void {
  for (const [index, list] of lists.entries()) {
    const found = list.items.length;
    if (found === length) continue;
    problems.add(list.offset, {
      en: `expected ${length} entries in ${what.en} ${index + 1}, got ${found}`,
      pt: `${what.pt} ${index + 1} devia ter ${length} ${length === 1 ? 'entrada' : 'entradas'}, e tem ${found}`,
    });
  }
}
