import { inEach, type Wording, type WordTable } from '../../../board/index.ts';
import { counted } from './counted.ts';

/** What is said of a board that cannot be read, and how to mend it. */
export interface ReadingWords {
  firstLine(id: string, got: string): string;
  writeFirstLine(id: string): string;
  puzzleField(id: string, got: string): string;
  readonly rowsMissing: string;
  readonly rowsEmpty: string;
  readonly rowsNotList: string;
  readonly writeRows: string;
  notString(got: string): string;
  readonly list: string;
  readonly object: string;
  tooManyRows(most: number, got: number): string;
  tooManyColumns(most: number, got: number): string;
  tooManyCells(most: number, rows: number, columns: number): string;
  noCells(board: string): string;
  readonly emptyLine: string;
  rowLength(width: number, got: number): string;
  readonly equallyLong: string;
  unexpected(sign: string, board: string): string;
  readonly space: string;
  readonly tab: string;
  tooLong(most: number, got: number): string;
  readonly nothing: string;
  readonly writeLines: string;
  binary(code: string): string;
  readonly plainText: string;
}

export const readingWords: WordTable<ReadingWords> = {
  en: {
    firstLine: (id, got) => `expected '${id}' on the first line, got '${got}'`,
    writeFirstLine: (id) => `write '${id}' there, or nothing`,
    puzzleField: (id, got) => `expected "puzzle" to be "${id}", got ${got}`,
    rowsMissing: '"rows" is missing',
    rowsEmpty: '"rows" is empty',
    rowsNotList: '"rows" is not a list',
    writeRows: 'write "rows" as a list of strings, one per row of the board',
    notString: (got) => `expected a string, got ${got}`,
    list: 'a list',
    object: 'an object',
    tooManyRows: (most, got) => `expected at most ${most} rows, got ${got}`,
    tooManyColumns: (most, got) => `expected at most ${most} columns, got ${got}`,
    tooManyCells: (most, rows, columns) => `expected at most ${most} cells, got ${rows} rows of ${columns}`,
    noCells: (board) => `${board} has at least one cell`,
    emptyLine: 'an empty line inside the board',
    rowLength: (width, got) => `expected ${counted(width, 'cell')} in this row, got ${got}`,
    equallyLong: 'make all rows the same length',
    unexpected: (sign, board) => `unexpected ${sign} in ${board}`,
    space: 'space',
    tab: 'tab',
    tooLong: (most, got) => `expected at most ${most} characters, got ${got}`,
    nothing: 'expected a board, got nothing',
    writeLines: 'write one line per row of the board',
    binary: (code) => `expected text, got the character U+${code}`,
    plainText: 'give a plain text file',
  },
  pt: {
    firstLine: (id, got) => `esperava-se '${id}' na primeira linha, e há '${got}'`,
    writeFirstLine: (id) => `escreve aí '${id}', ou nada`,
    puzzleField: (id, got) => `"puzzle" devia ser "${id}", e é ${got}`,
    rowsMissing: 'falta "rows"',
    rowsEmpty: '"rows" está vazia',
    rowsNotList: '"rows" não é uma lista',
    writeRows: 'escreve "rows" como uma lista de textos entre aspas, um por cada linha do tabuleiro',
    notString: (got) => `esperava-se um texto entre aspas, e há ${got}`,
    list: 'uma lista',
    object: 'um objeto',
    tooManyRows: (most, got) => `esperavam-se no máximo ${most} linhas, e há ${got}`,
    tooManyColumns: (most, got) => `esperavam-se no máximo ${most} colunas, e há ${got}`,
    tooManyCells: (most, rows, columns) =>
      `esperavam-se no máximo ${most} casas, e há ${rows} linhas de ${columns}`,
    noCells: (board) => `${board} tem pelo menos uma casa`,
    emptyLine: 'uma linha vazia dentro do tabuleiro',
    rowLength: (width, got) => `esta linha devia ter ${counted(width, 'casa')}, e tem ${got}`,
    equallyLong: 'dá a todas as linhas o mesmo comprimento',
    unexpected: (sign, board) => `não se esperava ${sign} n${board}`,
    space: 'um espaço',
    tab: 'uma tabulação',
    tooLong: (most, got) => `esperavam-se no máximo ${most} caracteres, e há ${got}`,
    nothing: 'esperava-se um tabuleiro, e não há nada',
    writeLines: 'escreve uma linha de texto por cada linha do tabuleiro',
    binary: (code) => `esperava-se texto, e há o carácter U+${code}`,
    plainText: 'dá um ficheiro de texto simples',
  },
};

/** One of these texts in each language. */
export const ofReading = (text: (words: ReadingWords) => string): Wording =>
  inEach({ words: readingWords }, ({ words }) => text(words));
