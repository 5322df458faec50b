import { batch, effect, signal, untracked } from '@preact/signals';
import { Board, cellSites, type Place, type Sites, type Symmetry } from '../../board/index.ts';
import { Draft, type Edge, type Names, namesOf, type ToldRule, tidyName } from '../../play/index.ts';
import { type AnyPuzzle, type Line, puzzles } from '../../puzzles/index.ts';
import {
  type BoardText,
  type BoardVerdict,
  boardText,
  commentator,
  type GradeAnswer,
  type LaterAnswers,
  reasoner,
  type Settled,
} from '../reasoner/index.ts';
import { words } from '../words/index.ts';
import { BoardScene } from './board-scene.ts';
import { boardKey } from './games.ts';
import { show } from './messages.ts';
import {
  changedElsewhere,
  firstSlotId,
  newSlotId,
  type Slot,
  saveSlot,
  slotById,
  slotsOf,
  slotWith,
} from './saved-boards.ts';
import { language, whenFurtherChanges } from './settings.ts';
import { load, store } from './storage.ts';

/** What the pointer does: put a sign on a cell or an edge, build walls, paint regions, or draw the solution. */
export type Tool =
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'edge'; readonly sign: string }
  | { readonly kind: 'walls' }
  | { readonly kind: 'join' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'solution' };

/** What is known of the board as it stands. */
export interface Standing {
  readonly verdict?: BoardVerdict;
  readonly grade?: GradeAnswer;
  readonly settled?: Settled;
  readonly clash?: readonly ToldRule[];
  /** The worker is still at it. */
  readonly busy: boolean;
  /** What is told is about the board before the last change. */
  readonly stale?: boolean;
}

/** Quiet time after a change before the board is checked. */
const SETTLE = 40;
const CHECK_TIME = 3000;
const MORE_TIME = 4000;
/** How long the board must stay as it is before more is said of it than the verdict. */
const QUIET = 120;

/** The board being drawn, and what the worker says of it while it is drawn. */
export class DrawnBoard {
  readonly puzzle: AnyPuzzle;
  readonly draft: Draft;
  readonly scene = signal<BoardScene>(new BoardScene(cellSites({ rows: 1, columns: 1 })));
  readonly loose = signal('');
  readonly tool = signal<Tool>({ kind: 'walls' });
  readonly line = signal<Line | undefined>(undefined);
  readonly symmetry = signal<Symmetry>('none');
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  readonly size = signal({ rows: 1, columns: 1 });
  readonly drawn = signal(false);
  readonly standing = signal<Standing>({ busy: true });
  readonly showSettled = signal(true);
  /** What the board is called, and who made it, as they are typed. */
  readonly title = signal('');
  readonly author = signal('');
  /** Counts the changes of the grid. */
  readonly version = signal(0);
  #checking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checked = '';
  readonly #leave: () => void;

  /** The slot that the board is kept in, by the board as it was when it got there: undo goes back to its slot too. */
  readonly #slots = new WeakMap<object, string>();
  #slot: string;

  constructor(puzzle: AnyPuzzle, grid?: unknown, slot?: string, names: Names = {}) {
    const { drawing } = puzzle.interaction;
    this.puzzle = puzzle;
    const kept =
      (slot === undefined ? undefined : slotById(slot)) ??
      (grid === undefined
        ? slotsOf('draft').find((each) => each.puzzle === puzzle.id)
        : slotWith('draft', puzzle.id, puzzle.format(grid)));
    this.draft = draftIn(puzzle, kept) ?? new Draft(puzzle, grid ?? drawing.blank(8, 8));
    this.#slot = kept?.id ?? firstSlotId('draft', boardKey(puzzle, this.draft.grid));
    const { title = '', author = '' } = { ...kept, ...names };
    this.title.value = title;
    this.author.value = author || authorBefore();
    const sign = drawing.signs[1];
    this.tool.value = sign ? { kind: 'sign', sign: sign.id } : { kind: 'walls' };
    this.changed();
    const leaving = [
      whenFurtherChanges(() => this.changed()),
      effect(() => {
        void language.value;
        void this.showSettled.value;
        this.#draw();
      }),
      effect(() => {
        const there = changedElsewhere.value;
        if (there?.id === this.#slot) untracked(() => this.#follow(there));
      }),
    ];
    this.#leave = () => {
      for (const each of leaving) each();
    };
  }

