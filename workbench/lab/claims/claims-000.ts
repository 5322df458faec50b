import { amount, duration, type Measurement, times } from '../../../src/lab/index.ts';
import { table1Of000, table2Of000 } from '../papers.ts';
import { STEP_LIMIT, stepsOf } from '../steps.ts';
import { median, quantile, reachedLimit, runsOf, valuesOf, where } from '../summary.ts';
import { type Claim, figure, when } from './verdict.ts';

const SOLVER = 'doubleCrossAPixSolver';
const GENERATOR = 'game_generator';
/** Steps of Prolog that take a second or so. */
const QUICK = 10_000_000;
/** "Much longer": at least this many times as long. */
const MUCH = 2;
/** The power of the cells with which something grows that people call linear. */
const LINEAR = 1.25;

const sizesOf = (rows: readonly Measurement[]) => {
  const part = where(rows, { part: 'sizes' }).filter(({ answer }) => answer !== 'missing');
  const of = (goal: string, side: number): Measurement[] => where(part, { goal, side });
  const sides = valuesOf<number>(part, 'side').sort((one, other) => one - other);
  return { sides, of, steps: (goal: string, side: number) => median(stepsOf(of(goal, side))) };
};

/** The power of the cells that leads from one figure to the other. */
const power = (from: number, to: number, cells: number): number => Math.log(to / from) / Math.log(cells);
const short = (value: number): string => value.toFixed(2);

