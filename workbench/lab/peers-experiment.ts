/**
 * The same boards through other solvers: papers' boards, kept boards and random ones, ours in this process and as a
 * process of its own, every peer that is installed with an encoding in its own manner. Two times each: what the solver
 * reports for itself, and the whole, start and grounding included. Answers must agree.
 */

import { fileURLToPath } from 'node:url';
import { say } from '../../src/board/index.ts';
import type { Answer, Measured, Measurement } from '../../src/lab/index.ts';
import {
  at,
  duration,
  type Experiment,
  type Finding,
  type LabBoard,
  measure,
  ours,
  repeated,
  type Setting,
  type Trial,
  times,
} from '../../src/lab/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { type BoardJson, type Peer, peers } from '../peers/index.ts';
import { runProgram } from '../peers/program.ts';
import {
  boardsOf,
  keptBoards,
  paperBoards,
  randomLights,
  randomPavement,
  randomPicture,
  randomRoad,
} from './boards/index.ts';
import { median, reachedLimit, valuesOf, where } from './summary.ts';

type Goal = 'unique' | 'any';

interface PeerTask {
  readonly board: LabBoard;
  readonly goal: Goal;
}

/** Milliseconds of one board after which no further run of ours begins. */
const ENOUGH = 500;
const OURS = 'ours';
const OURS_WHOLE = 'ours, a process each';
/** Milliseconds between two ticks of a solver's own clock, where that is long. */
const TICKS: Readonly<Record<string, number>> = { 'gringo + clasp': 1, 'clingo-wasm': 1 };

const jsonOf = ({ puzzle, grid }: LabBoard): BoardJson => puzzle.toJson(grid) as BoardJson;

function tasksOf({ seed, scale }: Setting): PeerTask[] {
  const unique = puzzles.flatMap((puzzle) => {
    const printed = boardsOf(puzzle, paperBoards).slice(-at(scale, { tiny: 1, quick: 2, full: 4 }));
    const kept = boardsOf(puzzle, keptBoards).slice(0, at(scale, { tiny: 0, quick: 3, full: 9 }));
    return [...printed, ...kept];
  });
  const random = at(scale, {
    tiny: [],
    quick: [randomLights(40, seed, 0), randomPicture(50, seed, 0)],
    full: [
      randomLights(40, seed, 0),
      randomLights(100, seed, 0),
      randomPicture(50, seed, 0),
      randomPicture(100, seed, 0),
      randomPavement(50, seed, 0),
      randomRoad(20, seed, 0),
    ],
  });
  return [
    ...unique.map((board) => ({ board: board as LabBoard, goal: 'unique' as const })),
    ...random.map((board) => ({ board: board as unknown as LabBoard, goal: 'any' as const })),
  ];
}

const answerOf = (count: number, goal: Goal): Answer =>
  count === 0 ? 'none' : goal === 'any' ? 'solved' : count === 1 ? 'unique' : 'several';

async function byPeer(peer: Peer, { board, goal }: PeerTask, limit: number): Promise<Measured> {
  const version = await peer.version();
  if (version === undefined) {
    return { answer: 'missing', verified: true, ms: [], counters: {}, note: `${peer.name} is not installed` };
  }
  try {
    const { whole, own, answer, overLimit } = await peer.run(jsonOf(board), goal === 'unique' ? 2 : 1, limit);
    return {
      answer: overLimit || answer === '' ? 'unknown' : answerOf(Number(answer), goal),
      verified: true,
      ms: [whole],
      counters: own === undefined ? {} : { own },
      note: version,
    };
  } catch (error) {
    return { answer: 'missing', verified: true, ms: [], counters: {}, note: (error as Error).message };
  }
}

/** Our command on the board, Node's start included. */
async function byProcess(entry: URL, { board, goal }: PeerTask, limit: number): Promise<Measured> {
  const command = goal === 'unique' ? 'check' : 'solve';
  const input = board.puzzle.format(board.grid);
  const { whole, stdout, overLimit } = await runProgram(
    process.execPath,
    [fileURLToPath(entry), command, '--json', '-'],
    limit,
    input,
  );
  const status = /"status":"(\w+)"/.exec(stdout)?.[1] ?? 'unknown';
  return { answer: overLimit ? 'unknown' : (status as Answer), verified: true, ms: [whole], counters: {} };
}

const name = ({ board, goal }: PeerTask): string => `${board.puzzle.id} ${board.name} ${goal}`;

