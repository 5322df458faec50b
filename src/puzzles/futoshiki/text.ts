import { alike, type Wording } from '../../board/index.ts';
import { counted, DIGIT_CELLS, ProblemList, sniffFirstLine, type TextLine, textLines } from '../kit/index.ts';
import type { Parsed, Position } from '../puzzle.ts';
import { drawnOf, gridFrom } from './drawn.ts';
import type { FutoshikiGrid } from './grid.ts';

/** The puzzle's id, and the first line of its texts. */
export const ID = 'futoshiki';

/** What cells are, in one sentence. */
export const LEGEND: Wording = {
  en: 'write . for an open cell, 1 to 9 and then A, B … for a digit, < or > between two cells of a row, ^ or v right below a cell',
  pt: 'escreve . para uma casa por preencher, 1 a 9 e depois A, B … para um algarismo, < ou > entre duas casas de uma linha, ^ ou v mesmo por baixo de uma casa',
};

/** A row of cells: what stands in it, and the column of the text at which each thing stands, from zero. */
interface CellLine {
  readonly line: number;
  readonly cells: string;
  readonly cellColumns: readonly number[];
  /** Between the cells; `.` where there is no sign. */
  readonly signs: string;
  readonly signColumns: readonly number[];
  readonly length: number;
}

/** The signs below a row, and the columns at which they stand. */
interface SignLine {
  readonly signs: string;
  readonly columns: readonly number[];
  readonly line: number;
}

const BELOW_ONLY = /^[\s^v]*$/;
const OTHER_NAME = /^[a-z][a-z-]{2,29}$/;
const A_ROW = /^[.1-9A-P](?:\s*[<>]?\s*[.1-9A-P])+$/;

/** A row of cells with signs or blanks between them is ours, most likely; without, other puzzles have such rows too. */
export const sniff = (text: string): number =>
  sniffFirstLine(text, ID, (line) => A_ROW.test(line) && /[<>]|\.\s+\.|\.\s+\d|\d\s+\./.test(line));

/**
 * The board as it is drawn. `.` is an open cell, `1` to `9` and then `A`, `B` … a digit, `<` and `>` stand between the
 * cells of a row, `^` and `v` on a line of their own right below the upper of their two cells. Other blanks are free,
 * and a line of signs may be left out. The first line may be `futoshiki`; lines that begin with `%` are comments.
 */
export function parse(text: string): Parsed<FutoshikiGrid> {
  const read = textLines(text, ID);
  if (!read.ok) return read;
  const problems = new ProblemList();
  const rows: CellLine[] = [];
  /** By row: what stands below it. */
  const below: SignLine[] = [];
  const misplaced = ({ line, text: signs }: TextLine, problem: Wording): void =>
    problems.add([line, signs.search(/\S/) + 1], problem, LEGEND);
  for (const line of read.lines) {
    if (line.text.trim() === '') continue;
    const above = rows.at(-1);
    if (!BELOW_ONLY.test(line.text)) {
      if (!above && OTHER_NAME.test(line.text.trim()))
        problems.add([line.line, 1], anotherName(line.text.trim()), NAME_FIX);
      else rows.push(cellLine(line, problems));
    } else if (!above) {
      misplaced(line, {
        en: 'expected a row of cells before the first signs',
        pt: 'esperava-se uma linha de casas antes dos primeiros sinais',
      });
    } else if (below[rows.length - 1]) {
      misplaced(line, {
        en: 'expected a row of cells, got a second line of signs',
        pt: 'esperava-se uma linha de casas, veio uma segunda linha de sinais',
      });
    } else below[rows.length - 1] = signLine(line, above, problems);
  }
  checkLengths(rows, problems);
  const last = below[rows.length - 1];
  if (last) {
    problems.add([last.line, 1], {
      en: 'expected no signs below the last row',
      pt: 'não se esperavam sinais por baixo da última linha',
    });
  }
  if (rows.length === 0 && problems.empty) {
    problems.add([1, 1], { en: 'the text holds no board', pt: 'o texto não tem nenhum tabuleiro' }, LEGEND);
  }
  if (!problems.empty) return { ok: false, problems: problems.all };
  return gridFrom({
    cells: rows.map(({ cells }) => cells),
    right: rows.map(({ signs }) => signs),
    below: rows.slice(1).map(({ cells }, row) => below[row]?.signs ?? '.'.repeat(cells.length)),
    at: (row, column, side): Position => {
      const { line, cellColumns, signColumns } = rows[row]!;
      const under = below[row];
      if (side === 'below' && under) return [under.line, under.columns[column]! + 1];
      return [line, (side === 'right' ? signColumns : cellColumns)[column]! + 1];
    },
  });
}

