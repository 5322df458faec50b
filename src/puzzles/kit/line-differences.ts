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
 * What follows from the counts of neighbouring rows, and of neighbouring columns: how many more cells are painted in one
 * than in the next. A region that has as many cells in both drops out, so that the difference speaks of fewer regions
 * than either line and settles some of them earlier. See docs/decisions/0014.
 */
export function lineDifferences(
  sides: readonly (readonly CountedLine[])[],
  variableOf: readonly BoolVar[],
): LineDifference[] {
  const weights = new Weights(variableOf);
  return sides.flatMap((lines) => differencesOf(lines, weights));
}

function differencesOf(lines: readonly CountedLine[], weights: Weights): LineDifference[] {
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
    if (left > 0 && left <= MOST_TERMS * (regions[at - 1]! + regions[at]!))
      differences.push(new LineDifference(one, other, weights));
    weights.clear(one.line, other.line);
  }
  return differences;
}

/** How many cells each region has in the lines that were added, less those in the lines that were taken off. */
class Weights {
  readonly #variableOf: readonly BoolVar[];
  /** By cell: the index of its region's variable. */
  readonly #indexOf: readonly number[];
  /** By that index. */
  readonly #weights: number[];
  /** How many of them are not zero. */
  #regions = 0;

  constructor(variableOf: readonly BoolVar[]) {
    this.#variableOf = variableOf;
    this.#indexOf = variableOf.map(({ index }) => index);
    let last = -1;
    for (const index of this.#indexOf) if (index > last) last = index;
    this.#weights = new Array<number>(last + 1).fill(0);
  }

  /** Returns how many regions are left with a weight. */
  add({ cells }: BoardLine, weight: 1 | -1): number {
    const indexOf = this.#indexOf;
    const weights = this.#weights;
    let regions = this.#regions;
    for (let at = 0; at < cells.length; at++) {
      const index = indexOf[cells[at]!]!;
      const before = weights[index]!;
      weights[index] = before + weight;
      if (before === 0) regions++;
      else if (before === -weight) regions--;
    }
    this.#regions = regions;
    return regions;
  }

  /** No region has a weight any more; all that had one lie in these lines. */
  clear(...lines: readonly BoardLine[]): void {
    const indexOf = this.#indexOf;
    const weights = this.#weights;
    for (const { cells } of lines)
      for (let at = 0; at < cells.length; at++) weights[indexOf[cells[at]!]!] = 0;
    this.#regions = 0;
  }

  weightOf(cell: number): number {
    return this.#weights[this.#indexOf[cell]!]!;
  }

  /** The regions of these lines that have a weight, which they lose. */
  take(lines: readonly CountedLine[]): Term[] {
    const terms = new Array<Term>(this.#regions);
    let taken = 0;
    for (const { line } of lines) {
      for (const cell of line.cells) {
        const weight = this.weightOf(cell);
        if (weight === 0) continue;
        terms[taken++] = { cell, atom: this.#variableOf[cell]!, weight };
        this.#weights[this.#indexOf[cell]!] = 0;
      }
    }
    this.#regions = 0;
    return terms;
  }
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

  /** The weights are those of the first line less those of the second. */
  constructor(one: CountedLine, other: CountedLine, weights: Weights) {
    super();
    this.#one = one;
    this.#other = other;
    this.#common = one.line.cells.some((cell) => weights.weightOf(cell) === 0);
    this.terms = weights.take([one, other]);
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
