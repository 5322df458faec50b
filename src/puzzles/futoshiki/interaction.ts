import type { Wording } from '../../board/index.ts';
import { type Digit, digitDrawing, digitOf, keptCells, keptDigits, spokenDigit } from '../kit/index.ts';
import type { Drawing, EdgeSigns, Interaction } from '../puzzle.ts';
import { acrossEdge, type FutoshikiGrid, type Order } from './grid.ts';

const ORDERS: readonly Order[] = ['free', 'less', 'more'];

const edges: EdgeSigns<FutoshikiGrid> = {
  signs: [
    { id: 'free', name: { en: ['no sign'], pt: ['sem sinal'] }, key: '.', symbol: { right: '', below: '' } },
    {
      id: 'less',
      name: { en: ['the first is less'], pt: ['a primeira é menor'] },
      key: '<',
      symbol: { right: '<', below: '∧' },
    },
    {
      id: 'more',
      name: { en: ['the first is more'], pt: ['a primeira é maior'] },
      key: '>',
      symbol: { right: '>', below: '∨' },
    },
  ],
  at: (grid, cell, side) => grid[side][cell]!,
  with: (grid, cell, side, sign) => {
    const order = ORDERS.find((one) => one === sign);
    if (order === undefined || acrossEdge(grid.size, cell, side) === undefined) return grid;
    return { ...grid, [side]: grid[side].with(cell, order) };
  },
};

const NOTHING: FutoshikiGrid = { size: 0, digits: [], right: [], below: [] };

const drawing: Drawing<FutoshikiGrid, Digit> = {
  ...digitDrawing(NOTHING, (grid, size) => {
    const inside = (side: 'right' | 'below'): Order[] =>
      keptCells<Order>(size, grid.size, grid[side], 'free').map((order, cell) =>
        acrossEdge(size, cell, side) === undefined ? 'free' : order,
      );
    return { size, digits: keptDigits(size, grid), right: inside('right'), below: inside('below') };
  }),
  edges,
  /** Turns every sign as the solution has it. */
  told: (grid, solution) => {
    const digitAt = (cell: number): number => grid.digits[cell] || digitOf(solution.at(cell) ?? '');
    const turned = (side: 'right' | 'below'): Order[] =>
      grid[side].map((order, cell) => {
        const next = acrossEdge(grid.size, cell, side);
        if (order === 'free' || next === undefined) return order;
        const [one, other] = [digitAt(cell), digitAt(next)];
        return one === 0 || other === 0 || one === other ? order : one < other ? 'less' : 'more';
      });
    return { ...grid, right: turned('right'), below: turned('below') };
  },
};

/** Digits are typed or tapped; boards are drawn digit by digit and sign by sign. */
export const interaction: Interaction<FutoshikiGrid, Digit> = {
  drag: 'nothing',
  rulers: [],
  spoken: (grid, cell, board) => {
    const said = [spokenDigit(grid, cell, board), ...comparisons(grid, cell)];
    return { en: [said.map(({ en }) => en).join(', ')], pt: [said.map(({ pt }) => pt).join(', ')] };
  },
  drawing,
};

const WAYS = {
  right: [
    { en: 'the cell on its right', pt: 'a da direita' },
    { en: 'the cell on its left', pt: 'a da esquerda' },
  ],
  below: [
    { en: 'the cell below', pt: 'a de baixo' },
    { en: 'the cell above', pt: 'a de cima' },
  ],
} as const;

/** How the signs around a cell compare it with its neighbours. */
function comparisons(grid: FutoshikiGrid, cell: number): Wording[] {
  const { size } = grid;
  const said = (order: Order | undefined, way: Wording): Wording[] => {
    if (order === undefined || order === 'free') return [];
    return order === 'less'
      ? [{ en: `less than ${way.en}`, pt: `menor do que ${way.pt}` }]
      : [{ en: `more than ${way.en}`, pt: `maior do que ${way.pt}` }];
  };
  const opposite = (order: Order | undefined): Order | undefined =>
    order === 'less' ? 'more' : order === 'more' ? 'less' : order;
  return [
    ...said(cell % size > 0 ? opposite(grid.right[cell - 1]) : undefined, WAYS.right[1]),
    ...said(grid.right[cell], WAYS.right[0]),
    ...said(opposite(grid.below[cell - size]), WAYS.below[1]),
    ...said(grid.below[cell], WAYS.below[0]),
  ];
}
