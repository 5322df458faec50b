import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { passes, withExactly } from './passes.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'none or two',
    values: [2, 2],
    given: true,
    exact: true,
    make: (sites, random) => passes(someGroup(sites, random)),
  },
  {
    name: 'a number, where a site has the value',
    values: [2, 2],
    given: true,
    make: (sites, random) => {
      const group = someGroup(sites, random);
      return withExactly(random.pick(sites.decided)[0]!, random.below(4), group);
    },
  },
];
