import { amount, duration, type Measurement } from '../../../src/lab/index.ts';
import { median, valuesOf, where } from '../summary.ts';
import { type Claim, figure, when } from './verdict.ts';

/** `print_time` cuts to hundredths: less than this is 0.00 s. */
const PRINTED_AS_NOTHING = 10;

export const claimsOf004: readonly Claim[] = [
  {
    id: '004-one-solution',
    paper: '004',
    where: '2 Descrição do Problema',
    quote: 'A conjugação destas restrições resultam, neste caso, para uma única solução.',
    says: 'Together these constraints lead, in this case, to a single solution.',
    judge: (data) => {
      const [row] = where(data('programs'), { part: 'boards', board: 'crazy-1' });
      const solutions = row?.counters['solutions'];
      if (solutions === undefined) return undefined;
      const counted = figure(amount(solutions), when(solutions === 1));
      return {
        figures: [counted],
        found: {
          en: `solutions that its program finds on this 7x7 board: ${counted.text}.`,
          pt: `soluções que o seu programa encontra neste tabuleiro 7x7: ${counted.text}.`,
        },
      };
    },
  },
  {
    id: '004-no-time',
    paper: '004',
    where: '5 Resultados',
    quote:
      'No nosso caso verificamos que o tempo de resolução é automático em todos os níveis, resultando num tempo de execução de 0.00s.',
    says: 'In our case the solution is immediate at all levels, with a time of 0.00 s.',
    judge: (data) => {
      const rows = where(data('programs'), { part: 'boards', paper: '004' }).filter(
        ({ counters }) => counters['labelingMs'] !== undefined,
      );
      if (rows.length < 3) return undefined;
      const longest = Math.max(...rows.map(({ counters }) => counters['labelingMs']!));
      const most = Math.max(...rows.map(({ counters }) => counters['labeling']!));
      const figures = [figure(duration(longest), when(longest < PRINTED_AS_NOTHING)), figure(amount(most))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `the labeling takes at most ${a} and ${b} inferences on the 7x7, the 10x10 and our reading of the 15x15 board; its \`print_time\` shows everything under ${PRINTED_AS_NOTHING} ms as \`0.0s\`.`,
          pt: `a etiquetagem demora no máximo ${a} e ${b} inferências no tabuleiro 7x7, no 10x10 e na nossa leitura do 15x15; o seu \`print_time\` mostra como \`0.0s\` tudo o que demora menos de ${PRINTED_AS_NOTHING} ms.`,
        },
      };
    },
  },
  {
    id: '004-not-only-size',
    paper: '004',
    where: '5 Resultados',
    quote:
      'não só o tamanho do tabuleiro define a deficuldade, mas também as restrições e a maneira como as peças estão distruibuídas',
    says: 'Not only the size of the board makes it hard, but also its constraints and the way its pieces are laid out.',
    judge: (data) => {
      const rows = where(data('004-figure-4'), { method: "the paper's labeling", source: 'random' }).filter(
        ({ answer }) => answer !== 'spared',
      );
      const sides = valuesOf<number>(rows, 'side');
      const back = (all: readonly Measurement[]): number[] =>
        all.map(({ counters }) => counters['backtracks'] ?? 0);
      if (sides.length < 2) return undefined;
      const widest = sides
        .map((side) => ({ side, back: back(where(rows, { side })) }))
        .sort((a, b) => Math.max(...b.back) - Math.max(...a.back))[0]!;
      const inverted = rows.flatMap((small) =>
        rows.filter(
          (large) =>
            Number(large.what['side']) > Number(small.what['side']) &&
            (large.counters['backtracks'] ?? 0) < (small.counters['backtracks'] ?? 0),
        ),
      ).length;
      const [least, most] = [Math.min(...widest.back), Math.max(...widest.back)];
      const figures = [
        figure(`${amount(least)} – ${amount(most)}`, when(most > 10 * Math.max(1, median(widest.back)))),
        figure(amount(inverted), when(inverted > 0)),
      ];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `random boards of one size, ${widest.side}x${widest.side}, take ${a} backtracks; in ${b} pairs of random boards the smaller one takes more than the larger.`,
          pt: `tabuleiros aleatórios de um só tamanho, ${widest.side}x${widest.side}, precisam de ${a} retrocessos; em ${b} pares de tabuleiros aleatórios o menor precisa de mais do que o maior.`,
        },
      };
    },
  },
  {
    id: '004-incoherent',
    paper: '004',
    where: '5 Resultados',
    quote: 'No entanto, encontramos algumas incoerências nas estatísticas oferecidas pelo segundo predicado',
    says: 'We found some incoherences, however, in the statistics that the second predicate (fd_statistics) gives.',
    judge: (data) => {
      const rows = where(data('004-figure-4'), { method: "the paper's labeling", source: 'paper' });
      if (rows.length === 0) return undefined;
      const counted = rows.map(({ what, counters }) =>
        figure(`${what['board']}: ${amount(counters['resumptions'] ?? 0)}`),
      );
      const list = counted.map(({ text }) => text).join(', ');
      return {
        figures: counted,
        open: {
          en: 'the values of Fig. 4 stand in a picture that our copy lacks',
          pt: 'os valores da Fig. 4 estão numa imagem que a nossa cópia não tem',
        },
        found: {
          en: `in our engine the resumptions of its boards are ${list}. By its manual, \`fd_statistics\` sets the counters of SICStus to zero each time, so the values depend on the calls before.`,
          pt: `no nosso motor os reatamentos dos seus tabuleiros são ${list}. Segundo o manual, \`fd_statistics\` põe os contadores do SICStus a zero de cada vez, pelo que os valores dependem das chamadas anteriores.`,
        },
      };
    },
  },
  {
    id: '004-rows-alone',
    paper: '004',
    where: '6 Conclusões',
    quote:
      'devido a um erro mínimo de implementação das restrições verticais, que não se manifestava no tabuleiro anterior, pois este poderia ser resolvido apenas com as restrições horizontais',
    says: 'A small error in the vertical constraints did not show on the 7x7 board, because that one can be solved from its rows alone.',
    judge: (data) => {
      const [seven, ten] = ['crazy-1', 'crazy-2'].map(
        (board) => where(data('programs'), { part: 'rows alone', board })[0]?.counters['solutions'],
      );
      if (seven === undefined || ten === undefined) return undefined;
      const figures = [figure(amount(seven), when(seven === 1)), figure(amount(ten), when(ten > 1))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `with the sums of the rows alone, solutions of the 7x7 board: ${a}; of the 10x10 board: ${b}.`,
          pt: `só com as somas das linhas, soluções do tabuleiro 7x7: ${a}; do 10x10: ${b}.`,
        },
      };
    },
  },
];
