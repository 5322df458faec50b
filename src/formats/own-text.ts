import { type AnyPuzzle, problemAt, puzzles } from '../puzzles/index.ts';
import type { Format, ReadPuzzle } from './format.ts';

/** Our own text: each puzzle knows its text, and reads and writes it; a first line with the puzzle's name is sure. */
export const ownText: Format = {
  id: 'text',
  title: { en: 'text', pt: 'texto', es: 'texto' },
  puzzles: puzzles.map(({ id }) => id),

  sniff(text) {
    const sure = Math.max(...puzzles.map((puzzle) => puzzle.sniff(text)));
    // A word alone on the first line is perhaps the name of a puzzle that we do not know.
    return sure > 0 ? sure : /^\s*[a-z]+(-[a-z]+)*\s*$/m.test(text.slice(0, 200)) ? 0.05 : 0;
  },

  read(text, as) {
    const named = puzzles.find((puzzle) => puzzle.sniff(text) === 1) ?? as;
    return named ? readAs(named, text) : readUnnamed(text);
  },

  write: (puzzle, grid) => ({ ok: true, text: puzzle.format(grid) }),
};

function readAs(puzzle: AnyPuzzle, text: string): ReadPuzzle {
  const parsed = puzzle.parse(text);
  return parsed.ok ? { ...parsed, puzzle } : parsed;
}

/** A text without a name is read if it can be only one of the puzzles. */
function readUnnamed(text: string): ReadPuzzle {
  const alike = puzzles.filter((puzzle) => puzzle.sniff(text) > 0);
  const reads = (alike.length > 0 ? alike : puzzles).map((puzzle) => ({
    puzzle,
    read: readAs(puzzle, text),
  }));
  const possible = reads.filter(({ read }) => read.ok);
  const [only] = possible.length > 0 ? possible : reads;
  // The problems of the only puzzle that it looks like say more than that it has no name.
  if (only && (possible.length === 1 || reads.length === 1)) return only.read;
  const ids = (possible.length > 1 ? possible : reads).map(({ puzzle }) => puzzle.id);
  const problem =
    possible.length > 1
      ? { en: `this could be ${ids.join(' or ')}`, pt: `isto pode ser ${ids.join(' ou ')}` }
      : { en: 'the text does not say which puzzle it is', pt: 'o texto não diz que passatempo é' };
  const fix = {
    en: `name the puzzle on the first line: ${ids.join(', ')}`,
    pt: `escreve o nome do passatempo na primeira linha: ${ids.join(', ')}`,
  };
  return { ok: false, problems: [problemAt(1, 1, problem, fix)] };
}
