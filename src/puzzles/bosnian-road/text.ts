import { cellText } from '../kit/index.ts';
import { type BosnianRoadCell, freeAround } from './grid.ts';

/** `.` free, `#` blocked, `0` to `8` a clue. */
export const written = cellText<BosnianRoadCell>({
  id: 'bosnian-road',
  ground: 'free',
  solid: 'blocked',
  largest: 8,
  room: (grid, cell) => freeAround(grid, cell).length,
  counts: { en: 'road', pt: 'estrada' },
  what: { en: 'a Bosnian Road board', pt: 'um tabuleiro de Bosnian Road' },
  legend: {
    en: 'write . for a free cell, # for a blocked one, 0 to 8 for a clue',
    pt: 'escreve . para uma casa livre, # para uma bloqueada, 0 a 8 para uma pista',
  },
});
