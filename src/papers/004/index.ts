/**
 * The paper on Crazy Pavement: who wrote it, the boards of its listing and the pictures that it prints of them. Its
 * constraints are ours: one variable for each region, one sum for each clue. The listing and what we changed in it are
 * in `listing.ts` and `changes.ts`.
 */
import type { Board } from '../../board/index.ts';
import { type CrazyPavement, crazyPavement } from '../../puzzles/crazy-pavement/index.ts';
import type { Paint } from '../../puzzles/kit/index.ts';
import type { Paper } from '../paper.ts';

/**
 * The numbers of the regions in the listing, in the order in which a reader meets them, for the paper's own boards.
 * On other boards regions are numbered in that order.
 */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  '1': [1, 2, 3, 7, 8, 4, 5, 9, 6, 11, 10],
  '2': [1, 2, 3, 4, 6, 8, 9, 5, 7, 10, 14, 16, 11, 12, 13, 15, 17, 20, 22, 24, 19, 23, 18, 21, 25],
  '3': [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 13, 14, 15, 16, 11, 17, 18, 19, 20, 25, 24, 38, 21, 27, 26, 22, 23, 30,
    28, 29, 39, 31, 32, 40, 36, 37, 34, 35, 42, 33, 41,
  ],
};

/** The number of each region as `translate` writes it. */
function numbersOf(grid: CrazyPavement): (region: number) => string {
  const own = paper.boards.find(({ text }) => {
    const parsed = crazyPavement.parse(text);
    return parsed.ok && parsed.grid.regions.join() === grid.regions.join();
  });
  const numbers = own && NUMBERS[own.name];
  return (region) => String(numbers?.[region] ?? region + 1).padStart(2, '0');
}

/** The pictures of `show_initial_board`, regions by number, and of `show_final_board`, 1 for a painted cell. */
function print(grid: CrazyPavement, board?: Board<Paint>): string {
  const { rows, columns, regions, rowClues, columnClues } = grid;
  const numberOf = numbersOf(grid);
  const sign = (cell: number): string =>
    board ? (board.at(cell) === 'paint' ? '1' : '0') : numberOf(regions[cell]!);
  const wide = board ? 4 : 5;
  const above = columnClues
    .map((clue) => (clue === null ? ' '.repeat(wide) : `${clue}${' '.repeat(wide - 1)}`))
    .join('');
  const line = (row: number): string => {
    const clue = rowClues[row] ?? null;
    const left = clue === null ? '  | ' : clue >= 10 ? `${clue}| ` : `${clue} | `;
    const cells = Array.from({ length: columns }, (_, column) => `${sign(row * columns + column)} | `);
    return `${left}${cells.join('')}\n`;
  };
  return `    ${above}\n${Array.from({ length: rows }, (_, row) => line(row)).join('')}\n`;
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

const three = `crazy-pavement
columns: 3 10 15 12 10 12 6 2 2 6 5 5 4 6 9
rows: 9 8 10 6 4 6 9 6 6 6 4 12 7 4 10
regions:
aabbcccccddeeee
abbffghhidddeee
ajjffgghiikdddd
aljggghhiikkkdd
lljjmnooookkppd
lljmmnqqqrrsstt
lluvnnnqqwttttx
yzuvvnqqwwAAtxx
yzuuunqqwAAxxxB
yzzzCnnqwwAAAxB
yDECCCCqwFAAAAB
yDECGGGFFFABBBB
DDEEGHHIIIIJJKK
DDEEHHHHLMMMMNN
DDEEOOOHLPPPMNN
`;

export const paper: Paper<CrazyPavement, Paint> = {
  numbers: ['004'],
  puzzle: crazyPavement,
  title: 'Resolução de um Problema de um Puzzle em Prolog com Restrições: Crazy Pavement',
  authors: ['Inês Ferreira', 'Tomás Caldas'],
  course: 'Programação em Lógica (FEUP-PLOG, CrazyPavement3)',
  school: 'FEUP',
  boards: [
    {
      name: '1',
      where: {
        en: '8 Anexos, board.pl, board_1, horizontal_1 and vertical_1',
        pt: '8 Anexos, board.pl, board_1, horizontal_1 e vertical_1',
      },
      text: one,
      repaired: {
        en: 'the first row is printed with eight cells; one cell of its last region was taken away',
        pt: 'a primeira linha está impressa com oito casas; tirou-se uma casa da sua última região',
      },
    },
    {
      name: '2',
      where: {
        en: '8 Anexos, board.pl, board_2, horizontal_2 and vertical_2',
        pt: '8 Anexos, board.pl, board_2, horizontal_2 e vertical_2',
      },
      text: two,
    },
    {
      name: '3',
      where: {
        en: '8 Anexos, board.pl, board_3 and horizontal_3',
        pt: '8 Anexos, board.pl, board_3 e horizontal_3',
      },
      text: three,
      uncertain: true,
      repaired: {
        en: 'row 6 and the sums of the columns are lost, and those here are ours; the other rows and the sums of the rows are printed. Regions 18 and 19 occur in no printed row, and by their numbers they stood in row 6',
        pt: 'a linha 6 e as somas das colunas perderam-se, e as que aqui estão são nossas; as outras linhas e as somas das linhas estão impressas. As regiões 18 e 19 não aparecem em nenhuma linha impressa e, pelos números, estavam na linha 6',
      },
    },
  ],
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
