/** What boards are drawn with, by hand or from a picture: it comes in one part. */
export { PictureSheet } from './picture-sheet.tsx';
export { SetView } from './set-view.tsx';
