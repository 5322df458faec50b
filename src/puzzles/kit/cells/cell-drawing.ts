import { reshaped, type Sentence, sentenceOf, type WordTable } from '../../../board/index.ts';
import type { Drawing, Sign } from '../../interaction.ts';
import type { CellGrid } from './cell-grid.ts';

/** The signs of a puzzle whose cells are ground, a solid where there are such, or a number. */
export interface CellSigns<C, V extends string> {
  readonly ground: C;
  readonly groundName: Sentence;
  /** Where numbers stand on cells that nothing is decided of. Without: any cell may tell its number. */
  readonly solid?: C;
  readonly solidName?: Sentence;
  readonly largest: number;
  /** The cells that a number counts. */
  counted(grid: CellGrid<C>, cell: number): readonly number[];
  readonly on: V;
}

export const clueSignWords: WordTable<(number: string | number) => string> = {
  en: (number) => `clue ${number}`,
  pt: (number) => `pista ${number}`,
};

/** Drawing a board whose cells each carry at most one sign. */
export function cellDrawing<C extends string | number, V extends string>(
  form: CellSigns<C, V>,
): Drawing<CellGrid<C>, V> {
  const { ground, solid, solidName } = form;
  const numbers = Array.from({ length: form.largest + 1 }, (_, number) => number as C);
  const solids = solid === undefined ? [] : [solid];
  const byId = new Map<string, C>([ground, ...solids, ...numbers].map((kind) => [`${kind}`, kind]));
  const mirrored = solid === undefined ? {} : { mirrored: `${solid}` };
  const signs: Sign[] = [
    { id: `${ground}`, name: form.groundName, key: '.', mirrored: `${ground}` },
    ...(solidName ? [{ id: `${solid}`, name: solidName, key: '#', ...mirrored }] : []),
    ...numbers.map((number) => ({
      id: `${number}`,
      name: sentenceOf(clueSignWords, (words) => words(number)),
      key: `${number}`,
      bare: `${solid ?? ground}`,
      ...mirrored,
    })),
  ];
  // Grids are written out, and their cells pushed, so that all of them are alike to the machine.
  const blank = (rows: number, columns: number): CellGrid<C> => {
    const cells: C[] = [];
    while (cells.length < rows * columns) cells.push(ground);
    return { rows, columns, cells };
  };
  const numbered = (grid: CellGrid<C>, isOn: (cell: number) => boolean): CellGrid<C> => {
    const { rows, columns } = grid;
    const cells: C[] = [];
    for (const [cell, kind] of grid.cells.entries()) {
      const stays = kind === ground && solid !== undefined;
      cells.push(stays ? kind : (form.counted(grid, cell).filter(isOn).length as C));
    }
    return { rows, columns, cells };
  };
  return {
    blank,
    resized: (grid, rows, columns) => ({
      rows,
      columns,
      cells: reshaped({ rows, columns }, grid, (cell) => grid.cells[cell]!, ground),
    }),
    signs,
    signAt: (grid, cell) => `${grid.cells[cell] ?? ground}`,
    withSign: ({ rows, columns, cells: before }, changed, sign) => {
      const cells = before.slice();
      for (const cell of changed) cells[cell] = byId.get(sign) ?? ground;
      return { rows, columns, cells };
    },
    told: (grid, solution) => numbered(grid, (cell) => solution.at(cell) === form.on),
    pictured: (rows, columns, dark) =>
      solid === undefined
        ? numbered(blank(rows, columns), (cell) => dark[cell] === true)
        : { rows, columns, cells: dark.map((isDark) => (isDark ? solid : ground)) },
  };
}
