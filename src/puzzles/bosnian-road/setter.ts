import { around, Board } from '../../board/index.ts';
import { ClueSketch } from '../kit/index.ts';
import { exactly, group } from '../relations/index.ts';
import type { Chance, Setter, Sketch, SketchWish, Switch } from '../setter.ts';
import type { BosnianRoadCell, BosnianRoadGrid, Road } from './grid.ts';
import { interaction } from './interaction.ts';
import { paperBoard } from './paper-board.ts';
import { randomRoad } from './random-road.ts';
import { rulebook } from './rules.ts';

/** A random road, and a number on every cell beside it; most of them turn out not to be needed. */
export const setter: Setter<BosnianRoadGrid, Road> = {
  options: [
    {
      name: 'length',
      kind: 'number',
      lowest: 0.05,
      highest: 0.6,
      usual: 0.4,
      about: {
        en: ['share of road cells (0 to 1), if such a road fits'],
        pt: ['proporção de casas de estrada (0 a 1), se couber uma estrada assim'],
      },
    },
    {
      name: 'windiness',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 0.7,
      about: {
        en: ['how winding the road is: from 0 (straight) to 1'],
        pt: ['quão sinuosa é a estrada: de 0 (a direito) a 1'],
      },
    },
    {
      name: 'blocked',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 0.2,
      about: {
        en: ['how many of the clues may be blocked cells without a number'],
        pt: ['quantas das pistas podem ser casas bloqueadas sem número'],
      },
    },
  ],
  usualClues: 'minimal',
  // Its rules speak of few cells each, so that the same insight takes more of them.
  looks: { normal: [1, 10], hard: [14, 40], extreme: [40, Number.POSITIVE_INFINITY] },
  takesPicture: false,
  problemWith: ({ rows, columns }) =>
    rows < 3 || columns < 3
      ? {
          en: 'the smallest road needs a board of 3 by 3',
          pt: 'a estrada mais pequena precisa de um tabuleiro de 3 por 3',
        }
      : undefined,
  sketch,
  paper: paperBoard,
};

/** A random road on a board of free cells: a clue that is switched off leaves a cell where the road may run. */
function sketch(wish: SketchWish, chance: Chance): Sketch<BosnianRoadGrid, Road> {
  const { rows, columns } = wish;
  const { drawing } = interaction;
  const length = Math.max(8, Math.round((wish.number('length') ?? 0) * rows * columns));
  const road = randomRoad({ rows, columns, length, windiness: wish.number('windiness') ?? 0.5 }, chance);
  const share = wish.number('blocked') ?? 0;
  const offRoad = [...road.keys()].filter((cell) => !road[cell]);
  /** The cells off the road that may be blocked instead of counting. */
  const mayBlock = new Set(offRoad.filter(() => chance.fraction() < share));
  /** What each switch writes on the board. */
  const written = new Map<Switch, { readonly cell: number; readonly sign: BosnianRoadCell }>();
  // With a number on every cell off the road there is nothing left to add: no repair.
  return new ClueSketch(
    { rulebook, drawing },
    {
      solution: new Board<Road>(
        rows,
        columns,
        Array.from(road, (isRoad) => (isRoad ? 'road' : 'empty')),
      ),
      full: () => drawing.blank(rows, columns),
      more: ({ ink }) =>
        offRoad.map((cell): Switch => {
          const near = around(wish, cell);
          const count = near.filter((other) => road[other]).length;
          const off = ink.constraintsOf(exactly(0, group([cell], 'road')));
          const weaker: Switch = { kind: 'clue', constraints: off };
          const clue: Switch = {
            kind: 'clue',
            constraints: [...off, ...ink.constraintsOf(exactly(count, group(near, 'road')))],
            ...(mayBlock.has(cell) ? { weaker } : {}),
          };
          written.set(clue, { cell, sign: count as BosnianRoadCell });
          written.set(weaker, { cell, sign: 'blocked' });
          return clue;
        }),
      shown: (grid, on) => {
        const cells = grid.cells.slice();
        for (const each of on) cells[written.get(each)!.cell] = written.get(each)!.sign;
        return { rows, columns, cells };
      },
    },
  );
}
