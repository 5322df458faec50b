import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { some } from './some.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'some of two groups',
    values: [2, 3],
    given: true,
    shared: true,
    exact: true,
    make: (sites, random) => some(someGroup(sites, random), someGroup(sites, random)),
  },
];
