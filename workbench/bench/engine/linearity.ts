import { type Row, row } from '../row.ts';
import { CHAINS, chainName } from './chain-cnf.ts';

/** Time per literal of the propagation-only chains: the same at every length if it is linear. */
export function linearityRows(rows: readonly Row[]): Row[] {
  const nanoseconds = CHAINS.map((length) => {
    const found = rows.find((one) => one.task === `${chainName(length)}, warm`);
    return found && (found.ours * 1e6) / length;
  });
  const [short, middle, long] = nanoseconds;
  if (short === undefined || middle === undefined || long === undefined) return [];
  return [
    row('chain, time a literal at 200,000', middle, 'ours at 100,000', short, 'ns'),
    row('chain, time a literal at 1,000,000', long, 'ours at 100,000', short, 'ns'),
  ];
}
