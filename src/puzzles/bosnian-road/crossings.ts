import { type Board, type Cell, placesOf, type Sentence, type Wording } from '../../board/index.ts';
import { type Constraint, evenPairs } from '../../engine/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { isFree, type Road } from './grid.ts';
import type { Ground } from './ground.ts';

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
    const { en, pt } = this.#border;
    return {
      en: [`a closed loop crosses ${en} an even number of times`],
      pt: [`um circuito fechado atravessa ${pt} um número par de vezes`],
    };
  }

  tells(board: Board<Road>, mood: Mood): Telling {
    const have = this.#crossed(board, (now) => now === 'road');
    const is = mood === 'is';
    const { en, pt } = this.#border;
    const [times, vezes] = have === 1 ? ['once', 'uma vez'] : [`${have} times`, `${have} vezes`];
    return {
      need: have + 1,
      have,
      sentence: {
        en: [
          `the road ${is ? 'crosses' : 'would cross'} ${en} exactly ${times}, and a closed loop crosses it an even number of times`,
        ],
        pt: [
          `a estrada ${is ? 'atravessa' : 'atravessaria'} ${pt} exatamente ${vezes}, e um circuito fechado atravessa-a um número par de vezes`,
        ],
      },
    };
  }

  get #border(): Wording {
    const [one, other] = [this.#at + 1, this.#at + 2];
    const rows = this.#along === 'row';
    return {
      en: `the border between ${rows ? 'rows' : 'columns'} ${one} and ${other}`,
      pt: `a fronteira entre as ${rows ? 'linhas' : 'colunas'} ${one} e ${other}`,
    };
  }

  holds(board: Board<Road>): boolean {
    const have = this.#crossed(board, (now) => now === 'road');
    return have % 2 === 0 || have < this.#crossed(board, (now) => now !== 'empty');
  }

  get constraints(): Constraint[] {
    const ground = this.#ground;
    return [evenPairs(this.#pairs.map(([one, other]) => [ground.road(one), ground.road(other)]))];
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
