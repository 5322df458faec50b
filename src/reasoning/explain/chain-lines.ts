import {
  capital,
  type Fact,
  inEach,
  type Phrase,
  type Place,
  type Sentence,
  type WordTable,
} from '../../board/index.ts';
import type { Chain } from './chain.ts';
import { NOTHING, type Saying, whyNot } from './speech.ts';

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
    sentence: inEach({ words: chainWords, proved }, (said) => [said.words.so, ...said.proved, '.']),
    where: [],
    facts: [],
    given: [],
    ghosts: [],
  });
  return lines;
}

/** What two cases agree in, or what is so in the one that is left. */
const agreed = <V extends string>(
  facts: readonly Fact<V>[],
  cases: readonly Chain<V>[],
  says: Saying<V>,
): Sentence => {
  const news = says.facts(facts);
  const left = cases.findIndex((one) => !isContradiction(one));
  const alone = cases.some(isContradiction);
  return inEach({ words: chainWords, news }, (said) => [
    alone ? said.words.onlyCase[left]! : said.words.bothCases,
    ...said.news,
    '.',
  ]);
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
  const opening = (words: ChainWords): string =>
    depth === 0 ? words.suppose : prefix.endsWith('a.') ? words.firstCase : words.secondCase;
  const first = says.facts([supposed]);
  add({
    kind: 'supposed',
    sentence: inEach({ words: chainWords, first }, (said) => [opening(said.words), ...said.first, '.']),
    where: [],
    facts: [supposed],
    given: [],
  });
  for (const { facts, given, because, otherwise, cases } of links) {
    if (cases) {
      tellCases(cases);
      add({ kind: 'agreed', sentence: agreed(facts, cases, says), where: [], facts, given });
      continue;
    }
    const news = says.facts(facts);
    const known = given.length === 0 ? undefined : says.facts(given);
    const used = { words: chainWords, known: known ?? NOTHING };
    add({
      kind: 'link',
      sentence: inEach({ ...used, news, wrong: otherwise?.sentence ?? NOTHING }, (said): Phrase => {
        const { words } = said;
        return [
          words.thus,
          ...said.news,
          ...(known ? [words.as, ...said.known] : []),
          ...(otherwise ? whyNot(otherwise, because, words.otherwise, said.wrong) : [words.lastValue]),
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
    const used = { words: chainWords, known: known ?? NOTHING, wrong: breaks.sentence };
    add({
      kind: 'breaks',
      sentence: inEach(
        used,
        ({ words, ...said }): Phrase => [
          ...(known ? capital([words.butAs, ...said.known, ', ']) : [words.but]),
          ...said.wrong,
          words.contradiction,
        ],
      ),
      where: breaks.rule.where,
      facts: [],
      given: breaks.given,
    });
  }
  if (branches) tellCases(branches);
  return number;
}

/** How chains are told. */
export interface ChainWords {
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

export const chainWords: WordTable<ChainWords> = {
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
