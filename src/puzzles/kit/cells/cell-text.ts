import type { Wording } from '../../../board/index.ts';
import type { Parsed, Puzzle } from '../../puzzle.ts';
import { type Rows, type RowsForm, readJsonRows, readRows, sniffRows } from '../text/read-rows.ts';
import { type CellGrid, gridOfRows, rowsOfGrid } from './cell-grid.ts';
import { cellLayout } from './cell-layout.ts';
import { clueNotes } from './clue-notes.ts';

/** How boards are written whose cells are ground, a solid where there are such, or a number. */
export interface CellForm<C> extends Pick<RowsForm, 'id' | 'what' | 'legend'> {
  /** Written `.`. */
  readonly ground: C;
  /** Written `#`. Where there is one, nothing is decided of cells that are not ground. */
  readonly solid?: C;
  readonly largest: number;
  /** How many of what a number counts it can find around it; a larger number is noted. */
  room(grid: CellGrid<C>, cell: number): number;
  readonly counts: Wording;
}

/** What a puzzle has from the way its boards are written. */
type Written<C> = Pick<
  Puzzle<CellGrid<C>, string>,
  'sniff' | 'parse' | 'format' | 'fromJson' | 'toJson' | 'size' | 'given' | 'layout'
>;

/**
 * One line per row, one character a cell. The first line may be the id of the puzzle; lines that begin with `%` are
 * comments. In JSON the same rows: `{"puzzle": …, "rows": ["..1", …]}`; other fields are passed over.
 */
export function cellText<C extends string | number>(form: CellForm<C>): Written<C> {
  const { id, ground, solid, largest } = form;
  const rows: RowsForm = {
    ...form,
    allowed: `.${solid === undefined ? '' : '#'}${'0123456789'.slice(0, largest + 1)}`,
    problemWith: (character) =>
      /^\d$/.test(character)
        ? {
            en: `expected a clue from 0 to ${largest}, got ${character}`,
            pt: `esperava-se uma pista de 0 a ${largest}, e há ${character}`,
          }
        : undefined,
  };
  const cellOf = (character: string): C =>
    character === '.' ? ground : character === '#' ? solid! : (Number(character) as C);
  const characterOf = (cell: C): string => (cell === ground ? '.' : cell === solid ? '#' : `${cell}`);
  const gridFrom = (read: Rows): Parsed<CellGrid<C>> => {
    if (!read.ok) return read;
    const grid = gridOfRows(read.rows, cellOf);
    return {
      ok: true,
      grid,
      notes: clueNotes(grid, read.at, (cell) => form.room(grid, cell), form.counts),
    };
  };
  return {
    sniff: (text) => sniffRows(text, rows),
    parse: (text) => gridFrom(readRows(text, rows)),
    format: (grid) => `${[id, ...rowsOfGrid(grid, characterOf)].join('\n')}\n`,
    fromJson: (json) => gridFrom(readJsonRows(json, rows)),
    toJson: (grid) => ({ puzzle: id, rows: rowsOfGrid(grid, characterOf) }),
    size: ({ rows: height, columns }) => ({ rows: height, columns }),
    given: (grid, cell) => {
      const kind = solid === undefined ? undefined : grid.cells[cell];
      return kind === undefined || kind === ground ? undefined : characterOf(kind);
    },
    layout: cellLayout(ground),
  };
}
