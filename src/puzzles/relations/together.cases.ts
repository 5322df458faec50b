import type { RelationCase } from '../../../test/contract/relation-case.ts';
import { together } from './together.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'the sites of a decision',
    values: [2, 3],
    shared: true,
    always: true,
    make: (sites, random) => together(random.pick(sites.decided)),
  },
];
