import type { Board } from '../../../board/index.ts';
import type { Drawing } from '../../interaction.ts';
import type { Chance, SketchWish } from '../../setter.ts';
import type { Paint } from '../cells/paint.ts';
import { paintedBoard } from '../cells/picture.ts';
import type { RegionBoard } from './region-board.ts';
import { partitionFromWalls } from './regions.ts';

/**
 * A random board as the paper on two clues a line makes them: every wall stands by the toss of a coin; from about the
 * square root of the shorter side up to the side, places are chosen; the regions they lie in are painted, no others.
 */
export function paperPicture<C>(
  drawing: Drawing<RegionBoard<C>, Paint>,
  { rows, columns }: SketchWish,
  chance: Chance,
): { readonly grid: RegionBoard<C>; readonly solution: Board<Paint> } {
  const cells = rows * columns;
  const coins = (): boolean[] => Array.from({ length: cells }, () => chance.below(2) === 0);
  const partition = partitionFromWalls(rows, columns, { right: coins(), below: coins() });
  const fewest = Math.floor(Math.sqrt(Math.min(rows, columns)));
  const most = Math.floor(Math.sqrt(cells)) + 1;
  const chosen = new Set<number>();
  for (let left = fewest + chance.below(most - fewest); left > 0; left--) {
    chosen.add(partition.regions[chance.below(cells)]!);
  }
  const painted = partition.regions.map((region) => chosen.has(region));
  const solution = paintedBoard({ rows, columns, painted });
  return { grid: drawing.told({ ...drawing.blank(rows, columns), ...partition }, solution), solution };
}
