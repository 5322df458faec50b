/**
 * What the page remembers, as signals: settings, where we are, messages, the boards that are kept, the game on the
 * table and the board being drawn. It knows the browser's storage and address, and nothing of how things look.
 */
export * from './board-scene.ts';
export * from './collection.ts';
export * from './days.ts';
export * from './drawn-board.ts';
export * from './game-table.ts';
export * from './games.ts';
export * from './hint-on-board.ts';
export { openStorage, storageTrouble } from './kept-store.ts';
export * from './lab-bench.ts';
export * from './messages.ts';
export * from './new-board.ts';
export * from './played-game.ts';
export * from './records.ts';
export * from './route.ts';
export * from './saved-boards.ts';
export * from './saved-models.ts';
export * from './screen.ts';
export * from './settings.ts';
export * from './slot-file.ts';
export * from './zoom.ts';
