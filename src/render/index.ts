/**
 * Drawings of a scene: plain text as in the papers, box-drawing characters for terminals that have them, SVG, and the
 * same as plain shapes for those who draw by other means. Each reader decides how a role looks; none knows what puzzle
 * it draws, and none decides by colour alone. What stands in a scene is decided by the puzzles, and where a drawing
 * goes by those who asked for it.
 */
export { clueDepths, cluesOf, levelsOf } from './clue-shapes.ts';
export { drawIn } from './languages.ts';
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
export { pictureStyle, type Theme } from './palette.ts';
export {
  candidatePlaces,
  type DrawnShape,
  drawShapes,
  EDGE_BARS,
  EDGE_RING,
  frameOf,
  linesBetween,
  PATCHES,
  POINT,
  type ShapedScene,
} from './shapes.ts';
export * from './strip.ts';
export { drawSvg, type SvgOptions } from './svg.ts';
export * from './text.ts';
export * from './unicode.ts';
