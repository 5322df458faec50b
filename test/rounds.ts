/** What part of the random trials is made; an everyday run makes a third. A twelfth is enough to find the mutants that are found at all. */
const PARTS: Readonly<Record<string, number>> = { 'test:quick': 8, mutants: 12 };
const EVERYDAY = 3;

/** How often a random trial is made: as often as said with CALCADA_LONG=1, else a part of it, by the script that runs. */
export const rounds = (full: number): number =>
  process.env['CALCADA_LONG']
    ? full
    : Math.ceil(full / (PARTS[process.env['npm_lifecycle_event'] ?? ''] ?? EVERYDAY));

/** How much a suite compares that is sized by what it checks: ten times as much with CALCADA_LONG=1, little for mutants. */
export const sized = (everyday: number): number =>
  process.env['CALCADA_LONG']
    ? 10 * everyday
    : process.env['npm_lifecycle_event'] === 'mutants'
      ? Math.ceil(everyday / 12)
      : everyday;
