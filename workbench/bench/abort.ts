/**
 * How long the engine holds the thread between two turns of the event loop: `npm run bench:abort`. That is how late it
 * hears an `AbortSignal`. A row per model: the longest time of each run, in processor time, so that other programs on
 * the machine do not count.
 */
import { allDifferent, cumulative, element, type IntVar, linear, Solver } from '../../src/engine/index.ts';
import { Random } from '../../src/generate/index.ts';
import { median } from './median.ts';

const RUNS = Number(process.env['RUNS'] ?? 10);

type Model = (random: Random) => { readonly solver: Solver; readonly cost: IntVar };

/** Each job visits every machine once, in an order of its own. */
const jobShop =
  (jobs: number, machines: number): Model =>
  (random) => {
    const solver = new Solver();
    const horizon = 20 * jobs * machines;
    const cost = solver.int(0, horizon);
    const tasks = Array.from({ length: machines }, () => [] as Parameters<typeof cumulative>[0][number][]);
    for (let job = 0; job < jobs; job++) {
      let last: { readonly start: IntVar; readonly duration: number } | undefined;
      for (const machine of random.shuffle([...tasks.keys()])) {
        const task = { start: solver.int(0, horizon), duration: 5 + random.below(36), demand: 1 };
        tasks[machine]!.push(task);
        if (last) solver.post(atLeastAfter(task.start, last.start, last.duration));
        last = task;
      }
      solver.post(atLeastAfter(cost, last!.start, last!.duration));
    }
    for (const one of tasks) solver.post(cumulative(one, 1));
    return { solver, cost };
  };

const project =
  (count: number): Model =>
  (random) => {
    const solver = new Solver();
    const cost = solver.int(0, 10 * count);
    const tasks = Array.from({ length: count }, () => ({
      start: solver.int(0, 10 * count),
      duration: 1 + random.below(20),
      demand: 1 + random.below(5),
    }));
    for (const { start, duration } of tasks) solver.post(atLeastAfter(cost, start, duration));
    solver.post(cumulative(tasks, 8));
    return { solver, cost };
  };

/** Items in five knapsacks at once. */
const knapsack =
  (items: number): Model =>
  (random) => {
    const solver = new Solver();
    const taken = Array.from({ length: items }, () => solver.bool());
    const weighed = () => taken.map((item) => [5 + random.below(96), item] as const);
    for (let row = 0; row < 5; row++) solver.post(linear(weighed(), '<=', 17 * items));
    const cost = solver.int(-100 * items, 0);
    solver.post(linear([...weighed(), [1, cost]], '=', 0));
    return { solver, cost };
  };

const assignment =
  (count: number): Model =>
  (random) => {
    const solver = new Solver();
    const chosen = Array.from({ length: count }, () => solver.int(0, count - 1));
    solver.post(allDifferent(chosen));
    const costs = chosen.map((index) => {
      const cost = solver.int(1, 1000);
      const table = Array.from({ length: count }, () => 1 + random.below(1000));
      solver.post(element(index, table, cost));
      return cost;
    });
    const cost = solver.int(0, 1000 * count);
    solver.post(linear([...costs.map((one) => [1, one] as const), [-1, cost]], '=', 0));
    return { solver, cost };
  };

const atLeastAfter = (later: IntVar, earlier: IntVar, by: number) =>
  linear(
    [
      [1, later],
      [-1, earlier],
    ],
    '>=',
    by,
  );

const MODELS: readonly (readonly [name: string, model: Model])[] = [
  ['job shop 10x10', jobShop(10, 10)],
  ['job shop 20x15', jobShop(20, 15)],
  ['cumulative, 100 tasks', project(100)],
  ['cumulative, 400 tasks', project(400)],
  ['knapsacks, 60 items', knapsack(60)],
  ['knapsacks, 2,000 items', knapsack(2000)],
  ['knapsacks, 20,000 items', knapsack(20_000)],
  ['assignment of 30', assignment(30)],
  ['assignment of 100', assignment(100)],
];

/** The longest turn while a search runs that is aborted after a while. */
async function longestTurn(model: Model, seed: number): Promise<number> {
  const random = new Random(seed);
  const { solver, cost } = model(random);
  const abort = new AbortController();
  let longest = 0;
  let since = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(since);
    longest = Math.max(longest, (user + system) / 1000);
    since = process.cpuUsage();
  };
  const every = setInterval(turn, 0);
  const timer = setTimeout(() => abort.abort(), 5 + random.below(1500));
  await solver.minimizeAsync(cost, { signal: abort.signal });
  turn();
  clearInterval(every);
  clearTimeout(timer);
  return longest;
}

console.log('| model | median, ms | longest, ms |\n|---|---|---|');
for (const [name, model] of MODELS) {
  const turns: number[] = [];
  for (let seed = 1; seed <= RUNS; seed++) turns.push(await longestTurn(model, seed));
  console.log(`| ${name} | ${median(turns).toFixed(0)} | ${Math.max(...turns).toFixed(0)} |`);
}
