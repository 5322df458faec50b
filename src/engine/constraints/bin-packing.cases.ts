import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { binPacking } from './bin-packing.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'binPacking',
    consistency: 'checking',
    make: (s, r) => {
      const bins = someInts(s, r, r.below(5), -1, 3);
      const items = bins.map((bin) => ({ bin, size: r.below(4) }));
      const loads = Array.from({ length: r.below(4) }, () =>
        r.below(3) === 0 ? r.below(5) : someInt(s, r, -1, 6),
      );
      return binPacking(items, loads, { first: r.below(2) });
    },
  },
  {
    name: 'binPacking with loads that cannot be',
    consistency: 'checking',
    make: (s, r) => {
      const items = Array.from({ length: 3 + r.below(3) }, () => ({
        bin: s.int(0, 1 + r.below(2)),
        size: 2 + r.below(4),
      }));
      const total = items.reduce((sum, { size }) => sum + size, 0);
      return binPacking(items, [s.int(3, 7), s.int(r.below(3), total), s.int(0, 5)]);
    },
  },
  {
    name: 'binPacking of large items',
    consistency: 'checking',
    make: (s, r) => {
      const items = Array.from({ length: 4 + r.below(3) }, () => ({
        bin: s.int(0, 1),
        size: 8 + r.below(60),
      }));
      const total = items.reduce((sum, { size }) => sum + size, 0);
      const load = items.reduce((sum, { size }) => sum + (r.below(2) === 0 ? size : 0), r.below(3));
      return binPacking(items, [
        s.int([load, load + 31, load + 64]),
        s.int([total - load, total - load - 31]),
      ]);
    },
  },
];
