import { isBesideRow } from '../../board/index.ts';
import { type Digit, digitSites, latinLines, symbolOf } from '../kit/index.ts';
import { group, type Rulebook, some, visible } from '../relations/index.ts';
import { cellsSeen, type SkyscrapersGrid, viewpoints } from './grid.ts';
import { clue, line, tallestFirst } from './words.ts';

/** A clue counts the towers that are seen from it; a row or a column has each height once. */
export const rulebook: Rulebook<SkyscrapersGrid, Digit> = {
  sites: digitSites,
  rules: (grid, state) => [
    ...viewpoints(grid.size).flatMap((from) => {
      const wanted = grid.clues[from.side][from.line]!;
      if (wanted === 0) return [];
      return [state.rule(clue, { kind: 'outside', ...from }, visible(cellsSeen(grid.size, from), wanted))];
    }),
    ...latinLines(grid, state, line),
  ],
  lemmas: ({ size, clues }, _, state) => {
    return viewpoints(size).flatMap((from) => {
      if (clues[from.side][from.line] !== 1) return [];
      const [nearest] = cellsSeen(size, from);
      const line = isBesideRow(from.side) ? 'row' : 'column';
      const at = `${line}-${from.line + 1}`;
      const of = [`clue@${at}.${from.side}`, `line@${at}`];
      const place = { kind: 'outside', ...from } as const;
      return [state.rule(tallestFirst, place, some(group([nearest!], symbolOf(size))), of)];
    });
  },
  tryFirst: 1,
};
