import type { Technique } from '../technique.ts';
import type { Road } from './grid.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Road>[] = [
  {
    id: 'empty-clue',
    name: { en: ['a 0 clue'], pt: ['uma pista 0'] },
    rules: { clue: 1 },
    value: 'empty',
    known: 'none',
  },
  {
    id: 'full-clue',
    name: { en: ['a full clue'], pt: ['uma pista completa'] },
    bookkeeping: true,
    rules: { clue: 1 },
    value: 'empty',
  },
  {
    id: 'forced-clue',
    name: { en: ['a forced clue'], pt: ['uma pista forçada'] },
    rules: { clue: 1 },
    value: 'road',
  },
  {
    id: 'no-fork-no-dead-end',
    name: { en: ['no fork and no dead end'], pt: ['nem bifurcação nem beco'] },
    rules: { neighbours: 1 },
    value: 'empty',
  },
  {
    id: 'only-way-on',
    name: { en: ['the only way on'], pt: ['o único caminho'] },
    rules: { neighbours: 1 },
    value: 'road',
  },
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
  {
    id: 'one-loop',
    name: { en: ['one loop'], pt: ['um só circuito'] },
    rules: { loop: 1 },
  },
  {
    id: 'two-clues',
    name: { en: ['two clues together'], pt: ['duas pistas juntas'] },
    rules: { clue: 2, touch: 'any', neighbours: 'any', loop: 'any' },
  },
  {
    id: 'room-at-a-clue',
    name: { en: ['how the road passes a clue'], pt: ['como a estrada passa por uma pista'] },
    rules: { clue: 1, touch: 'any', neighbours: 'any', loop: 'any' },
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
