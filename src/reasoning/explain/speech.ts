import {
  type Fact,
  type Language,
  type Phrase,
  type Place,
  placesOf,
  type Sentence,
  say,
} from '../../board/index.ts';
import type { Puzzle, Value } from '../../puzzles/puzzle.ts';
import type { Step } from './step.ts';

/** A step in words, part by part: what is already known, the rules, and what follows. */
export interface Speech {
  /** `r2c2 is a light`; undefined if nothing known is used. */
  readonly given?: Sentence;
  readonly because: readonly Sentence[];
  readonly facts: Sentence;
  /** All of it in one sentence. */
  readonly whole: Sentence;
}

type Part = string | Place;

const AND: Readonly<Record<Language, string>> = { en: ' and ', pt: ' e ' };
/** Between the last two of several values that a place has not. */
const OR: Readonly<Record<Language, string>> = { en: ' or ', pt: ' nem ' };
const THE_REGION: Readonly<Record<Language, string>> = { en: 'the ', pt: 'a ' };

/** More known facts than these are counted, not listed: nobody could keep them in mind. */
const LISTED = 12;

/** How a step is said. */
export function speechOf<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  step: Pick<Step<V>, 'facts' | 'because' | 'supposition' | 'given'>,
): Speech {
  const { given } = step;
  const { columns } = puzzle.size(grid);
  const values = puzzle.values(grid);
  const because = step.because.map(({ sentence }) => sentence);
  const facts = inBoth((language) => told(values, step.facts, columns, language));
  const known = given.length === 0 ? undefined : inBoth((language) => told(values, given, columns, language));
  const cells = given.reduce((count, fact) => count + fact.cells.length, 0);
  const whole = inBoth((language): Phrase => {
    const words = WORDS[language];
    if (because.length === 0) return [words.lastValue, ...facts[language], '.'];
    const rules = because.flatMap((sentence, at): Part[] => [
      ...(at === 0 ? [] : [at === because.length - 1 ? words.andBecause : words.comma]),
      ...sentence[language],
    ]);
    return capital([
      words.because,
      ...rules,
      ...(known ? (given.length > LISTED ? [words.many(cells)] : [words.known, ...known[language]]) : []),
      step.supposition ? words.supposing : words.therefore,
      ...facts[language],
      '.',
    ]);
  });
  return { ...(known ? { given: known } : {}), because, facts, whole };
}

interface Words {
  readonly because: string;
  readonly comma: string;
  readonly andBecause: string;
  readonly known: string;
  many(cells: number): string;
  readonly therefore: string;
  readonly supposing: string;
  readonly lastValue: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    because: 'because ',
    comma: '; ',
    andBecause: '; and ',
    known: ', and we know that ',
    many: (cells) => `, and with ${cells} cells that are already known`,
    therefore: ': ',
    supposing: '; supposing the opposite leads to a contradiction, so ',
    lastValue: 'Only one value is left: ',
  },
  pt: {
    because: 'porque ',
    comma: '; ',
    andBecause: '; e ',
    known: ', e sabendo que ',
    many: (cells) => `, e com ${cells} casas já conhecidas`,
    therefore: ': ',
    supposing: '; supor o contrário leva a uma contradição, logo ',
    lastValue: 'Só resta um valor: ',
  },
};

const inBoth = (phrase: (language: Language) => Phrase): Sentence => ({ en: phrase('en'), pt: phrase('pt') });

/** Facts by what they say, first what sites have: `r1c2 and r1c4 are 3 and r2c2 is not 1, 2 or 4`. */
function told<V extends string>(
  values: readonly Value<V>[],
  facts: readonly Fact<V>[],
  columns: number,
  language: Language,
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
    { readonly said: Value<V>[]; readonly is: boolean; readonly sites: Part[][] }
  >();
  for (const { cells, facts: own } of bySite.values()) {
    const { is } = own[0]!;
    const said = ordered.filter(({ id }) => own.some((fact) => fact.value === id));
    const key = `${is ? 0 : 1} ${said.map((value) => String(ordered.indexOf(value)).padStart(3, '0')).join()}`;
    const saying = sayings.get(key) ?? { said, is, sites: [] };
    sayings.set(key, saying);
    const place = siteOf(cells, columns);
    saying.sites.push(place.kind === 'region' ? [THE_REGION[language], place] : [place]);
  }
  const clauses = [...sayings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { said, is, sites }]): Part[] => {
      const last = sites.length - 1;
      const places = sites.flatMap((site, at) =>
        at === 0 ? site : [at === last ? AND[language] : ', ', ...site],
      );
      return [...places, predicateOf(said, is, sites.length > 1, language)];
    });
  return clauses.flatMap((clause, at): Part[] => (at === 0 ? clause : [AND[language], ...clause]));
}

/** What is said of places that have a value, or that have none of some values: ` is not 1, 2 or 3`. */
function predicateOf<V extends string>(
  [first, ...others]: readonly Value<V>[],
  is: boolean,
  many: boolean,
  language: Language,
): string {
  const predicate = is ? first!.is : first!.isNot!;
  const names = others.map(({ name }) => say(name, language));
  const more = names.map((name, at) => (at === names.length - 1 ? OR[language] : ', ') + name).join('');
  return (many ? predicate.many : predicate.one)[language] + more;
}

function siteOf(cells: readonly number[], columns: number): Place {
  const places = placesOf(cells, columns);
  const [first] = places;
  return places.length === 1 && first ? first : { kind: 'region', region: 0, cells: places };
}

function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : phrase;
}
