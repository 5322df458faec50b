import { cellDrawing } from '../kit/index.ts';
import type { Interaction } from '../puzzle.ts';
import { type BosnianRoadCell, type BosnianRoadGrid, freeAround, type Road } from './grid.ts';

/** Press for road, drag to go on; boards are drawn cell by cell. */
export const interaction: Interaction<BosnianRoadGrid, Road> = {
  drag: 'same',
  rulers: [],
  spoken: (grid, cell, board) => {
    const kind = grid.cells[cell]!;
    if (kind === 'blocked') return { en: ['blocked'], pt: ['bloqueada'] };
    if (kind !== 'free') return { en: [`clue ${kind}`], pt: [`pista ${kind}`] };
    const value = board.at(cell);
    if (value === 'road') return { en: ['road'], pt: ['estrada'] };
    return value === 'empty' ? { en: ['marked'], pt: ['marcada'] } : { en: ['empty'], pt: ['vazia'] };
  },
  drawing: cellDrawing<BosnianRoadCell, Road>({
    ground: 'free',
    solid: 'blocked',
    groundName: { en: ['free'], pt: ['livre'] },
    solidName: { en: ['blocked'], pt: ['bloqueada'] },
    largest: 8,
    counted: freeAround,
    on: 'road',
  }),
};
