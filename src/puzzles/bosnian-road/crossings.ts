import type { Board } from '../../board/index.ts';
import { evenPairs } from '../../engine/index.ts';
import { type Atom, type FormulaBuilder, not } from '../formula.ts';
import {
  group,
  type Ink,
  type Relation,
  type Standing,
  type StatedRule,
  type Stating,
} from '../relations/index.ts';
import { type BosnianRoadGrid, isFree, type Road } from './grid.ts';
import { type Border, crossing } from './words.ts';

/** The lines between all neighbouring rows and columns that the road can cross. */
export function crossings(grid: BosnianRoadGrid, state: Stating<Road>): StatedRule<Road>[] {
  const { rows, columns } = grid;
  const borders: Border[] = [];
  for (let after = 0; after + 1 < rows; after++) borders.push({ along: 'row', after });
  for (let after = 0; after + 1 < columns; after++) borders.push({ along: 'column', after });
  return borders.flatMap((border) => {
    const pairs = pairsAt(grid, border);
    return pairs.length > 1 ? [state.rule(crossing, border, new EvenCrossings(pairs), ['loop'])] : [];
  });
}

/** The two cells at each place where the road can cross. */
function pairsAt(grid: BosnianRoadGrid, { along, after }: Border): [number, number][] {
  const { rows, columns } = grid;
  const inRow = along === 'row';
  return Array.from({ length: inRow ? columns : rows }, (_, at): [number, number] => {
    const cell = inRow ? after * columns + at : at * columns + after;
    return [cell, cell + (inRow ? columns : 1)];
  }).filter((pair) => pair.every((cell) => isFree(grid, cell)));
}

/**
 * A closed loop crosses the line between two rows an even number of times. Road cells on both sides of the line follow
 * each other on the loop, for a road cell has no other road cells beside it.
 */
export class EvenCrossings implements Relation<Road> {
  readonly pairs: readonly (readonly [number, number])[];

  constructor(pairs: readonly (readonly [number, number])[]) {
    this.pairs = pairs;
  }

  get sites(): readonly number[] {
    return this.pairs.flat();
  }

  holds(board: Board<Road>): boolean {
    const have = this.#crossed(board, (now) => now === 'road');
    return have % 2 === 0 || have < this.#crossed(board, (now) => now !== 'empty');
  }

  stands(board: Board<Road>): Standing {
    const have = this.#crossed(board, (now) => now === 'road');
    return { need: have + 1, have };
  }

  write<L>(ink: Ink<Road, L>): void {
    const { open } = ink.of(group<Road>(this.sites, 'road'));
    ink.native(open, {
      constraint: (bools) => evenPairs(paired(bools)),
      lines: (builder, atoms) => writeEven(builder, paired(atoms)),
    });
  }

  #crossed(board: Board<Road>, counts: (now: Road | undefined) => boolean): number {
    return this.pairs.filter((pair) => pair.every((cell) => counts(board.at(cell)))).length;
  }
}

const paired = <T>(all: readonly T[]): [T, T][] =>
  Array.from({ length: all.length / 2 }, (_, at): [T, T] => [all[2 * at]!, all[2 * at + 1]!]);

/** Pair by pair: whether an odd number of them is road on both sides so far. */
function writeEven(builder: FormulaBuilder, pairs: readonly (readonly [Atom, Atom])[]): void {
  let odd: Atom | undefined;
  const both = (name: string, one: Atom, other: Atom): Atom =>
    not(builder.some(`${name} fails`, [not(one), not(other)]));
  for (const [at, [one, other]] of pairs.entries()) {
    const crossed = both(`crossing ${at}`, one, other);
    const before = odd;
    odd =
      before === undefined
        ? crossed
        : builder.some(`odd ${at}`, [
            both(`odd ${at} before`, before, not(crossed)),
            both(`odd ${at} now`, not(before), crossed),
          ]);
  }
  if (odd !== undefined) builder.clause([not(odd)]);
}
