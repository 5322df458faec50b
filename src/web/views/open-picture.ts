import { bitmapOf, type Shades } from '../../board/index.ts';
import { rowsOfPicture } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { makeBoard } from '../reasoner/index.ts';
import { go, route, show } from '../state/index.ts';
import { words } from '../words/index.ts';

/**
 * Lays a board so wide over a picture: a puzzle whose solution it is where the puzzle has pictures, black cells
 * elsewhere.
 */
export async function openPicture(shades: Shades, columns: number): Promise<void> {
  const here = route.value;
  const drawn = here.view === 'set' ? (here.shared?.puzzle ?? here.puzzle) : undefined;
  const puzzle = [drawn, ...puzzles.filter(({ setter }) => setter.takesPicture)].find(
    (each) => each?.interaction.drawing.pictured,
  );
  if (!puzzle) return;
  const rows = rowsOfPicture(shades, columns);
  const dark = bitmapOf(shades, { rows, columns }).painted;
  const rough = { puzzle, grid: puzzle.interaction.drawing.pictured!(rows, columns, dark) };
  go({ view: 'set', shared: rough });
  const there = route.value;
  if (!puzzle.setter.takesPicture) return;
  show({ kind: 'good', lasting: true, text: words.value.pictureWorking });
  const wish = { puzzle: puzzle.id, rows, columns, seed: 1, picture: dark };
  const made = await makeBoard(wish, new AbortController().signal, () => undefined);
  const parsed = made.ok ? puzzle.parse(made.text) : undefined;
  // If the visitor has opened another view meanwhile, that view stays.
  if (route.value !== there) return;
  if (!parsed?.ok) return show({ kind: 'good', text: words.value.pictureRough });
  go({ view: 'set', shared: { puzzle, grid: parsed.grid } });
  show({ kind: 'good', text: words.value.pictureDone });
}
