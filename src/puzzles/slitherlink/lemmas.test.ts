import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { Board, edgeSites } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { explain } from '../../reasoning/index.ts';
import { boardOfRows } from '../puzzle.ts';
import type { EdgeState } from './grid.ts';
import { slitherlink } from './index.ts';
import { techniqueBoards } from './technique-boards.ts';

const gridOf = (text: string) => {
  const parsed = slitherlink.parse(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.grid;
};

it(`what the loop refuses at a glance breaks it (seed ${seed})`, () => {
  const grid = gridOf('slitherlink\n....\n....\n....\n....\n');
  const loop = slitherlink.model(grid, new Solver()).rules.find(({ kind }) => kind === 'loop')!;
  const edges = edgeSites(grid);
  const random = new Random(seed);
  let refused = 0;
  for (let round = 0; round < 40; round++) {
    // Three sides of a cell, and lines elsewhere that do not touch it: the fourth side closes a loop.
    const [cell, far] = random.shuffle([0, 3, 12, 15]) as [number, number];
    const open = random.pick(edges.around(cell));
    const lines = [
      ...edges.around(cell).filter((edge) => edge !== open),
      ...random.shuffle(edges.around(far)).slice(0, 1 + random.below(3)),
    ];
    const board = Board.on<EdgeState>(edges).with(lines, 'line');
    const would = loop.refused!(board)!;
    expect(would.at(open)).toBe('line');
    expect(loop.holds(board)).toBe(true);
    for (let edge = 0; edge < edges.count; edge++) {
      if (would.at(edge) === undefined) continue;
      expect(loop.holds(board.with([edge], 'line'))).toBe(false);
      refused++;
    }
    expect(
      loop.refused!(Board.on<EdgeState>(edges).with(lines.slice(0, 3), 'line'))!.at(open),
    ).toBeUndefined();
  }
  expect(refused).toBeGreaterThanOrEqual(40);
});

it.each(['line-into-a-clue', 'threes-side-by-side', 'threes-corner-to-corner', 'no-small-loop'])(
  '%s is seen at a glance: it weighs less than two rules',
  (technique) => {
    const moment = techniqueBoards.find((board) => board.technique === technique)!;
    const grid = gridOf(moment.text);
    const board = boardOfRows(slitherlink, grid, moment.rows)!;
    const [step] = explain(slitherlink, grid, { board, maxSteps: 1 }).steps;
    expect(step).toMatchObject({ technique });
    expect(step!.weight).toBeLessThan(2);
  },
);
