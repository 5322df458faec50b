import { amount, duration, type Measurement, times } from '../../../src/lab/index.ts';
import { explodesAt002 } from '../papers.ts';
import { median, reachedLimit, runsOf, valuesOf, where } from '../summary.ts';
import { type Claim, figure, when } from './verdict.ts';

/** Two counts closer than this are alike. */
const ALIKE = 1.25;
/** Milliseconds that people call "of the order of milliseconds". */
const MILLISECONDS = 100;
const ALIKE_SELECTS = ['leftmost', 'min', 'max', 'first-fail'] as const;

const backtracks = (rows: readonly Measurement[]): number[] =>
  rows.map(({ counters }) => counters['backtracks'] ?? 0);

export const claimsOf002: readonly Claim[] = [
  {
    id: '002-correct',
    paper: '002',
    where: 'Resumo; 6 Conclusão',
    quote: 'os resultados comprovam a resolução correcta de puzzles de diferentes tamanhos',
    says: 'The results prove that boards of different sizes are solved correctly.',
    judge: (data) => {
      const own = where(data('programs'), { part: 'boards', paper: '002' });
      if (own.length === 0) return undefined;
      const right = own.filter(
        ({ what, counters }) =>
          where(data('programs'), { part: 'ours', board: what['board']! })[0]?.counters['solutions'] ===
          counters['solutions'],
      );
      const share = figure(`${right.length}/${own.length}`, when(right.length === own.length));
      return {
        figures: [share],
        found: {
          en: `on ${share.text} boards of its listing the program finds as many solutions as our solver.`,
          pt: `em ${share.text} dos tabuleiros da listagem o programa encontra tantas soluções como o nosso.`,
        },
      };
    },
  },
  {
    id: '002-min',
    paper: '002',
    where: '3 Abordagem, Estratégia de pesquisa',
    quote: 'A estratégia de labeling utilizada é a estratégia MIN.',
    says: 'The labeling strategy that is used is MIN.',
    judge: (data) => {
      const rows = data('002-figure-3');
      const runs = valuesOf<number>(rows, 'run');
      const pairs = runs.flatMap((run) => {
        const [one, other] = ['leftmost', 'min'].map((strategy) => where(rows, { strategy, run })[0]);
        return one && other && !reachedLimit(one) && !reachedLimit(other) ? [[one, other] as const] : [];
      });
      if (pairs.length === 0) return undefined;
      const same = pairs.filter(
        ([one, other]) => one.counters['backtracks'] === other.counters['backtracks'],
      ).length;
      const listing = figure('labeling([], Board)', 'against');
      const share = figure(`${same}/${pairs.length}`);
      return {
        figures: [listing, share],
        found: {
          en: `the listing has \`${listing.text}\`, which is leftmost. It makes no difference: on ${share.text} random boards that both finish, leftmost and min have the same backtracks.`,
          pt: `a listagem tem \`${listing.text}\`, que é leftmost. Não faz diferença: em ${share.text} dos tabuleiros aleatórios que ambas resolvem, leftmost e min têm os mesmos retrocessos.`,
        },
      };
    },
  },
  {
    id: '002-ffc-worst',
    paper: '002',
    where: '5 Resultados',
    quote:
      'Ao comparar os dados em relação ao tabuleiro de 25x25 presente no código fonte, a pior estratégia foi FFC, as restantes produziram resultados semelhantes.',
    says: 'On the 25x25 board of the source, FFC was the worst strategy; the others gave similar results.',
    judge: (data) => {
      const rows = where(data('programs'), { part: '25x25' }).filter(({ answer }) => answer === 'solved');
      const steps = (select: string): number =>
        where(rows, { select })[0]?.counters['labeling'] ?? Number.NaN;
      const others = ['leftmost', 'min', 'max', 'ff'].map(steps);
      const random = data('002-figure-3');
      if (others.some(Number.isNaN) || Number.isNaN(steps('ffc')) || random.length === 0) return undefined;
      const limits = (strategy: string): number => runsOf(where(random, { strategy })).reached;
      const { tried } = runsOf(where(random, { strategy: 'most-constrained' }));
      const most = Math.max(...ALIKE_SELECTS.map(limits));
      const fits = limits('most-constrained') > most;
      const figures = [
        figure(amount(steps('ffc'))),
        figure(`${amount(Math.min(...others))} – ${amount(Math.max(...others))}`),
        figure(`${limits('most-constrained')}/${tried}`),
        figure(`${most}/${tried}`),
      ];
      const [a, b, c, d] = figures.map(({ text }) => text);
      return {
        figures,
        open: {
          en: 'that board (`start3`) is lost in the scan',
          pt: 'esse tabuleiro (`start3`) perdeu-se na digitalização',
        },
        found: {
          en: `on another 25x25 board the labeling takes ${a} inferences with \`ffc\` and ${b} with the others. On random 40x40 boards ${c} runs reach the limit with \`ffc\` and at most ${d} with each of the others, which ${fits ? 'fits what the paper saw' : 'does not fit what the paper saw'}.`,
          pt: `noutro tabuleiro 25x25 a etiquetagem precisa de ${a} inferências com \`ffc\` e de ${b} com as outras. Em tabuleiros aleatórios 40x40, ${c} das execuções chegam ao limite com \`ffc\` e no máximo ${d} com cada uma das outras, o que ${fits ? 'condiz' : 'não condiz'} com o que o artigo viu.`,
        },
      };
    },
  },
  {
    id: '002-explodes',
    paper: '002',
    where: '5 Resultados',
    quote:
      'O tempo começa por estar á volta dos 0ms até aos tabuleiros de tamanho 35x35 mas a partir daí percebe-se que o tempo aumenta de forma quase expoxencial.',
    says: 'The time is around 0 ms up to boards of 35x35, but from there on it grows almost exponentially.',
    judge: (data) => {
      const rows = where(data('002-figure-4'), { method: "the paper's labeling" });
      const sides = valuesOf<number>(rows, 'side');
      if (!sides.includes(explodesAt002) || Math.max(...sides) <= explodesAt002) return undefined;
      const part = (small: boolean): Measurement[] =>
        rows.filter(
          ({ what, answer }) => Number(what['side']) < explodesAt002 === small && answer !== 'spared',
        );
      const share = (all: readonly Measurement[]): readonly [number, number] => [
        all.filter(reachedLimit).length,
        all.length,
      ];
      const [before, from] = [share(part(true)), share(part(false))];
      const largest = Math.max(...part(false).map(({ what }) => Number(what['side'])));
      const last = share(where(rows, { side: largest }).filter(({ answer }) => answer !== 'spared'));
      const typical = median(backtracks(part(true)));
      const figures = [
        figure(amount(typical), when(typical < 100)),
        figure(before.join('/'), when(before[0] / before[1] < 0.05)),
        figure(from.join('/'), when(from[0] / from[1] > before[0] / before[1])),
        ...(last[1] === 0 ? [] : [figure(last.join('/'), when(last[0] / last[1] > from[0] / from[1] / 2))]),
      ];
      const [a, b, c, d = '–'] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `below 35x35 the median of the backtracks is ${a}, and ${b} boards reach the limit; from 35x35 on ${c} do, at ${largest}x${largest} ${d}.`,
          pt: `abaixo de 35x35 a mediana dos retrocessos é ${a}, e ${b} dos tabuleiros chegam ao limite; de 35x35 em diante são ${c}, e em ${largest}x${largest} são ${d}.`,
        },
      };
    },
  },
  {
    id: '002-milliseconds',
    paper: '002',
    where: '6 Conclusão',
    quote: 'Embora os tempos de resolução sejam mínimos, na ordem dos milissegundos',
    says: 'Although the times to solve are minimal, of the order of milliseconds',
    judge: (data) => {
      const own = where(data('programs'), { part: 'boards', paper: '002' }).filter(
        ({ counters }) => counters['labelingMs'] !== undefined,
      );
      if (own.length === 0) return undefined;
      const longest = Math.max(...own.map(({ counters }) => counters['labelingMs']!));
      const most = Math.max(...own.map(({ counters }) => counters['labeling']!));
      const figures = [figure(duration(longest), when(longest < MILLISECONDS)), figure(amount(most))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `on the boards of its listing the labeling takes at most ${a} and ${b} inferences up to the first solution.`,
          pt: `nos tabuleiros da listagem a etiquetagem demora no máximo ${a} e ${b} inferências até à primeira solução.`,
        },
      };
    },
  },
  {
    id: '002-own-search',
    paper: '002',
    where: '6 Conclusão',
    quote:
      'Um outro aspecto que poderia melhorar a performance seria uma estratégia de pesquisa personalizada para aplicar ao labeling.',
    says: 'Another thing that could improve the performance would be a search strategy of its own for the labeling.',
    judge: (data) => {
      const rows = data('002-figure-3');
      const among = (down: boolean): Measurement[] =>
        rows.filter(({ what }) => {
          const name = String(what['strategy']).replace(', down', '');
          return (
            [...ALIKE_SELECTS, 'most-constrained'].includes(name as 'min') &&
            String(what['strategy']).endsWith(', down') === down
          );
        });
      const [up, down] = [among(false), among(true)];
      if (up.length === 0 || down.length === 0) return undefined;
      const share = (all: readonly Measurement[]): string => {
        const { reached, tried } = runsOf(all);
        return `${reached}/${tried}`;
      };
      const [most, least] = [Math.max(...backtracks(down)), median(backtracks(up))];
      const figures = [
        figure(share(up)),
        figure(share(down), when(runsOf(down).reached < runsOf(up).reached)),
        figure(amount(least)),
        figure(amount(most), when(most * ALIKE < least)),
      ];
      const [a, b, c, d] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `trying a light first is strategy enough: on random 40x40 boards ${b} runs reach the limit instead of ${a}, with at most ${d} backtracks instead of a median of ${c}.`,
          pt: `basta experimentar primeiro uma luz: em tabuleiros aleatórios 40x40, ${b} das execuções chegam ao limite em vez de ${a}, com no máximo ${d} retrocessos em vez de uma mediana de ${c}.`,
        },
      };
    },
  },
  {
    id: '002-transpose',
    paper: '002',
    where: '6 Conclusão',
    quote:
      'existem ainda melhorias a serem executadas do ponto de vista de performance, como por exemplo a utilização do predicado transpose, o que permitiria menos código para aplicar as restrições',
    says: 'There are still improvements to be made in performance, for example the predicate transpose, which would allow less code to apply the constraints.',
    judge: (data) => {
      const rows = data('002-figure-3').filter(({ answer }) => answer !== 'spared');
      const posted = (strategy: string): number =>
        median(where(rows, { strategy }).map(({ counters }) => counters['constraints'] ?? 0));
      const [own, ours] = [posted('leftmost'), posted('learning')];
      if (!(own > 0 && ours > 0)) return undefined;
      const figures = [
        figure(amount(own)),
        figure(amount(ours), when(ours < own)),
        figure(times(own / ours)),
      ];
      const [a, b, c] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `each row and column once, as transpose would do it, and not again for every cell of it: on random 40x40 boards our model posts ${b} constraints, the paper's ${a} (${c}).`,
          pt: `o nosso modelo impõe cada linha e coluna uma só vez, como transpose permitiria, e não uma vez por cada casa: em tabuleiros aleatórios 40x40 são ${b} restrições, e no modelo do artigo ${a} (${c}).`,
        },
      };
    },
  },
];
