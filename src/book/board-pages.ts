import type { BookDocument } from './book-document.ts';
import type { Chapter, Entry } from './chapters.ts';
import { cellSide, drawScene, extent } from './draw-scene.ts';
import { drawDots } from './level-dots.ts';
import { type Area, MM } from './paper.ts';
import { GREY, INK } from './print-look.ts';
import { type QrCode, qrCode } from './qr-code.ts';
import { WORDS } from './words.ts';

/** How boards are laid out on their pages. */
export interface BoardLayout {
  /** Boards on a page, at the most. */
  readonly perPage: number;
  /** Whether each solution is printed beside its board. */
  readonly beside: boolean;
}

/** A cell is no larger than this, however small the board. */
const LARGEST = 15 * MM;
/** Boards whose cells would be smaller than this get more room. */
const SMALLEST = 5 * MM;
/** The side of a module of a QR code: what the cameras of phones can read. */
const MODULE = 0.38 * MM;
const GAP = 9 * MM;

/** Rows of places on a page, by the number of boards. */
const ROWS: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 1, 1], [2, 2], [2, 2, 1], [2, 2, 2]];

/** The boards of a level, each with its number, level, size and a code to play it. */
export function boardPages(
  book: BookDocument,
  chapter: Chapter,
  entries: readonly Entry[],
  layout: BoardLayout,
): void {
  const level = entries[0]!.level;
  const head = `${chapter.title} · ${WORDS[book.form.language].levels[level]}`;
  for (let from = 0; from < entries.length; ) {
    const slots = slotsFor(book, entries.slice(from, from + layout.perPage), layout);
    const some = entries.slice(from, from + slots.length);
    book.addPage(head);
    const lowered = freeBelow(some, slots, layout) * 0.4;
    for (const [at, entry] of some.entries()) {
      entry.page = book.page;
      const slot = slots[at]!;
      drawBoard(book, entry, { ...slot, top: slot.top + lowered }, layout);
    }
    from += some.length;
  }
}

/** A place on a page, with the height of what stands over each board: the same on a whole page. */
interface Slot extends Area {
  readonly head: number;
}

/** The most places on one page in which these boards have cells that are large enough; at least one. */
function slotsFor(book: BookDocument, entries: readonly Entry[], layout: BoardLayout): Slot[] {
  const area = book.areaOf(book.page + 1);
  for (let count = layout.perPage; count > 1; count--) {
    const slots = slotsOf(book, area, entries.slice(0, count), count);
    const fits = entries
      .slice(0, count)
      .every((entry, at) => cellSide(sceneOf(entry), boardArea(slots[at]!, layout), LARGEST) >= SMALLEST);
    if (fits) return slots;
  }
  return slotsOf(book, area, entries.slice(0, 1), 1);
}

/** What the tallest board leaves free in its place. */
const freeBelow = (entries: readonly Entry[], slots: readonly Slot[], layout: BoardLayout): number =>
  layout.beside
    ? 0
    : Math.min(
        ...entries.map((entry, at) => {
          const area = boardArea(slots[at]!, layout);
          const scene = sceneOf(entry);
          return area.height - extent(scene).height * cellSide(scene, area, LARGEST);
        }),
      );

const sceneOf = ({ puzzle, grid }: Entry) => puzzle.scene(grid);

function slotsOf(book: BookDocument, area: Area, entries: readonly Entry[], count: number): Slot[] {
  const { left, top, width, height } = area;
  const rows = ROWS[count]!;
  const most = Math.max(...rows);
  const tall = (height - (rows.length - 1) * GAP) / rows.length;
  const wide = (width - (most - 1) * GAP) / most;
  const room = { width: wide, height: tall };
  const head = Math.max(...entries.map((entry) => headHeight(book, entry, room)));
  return rows.flatMap((across, row) => {
    const first = left + (width - across * wide - (across - 1) * GAP) / 2;
    return Array.from({ length: across }, (_, column) => ({
      ...room,
      head,
      left: first + column * (wide + GAP),
      top: top + row * (tall + GAP),
    }));
  });
}

type Room = Pick<Area, 'width' | 'height'>;

