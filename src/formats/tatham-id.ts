import type { Wording } from '../board/index.ts';
import { CellRun } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import type { Read } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';

/** The board of a game ID: its size, and where its cells begin. */
export interface GameId {
  readonly rows: number;
  readonly columns: number;
  readonly offset: number;
}

/** Blanks may stand in place of an address. */
const LONGEST_HEAD = 500;

/** Columns, rows, letters and numbers that say how the board was made, and a colon, or a # before a seed. */
const headOf = (text: string, parameters: string): RegExpExecArray | null =>
  new RegExp(`^\\s*(\\d{1,15})(?:x(\\d{1,15}))?((?:[${parameters}]\\d*)*)([:#])`).exec(
    text.slice(0, LONGEST_HEAD),
  );

/** What a game ID says of how the board was made, and what of its cells; undefined if it is none of this game's. */
export function partsOfId(
  text: string,
  parameters: string,
): { readonly made: string; readonly cells: string } | undefined {
  const head = headOf(text, parameters);
  return head ? { made: head[3]!, cells: text.slice(head[0].length).trimEnd() } : undefined;
}

/** Reads the head of a game ID of Simon Tatham's collection; `parameters` are the letters this game has there. */
export function readGameId(text: string, parameters: string, problems: LocatedProblems): GameId | undefined {
  const head = headOf(text, parameters);
  if (!head) {
    const fix = { en: 'write COLUMNSxROWS:CELLS', pt: 'escreve COLUNASxLINHAS:CASAS' };
    problems.add(0, { en: 'not a game ID', pt: 'não é um código de jogo' }, fix);
    return undefined;
  }
  if (head[4] === '#') {
    const problem = {
      en: 'this ID is a random seed: only the game itself can make its board',
      pt: 'este código é uma semente aleatória: só o próprio jogo pode criar o tabuleiro',
    };
    const fix = {
      en: 'use the ID that the game calls specific: it has a colon',
      pt: 'usa o código a que o jogo chama «specific»: tem dois pontos',
    };
    problems.add(head[0].length - 1, problem, fix);
    return undefined;
  }
  const columns = Number(head[1]);
  const rows = head[2] === undefined ? columns : Number(head[2]);
  if (!problems.allowSize(head[0].indexOf(head[1]!), rows, columns)) return undefined;
  return { rows, columns, offset: head[0].length };
}

/** The signs of a game's IDs, and what they are to the puzzle: in the same order, and themselves unless told. */
interface IdCells {
  readonly signs: string;
  readonly cells?: string;
  readonly fix: Wording;
}

/** Reads the cells of a game ID: `a-z` are one to twenty-six open cells, and each of the signs is a cell. */
export function readIdCells(
  text: string,
  { rows, columns, offset: from }: GameId,
  problems: LocatedProblems,
  { signs, cells = signs, fix }: IdCells,
): Read {
  const run = new CellRun(rows, columns, problems);
  const end = text.trimEnd().length;
  for (let offset = from; offset < end; offset++) {
    const character = text[offset]!;
    const sign = signs.indexOf(character);
    if (sign >= 0) run.add(cells[sign]!, offset);
    else if (character >= 'a' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 96);
    else problems.add(offset, noCellsAt(text, offset), fix);
  }
  return run.read(end);
}
