import type { Fact, Language, Phrase, Place, Sentence } from '../../board/index.ts';
import type { Chain, Link } from './chain.ts';
import { capital, inBoth, type Saying, whyNot } from './speech.ts';

/** One line of a chain: text, JSON, pictures and page show the same lines. */
export interface ChainLine<V> {
  /** `3`; in the first of two cases after it `4a.1`. */
  readonly number: string;
  readonly kind: 'supposed' | 'link' | 'breaks' | 'agreed' | 'so';
  /** How many cases it is nested in. */
  readonly depth: number;
  readonly sentence: Sentence;
  /** The rule's places; none where there is no rule. */
  readonly where: readonly Place[];
  /** What the line adds. */
  readonly facts: readonly Fact<V>[];
  /** What it uses, of what is known and of the lines before. */
  readonly given: readonly Fact<V>[];
  /** Supposed, or following from that, after this line: true on paper only. */
  readonly ghosts: readonly Fact<V>[];
}

/** The lines of a chain, its cases in order, and at the end what is proved. */
export function linesOf<V extends string>(chain: Chain<V>, says: Saying<V>): ChainLine<V>[] {
  const lines: ChainLine<V>[] = [];
  const count = addLines(chain, says, { prefix: '', depth: 0, ghosts: [] }, lines);
  const proved = says.facts([says.denied(chain.supposed)]);
  lines.push({
    number: `${count + 1}`,
    kind: 'so',
    depth: 0,
    sentence: inBoth((language) => [WORDS[language].so, ...proved[language], '.']),
    where: [],
    facts: [],
    given: [],
    ghosts: [],
  });
  return lines;
}

/** What two cases agree in, or what is so in the one that is left. */
const agreed = <V extends string>({ facts, cases = [] }: Link<V>, says: Saying<V>): Sentence => {
  const news = says.facts(facts);
  const left = cases.findIndex((one) => !isContradiction(one));
  const alone = cases.some(isContradiction);
  return inBoth((language) => {
    const words = WORDS[language];
    const start = alone ? words.onlyCase[left]! : words.bothCases;
    return [start, ...news[language], '.'];
  });
};

const isContradiction = <V>({ breaks, branches }: Chain<V>): boolean => (breaks ?? branches) !== undefined;

interface Inside<V> {
  readonly prefix: string;
  readonly depth: number;
  readonly ghosts: readonly Fact<V>[];
}

/** Adds the lines of a chain; returns its last number. */
function addLines<V extends string>(
  { supposed, links, breaks, branches }: Chain<V>,
  says: Saying<V>,
  { prefix, depth, ghosts: before }: Inside<V>,
  lines: ChainLine<V>[],
): number {
  let number = 0;
  let ghosts = before;
  const add = (line: Omit<ChainLine<V>, 'number' | 'depth' | 'ghosts'>): void => {
    ghosts = [...ghosts, ...line.facts];
    lines.push({ ...line, number: `${prefix}${++number}`, depth, ghosts });
  };
  const tellCases = (cases: readonly Chain<V>[]): void => {
    number++;
    for (const [at, one] of cases.entries()) {
      // A remaining case that adds nothing is shown where it ends.
      if (one.links.length === 0 && !isContradiction(one)) continue;
      addLines(one, says, { prefix: `${prefix}${number}${'ab'[at]}.`, depth: depth + 1, ghosts }, lines);
    }
  };
  const opening = (language: Language): string =>
    depth === 0
      ? WORDS[language].suppose
      : prefix.endsWith('a.')
        ? WORDS[language].firstCase
        : WORDS[language].secondCase;
  const first = says.facts([supposed]);
  add({
    kind: 'supposed',
    sentence: inBoth((language) => [opening(language), ...first[language], '.']),
    where: [],
    facts: [supposed],
    given: [],
  });
  for (const link of links) {
    const { facts, given, because, otherwise, cases } = link;
    if (cases) {
      tellCases(cases);
      add({ kind: 'agreed', sentence: agreed(link, says), where: [], facts, given });
      continue;
    }
    const news = says.facts(facts);
    const known = given.length === 0 ? undefined : says.facts(given);
    add({
      kind: 'link',
      sentence: inBoth((language): Phrase => {
        const words = WORDS[language];
        return [
          words.thus,
          ...news[language],
          ...(known ? [words.as, ...known[language]] : []),
          ...(otherwise ? whyNot(otherwise, because, words.otherwise, language) : [words.lastValue]),
          '.',
        ];
      }),
      where: because?.where ?? [],
      facts,
      given,
    });
  }
  if (breaks) {
    const known = breaks.given.length === 0 ? undefined : says.facts(breaks.given);
    add({
      kind: 'breaks',
      sentence: inBoth((language): Phrase => {
        const words = WORDS[language];
        return [
          ...(known ? capital([words.butAs, ...known[language], ', ']) : [words.but]),
          ...breaks.sentence[language],
          words.contradiction,
        ];
      }),
      where: breaks.rule.where,
      facts: [],
      given: breaks.given,
    });
  }
  if (branches) tellCases(branches);
  return number;
}

interface Words {
  readonly suppose: string;
  readonly firstCase: string;
  readonly secondCase: string;
  readonly thus: string;
  readonly as: string;
  readonly otherwise: string;
  readonly lastValue: string;
  readonly butAs: string;
  readonly but: string;
  readonly contradiction: string;
  readonly so: string;
  readonly bothCases: string;
  /** Where the other one falls. */
  readonly onlyCase: readonly [string, string];
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    suppose: 'Suppose that ',
    firstCase: 'First case: ',
    secondCase: 'Second case: ',
    thus: 'Then ',
    as: ', as ',
    otherwise: ': otherwise ',
    lastValue: ': no other value is left',
    butAs: 'but as ',
    but: 'But ',
    contradiction: ': a contradiction.',
    so: 'So ',
    bothCases: 'So in both cases ',
    onlyCase: ['Only the first case is left, so ', 'Only the second case is left, so '],
  },
  pt: {
    suppose: 'Suponhamos que ',
    firstCase: 'Primeiro caso: ',
    secondCase: 'Segundo caso: ',
    thus: 'Então ',
    as: ', pois ',
    otherwise: ': senão, ',
    lastValue: ': não resta outro valor',
    butAs: 'mas, como ',
    but: 'Mas ',
    contradiction: ': uma contradição.',
    so: 'Logo ',
    bothCases: 'Logo, em ambos os casos, ',
    onlyCase: ['Só resta o primeiro caso, logo ', 'Só resta o segundo caso, logo '],
  },
};
