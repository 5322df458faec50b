import {
  inEach,
  type Level,
  type Sentence,
  sayPhrase,
  sentenceOf,
  type WordTable,
} from '../../board/index.ts';
import { type Chain, chainLength } from './chain.ts';
import type { Step } from './step.ts';

/** How hard a board is for a person. */
export interface Grade {
  readonly level: Level;
  readonly score: number;
  /** What made it so, the weightiest first. */
  readonly why: readonly Sentence[];
}

/** Scores from which a level begins. Set on boards of Simon Tatham's three levels: see `workbench/bench/grade.ts`. */
const BEGINS: Readonly<Record<Exclude<Level, 'easy'>, number>> = { normal: 5, hard: 22, extreme: 60 };

/** Where the scale ends: what is harder is beyond telling apart. */
const HIGHEST_SCORE = 200;

/** Steps from this weight on need more than one rule at a time; see `step-weight.ts`. */
const SEVERAL_RULES = 2;

/**
 * The hardest step counts most, then every step that needs several rules at once, then how few ways on there are at
 * the hardest moment; the mere number of decisions adds a little. A path of single rules stays below the first level.
 */
export function gradeOf<V>(steps: readonly Step<V>[]): Grade {
  const hardest = hardestOf(steps);
  if (!hardest) return { level: 'easy', score: 0, why: [NOTHING] };
  const heavy = steps.filter(isHeavy);
  // Values, not what is excluded on the way to them.
  const settled = steps.reduce((count, { facts }) => count + facts.filter(({ is }) => is).length, 0);
  const score = scoreOf(heavy.length > 0 ? heavy : [hardest], settled);
  return { level: levelOf(score), score, why: whyOf(steps, heavy, hardest) };
}

/** What the score looks at in a step. */
export type Weighed = Pick<Step<unknown>, 'weight' | 'choices'>;

/** Whether it needs more than one rule of a few cells. */
export const isHeavy = ({ weight }: Weighed): boolean => weight >= SEVERAL_RULES;

/** The highest score of a board, by the number of its sites: where little is open, a person can try everything. */
const highestOf = (sites: number): number => Math.min(HIGHEST_SCORE, 2 + 2.2 * sites);

/**
 * The score of a path that settles this many decisions: from its heavy steps alone, or from the hardest if none is
 * heavy.
 */
export function scoreOf(steps: readonly Weighed[], settled: number, sites = settled): number {
  const hardest = hardestOf(steps)!;
  let score = 3 * (hardest.weight - 1) + Math.min(1.5, 0.1 * Math.sqrt(settled));
  if (isHeavy(hardest)) {
    score += BEGINS.normal + 2 / hardest.choices;
    for (const { weight } of steps) score += 0.4 * (weight - 1);
  }
  return Math.round(Math.min(highestOf(sites), score) * 10) / 10;
}

export function levelOf(score: number): Level {
  if (score >= BEGINS.extreme) return 'extreme';
  if (score >= BEGINS.hard) return 'hard';
  return score >= BEGINS.normal ? 'normal' : 'easy';
}

/** Whether a step is heavier than another, or as heavy with fewer other ways on. */
export const isHarder = (step: Weighed, other: Weighed): boolean =>
  step.weight > other.weight || (step.weight === other.weight && step.choices < other.choices);

function hardestOf<S extends Weighed>(steps: readonly S[]): S | undefined {
  let hardest = steps[0];
  for (const step of steps) if (hardest && isHarder(step, hardest)) hardest = step;
  return hardest;
}

/** What makes a board hard, in words. */
export interface LevelWords {
  readonly nothing: string;
  hardest(name: string, weight: number, links: number): string;
  hardestSearch(cases: number): string;
  searches(steps: number): string;
  readonly hardestLink: string;
  allEasy(steps: number): string;
  heavy(heavy: number, steps: number): string;
  suppositions(steps: number): string;
  choices(choices: number): string;
  held(cells: number): string;
}

