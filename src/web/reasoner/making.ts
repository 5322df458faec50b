/** What boards are made, set and proved with: it comes in one part. */
export { generateBoard } from './generate-board.ts';
export { proveBoard } from './prove-board.ts';
export { proposeClue, stripBoard } from './set-board.ts';
