/** A part of the random trials is enough for a quick look, and fewer for each of hundreds of mutants. */
const PARTS: Readonly<Record<string, number>> = { 'test:quick': 4, mutants: 12 };

/** How often a random trial is made: as often as said, or a part of it under `npm run test:quick` and `npm run mutants`. */
export const rounds = (full: number): number =>
  Math.ceil(full / (PARTS[process.env['npm_lifecycle_event'] ?? ''] ?? 1));
