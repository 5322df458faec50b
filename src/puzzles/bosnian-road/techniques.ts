import { forcedClue, fullClue, loopTechniques, zeroClue } from '../kit/index.ts';
import type { HowMany, Technique } from '../technique.ts';
import type { Road } from './grid.ts';

/** How the road runs, wherever a clue is. */
const PASSING: Readonly<Record<string, HowMany>> = { touch: 'any', neighbours: 'any', loop: 'any' };

const { noFork, onlyWayOn, oneLoop, twoClues } = loopTechniques<Road>(
  ['empty', 'road'],
  'neighbours',
  PASSING,
);

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Road>[] = [
  zeroClue('empty'),
  fullClue('empty'),
  forcedClue('road'),
  noFork,
  onlyWayOn,
  {
    id: 'corner-to-corner',
    name: { en: ['corner to corner'], pt: ['canto com canto'] },
    rules: { touch: 1 },
    value: 'road',
  },
  {
    id: 'no-touching',
    name: { en: ['no touching'], pt: ['sem se tocar'] },
    rules: { touch: 1 },
    value: 'empty',
  },
  {
    id: 'cells-of-one-clue',
    name: {
      en: ['two clues and the cells that only one of them counts'],
      pt: ['duas pistas e as casas que só uma delas conta'],
    },
    rules: { difference: 1 },
  },
  {
    id: 'parity-of-crossings',
    name: { en: ['parity of crossings'], pt: ['paridade das travessias'] },
    rules: { crossings: 1 },
  },
  {
    id: 'cut-cell',
    name: {
      en: ['a cell without which the loop falls apart'],
      pt: ['uma casa sem a qual o circuito se parte'],
    },
    rules: { loop: 1 },
    value: 'road',
  },
  oneLoop,
  twoClues,
  {
    id: 'room-at-a-clue',
    name: { en: ['how the road passes a clue'], pt: ['como a estrada passa por uma pista'] },
    rules: { clue: 1, ...PASSING },
  },
  {
    id: 'dead-corner',
    name: { en: ['a dead corner'], pt: ['um canto sem saída'] },
    rules: { neighbours: 1, touch: 1 },
    value: 'empty',
  },
  {
    id: 'way-on-without-touching',
    name: { en: ['a way on that touches nothing'], pt: ['um caminho que não toca em nada'] },
    rules: { touch: 'any', neighbours: 'some' },
  },
];