const NAME_FIX: Wording = { en: `write '${ID}' there, or nothing`, pt: `escreve aí '${ID}', ou nada` };

const anotherName = (name: string): Wording => ({
  en: `the first line says '${name}', but this is read as '${ID}'`,
  pt: `a primeira linha diz '${name}', mas isto é lido como '${ID}'`,
});

function cellLine({ line, text }: TextLine, problems: ProblemList): CellLine {
  const characters = [...text];
  const cellColumns: number[] = [];
  const signColumns: number[] = [];
  let cells = '';
  let signs = '';
  /** A sign since the last cell. */
  let between: string | undefined;
  for (const [column, character] of characters.entries()) {
    if (/\s/.test(character)) continue;
    if (DIGIT_CELLS.includes(character)) {
      if (cells !== '') {
        signs += between ?? '.';
        if (between === undefined) signColumns.push(column);
      }
      between = undefined;
      cells += character;
      cellColumns.push(column);
    } else if ((character === '<' || character === '>') && cells !== '' && between === undefined) {
      between = character;
      signColumns.push(column);
    } else problems.add([line, column + 1], unexpected(character), LEGEND);
  }
  if (between !== undefined) {
    problems.add(
      [line, signColumns.at(-1)! + 1],
      { en: `expected a cell after '${between}'`, pt: `esperava-se uma casa depois de '${between}'` },
      LEGEND,
    );
  }
  return { line, cells, cellColumns, signs, signColumns, length: characters.length };
}

function signLine({ line, text }: TextLine, above: CellLine, problems: ProblemList): SignLine {
  const signs = [...above.cells].map(() => '.');
  for (const [column, character] of [...text].entries()) {
    if (/\s/.test(character)) continue;
    const cell = above.cellColumns.indexOf(column);
    if (cell >= 0) signs[cell] = character;
    else {
      problems.add(
        [line, column + 1],
        {
          en: `expected '${character}' right below a cell of the row above`,
          pt: `esperava-se '${character}' mesmo por baixo de uma casa da linha de cima`,
        },
        LEGEND,
      );
    }
  }
  return { line, signs: signs.join(''), columns: above.cellColumns };
}

const unexpected = (character: string): Wording => {
  const quoted = alike(`'${character}'`);
  return { en: `unexpected ${quoted.en}`, pt: `${quoted.pt} não se esperava aqui` };
};

/** Every row has as many cells as the first. */
function checkLengths([first, ...others]: readonly CellLine[], problems: ProblemList): void {
  for (const { line, cells, cellColumns, length } of others) {
    const expected = first!.cells.length;
    if (cells.length === expected) continue;
    problems.add([line, (cellColumns[expected] ?? length) + 1], {
      en: `expected ${counted(expected, 'cell')} as in the first row, got ${cells.length}`,
      pt: `esperavam-se ${counted(expected, 'casa')} como na primeira linha, vieram ${cells.length}`,
    });
  }
}

export function format(grid: FutoshikiGrid): string {
  const { cells, right, below } = drawnOf(grid);
  const lines = cells.flatMap((row, at) => {
    const drawn = [...row].map((cell, column) => {
      const sign = right[at]![column] ?? '';
      return column === 0 && sign === '' ? cell : `${cell} ${sign === '.' ? ' ' : sign}`;
    });
    const under = [...(below[at] ?? '')].map((sign) => (sign === '.' ? ' ' : sign)).join('   ');
    const line = drawn.join(' ').trimEnd();
    return under.trim() === '' ? [line] : [line, under.trimEnd()];
  });
  return `${[ID, ...lines].join('\n')}\n`;
}
