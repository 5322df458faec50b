import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { circuit, subcircuit } from './circuit.ts';

export const cases: readonly ConstraintCase[] = [
  { name: 'circuit', consistency: 'checking', make: (s, r) => circuit(someInts(s, r, r.below(5), -1, 4)) },
  {
    name: 'subcircuit',
    consistency: 'checking',
    make: (s, r) => subcircuit(someInts(s, r, r.below(5), -1, 4)),
  },
];
