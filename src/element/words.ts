import type { Language, Side } from '../board/index.ts';
import { isBesideRow } from '../board/index.ts';

/** What the element says besides what puzzles and problems say. */
interface Words {
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
  readonly clear: string;
  readonly tools: string;
  readonly values: string;
  readonly solved: string;
  readonly empty: string;
  readonly tooLarge: (most: number) => string;
  readonly board: (puzzle: string, rows: number, columns: number) => string;
  readonly cell: (row: number, column: number, what: string) => string;
  readonly wrong: string;
  readonly clue: (side: Side, line: number, numbers: readonly (number | null)[]) => string;
}

const clueIn =
  (row: string, column: string, clue: string, none: string) =>
  (side: Side, line: number, numbers: readonly (number | null)[]): string =>
    `${isBesideRow(side) ? row : column} ${line + 1}, ${clue} ${numbers.map((number) => number ?? none).join(', ')}`;

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Start again',
    clear: 'Clear',
    tools: 'Tools',
    values: 'Values',
    solved: 'Solved!',
    empty: 'There is no board here yet.',
    tooLarge: (most) => `This board is too large to be played here: at most ${most} cells are shown.`,
    board: (puzzle, rows, columns) => `${puzzle}, ${rows} by ${columns}`,
    cell: (row, column, what) => `Row ${row}, column ${column}: ${what}`,
    wrong: 'wrong',
    clue: clueIn('Row', 'Column', 'clue', 'none'),
  },
  pt: {
    undo: 'Anular',
    redo: 'Refazer',
    restart: 'Recomeçar',
    clear: 'Limpar',
    tools: 'Ferramentas',
    values: 'Valores',
    solved: 'Resolvido!',
    empty: 'Ainda não há aqui um tabuleiro.',
    tooLarge: (most) =>
      `Este tabuleiro é grande demais para se jogar aqui: mostram-se no máximo ${most} casas.`,
    board: (puzzle, rows, columns) => `${puzzle}, ${rows} por ${columns}`,
    cell: (row, column, what) => `Linha ${row}, coluna ${column}: ${what}`,
    wrong: 'errado',
    clue: clueIn('Linha', 'Coluna', 'pista', 'nenhuma'),
  },
};
