import type { Place, Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, linear } from '../../engine/index.ts';
import type { BoardLine } from './board-lines.ts';
import { counted } from './counted.ts';
import { Difference, type Term } from './difference.ts';
import type { Paint } from './paint.ts';

/** A difference with more terms than this share of both lines together says too little for what it costs. */
const MOST_TERMS = 0.7;

/** A row or column and how many painted cells it needs, by the id of its rule. */
export interface CountedLine {
  readonly id: string;
  readonly line: BoardLine;
  readonly painted: number | null;
}

/**
 * What follows from the counts of neighbouring lines: how many more cells are painted in one than in the next. A region
 * that has as many cells in both drops out, so that the difference speaks of fewer regions than either line and settles
 * some of them earlier. See docs/decisions/0014.
 */
export function lineDifferences(
  lines: readonly CountedLine[],
  variableOf: readonly BoolVar[],
): LineDifference[] {
  const differences: LineDifference[] = [];
  for (let at = 1; at < lines.length; at++) {
    const [one, other] = [lines[at - 1]!, lines[at]!];
    if (one.painted === null || other.painted === null) continue;
    const ordered = one.painted >= other.painted ? ([one, other] as const) : ([other, one] as const);
    const difference = new LineDifference(...ordered, variableOf);
    const all = [one, other].reduce(
      (sum, { line }) => sum + new Set(line.cells.map((cell) => variableOf[cell])).size,
      0,
    );
    const { length } = difference.terms;
    if (length > 0 && length <= MOST_TERMS * all) differences.push(difference);
  }
  return differences;
}

/** Two neighbouring lines: they differ by the regions that have more cells in one than in the other. */
class LineDifference extends Difference<Paint> {
  protected readonly value = 'paint';
  protected readonly many = false;
  protected readonly compares = true;
  readonly terms: readonly Term[];
  readonly #one: CountedLine;
  readonly #other: CountedLine;
  /** Whether some region drops out. */
  readonly #common: boolean;

  constructor(one: CountedLine, other: CountedLine, variableOf: readonly BoolVar[]) {
    super();
    this.#one = one;
    this.#other = other;
    const terms = new Map<BoolVar, Term>();
    for (const [{ line }, weight] of [
      [one, 1],
      [other, -1],
    ] as const) {
      for (const cell of line.cells) {
        const atom = variableOf[cell]!;
        const before = terms.get(atom);
        terms.set(atom, { cell: before?.cell ?? cell, atom, weight: (before?.weight ?? 0) + weight });
      }
    }
    this.terms = [...terms.values()].filter(({ weight }) => weight !== 0);
    this.#common = this.terms.length < terms.size;
  }

  get from(): [string, string] {
    return [this.#one.id, this.#other.id];
  }

  override get id(): string {
    const name = ({ line: { place } }: CountedLine): string =>
      `${place.kind} ${1 + (place.kind === 'row' ? place.row : place.column)}`;
    return `difference@${name(this.#one)}+${name(this.#other)}`;
  }

  get where(): Place[] {
    return [this.#one.line.place, this.#other.line.place];
  }

  protected get by(): number {
    return this.#one.painted! - this.#other.painted!;
  }

  get sentence(): Sentence {
    const [one, other] = this.where as [Place, Place];
    const { by } = this;
    const [apart, fora] = this.#common
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
  }

  get constraints(): Constraint[] {
    return [
      linear(
        this.terms.map(({ weight, atom }) => [weight, atom] as const),
        '=',
        this.by,
      ),
    ];
  }
}
