import type { Board } from '../../board/index.ts';
import type { Paint } from '../kit/paint.ts';
import type { Paper } from '../paper.ts';
import type { CrazyPavement } from './grid.ts';

/** The pictures of `show_initial_board`, regions by number, and of `show_final_board`, 1 for a painted cell. */
function print(
  { rows, columns, regions, rowClues, columnClues }: CrazyPavement,
  board?: Board<Paint>,
): string {
  const digits = board ? 1 : Math.max(2, String(Math.max(...regions) + 1).length);
  const sign = (cell: number): string =>
    board ? (board.at(cell) === 'paint' ? '1' : '0') : String(regions[cell]! + 1).padStart(digits, '0');
  const told = (clue: number | null, width: number): string =>
    (clue === null ? '' : String(clue)).padEnd(width);
  const side = Math.max(2, ...rowClues.map((clue) => String(clue ?? '').length));
  const top = `${' '.repeat(side + 2)}${columnClues.map((clue) => told(clue, digits + 3)).join('')}`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => `${sign(row * columns + column)} | `);
    return `${told(rowClues[row]!, side)}| ${cells.join('')}`;
  });
  return [top, ...lines].map((line) => `${line.trimEnd()}\n`).join('');
}

const one = `crazy-pavement
columns: - 3 - - - 5 -
rows: 5 5 - 4 - 4 -
regions:
abbcccc
aabddce
fgbbdee
fggbhhe
ffibbhe
fjiibkk
jjjjbbk
`;
const two = `crazy-pavement
columns: 6 6 - - - - - - 4 4
rows: 5 5 6 6 - 5 5 - 5 5
regions:
aabbbccddd
aaebffcdgd
heeifccggg
hjiiffkkgl
jjmnookppl
jmmnookpll
jqnnrrsslt
qqquursvvt
wqwurrxvyy
wwwuuxxxyy
`;

export const paper: Paper<CrazyPavement, Paint> = {
  numbers: ['004'],
  title: 'Resolução de um Problema de um Puzzle em Prolog com Restrições: Crazy Pavement',
  authors: ['Inês Ferreira', 'Tomás Caldas'],
  course: 'Programação em Lógica (FEUP-PLOG, CrazyPavement3)',
  school: 'FEUP',
  boards: [
    {
      name: '1',
      where: '8 Anexos, board.pl, board_1, horizontal_1 and vertical_1',
      text: one,
      repaired: {
        en: 'the first row is printed with eight cells; one cell of its last region was taken away',
        pt: 'a primeira linha está impressa com oito casas; tirou-se uma casa da sua última região',
      },
    },
    { name: '2', where: '8 Anexos, board.pl, board_2, horizontal_2 and vertical_2', text: two },
  ],
  programs: [
    {
      name: 'solve',
      differs: {
        en: "the paper's rules have the same solutions as ours; its program cannot label a region that lies on no line with a sum",
        pt: 'as regras do artigo têm as mesmas soluções que as nossas; o programa não consegue etiquetar uma região que não está em nenhuma linha com soma',
      },
    },
  ],
  print,
};
