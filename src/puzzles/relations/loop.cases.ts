import type { RelationCase } from '../../../test/contract/relation-case.ts';
import { beside } from '../../board/index.ts';
import { group } from './group.ts';
import { loop } from './loop.ts';

export const cases: readonly RelationCase[] = [
  {
    name: 'through the cells of a board',
    values: [2, 2],
    make: (sites, random) => {
      const cells = sites.decided.map(([cell]) => cell!);
      const { columns } = sites;
      const shape = { rows: cells.length / columns, columns };
      return loop(group(cells, random.pick(sites.values)), (cell) => beside(shape, cell));
    },
  },
];
