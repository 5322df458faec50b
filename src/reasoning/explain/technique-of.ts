import type { Fact, Sentence } from '../../board/index.ts';
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
}

/** A technique, or what stands in for one. */
interface Named {
  readonly id: string;
  readonly name: Sentence;
  readonly bookkeeping?: true;
}

const LAST_VALUE: Named = {
  id: 'last-value',
  name: { en: ['the last value left'], pt: ['o último valor que resta'] },
};

/** The first technique of the list that the step fits; a step that fits none is called by its size. */
export function techniqueOf<V extends string>(techniques: readonly Technique<V>[], shape: Shape<V>): Named {
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
  if (branching > 0) {
    return {
      id: `cases-${links}`,
      name:
        branching === 1
          ? { en: [`two cases, ${links} links`], pt: [`dois casos, ${links} elos`] }
          : { en: [`several cases, ${links} links`], pt: [`vários casos, ${links} elos`] },
    };
  }
  if (supposition) {
    return {
      id: `chain-${links}`,
      name: { en: [`a chain of ${links} links`], pt: [`uma cadeia de ${links} elos`] },
    };
  }
  return {
    id: `rules-${links}`,
    name:
      links === 1
        ? { en: ['one rule'], pt: ['uma regra'] }
        : { en: [`${links} rules together`], pt: [`${links} regras juntas`] },
  };
}
