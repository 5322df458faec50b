/**
 * The papers' own programs, typed from their listings and run by SWI-Prolog: on the papers' boards, and on what their
 * conclusions speak of. Each conclusion is put to the test, and the verdict is made from what was measured.
 */
import {
  amount,
  asPaper,
  at,
  duration,
  type Experiment,
  type LabBoard,
  type Measured,
  type Measurement,
  measure,
  ours,
  type Setting,
  type Table,
  type Trial,
} from '../../src/lab/index.ts';
import { paper003, paperOf, papers } from '../../src/papers/index.ts';
import { bosnianRoad, puzzles } from '../../src/puzzles/index.ts';
import { swipl } from '../peers/swipl.ts';
import {
  boardsOf,
  lightsStandIn,
  paperBoards,
  pavementReading,
  randomPicture,
  readBoard,
} from './boards/index.ts';
import { type AskedProgram, runPaper } from './programs/index.ts';
import { STEP_LIMIT, stepsOf } from './steps.ts';
import { median, valuesOf, where } from './summary.ts';

/** No further is counted. */
const MOST = 1000;
/** SICStus has more; these SWI-Prolog has too. */
export const SELECTS = ['leftmost', 'min', 'max', 'ff', 'ffc'] as const;
export const BRANCHES = ['step', 'enum', 'bisect'] as const;

/** Runs a program this many times: the inferences are the same each time, the times are not. */
async function byPaper(
  board: LabBoard,
  asked: AskedProgram,
  tries: number,
  limit: number,
): Promise<Measured> {
  const found = swipl();
  if (!found)
    return { answer: 'missing', verified: true, ms: [], counters: {}, note: 'SWI-Prolog is not installed' };
  const from = performance.now();
  const runs = await runPaper(new Array<LabBoard>(tries).fill(board), asked, limit * tries);
  const [run] = runs;
  if (!run || run.count === undefined)
    return {
      answer: 'unknown',
      verified: true,
      ms: [run?.ms ?? performance.now() - from],
      counters: {},
      note: found.version,
    };
  return {
    answer: asked.wanted > 1 ? 'counted' : run.count === 1 ? 'solved' : 'none',
    verified: true,
    ms: runs.flatMap((one) => (one ? [one.ms] : [])),
    counters: {
      solutions: run.count,
      inferences: run.inferences,
      ...(run.labeling === undefined ? {} : { labeling: run.labeling, labelingMs: run.labelingMs }),
    },
    note: found.version,
  };
}

function trialsOf({ seed, scale }: Setting): Trial[] {
  const limit = at(scale, { tiny: 60_000, quick: 30_000, full: 120_000 });
  const steps = at(scale, { tiny: 10_000_000, quick: 20_000_000, full: STEP_LIMIT });
  const tries = at(scale, { tiny: 1, quick: 2, full: 5 });
  const trial = (
    part: string,
    board: LabBoard,
    { times = tries, ...asked }: AskedProgram & { readonly times?: number },
    what: Record<string, string | number> = {},
  ): Trial => ({
    key: `${part} ${board.name} ${asked.goal}${asked.strategy === undefined ? '' : ` ${asked.strategy}`}`,
    what: { part, paper: paperOf(board.puzzle)!.numbers[0], board: board.name, goal: asked.goal, ...what },
    run: () => byPaper(board, asked, times, limit),
  });
  const own = puzzles.flatMap((puzzle) =>
    boardsOf(puzzle, paperBoards).flatMap((board) =>
      (paperOf(puzzle)?.programs ?? []).map(({ name }) =>
        trial('boards', board, { goal: name, wanted: MOST }),
      ),
    ),
  );
  const counted = puzzles
    .flatMap((puzzle) => boardsOf(puzzle, paperBoards))
    .map(
      (board): Trial => ({
        key: `ours ${board.name}`,
        what: { part: 'ours', paper: paperOf(board.puzzle)!.numbers[0], board: board.name },
        run: () => measure(board, ours, { goal: 'all', timeLimit: limit }),
      }),
    );
  const sides = at(scale, { tiny: [4, 5], quick: [10, 20, 30], full: [10, 20, 30, 40, 50] });
  const runs = at(scale, { tiny: 1, quick: 2, full: 20 });
  const sizes = sides.flatMap((side) =>
    Array.from({ length: runs }, (_, run) => randomPicture(side, seed, run) as LabBoard).flatMap((board) => [
      trial('sizes', board, { goal: 'doubleCrossAPixSolver', wanted: 1, steps, times: 1 }, { side }),
      trial('sizes', board, { goal: 'game_generator', wanted: 1, times: 1 }, { side }),
    ]),
  );
  const [six, thirteen] = ['bosnian-6-a', 'bosnian-13'].map(
    (name) => boardsOf(bosnianRoad, paperBoards).find((board) => board.name === name)!,
  );
  const road = scale === 'tiny' ? six! : thirteen!;
  const table3 = SELECTS.flatMap((select) =>
    BRANCHES.map((branch) =>
      trial(
        'table 3',
        road as LabBoard,
        { goal: 'calculate_road_testing', wanted: 1, strategy: `[${select},${branch}]` },
        { select, branch },
      ),
    ),
  );
  const lights =
    scale === 'tiny'
      ? readBoard(paperBoards.find(({ name }) => name === 'akari-start')!)
      : readBoard(lightsStandIn);
  const strategies = SELECTS.map((select) =>
    trial('25x25', lights, { goal: 'akari', wanted: 1, strategy: `[${select}]` }, { select }),
  );
  const counters = boardsOf(bosnianRoad, paperBoards).map(
    (board): Trial => ({
      key: `figure 10 ${board.name}`,
      what: { part: 'figure 10', paper: '003', board: board.name },
      run: () =>
        measure(board, asPaper(paper003.programs[0]), {
          labeling: { select: 'leftmost', branch: 'bisect' },
          goal: 'any',
          timeLimit: limit,
        }),
    }),
  );
  const pavements = papers.find(({ numbers }) => numbers[0] === '004')!.puzzle;
  const rows = boardsOf(pavements, paperBoards).map((board) =>
    trial('rows alone', board, { goal: 'rows_alone', wanted: MOST }),
  );
  const third = trial('boards', readBoard(pavementReading), { goal: 'solve', wanted: MOST });
  return [...own, ...counted, ...sizes, ...strategies, ...table3, ...counters, ...rows, third];
}

