import { joinedLink, linkParts, packText, unpackText } from '../board/index.ts';
import { problemAt, puzzleById, puzzles } from '../puzzles/index.ts';
import type { Format } from './format.ts';

/** The address of a page of the studio that holds a board, from its `#` on; whatever serves it stands before. */
const LINK = /^\s*(?:https?:\/\/[^\s#]{1,2000})?#\/(?:play|set|lab)\/(\S+)\s*$/;

/** The longest board in a link is shorter than this. */
const LONGEST = 2_000_000;

const linkIn = (text: string): string | undefined =>
  text.length > LONGEST ? undefined : LINK.exec(text)?.[1];

/** Links of the studio: `…#/play/akari/...0...;.3...$./`. What was put down on the board is not part of it. */
export const studioLink: Format = {
  id: 'studio-link',
  title: { en: 'studio link', pt: 'ligação do estúdio', es: 'enlace del estudio' },
  puzzles: puzzles.map(({ id }) => id),

  sniff: (text) => (linkIn(text) === undefined ? 0 : 1),

  read(text) {
    const parts = linkParts(linkIn(text) ?? '');
    const puzzle = parts && puzzleById(parts.puzzle);
    const board = parts && unpackText(parts.board);
    if (!puzzle || board === undefined) {
      const problem = { en: 'this link is damaged', pt: 'este endereço está danificado' };
      const fix = { en: 'copy it again, to its very end', pt: 'copia-o outra vez, mesmo até ao fim' };
      return { ok: false, problems: [problemAt(1, 1, problem, fix)] };
    }
    const parsed = puzzle.parse(`${puzzle.id}\n${board}\n`);
    if (!parsed.ok) return { ok: false, problems: parsed.problems.map((each) => ({ ...each, line: 1 })) };
    const left = { en: 'what was put down is left out', pt: 'o que foi preenchido fica de fora' };
    const notes = parts.progress === undefined ? [] : [problemAt(1, 1, left)];
    return { ok: true, puzzle, grid: parsed.grid, notes: [...parsed.notes, ...notes] };
  },

  write(puzzle, grid) {
    const [, ...lines] = puzzle.format(grid).trimEnd().split('\n');
    const link = joinedLink({ puzzle: puzzle.id, board: packText(lines.join('\n')) });
    return { ok: true, text: `#/play/${link}` };
  },
};
