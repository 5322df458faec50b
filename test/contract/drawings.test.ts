/** Two boards that differ in one site look different in every style. */
import { describe, expect, test } from 'vitest';
import type { Board, Scene } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { puzzles, sitesOf } from '../../src/puzzles/index.ts';
import { drawSvg, drawText, drawUnicode } from '../../src/render/index.ts';
import { Picture } from '../../src/web/board/index.ts';
import { randomFrom } from '../random-regions.ts';
import { boardOf, fillingsOf } from './all-boards.ts';
import { markup } from './markup.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

/** Too narrow for the roomy forms of any board: cells have no column to spare. */
const NARROW = 8;

const styles: Readonly<Record<string, (scene: Scene) => string>> = {
  ASCII: (scene) => drawText(scene),
  'ASCII, dense': (scene) => drawText(scene, { width: NARROW }),
  Unicode: (scene) => drawUnicode(scene),
  'Unicode, dense': (scene) => drawUnicode(scene, { width: NARROW }),
  'Unicode in colour': (scene) => drawUnicode(scene, { colour: true }),
  'Unicode in colour, dense': (scene) => drawUnicode(scene, { colour: true, width: NARROW }),
  // The description counts what is drawn, so it could differ where the picture does not.
  SVG: (scene) => drawSvg(scene).replace(/<desc>.*<\/desc>/, ''),
  'the page': (scene) => markup(Picture({ scene, label: '' })),
};

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(`%s, seed ${SEED}`, (_, puzzle) => {
  const below = randomFrom(SEED);
  const cases: { readonly name: string; readonly scenes: readonly Scene[] }[] = [];
  for (let trial = 0; trial < 20; trial++) {
    const grid = tinyBoard(puzzle, below, 1 + below(4), 1 + below(4));
    const { decisions } = puzzle.model(grid, new Solver());
    if (decisions.length === 0) continue;
    const values = puzzle.values(grid);
    // All others open, all others decided, or some.
    const share = trial % 3;
    const filling = below(Math.min(2 ** 30, fillingsOf(decisions, values)));
    const base = boardOf(sitesOf(puzzle, grid), decisions, values, filling, () => below(2) < share);
    const { cells } = decisions[below(decisions.length)]!;
    const open = base.with(cells, undefined);
    const boards: Board<string>[] = [open, ...values.map(({ id }) => base.with(cells, id))];
    // Of two values, one is excluded by placing the other.
    if (values.length > 2)
      boards.push(...values.map(({ id }) => open.knowing([{ cells, value: id, is: false }])));
    cases.push({ name: puzzle.format(grid), scenes: boards.map((board) => puzzle.scene(grid, board)) });
  }

  test.each(Object.entries(styles))('%s', (_, draw) => {
    let compared = 0;
    for (const { name, scenes } of cases) {
      const drawn = scenes.map(draw);
      for (const [at, one] of drawn.entries()) {
        for (const other of drawn.slice(at + 1)) {
          expect(one, name).not.toBe(other);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(30);
  });
});
