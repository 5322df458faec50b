import { type Cell, type Language, type Phrase, placesOf, type Sentence } from '../../board/index.ts';
import { type Constraint, exactly } from '../../engine/index.ts';
import { counted } from './counted.ts';
import type { CountingClue } from './counting-clue.ts';
import { Difference, type Term } from './difference.ts';

/** What the clues of a puzzle count, in both languages: one of them, and several. */
export type Noun = Readonly<Record<Language, readonly [one: string, many: string]>>;

/** Clues that share fewer cells than this have little to do with each other. */
const SHARED = 3;

/** The differences of every two clues that share enough cells. */
export function clueDifferences<V extends string>(
  clues: readonly CountingClue<V>[],
  noun: Noun,
): ClueDifference<V>[] {
  const found: ClueDifference<V>[] = [];
  const byCell = new Map(clues.map((clue) => [clue.cell, clue]));
  for (const clue of clues) {
    const { columns } = clue;
    // Two clues that share three cells lie within two rows and two columns of each other.
    for (let down = 0; down <= 2; down++) {
      for (let right = down === 0 ? 1 : -2; right <= 2; right++) {
        const column = (clue.cell % columns) + right;
        if (column < 0 || column >= columns) continue;
        const other = byCell.get(clue.cell + down * columns + right);
        if (!other) continue;
        const shared = clue.counted.filter((cell) => other.counted.includes(cell)).length;
        const all = clue.counted.length + other.counted.length;
        if (shared >= SHARED && 2 * shared < all) found.push(new ClueDifference(clue, other, noun));
      }
    }
  }
  return found;
}

/** Two clues with cells in common: they differ by what only one of them counts. */
class ClueDifference<V extends string> extends Difference<V> {
  readonly #one: CountingClue<V>;
  readonly #other: CountingClue<V>;
  readonly #noun: Noun;

  constructor(one: CountingClue<V>, other: CountingClue<V>, noun: Noun) {
    super();
    const own = one.counted.some((cell) => !other.counted.includes(cell));
    const inOrder =
      own && (one.wanted > other.wanted || (one.wanted === other.wanted && one.cell < other.cell));
    const alone = other.counted.every((cell) => one.counted.includes(cell));
    [this.#one, this.#other] = inOrder || alone ? [one, other] : [other, one];
    this.#noun = noun;
  }

  get from(): [string, string] {
    return [this.#one.id, this.#other.id];
  }

  protected get by(): number {
    return this.#one.wanted - this.#other.wanted;
  }

  protected get value(): V {
    return this.#one.value;
  }

  protected get many(): boolean {
    return this.#only(this.#one).length > 1;
  }

  protected get compares(): boolean {
    return this.#only(this.#other).length > 0;
  }

  get where(): Cell[] {
    const cells = [...this.#only(this.#one), ...this.#only(this.#other)];
    const clues = [this.#one.cell, this.#other.cell].filter((cell) => !cells.includes(cell));
    return placesOf([...clues, ...cells], this.#one.columns);
  }

  get sentence(): Sentence {
    const [one, other] = [this.#one, this.#other];
    const mine = placesOf(this.#only(one), one.columns);
    const theirs = placesOf(this.#only(other), one.columns);
    const { by, many } = this;
    const none = by === 0 && theirs.length === 0;
    const [en, pt] = [this.#noun.en, this.#noun.pt];
    return {
      en: [
        ...listed(mine, ' and '),
        ` (counted by the ${one.wanted} at `,
        one.clue,
        ` but not by the ${other.wanted} at `,
        other.clue,
        none ? ') must have ' : many ? ') need ' : ') needs ',
        ...(theirs.length === 0
          ? [none ? `no ${en[1]}` : counted(by, ...en)]
          : [
              by === 0 ? `as many ${en[1]} as ` : `${by} more ${by === 1 ? en[0] : en[1]} than `,
              ...listed(theirs, ' and '),
              ' (where it is the other way round)',
            ]),
      ],
      pt: [
        ...listed(mine, ' e '),
        ` (que o ${one.wanted} em `,
        one.clue,
        ` conta e o ${other.wanted} em `,
        other.clue,
        none
          ? many
            ? ' não) não podem ter '
            : ' não) não pode ter '
          : many
            ? ' não) precisam de '
            : ' não) precisa de ',
        ...(theirs.length === 0
          ? [none ? pt[1] : counted(by, ...pt)]
          : [
              by === 0 ? `tantas ${pt[1]} como ` : `mais ${by} ${by === 1 ? pt[0] : pt[1]} do que `,
              ...listed(theirs, ' e '),
              ' (onde é ao contrário)',
            ]),
      ],
    };
  }

  protected get terms(): Term[] {
    const term = (weight: number) => (cell: number) => ({ cell, atom: this.#one.atom(cell), weight });
    return [...this.#only(this.#one).map(term(1)), ...this.#only(this.#other).map(term(-1))];
  }

  get constraints(): Constraint[] {
    const { terms, by } = this;
    const against = terms.filter(({ weight }) => weight < 0).length;
    return [
      exactly(
        by + against,
        terms.map(({ atom, weight }) => (weight > 0 ? atom : atom.not())),
      ),
    ];
  }

  #only(clue: CountingClue<V>): number[] {
    const other = clue === this.#one ? this.#other : this.#one;
    return clue.counted.filter((cell) => !other.counted.includes(cell));
  }
}

const listed = (places: readonly Cell[], and: string): Phrase =>
  places.flatMap(
    (place, at): Phrase => (at === 0 ? [place] : [at === places.length - 1 ? and : ', ', place]),
  );
