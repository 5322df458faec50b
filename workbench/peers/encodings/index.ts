/**
 * The encodings, one file a kind of board: the same rules for MiniZinc and SWI-Prolog, each in the manner that
 * suits it, and as the papers wrote them where that differs. The facts of a board are written by the encoders.
 */
export * from './lights.ts';
export * from './paint.ts';
export * from './report.ts';
export * from './road.ts';
