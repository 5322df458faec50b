import { cellText } from '../kit/index.ts';
import { type AkariCell, whiteBeside } from './grid.ts';

/** `.` white, `#` black, `0` to `4` a black cell with that clue. */
export const written = cellText<AkariCell>({
  id: 'akari',
  ground: 'white',
  solid: 'black',
  largest: 4,
  room: (grid, cell) => whiteBeside(grid, cell).length,
  counts: { en: 'lights', pt: 'luzes' },
  what: { en: 'an Akari board', pt: 'um tabuleiro de Akari' },
  legend: {
    en: 'write . for a white cell, # for a black one, 0 to 4 for a clue',
    pt: 'escreve . para uma casa branca, # para uma preta, 0 a 4 para uma pista',
  },
});
