import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { runs } from './runs.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'in a row of regions',
    values: [2, 2],
    shared: true,
    make: (sites, random) =>
      runs(someGroup(sites, random), {
        runs: random.below(4),
        total: random.below(2) === 0 ? null : random.below(6),
      }),
  },
];
