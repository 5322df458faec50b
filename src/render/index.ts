/**
 * Drawings of a scene: plain text as in the papers, box-drawing characters for terminals that have them, and SVG.
 * Each reader decides how a role looks; none knows what puzzle it draws, and none decides by colour alone.
 * What stands in a scene is decided by the puzzles, and where a drawing goes by those who asked for it.
 */
export {
  type BetweenCells,
  betweenCells,
  type Candidates,
  EAST,
  type Layers,
  layersOf,
  NORTH,
  SOUTH,
  WEST,
} from './layers.ts';
export * from './page.ts';
export * from './strip.ts';
export { candidatePlaces, drawSvg, EDGE_BARS, EDGE_RING, PATCHES, type SvgOptions } from './svg.ts';
export * from './text.ts';
export * from './unicode.ts';
