import { around } from '../../../src/board/index.ts';
import type { LabBoard } from '../../../src/lab/index.ts';
import {
  type BosnianRoadCell,
  type BosnianRoadGrid,
  bosnianRoad,
  type Road,
} from '../../../src/puzzles/bosnian-road/index.ts';
import { asThePaper, Random } from './random.ts';

/** Between two arms of the land there must be room for the road on both sides, and a cell that parts them. */
const SPACING = 4;

/**
 * Land inside the road: a random tree whose knots stand four cells apart. The cells around a tree are one loop that
 * does not touch itself, whatever the tree; so a road of any size costs no search.
 */
function land(side: number, random: Random): Set<number> {
  const across = Math.floor((side - 3) / SPACING) + 1;
  const spare = side - 2 - (across - 1) * SPACING;
  const [top, left] = [1 + random.below(spare), 1 + random.below(spare)];
  const cellAt = (row: number, column: number) => (top + row) * side + left + column;
  const start = random.below(across * across);
  const reached = new Set([start]);
  const rim = [start];
  const inside = new Set<number>();
  const stamp = (knot: number) => {
    inside.add(cellAt(Math.floor(knot / across) * SPACING, (knot % across) * SPACING));
  };
  stamp(start);
  const wanted = Math.max(1, Math.round(across * across * 0.8));
  while (rim.length > 0 && reached.size < wanted) {
    const at = Math.max(0, rim.length - 1 - random.below(3));
    const knot = rim[at]!;
    const row = Math.floor(knot / across);
    const column = knot % across;
    const open = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ].filter(([r, c]) => r! >= 0 && c! >= 0 && r! < across && c! < across && !reached.has(r! * across + c!));
    if (open.length === 0) {
      rim.splice(at, 1);
      continue;
    }
    const [r, c] = open[random.below(open.length)] as [number, number];
    for (let step = 1; step <= SPACING; step++) {
      inside.add(cellAt(row * SPACING + (r - row) * step, column * SPACING + (c - column) * step));
    }
    reached.add(r * across + c);
    rim.push(r * across + c);
  }
  return inside;
}

/** The random board of paper 003; its solution may have several loops, for the paper does not ask for one. */
export const roadOfPaper = (side: number, seed: number, run: number): LabBoard<BosnianRoadGrid, Road> =>
  asThePaper(bosnianRoad, side, run, new Random(seed, side, run, 3));

/**
 * A board with one road: a random loop, then a random clue for every few cells, kept where it falls off
 * the road and touches it. Not a paper's: it makes boards of any size, and each has a solution.
 */
export function randomRoad(
  side: number,
  seed: number,
  run: number,
  cellsAClue = 7,
): LabBoard<BosnianRoadGrid, Road> {
  const random = new Random(seed, side, run, 3);
  const size = { rows: side, columns: side };
  const inside = land(side, random);
  const road = new Set<number>();
  for (const cell of inside) for (const near of around(size, cell)) if (!inside.has(near)) road.add(near);
  const cells = new Array<BosnianRoadCell>(side * side).fill('free');
  for (let clue = 0; clue < Math.floor((side * side) / cellsAClue); clue++) {
    const cell = random.below(side * side);
    const count = around(size, cell).filter((near) => road.has(near)).length;
    if (!road.has(cell) && count > 0) cells[cell] = count as BosnianRoadCell;
  }
  return { name: `${side}x${side} #${run}`, puzzle: bosnianRoad, grid: { ...size, cells } };
}
