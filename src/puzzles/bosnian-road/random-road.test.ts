import { expect, it } from 'vitest';
import { Board } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { Random } from '../../generate/index.ts';
import type { BosnianRoadCell, Road } from './grid.ts';
import { bosnianRoad } from './index.ts';
import { randomRoad } from './random-road.ts';

const roadOf = (rows: number, columns: number, length: number, windiness: number, seed: number): Uint8Array =>
  randomRoad({ rows, columns, length, windiness }, new Random(seed));

const lengthOf = (road: Uint8Array): number => road.reduce((sum, on) => sum + on, 0);

function bendsOf(road: Uint8Array, columns: number): number {
  let bends = 0;
  for (const [cell, on] of road.entries()) {
    const upOrDown = road[cell - columns] || road[cell + columns];
    const column = cell % columns;
    const aside = (column > 0 && road[cell - 1]) || (column + 1 < columns && road[cell + 1]);
    if (on && upOrDown && aside) bends++;
  }
  return bends;
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a random road keeps every rule (seed %i)', (seed) => {
  const [rows, columns] = [3 + seed, 14 - seed];
  const road = roadOf(rows, columns, 0.4 * rows * columns, seed / 8, seed);
  const cells = Array.from(road, (): BosnianRoadCell => 'free');
  const { rules } = bosnianRoad.model({ rows, columns, cells }, new Solver());
  const board = new Board<Road>(
    rows,
    columns,
    Array.from(road, (on) => (on ? 'road' : 'empty')),
  );
  expect(rules.filter((rule) => !rule.holds(board)).map(({ id }) => id)).toEqual([]);
});

it('the smallest board has the smallest road', () => {
  expect(lengthOf(roadOf(3, 3, 8, 0.5, 1))).toBe(8);
});

it('is about as long as wished', () => {
  for (const wished of [20, 40, 80]) {
    const length = lengthOf(roadOf(20, 20, wished, 0.6, wished));
    expect(length).toBeGreaterThanOrEqual(wished);
    expect(length).toBeLessThan(wished + 6);
  }
});

it('winds as wished', () => {
  const share = (windiness: number): number => {
    const road = roadOf(20, 20, 60, windiness, 5);
    return bendsOf(road, 20) / lengthOf(road);
  };
  expect(share(0) + 0.15).toBeLessThan(share(1));
});