const timeOf = ({ answer, ms }: Measurement): string =>
  ms.length === 0 ? '–' : `${answer === 'unknown' ? '> ' : ''}${duration(median(ms))}`;

const spreadOf = ({ ms }: Measurement): string =>
  ms.length === 0 ? '–' : `${duration(Math.min(...ms))} – ${duration(Math.max(...ms))}`;

const table3Rows = (rows: readonly Measurement[], cell: (row: Measurement) => string): string[][] =>
  BRANCHES.map((branch) => [
    branch,
    ...SELECTS.map((select) => {
      const [row] = where(rows, { select, branch });
      return row ? cell(row) : '–';
    }),
  ]);

function tablesOf(rows: readonly Measurement[]): Table[] {
  const part = (name: string): Measurement[] => where(rows, { part: name });
  const sides = valuesOf<number>(part('sizes'), 'side');
  const goals = ['game_generator', 'doubleCrossAPixSolver'];
  return [
    {
      title: "The papers' programs on the papers' boards",
      columns: ['board, program', 'solutions', 'ours', 'time', 'inferences'],
      rows: part('boards').map((row) => [
        `${row.what['board']}, ${row.what['goal']}`,
        amount(row.counters['solutions'] ?? Number.NaN),
        amount(where(part('ours'), { board: row.what['board']! })[0]?.counters['solutions'] ?? Number.NaN),
        timeOf(row),
        amount(row.counters['inferences'] ?? Number.NaN),
      ]),
      note: '`calculate_road` does not ask for one loop: where it counts more than we do, the others have several.',
    },
    {
      title: 'The Dual-Clue program on boards of its generator, medians',
      columns: [
        'board',
        'generating: inferences',
        'of them labeling',
        'solving: inferences',
        'reached the limit',
        'generating: time',
        'solving: time',
      ],
      rows: sides.map((side) => {
        const [generating, solving] = goals.map((goal) => where(part('sizes'), { side, goal }));
        const times = (all: readonly Measurement[]): string => duration(median(all.flatMap(({ ms }) => ms)));
        const steps = (all: readonly Measurement[], name = 'inferences'): string =>
          amount(median(stepsOf(all, name)));
        return [
          `${side}x${side}`,
          steps(generating!),
          steps(generating!, 'labeling'),
          steps(solving!),
          `${solving!.filter(({ answer }) => answer === 'unknown').length} of ${solving!.length}`,
          times(generating!),
          times(solving!),
        ];
      }),
      note: `A run may take ${amount(STEP_LIMIT)} inferences; one that takes more counts as that many.`,
    },
    {
      title: 'The Akari program on a 25x25 board that stands in for the lost one',
      columns: ['strategy', 'inferences', 'of them labeling', 'time', 'shortest to longest'],
      rows: part('25x25').map((row) => [
        String(row.what['select']),
        amount(row.counters['inferences'] ?? Number.NaN),
        amount(row.counters['labeling'] ?? Number.NaN),
        timeOf(row),
        spreadOf(row),
      ]),
    },
    {
      title:
        'The Bosnian Road program on the 13x13 board: inferences of the labeling up to its first solution',
      columns: ['branching', ...SELECTS],
      rows: table3Rows(part('table 3'), (row) => amount(row.counters['labeling'] ?? Number.NaN)),
    },
    {
      title: 'The same: time of posting and labeling, the shortest and the longest of all tries',
      columns: ['branching', ...SELECTS],
      rows: table3Rows(part('table 3'), spreadOf),
    },
  ];
}

export const programsExperiment: Experiment = {
  id: 'programs',
  title: "The papers' own programs, run again",
  asks: 'What do the programs of the papers do on their boards, and on what their conclusions speak of?',
  notes: [
    'The programs are the listings of the papers, run by SWI-Prolog instead of SICStus; every change in them is declared with its line and its reason (`calcada programs 003 --diff`).',
    'Inferences are the steps of Prolog, the same on every machine and at every try. Times are processor time of posting and labeling; the papers ran SICStus on machines of their own. Which of two is slower can be compared, not by how much.',
    'SWI-Prolog has no `occurrence`, `anti_first_fail`, `max_regret` and `middle`: Table 3 of the Bosnian Road paper is repeated without them.',
  ],
  waits: true,
  plan: trialsOf,
  present: (rows) => {
    const own = where(rows, { part: 'boards' });
    const counts = where(rows, { part: 'ours' });
    const agree = own.filter(
      ({ what, counters }) =>
        counters['solutions'] === where(counts, { board: what['board']! })[0]?.counters['solutions'],
    );
    const compared = own.filter(({ what }) => where(counts, { board: what['board']! }).length > 0);
    return {
      tables: tablesOf(rows),
      charts: [],
      reading: [
        `On ${amount(agree.length)} of ${amount(compared.length)} pairs of a board and a program, the program finds as many solutions as ours.`,
      ],
    };
  },
};
