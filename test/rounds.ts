/** What part of the work of a random suite is done, by the script that runs; a twelfth finds the mutants that are found at all. */
const PARTS: Readonly<Record<string, number>> = {
  'test:quick': 12,
  'test:watch': 12,
  'test:changed': 12,
  mutants: 12,
};
const EVERYDAY = 3;

const isLong = process.env['CALCADA_LONG'] !== undefined;
const part = PARTS[process.env['npm_lifecycle_event'] ?? ''];

/** How often a random trial is made: as often as said with CALCADA_LONG=1, a third of it in everyday runs, or a twelfth. */
export const rounds = (full: number): number => (isLong ? full : Math.ceil(full / (part ?? EVERYDAY)));

/** How much a suite compares that is sized by what it checks: ten times as much with CALCADA_LONG=1, or a twelfth. */
export const sized = (everyday: number): number =>
  isLong ? 10 * everyday : Math.ceil(everyday / (part ?? 1));
