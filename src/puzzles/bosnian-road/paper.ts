import type { Board } from '../../board/index.ts';
import type { Paper } from '../paper.ts';
import { type BosnianRoadGrid, characterOf, type Road } from './grid.ts';
import { paperModel } from './paper-model.ts';

/** The picture of `showBoard`: ▓ for the road, ⏹ for a blocked cell, a clue as its number. */
function print({ rows, columns, cells }: BosnianRoadGrid, board?: Board<Road>): string {
  const rule = `${'---'.repeat(columns)}\n`;
  const signOf = (cell: number): string => {
    const kind = cells[cell]!;
    if (kind === 'blocked') return '⏹';
    if (kind !== 'free') return characterOf(kind);
    return board?.at(cell) === 'road' ? '▓' : ' ';
  };
  const line = (row: number): string =>
    `${Array.from({ length: columns }, (_, column) => ` | ${signOf(row * columns + column)}`).join('')} |\n`;
  return rule + Array.from({ length: rows }, (_, row) => line(row) + rule).join('');
}

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
  title: 'Resolução de Problema de Decisão usando Programação em Lógica com Restrições: Bosnian Road',
  authors: ['Anabela Costa e Silva', 'Beatriz Souto de Sá Baldaia'],
  course: 'Programação em Lógica (FEUP-PLOG, Turma 3MIEIC4, Grupo BosnianRoad_1)',
  school: 'Faculdade de Engenharia da Universidade do Porto',
  boards: [
    { name: '6-a', where: 'A.4, trace_road.pl, in a comment', text: six('......', '.....2') },
    { name: '6-b', where: 'A.4, trace_road.pl, in a comment', text: six('......', '......') },
    { name: '6-c', where: 'A.4, print.pl, in a comment', text: six('....#.', '.....2') },
    { name: '13', where: 'A.4, trace_road.pl, in a comment', text: thirteen },
  ],
  programs: [
    {
      name: 'calculate_road',
      differs: {
        en: 'the paper does not ask for one loop: the road may be several, as long as no row and no column without road lies between them',
        pt: 'o artigo não exige um só circuito: a estrada pode ser várias, desde que nenhuma linha nem coluna sem estrada fique entre elas',
      },
      model: paperModel,
    },
    {
      name: 'calculate_road_testing',
      differs: {
        en: 'the paper tests after the labeling that the road is one loop, so its solutions are ours; it only finds them later',
        pt: 'o artigo testa depois da etiquetagem se a estrada é um só circuito, por isso as soluções são as nossas; só as encontra mais tarde',
      },
    },
  ],
  print,
};
