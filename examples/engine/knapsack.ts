/** What to carry when all of it is too heavy: the most value within a weight, several of each thing allowed. */
import { fileURLToPath } from 'node:url';
import { linear, Solver } from '../../src/engine/index.ts';

export interface Item {
  readonly name: string;
  readonly weight: number;
  readonly value: number;
  /** How many there are. */
  readonly stock: number;
}

export interface Packing {
  readonly value: number;
  readonly weight: number;
  /** How many of each item, in the order given. */
  readonly counts: readonly number[];
}

/** The best packing: by learning, or chronologically by branch and bound. */
export function pack(
  items: readonly Item[],
  capacity: number,
  search: 'learning' | 'labeling' = 'learning',
): Packing {
  const solver = new Solver();
  const counts = items.map((item) => solver.int(0, item.stock, item.name));
  const most = items.reduce((total, item) => total + item.value * item.stock, 0);
  const value = solver.int(0, most, 'value');

  solver.post(
    linear(
      items.map((item, i) => [item.weight, counts[i]]),
      '<=',
      capacity,
    ),
  );
  solver.post(linear([...items.map((item, i) => [item.value, counts[i]] as const), [-1, value]], '=', 0));

  // Large counts first: a good packing early on lets the bound cut more.
  const labeling = { variables: counts, order: 'down' } as const;
  const optimum = solver.maximize(value, search === 'labeling' ? { labeling } : {});
  if (optimum.status !== 'optimal') throw new Error(`no best packing: ${optimum.status}`);
  const taken = counts.map(optimum.solution.value);
  return {
    value: optimum.best,
    weight: items.reduce((total, item, i) => total + item.weight * taken[i], 0),
    counts: taken,
  };
}

/** Things for a walk of several days. */
export const walk: readonly Item[] = [
  { name: 'bread', weight: 4, value: 12, stock: 3 },
  { name: 'cheese', weight: 3, value: 10, stock: 2 },
  { name: 'water', weight: 10, value: 31, stock: 4 },
  { name: 'tent', weight: 17, value: 44, stock: 1 },
  { name: 'rope', weight: 8, value: 15, stock: 2 },
  { name: 'map', weight: 1, value: 9, stock: 1 },
  { name: 'lamp', weight: 5, value: 13, stock: 2 },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const capacity = 50;
  const { value, weight, counts } = pack(walk, capacity);
  console.log(`Worth ${value}, weighing ${weight} of ${capacity}:`);
  walk.forEach((item, i) => {
    if (counts[i] > 0) console.log(`  ${counts[i]} x ${item.name}`);
  });
}
