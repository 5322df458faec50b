/**
 * The papers' own programs, typed from their listings and run by SWI-Prolog: on the papers' boards, and on what their
 * conclusions speak of. Each conclusion is put to the test, and the verdict is made from what was measured.
 */
import {
  amount,
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
import { bosnianRoad, puzzles } from '../../src/puzzles/index.ts';
import { swipl } from '../peers/swipl.ts';
import {
  boardsOf,
  lightsStandIn,
  paperBoards,
  pavementStandIn,
  randomPicture,
  readBoard,
} from './boards/index.ts';
import { roadOf003 } from './models/index.ts';
import { runPaper } from './programs/index.ts';
import { verdicts } from './programs-verdicts.ts';
import { median, valuesOf, where } from './summary.ts';
import { verdictSentence } from './verdict.ts';

/** No further is counted. */
const MOST = 1000;
/** SICStus has more; these SWI-Prolog has too. */
export const SELECTS = ['leftmost', 'min', 'max', 'ff', 'ffc'] as const;
export const BRANCHES = ['step', 'enum', 'bisect'] as const;

async function byPaper(board: LabBoard, goal: string, wanted: number, limit: number): Promise<Measured> {
  const found = swipl();
  if (!found)
    return { answer: 'missing', verified: true, ms: [], counters: {}, note: 'SWI-Prolog is not installed' };
  const from = performance.now();
  const [run] = await runPaper([board], goal, wanted, limit);
  if (!run || run.count === undefined)
    return {
      answer: 'unknown',
      verified: true,
      ms: [performance.now() - from],
      counters: {},
      note: found.version,
    };
  return {
    answer: wanted > 1 ? 'counted' : run.count === 1 ? 'solved' : 'none',
    verified: true,
    ms: [run.ms],
    counters: { solutions: run.count, inferences: run.inferences },
    note: found.version,
  };
}

function trialsOf({ seed, scale }: Setting): Trial[] {
  const limit = at(scale, { tiny: 60_000, quick: 10_000, full: 30_000 });
  const trial = (
    part: string,
    board: LabBoard,
    goal: string,
    wanted: number,
    what: Record<string, string | number> = {},
    series?: string,
  ): Trial => ({
    key: `${part} ${board.name} ${goal}`,
    what: { part, paper: board.puzzle.paper!.numbers[0], board: board.name, goal, ...what },
    ...(series === undefined ? {} : { series }),
    run: () => byPaper(board, goal, wanted, limit),
  });
  const own = puzzles.flatMap((puzzle) =>
    boardsOf(puzzle, paperBoards).flatMap((board) =>
      (puzzle.paper?.programs ?? []).map(({ name }) => trial('boards', board, name, MOST)),
    ),
  );
  const counted = puzzles
    .flatMap((puzzle) => boardsOf(puzzle, paperBoards))
    .map(
      (board): Trial => ({
        key: `ours ${board.name}`,
        what: { part: 'ours', paper: board.puzzle.paper!.numbers[0], board: board.name },
        run: () => measure(board, ours, { goal: 'all', timeLimit: limit }),
      }),
    );
  const sides = at(scale, { tiny: [4, 5], quick: [10, 20, 30], full: [10, 20, 30, 40, 50] });
  const runs = at(scale, { tiny: 1, quick: 2, full: 10 });
  const sizes = sides.flatMap((side) =>
    Array.from({ length: runs }, (_, run) => randomPicture(side, seed, run) as LabBoard).flatMap((board) => [
      trial('sizes', board, 'doubleCrossAPixSolver', 1, { side }, 'solving'),
      trial('sizes', board, 'game_generator', 1, { side }),
    ]),
  );
  const [six, thirteen] = ['bosnian-6-a', 'bosnian-13'].map(
    (name) => boardsOf(bosnianRoad, paperBoards).find((board) => board.name === name)!,
  );
  const road = scale === 'tiny' ? six! : thirteen!;
  const table3 = SELECTS.flatMap((select) =>
    BRANCHES.map((branch) =>
      trial('table 3', road as LabBoard, `labeling([${select},${branch}])`, 1, { select, branch }),
    ),
  );
  const lights =
    scale === 'tiny'
      ? readBoard(paperBoards.find(({ name }) => name === 'akari-start')!)
      : readBoard(lightsStandIn);
  const strategies = SELECTS.map((select) => trial('25x25', lights, `labeling([${select}])`, 1, { select }));
  const counters = boardsOf(bosnianRoad, paperBoards).map(
    (board): Trial => ({
      key: `figure 10 ${board.name}`,
      what: { part: 'figure 10', paper: '003', board: board.name },
      run: () =>
        measure(board, roadOf003, {
          labeling: { select: 'leftmost', branch: 'bisect' },
          goal: 'any',
          timeLimit: limit,
        }),
    }),
  );
  const pavements = puzzles.find(({ paper }) => paper?.numbers[0] === '004')!;
  const rows = boardsOf(pavements, paperBoards).map((board) =>
    trial('rows alone', board, 'rows_alone', MOST),
  );
  const third = trial('boards', readBoard(pavementStandIn), 'solve', MOST);
  return [...own, ...counted, ...sizes, ...strategies, ...table3, ...counters, ...rows, third];
}

const timeOf = ({ answer, ms }: Measurement): string =>
  ms.length === 0 ? '–' : `${answer === 'unknown' ? '> ' : ''}${duration(median(ms))}`;

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
      title: 'The Dual-Clue program on boards of its generator, the median and the longest time',
      columns: ['board', 'generating', 'solving', 'longest', 'reached the limit'],
      rows: sides.map((side) => {
        const [generating, solving] = goals.map((goal) => where(part('sizes'), { side, goal }));
        const times = solving!.flatMap(({ ms }) => ms);
        return [
          `${side}x${side}`,
          duration(median(generating!.flatMap(({ ms }) => ms))),
          duration(median(times)),
          duration(Math.max(...times)),
          `${solving!.filter(({ answer }) => answer === 'unknown').length} of ${solving!.length}`,
        ];
      }),
    },
    {
      title: 'The Akari program on a 25x25 board that stands in for the lost one',
      columns: ['strategy', 'time', 'inferences'],
      rows: part('25x25').map((row) => [
        String(row.what['select']),
        timeOf(row),
        amount(row.counters['inferences'] ?? Number.NaN),
      ]),
    },
    {
      title: 'The Bosnian Road program on the 13x13 board, time to its first solution',
      columns: ['branching', ...SELECTS],
      rows: BRANCHES.map((branch) => [
        branch,
        ...SELECTS.map((select) => {
          const [row] = where(part('table 3'), { select, branch });
          return row ? timeOf(row) : '–';
        }),
      ]),
    },
  ];
}

export const programsExperiment: Experiment = {
  id: 'programs',
  title: "The papers' own programs, and their conclusions put to the test",
  asks: 'Do the programs of the papers, run again, bear out what the papers conclude?',
  notes: [
    'The programs were typed from the listings and run by SWI-Prolog instead of SICStus. What SWI-Prolog lacks, and what the scans lost, is said at the top of each (`workbench/lab/programs`).',
    'Times are processor time of posting and labeling, in SWI-Prolog; the papers ran SICStus on machines of their own. Which of two is slower can be compared, not by how much. Inferences are the steps of Prolog, the same on every machine.',
    'SWI-Prolog has no `occurrence`, `anti_first_fail`, `max_regret` and `middle`: Table 3 of the Bosnian Road paper is repeated without them.',
  ],
  waits: true,
  plan: trialsOf,
  present: (rows) => ({
    tables: tablesOf(rows),
    charts: [],
    reading: verdicts(rows).map(verdictSentence),
    findings: verdicts(rows)
      .filter(({ holds }) => holds === 'does not hold')
      .map((verdict) => ({ kind: 'surprise', text: verdictSentence(verdict) })),
  }),
};
