import type { Board } from '../../board/index.ts';
import type { Paint } from '../kit/paint.ts';
import { tally } from '../kit/tally.ts';
import type { BlocksClue } from './grid.ts';

/** On longer lines with open cells the two numbers are checked one by one only: together they take cubic time. */
export const LONGEST_TOGETHER = 128;

/**
 * Whether the cells of a line have, or can still get, the painted cells and the blocks of its clue. Open cells are
 * taken one by one: that some of them are painted together is another rule's business.
 */
export function lineFits(board: Board<Paint>, cells: readonly number[], clue: BlocksClue): boolean {
  const { painted, blocks } = clue;
  const now = tally(board, cells, 'paint');
  if (painted !== null && (painted < now.have || painted > now.have + now.open)) return false;
  const { fewest, most } = possibleBlocks(board, cells);
  if (blocks < fewest || blocks > most) return false;
  if (painted === null || now.open === 0 || cells.length > LONGEST_TOGETHER) return true;
  return canHaveBoth(board, cells, painted, blocks);
}

/**
 * The fewest and the most blocks that the line can have. Every number between is possible too, because filling one
 * cell in differently changes the number of blocks by one at most.
 */
export function possibleBlocks(
  board: Board<Paint>,
  cells: readonly number[],
): { readonly fewest: number; readonly most: number } {
  // Of fillings that end with a blank cell, and of those that end with a painted one; more than fits: there is none.
  const none = cells.length + 1;
  let fewestBlank = 0;
  let mostBlank = 0;
  let fewestPainted = none;
  let mostPainted = -none;
  for (const cell of cells) {
    const value = board.at(cell);
    const fewest = Math.min(fewestBlank, fewestPainted);
    const most = Math.max(mostBlank, mostPainted);
    // A block goes on, or another begins.
    fewestPainted = value === 'blank' ? none : Math.min(fewestBlank + 1, fewestPainted);
    mostPainted = value === 'blank' ? -none : Math.max(mostBlank + 1, mostPainted);
    fewestBlank = value === 'paint' ? none : fewest;
    mostBlank = value === 'paint' ? -none : most;
  }
  return {
    fewest: Math.min(fewestBlank, fewestPainted),
    most: Math.max(mostBlank, mostPainted),
  };
}

/**
 * Walks along the line and keeps all that can be behind: for each number of blocks so far, and for a last cell
 * painted or blank, the set of possible numbers of painted cells, as bits.
 */
function canHaveBoth(
  board: Board<Paint>,
  cells: readonly number[],
  painted: number,
  blocks: number,
): boolean {
  const words = (painted >>> 5) + 1;
  const endPainted = new Uint32Array((blocks + 1) * words);
  const endBlank = new Uint32Array((blocks + 1) * words);
  endBlank[0] = 1;
  for (const cell of cells) {
    const value = board.at(cell);
    // From many blocks to few: a block that starts here looks at the state before this cell.
    for (let seen = blocks; seen >= 0; seen--) {
      let carry = 0;
      for (let word = 0; word < words; word++) {
        const here = seen * words + word;
        const goesOn = endPainted[here]!;
        const starts = seen > 0 ? endBlank[here - words]! : 0;
        const before = goesOn | starts;
        endBlank[here] = value === 'paint' ? 0 : goesOn | endBlank[here]!;
        endPainted[here] = value === 'blank' ? 0 : (before << 1) | carry;
        carry = before >>> 31;
      }
    }
  }
  const last = blocks * words + (painted >>> 5);
  return ((endPainted[last]! | endBlank[last]!) & (1 << (painted & 31))) !== 0;
}
