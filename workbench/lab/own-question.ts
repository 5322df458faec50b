/**
 * A reader's own question: boards of their choice, or random ones of some sizes, by strategies of their choice; how long
 * each takes on average, as `assess_time` of paper 000 asks, and a grid of variable choices and branchings like Table 3
 * of paper 003.
 */
import {
  amount,
  duration,
  type Experiment,
  type LabBoard,
  type Measurement,
  measure,
  type OwnWish,
  ours,
  type Posed,
  repeated,
  type Search,
  type Trial,
} from '../../src/lab/index.ts';

/** A board, and the row of the answer that it belongs to: itself, or all boards of a size. */
export interface AskedBoard {
  readonly group: string;
  readonly board: LabBoard;
  /** How it is put to the engine; our way where absent. */
  readonly pose?: (board: LabBoard) => Posed<string>;
}

/** What is asked, of these boards. */
interface OwnQuestion extends OwnWish {
  readonly boards: readonly AskedBoard[];
}

const COUNTERS = ['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'] as const;
const LEARNING = 'learning';
/** Milliseconds of one trial after which no further try begins. */
const ENOUGH = 60_000;

export const ownQuestion = (wish?: OwnQuestion): Experiment => ({
  id: 'own',
  title: 'A question of your own',
  asks: 'What does each strategy cost on these boards?',
  notes: [
    "Our model, unless the boards were asked for under a paper's rules; times include posing it. A mean is over all tries and boards of a row.",
  ],
  plan: () => (wish ? trialsOf(wish) : []),
  present: (rows) => {
    const groups = [...new Set(rows.map(({ what }) => String(what['group'])))];
    const of = (group: string): Measurement[] => rows.filter(({ what }) => what['group'] === group);
    const grids = groups.flatMap((group) => gridOf(group, of(group)));
    return {
      tables: [
        ...grids,
        {
          title: 'Means',
          columns: ['board, strategy', 'answers', 'runs', 'time', ...COUNTERS],
          rows: groups.flatMap((group) =>
            strategiesOf(of(group)).map((strategy) => lineOf(group, strategy, of(group))),
          ),
        },
      ],
      charts: [
        {
          id: 'own-time',
          title: 'Time, a dot a board',
          kind: 'dots',
          x: 'time, ms',
          y: 'strategy',
          scale: 'log',
          series: strategiesOf(rows).map((name) => ({
            name,
            points: where(rows, 'strategy', name).map((row) => ({
              x: name,
              y: mean(row.ms),
              atLeast: row.answer === 'unknown',
            })),
          })),
        },
      ],
      reading: [agreement(rows)],
    };
  },
});

function trialsOf(wish: OwnQuestion): Trial[] {
  const { goal, timeLimit, tries, order } = wish;
  const strategies = wish.selects.flatMap((select) => wish.branches.map((branch) => ({ select, branch })));
  return wish.boards.flatMap(({ group, board, pose = ours }) => {
    const timed = (search: Search): Trial['run'] => {
      return () => repeated(tries, ENOUGH, () => measure(board, pose, search));
    };
    const what = { group, board: board.name };
    return [
      ...(wish.learning
        ? [
            {
              key: `${board.name} ${LEARNING}`,
              what: { ...what, strategy: LEARNING },
              run: timed({ goal, timeLimit }),
            },
          ]
        : []),
      ...strategies.map(({ select, branch }) => ({
        key: `${board.name} ${select} ${branch}`,
        what: { ...what, strategy: `${select}, ${branch}, ${order}`, select, branch },
        run: timed({ goal, timeLimit, labeling: { select, branch, order } }),
      })),
    ];
  });
}

const where = (rows: readonly Measurement[], field: string, value: string): Measurement[] =>
  rows.filter(({ what }) => what[field] === value);
const strategiesOf = (rows: readonly Measurement[]): string[] => [
  ...new Set(rows.map(({ what }) => String(what['strategy']))),
];
const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((a, b) => a + b, 0) / values.length;

const timeOf = (rows: readonly Measurement[]): string =>
  `${rows.some(({ answer }) => answer === 'unknown') ? '> ' : ''}${duration(mean(rows.flatMap(({ ms }) => ms)))}`;

/** Branchings down, variable choices across, where there are two of each. */
function gridOf(group: string, rows: readonly Measurement[]) {
  const named = (field: string): string[] => [
    ...new Set(rows.flatMap(({ what }) => (what[field] === undefined ? [] : [String(what[field])]))),
  ];
  const [selects, branches] = [named('select'), named('branch')];
  if (selects.length < 2 || branches.length < 2) return [];
  return [
    {
      title: `${group}: mean time`,
      columns: ['branching', ...selects],
      rows: branches.map((branch) => [
        branch,
        ...selects.map((select) => timeOf(where(where(rows, 'select', select), 'branch', branch))),
      ]),
    },
  ];
}

function lineOf(group: string, strategy: string, all: readonly Measurement[]): string[] {
  const rows = where(all, 'strategy', strategy);
  const answers = [...new Set(rows.map(({ answer }) => answer))].map(
    (answer) =>
      `${rows.filter((row) => row.answer === answer).length} ${answer === 'unknown' ? 'limit reached' : answer}`,
  );
  return [
    `${group}, ${strategy}`,
    answers.join(', '),
    amount(rows.flatMap(({ ms }) => ms).length),
    timeOf(rows),
    ...COUNTERS.map((name) => amount(mean(rows.map(({ counters }) => counters[name] ?? Number.NaN)))),
  ];
}

function agreement(rows: readonly Measurement[]): string {
  const boards = [...new Set(rows.map(({ what }) => String(what['board'])))];
  const differ = boards.filter((board) => {
    const said = where(rows, 'board', board).filter(({ answer }) => answer !== 'unknown');
    return (
      new Set(
        said.map(({ answer, counters }) => `${answer} ${answer === 'counted' ? counters['solutions'] : ''}`),
      ).size > 1
    );
  });
  return differ.length === 0
    ? `On ${amount(boards.length)} boards, everyone who finished says the same.`
    : `The answers differ on ${differ.join(', ')}: that is a bug of ours, please report the board.`;
}
