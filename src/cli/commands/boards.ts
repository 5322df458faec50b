import { type Language, say } from '../../board/index.ts';
import { boardsIn } from '../../formats/index.ts';
import { paperBoards } from '../../papers/index.ts';
import { bytesOf, bytesOfFile, textOf } from '../input/bounded-read.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';

export interface BoardsOptions {
  readonly json?: boolean;
  readonly lang: Language;
}

/** Lists the boards of the papers by name, or the boards in each of some files. */
export async function boardsCommand(
  io: Io,
  files: readonly string[],
  options: BoardsOptions,
): Promise<ExitCode> {
  if (files.length === 0) {
    listPapers(io, options);
    return EXIT.success;
  }
  for (const file of files) {
    const bytes = file === '-' ? await bytesOf(io.stdin()) : await bytesOfFile(file);
    if (!bytes) throw new UsageError(`${file}: the file is too large`);
    const boards = boardsIn(textOf(bytes)).map((board) => `${file}#${board}`);
    const names = boards.length > 0 ? boards : [file];
    for (const name of names)
      io.stdout.write(options.json ? `${JSON.stringify({ name })}\n` : `${shown(name)}\n`);
  }
  return EXIT.success;
}

function listPapers(io: Io, { json, lang }: BoardsOptions): void {
  let last: unknown;
  for (const { name, paper, puzzle, board } of paperBoards) {
    const { title, authors, school } = paper;
    const parsed = puzzle.parse(board.text);
    if (!parsed.ok) throw new Error(`the board ${name} cannot be read`);
    const { rows, columns } = puzzle.size(parsed.grid);
    const { repaired } = board;
    const where = board.where[lang];
    if (json) {
      const said = repaired === undefined ? {} : { repaired: repaired[lang] };
      const about = { name, puzzle: puzzle.id, rows, columns, where, ...said, title, authors };
      io.stdout.write(`${JSON.stringify(about)}\n`);
      continue;
    }
    if (puzzle !== last) io.stdout.write(`${last ? '\n' : ''}${authors.join(', ')}: ${title} (${school})\n`);
    last = puzzle;
    const mended = repaired === undefined ? '' : `; ${REPAIRED[lang]}: ${repaired[lang]}`;
    io.stdout.write(`  ${name.padEnd(12)} ${say(puzzle.title, lang)} ${columns}x${rows}${mended}\n`);
  }
}

const REPAIRED: Readonly<Record<Language, string>> = { en: 'repaired', pt: 'reparado' };