const codes = new WeakMap<Entry, QrCode | undefined>();

/** The code of a board's link, if it fits into its place. */
function codeOf(entry: Entry, slot: Room): QrCode | undefined {
  if (!codes.has(entry)) codes.set(entry, entry.link === undefined ? undefined : qrCode(entry.link));
  const code = codes.get(entry);
  return code && code.modules * MODULE <= Math.min(slot.width * 0.34, slot.height * 0.26) ? code : undefined;
}

const headHeight = (book: BookDocument, entry: Entry, slot: Room): number => {
  const code = codeOf(entry, slot);
  return Math.max(book.small ? 30 : 34, code ? code.modules * MODULE + 6 : 0);
};

/** Where the board itself goes: under its head, and beside its solution if that is printed here. */
function boardArea({ left, top, width, height, head }: Slot, { beside }: BoardLayout): Area {
  const room = { left, width, top: top + head, height: height - head };
  if (!beside) return room;
  return room.width > room.height
    ? { ...room, width: room.width * 0.62 - GAP / 2 }
    : { ...room, height: room.height * 0.62 - GAP / 2 };
}

/** What `boardArea` leaves free for the solution. */
function besideArea(slot: Area, board: Area): Area {
  return board.width < slot.width
    ? { ...board, left: board.left + board.width + GAP, width: slot.width - board.width - GAP }
    : {
        ...board,
        top: board.top + board.height + GAP,
        height: slot.top + slot.height - board.top - board.height - GAP,
      };
}

function drawBoard(book: BookDocument, entry: Entry, slot: Slot, layout: BoardLayout): void {
  const { pdf, form } = book;
  const words = WORDS[form.language];
  const { puzzle, grid, number, level, solution, link } = entry;
  const { rows, columns } = puzzle.size(grid);
  const area = boardArea(slot, layout);
  const taken = drawScene(book, puzzle.scene(grid), area, LARGEST, 'top');
  if (layout.beside)
    drawScene(book, puzzle.scene(grid, solution), besideArea(slot, area), LARGEST * 0.6, 'top');
  // The head stands on the board's own left edge, however narrow the board is.
  const left = layout.beside ? slot.left : taken.left;
  const right = layout.beside ? slot.left + slot.width : taken.left + taken.width;
  const foot = taken.top - (book.small ? 9 : 11);
  book.mark(`board-${number}`, foot - 40);
  const width = book.write(`${number}`, left, foot - 12, { font: 'heading', size: book.small ? 15 : 18 });
  entry.reference = [left + width + 7, foot - 12];
  const dots = drawDots(book, level, left, foot - 2.4, 1.9);
  const size = `${words.levels[level]} · ${columns} × ${rows}`;
  book.write(size, left + dots + 6, foot, { font: 'label', size: book.small ? 7.5 : 8.5, fill: GREY });
  if (link === undefined) return;
  const code = codeOf(entry, slot);
  if (!code) {
    pdf.link(left, foot - 30, 60, 32, link);
    return;
  }
  const side = code.modules * MODULE;
  const x = Math.max(right - side, left + 96);
  const y = foot - side + 2;
  pdf.save();
  pdf.translate(x, y).scale(MODULE);
  pdf.path(code.path).fill(INK);
  pdf.restore();
  pdf.link(x, y, side, side, link);
}

/** Writes beside the number of each board where its hints and its solution are, now that it is known. */
export function writeReferences(book: BookDocument, entries: readonly Entry[]): void {
  const words = WORDS[book.form.language];
  const set = { font: 'label', size: book.small ? 7 : 8, fill: GREY } as const;
  for (const { number, page, hintPage, solutionPage, reference } of entries) {
    book.returnTo(page);
    let [x, y] = reference;
    const refer = (text: string, place: string): void => {
      const width = book.write(text, x, y, set);
      book.pdf.goTo(x, y - set.size, width, set.size * 1.3, place);
      y -= set.size * 1.25;
    };
    if (solutionPage > 0) refer(words.solutionOn(solutionPage), `solution-${number}`);
    if (hintPage > 0) refer(words.hintsOn(hintPage), `hints-${number}`);
  }
}
