/**
 * The whole of Calçada in one import: boards, puzzles, formats, reasoning, drawing and the engine under them.
 * Nothing lives here but this list; whoever needs one room imports it alone (`calcada/engine`, `calcada/puzzles` …).
 */
export * from './board/index.ts';
