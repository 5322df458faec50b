import { type AnyLanguage, Board } from '../../board/index.ts';
import { type Bilingual, OPEN, type Problem, problemAt, sayProblem, sitesOf } from '../../puzzles/index.ts';
import { errorAnswer } from '../terminal/answer.ts';
import { UsageError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';
import { bytesOfFile, MAX_BYTES, textOf } from './bounded-read.ts';
import { printJson } from './each-input.ts';
import { type Input, problemLine } from './input.ts';

/** No board needs more problems than this to be understood. */
const MOST_PROBLEMS = 20;

/**
 * A partly filled board, read from a file: rows as solutions are written, `?` where nothing is decided. Every
 * problem is said on stderr, and the board is then `bad`.
 */
export async function filledBoard(
  io: Io,
  input: Input,
  {
    board: file,
    lang,
    json = false,
  }: { readonly board?: string; readonly lang: AnyLanguage; readonly json?: boolean },
): Promise<Board<string> | 'bad' | undefined> {
  const { puzzle, grid } = input;
  if (file === undefined) return undefined;
  const lines = (await textIn(file)).replace(/\r/g, '').trimEnd().split('\n');
  const sites = sitesOf(puzzle, grid);
  const rows = sites.lines;
  const problems: Bilingual<Problem>[] = [];
  if (lines.length !== rows) {
    const problem = {
      en: `${lines.length} rows for a board of ${rows}`,
      pt: `${lines.length} linhas para um tabuleiro de ${rows}`,
    };
    problems.push(problemAt(1, 1, problem));
  }
  const bySymbol = new Map(puzzle.values(grid).map(({ id, symbol }) => [symbol, id]));
  const symbols = [...bySymbol.keys()].join(' ');
  const values: (string | undefined)[] = [];
  for (const [row, line] of lines.slice(0, rows).entries()) {
    const template = sites.template(row);
    const columns = template.length;
    if (line.length !== columns) {
      const problem = {
        en: `${line.length} cells in a row of ${columns}`,
        pt: `${line.length} casas numa linha de ${columns}`,
      };
      problems.push(problemAt(row + 1, 1, problem));
    }
    for (let column = 0; column < columns; column++) {
      const isSite = template[column] === OPEN;
      const given = isSite ? puzzle.given(grid, values.length) : template[column];
      const sign = line[column] ?? OPEN;
      const value = bySymbol.get(sign);
      if (given !== undefined ? sign !== given && sign !== OPEN : value === undefined && sign !== OPEN) {
        const problem = {
          en: `expected ${given ?? `one of ${symbols} ${OPEN}`}, got ${sign}`,
          pt: `esperava-se ${given ?? `um de ${symbols} ${OPEN}`}, encontrou-se ${sign}`,
        };
        problems.push(problemAt(row + 1, column + 1, problem));
      }
      if (isSite) values.push(given === undefined ? value : undefined);
    }
  }
  for (const problem of problems.slice(0, MOST_PROBLEMS)) {
    io.stderr.write(`${problemLine(file, sayProblem(problem, lang))}\n`);
  }
  if (json && problems.length > 0) {
    printJson(
      io,
      errorAnswer(
        { ...input, name: file },
        problems.map((problem) => sayProblem(problem)),
      ),
    );
  }
  return problems.length > 0 ? 'bad' : Board.on(sites, values);
}

async function textIn(file: string): Promise<string> {
  const bytes = await bytesOfFile(file);
  if (!bytes) throw new UsageError(`${file}: expected at most ${MAX_BYTES} bytes, got more`);
  return textOf(bytes);
}
