import type { Board } from '../../board/index.ts';
import { cellDrawing, perBoard } from '../kit/index.ts';
import type { Interaction } from '../puzzle.ts';
import { type AkariCell, type AkariGrid, type Light, whiteBeside } from './grid.ts';
import { litCells } from './scene.ts';

/** Press for a light, drag to mark cells that stay dark; boards are drawn cell by cell. */
export const interaction: Interaction<AkariGrid, Light> = {
  drag: 'mark',
  rulers: [],
  spoken: (grid, cell, board) => {
    const kind = grid.cells[cell]!;
    if (kind === 'black') return { en: ['black'], pt: ['preta'] };
    if (kind !== 'white') return { en: [`black, clue ${kind}`], pt: [`preta, pista ${kind}`] };
    const value = board.at(cell);
    if (value === 'light') return { en: ['light'], pt: ['luz'] };
    const lit = shone(grid)(board)[cell] === 1;
    const [en, pt] = value === 'dark' ? ['marked', 'marcada'] : ['empty', 'vazia'];
    return { en: [lit ? `${en}, lit` : en], pt: [lit ? `${pt}, iluminada` : pt] };
  },
  drawing: cellDrawing<AkariCell, Light>({
    ground: 'white',
    solid: 'black',
    groundName: { en: ['white'], pt: ['branca'] },
    solidName: { en: ['black'], pt: ['preta'] },
    largest: 4,
    counted: whiteBeside,
    on: 'light',
  }),
};

const known = new WeakMap<AkariGrid, (board: Board<Light>) => Uint8Array>();

/** Which cells are lit, worked out once a board. */
function shone(grid: AkariGrid): (board: Board<Light>) => Uint8Array {
  let ofBoard = known.get(grid);
  if (!ofBoard) {
    ofBoard = perBoard((board: Board<Light>) => litCells(grid, board));
    known.set(grid, ofBoard);
  }
  return ofBoard;
}
