import { type Board, reshaped, type Sentence } from '../../board/index.ts';
import type { Drawing, Sign } from '../interaction.ts';
import type { CellGrid } from './cell-grid.ts';

/** The signs of a puzzle whose cells are ground, a solid, or a number. */
export interface CellSigns<C, V extends string> {
  readonly ground: C;
  readonly solid: C;
  readonly groundName: Sentence;
  readonly solidName: Sentence;
  readonly largest: number;
  /** The cells that a number counts. */
  counted(grid: CellGrid<C>, cell: number): readonly number[];
  readonly on: V;
}

/** Drawing a board whose cells each carry at most one sign. */
export function cellDrawing<C extends string | number, V extends string>(
  form: CellSigns<C, V>,
): Drawing<CellGrid<C>, V> {
  const { ground, solid } = form;
  const numbers = Array.from({ length: form.largest + 1 }, (_, number) => number as C);
  const byId = new Map<string, C>([ground, solid, ...numbers].map((kind) => [`${kind}`, kind]));
  const signs: Sign[] = [
    { id: `${ground}`, name: form.groundName, key: '.', mirrored: `${ground}` },
    { id: `${solid}`, name: form.solidName, key: '#', mirrored: `${solid}` },
    ...numbers.map((number) => ({
      id: `${number}`,
      name: { en: [`clue ${number}`], pt: [`pista ${number}`] },
      key: `${number}`,
      mirrored: `${solid}`,
    })),
  ];
  const blank = (rows: number, columns: number): CellGrid<C> => ({
    rows,
    columns,
    cells: new Array<C>(rows * columns).fill(ground),
  });
  const told = (grid: CellGrid<C>, solution: Board<V>): CellGrid<C> => ({
    ...grid,
    cells: grid.cells.map((kind, cell) => {
      if (kind === ground) return kind;
      return form.counted(grid, cell).filter((counted) => solution.at(counted) === form.on).length as C;
    }),
  });
  return {
    blank,
    resized: (grid, rows, columns) => ({
      rows,
      columns,
      cells: reshaped({ rows, columns }, grid, (cell) => grid.cells[cell]!, ground),
    }),
    signs,
    signAt: (grid, cell) => `${grid.cells[cell] ?? ground}`,
    withSign: (grid, changed, sign) => {
      const cells = [...grid.cells];
      for (const cell of changed) cells[cell] = byId.get(sign) ?? ground;
      return { ...grid, cells };
    },
    told,
    pictured: (rows, columns, dark) => ({
      rows,
      columns,
      cells: dark.map((isDark) => (isDark ? solid : ground)),
    }),
  };
}
