import { clueDifferences } from '../kit/index.ts';
import {
  decideCells,
  exactly,
  group,
  loop,
  type Rulebook,
  type StatedRule,
  withExactly,
} from '../relations/index.ts';
import { crossings } from './crossings.ts';
import { type BosnianRoadGrid, freeAround, freeBeside, isFree, type Road } from './grid.ts';
import { Touch } from './touch.ts';
import { clue, neighbours, oneLoop, roadWords, touch } from './words.ts';

/** A number counts road, a road cell has two road neighbours, the road does not touch itself, and is one loop. */
export const rulebook: Rulebook<BosnianRoadGrid, Road> = {
  sites: (grid) => decideCells(grid, ['empty', 'road'], (cell) => (isFree(grid, cell) ? undefined : 'empty')),
  rules: (grid, state) => {
    const free = state.sites.decided.map((cells) => cells[0]!);
    const beside: (readonly number[])[] = [];
    for (const cell of free) beside[cell] = freeBeside(grid, cell);
    const rules: StatedRule<Road>[] = [];
    grid.cells.forEach((kind, cell) => {
      if (typeof kind !== 'number') return;
      rules.push(state.rule(clue, cell, exactly(kind, group(freeAround(grid, cell), 'road'))));
    });
    for (const cell of free)
      rules.push(state.rule(neighbours, cell, withExactly(cell, 2, group(beside[cell]!, 'road'))));
    for (let row = 0; row + 1 < grid.rows; row++) {
      for (let column = 0; column + 1 < grid.columns; column++) {
        const a = row * grid.columns + column;
        const below = a + grid.columns;
        if ((isFree(grid, a) && isFree(grid, below + 1)) || (isFree(grid, a + 1) && isFree(grid, below)))
          rules.push(state.rule(touch, a, new Touch([a, a + 1, below, below + 1])));
      }
    }
    // What counts as a road: docs/decisions/0007.
    const road = loop(group(free, 'road'), (cell) => beside[cell]!);
    rules.push(state.rule(oneLoop, { kind: 'board' }, road));
    return rules;
  },
  lemmas: (grid, rules, state) => [...clueDifferences(rules, roadWords, state), ...crossings(grid, state)],
  tryFirst: 0,
};
