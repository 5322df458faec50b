import { expect, it } from 'vitest';
import { allExperiments } from '../index.ts';
import { inPortuguese } from './portuguese.ts';

it('the title and the question of every experiment are said in Portuguese', () => {
  for (const { title, asks } of allExperiments())
    for (const text of [title, asks]) expect(inPortuguese(text), text).not.toBe(text);
});

it('counters have the names of the Bosnian Road paper', () => {
  expect(['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'].map(inPortuguese)).toEqual([
    'reatamentos',
    'implicações',
    'podas',
    'retrocessos',
    'restrições criadas',
  ]);
});

it('figures stay as they are, and verdicts are said', () => {
  expect(inPortuguese('3 of 10')).toBe('3 de 10');
  expect(inPortuguese('1.25 s')).toBe('1.25 s');
  expect(
    inPortuguese(
      'The paper: the 7x7 Crazy Pavement can be solved from its rows alone, the 10x10 cannot. Here: with the sums of the rows alone the 7x7 board has 1 solution and the 10x10 board 199. It holds.',
    ),
  ).toBe(
    'O artigo: o Crazy Pavement 7x7 pode ser resolvido apenas com as restrições horizontais, o 10x10 não. Aqui: só com as somas das linhas, o tabuleiro 7x7 tem 1 solução e o 10x10 tem 199. Confirma-se.',
  );
});
