/** The scripts that somebody waits for: they do less of each suite. `npm test` does all of it. */
export const isQuick = ['test:quick', 'test:watch', 'test:changed'].includes(
  process.env['npm_lifecycle_event'] ?? '',
);
/** A twelfth finds the mutants that are found at all. */
const isMutants = process.env['npm_lifecycle_event'] === 'mutants';
const isLong = process.env['CALCADA_LONG'] !== undefined;

const twelfth = (count: number): number => Math.ceil(count / 12);

/** How often a random trial is made: as often as said with CALCADA_LONG=1, a third of it otherwise, less in quick runs. */
export const rounds = (full: number, quick = twelfth(full)): number => {
  if (isLong) return full;
  if (isMutants) return Math.max(quick, twelfth(full));
  return isQuick ? quick : Math.ceil(full / 3);
};

/**
 * How much a suite compares that is sized by what it checks: ten times as much, or as said, with CALCADA_LONG=1, less in
 * quick runs.
 */
export const sized = (everyday: number, quick = twelfth(everyday), long = 10 * everyday): number => {
  if (isLong) return long;
  if (isMutants) return Math.max(quick, twelfth(everyday));
  return isQuick ? quick : everyday;
};

/** All of a list, or in quick runs this many of it, spread evenly. */
export const sampled = <T>(all: readonly T[], quick: number): readonly T[] =>
  isQuick && quick < all.length
    ? Array.from({ length: quick }, (_, at) => all[Math.floor((at * all.length) / quick)]!)
    : all;
