import type { Scale } from '../../../src/lab/index.ts';

/** Milliseconds that one run may take. */
export const TIME_LIMIT: Readonly<Record<Scale, number>> = { tiny: 60_000, quick: 1000, full: 5000 };
