/** What boards are drawn with, by hand or from a picture, the lab, and the papers: it comes in one part. */
export { ModelView } from '../minizinc/index.ts';
export { PapersView } from '../papers/index.ts';
export { LabView } from './lab-view.tsx';
export { PictureSheet } from './picture-sheet.tsx';
export { SetView } from './set-view.tsx';
