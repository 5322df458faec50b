import { type Fact, type Sentence, sentenceOf, type WordTable } from '../../board/index.ts';
import type { HowMany, Rule, Technique } from '../../puzzles/puzzle.ts';

/** What a step looks like to those who name it. */
export interface Shape<V extends string> {
  readonly rules: readonly Rule<V>[];
  readonly facts: readonly Fact<V>[];
  readonly given: number;
  readonly leaves: number;
  readonly hidden: boolean;
  readonly links: number;
  readonly branching: number;
  readonly supposition: boolean;
  /** The cases of a search that is not told. */
  readonly searched?: number | undefined;
}

/** A technique, or what stands in for one. */
interface Named {
  readonly id: string;
  readonly name: Sentence;
  readonly bookkeeping?: true;
}

/** How steps are called that no technique of the puzzle fits. */
export interface StepNames {
  readonly lastValue: string;
  cases(branching: number, links: number): string;
  chain(links: number): string;
  rules(links: number): string;
  search(cases: number): string;
}

export const stepNames: WordTable<StepNames> = {
  en: {
    lastValue: 'the last value left',
    cases: (branching, links) => `${branching === 1 ? 'two' : 'several'} cases, ${links} links`,
    chain: (links) => `a chain of ${links} links`,
    rules: (links) => (links === 1 ? 'one rule' : `${links} rules together`),
    search: (cases) => `a search of ${cases === 1 ? 'one case' : `${cases} cases`}`,
  },
  pt: {
    lastValue: 'o último valor que resta',
    cases: (branching, links) => `${branching === 1 ? 'dois' : 'vários'} casos, ${links} elos`,
    chain: (links) => `uma cadeia de ${links} elos`,
    rules: (links) => (links === 1 ? 'uma regra' : `${links} regras juntas`),
    search: (cases) => `uma pesquisa de ${cases === 1 ? 'um caso' : `${cases} casos`}`,
  },
};

const LAST_VALUE: Named = {
  id: 'last-value',
  name: sentenceOf(stepNames, ({ lastValue }) => lastValue),
};

/** The first technique of the list that the step fits; a step that fits none is called by its size. */
export function techniqueOf<V extends string>(techniques: readonly Technique<V>[], shape: Shape<V>): Named {
  const { searched } = shape;
  if (searched !== undefined)
    return { id: `search-${searched}`, name: sentenceOf(stepNames, ({ search }) => search(searched)) };
  if (shape.rules.length === 0) return LAST_VALUE;
  if (shape.supposition) return bySize(shape);
  return techniques.find((technique) => fits(technique, shape)) ?? bySize(shape);
}

function fits<V extends string>(technique: Technique<V>, shape: Shape<V>): boolean {
  const counts = new Map<string, number>();
  for (const { kind } of shape.rules) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const kind of counts.keys()) if (technique.rules[kind] === undefined) return false;
  for (const [kind, wanted] of Object.entries(technique.rules)) {
    if (!isSo(counts.get(kind) ?? 0, wanted)) return false;
  }
  const { value, is, known, hidden, leaves } = technique;
  if (value !== undefined && shape.facts.some((fact) => fact.value !== value)) return false;
  if (is !== undefined && shape.facts.some((fact) => fact.is !== is)) return false;
  if (known !== undefined && (known === 'none') !== (shape.given === 0)) return false;
  if (hidden !== undefined && hidden !== shape.hidden) return false;
  return leaves === undefined || (leaves === 'nothing') === (shape.leaves === 0);
}

const isSo = (count: number, wanted: HowMany): boolean =>
  wanted === 'any' || (wanted === 'some' ? count > 0 : count === wanted);

function bySize<V extends string>({ links, branching, supposition }: Shape<V>): Named {
  if (branching > 0)
    return { id: `cases-${links}`, name: sentenceOf(stepNames, (names) => names.cases(branching, links)) };
  if (supposition)
    return { id: `chain-${links}`, name: sentenceOf(stepNames, (names) => names.chain(links)) };
  return { id: `rules-${links}`, name: sentenceOf(stepNames, (names) => names.rules(links)) };
}
