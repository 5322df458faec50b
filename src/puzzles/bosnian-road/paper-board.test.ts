import { describe, expect, it } from 'vitest';
import { Solver } from '../../engine/index.ts';
import { Random } from '../../generate/index.ts';
import { verify } from '../../reasoning/index.ts';
import type { SketchWish } from '../setter.ts';
import { bosnianRoad } from './index.ts';
import { paperBoard } from './paper-board.ts';
import { paperModel } from './paper-model.ts';

const wish = (rows: number, columns: number): SketchWish => ({
  rows,
  columns,
  lean: 0,
  number: () => undefined,
  choice: () => '',
});

describe("the paper's generator", () => {
  it.each([3, 4, 6, 9, 13])(
    "fills %i rows by the paper's rules, with clues above zero and none lost",
    (side) => {
      for (let seed = 1; seed <= 5; seed++) {
        const { grid, solution } = paperBoard(wish(side, side), new Random(seed), new Solver())!;
        expect(verify({ ...bosnianRoad, model: paperModel }, grid, solution).correct).toBe(true);
        const clues = grid.cells.filter((cell) => cell !== 'free');
        // Two throws may hit one cell; nothing else makes a clue disappear.
        expect(clues.length).toBeLessThanOrEqual(Math.floor((side * side) / 7));
        expect(clues.length).toBeGreaterThanOrEqual(Math.floor((side * side) / 7) / 2);
        expect(clues.every((clue) => typeof clue === 'number' && clue > 0)).toBe(true);
      }
    },
  );

  it('makes boards that are not square', () => {
    expect(paperBoard(wish(4, 9), new Random(1), new Solver())?.grid.cells).toHaveLength(36);
  });

  it('gives up when its time is up, or when it is stopped', () => {
    expect(paperBoard(wish(6, 6), new Random(1), new Solver(), { timeLimit: 0 })).toBeUndefined();
    const stop = new AbortController();
    stop.abort();
    expect(paperBoard(wish(6, 6), new Random(1), new Solver(), { signal: stop.signal })).toBeUndefined();
  });

  it('fills boards with several loops, for the paper does not ask for one', () => {
    const several = Array.from(
      { length: 6 },
      (_, seed) => paperBoard(wish(13, 13), new Random(seed), new Solver())!,
    ).filter(({ grid, solution }) => !verify(bosnianRoad, grid, solution).correct);
    expect(several.length).toBeGreaterThan(0);
  });
});
