import type { Wording } from '../board/index.ts';
import type { LocatedProblems } from './located-problems.ts';
import { callsOf, readTerm, skipLayout, type Term } from './prolog-terms.ts';

export type ListTerm = Extract<Term, { kind: 'list' }>;

/** A fact found in a program: its name, the list it tells, and what other arguments it has. */
export interface Fact {
  readonly name: string;
  readonly list: Term;
  readonly others: readonly Term[];
  readonly offset: number;
}

/** A note where a text holds more boards than one. */
export const ONLY_FIRST: Wording = {
  en: 'only the first board of the text is read',
  pt: 'só se lê o primeiro tabuleiro do texto',
};

/** What the lists of a board are, all of them and each with its number. */
export const ROWS: Wording = { en: 'rows', pt: 'linhas' };
export const ROW: Wording = { en: 'row', pt: 'a linha' };

/**
 * The facts of a program whose names start in this way (and are wanted, where not all are), in both ways of the
 * papers: `name([…])`, and `name(X) :- X = […]`. Undefined if one could not be read; it is reported.
 */
export function factsOf(
  text: string,
  start: string,
  problems: LocatedProblems,
  wanted: (name: string) => boolean = () => true,
): Fact[] | undefined {
  const facts: Fact[] = [];
  let past = 0;
  for (const { name, offset } of callsOf(text, start)) {
    if (offset < past || !wanted(name)) continue;
    const read = readTerm(text, offset);
    if (!read.ok) {
      // A program calls these names with all sorts of terms; only a call that tells a list is meant as a board.
      const opened = skipLayout(text, offset + name.length + 1);
      if (text[opened] !== '[') continue;
      problems.add(read.offset, read.problem);
      return undefined;
    }
    past = read.end;
    if (read.term.kind !== 'call') continue;
    const [first, ...others] = read.term.items;
    if (first === undefined) continue;
    if (first.kind !== 'variable') {
      facts.push({ name, list: first, others, offset });
      continue;
    }
    const body = bodyOf(text, read.end, first.name);
    if (body === undefined) continue;
    const told = readTerm(text, body);
    if (!told.ok) {
      problems.add(told.offset, told.problem);
      return undefined;
    }
    past = told.end;
    facts.push({ name, list: told.term, others, offset });
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

/** The first of some facts; reports if there is none. */
export function firstFact(facts: readonly Fact[], name: string, problems: LocatedProblems): Fact | undefined {
  if (facts.length === 0) {
    const problem = { en: `expected a fact \`${name}([…])\``, pt: `esperava-se um facto \`${name}([…])\`` };
    problems.add(0, problem);
  }
  return facts[0];
}

/** The one fact of this name; reports if it is missing or cannot be read. */
export function factOf(text: string, name: string, problems: LocatedProblems): Fact | undefined {
  const facts = factsOf(text, name, problems, (found) => found === name);
  return facts && firstFact(facts, name, problems);
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

/** Reports every list that has not the length asked for. */
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
