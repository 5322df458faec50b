import { batch, computed, signal } from '@preact/signals';
import type { Branch, Select } from '../../engine/index.ts';
import { type BoardText, type LabStep, type LabWish, laboratory } from '../reasoner/index.ts';

/** A search without learning: which variable, how its values are split, and which come first. */
export interface LabStrategy {
  readonly select: Select;
  readonly branch: Branch;
  readonly order: 'up' | 'down';
}

/** A strategy as CLP(FD) programs write it. */
export const strategyName = ({ select, branch, order }: LabStrategy): string =>
  `${select}, ${branch}, ${order}`;

/** More strategies than this make no readable table. */
export const MOST_STRATEGIES = 16;

/** For a look at once: the plainest search, its mirror image, and two that choose. */
const AT_FIRST: readonly LabStrategy[] = [
  { select: 'leftmost', branch: 'step', order: 'up' },
  { select: 'leftmost', branch: 'step', order: 'down' },
  { select: 'most-constrained', branch: 'step', order: 'down' },
  { select: 'dom/wdeg', branch: 'step', order: 'down' },
];

export type LabStanding = 'ready' | 'running' | 'done' | 'stopped' | 'failed';

/** The bench of the lab: the strategies that lie on it, and what has been measured so far. */
export class LabBench {
  readonly strategies = signal(AT_FIRST);
  readonly learning = signal(true);
  readonly goal = signal<LabWish['goal']>('unique');
  readonly seconds = signal(10);
  /** How often each strategy is timed. */
  readonly tries = signal(1);
  /** The program of the paper whose rules are used; empty: ours. */
  readonly program = signal('');

  readonly standing = signal<LabStanding>('ready');
  readonly rows = signal<readonly LabStep['measurement'][]>([]);
  readonly charts = signal<LabStep['charts']>([]);
  /** How many strategies the last run set out to measure. */
  readonly planned = signal(0);
  /** Whether all who finished say the same; undefined before two have. */
  readonly agreed = computed(() => {
    const said = this.rows.value
      .filter(({ answer }) => answer !== 'unknown')
      .map(({ answer, counters }) => (answer === 'counted' ? `${counters['solutions']}` : answer));
    return said.length < 2 ? undefined : new Set(said).size === 1;
  });

  readonly #board: BoardText;
  #stop: AbortController | undefined;

  constructor(board: BoardText) {
    this.#board = board;
  }

  has(strategy: LabStrategy): boolean {
    return this.strategies.value.some((each) => same(each, strategy));
  }

  add(strategy: LabStrategy): void {
    if (!this.has(strategy)) this.strategies.value = [...this.strategies.value, strategy];
  }

  remove(strategy: LabStrategy): void {
    this.strategies.value = this.strategies.value.filter((each) => !same(each, strategy));
  }

  /** Lays out every branching for every variable choice that is there, as far as a table can hold them. */
  fillGrid(): void {
    const selects = [...new Set(this.strategies.value.map(({ select }) => select))];
    const orders = [...new Set(this.strategies.value.map(({ order }) => order))];
    for (const select of selects)
      for (const order of orders.slice(0, 1))
        for (const branch of ['step', 'enum', 'bisect', 'middle'] as const)
          if (this.strategies.value.length < MOST_STRATEGIES) this.add({ select, branch, order });
  }

  /** Measures from the beginning; what was there before is cleared away. */
  async run(): Promise<void> {
    this.stop();
    const labelings = this.strategies.value.map((labeling) => ({ name: strategyName(labeling), labeling }));
    const learning = this.learning.value;
    const planned = labelings.length + (learning ? 1 : 0);
    const timeLimit = this.seconds.value * 1000;
    const program = this.program.value;
    const tries = this.tries.value;
    const wish: LabWish = {
      labelings,
      learning,
      goal: this.goal.value,
      timeLimit,
      tries,
      ...(program === '' ? {} : { program }),
    };
    batch(() => {
      this.rows.value = [];
      this.charts.value = [];
      this.planned.value = planned;
      this.standing.value = 'running';
    });
    const stop = new AbortController();
    this.#stop = stop;
    const told = ({ measurement, charts }: LabStep): void => {
      if (stop.signal.aborted) return;
      batch(() => {
        this.rows.value = [...this.rows.value, measurement];
        this.charts.value = charts;
      });
    };
    const answer = await laboratory.ask((answers) => answers.measure(this.#board, wish, told), {
      // One more than planned, because the first is run once to warm up.
      limit: (planned + 1) * timeLimit * (tries > 1 ? 3 : 1.5) + 10_000,
      signal: stop.signal,
    });
    if (stop.signal.aborted) return;
    this.#stop = undefined;
    this.standing.value = answer.ok && answer.value ? 'done' : 'failed';
  }

  /** Ends the run; what has been measured stays. */
  stop(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = undefined;
    laboratory.rest();
    this.standing.value = 'stopped';
  }
}

const same = (one: LabStrategy, other: LabStrategy): boolean => strategyName(one) === strategyName(other);