/** `entry` is the file that our own command starts from; without it the whole process is not timed. */
export const peersExperiment = (entry?: URL): Experiment => ({
  id: 'peers',
  title: 'Other solvers on the same boards',
  asks: 'Where are we ahead, and where is a peer, on solving boards and proving their solution the only one?',
  notes: [
    'Every peer gets an encoding written for it from the published form of the board, not from our model; the answers (one solution, several, none) are compared.',
    'Solver time is what the solver reports for itself (clasp: reading, preparing and solving the ground program; Gecode: initialising and solving; clpfd: posting and labeling; clingo: grounding, preparing and solving; CaDiCaL: reading clauses and solving). Ours is posing and searching in a process that has run before.',
    'Whole time is that of the process, or of the call for the two WebAssembly peers, with grounding, flattening or encoding.',
    "SWI-Prolog runs twice: in the manner that suits it, and nearer to the papers: for Akari and Crazy Pavement with the papers' constraints and labeling, for Bosnian Road with its test for separate roads and its labeling, for Dual-Clue Cross-a-Pix with our constraints and the paper's labeling alone, since that paper posts none for its lines. The papers' own programs have an experiment of their own.",
    'The clocks of clasp and clingo tick in milliseconds. A time of 0.000 s is counted as 250 µs, and two times less than a tick apart are counted as a draw.',
    'CaDiCaL has no loop constraint: full boards with several loops are refused with a clause, until there is one loop.',
  ],
  waits: true,
  plan: (setting) => {
    const { scale } = setting;
    const limit = at(scale, { tiny: 20_000, quick: 2000, full: 10_000 });
    const runs = at(scale, { tiny: 1, quick: 5, full: 9 });
    return tasksOf(setting).flatMap((task): Trial[] => {
      const { board, goal } = task;
      const trial = (solver: string, run: Trial['run']): Trial => ({
        key: `${name(task)} ${solver}`,
        what: { puzzle: board.puzzle.id, board: board.name, goal, solver },
        series: `${solver} on ${board.puzzle.id}`,
        run,
      });
      return [
        trial(OURS, () => repeated(runs, ENOUGH, () => measure(board, ours, { goal, timeLimit: limit }))),
        ...(entry ? [trial(OURS_WHOLE, () => byProcess(entry, task, limit))] : []),
        ...peers.map((peer) => trial(peer.name, () => byPeer(peer, task, limit))),
      ];
    });
  },
  present,
});

/** What the solver reports for itself, or the whole where it reports nothing. */
const ownTime = (row: Measurement): number => row.counters['own'] ?? median(row.ms);

function present(rows: readonly Measurement[]): ReturnType<Experiment['present']> {
  const solvers = valuesOf<string>(rows, 'solver');
  const missing = solvers.filter((solver) =>
    where(rows, { solver }).every(({ answer }) => answer === 'missing'),
  );
  const shown = solvers.filter((solver) => !missing.includes(solver));
  const theirs = shown.filter((solver) => solver !== OURS && solver !== OURS_WHOLE);
  const boards = new Map(rows.map((row) => [`${row.what['puzzle']} ${row.what['board']}`, row.what]));
  const one = (what: Measurement['what'], solver: string): Measurement | undefined =>
    where(rows, { puzzle: what['puzzle']!, board: what['board']!, solver })[0];
  const whole = (row: Measurement): number => median(row.ms);
  const cell = (row: Measurement | undefined, figure: (one: Measurement) => number): string => {
    if (!row || row.answer === 'missing') return '–';
    if (row.answer === 'spared') return 'spared';
    return row.answer === 'unknown' ? `> ${duration(whole(row))}` : duration(figure(row));
  };
  const table = (title: string, columns: readonly string[], figure: (one: Measurement) => number) => ({
    title,
    columns: ['board', ...columns],
    rows: [...boards.values()].map((what) => [
      `${what['board']}${what['goal'] === 'any' ? `, ${titleOf(String(what['puzzle']))}, any solution` : ''}`,
      ...columns.map((solver) => cell(one(what, solver), figure)),
    ]),
  });
  const answers = (what: Measurement['what']): Set<Answer> =>
    new Set(
      shown
        .map((solver) => one(what, solver)?.answer)
        .filter(
          (answer) => answer !== undefined && !['unknown', 'spared', 'missing'].includes(answer),
        ) as Answer[],
    );
  const quarrels = [...boards.values()].filter((what) => answers(what).size > 1);
  const versions = theirs.map((solver) => {
    const note = where(rows, { solver }).find(
      (row) => row.note !== undefined && row.answer !== 'spared',
    )?.note;
    return note === undefined || note === 'installed' ? solver : `${solver} ${note}`;
  });
  return {
    tables: [
      table('Solver time', [OURS, ...theirs], ownTime),
      table(
        'Whole time',
        shown.filter((solver) => solver !== OURS),
        whole,
      ),
    ],
    charts: valuesOf<string>(rows, 'puzzle').map((puzzle) => ({
      id: `peers-${puzzle}`,
      title: `${titleOf(puzzle)}: solver time, a dot a board`,
      kind: 'dots',
      x: 'time, ms',
      y: 'solver',
      scale: 'log',
      series: [OURS, ...theirs].map((solver) => ({
        name: solver,
        points: where(rows, { puzzle, solver })
          .filter(({ ms }) => ms.length > 0)
          .map((row) => ({ x: solver, y: ownTime(row), atLeast: row.answer === 'unknown' })),
      })),
    })),
    reading: [
      quarrels.length === 0
        ? `On all ${boards.size} boards, everyone who answered gave the same answer.`
        : `THE ANSWERS DIFFER on ${quarrels.map((what) => what['board']).join(', ')}.`,
      ...theirs.map((solver) => comparison(rows, solver)),
      `Compared with ${versions.join(', ')}.${missing.length > 0 ? ` Not on this machine: ${missing.join(', ')}.` : ''}`,
    ],
    findings: theirs.flatMap((solver) => findingsOn(rows, solver)),
  };
}

