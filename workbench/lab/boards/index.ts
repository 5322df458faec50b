/**
 * The boards of the experiments: those that stand in the papers, a few kept ones with one solution, and random ones
 * as the papers made them, from a seed. Nothing here reads a file, solves a board or knows what is measured on it.
 */
export { keptBoards } from './kept-boards.ts';
export { paperBoards } from './paper-boards.ts';
export { randomLights } from './random-lights.ts';
export { randomPavement, randomPicture } from './random-pictures.ts';
export { randomRoad, roadOfPaper } from './random-road.ts';
export { boardsOf, readBoard } from './read-board.ts';
export { lightsStandIn, pavementReading } from './stand-ins.ts';
