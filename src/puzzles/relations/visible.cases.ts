import { allSites, type RelationCase } from '../../../test/contract/relation-case.ts';
import { visible } from './visible.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'this many are seen from one end',
    values: [2, 4],
    given: true,
    exact: true,
    make: (sites, random) => {
      const line = allSites(sites);
      return visible(random.below(2) === 0 ? line : line.toReversed(), random.below(line.length + 2));
    },
  },
];
