import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { atMost, exactly } from './count.ts';

const wide = { values: [2, 3], given: true, shared: true } as const;

export const cases: readonly RelationCase[] = [
  {
    name: 'exactly',
    ...wide,
    make: (sites, random) => exactly(random.below(5), someGroup(sites, random, true)),
  },
  {
    name: 'exactly, each site decided by itself',
    values: [2, 2],
    given: true,
    exact: true,
    make: (sites, random) => exactly(random.below(5), someGroup(sites, random)),
  },
  { name: 'at most', ...wide, make: (sites, random) => atMost(random.below(3), someGroup(sites, random)) },
];
