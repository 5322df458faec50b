import {
  type AnyLanguage,
  capital,
  type Fact,
  inEach,
  inLanguage,
  type Phrase,
  type Place,
  placesOf,
  type Sentence,
  type Sites,
  say,
  type WordTable,
} from '../../board/index.ts';
import { type Puzzle, type RuleStanding, sitesOf, type Value } from '../../puzzles/puzzle.ts';
import type { Chain } from './chain.ts';
import { type ChainLine, linesOf } from './chain-lines.ts';
import type { Step } from './step.ts';

/** A step in words, part by part: what is already known, the rules, and what follows. */
export interface Speech<V = string> {
  /** `r2c2 is a light`; undefined if nothing known is used. */
  readonly given?: Sentence;
  readonly because: readonly Sentence[];
  readonly facts: Sentence;
  /** All of it in one sentence; of a chain, only where it leads. */
  readonly whole: Sentence;
  /** The chain, line by line; none for a single rule. */
  readonly lines: readonly ChainLine<V>[];
}

type Part = string | Place;

/** More known facts than these are counted, not listed: they are too many to keep in mind. */
const LISTED = 12;

/** How a step is said. */
export function speechOf<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  step: Pick<Step<V>, 'facts' | 'given' | 'chain' | 'search' | 'otherwise' | 'because'>,
): Speech<V> {
  const says = sayingOf(puzzle, grid);
  const { given, chain, search, otherwise } = step;
  const facts = says.facts(step.facts);
  const known = given.length === 0 ? undefined : says.facts(given);
  const parts = {
    ...(known ? { given: known } : {}),
    because: step.because.map((rule) => rule.sentence),
    facts,
  };
  if (chain) {
    const lines = linesOf(chain, says);
    const length = lines.filter(({ kind }) => kind === 'link' || kind === 'breaks').length;
    const whole = inEach({ words: speechWords, facts }, (said) =>
      capital([...said.facts, said.words.elseContradiction(length)]),
    );
    return { ...parts, whole, lines };
  }
  if (search !== undefined) {
    const whole = inEach({ words: speechWords, facts }, (said) =>
      capital([...said.facts, said.words.search(search)]),
    );
    return { ...parts, whole, lines: [] };
  }
  const cells = given.reduce((count, fact) => count + fact.cells.length, 0);
  const used = { facts, known: known ?? NOTHING, wrong: otherwise?.sentence ?? NOTHING };
  const whole = inEach({ words: speechWords, ...used }, (said): Phrase => {
    const { words } = said;
    if (!otherwise) return [words.lastValue, ...said.facts, '.'];
    const why = whyNot(otherwise, step.because[0], words.otherwise, said.wrong);
    if (!known) return capital([...said.facts, ...why, '.']);
    const start = given.length > LISTED ? [words.many(cells)] : [words.known, ...said.known, words.so];
    return [...start, ...said.facts, ...why, '.'];
  });
  return { ...parts, whole, lines: [] };
}

/** A part of a sentence that says nothing. */
export const NOTHING: Sentence = { en: [], pt: [], es: [] };

/**
 * What would be wrong otherwise; a rule that says all by itself needs no such word: `the 0 at r2c2 allows no light`.
 */
export const whyNot = (
  { sentence }: RuleStanding,
  rule: { readonly sentence: Sentence } | undefined,
  otherwise: string,
  said: Phrase,
): Phrase => [rule && say(rule.sentence) === say(sentence) ? ': ' : otherwise, ...said];

/** What follows at once, in one sentence. */
export function atOnce<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  facts: readonly Fact<V>[],
): Sentence {
  const follows = sayingOf(puzzle, grid).facts(facts);
  return inEach({ words: speechWords, follows }, (said) => [said.words.atOnce, ...said.follows, '.']);
}

/** The lines of a chain that is no step, such as that of a mistake. */
export const chainLines = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  chain: Chain<V>,
): ChainLine<V>[] => linesOf(chain, sayingOf(puzzle, grid));

/** How facts of a board are said. */
export interface Saying<V> {
  facts(facts: readonly Fact<V>[]): Sentence;
  /** The fact denied: of two values, the other. */
  denied(fact: Fact<V>): Fact<V>;
}

const sayingOf = <G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Saying<V> => {
  const sites = sitesOf(puzzle, grid);
  const values = puzzle.values(grid);
  return {
    // The values are written in the same languages, all of them.
    facts: (facts) =>
      inEach({ words: speechWords, value: values[0]!.name }, ({ words }, language) =>
        told(values, facts, sites, words, language),
      ),
    denied: (fact) => {
      if (values.length > 2) return { ...fact, is: !fact.is };
      return { ...fact, value: values.find(({ id }) => id !== fact.value)!.id };
    },
  };
};

/** How steps are said. */
export interface SpeechWords {
  readonly and: string;
  /** Between the last two of several values that a place does not have. */
  readonly or: string;
  readonly theRegion: string;
  readonly theRegions: string;
  readonly known: string;
  readonly so: string;
  many(cells: number): string;
  readonly otherwise: string;
  readonly lastValue: string;
  readonly atOnce: string;
  elseContradiction(links: number): string;
  /** Where no chain is told. */
  search(cases: number): string;
}

