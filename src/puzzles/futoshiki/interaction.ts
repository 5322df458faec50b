import type { Board, Language, Wording } from '../../board/index.ts';
import type { Drawing, EdgeSigns, Interaction, Sign } from '../puzzle.ts';
import {
  acrossEdge,
  type Digit,
  digitOf,
  digitsTo,
  type FutoshikiGrid,
  LARGEST,
  type Order,
  SMALLEST,
  symbolOf,
} from './grid.ts';
import { values } from './values.ts';

const OPEN = '.';

const signs: readonly Sign[] = [
  { id: OPEN, name: { en: ['empty'], pt: ['vazia'] }, key: '.', mirrored: OPEN },
  ...values(LARGEST).map(({ id, name, key }) => ({
    id,
    name,
    key,
    bare: OPEN,
    smallestSide: digitOf(id),
  })),
];

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

/** A board of another size that keeps what still fits. */
function resized(grid: FutoshikiGrid, wished: number): FutoshikiGrid {
  const size = Math.min(Math.max(wished, SMALLEST), LARGEST);
  const kept = <T>(entries: readonly T[], otherwise: T): T[] =>
    Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      return row < grid.size && column < grid.size ? entries[row * grid.size + column]! : otherwise;
    });
  const inside = (side: 'right' | 'below'): Order[] =>
    kept<Order>(grid[side], 'free').map((order, cell) =>
      acrossEdge(size, cell, side) === undefined ? 'free' : order,
    );
  const digits = kept(grid.digits, 0).map((digit) => (digit > size ? 0 : digit));
  return { size, digits, right: inside('right'), below: inside('below') };
}

const NOTHING: FutoshikiGrid = { size: 0, digits: [], right: [], below: [] };
const blank = (rows: number, columns: number): FutoshikiGrid => resized(NOTHING, Math.max(rows, columns));

const drawing: Drawing<FutoshikiGrid, Digit> = {
  blank,
  // Boards are square: the side that changes tells the size.
  resized: (grid, rows, columns) => {
    const changed = [rows, columns].filter((side) => side !== grid.size);
    return resized(grid, changed.length === 0 ? grid.size : Math.max(...changed));
  },
  signs,
  signAt: ({ digits }, cell) => (digits[cell] ? symbolOf(digits[cell]) : OPEN),
  withSign: (grid, cells, sign) => {
    const digit = digitOf(sign);
    if (digit > grid.size) return grid;
    const digits = [...grid.digits];
    for (const cell of cells) digits[cell] = digit;
    return { ...grid, digits };
  },
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
    const here = content(grid, cell, board);
    const compared = comparisons(grid, cell);
    return {
      en: [[...here.en, ...compared.map(({ en }) => en)].join(', ')],
      pt: [[...here.pt, ...compared.map(({ pt }) => pt)].join(', ')],
    };
  },
  drawing,
};

function content(
  grid: FutoshikiGrid,
  cell: number,
  board: Board<Digit>,
): Readonly<Record<Language, string[]>> {
  const given = grid.digits[cell]!;
  if (given > 0) return { en: [`given ${symbolOf(given)}`], pt: [`${symbolOf(given)} dado`] };
  const value = board.at(cell);
  if (value !== undefined) return { en: [value], pt: [value] };
  const excluded = board.excluded(cell);
  if (excluded.length === 0) return { en: ['empty'], pt: ['vazia'] };
  const left = digitsTo(grid.size)
    .map(symbolOf)
    .filter((symbol) => !excluded.includes(symbol));
  return { en: [`can be ${left.join(' ')}`], pt: [`pode ser ${left.join(' ')}`] };
}

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
