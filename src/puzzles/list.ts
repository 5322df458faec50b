/** The only list of puzzles, one line each, in the order of their names. See docs/decisions/0013. */
export { akari } from './akari/index.ts';
export { bosnianRoad } from './bosnian-road/index.ts';
export { crazyPavement } from './crazy-pavement/index.ts';
export { dualClueCrossAPix } from './dual-clue-cross-a-pix/index.ts';
export { futoshiki } from './futoshiki/index.ts';
export { mosaic } from './mosaic/index.ts';
export { skyscrapers } from './skyscrapers/index.ts';
export { slitherlink } from './slitherlink/index.ts';
