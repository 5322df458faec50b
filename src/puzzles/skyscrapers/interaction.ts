import type { Side } from '../../board/index.ts';
import { type Digit, digitDrawing, digitOf, keptDigits, spokenDigit } from '../kit/index.ts';
import type { Interaction, Line } from '../puzzle.ts';
import { cellsSeen, cluesFrom, type SkyscrapersGrid, towersSeen } from './grid.ts';

const NOTHING: SkyscrapersGrid = { size: 0, digits: [], clues: cluesFrom(0, () => 0) };

const sideOf = ({ kind, far }: Line): Side =>
  kind === 'row' ? (far ? 'right' : 'left') : far ? 'below' : 'above';

/** Heights are typed or tapped; clues stand on all four sides. */
export const interaction: Interaction<SkyscrapersGrid, Digit> = {
  drag: 'nothing',
  rulers: [],
  spoken: (grid, cell, board) => {
    const { en, pt } = spokenDigit(grid, cell, board);
    return { en: [en], pt: [pt] };
  },
  drawing: {
    ...digitDrawing(NOTHING, (grid, size) => ({
      size,
      digits: keptDigits(size, grid),
      clues: cluesFrom(size, ({ side, line }) => {
        const clue = grid.clues[side][line] ?? 0;
        return clue > size ? 0 : clue;
      }),
    })),
    clues: {
      names: [{ en: ['towers seen'], pt: ['torres à vista'] }],
      far: true,
      fewest: 1,
      of: ({ clues }, line) => [clues[sideOf(line)][line.index] || null],
      with: (grid, line, [number]) => {
        const clue = number ?? 0;
        if (clue > grid.size) return grid;
        const side = sideOf(line);
        return { ...grid, clues: { ...grid.clues, [side]: grid.clues[side].with(line.index, clue) } };
      },
    },
    told: (grid, solution) => {
      const heightAt = (cell: number): number => grid.digits[cell] || digitOf(solution.at(cell) ?? '');
      const clues = cluesFrom(grid.size, (from) => towersSeen(cellsSeen(grid.size, from).map(heightAt)));
      return { ...grid, clues };
    },
  },
};
