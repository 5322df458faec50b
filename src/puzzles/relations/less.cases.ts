import { allSites, type RelationCase } from '../../../test/contract/relation-case.ts';
import { less } from './less.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'one before the other',
    values: [2, 4],
    given: true,
    make: (sites, random) => {
      const all = allSites(sites);
      const one = random.pick(all);
      return less(one, random.pick(all.filter((site) => site !== one || all.length === 1)));
    },
  },
];
