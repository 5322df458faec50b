import { inLanguage, type Shades, shadesOfPixels } from '../../board/index.ts';
import { MAX_PLAYED_CELLS, type Shared } from '../../play/index.ts';
import { type Bilingual, type Problem, problemAt, puzzleById } from '../../puzzles/index.ts';
import { reasoner } from '../reasoner/index.ts';
import { go, language, readAddress, route, show } from '../state/index.ts';
import { type Words, words } from '../words/index.ts';
import { picture } from './chosen-picture.ts';

/** Files larger than this are no boards. */
const LARGEST_FILE = 20_000_000;
const READING_TIME = 10_000;
/** A side of more pixels is drawn smaller first: phones have little memory. */
const LOOKED_AT = 2048;

/** What the page itself finds wrong with an input. */
const problem = (text: (words: Words) => string): Bilingual<Problem> =>
  problemAt(1, 1, { en: text(words.peek()), pt: text(words.peek()) });

/** Reads a board in any format and plays it, or changes it where boards are being drawn; gives what was wrong. */
export async function openText(text: string): Promise<readonly Bilingual<Problem>[]> {
  const here = route.value;
  const own = linkIn(text);
  if (own) {
    go(here.view === 'set' ? { view: 'set', shared: own } : { view: 'play', shared: own });
    show({ kind: 'good', text: words.value.opened(words.value.ownLink) });
    return [];
  }
  const answer = await reasoner.ask((answers) => answers.read(text), { limit: READING_TIME });
  if (!answer.ok) return [problem(({ unknownMore }) => unknownMore)];
  if (!answer.value.ok) return answer.value.problems;
  const { board, format, notes } = answer.value;
  const puzzle = puzzleById(board.puzzle);
  const parsed = puzzle?.parse(board.text);
  if (!puzzle || !parsed?.ok) return [problem(({ cannotOpen }) => cannotOpen)];
  const { rows, columns } = puzzle.size(parsed.grid);
  if (rows * columns > MAX_PLAYED_CELLS) return [problem(({ tooLarge }) => tooLarge(MAX_PLAYED_CELLS))];
  const shared = { puzzle, grid: parsed.grid };
  go(here.view === 'set' ? { view: 'set', shared } : { view: 'play', shared });
  const opened = words.value.opened(inLanguage(format, language.value));
  show({ kind: 'good', text: opened, ...(notes.length > 0 ? { problems: notes } : {}) });
  return [];
}

/** Opens what another program shared with the installed page: it comes in the address, and does not stay there. */
export function openShared(): void {
  const shared = new URLSearchParams(location.search);
  const texts = ['shared-url', 'shared-text', 'shared-title'].map((name) => shared.get(name)?.trim() ?? '');
  const [text] = texts.filter((each) => each !== '');
  if (text === undefined) return;
  history.replaceState(null, '', location.pathname + location.hash);
  // Some programs put the address at the end of a sentence.
  const address = /https?:\/\/\S+$/.exec(text)?.[0] ?? text;
  void openText(address).then((problems) => {
    if (problems.length > 0) show({ kind: 'bad', text: words.peek().cannotOpen, problems });
  });
}

/** What a link of this page holds, with what was put down on it; any other text is for the formats. */
function linkIn(text: string): Shared | undefined {
  const hash = /^\s*(?:https?:\/\/[^\s#]*)?(#\/(?:play|set|lab)\/\S+)\s*$/.exec(text)?.[1];
  const read = hash === undefined ? undefined : readAddress(hash);
  return read?.ok && 'shared' in read.route ? read.route.shared : undefined;
}

/** Opens a file: of a picture it is asked how wide a board it becomes, anything else is read as text. */
export async function openFile(file: File): Promise<void> {
  const failed = (text: string, problems?: readonly Bilingual<Problem>[]): void =>
    show({ kind: 'bad', text, ...(problems ? { problems } : {}) });
  if (file.size > LARGEST_FILE) return failed(words.value.cannotOpen);
  if (!/^image\//.test(file.type)) {
    const problems = await openText(await file.text());
    if (problems.length > 0) failed(words.value.cannotOpen, problems);
    return;
  }
  const shades = await shadesIn(file);
  if (!shades) return failed(words.value.badPicture);
  picture.value = shades;
}

/** The shades of a picture, as the command sees them unless it is very large; nothing in it is run. */
async function shadesIn(file: File): Promise<Shades | undefined> {
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
    return shadesOfPixels({ width, height, data: context.getImageData(0, 0, width, height).data });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
