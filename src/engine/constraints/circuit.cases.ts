import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { circuit, subcircuit } from './circuit.ts';

export const cases: readonly ConstraintCase[] = [
  { name: 'circuit', consistency: 'checking', make: (s, r) => circuit(someInts(s, r, r.below(5), -1, 4)) },
  {
    name: 'subcircuit',
    consistency: 'checking',
    make: (s, r) => subcircuit(someInts(s, r, r.below(5), -1, 4)),
  },
  {
    name: 'circuit over whole domains',
    consistency: 'checking',
    make: (s, r) => {
      const size = 3 + r.below(3);
      return circuit(Array.from({ length: size }, () => s.int(0, size - 1)));
    },
  },
  {
    name: 'subcircuit over whole domains',
    consistency: 'checking',
    make: (s, r) => {
      const size = 3 + r.below(3);
      return subcircuit(Array.from({ length: size }, () => s.int(0, size - 1)));
    },
  },
  {
    name: 'circuit in two parts',
    consistency: 'checking',
    make: (s, r) => {
      // No chain is closed and all values can be taken: only a walk finds that the parts are not joined.
      const bridge = r.below(6);
      return circuit(
        Array.from({ length: 6 }, (_, i) => {
          const part = i < 3 ? [0, 1, 2] : [3, 4, 5];
          const others = part.filter((j) => j !== i);
          return s.int(i === bridge && r.below(3) > 0 ? [...others, r.below(6)] : others);
        }),
      );
    },
  },
];