  leave(): void {
    this.#leave();
    clearTimeout(this.#timer);
    this.#checking?.abort();
  }

  /** The names that the board has; an author alone names no board. */
  get names(): Names {
    const { title, author } = namesOf({ title: this.title.peek(), author: this.author.peek() });
    return title === undefined ? {} : { title, author };
  }

  /** Names the board; the author is remembered for the next one. */
  name(title: string, author: string): void {
    this.title.value = title;
    this.author.value = author;
    store('author', tidyName(author));
    this.version.value++;
    this.#keep();
  }

  get text(): BoardText {
    return boardText(this.puzzle, this.draft.grid);
  }

  /** Draws the board as it now is, keeps it, and asks what is to be said of it. */
  changed(): void {
    const { draft } = this;
    draft.symmetry = this.symmetry.peek();
    batch(() => {
      this.canUndo.value = draft.canUndo;
      this.canRedo.value = draft.canRedo;
      const { rows, columns } = draft.size;
      const shown = this.scene.peek();
      if (shown.rows !== rows || shown.columns !== columns)
        this.scene.value = new BoardScene(cellSites({ rows, columns }));
      this.size.value = { rows, columns };
      this.drawn.value = hasValues(draft.solution);
      this.loose.value = looseWalls(draft, columns);
      this.version.value++;
      this.#check();
      this.#draw();
    });
    store('drawn', this.puzzle.id);
    this.#slot = this.#slots.get(Object(draft.grid)) ?? this.#slot;
    this.#keep();
  }

  /** Puts another board on the desk. It gets a slot of its own: the one before stays in its own, and one step back. */
  replace(grid: unknown): void {
    const { draft } = this;
    this.#slots.set(Object(draft.grid), this.#slot);
    draft.replace(grid);
    this.#slots.set(Object(draft.grid), newSlotId());
    this.changed();
  }

  startAnew(rows: number, columns: number): void {
    this.replace(this.puzzle.interaction.drawing.blank(rows, columns));
  }

  /** Keeps the board, unless nothing has been drawn on it. */
  #keep(): void {
    const { draft, puzzle } = this;
    const { rows, columns } = draft.size;
    const { text: board } = this.text;
    const kept = slotById(this.#slot);
    const solution = writeSolution(draft);
    const blank = puzzle.format(puzzle.interaction.drawing.blank(rows, columns));
    const { names } = this;
    const same =
      kept?.board === board &&
      kept.solution === solution &&
      kept.title === names.title &&
      kept.author === names.author;
    if (kept ? same : !draft.canUndo || board === blank) return;
    saveSlot({
      id: this.#slot,
      kind: 'draft',
      name: kept?.name ?? '',
      puzzle: puzzle.id,
      board,
      at: Date.now(),
      ...names,
      solution,
    });
  }

  /** Another tab went on with this draft: its board is a change here, so that undo brings ours back. */
  #follow(there: Slot): void {
    const other = draftIn(this.puzzle, there);
    if (!other || there.board === this.text.text) return;
    this.draft.replace(other.grid, other.solution);
    this.changed();
    show({ kind: 'good', text: words.peek().changedElsewhere });
  }

  undo(): void {
    if (this.draft.undo()) this.changed();
  }

  redo(): void {
    if (this.draft.redo()) this.changed();
  }

  wall(edge: Edge, standing: boolean, joined: boolean): void {
    if (this.draft.hasWall(edge) === standing) return;
    this.draft.wall(edge, standing, joined);
    this.changed();
  }

