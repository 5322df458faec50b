/**
 * The paper on Akari: who wrote it, the boards of its listing, the constraints of its program and, in
 * `print.ts`, the picture that `printBoard` prints. The listing itself and what we changed in it to run it are in `listing.ts` and `changes.ts`.
 */
import { type AkariGrid, akari, type Light } from '../../puzzles/akari/index.ts';
import type { Paper } from '../paper.ts';
import { lightsOf002 } from './model.ts';
import { print } from './print.ts';

const start = `akari
...0...
.3...#.
..#.#..
#..#..3
..2.#..
.2...#.
...1...
`;
const start2 = `akari
...02.....
.#....1.1.
..#....2..
.2...0...#
...#.....0
#.....#...
0...0...#.
..2....0..
.#.3....1.
.....#1...
`;
const start4 = 'akari\n###\n###\n###\n';
const start5 = `akari
...#...
.3...3.
.......
0.....#
.......
.0...3.
...#...
`;
const start6 = `akari
..#....3..
......#...
2.#..0.2.#
.2........
..1.......
.......1..
........3.
0.2.2..#.3
...#......
..1....0..
`;

export const paper: Paper<AkariGrid, Light> = {
  numbers: ['002'],
  puzzle: akari,
  title: 'Akari/Light-Up Resolvido Usando Restrições em Programação Lógica',
  authors: ['João Pedro Milano da Silva Cardoso', 'Diogo Alexandre Soares Gomes'],
  course:
    'Programação em Lógica, Mestrado Integrado em Engenharia Informática e Computação (FEUP-PLOG, Turma 3MIEIC1, Grupo Akari_5)',
  school: 'Faculdade de Engenharia da Universidade do Porto',
  date: 'Dezembro de 2014',
  boards: [
    {
      name: 'start',
      where: { en: '8 Anexos, start', pt: '8 Anexos, start' },
      text: start,
      repaired: {
        en: 'the scan lost one or two white cells in every row; they stand where the black cells become point-symmetric, and the board has one solution',
        pt: 'a digitalização perdeu uma ou duas casas brancas em cada linha; estão onde as casas pretas ficam simétricas em relação ao centro, e o tabuleiro tem uma só solução',
      },
    },
    {
      name: 'start2',
      where: { en: '8 Anexos, start2, and Fig. 2', pt: '8 Anexos, start2, e Fig. 2' },
      text: start2,
      repaired: {
        en: 'the scan lost white cells in every row; they were put back from the solved board of Fig. 2',
        pt: 'a digitalização perdeu casas brancas em todas as linhas; foram repostas a partir do tabuleiro resolvido da Fig. 2',
      },
    },
    { name: 'start4', where: { en: '8 Anexos, start4', pt: '8 Anexos, start4' }, text: start4 },
    {
      name: 'start5',
      where: { en: '8 Anexos, start5', pt: '8 Anexos, start5' },
      text: start5,
      repaired: {
        en: 'the scan lost white cells in rows 1, 3 and 5; row 1 follows row 7, which is whole',
        pt: 'a digitalização perdeu casas brancas nas linhas 1, 3 e 5; a linha 1 segue a linha 7, que está inteira',
      },
    },
    { name: 'start6', where: { en: '8 Anexos, start6', pt: '8 Anexos, start6' }, text: start6 },
  ],
  lost: [
    {
      name: 'start3',
      why: {
        en: 'the scan of this 25x25 board lost white cells in all of its 25 rows, and the paper prints neither its picture nor its solution: nothing tells where the black cells stand',
        pt: 'a digitalização deste tabuleiro 25x25 perdeu casas brancas em todas as suas 25 linhas, e o artigo não imprime nem a figura nem a solução: nada diz onde estão as casas pretas',
      },
    },
  ],
  programs: [
    {
      name: 'akari',
      differs: {
        en: "the paper's rules have the same solutions as ours; its program posts them once more for every white cell",
        pt: 'as regras do artigo têm as mesmas soluções que as nossas; o programa impõe-nas de novo para cada casa branca',
      },
      labeling: {},
      model: lightsOf002,
    },
  ],
  print,
  listing: async () => (await import('./program.ts')).listing,
};
