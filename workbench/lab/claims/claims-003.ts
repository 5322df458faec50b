import { amount, type Measurement, times } from '../../../src/lab/index.ts';
import { figure10Of003 } from '../papers.ts';
import { reachedLimit, where } from '../summary.ts';
import { type Claim, figure, when } from './verdict.ts';

/** Two counts closer than this are close. */
const CLOSE = 1.5;
const TESTED = 'tested afterwards';
const OURS = 'our singleLoop';

const total = (rows: readonly Measurement[], name: string): number =>
  rows.reduce((sum, { counters }) => sum + (counters[name] ?? 0), 0);
const share = (some: readonly unknown[], all: readonly unknown[]): string => `${some.length}/${all.length}`;
const megabytes = (rows: readonly Measurement[]): string =>
  `${amount(Math.max(...rows.map(({ counters }) => counters['bytes'] ?? 0)) / 1e6)} MB`;

export const claimsOf003: readonly Claim[] = [
  {
    id: '003-several-roads',
    paper: '003',
    where: '3.2 Restrições',
    quote:
      'No entanto, esta restrição não resolve os casos de um caminho contido ou parcialmente rodeado por outro',
    says: 'This constraint, however, does not settle the cases of a road inside another or partly surrounded by it.',
    judge: (data) => {
      const [row] = where(data('programs'), { part: 'boards', board: 'bosnian-13', goal: 'calculate_road' });
      const [ours] = where(data('programs'), { part: 'ours', board: 'bosnian-13' });
      const [found, right] = [row?.counters['solutions'], ours?.counters['solutions']];
      if (found === undefined || right === undefined) return undefined;
      const figures = [figure(amount(found), when(found > right)), figure(amount(right))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `on the 13x13 board \`calculate_road\` has ${a} solutions, of which ${b} is one road.`,
          pt: `no tabuleiro 13x13 \`calculate_road\` tem ${a} soluções, das quais ${b} é um só caminho.`,
        },
      };
    },
  },
  {
    id: '003-impossible',
    paper: '003',
    where: 'Resumo',
    quote:
      'há casos em que se torna impossivel, a partir de restrições, detetar a existência de um só caminho fechado',
    says: 'There are cases in which constraints cannot detect whether there is one closed road.',
    judge: (data) => {
      // A way that refuses boards with a solution, as `circuit` does, refutes too much to count.
      const ways = where(data('loops'), { search: 'nested' }).filter(({ what }) =>
        where(data('loops'), { way: what['way']!, search: 'learning' }).every(
          ({ answer }) => answer !== 'none',
        ),
      );
      if (ways.length === 0) return undefined;
      const refuting = ways.filter(({ answer, counters }) => answer === 'none' && counters['refused'] === 0);
      const refuted = figure(share(refuting, ways), when(refuting.length === 0));
      return {
        figures: [refuted],
        found: {
          en: `of the ways to say it that accept every board with a solution, ${refuted.text} refute a road inside another by constraints alone, without a test afterwards.`,
          pt: `das maneiras de o dizer que aceitam todos os tabuleiros com solução, ${refuted.text} refutam um caminho dentro de outro só com restrições, sem um teste posterior.`,
        },
      };
    },
  },
  {
    id: '003-table-3',
    paper: '003',
    where: '3.4 Estratégia de Pesquisa; Tabela 3',
    quote: 'Como é possível verificar na tabela 3, todas as opções devolvem valores próximos.',
    says: 'As Table 3 shows, all options give close values.',
    judge: (data) => {
      const rows = where(data('programs'), { part: 'table 3' });
      const steps = rows.map(({ counters }) => counters['labeling'] ?? Number.NaN);
      const ours = data('003-table-3').filter(
        ({ what }) => what['goal'] !== 'all' && what['select'] !== undefined,
      );
      if (rows.length === 0 || steps.some(Number.isNaN)) return undefined;
      const least = Math.min(...steps);
      const close = steps.filter((one) => one < CLOSE * least);
      const figures = [
        figure(share(close, steps)),
        figure(times(Math.max(...steps) / least)),
        figure(amount(new Set(ours.map(({ counters }) => counters['backtracks'])).size)),
      ];
      const [a, b, c] = figures.map(({ text }) => text);
      return {
        figures,
        open: {
          en: 'the paper does not name the board of Table 3',
          pt: 'o artigo não diz qual é o tabuleiro da Tabela 3',
        },
        found: {
          en: `on the 13x13 board, the largest of its listing, ${a} pairs of options lie within ${CLOSE} times the cheapest labeling, by inferences; the dearest, with \`ffc\`, takes ${b}. Our engine counts ${c} different numbers of backtracks over all of its options.`,
          pt: `no tabuleiro 13x13, o maior da listagem, ${a} pares de opções ficam abaixo de ${CLOSE} vezes a etiquetagem mais barata, em inferências; a mais cara, com \`ffc\`, custa ${b}. O nosso motor conta ${c} números de retrocessos diferentes em todas as suas opções.`,
        },
      };
    },
  },
  {
    id: '003-figure-10',
    paper: '003',
    where: 'Figura 10',
    quote:
      'Time: 3.23s; Resumptions: 568; Entailments: 493; Prunings: 398; Backtracks: 0; Constraints created: 0',
    says: 'A road was found in 3.23 s with 568 resumptions, no backtrack and no constraint created.',
    judge: (data) => {
      const rows = where(data('programs'), { part: 'figure 10' });
      if (rows.length === 0) return undefined;
      const least = Math.min(...rows.map(({ counters }) => counters['constraints'] ?? 0));
      const figures = [figure(String(figure10Of003.constraints)), figure(amount(least))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        open: {
          en: 'the picture that shows the board is lost',
          pt: 'a imagem que mostra o tabuleiro perdeu-se',
        },
        found: {
          en: `by the manual of SICStus \`fd_statistics/0\` prints the five counters and sets all of them to zero; \`fd_statistics/2\` reads one and sets that one to zero, and it names nothing else that does. A Prolog test that fails, such as \`uniqueRoad\`, is not counted as a backtrack. The listing calls \`fd_statistics/0\` once, after the labeling, so a first solution counts the posting too and cannot have ${a} constraints; the smallest board of the listing posts ${b} in our engine. The figure therefore shows what was done after an earlier call of \`fd_statistics\` or, asked for at the prompt, a further solution. Its time runs from one call of \`statistics(walltime)\` to the next, and so from that earlier print-out: the wait at the prompt would be part of it.`,
          pt: `segundo o manual do SICStus, \`fd_statistics/0\` imprime os cinco contadores e põe-nos todos a zero; \`fd_statistics/2\` lê um e põe só esse a zero; o manual não refere mais nada que os ponha a zero. Um teste de Prolog que falha, como \`uniqueRoad\`, não conta como retrocesso. A listagem chama \`fd_statistics/0\` uma vez, depois da etiquetagem, e por isso, numa primeira solução, os contadores incluem a imposição das restrições, e não pode haver ${a} restrições; o menor tabuleiro da listagem impõe ${b} no nosso motor. A figura mostra, portanto, o que foi feito depois de uma chamada anterior de \`fd_statistics\` ou outra solução, pedida na linha de comandos. O seu tempo vai de uma chamada de \`statistics(walltime)\` à seguinte, e por isso conta desde essa impressão anterior: incluiria a espera na linha de comandos.`,
        },
      };
    },
  },
  {
    id: '003-circuit',
    paper: '003',
    where: '3.3 Função de Avaliação',
    quote:
      'Pensamos em formas de atacar o problema, como o uso do sorting/3 e do circuit/2, mas para ambos precisariamos de saber previamente o número de casas de cada caminho separadamente.',
    says: 'We thought of sorting/3 and circuit/2, but for both we would have to know beforehand how many cells each road has.',
    judge: (data) => {
      const of = (way: string): Measurement[] => where(data('loops'), { way, search: 'learning' });
      const [circuit, sub] = [of('circuit'), of('subcircuit')];
      if (circuit.length === 0 || sub.length === 0) return undefined;
      const wrong = circuit.filter(({ answer }) => answer === 'none');
      const right = sub.filter(({ answer }) => answer !== 'none');
      const figures = [
        figure(share(wrong, circuit), when(wrong.length === circuit.length)),
        figure(share(right, sub)),
      ];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `\`circuit\` on all free cells refuses ${a} boards, because every cell would have to be road. \`subcircuit\`, which SICStus does not have, lets a cell lead to itself, needs no such number, and refuses no board (${b}). \`sorting\` was not tried: the paper does not say how it would be used.`,
          pt: `\`circuit\` em todas as casas livres recusa ${a} dos tabuleiros, porque todas as casas teriam de ser caminho. \`subcircuit\`, que o SICStus não tem, deixa que uma casa aponte para si própria, não precisa desse número, e não recusa nenhum tabuleiro (${b}). \`sorting\` não foi experimentado: o artigo não diz como seria usado.`,
        },
      };
    },
  },
  {
    id: '003-flood-fill',
    paper: '003',
    where: '3.3 Função de Avaliação',
    quote:
      'Também pensamos recorrer ao algoritmo flood fill, mas requeriria o uso de variáveis aulxiliares que ocupariam muita memória e tornariam o código ineficiente e moroso.',
    says: 'We also thought of flood fill, but it would need auxiliary variables that take much memory and make the code inefficient and slow.',
    judge: (data) => {
      const of = (way: string): Measurement[] => where(data('loops'), { way, search: 'learning' });
      const [flood, ours] = [of('flood fill'), of(OURS)];
      if (flood.length === 0 || ours.length === 0) return undefined;
      const over = (rows: readonly Measurement[]): Measurement[] => rows.filter(reachedLimit);
      const bytes = (rows: readonly Measurement[]): number =>
        Math.max(...rows.map(({ counters }) => counters['bytes'] ?? 0));
      const figures = [
        figure(megabytes(flood), when(bytes(flood) > 10 * bytes(ours))),
        figure(megabytes(ours)),
        figure(share(over(flood), flood), when(over(flood).length >= over(ours).length)),
        figure(share(over(ours), ours)),
      ];
      const [a, b, c, d] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `flood fill takes up to ${a}, a loop constraint ${b}; ${c} boards reach the limit with it, ${d} with the constraint.`,
          pt: `o flood fill ocupa até ${a}, e uma restrição de circuito ${b}; com o flood fill chegam ao limite ${c} dos tabuleiros, e com a restrição ${d}.`,
        },
      };
    },
  },
  {
    id: '003-automata',
    paper: '003',
    where: '3.3 Função de Avaliação',
    quote:
      'Ainda surgiu a ideia de uso de automatos […] Na teoria deveria resultar, mas a implementação revelar-se-ia deveras complexa e também não muito viável devido aos recursos necessário.',
    says: 'There was also the idea of automata. In theory it should work, but it would be very complex and, for the resources it needs, not very viable.',
    judge: () => ({
      figures: [],
      open: {
        en: 'the paper gives no automaton, and we did not try one',
        pt: 'o artigo não dá nenhum autómato, e não experimentámos nenhum',
      },
      found: {
        en: 'an automaton reads a line; which cells are connected is not told by lines one at a time.',
        pt: 'um autómato lê uma linha; saber que casas estão ligadas não se consegue lendo as linhas uma a uma.',
      },
    }),
  },
  {
    id: '003-generate-and-test',
    paper: '003',
    where: '6 Conclusões e Trabalho Futuro',
    quote:
      'a tentativa de cobrir uma condição de extrema dificuldade leva-nos a um uso excessivo de recursos e a um código complicado, o que se torna menos viável do que recorrer a uma pesquisa posterior auxiliar do tipo "generate and test"',
    says: 'Trying to cover a condition of extreme difficulty leads to excessive resources and complicated code, which is less viable than a later search of the kind "generate and test".',
    judge: (data) => {
      const done = (rows: readonly Measurement[]): Measurement[] => rows.filter((row) => !reachedLimit(row));
      const by = (search: string) => {
        const [after, loop] = [TESTED, OURS].map((way) => where(data('loops'), { way, search })) as [
          Measurement[],
          Measurement[],
        ];
        const boards = done(after)
          .map(({ what }) => what['board'])
          .filter((board) => done(loop).some(({ what }) => what['board'] === board));
        const cost = (rows: readonly Measurement[]): number =>
          total(
            rows.filter(({ what }) => boards.includes(what['board'])),
            'backtracks',
          );
        return { after, loop, costs: [cost(after), cost(loop)] as const };
      };
      const [learning, labeling] = [by('learning'), by('labeling')];
      if (learning.after.length === 0 || labeling.loop.length === 0) return undefined;
      const figures = [learning, labeling].flatMap(({ after, loop, costs: [tested, posted] }) => [
        figure(share(done(after), after)),
        figure(
          share(done(loop), loop),
          // Testing afterwards is as good if the constraint finishes no more boards, and not with fewer backtracks.
          when(done(loop).length <= done(after).length && posted * CLOSE > tested),
        ),
        figure(amount(tested)),
        figure(amount(posted)),
      ]);
      const refused = figure(amount(total(learning.after, 'refused')));
      const [a, b, c, d, e, f, g, h] = figures.map(({ text }) => text);
      const differ = new Set(figures.flatMap(({ speaks }) => (speaks === 'beside' ? [] : [speaks]))).size > 1;
      return {
        figures: [...figures, refused],
        ...(differ
          ? {
              open: {
                en: 'it depends on the search: true of the labeling that the paper used, not of one that learns',
                pt: 'depende da pesquisa: é verdade com a etiquetagem que o artigo usou, e não com uma que aprende',
              },
            }
          : {}),
        found: {
          en: `by learning, testing afterwards finishes ${a} boards and refuses ${refused.text} full ones on the way; a loop constraint finishes ${b}. On the boards that both finish they take ${c} and ${d} backtracks. By labeling they finish ${e} and ${f}, with ${g} and ${h} backtracks.`,
          pt: `com aprendizagem, testar depois resolve ${a} dos tabuleiros e recusa pelo caminho ${refused.text} tabuleiros cheios; uma restrição de circuito resolve ${b}. Nos tabuleiros que as duas maneiras resolvem, são precisos ${c} e ${d} retrocessos. Com etiquetagem resolvem ${e} e ${f}, com ${g} e ${h} retrocessos.`,
        },
      };
    },
  },
  {
    id: '003-all-wrong-ones',
    paper: '003',
    where: '6 Conclusões e Trabalho Futuro',
    quote:
      'A nossa solução proposta tem a vantagem de conseguir detetar as soluções erradas, mas ao mesmo tempo tem a limitação de percorrer todas estas, após o labeling, para inferir tal conclusão.',
    says: 'Our solution can detect wrong solutions, but has to walk through all of them, after the labeling, to find that out.',
    judge: (data) => {
      const rows = where(data('003-table-2'), { method: "the paper's model and labeling" }).filter(
        ({ answer }) => answer !== 'spared',
      );
      const met = rows.filter(({ counters }) => (counters['refused'] ?? 0) > 0);
      if (rows.length === 0) return undefined;
      const most = Math.max(...rows.map(({ counters }) => counters['refused'] ?? 0));
      const figures = [figure(share(met, rows), when(met.length > 0)), figure(amount(most))];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `on ${a} boards, its own and random ones, full boards had to be refused after the labeling, ${b} of them on one board; no solution that it accepted broke a rule.`,
          pt: `em ${a} dos tabuleiros, do artigo e aleatórios, foi preciso recusar tabuleiros cheios depois da etiquetagem, ${b} deles num só; nenhuma solução aceite viola uma regra.`,
        },
      };
    },
  },
  {
    id: '003-future',
    paper: '003',
    where: '6 Conclusões e Trabalho Futuro',
    quote:
      'O trabalho desenvolvido poderia ser melhorado se fosse possível encontrar um método de restrinção de forma a impedir casos especiais de caminhos fechados e independentes, como um caminho contido no interior de outro, com o menor gasto de memória e CPU possível',
    says: 'The work could be improved if there were a way to forbid separate closed roads, such as one inside another, at the least cost of memory and CPU.',
    judge: (data) => {
      const loop = where(data('loops'), { way: OURS, search: 'learning' });
      const [nested] = where(data('loops'), { way: OURS, search: 'nested' });
      if (loop.length === 0 || !nested) return undefined;
      const done = loop.filter((row) => !reachedLimit(row));
      const refuted = nested.answer === 'none' && nested.counters['refused'] === 0;
      const figures = [
        figure(share(done, loop), when(done.length === loop.length && refuted)),
        figure(megabytes(loop)),
      ];
      const [a, b] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `there is one: \`singleLoop\` refutes a road inside another by propagation, and with it ${a} boards are solved and proved unique, in at most ${b} of memory.`,
          pt: `esse método existe: a restrição \`singleLoop\` refuta por propagação um caminho dentro de outro, e com ela ${a} dos tabuleiros são resolvidos e a sua solução provada única, com no máximo ${b} de memória.`,
        },
      };
    },
  },
];
