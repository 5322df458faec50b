import { fullClue, loopTechniques, zeroClue } from '../kit/index.ts';
import type { HowMany, Technique } from '../technique.ts';
import type { EdgeState } from './grid.ts';

/** How the loop runs, wherever a clue is. */
const PASSING: Readonly<Record<string, HowMany>> = { corner: 'any', loop: 'any' };

const { noFork, onlyWayOn, oneLoop, twoClues } = loopTechniques<EdgeState>(
  ['none', 'line'],
  'corner',
  PASSING,
);

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<EdgeState>[] = [
  zeroClue('none', 'zero'),
  fullClue('none'),
  {
    id: 'clue-that-needs-all',
    name: {
      en: ['a clue that needs every open edge'],
      pt: ['uma pista que precisa de todas as arestas em aberto'],
    },
    rules: { clue: 1 },
    value: 'line',
  },
  noFork,
  onlyWayOn,
  {
    id: 'line-into-a-clue',
    name: {
      en: ['a line that comes to the corner of a 3 or a 2'],
      pt: ['uma linha que chega ao canto de um 3 ou de um 2'],
    },
    rules: { 'line-into': 1 },
  },
  {
    id: 'threes-side-by-side',
    name: { en: ['two 3s side by side'], pt: ['dois 3 lado a lado'] },
    rules: { 'neighbouring-threes': 1 },
  },
  {
    id: 'threes-corner-to-corner',
    name: { en: ['two 3s corner to corner'], pt: ['dois 3 canto com canto'] },
    rules: { 'diagonal-threes': 1 },
  },
  {
    id: 'no-small-loop',
    name: { en: ['no loop before all lines are on it'], pt: ['nenhum circuito sem todas as linhas'] },
    rules: { loop: 1 },
    value: 'none',
  },
  oneLoop,
  {
    id: 'clue-and-corners',
    name: { en: ['how the loop passes a clue'], pt: ['como o circuito passa por uma pista'] },
    rules: { clue: 1, ...PASSING },
  },
  twoClues,
];
