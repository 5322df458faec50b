import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { different } from './different.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'no value twice',
    values: [2, 4],
    given: true,
    make: (sites, random) => different(someGroup(sites, random).sites),
  },
];
