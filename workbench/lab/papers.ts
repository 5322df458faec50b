import { type Paper as PuzzlePaper, paper000, paper002, paper003, paper004 } from '../../src/papers/index.ts';

/**
 * What the papers print, as data with its place, and what we found when we checked it. Times are in milliseconds.
 * Figures whose values only stood in a picture that our copies do not have are described, not guessed.
 */
export interface Paper {
  readonly id: string;
  /** The name of its puzzle, as the paper writes it. */
  readonly puzzle: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly course: string;
  readonly school: string;
  readonly date?: string;
  /** What must be known before a printed figure is put beside one of ours. */
  readonly checked: readonly string[];
}

const credits = <G, V extends string>(paper: PuzzlePaper<G, V>) => {
  const { title, authors, course, school, date } = paper;
  return { title, authors, course, school, ...(date === undefined ? {} : { date }) };
};

export const papers = {
  '000': {
    id: '000',
    puzzle: 'DualClue Cross-a-Pix',
    ...credits(paper000),
    checked: [
      'We have two scans of it, 000 and 001; the tables are whole in both. In 001 their rows stand above the captions.',
      'Its `assess_time_generate_and_solve` calls `test_generator`, which generates and prints, and then goes on with the timer of the generator: nothing in Table 2 was solved. The sentence that solving takes much longer than generating is not what was measured.',
      'Its line rules are not constraints: they choose 0 or 1 for every cell in Prolog, so that the labeling finds nothing left to do. The text says `ffc`, one listing `ff`, the other `ffd`, which is no option of SICStus.',
      'Its timer includes printing the board; ours does not print.',
      'The text calls both times linear in the cells: from 2500 to 10000 cells Table 1 grows 4.5 times, Table 2 4.1 times.',
    ],
  },
  '002': {
    id: '002',
    puzzle: 'Akari',
    ...credits(paper002),
    checked: [
      'Figs. 3 and 4 are pictures whose values our copy does not have. The text says: up to 35x35 about 0 ms, beyond it almost exponential; on the 25x25 board of the listing `ffc` was the worst and the others alike. That board (`start3`) lost white cells in all of its 25 rows; the paper prints neither its picture nor its solution, so that no reading of it can be checked.',
      'Its generator also sets some white cells to 0, but copies only the black cells to the board that is solved: those zeros forbid nothing.',
      'Once the sums have cut every domain to 0 and 1, `leftmost`, `min`, `max` and `ff` choose the same variable. Only `ffc` can differ, and that is what the paper saw.',
      'Its timer covers the labeling alone, not the posting of the constraints. It is cut to hundredths of a second.',
    ],
  },
  '003': {
    id: '003',
    puzzle: 'Bosnian Road',
    ...credits(paper003),
    checked: [
      'Of Table 2 our copy has one line of seven times and none of the counters; Figs. 4 to 9 are pictures without values.',
      'That the road is one loop is tested only after the labeling, and only by the second of its two programs. On the 13x13 board the model alone has three solutions.',
      'The paper never says which board Table 3 was measured on. We take the 13x13 board, the largest of its listing; it may be another.',
      'Table 3 gives one value of each counter for all eight variable choices. On 0/1 variables six of the eight are bound to agree; that `occurrence` and `ffc` agree too is not what the definition of these options leads to.',
      'The sums of the diagonal neighbours (`VDiagonal`) are posted and never used.',
    ],
  },
  '004': {
    id: '004',
    puzzle: 'Crazy Pavement',
    ...credits(paper004),
    checked: [
      'Fig. 4 is a picture whose values our copy does not have. The text gives 0.00 s for all three boards.',
      'The 15x15 board is incomplete: one of its rows and the sums of its columns are missing. Regions 18 and 19 stand in no printed row, so by the numbers of the regions the lost row is row 6. Our reading, `004:3`, has a row and sums of columns of our own.',
      'A line without a sum gets -1, tested by `#=` with another clause after it: on backtracking the line is also summed to -1, which fails and costs time, but no solution.',
    ],
  },
} as const satisfies Record<string, Paper>;

export type PaperId = keyof typeof papers;

export interface PrintedTime {
  readonly side: number;
  readonly runs: number;
  readonly ms: number;
}

/** 000, Table 1: mean time to generate. */
export const table1Of000: readonly PrintedTime[] = [
  { side: 5, runs: 300, ms: 1.1 },
  { side: 10, runs: 300, ms: 2.2 },
  { side: 20, runs: 300, ms: 6.3 },
  { side: 50, runs: 100, ms: 38.5 },
  { side: 100, runs: 100, ms: 172.4 },
];

/** 000 and 001, Table 2: mean time "to generate and solve", but nothing was solved. */
export const table2Of000: readonly PrintedTime[] = [
  { side: 5, runs: 100, ms: 0.8 },
  { side: 10, runs: 100, ms: 6.3 },
  { side: 50, runs: 100, ms: 51.8 },
  { side: 100, runs: 100, ms: 214.3 },
];

/** 003, Table 2: the times that the scan has left, in seconds, without their sizes. */
export const table2Of003: readonly number[] = [7.14, 0.63, 0.51, 0.24, 0.04, 0, 0];

/** The columns of 003, Table 3, by our names. */
export const selectsOf003 = [
  'leftmost',
  'min',
  'max',
  'first-fail',
  'anti-first-fail',
  'occurrence',
  'most-constrained',
  'max-regret',
] as const;
export const branchesOf003 = ['step', 'enum', 'bisect', 'middle'] as const;

/** 003, Table 3: seconds, a row a branching, a column a variable choice. */
export const timesOf003: Readonly<Record<(typeof branchesOf003)[number], readonly number[]>> = {
  step: [5.54, 5.6, 7.02, 6.95, 6.99, 5.77, 5.58, 7.05],
  enum: [7.17, 5.69, 7.26, 5.65, 5.68, 5.74, 5.66, 5.66],
  bisect: [5.48, 5.59, 7.08, 5.54, 5.76, 6.9, 7.1, 5.51],
  middle: [5.52, 6.97, 6.43, 6.96, 7.09, 6.98, 7.1, 5.53],
};

/** 003, Table 3: the counters, the same in every column; prunings differ by row. */
export const countersOf003 = {
  resumptions: 296_213,
  entailments: 218_457,
  prunings: { step: 214_003, enum: 213_596, bisect: 214_525, middle: 214_003 },
  backtracks: 407,
  constraints: 28_569,
} as const;

/** 002, Fig. 3: the strategies that its listing names. */
export const selectsOf002 = ['leftmost', 'min', 'max', 'first-fail', 'most-constrained'] as const;

/** 003, Fig. 10: what stands under its picture. */
export const figure10Of003 = {
  seconds: 3.23,
  resumptions: 568,
  entailments: 493,
  prunings: 398,
  backtracks: 0,
  constraints: 0,
} as const;

/** 002, Fig. 4: "almost exponential" from here on. */
export const explodesAt002 = 35;
