/**
 * Boards cut into regions that are painted whole: the partition, its text, JSON, picture and drawing, the rules that all
 * such puzzles have, and the sketches their boards are made from. What a clue tells is a puzzle's own.
 */
export * from './grow-regions.ts';
export * from './paper-picture.ts';
export * from './region-board.ts';
export * from './region-drawing.ts';
export * from './region-interaction.ts';
export * from './region-json.ts';
export * from './region-layout.ts';
export * from './region-rules.ts';
export * from './region-scene.ts';
export * from './region-setter.ts';
export * from './region-sketch.ts';
export * from './region-text.ts';
export * from './regions.ts';
