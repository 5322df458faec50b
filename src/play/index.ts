/**
 * Playing and setting without a page: moves with undo and redo to the start, checkpoints, what a press and a drag
 * mean, which rules are broken and which clues are kept, rulers, drawing a board from nothing, links that hold a
 * board, and what is kept between two visits. Nothing here draws, listens to a mouse or knows which puzzles there
 * are: a puzzle's `interaction` tells what its hand is like. Start with `game.ts` and `draft.ts`.
 */

export * from './auto-dots.ts';
export * from './checked.ts';
export * from './clue-slots.ts';
export * from './day.ts';
export * from './draft.ts';
export * from './game.ts';
export * from './judgement.ts';
export * from './keys.ts';
export * from './missing-clue.ts';
export * from './picture.ts';
export * from './records.ts';
export * from './rulers.ts';
export * from './saved-game.ts';
export * from './share-link.ts';
export * from './site-state.ts';
export * from './spare-clues.ts';
export * from './stroke.ts';
export * from './told.ts';
