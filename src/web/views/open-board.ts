import { darkCells, darkness, MAX_PLAYED_CELLS, type Pixels } from '../../play/index.ts';
import { type AnyPuzzle, type Problem, puzzleById, puzzles } from '../../puzzles/index.ts';
import { makeBoard, reasoner } from '../reasoner/index.ts';
import { go, route, show } from '../state/index.ts';
import { words } from '../words/index.ts';

/** Files larger than this are no boards. */
const LARGEST_FILE = 20_000_000;
const READING_TIME = 10_000;
/** Cells across a picture that became a board, and how long cutting it may take. */
const PICTURE_SIDE = 20;
/** Pixels across a picture that are looked at. */
const LOOKED_AT = 400;

const problem = (text: string): Problem => ({ line: 1, column: 1, problem: text });

/** Reads a board in any format and plays it, or changes it where boards are being drawn; gives what was wrong. */
export async function openText(text: string): Promise<readonly Problem[]> {
  const here = route.value;
  const answer = await reasoner.ask((answers) => answers.read(text), { limit: READING_TIME });
  if (!answer.ok) return [problem(words.value.unknownMore)];
  if (!answer.value.ok) return answer.value.problems;
  const { board, format, notes } = answer.value;
  const puzzle = puzzleById(board.puzzle);
  const parsed = puzzle?.parse(board.text);
  if (!puzzle || !parsed?.ok) return [problem(words.value.cannotOpen)];
  const { rows, columns } = puzzle.size(parsed.grid);
  if (rows * columns > MAX_PLAYED_CELLS) return [problem(words.value.tooLarge(MAX_PLAYED_CELLS))];
  const shared = { puzzle, grid: parsed.grid };
  go(here.view === 'set' ? { view: 'set', shared } : { view: 'play', shared });
  show({ kind: 'good', text: words.value.opened(format), ...(notes.length > 0 ? { problems: notes } : {}) });
  return [];
}

/** Opens a file: a picture becomes a board, anything else is read as text. */
export async function openFile(file: File): Promise<void> {
  const failed = (text: string, problems?: readonly Problem[]): void =>
    show({ kind: 'bad', text, ...(problems ? { problems } : {}) });
  if (file.size > LARGEST_FILE) return failed(words.value.cannotOpen);
  if (!/^image\//.test(file.type)) {
    const problems = await openText(await file.text());
    if (problems.length > 0) failed(words.value.cannotOpen, problems);
    return;
  }
  const pixels = await pixelsOf(file);
  if (!pixels) return failed(words.value.badPicture);
  await openPicture(pixels);
}

/** Lays a board over a picture: a puzzle whose solution it is where the puzzle has pictures, black cells elsewhere. */
async function openPicture(pixels: Pixels): Promise<void> {
  const here = route.value;
  const drawn = here.view === 'set' ? (here.shared?.puzzle ?? here.puzzle) : undefined;
  const puzzle: AnyPuzzle = drawn ?? puzzles.find(({ setter }) => setter.takesPicture) ?? puzzles[0]!;
  const columns = PICTURE_SIDE;
  const rows = Math.min(Math.max(Math.round((columns * pixels.height) / pixels.width), 5), 40);
  const dark = darkCells(darkness(pixels, rows, columns));
  const rough = { puzzle, grid: puzzle.interaction.drawing.pictured(rows, columns, dark) };
  go({ view: 'set', shared: rough });
  if (!puzzle.setter.takesPicture) return;
  show({ kind: 'good', text: words.value.pictureWorking });
  const wish = { puzzle: puzzle.id, rows, columns, seed: 1, picture: dark };
  const made = await makeBoard(wish, new AbortController().signal, () => undefined);
  const parsed = made.ok ? puzzle.parse(made.text) : undefined;
  // Whoever went elsewhere meanwhile is not called back.
  if (route.value.view !== 'set') return;
  if (!parsed?.ok) return show({ kind: 'good', text: words.value.pictureRough });
  go({ view: 'set', shared: { puzzle, grid: parsed.grid } });
  show({ kind: 'good', text: words.value.pictureDone });
}

/** The pixels of a picture, drawn small; nothing in it is run. */
async function pixelsOf(file: File): Promise<Pixels | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, LOOKED_AT / Math.max(image.naturalWidth, image.naturalHeight));
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(image, 0, 0, width, height);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
