import { Game, namesOf, type Shared } from '../../play/index.ts';
import { drawStrip, drawSvg } from '../../render/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { saveFile } from './save-file.ts';

/** Dots across a cell of the drawing, in a picture made of dots. */
const SCALE = 2;
/** No side of a picture is longer, in dots. */
const LONGEST = 8000;

export function saveSvg(shared: Shared): void {
  saveFile(new Blob([svgOf(shared)], { type: 'image/svg+xml' }), `${shared.puzzle.id}.svg`);
}

export async function savePng(shared: Shared): Promise<void> {
  const address = URL.createObjectURL(new Blob([svgOf(shared)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(SCALE, LONGEST / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (picture) saveFile(picture, `${shared.puzzle.id}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function svgOf({ puzzle, grid, states, ...shared }: Shared): string {
  const game = new Game(puzzle, grid, states ? { start: states } : {});
  const scene = game.untouched ? puzzle.scene(grid) : puzzle.scene(grid, game.board);
  const spoken = language.peek();
  const { title, author } = namesOf(shared);
  if (title === undefined) return drawSvg(scene, { language: spoken });
  const caption = author === undefined ? [] : [words.peek().byAuthor(author)];
  return drawStrip(title, [{ title, scene, caption }], { language: spoken, across: 1 });
}
