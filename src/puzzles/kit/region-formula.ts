import { nameOf } from '../../board/index.ts';
import type { Atom, FormulaBuilder } from '../formula.ts';
import { cellsByRegion, type Partition } from './regions.ts';

/** For each cell the variable of its region: is it painted? */
export function regionAtoms(partition: Partition, builder: FormulaBuilder): Atom[] {
  const atoms = cellsByRegion(partition).map((cells) =>
    builder.decision(nameOf(cells[0]!, partition.columns), cells),
  );
  return partition.regions.map((region) => atoms[region]!);
}
