/**
 * The shared vocabulary: places, boards, sentences and scenes. Everything that speaks about a grid speaks in
 * these words. Nothing here knows a puzzle, a rule or a solver, and nothing here imports anything.
 */
export * from './bitmap.ts';
export * from './board.ts';
export * from './geometry.ts';
export * from './glyph.ts';
export * from './json-tree.ts';
export * from './level.ts';
export * from './motion.ts';
export * from './packed-text.ts';
export * from './place.ts';
export * from './scene.ts';
export * from './sentence.ts';
export * from './sites.ts';
export * from './symmetry.ts';
