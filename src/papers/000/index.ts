/**
 * The paper on Dual-Clue Cross-a-Pix, of which we have two scans: who wrote it, the board of its listing, its
 * constraints and, in `print.ts`, the picture that `print_puzzle` prints. The listing and what we changed in it are in
 * `listing.ts` and `changes.ts`.
 */
import { type DualClueGrid, dualClueCrossAPix } from '../../puzzles/dual-clue-cross-a-pix/index.ts';
import type { Paint } from '../../puzzles/kit/index.ts';
import type { Paper } from '../paper.ts';
import { pictureOf000 } from './model.ts';
import { print } from './print.ts';

export { blocksOf } from './model.ts';

const teste = `dual-clue-cross-a-pix
columns: 2/1 2/2 4/3 5/3 4/2 4/2 6/1 7/3 5/4 4/3
rows: 3/3 4/3 5/3 5/2 4/1 4/3 7/3 2/2 5/2 4/2
regions:
aabccdeefg
aabhijeklm
nophqqeklr
ssptuvwwrr
xyttuuwwzz
AAtBCCDEFF
GHHIJCKKKL
GMMMNOKPPL
QRSSTTUUPL
QVVSWWXUYY
`;

export const paper: Paper<DualClueGrid, Paint> = {
  numbers: ['000', '001'],
  puzzle: dualClueCrossAPix,
  title: 'DualClue Cross-a-Pix: Resolução de Problema de Decisão usando Programação em Lógica com Restrições',
  authors: ['Flávio Couto', 'Pedro Afonso Castro'],
  course: 'Programação em Lógica',
  school: 'Faculdade de Engenharia da Universidade do Porto',
  boards: [
    {
      name: 'teste',
      where: {
        en: 'Anexo, teste: horizontalWall, verticalWall, verticalNumbers, horizontalNumbers; Fig. 4',
        pt: 'Anexo, teste: horizontalWall, verticalWall, verticalNumbers, horizontalNumbers; Fig. 4',
      },
      text: teste,
      repaired: {
        en: 'the last list is cut in two by the end of a page, with a bracket too many, and was joined again',
        pt: 'a última lista está cortada em duas pelo fim de uma página, com um parêntese a mais, e foi unida de novo',
      },
    },
  ],
  programs: [
    {
      name: 'doubleCrossAPixSolver',
      differs: {
        en: "the paper's rules have the same solutions as ours; its program tries out each line in Prolog instead of posting it as a constraint",
        pt: 'as regras do artigo têm as mesmas soluções que as nossas; o programa experimenta cada linha em Prolog em vez de a impor como restrição',
      },
      labeling: { select: 'most-constrained', branch: 'enum' },
      model: pictureOf000,
    },
  ],
  print,
  listing: async () => (await import('./program.ts')).listing,
};
