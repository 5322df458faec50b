/**
 * Formulas, proofs, and programs of other tools. A board becomes lines over 0/1 variables, written from its grid alone
 * (`formula`); what a search has learned becomes a proof over these lines that other people's checkers accept
 * (`refutation`), and our own checkers read (`checker`). `boards` and `models` bring the search and the proof together,
 * for puzzles and for FlatZinc; `programs` writes a board for other tools. `formula`, `refutation`, `checker` and
 * `programs` never import the engine or the reasoning: what they say rests on the grid alone.
 */
export * from './boards/index.ts';
export * from './checker/index.ts';
export * from './formula/index.ts';
export * from './models/index.ts';
export * from './programs/index.ts';
export * from './refutation/index.ts';
