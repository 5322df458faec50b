import { type AnyPuzzle, problemAt, puzzles } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';

/** How much of a text is looked at to find its first line. */
const HEAD = 2000;

/** Our own text: the first line names the puzzle, the puzzle itself reads and writes the rest. */
export const ownText: Format = {
  id: 'text',
  title: { en: 'text', pt: 'texto' },
  puzzles: puzzles.map(({ id }) => id),

  sniff(text) {
    const first = firstLine(text);
    if (named(text)) return 1;
    // Without a name: rows of cells, or parts with their headings; or a name that we do not know.
    if (/^[.#0-8]+$|^(columns|rows|regions)\s*:/i.test(first)) return 0.5;
    return /^[a-z]+(-[a-z]+)*$/.test(first) ? 0.05 : 0;
  },

  read(text) {
    const puzzle = named(text);
    return puzzle ? readAs(puzzle, text) : readUnnamed(text);
  },

  write: (puzzle, grid) => ({ ok: true, text: puzzle.format(grid) }),
};

/** The first line that is neither blank nor a remark. */
function firstLine(text: string): string {
  for (const line of text
    .slice(0, HEAD)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)) {
    if (line.trim() !== '' && !line.startsWith('%')) return line.trim();
  }
  return '';
}

function named(text: string): AnyPuzzle | undefined {
  const first = firstLine(text);
  return puzzles.find(({ id }) => id === first);
}

function readAs(puzzle: AnyPuzzle, text: string): ReadPuzzle {
  const parsed = puzzle.parse(text);
  return parsed.ok ? { ...parsed, puzzle } : parsed;
}

/** A text without a name is read if it can be only one of the puzzles. */
function readUnnamed(text: string): ReadPuzzle {
  const reads = puzzles.map((puzzle) => ({ puzzle, read: readAs(puzzle, text) }));
  const possible = reads.filter(({ read }) => read.ok);
  const [only] = possible;
  if (only && possible.length === 1) return only.read;
  const ids = (possible.length > 1 ? possible : reads).map(({ puzzle }) => puzzle.id);
  const problem =
    possible.length > 1
      ? { en: `this could be ${ids.join(' or ')}`, pt: `isto pode ser ${ids.join(' ou ')}` }
      : { en: 'the text does not say which puzzle it is', pt: 'o texto não diz que passatempo é' };
  const fix = {
    en: `name the puzzle on the first line: ${ids.join(', ')}`,
    pt: `dá o nome do passatempo na primeira linha: ${ids.join(', ')}`,
  };
  return { ok: false, problems: [problemAt(1, 1, problem, fix)] };
}
