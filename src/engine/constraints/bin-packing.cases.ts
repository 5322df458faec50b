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
];
