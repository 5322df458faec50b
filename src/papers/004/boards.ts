import type { PaperBoard } from '../paper.ts';

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

/** The boards of the listing. */
export const boards: readonly PaperBoard[] = [
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
];
