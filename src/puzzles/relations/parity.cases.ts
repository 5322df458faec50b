import { type RelationCase, someGroup } from '../../../test/contract/relation-case.ts';
import { Parity } from './parity.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'odd or even',
    values: [2, 3],
    given: true,
    make: (sites, random) => new Parity(someGroup(sites, random), random.below(2) === 0),
  },
];
