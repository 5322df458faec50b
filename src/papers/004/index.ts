/**
 * The paper on Crazy Pavement: who wrote it, the boards of its listing and the pictures that it prints of them. Its
 * constraints are ours: one variable for each region, one sum for each clue. The listing and what we changed in it are
 * in `listing.ts` and `changes.ts`.
 */
import { type CrazyPavement, crazyPavement } from '../../puzzles/crazy-pavement/index.ts';
import type { Paint } from '../../puzzles/kit/index.ts';
import type { Paper } from '../paper.ts';
import { boards } from './boards.ts';
import { print } from './print.ts';

export const paper: Paper<CrazyPavement, Paint> = {
  numbers: ['004'],
  puzzle: crazyPavement,
  title: 'Resolução de um Problema de um Puzzle em Prolog com Restrições: Crazy Pavement',
  authors: ['Inês Ferreira', 'Tomás Caldas'],
  course: 'Programação em Lógica (FEUP-PLOG, CrazyPavement3)',
  school: 'FEUP',
  boards,
  programs: [
    {
      name: 'solve',
      differs: {
        en: "the paper's rules have the same solutions as ours; its program cannot label a region that lies on no line with a sum",
        pt: 'as regras do artigo têm as mesmas soluções que as nossas; o programa não consegue etiquetar uma região que não está em nenhuma linha com soma',
      },
      labeling: {},
    },
  ],
  print,
  listing: async () => (await import('./program.ts')).listing,
};