  #draw(): void {
    const { grid, solution } = this.draft;
    const scene = this.scene.peek();
    const { verdict, settled, clash = [], stale } = this.standing.peek();
    const wrong = stale ? [] : clash.flatMap(({ where }) => where);
    const drawn = hasValues(solution);
    const known = drawn || !this.showSettled.peek() || verdict?.status !== 'several' ? undefined : settled;
    const shown = known ? filled(solution, known) : solution;
    const deduced = known ? places(known, solution.sites) : [];
    scene.show(this.puzzle, grid, shown, { wrong, deduced });
  }

  #check(): void {
    const board = this.text;
    if (board.text === this.#checked) return;
    this.#checked = board.text;
    this.#checking?.abort();
    clearTimeout(this.#timer);
    const { verdict } = this.standing.peek();
    this.standing.value = { ...(verdict ? { verdict } : {}), busy: true, stale: true };
    this.#timer = setTimeout(() => void this.#ask(board), SETTLE);
  }

  async #ask(board: BoardText): Promise<void> {
    const checking = new AbortController();
    const { signal } = checking;
    this.#checking = checking;
    const tell = (standing: Standing): void => {
      if (signal.aborted) return;
      this.standing.value = standing;
      this.#draw();
    };
    const limits = (limit: number) => ({ limit: limit * 1.5 + 1000, signal });
    const checked = await reasoner.ask((answers) => answers.check(board, CHECK_TIME), limits(CHECK_TIME));
    const verdict: BoardVerdict = checked.ok ? checked.value : { status: 'unknown' };
    const more = MORE[verdict.status];
    tell({ verdict, busy: more !== undefined });
    if (!more) return;
    // A further stroke withdraws this question, so wait for a pause first.
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    if (signal.aborted) return;
    const told = await commentator.ask((answers) => more(answers, board), limits(MORE_TIME));
    tell({ verdict, ...(told.ok ? told.value : {}), busy: false });
  }
}

type More = Pick<Standing, 'grade' | 'settled' | 'clash'>;

/** What is asked besides, once the verdict is known: a grade, the settled cells, or the rules that clash. */
const MORE: Partial<
  Record<BoardVerdict['status'], (answers: LaterAnswers, board: BoardText) => Promise<More>>
> = {
  unique: async (answers, board) => {
    const grade = await answers.grade(board, MORE_TIME);
    return grade ? { grade } : {};
  },
  several: async (answers, board) => {
    const settled = await answers.settle(board, MORE_TIME);
    return settled ? { settled } : {};
  },
  none: async (answers, board) => ({ clash: await answers.clash(board, MORE_TIME) }),
};

/** Who made the last board that was named here. */
function authorBefore(): string {
  const author = load('author');
  return typeof author === 'string' ? author : '';
}

/** The puzzle that was drawn last; the first one if none was. */
export const lastDrawn = (): AnyPuzzle => {
  const id = load('drawn');
  return puzzles.find((puzzle) => puzzle.id === id) ?? puzzles[0]!;
};

/** The draft that a slot holds, with the solution as far as it was drawn. */
function draftIn(puzzle: AnyPuzzle, slot: Slot | undefined): Draft | undefined {
  const parsed = slot?.puzzle === puzzle.id ? puzzle.parse(slot.board) : undefined;
  if (!parsed?.ok) return undefined;
  const draft = new Draft(puzzle, parsed.grid);
  const ids = puzzle.values(parsed.grid).map(({ id }) => id);
  const values = [...(slot?.solution ?? '')].map((letter) => ids[Number.parseInt(letter, 36)]);
  if (values.length !== draft.solution.cells) return draft;
  return new Draft(puzzle, parsed.grid, Board.on(draft.solution.sites, values));
}

/** The drawn solution, a letter a cell; undefined if none is drawn. */
function writeSolution({ puzzle, grid, solution }: Draft): string | undefined {
  if (!hasValues(solution)) return undefined;
  const ids = puzzle.values(grid).map(({ id }) => id);
  return Array.from({ length: solution.cells }, (_, cell) => {
    const at = ids.indexOf(solution.at(cell) ?? '');
    return at < 0 ? '-' : at.toString(36);
  }).join('');
}

const hasValues = (board: Board<string>): boolean =>
  Array.from({ length: board.cells }, (_, cell) => board.at(cell)).some((value) => value !== undefined);

function filled(board: Board<string>, { cells }: Settled): Board<string> {
  const byValue = new Map<string, number[]>();
  for (const [cell, value] of cells.entries()) {
    if (value === null) continue;
    const known = byValue.get(value);
    if (known) known.push(cell);
    else byValue.set(value, [cell]);
  }
  let result = board;
  for (const [value, at] of byValue) result = result.with(at, value);
  return result;
}

const places = ({ cells }: Settled, sites: Sites): Place[] =>
  cells.flatMap((value, cell) => (value === null ? [] : [sites.place(cell)]));

/** Walls that close nothing off yet, as one path in units of a cell. */
function looseWalls({ looseWalls }: Draft, columns: number): string {
  return [...looseWalls]
    .map((name) => {
      const [side, number] = name.split(' ');
      const cell = Number(number);
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      return side === 'right' ? `M${column + 1} ${row}v1` : `M${column} ${row + 1}h1`;
    })
    .join('');
}
