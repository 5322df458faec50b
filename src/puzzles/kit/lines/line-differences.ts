import type { Sentence } from '../../../board/index.ts';
import {
  type Implied,
  type Kind,
  type StatedRule,
  type Stating,
  type Weight,
  Weighted,
} from '../../relations/index.ts';
import type { Paint } from '../cells/paint.ts';
import { counted } from '../text/counted.ts';
import { differenceTells } from '../text/difference-words.ts';
import type { BoardLine } from './board-lines.ts';

/** A difference with more terms than this share of both lines together says too little for what it costs. */
const MOST_TERMS = 0.7;

/** A row or column, the number of painted cells it needs, and the kind and the id of its rule. */
export interface CountedLine {
  readonly kind: string;
  /** That of its rule. */
  readonly id: string;
  readonly line: BoardLine;
  readonly painted: number | null;
}

/** Two neighbouring lines: they differ by the regions that have more cells in one than in the other. */
export interface LineDifference {
  readonly one: CountedLine;
  readonly other: CountedLine;
  /** Whether some region drops out. */
  readonly common: boolean;
  readonly relation: Weighted<Paint>;
}

/**
 * What follows from the counts of neighbouring rows, and of neighbouring columns: how many more cells are painted in one
 * than in the next. A region that has as many cells in both drops out, so that the difference speaks of fewer regions
 * than either line and settles some of them earlier. See docs/decisions/0014.
 */
export function lineDifferences(
  sides: readonly (readonly CountedLine[])[],
  regions: readonly number[],
): LineDifference[] {
  const weights = new RegionWeights(regions);
  return sides.flatMap((lines) => differencesOf(lines, weights));
}

/** The same for a search. */
export const impliedDifferences = (
  sides: readonly (readonly CountedLine[])[],
  regions: readonly number[],
): Implied<Paint>[] =>
  lineDifferences(sides, regions).map(({ relation, one, other }) => ({
    relation,
    from: [one.id, other.id],
    parity: false,
  }));

/** The same as rules, for explanations. */
export const lineDifferenceRules = (
  differences: readonly LineDifference[],
  state: Stating<Paint>,
): StatedRule<Paint>[] =>
  differences.map((between) =>
    state.rule(differenceWords, between, between.relation, [between.one.id, between.other.id]),
  );

function differencesOf(lines: readonly CountedLine[], weights: RegionWeights): LineDifference[] {
  const differences: LineDifference[] = [];
  const regions = lines.map(({ line }) => {
    const found = weights.add(line, 1);
    weights.clear(line);
    return found;
  });
  for (let at = 1; at < lines.length; at++) {
    let [one, other] = [lines[at - 1]!, lines[at]!];
    if (one.painted === null || other.painted === null) continue;
    if (one.painted < other.painted) [one, other] = [other, one];
    weights.add(one.line, 1);
    const left = weights.add(other.line, -1);
    if (left > 0 && left <= MOST_TERMS * (regions[at - 1]! + regions[at]!)) {
      const common = one.line.cells.some((cell) => weights.weightOf(cell) === 0);
      const by = one.painted! - other.painted!;
      differences.push({ one, other, common, relation: new Weighted('paint', weights.take(one, other), by) });
    }
    weights.clear(one.line, other.line);
  }
  return differences;
}

/** The number of cells of each region in the lines that were added, less those in the lines that were taken off. */
class RegionWeights {
  /** By cell. */
  readonly #regionOf: readonly number[];
  /** By region. */
  readonly #weights: number[];
  /** How many of them are not zero. */
  #regions = 0;

  constructor(regionOf: readonly number[]) {
    this.#regionOf = regionOf;
    let last = -1;
    for (const region of regionOf) if (region > last) last = region;
    this.#weights = new Array<number>(last + 1).fill(0);
  }

  /** Returns how many regions are left with a weight. */
  add({ cells }: BoardLine, weight: 1 | -1): number {
    const regionOf = this.#regionOf;
    const weights = this.#weights;
    let regions = this.#regions;
    for (let at = 0; at < cells.length; at++) {
      const region = regionOf[cells[at]!]!;
      const before = weights[region]!;
      weights[region] = before + weight;
      if (before === 0) regions++;
      else if (before === -weight) regions--;
    }
    this.#regions = regions;
    return regions;
  }

  /** No region has a weight any more; all that had one lie in these lines. */
  clear(...lines: readonly BoardLine[]): void {
    const regionOf = this.#regionOf;
    const weights = this.#weights;
    for (const { cells } of lines)
      for (let at = 0; at < cells.length; at++) weights[regionOf[cells[at]!]!] = 0;
    this.#regions = 0;
  }

  weightOf(cell: number): number {
    return this.#weights[this.#regionOf[cell]!]!;
  }

  /** The regions of these lines that have a weight, which they lose. */
  take(...lines: readonly CountedLine[]): Weight[] {
    const weights = new Array<Weight>(this.#regions);
    let taken = 0;
    for (const { line } of lines) {
      for (const cell of line.cells) {
        const weight = this.weightOf(cell);
        if (weight === 0) continue;
        weights[taken++] = { site: cell, weight };
        this.#weights[this.#regionOf[cell]!] = 0;
      }
    }
    this.#regions = 0;
    return weights;
  }
}

const differenceWords: Kind<Paint, LineDifference, Weighted<Paint>> = {
  kind: 'difference',
  name: ({ at: { one, other } }) => `${lineName(one)}+${lineName(other)}`,
  where: ({ at: { one, other } }) => [one.line.place, other.line.place],
  sentence: ({ at, relation: { total: by } }) => {
    const [one, other] = [at.one.line.place, at.other.line.place];
    const [apart, fora] = at.common
      ? [
          [', leaving out regions with as many cells in both'],
          [', sem contar as regiões com tantas casas numa como na outra'],
        ]
      : [[], []];
    if (by === 0) {
      return {
        en: [one, ' needs as many painted cells as ', other, ...apart],
        pt: ['a ', one, ' precisa de tantas casas pintadas como a ', other, ...fora],
      };
    }
    return {
      en: [one, ` needs ${by} more painted ${by === 1 ? 'cell' : 'cells'} than `, other, ...apart],
      pt: [
        'a ',
        one,
        ` precisa de mais ${counted(by, 'casa pintada', 'casas pintadas')} do que a `,
        other,
        ...fora,
      ],
    };
  },
  tells: (rule, standing, mood): Sentence => differenceTells(rule.sentence, standing, true, mood),
};

const lineName = ({ line: { place } }: CountedLine): string =>
  `${place.kind} ${1 + (place.kind === 'row' ? place.row : place.column)}`;
