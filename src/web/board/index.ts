/**
 * The board on the page: an SVG that is a grid to those who read the screen by ear, with rows, cells and spoken
 * positions, moved over by arrows, mouse and finger. It shows looks and reports presses; what a press means is
 * decided elsewhere. Large boards are drawn on a canvas (`canvas-grid.tsx`). `picture.tsx` draws boards
 * that are only looked at.
 */

export type { Spot } from './board-layout.ts';
export * from './board-view.tsx';
export * from './picture.tsx';
export type { Button, Hand } from './use-pointer.ts';
export { mostZoom } from './use-zooming.ts';
