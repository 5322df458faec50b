/**
 * What the page remembers, as signals: settings, where we are, messages, the games that were begun, the game on the
 * table and the board being drawn. It knows the browser's storage and address, and nothing of how things look.
 */
export * from './board-scene.ts';
export * from './drawn-board.ts';
export * from './games.ts';
export * from './lab-bench.ts';
export * from './messages.ts';
export * from './played-game.ts';
export * from './route.ts';
export * from './settings.ts';
export * from './zoom.ts';
