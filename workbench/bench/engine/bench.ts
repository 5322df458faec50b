import type { BenchOptions } from '../options.ts';
import { asJson, asTable, type Row } from '../row.ts';
import { allocationRow } from './allocation.ts';
import { compare } from './compare.ts';
import { linearityRows } from './linearity.ts';
import { findRivals } from './rivals.ts';
import { tasks } from './tasks.ts';

/** Runs every task that was asked for; progress to stderr, the table or the JSON to stdout. */
export async function benchEngine(options: BenchOptions): Promise<void> {
  const rivals = await findRivals();
  const rows: Row[] = [];
  for (const task of tasks.filter(({ name }) => name.includes(options.only))) {
    process.stderr.write(`${task.name} …\n`);
    rows.push(...(await compare(task, rivals.get(task.name) ?? [], options)));
  }
  rows.push(...linearityRows(rows), ...(options.only === '' ? await allocationRow() : []));
  process.stdout.write(options.json ? asJson(rows) : asTable(rows));
}
