import { cellText } from '../kit/index.ts';
import type { SlitherlinkCell } from './grid.ts';

/** `.` a cell without a clue, `0` to `4` a clue. */
export const written = cellText<SlitherlinkCell>({
  id: 'slitherlink',
  ground: 'none',
  largest: 4,
  room: () => 4,
  counts: { en: 'lines', pt: 'linhas' },
  what: { en: 'a Slitherlink board', pt: 'um tabuleiro de Slitherlink' },
  legend: {
    en: 'write . for a cell without a clue, 0 to 4 for a clue',
    pt: 'escreve . para uma casa sem pista, 0 a 4 para uma pista',
  },
});
