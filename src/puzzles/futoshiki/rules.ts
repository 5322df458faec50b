import { type Digit, digitSites, latinLines } from '../kit/index.ts';
import { less, type Rulebook } from '../relations/index.ts';
import { type FutoshikiGrid, signsOf } from './grid.ts';
import { line, sign } from './words.ts';

/** A sign opens towards the larger of its two neighbours; a row or a column holds each digit once. */
export const rulebook: Rulebook<FutoshikiGrid, Digit> = {
  sites: digitSites,
  rules: (grid, state) => [
    ...signsOf(grid).map((each) => state.rule(sign, each, less(each.less, each.more))),
    ...latinLines(grid, state, line),
  ],
  tryFirst: 1,
};
