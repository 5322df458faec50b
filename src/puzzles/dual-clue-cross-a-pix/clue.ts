import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
  type ReadNumber,
} from '../kit/clue-number.ts';
import { counted } from '../kit/counted.ts';
import type { ClueForm } from '../kit/region-board.ts';
import type { DualClue } from './grid.ts';

const NONE: DualClue = { painted: null, blocks: null };

/** A clue is two numbers, painted cells before blocks; each may be missing. */
export const dualClue: ClueForm<DualClue> = {
  id: 'dual-clue-cross-a-pix',

  fromText(word) {
    if (word === '-') return NONE;
    const halves = word.split('/');
    return halves.length === 2
      ? pair(clueNumberFromText(halves[0]!), clueNumberFromText(halves[1]!))
      : undefined;
  },

  toText({ painted, blocks }) {
    if (painted === null && blocks === null) return '-';
    return `${clueNumberToText(painted)}/${clueNumberToText(blocks)}`;
  },

  fromJson(value) {
    if (clueNumberFromJson(value) === null) return NONE;
    return Array.isArray(value) && value.length === 2
      ? pair(clueNumberFromJson(value[0]), clueNumberFromJson(value[1]))
      : undefined;
  },

  toJson: ({ painted, blocks }) => [clueNumberToJson(painted), clueNumberToJson(blocks)],

  problemWith(clue, length) {
    const why = misfit(clue, length);
    return why && `${named(clue)}: ${why}`;
  },

  legend: 'a clue is painted cells and blocks, as in `5/2`, with `-` for a number that is missing',
  jsonLegend:
    'a clue is [painted cells, blocks], two whole numbers from 0, with -1 or null for one that is missing',
};

const pair = (painted: ReadNumber, blocks: ReadNumber): DualClue | undefined =>
  painted === undefined || blocks === undefined ? undefined : { painted, blocks };

function named({ painted, blocks }: DualClue): string {
  const cells = painted === null ? [] : [counted(painted, 'painted cell')];
  const runs = blocks === null ? [] : [counted(blocks, 'block')];
  return [...cells, ...runs].join(' in ');
}

/** Why no line of this length has this clue. */
function misfit({ painted, blocks }: DualClue, length: number): string | undefined {
  if (painted !== null && painted > length) return `it has ${length} cells in all`;
  if (blocks === null) return undefined;
  if (painted === 0 && blocks > 0) return 'a block is painted';
  if (painted !== null && painted > 0 && blocks === 0) return 'what is painted is a block';
  if (painted !== null && painted < blocks) return 'each block has a cell of its own';
  const needed = (painted ?? blocks) + blocks - 1;
  return needed > length
    ? `with a gap between the blocks that takes ${needed} cells of ${length}`
    : undefined;
}
