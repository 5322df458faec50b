/**
 * The whole of Calçada in one import: boards, puzzles, formats, reasoning, generating, drawing and the engine under
 * them, which keeps its many short names to itself (`engine.Solver`). There is nothing here but this list; a program
 * that needs one room imports it alone (`calcada/engine`, `calcada/puzzles` …).
 */
export * from './board/index.ts';
export * as engine from './engine/index.ts';
export * from './formats/index.ts';
export * from './generate/index.ts';
export * from './puzzles/index.ts';
export * from './reasoning/index.ts';
export * from './render/index.ts';
