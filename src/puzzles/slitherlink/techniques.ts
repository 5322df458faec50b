import type { Technique } from '../technique.ts';
import type { Line } from './grid.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Line>[] = [
  {
    id: 'zero',
    name: { en: ['a 0 clue'], pt: ['uma pista 0'] },
    rules: { clue: 1 },
    value: 'none',
    known: 'none',
  },
  {
    id: 'full-clue',
    name: { en: ['a full clue'], pt: ['uma pista completa'] },
    bookkeeping: true,
    rules: { clue: 1 },
    value: 'none',
  },
  {
    id: 'clue-that-needs-all',
    name: {
      en: ['a clue that needs every open edge'],
      pt: ['uma pista que precisa de todas as arestas em aberto'],
    },
    rules: { clue: 1 },
    value: 'line',
  },
  {
    id: 'no-fork-no-dead-end',
    name: { en: ['no fork and no dead end'], pt: ['nem bifurcação nem beco'] },
    rules: { corner: 1 },
    value: 'none',
  },
  {
    id: 'only-way-on',
    name: { en: ['the only way on'], pt: ['o único caminho'] },
    rules: { corner: 1 },
    value: 'line',
  },
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
  {
    id: 'one-loop',
    name: { en: ['one loop'], pt: ['um só circuito'] },
    rules: { loop: 1 },
  },
  {
    id: 'clue-and-corners',
    name: { en: ['how the loop passes a clue'], pt: ['como o circuito passa por uma pista'] },
    rules: { clue: 1, corner: 'any', loop: 'any' },
  },
  {
    id: 'two-clues',
    name: { en: ['two clues together'], pt: ['duas pistas juntas'] },
    rules: { clue: 2, corner: 'any', loop: 'any' },
  },
];
