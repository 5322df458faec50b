import { boardLines, latinLine } from '../kit/index.ts';
import { decideCells, different, less, type Rulebook } from '../relations/index.ts';
import { type Digit, digitsTo, type FutoshikiGrid, signsOf, symbolOf } from './grid.ts';
import { sign } from './words.ts';

/** A sign opens towards the larger of its two neighbours; a row or a column holds each digit once. */
export const rulebook: Rulebook<FutoshikiGrid, Digit> = {
  sites: ({ size, digits }) =>
    decideCells({ rows: size, columns: size }, digitsTo(size).map(symbolOf), (cell) =>
      digits[cell] ? symbolOf(digits[cell]) : undefined,
    ),
  rules: (grid, state) => {
    const { rows, columns } = boardLines(grid.size, grid.size);
    return [
      ...signsOf(grid).map((each) => state.rule(sign, each, less(each.less, each.more))),
      ...[...rows, ...columns].map(({ place, cells }) => state.rule(latinLine, place, different(cells))),
    ];
  },
  tryFirst: 1,
};