const titleOf = (id: string): string => {
  const puzzle = puzzles.find((each) => each.id === id);
  return puzzle ? say(puzzle.title) : id;
};

interface Pair {
  readonly board: string;
  /** Their solver time for ours. */
  readonly ratio: number;
  /** The two are less than a tick of their clock apart. */
  readonly draw: boolean;
  /** Their whole time for that of our process, where that was timed. */
  readonly whole?: number;
}

/** The boards that both finished. */
function pairsWith(rows: readonly Measurement[], solver: string): Pair[] {
  const finished = (name: string): Measurement[] =>
    where(rows, { solver: name }).filter(({ answer, ms }) => answer !== 'unknown' && ms.length > 0);
  // A peer inside our own process has no start to pay for.
  const [mine, process] = [finished(OURS), solver.endsWith('-wasm') ? [] : finished(OURS_WHOLE)];
  const same = (a: Measurement, b: Measurement): boolean =>
    a.what['puzzle'] === b.what['puzzle'] && a.what['board'] === b.what['board'];
  return finished(solver).flatMap((theirs) => {
    const own = mine.find((row) => same(row, theirs));
    const whole = process.find((row) => same(row, theirs));
    if (!own) return [];
    return [
      {
        board: String(theirs.what['board']),
        ratio: ownTime(theirs) / ownTime(own),
        draw: Math.abs(ownTime(theirs) - ownTime(own)) < (TICKS[solver] ?? 0),
        ...(whole ? { whole: median(theirs.ms) / median(whole.ms) } : {}),
      },
    ];
  });
}

/** Who is faster by its own clock, board by board. */
function comparison(rows: readonly Measurement[], solver: string): string {
  const pairs = pairsWith(rows, solver);
  const reached = where(rows, { solver }).filter(reachedLimit).length;
  const limits = reached > 0 ? ` It reached the limit or was spared on ${reached}.` : '';
  if (pairs.length === 0) return `${solver}: no board that both finished.${limits}`;
  const wholes = pairs.map(({ whole }) => whole).filter((whole) => whole !== undefined);
  const wholly = wholes.length === 0 ? '' : `, its whole time ${times(median(wholes))} that of our process`;
  const ahead = pairs.filter(({ ratio, draw }) => ratio < 1 && !draw);
  const named = ahead.slice(0, 6).map(({ board }) => board);
  const which =
    ahead.length === 0
      ? ''
      : `; it is faster on ${ahead.length} (${named.join(', ')}${ahead.length > named.length ? ' …' : ''})`;
  const ratio = times(median(pairs.map((pair) => pair.ratio)));
  return `${solver}: its solver time is ${ratio} ours (median of ${pairs.length} boards)${wholly}${which}${drawn(pairs)}.${limits}`;
}

/** How many boards are a draw, where there are some. */
function drawn(pairs: readonly Pair[]): string {
  const draws = pairs.filter(({ draw }) => draw).length;
  return draws === 0 ? '' : `; ${draws} are a draw within a tick of its clock`;
}

function findingsOn(rows: readonly Measurement[], solver: string): Finding[] {
  const pairs = pairsWith(rows, solver);
  const ahead = pairs.filter(({ ratio, draw }) => ratio < 1 && !draw).sort((a, b) => a.ratio - b.ratio);
  const behind = pairs.filter(({ ratio, draw }) => ratio >= 1 && !draw);
  const reached = where(rows, { solver }).filter(reachedLimit).length;
  const { length } = pairs;
  const findings: Finding[] = [];
  if (behind.length > 0) {
    const beyond = reached > 0 ? `; boards beyond its limit: ${reached}` : '';
    const ratio = times(median(pairs.map((pair) => pair.ratio)));
    const text = `Solver time against ${solver}: we are faster on ${behind.length} of ${length} boards (its median is ${ratio} ours)${drawn(pairs)}${beyond}.`;
    findings.push({ kind: 'ahead', text });
  }
  const [best] = ahead;
  if (best) {
    const text = `Solver time against ${solver}: it is faster on ${ahead.length} of ${length} boards, most on ${best.board} (${times(1 / best.ratio)}).`;
    findings.push({ kind: 'behind', text });
  }
  const typical = (name: string): number => median(where(rows, { solver: name }).flatMap(({ ms }) => ms));
  const wholes = pairs.map(({ whole }) => whole).filter((whole) => whole !== undefined);
  if (wholes.length > 0 && median(wholes) < 1) {
    const text = `Process for process, ${solver} takes ${times(median(wholes))} our time (median); our own median is ${duration(typical(OURS_WHOLE))} for a process and ${duration(typical(OURS))} in a warm one.`;
    findings.push({ kind: 'behind', text });
  }
  return findings;
}
