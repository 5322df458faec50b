import type { Language } from '../board/index.ts';
import { read } from '../formats/index.ts';
import { Game, MAX_PLAYED_CELLS, readLink } from '../play/index.ts';
import { puzzles, sayProblem } from '../puzzles/index.ts';
import { WORDS } from './words.ts';

/** A game, or what to say instead. */
export type OpenedBoard = { readonly game: Game } | { readonly trouble: readonly string[] };

const LINK = /#\/play\/(\S+)\s*$/;

/** Opens a text in any format; a link brings along what was put down on its board. */
export function openBoard(text: string, language: Language): OpenedBoard {
  const words = WORDS[language];
  const plain = unindented(text);
  if (plain.trim() === '') return { trouble: [words.empty] };
  const link = LINK.exec(plain)?.[1];
  const found = link === undefined ? read(plain) : readLink(link, puzzles);
  if (!found.ok) {
    const told = found.problems.map((problem) => sayProblem(problem, language));
    return { trouble: told.map(({ problem, fix }) => (fix === undefined ? problem : `${problem} (${fix})`)) };
  }
  const { rows, columns } = found.puzzle.size(found.grid);
  if (rows * columns > MAX_PLAYED_CELLS) return { trouble: [words.tooLarge(MAX_PLAYED_CELLS)] };
  const start = 'states' in found ? found.states : undefined;
  return { game: new Game<unknown, string>(found.puzzle, found.grid, start ? { start } : {}) };
}

/** A text as it stands between tags: the empty lines around it and what all its lines begin with are left out. */
function unindented(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return `${lines.map((line) => line.slice(least)).join('\n')}\n`;
}
