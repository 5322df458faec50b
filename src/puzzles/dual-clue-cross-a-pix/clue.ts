import type { Wording } from '../../board/index.ts';
import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
  type ReadNumber,
} from '../kit/lines/clue-number.ts';
import type { ClueForm } from '../kit/regions/region-board.ts';
import { counted } from '../kit/text/counted.ts';
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
    if (!why) return undefined;
    const { en, pt } = named(clue);
    return { en: `${en}: ${why.en}`, pt: `${pt}: ${why.pt}` };
  },

  legend: {
    en: 'a clue is painted cells and blocks, as in `5/2`, with `-` for a number that is missing',
    pt: 'uma pista é casas pintadas e blocos, como em `5/2`, com `-` para um número que falta',
  },
  jsonLegend: {
    en: 'a clue is [painted cells, blocks], two whole numbers from 0, with -1 or null for one that is missing',
    pt: 'uma pista é [casas pintadas, blocos], dois números inteiros a partir de 0, com -1 ou null para um que falta',
  },
};

const pair = (painted: ReadNumber, blocks: ReadNumber): DualClue | undefined =>
  painted === undefined || blocks === undefined ? undefined : { painted, blocks };

function named({ painted, blocks }: DualClue): Wording {
  const joined = (cells: string, runs: string, between: string): string =>
    [...(painted === null ? [] : [cells]), ...(blocks === null ? [] : [runs])].join(between);
  const [cells, runs] = [painted ?? 0, blocks ?? 0];
  return {
    en: joined(counted(cells, 'painted cell'), counted(runs, 'block'), ' in '),
    pt: joined(counted(cells, 'casa pintada', 'casas pintadas'), counted(runs, 'bloco'), ' em '),
  };
}

/** Why no line of this length has this clue. */
function misfit({ painted, blocks }: DualClue, length: number): Wording | undefined {
  if (painted !== null && painted > length)
    return { en: `it has ${length} cells in all`, pt: `tem ${counted(length, 'casa')} ao todo` };
  if (blocks === null) return undefined;
  if (painted === 0 && blocks > 0) return { en: 'a block is painted', pt: 'um bloco é pintado' };
  if (painted !== null && painted > 0 && blocks === 0)
    return { en: 'what is painted is a block', pt: 'o que é pintado é um bloco' };
  if (painted !== null && painted < blocks)
    return { en: 'each block has a cell of its own', pt: 'cada bloco tem uma casa só sua' };
  const needed = (painted ?? blocks) + blocks - 1;
  return needed > length
    ? {
        en: `with a gap between the blocks that takes ${needed} cells of ${length}`,
        pt: `com um intervalo entre os blocos isso ocupa ${needed} casas de ${length}`,
      }
    : undefined;
}
