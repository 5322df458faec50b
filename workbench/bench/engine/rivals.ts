import { clasp, runClaspOnCnf } from '../../peers/clasp.ts';
import { minizinc, runMiniZinc, type Wanted } from '../../peers/minizinc.ts';
import { type Sample, total } from '../../peers/sample.ts';
import { scratchFile } from '../../peers/scratch.ts';
import { runProlog, swipl } from '../../peers/swipl.ts';
import { findCadical, runCadical } from '../peers/cadical-wasm.ts';
import { encoding } from '../peers/encoding.ts';
import { minisat, runMinisat } from '../peers/minisat.ts';
import { CHAINS, chainCnf, chainName } from './chain-cnf.ts';
import { CAPACITY, VALUES, WEIGHTS } from './classics.ts';
import { KNAPSACK, MAGIC, QUEENS, queensName, RANDOM_SAT, randomTexts, SEND_MORE } from './tasks.ts';

export interface Rival {
  readonly name: string;
  /** Undefined: not installed here. */
  readonly run: ((limit: number) => Promise<Sample>) | undefined;
}

const PROLOG = 'SWI-Prolog clpfd';

const prolog = (file: string, data = '', name = PROLOG): Rival => ({
  name,
  run: swipl() && ((limit) => runProlog(file.replace('.pl', ''), encoding(file, data), limit)),
});

const gecode = (file: string, wanted: Wanted, data = ''): Rival => ({
  name: 'MiniZinc + Gecode',
  run: minizinc() && ((limit) => runMiniZinc(file.replace('.mzn', ''), encoding(file, data), wanted, limit)),
});

const ALL: Wanted = { solutions: 'all' };

const queensRivals = (n: number): Rival[] => [
  prolog('queens-distinct.pl', `size(${n}).`, `${PROLOG} (all_distinct)`),
  prolog('queens.pl', `size(${n}).`, `${PROLOG} (pairwise)`),
  gecode('queens.mzn', ALL, `int: n = ${n};`),
];

const knapsackRivals: Rival[] = [
  prolog('knapsack.pl', `items([${WEIGHTS}], [${VALUES}]).\ncapacity(${CAPACITY}).`),
  gecode('knapsack.mzn', 'optimum', `weight = [${WEIGHTS}]; value = [${VALUES}]; capacity = ${CAPACITY};`),
];

/** Those who read DIMACS: from a file, a process for each formula, or from text in our own process. */
function satRivals(name: string, texts: () => readonly string[], cadical: boolean): Rival[] {
  const each = async (run: (text: string, file: string) => Promise<Sample>): Promise<Sample> => {
    const samples: Sample[] = [];
    for (const [at, text] of texts().entries()) {
      samples.push(await run(text, scratchFile(`${name.replaceAll(/\W+/g, '-')}-${at}.cnf`, text)));
    }
    return total(samples);
  };
  return [
    { name: 'minisat', run: minisat && ((limit) => each((_, file) => runMinisat(file, limit))) },
    { name: 'clasp', run: clasp() && ((limit) => each((_, file) => runClaspOnCnf(file, limit))) },
    { name: 'cadical-wasm', run: cadical ? () => each((text) => runCadical(text)) : undefined },
  ];
}

/** Who else does each task, by the task's name. */
export async function findRivals(): Promise<ReadonlyMap<string, readonly Rival[]>> {
  const cadical = await findCadical();
  return new Map([
    ...QUEENS.map((n) => [queensName(n), queensRivals(n)] as const),
    [SEND_MORE, [prolog('send-more.pl'), gecode('send-more.mzn', ALL)]],
    [MAGIC, [prolog('magic-square.pl'), gecode('magic-square.mzn', ALL)]],
    [KNAPSACK, knapsackRivals],
    [RANDOM_SAT, satRivals(RANDOM_SAT, randomTexts, cadical)],
    ...CHAINS.map((length) => {
      const name = chainName(length);
      return [name, satRivals(name, () => [chainCnf(length)], cadical)] as const;
    }),
  ]);
}