export const speechWords: WordTable<SpeechWords> = {
  en: {
    and: ' and ',
    or: ' or ',
    theRegion: 'the ',
    theRegions: 'the regions at ',
    known: 'We know that ',
    so: '. So ',
    many: (cells) => `With ${cells} cells that are already known, `,
    otherwise: ': otherwise ',
    lastValue: 'Only one value is left: ',
    atOnce: 'At once, ',
    elseContradiction: (links) =>
      links === 1
        ? ': the opposite leads to a contradiction.'
        : `: the opposite leads to a contradiction in ${links} links.`,
    search: (cases) =>
      `: a search of ${cases === 1 ? 'one case' : `${cases} cases`} refutes the opposite. No chain short enough to read was found.`,
  },
  pt: {
    and: ' e ',
    or: ' nem ',
    theRegion: 'a ',
    theRegions: 'as regiões em ',
    known: 'Sabemos que ',
    so: '. Logo ',
    many: (cells) => `Com ${cells} casas já conhecidas, `,
    otherwise: ': senão, ',
    lastValue: 'Só resta um valor: ',
    atOnce: 'De imediato, ',
    elseContradiction: (links) =>
      links === 1
        ? ': o contrário leva a uma contradição.'
        : `: o contrário leva a uma contradição em ${links} elos.`,
    search: (cases) =>
      `: uma pesquisa de ${cases === 1 ? 'um caso' : `${cases} casos`} refuta o contrário. Não se encontrou nenhuma cadeia suficientemente curta para se ler.`,
  },
};

/** Facts by what they say, first what sites have: `r1c2 and r1c4 are 3 and r2c2 is not 1, 2 or 4`. */
function told<V extends string>(
  values: readonly Value<V>[],
  facts: readonly Fact<V>[],
  sites: Sites,
  words: SpeechWords,
  language: AnyLanguage,
): Phrase {
  // Of two values, the one that is placed comes first.
  const ordered = values.length === 2 ? values.toReversed() : values;
  const bySite = new Map<string, { readonly cells: readonly number[]; readonly facts: Fact<V>[] }>();
  for (const fact of facts) {
    const site = bySite.get(fact.cells.join()) ?? { cells: fact.cells, facts: [] };
    bySite.set(fact.cells.join(), site);
    site.facts.push(fact);
  }
  const sayings = new Map<
    string,
    { readonly said: Value<V>[]; readonly is: boolean; readonly places: Place[] }
  >();
  for (const { cells, facts: own } of bySite.values()) {
    const { is } = own[0]!;
    const said = ordered.filter(({ id }) => own.some((fact) => fact.value === id));
    const key = `${is ? 0 : 1} ${said.map((value) => String(ordered.indexOf(value)).padStart(3, '0')).join()}`;
    const saying = sayings.get(key) ?? { said, is, places: [] };
    sayings.set(key, saying);
    saying.places.push(placeOfSite(cells, sites));
  }
  const clauses = [...sayings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { said, is, places }]): Part[] => {
      return [...listOf(places, words), predicateOf(said, is, places.length > 1, words, language)];
    });
  return clauses.flatMap((clause, at): Part[] =>
    at === 0 ? clause : [at === clauses.length - 1 ? words.and : ', ', ...clause],
  );
}

/**
 * `r1c2, r1c4 and the regions at r2c2 and r3c3`: cells first, for `the region at r2c2 and r1c2` could be read as one.
 */
function listOf(sites: readonly Place[], words: SpeechWords): Part[] {
  const regions = sites.filter(({ kind }) => kind === 'region');
  const cells = sites.filter(({ kind }) => kind !== 'region').map((site): Part[] => [site]);
  const [first] = regions;
  if (first && regions.length === 1) return joined([...cells, [words.theRegion, first]], words);
  if (!first) return joined(cells, words);
  const named = regions.map((site): Part[] => [site.kind === 'region' ? { ...site, listed: true } : site]);
  const together = [words.theRegions, ...joined(named, words)];
  return joined([...cells, together], words);
}

/** `one, two and three`. */
const joined = (items: readonly (readonly Part[])[], words: SpeechWords): Part[] =>
  items.flatMap((item, at) => [...(at === 0 ? [] : [at === items.length - 1 ? words.and : ', ']), ...item]);

/** What is said of places that have a value, or that have none of some values: ` is not 1, 2 or 3`. */
function predicateOf<V extends string>(
  [first, ...others]: readonly Value<V>[],
  is: boolean,
  many: boolean,
  words: SpeechWords,
  language: AnyLanguage,
): string {
  const predicate = is ? first!.is : first!.isNot!;
  const names = others.map(({ name }) => say(name, language));
  const more = names.map((name, at) => (at === names.length - 1 ? words.or : ', ') + name).join('');
  return inLanguage(many ? predicate.many : predicate.one, language) + more;
}

function placeOfSite(cells: readonly number[], sites: Sites): Place {
  const [first] = cells;
  return cells.length === 1 && first !== undefined
    ? sites.place(first)
    : { kind: 'region', region: 0, cells: placesOf(cells, sites.columns) };
}
