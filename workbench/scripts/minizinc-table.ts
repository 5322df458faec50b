/** Results of several solvers as a table, with their score by the rules of the MiniZinc Challenge. */
import type { Goal, Run } from './flatzinc-run.ts';

/** One run, or a place of a family for which nothing compiles. */
export interface Line extends Partial<Run> {
  readonly family: string;
  readonly place: string;
  readonly instance?: string;
  readonly goal?: Goal;
  readonly solver?: string;
  readonly limit?: number;
}

/** What the solvers made of one instance. */
export interface Row {
  readonly family: string;
  readonly place: string;
  readonly instance: string | undefined;
  goal: Goal;
  /** Seconds of processor time that a run might take. */
  readonly limit: number;
  readonly runs: Record<string, Run>;
}

/** Seconds of processor time from which on starting a process is no longer most of a run. */
const BEYOND_START = 1;

/** One row for each place of a family; of a solver's runs the last counts. */
export function merged(lines: readonly Line[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { family, place, instance, goal, solver, limit = 0, ...run } of lines) {
    const key = `${family} ${place}`;
    const row: Row = rows.get(key) ?? { family, place, instance, goal: goal ?? 'satisfy', limit, runs: {} };
    if (row.instance !== instance || row.limit !== limit)
      throw new Error(
        `${key}: expected ${row.instance} for ${row.limit} s in all results, got ${instance} for ${limit} s`,
      );
    if (goal !== undefined) row.goal = goal;
    if (solver !== undefined) row.runs[solver] = run as Run;
    rows.set(key, row);
  }
  return [...rows.values()];
}

const isSettled = (run: Run): boolean => run.status === 'solved' || run.status === 'unsatisfiable';
const isAnswered = (run: Run): boolean => isSettled(run) || run.status === 'best';

/** How much better the first answer is by "complete scoring": positive, negative, or 0 if they cannot be told apart. */
function compared(goal: Goal, first: Run, second: Run): number {
  const bySettling = Number(isSettled(first)) - Number(isSettled(second));
  const byAnswer = Number(isAnswered(first)) - Number(isAnswered(second));
  const [a, b] = [first.objective, second.objective];
  const byObjective = a === undefined || b === undefined ? 0 : goal === 'minimize' ? b - a : a - b;
  return byAnswer || bySettling || byObjective;
}

/**
 * What a run scores against another in the MiniZinc Challenge (rules of 2020, "complete scoring"): a point for a better
 * answer, none without an answer, and else a share of the point by time, in whole seconds rounded down.
 */
export function challengePoints({ goal, limit, runs }: Row, name: string, against: string): number {
  const [run, other] = [runs[name], runs[against]];
  if (!isAnswered(run)) return 0;
  const better = compared(goal, run, other);
  if (better !== 0) return better > 0 ? 1 : 0;
  const used = (each: Run): number => Math.floor(isSettled(each) ? each.seconds : limit);
  const both = used(run) + used(other);
  return both === 0 ? 0.5 : used(other) / both;
}

/** Solvers that contradict each other: one has a solution where another has none, or a better one than a proved best. */
export function contradictions({ family, instance, goal, runs }: Row): string[] {
  return Object.entries(runs).flatMap(([name, run]) =>
    Object.entries(runs).flatMap(([other, against]) => {
      const isRefuted =
        run.status === 'unsatisfiable' && (against.status === 'solved' || against.status === 'best');
      const isBeaten =
        run.status === 'solved' &&
        goal !== 'satisfy' &&
        compared(goal, { ...against, status: 'solved' }, run) > 0;
      return isRefuted || (isBeaten && against.objective !== undefined)
        ? [`${family} ${instance}: ${name} and ${other}`]
        : [];
    }),
  );
}

const seconds = (time: number): string => `${time.toFixed(1)} s`;

function cell(run: Run | undefined): string {
  if (run === undefined) return '';
  if (run.status === 'unsatisfiable') return `none, ${seconds(run.seconds)}`;
  if (!isAnswered(run)) return run.status === 'nothing' ? '–' : run.status;
  if (run.objective === undefined) return seconds(run.seconds);
  const found = `${run.objective}, ${seconds(run.bestAfter ?? run.seconds)}`;
  return run.status === 'solved' ? `${found}, proved ${seconds(run.seconds)}` : found;
}

/** Geometric mean of the times of one by those of the other on what both settle and takes either beyond its start. */
function timesAgainst(rows: readonly Row[], name: string, other: string): string {
  const ratios = rows
    .map(({ runs }) => [runs[name], runs[other]])
    .filter((both) => both.every(isSettled) && both.some((run) => run.seconds >= BEYOND_START))
    .map(([run, against]) => Math.log(Math.max(run.seconds, 0.01) / Math.max(against.seconds, 0.01)));
  if (ratios.length === 0) return '–';
  const mean = Math.exp(ratios.reduce((sum, each) => sum + each, 0) / ratios.length);
  return `${mean.toFixed(2)} (${ratios.length})`;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function table(rows: readonly Row[]): string {
  const compiled = rows.filter(({ instance }) => instance !== undefined);
  const names = [...new Set(compiled.flatMap(({ runs }) => Object.keys(runs)))];
  const full = compiled.filter(({ runs }) => names.every((name) => runs[name] !== undefined));
  const count = (is: (row: Row) => boolean): number => full.filter(is).length;
  const points = (name: string, other: string): number =>
    full.reduce((sum, each) => sum + challengePoints(each, name, other), 0);
  const isBest = ({ goal, runs }: Row, name: string): boolean =>
    runs[name].objective !== undefined &&
    names.every(
      (other) => compared(goal, { ...runs[name], status: 'best' }, { ...runs[other], status: 'best' }) >= 0,
    );
  const wrong = full.flatMap(contradictions);
  const header = (cells: readonly string[]): string[] => [row(cells), `|${'---|'.repeat(cells.length)}`];
  return [
    `Families: ${new Set(rows.map(({ family }) => family)).size}; instances that all solvers were given: ${full.length}, ` +
      `${count(({ goal }) => goal !== 'satisfy')} with an objective; contradictions: ${wrong.length === 0 ? 'none' : wrong.join('; ')}`,
    '',
    ...header([
      '',
      'settled',
      'best objective',
      'nothing',
      ...names.map((name) => `points against ${name}`),
      'score',
    ]),
    ...names.map((name) => {
      const against = names.map((other) => (other === name ? 0 : points(name, other)));
      return row([
        name,
        count(({ runs }) => isSettled(runs[name])),
        count((each) => isBest(each, name)),
        count(({ runs }) => !isAnswered(runs[name])),
        ...against.map((each, at) => (names[at] === name ? '' : each.toFixed(1))),
        against.reduce((sum, each) => sum + each, 0).toFixed(1),
      ]);
    }),
    '',
    ...header(['time of … / time of …', ...names]),
    ...names.map((name) =>
      row([name, ...names.map((other) => (other === name ? '' : timesAgainst(full, name, other)))]),
    ),
    '',
    ...header(['family', 'instance', 'goal', ...names]),
    ...compiled.map(({ family, instance, goal, runs }) =>
      row([family, instance ?? '', goal, ...names.map((name) => cell(runs[name]))]),
    ),
    '',
    `Nothing compiles: ${rows
      .filter(({ instance }) => instance === undefined)
      .map(({ family, place }) => `${family} (${place})`)
      .join(', ')}`,
  ].join('\n');
}
