import type { Board, Mark } from '../../../board/index.ts';
import type { Emphasis } from '../../puzzle.ts';
import { emphasisMarks, placedRole } from '../emphasis.ts';
import { type DigitGrid, givenDigit } from './digit-grid.ts';
import { type Digit, digitsTo, symbolOf } from './digits.ts';

/** Given digits, digits filled in, and in open cells with something excluded what is still possible. */
export function digitMarks(grid: DigitGrid, board?: Board<Digit>, emphasis?: Emphasis): Mark[] {
  const { size } = grid;
  const shape = { rows: size, columns: size };
  const roleOf = placedRole(emphasis, shape);
  const symbols = digitsTo(size).map(symbolOf);
  const marks = emphasisMarks(emphasis, shape);
  for (let cell = 0; cell < size * size; cell++) {
    const spot = { row: Math.floor(cell / size), column: cell % size };
    const given = givenDigit(grid, cell);
    const value = given ?? board?.at(cell);
    if (value !== undefined) {
      marks.push({ kind: 'text', ...spot, text: value, role: given === undefined ? roleOf(cell) : 'given' });
      continue;
    }
    const excluded = board?.excluded(cell) ?? [];
    if (excluded.length === 0) continue;
    const texts = symbols.map((symbol) => (excluded.includes(symbol) ? null : symbol));
    marks.push({ kind: 'candidates', ...spot, texts });
  }
  return marks;
}
