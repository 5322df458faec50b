import type { Fact, Language, Phrase, Place, Sentence } from '../../board/index.ts';
import type { Chain } from './chain.ts';
import { capital, inBoth, type Saying } from './speech.ts';

/** One line of a chain as it is told, on its own: every face shows the same lines. */
export interface ChainLine<V> {
  /** `3`; in the first of two cases after it `4a.1`. */
  readonly number: string;
  readonly kind: 'supposed' | 'link' | 'breaks' | 'so';
  /** How many cases it lies within. */
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
  addLines(chain, says, { prefix: '', depth: 0, ghosts: [] }, lines);
  const proved = says.facts([says.denied(chain.supposed)]);
  lines.push({
    number: `${countOf(lines) + 1}`,
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

const countOf = (lines: readonly { readonly depth: number }[]): number =>
  lines.filter(({ depth }) => depth === 0).length + (lines.some(({ depth }) => depth > 0) ? 1 : 0);

interface Inside<V> {
  readonly prefix: string;
  readonly depth: number;
  readonly ghosts: readonly Fact<V>[];
}

function addLines<V extends string>(
  { supposed, links, breaks, branches }: Chain<V>,
  says: Saying<V>,
  { prefix, depth, ghosts: before }: Inside<V>,
  lines: ChainLine<V>[],
): void {
  let number = 0;
  let ghosts = before;
  const add = (line: Omit<ChainLine<V>, 'number' | 'depth' | 'ghosts'>): void => {
    ghosts = [...ghosts, ...line.facts];
    lines.push({ ...line, number: `${prefix}${++number}`, depth, ghosts });
  };
  const first = says.facts([supposed]);
  const opening = (language: Language): string =>
    depth === 0
      ? WORDS[language].suppose
      : prefix.endsWith('a.')
        ? WORDS[language].firstCase
        : WORDS[language].secondCase;
  add({
    kind: 'supposed',
    sentence: inBoth((language) => [opening(language), ...first[language], '.']),
    where: [],
    facts: [supposed],
    given: [],
  });
  for (const { facts, given, because, otherwise } of links) {
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
          ...(otherwise ? [words.otherwise, ...otherwise.sentence[language]] : [words.lastValue]),
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
  for (const [at, branch] of (branches ?? []).entries()) {
    addLines(branch, says, { prefix: `${prefix}${number + 1}${'ab'[at]}.`, depth: depth + 1, ghosts }, lines);
  }
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
  },
};