export const claimsOf000: readonly Claim[] = [
  {
    id: '000-fast-to-40',
    paper: '000',
    where: '5 Resultados',
    quote:
      'O programa encontra soluções bastante rápido para puzzles com tamanho até 40x40. A partir daí, começa a demorar bastante tempo para conseguir resolver o puzzle.',
    says: 'The program finds solutions quite fast for boards up to 40x40. Beyond that it begins to take long.',
    judge: (data) => {
      const { sides, of, steps } = sizesOf(data('programs'));
      if (!sides.includes(40) || !sides.includes(50)) return undefined;
      const small = sides.filter((side) => side <= 40);
      const slowest = Math.max(...small.map((side) => steps(SOLVER, side)));
      const over = (among: readonly number[]): readonly [number, number] => {
        const all = among.flatMap((side) => of(SOLVER, side));
        return [all.filter(reachedLimit).length, all.length];
      };
      const [[few, tried], [many, large]] = [over(small), over([50])];
      const grows = steps(SOLVER, 50) / steps(SOLVER, 40);
      const figures = [
        figure(amount(slowest), when(slowest < QUICK)),
        figure(`${few}/${tried}`),
        figure(`${many}/${large}`, when(many / large > few / tried)),
        figure(times(grows), when(grows > MUCH)),
      ];
      const [a, b, c, d] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `up to 40x40 the median board takes at most ${a} inferences, and ${b} boards need more than ${amount(STEP_LIMIT)}; at 50x50 ${c} do, and the median is ${d} that of 40x40.`,
          pt: `até 40x40 o tabuleiro mediano precisa no máximo de ${a} inferências, e ${b} dos tabuleiros precisam de mais de ${amount(STEP_LIMIT)}; em 50x50 são ${c}, e a mediana é ${d} a de 40x40.`,
        },
      };
    },
  },
  {
    id: '000-solving-longer',
    paper: '000',
    where: '5 Resultados',
    quote: 'O tempo para resolver um puzzle é bastante superior ao tempo para gerar um puzzle aleatório.',
    says: 'The time to solve a board is well above the time to generate a random board.',
    judge: (data) => {
      const { sides, steps } = sizesOf(data('programs'));
      if (sides.length === 0) return undefined;
      const much = sides.filter((side) => steps(SOLVER, side) > MUCH * steps(GENERATOR, side));
      const ratios = sides.map((side) =>
        figure(
          `${side}x${side}: ${times(steps(SOLVER, side) / steps(GENERATOR, side))}`,
          when(much.includes(side)),
        ),
      );
      const list = ratios.map(({ text }) => text).join(', ');
      const count = figure(`${much.length}/${sides.length}`);
      return {
        figures: [count, ...ratios],
        found: {
          en: `the paper did not measure it: its Table 2 solves nothing. By inferences, solving takes more than twice generating at ${count.text} sizes (solving divided by generating, ${list}).`,
          pt: `o artigo não o mediu: a sua Tabela 2 não resolve nada. Em inferências, resolver custa mais do dobro de gerar em ${count.text} dos tamanhos (resolver a dividir por gerar; ${list}).`,
        },
      };
    },
  },
  {
    id: '000-linear',
    paper: '000',
    where: '5 Resultados',
    quote:
      'Tanto o tempo para gerar um puzzle, como o tempo para gerar um e resolvê-lo (de 2500 para 10000 células, houve um aumento de 4 vezes do tempo de execução em ambos os casos […]), aumenta de forma linear.',
    says: 'Both the time to generate a board and the time to generate and solve one (from 2500 to 10000 cells, 4 times the time in both cases) grow linearly.',
    judge: (data) => {
      const { sides, of, steps } = sizesOf(data('programs'));
      if (!sides.includes(20) || !sides.includes(40)) return undefined;
      const rest = (side: number): number =>
        median(
          of(GENERATOR, side).map(({ counters }) => counters['inferences']! - (counters['labeling'] ?? 0)),
        );
      const both = (side: number): number[] =>
        of(SOLVER, side).map((row, at) => stepsOf([row])[0]! + (stepsOf(of(GENERATOR, side))[at] ?? 0));
      const grows = (from: number, to: number): string => short(power(from, to, 4));
      const middle = (side: number, share: number): number => quantile(both(side), share);
      const [whole, without] = [grows(steps(GENERATOR, 20), steps(GENERATOR, 40)), grows(rest(20), rest(40))];
      // From the upper quartile to the lower one, and the other way round.
      const [least, most] = [
        grows(middle(20, 0.75), middle(40, 0.25)),
        grows(middle(20, 0.25), middle(40, 0.75)),
      ];
      const isLinear = (text: string): boolean => Number(text) <= LINEAR;
      // The labeling of SWI-Prolog looks at all variables for each one that it chooses: that is not the paper's.
      const isSwis = isLinear(without) && !isLinear(whole);
      const isNoise = isLinear(least) !== isLinear(most);
      const figures = [
        figure(whole, when(isLinear(whole))),
        figure(without),
        figure(`${least} – ${most}`, when(isLinear(most))),
      ];
      return {
        figures,
        ...(isSwis || isNoise
          ? {
              open: {
                en: [
                  ...(isSwis
                    ? [
                        'what grows faster in generating is the labeling of SWI-Prolog, not of the SICStus that the paper used',
                      ]
                    : []),
                  ...(isNoise ? ['solving differs too much from board to board'] : []),
                ].join('; '),
                pt: [
                  ...(isSwis
                    ? [
                        'o que cresce mais depressa na geração é a etiquetagem do SWI-Prolog, e não a do SICStus que o artigo usou',
                      ]
                    : []),
                  ...(isNoise ? ['a resolução difere demasiado de tabuleiro para tabuleiro'] : []),
                ].join('; '),
              },
            }
          : {}),
        found: {
          en: `from 20x20 to 40x40, inferences grow with the cells to the power ${whole} for generating (${without} without its labeling) and ${least} – ${most} for generating and solving, from quartile to quartile; linear would be 1.`,
          pt: `de 20x20 para 40x40, as inferências crescem com a potência ${whole} das células na geração (${without} sem a etiquetagem) e ${least} – ${most} na geração e resolução, de quartil a quartil; linear seria 1.`,
        },
      };
    },
  },
  {
    id: '000-100-to-400',
    paper: '000',
    where: '5 Resultados',
    quote:
      'essa tendência é verificável também, por exemplo, de 100 para 400 células no caso da geração e resolução',
    says: 'The same trend can also be seen, for example, from 100 to 400 cells for generating and solving.',
    judge: () => {
      const ms = (table: typeof table1Of000, side: number): number | undefined =>
        table.find((one) => one.side === side)?.ms;
      const grows = figure(times(ms(table1Of000, 20)! / ms(table1Of000, 10)!));
      if (ms(table2Of000, 20) !== undefined) return undefined;
      return {
        figures: [grows],
        open: {
          en: 'Table 2 has no row of 400 cells (20x20)',
          pt: 'a Tabela 2 não tem nenhuma linha de 400 células (20x20)',
        },
        found: {
          en: `Table 1, which only generates, grows ${grows.text} from 100 to 400 cells.`,
          pt: `a Tabela 1, que só gera, cresce ${grows.text} de 100 para 400 células.`,
        },
      };
    },
  },
  {
    id: '000-clock',
    paper: '000',
    where: '5 Resultados',
    quote: 'É importante referir que a precisão deste predicado vai até ao centésimo de segundo.',
    says: 'It is important to say that this predicate (statistics/2) is precise to a hundredth of a second.',
    judge: () => {
      const shortest = Math.min(...[...table1Of000, ...table2Of000].map(({ ms }) => ms));
      const least = figure(duration(shortest));
      return {
        figures: [least],
        open: {
          en: 'the clock of that SICStus cannot be read here',
          pt: 'não temos aqui o relógio desse SICStus',
        },
        found: {
          en: `the listing reads \`walltime\`, which counts milliseconds in SWI-Prolog; the shortest mean that the paper prints is ${least.text}, which a clock of hundredths can give only as a mean of many runs.`,
          pt: `a listagem lê \`walltime\`, que no SWI-Prolog conta milissegundos; a menor média que o artigo imprime é ${least.text}, que um relógio de centésimos só pode dar por ser a média de muitas execuções.`,
        },
      };
    },
  },
  {
    id: '000-constraints-fast',
    paper: '000',
    where: '6 Conclusões',
    quote:
      'O uso de restrições não só vem facilitar bastante a resolução de problemas como o DualClue Cross-a-Pix, como o faz de forma extremamente rápida e eficiente.',
    says: 'Constraints not only make problems like this one much easier to solve; they do it extremely fast and efficiently.',
    judge: (data) => {
      const { sides, of } = sizesOf(data('programs'));
      const posed = where(data('000-table-2'), { method: "labeling, paper's model", side: 50 });
      if (!sides.includes(50) || posed.length === 0) return undefined;
      const own = of(SOLVER, 50);
      const over = own.filter(reachedLimit).length;
      const { reached, tried, median: typical } = runsOf(posed);
      const figures = [
        figure(`${over}/${own.length}`),
        figure(`${reached}/${tried}`, when(reached / tried < over / own.length || reached === 0)),
        figure(duration(typical)),
      ];
      const [a, b, c] = figures.map(({ text }) => text);
      return {
        figures,
        found: {
          en: `its own program posts no constraint for the lines, and ${a} boards of 50x50 are beyond its limit; with the lines of its text posted as constraints, and its labeling, ${b} are, and the median board takes ${c}.`,
          pt: `o seu programa não impõe restrições para as linhas, e ${a} dos tabuleiros de 50x50 passam do limite; com as linhas do texto impostas como restrições, e a mesma etiquetagem, passam ${b}, e o tabuleiro mediano demora ${c}.`,
        },
      };
    },
  },
];
