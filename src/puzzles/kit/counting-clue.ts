import { type Board, type Cell, nameOf, placeOf, placesOf, type Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, exactly } from '../../engine/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { countTelling } from './count-telling.ts';
import { tally } from './tally.ts';

/** A number in a cell that counts those of some cells that have a value. What it counts, and its words, are a puzzle's own. */
export abstract class CountingClue<V extends string> implements Rule<V> {
  readonly kind = 'clue';
  readonly cell: number;
  readonly wanted: number;

  constructor(cell: number, wanted: number) {
    this.cell = cell;
    this.wanted = wanted;
  }

  /** The cells it counts, in reading order. */
  abstract get counted(): readonly number[];
  /** The value it counts. */
  abstract readonly value: V;
  /** Whether a cell has that value. */
  abstract atom(cell: number): BoolVar;
  /** The width of the board. */
  abstract get columns(): number;

  abstract get sentence(): Sentence;

  get id(): string {
    return `clue@${nameOf(this.cell, this.columns)}`;
  }

  get clue(): Cell {
    return placeOf(this.cell, this.columns);
  }

  get where(): Cell[] {
    const { cell, counted, columns } = this;
    return placesOf(counted.includes(cell) ? counted : [cell, ...counted], columns);
  }

  tells(board: Board<V>, mood: Mood): Telling {
    const { have, open } = tally(board, this.counted, this.value);
    return countTelling(this.needs, { need: this.wanted, have, open }, mood);
  }

  /** What it needs, where it does not get that. */
  protected get needs(): Sentence {
    return this.sentence;
  }

  holds(board: Board<V>): boolean {
    const { have, open } = tally(board, this.counted, this.value);
    return have <= this.wanted && this.wanted <= have + open;
  }

  get constraints(): Constraint[] {
    return [
      exactly(
        this.wanted,
        this.counted.map((cell) => this.atom(cell)),
      ),
    ];
  }
}
