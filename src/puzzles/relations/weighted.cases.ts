import { allSites, type RelationCase } from '../../../test/contract/relation-case.ts';
import { Weighted } from './weighted.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'a sum with weights of both signs',
    values: [2, 3],
    given: true,
    make: (sites, random) => {
      const all = allSites(sites);
      const weights = all.map((site) => ({ site, weight: random.pick([-2, -1, 1, 1, 2]) }));
      return new Weighted(random.pick(sites.values), weights, random.below(5) - 1);
    },
  },
];