export const levelWords: WordTable<LevelWords> = {
  en: {
    nothing: 'there is nothing to conclude',
    hardest: (name, weight, links) =>
      `the hardest step (${name}) weighs ${weight} and takes ${some(links, 'link')}`,
    hardestSearch: (cases) =>
      `the hardest step needs a search of ${some(cases, 'case')}: no chain short enough to read shows it`,
    searches: (steps) => `${some(steps, 'step')} ${steps === 1 ? 'needs' : 'need'} a search`,
    hardestLink: 'its hardest link: ',
    allEasy: (steps) =>
      steps === 1
        ? 'the only step needs one rule of a few cells'
        : `each of the ${steps} steps needs one rule of a few cells`,
    heavy: (heavy, steps) =>
      `${heavy} of ${some(steps, 'step')} ${heavy === 1 ? 'needs' : 'need'} more than one rule of a few cells`,
    suppositions: (steps) => `${some(steps, 'step')} ${steps === 1 ? 'needs' : 'need'} a supposition`,
    choices: (choices) =>
      choices === 1
        ? 'at the hardest moment there is one way on'
        : `at the hardest moment there are ${choices} ways on`,
    held: (cells) => `at most ${some(cells, 'known cell')} must be held in mind at once`,
  },
  pt: {
    nothing: 'não há nada a concluir',
    hardest: (name, weight, links) =>
      `o passo mais difícil (${name}) pesa ${`${weight}`.replace('.', ',')} e usa ${some(links, 'elo')}`,
    hardestSearch: (cases) =>
      `o passo mais difícil precisa de uma pesquisa de ${some(cases, 'caso')}: nenhuma cadeia curta o mostra`,
    searches: (steps) => `${some(steps, 'passo')} ${steps === 1 ? 'precisa' : 'precisam'} de uma pesquisa`,
    hardestLink: 'o seu elo mais difícil: ',
    allEasy: (steps) =>
      steps === 1
        ? 'o único passo precisa de uma regra de poucas casas'
        : `cada um dos ${steps} passos precisa de uma regra de poucas casas`,
    heavy: (heavy, steps) =>
      `${heavy} de ${some(steps, 'passo')} ${heavy === 1 ? 'precisa' : 'precisam'} de mais do que uma regra de poucas casas`,
    suppositions: (steps) =>
      `${some(steps, 'passo')} ${steps === 1 ? 'precisa' : 'precisam'} de uma suposição`,
    choices: (choices) =>
      choices === 1
        ? 'no momento mais difícil há um só caminho'
        : `no momento mais difícil há ${choices} caminhos`,
    held: (cells) =>
      `há que ter em mente no máximo ${some(cells, 'casa conhecida', 'casas conhecidas')} ao mesmo tempo`,
  },
};

const NOTHING = sentenceOf(levelWords, ({ nothing }) => nothing);

function whyOf<V>(steps: readonly Step<V>[], heavy: readonly Step<V>[], hardest: Step<V>): Sentence[] {
  const why: Sentence[] = [];
  const tell = (text: (words: LevelWords) => string): number => why.push(sentenceOf(levelWords, text));
  const { search } = hardest;
  const links = hardest.chain ? chainLength(hardest.chain) : 1;
  if (search !== undefined) tell((words) => words.hardestSearch(search));
  else
    why.push(
      inEach({ words: levelWords, name: hardest.techniqueName }, ({ words, name }, language) => [
        words.hardest(sayPhrase(name, language), hardest.weight, links),
      ]),
    );
  const link = hardest.chain && hardestLink(hardest.chain);
  if (link) {
    const parts = { words: levelWords, link: link.sentence };
    why.push(inEach(parts, (said) => [said.words.hardestLink, ...said.link]));
  }
  if (heavy.length === 0) tell((words) => words.allEasy(steps.length));
  else {
    tell((words) => words.heavy(heavy.length, steps.length));
    const searches = heavy.filter((step) => step.search !== undefined).length;
    if (searches > 0) tell((words) => words.searches(searches));
    const suppositions = heavy.filter(({ supposition }) => supposition).length - searches;
    if (suppositions > 0) tell((words) => words.suppositions(suppositions));
    tell((words) => words.choices(hardest.choices));
  }
  const most = steps.reduce((so, { given }) => Math.max(so, given.length), 0);
  tell((words) => words.held(most));
  return why;
}

/** The link that has most to be held in mind, the last of several. */
function hardestLink<V>(chain: Chain<V>): { readonly sentence: Sentence; readonly held: number } | undefined {
  const within = (cases: readonly Chain<V>[] = []) => cases.flatMap((one) => hardestLink(one) ?? []);
  const links = [
    ...chain.links.flatMap(({ otherwise, given, cases }) => [
      ...(otherwise ? [{ sentence: otherwise.sentence, held: given.length }] : []),
      ...within(cases),
    ]),
    ...(chain.breaks ? [{ sentence: chain.breaks.sentence, held: chain.breaks.given.length }] : []),
    ...within(chain.branches),
  ];
  return links.reduce<(typeof links)[number] | undefined>(
    (hardest, link) => (hardest && hardest.held > link.held ? hardest : link),
    undefined,
  );
}

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
