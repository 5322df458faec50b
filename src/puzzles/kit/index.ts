/**
 * The kit: parts that puzzles share. Reading a board of text and reporting what is wrong with it, neighbours and
 * sight lines, cells and their names, what a rule remembers about a board; regions, their text, rules and picture.
 * What only one puzzle needs does not live here, and nothing here knows which puzzles there are.
 */
export * from './blobs.ts';
export * from './board-lines.ts';

export * from './cell-drawing.ts';
export * from './cell-grid.ts';
export * from './cell-layout.ts';
export * from './clue-difference.ts';
export * from './clue-notes.ts';
export * from './clue-number.ts';
export * from './count-telling.ts';
export * from './counted.ts';
export * from './counting-clue.ts';
export * from './emphasis.ts';
export * from './grow-regions.ts';
export * from './line-rule.ts';
export * from './line-sentence.ts';
export * from './line-techniques.ts';
export * from './paint.ts';
export * from './paper-picture.ts';
export * from './per-board.ts';
export * from './picture.ts';
export * from './problem-list.ts';
export * from './read-rows.ts';
export * from './region-board.ts';
export * from './region-drawing.ts';
export * from './region-formula.ts';
export * from './region-interaction.ts';
export * from './region-json.ts';
export * from './region-layout.ts';
export * from './region-rules.ts';
export * from './region-scene.ts';
export * from './region-setter.ts';
export * from './region-sketch.ts';
export * from './region-text.ts';
export * from './regions.ts';
export * from './sight-lines.ts';
export * from './tally.ts';
export * from './text-lines.ts';
