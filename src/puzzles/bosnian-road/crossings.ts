import { type Board, type Cell, placesOf, type Sentence } from '../../board/index.ts';
import { type Automaton, type Constraint, regular } from '../../engine/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { isFree, type Road } from './grid.ts';
import type { Ground } from './ground.ts';

/** Reads the two cells of one pair after the other. States: crossings even or odd, and whether half a crossing is read. */
const EVEN: Automaton = {
  states: 6,
  start: 0,
  accepting: [0],
  // 0 even, 1 odd; 2 and 3 after a first cell that is road, 4 and 5 after one that is not.
  transitions: [0, 1].flatMap((odd): [number, number, number][] => [
    [odd, 1, 2 + odd],
    [odd, 0, 4 + odd],
    [2 + odd, 1, 1 - odd],
    [2 + odd, 0, odd],
    [4 + odd, 0, odd],
    [4 + odd, 1, odd],
  ]),
};

/** The lines between all neighbouring rows and columns that the road can cross. */
export function crossings(ground: Ground): Crossings[] {
  const { rows, columns } = ground.grid;
  const lines: Crossings[] = [];
  for (let row = 0; row + 1 < rows; row++) lines.push(new Crossings(ground, 'row', row));
  for (let column = 0; column + 1 < columns; column++) lines.push(new Crossings(ground, 'column', column));
  return lines.filter(({ where }) => where.length > 2);
}

/**
 * A closed loop crosses the line between two rows an even number of times. Road cells on both sides of the line follow
 * each other on the loop, for a road cell has no other road cells beside it.
 */
class Crossings implements Rule<Road> {
  readonly kind = 'crossings';
  readonly from = ['loop'];
  readonly #ground: Ground;
  readonly #along: 'row' | 'column';
  readonly #at: number;

  constructor(ground: Ground, along: 'row' | 'column', at: number) {
    this.#ground = ground;
    this.#along = along;
    this.#at = at;
  }

  get id(): string {
    return `crossings@${this.#along} ${this.#at + 1}`;
  }

  get where(): Cell[] {
    return placesOf(this.#pairs.flat(), this.#ground.grid.columns);
  }

  get sentence(): Sentence {
    const [one, other] = [this.#at + 1, this.#at + 2];
    const rows = this.#along === 'row';
    return {
      en: [
        `a closed loop crosses the line between ${rows ? 'rows' : 'columns'} ${one} and ${other} an even number of times`,
      ],
      pt: [
        `um circuito fechado atravessa um número par de vezes a linha entre as ${rows ? 'linhas' : 'colunas'} ${one} e ${other}`,
      ],
    };
  }

  tells(board: Board<Road>, mood: Mood): Telling {
    const have = this.#crossed(board, (now) => now === 'road');
    const is = mood === 'is';
    return {
      need: have + 1,
      have,
      sentence: {
        en: [
          ...this.sentence.en,
          ` and ${is ? 'crosses' : 'would cross'} it ${have === 1 ? 'once' : `${have} times`}`,
        ],
        pt: [
          ...this.sentence.pt,
          ` e ${is ? 'atravessa-a' : 'atravessá-la-ia'} ${have === 1 ? 'uma vez' : `${have} vezes`}`,
        ],
      },
    };
  }

  holds(board: Board<Road>): boolean {
    const have = this.#crossed(board, (now) => now === 'road');
    return have % 2 === 0 || have < this.#crossed(board, (now) => now !== 'empty');
  }

  get constraints(): Constraint[] {
    return [regular(this.#ground.roads(this.#pairs.flat()), EVEN)];
  }

  #crossed(board: Board<Road>, counts: (now: Road | undefined) => boolean): number {
    return this.#pairs.filter((pair) => pair.every((cell) => counts(board.at(cell)))).length;
  }

  /** The two cells at each place where the road can cross. */
  get #pairs(): [number, number][] {
    const { grid } = this.#ground;
    const { rows, columns } = grid;
    const inRow = this.#along === 'row';
    return Array.from({ length: inRow ? columns : rows }, (_, at): [number, number] => {
      const cell = inRow ? this.#at * columns + at : at * columns + this.#at;
      return [cell, cell + (inRow ? columns : 1)];
    }).filter((pair) => pair.every((cell) => isFree(grid, cell)));
  }
}
