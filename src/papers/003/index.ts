/**
 * The paper on Bosnian Road: who wrote it, the boards in its comments, the constraints of both its programs and the
 * picture that `showBoard` prints. The listing itself and what we changed in it are in `listing.ts` and `changes.ts`.
 */
import { type BosnianRoadGrid, bosnianRoad, type Road } from '../../puzzles/bosnian-road/index.ts';
import type { Paper } from '../paper.ts';
import { isOneLoop, roadOf003 } from './model.ts';
import { print } from './print.ts';

const six = (...tail: readonly [string, string]): string =>
  `bosnian-road\n......\n.5..5.\n..3...\n${tail[0]}\n.3....\n${tail[1]}\n`;
const thirteen = `bosnian-road
.............
...4....4....
..4......3...
.5........5..
....4........
...#...4.....
..4...#...3..
.....5...#...
........4....
..4........#.
...#......4..
....4....#...
.............
`;

export const paper: Paper<BosnianRoadGrid, Road> = {
  numbers: ['003'],
  puzzle: bosnianRoad,
  title: 'Resolução de Problema de Decisão usando Programação em Lógica com Restrições: Bosnian Road',
  authors: ['Anabela Costa e Silva', 'Beatriz Souto de Sá Baldaia'],
  course: 'Programação em Lógica (FEUP-PLOG, Turma 3MIEIC4, Grupo BosnianRoad_1)',
  school: 'Faculdade de Engenharia da Universidade do Porto',
  boards: [
    {
      name: '6-a',
      where: { en: 'A.4, trace_road.pl, in a comment', pt: 'A.4, trace_road.pl, num comentário' },
      text: six('......', '.....2'),
    },
    {
      name: '6-b',
      where: { en: 'A.4, trace_road.pl, in a comment', pt: 'A.4, trace_road.pl, num comentário' },
      text: six('......', '......'),
    },
    {
      name: '6-c',
      where: { en: 'A.4, print.pl, in a comment', pt: 'A.4, print.pl, num comentário' },
      text: six('....#.', '.....2'),
    },
    {
      name: '13',
      where: { en: 'A.4, trace_road.pl, in a comment', pt: 'A.4, trace_road.pl, num comentário' },
      text: thirteen,
    },
  ],
  programs: [
    {
      name: 'calculate_road',
      differs: {
        en: 'the paper does not ask for one loop: there may be several roads, as long as no row or column without road lies between them',
        pt: 'o artigo não exige um só caminho: pode haver vários, desde que não fique entre eles nenhuma linha ou coluna sem caminho',
      },
      labeling: { select: 'leftmost', branch: 'bisect' },
      model: roadOf003,
    },
    {
      name: 'calculate_road_testing',
      differs: {
        en: 'the paper tests after the labeling that the road is one loop; it finds the same solutions as we do, only later',
        pt: 'o artigo testa depois da etiquetagem se há um só caminho fechado; por isso encontra as mesmas soluções que nós, só que mais tarde',
      },
      labeling: {},
      model: roadOf003,
      test: isOneLoop,
    },
  ],
  print,
  listing: async () => (await import('./program.ts')).listing,
};
