import type { BenchOptions } from '../options.ts';
import { asJson, asTable, type Row } from '../row.ts';
import { compareSet } from './compare.ts';
import { countSolved } from './count-solved.ts';
import { sets } from './sets.ts';

/** Runs every set that was asked for; progress to stderr, the table or the JSON to stdout. */
export async function benchPuzzles(options: BenchOptions): Promise<void> {
  const rows: Row[] = [];
  for (const set of sets.filter(({ name }) => name.includes(options.only))) {
    process.stderr.write(`${set.name}: ${set.reason} …\n`);
    rows.push(...(await (set.isCounted ? countSolved : compareSet)(set, options)));
  }
  process.stdout.write(options.json ? asJson(rows) : asTable(rows));
}
