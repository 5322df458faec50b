import { BRANCHES, type Branch, type Labeling, SELECTS, type Select } from '../../engine/index.ts';
import { UsageError } from '../terminal/errors.ts';

export type LabelingOption = Pick<Labeling, 'select' | 'branch' | 'order'>;

/** The names by which SICStus knows what has another name here; docs/engine.md lists them all. */
const SICSTUS: Readonly<Record<string, Select>> = {
  ff: 'first-fail',
  first_fail: 'first-fail',
  anti_first_fail: 'anti-first-fail',
  ffc: 'most-constrained',
  most_constrained: 'most-constrained',
  max_regret: 'max-regret',
  dom_w_deg: 'dom/wdeg',
};

export const LABELING_NAMES: readonly string[] = [
  ...new Set([...SELECTS, ...Object.keys(SICSTUS)]),
  ...BRANCHES,
  'up',
  'down',
];

/**
 * `ff,bisect,down`: a way to choose variables, a way to split and an order of values, each at most once; also as a list
 * of SICStus, `[ff,bisect,down]`, where `[]` and nothing at all mean its defaults.
 */
export function parseLabeling(text: string): LabelingOption {
  const found: { select?: Select; branch?: Branch; order?: 'up' | 'down' } = {};
  const set = <K extends keyof typeof found>(key: K, value: NonNullable<(typeof found)[K]>): void => {
    if (found[key] !== undefined)
      throw new UsageError(`--label: both ${found[key]} and ${value} choose the ${key}`);
    found[key] = value;
  };
  const list = /^\s*\[(.*)\]\s*\.?\s*$/s.exec(text)?.[1] ?? text;
  if (list.trim() === '') return found;
  for (const name of list.split(',').map((part) => part.trim())) {
    const select = SICSTUS[name] ?? SELECTS.find((one) => one === name);
    const branch = BRANCHES.find((one) => one === name);
    if (select) set('select', select);
    else if (branch) set('branch', branch);
    else if (name === 'up' || name === 'down') set('order', name);
    else throw new UsageError(`--label: expected ${LABELING_NAMES.join(', ')}; got ${JSON.stringify(name)}`);
  }
  return found;
}
