import { Board, type Fact, type FurtherLanguage } from '../../board/index.ts';
import { type ToldRule, told } from '../../play/index.ts';
import { type AnyPuzzle, problemAt, puzzleById, puzzles, sitesOf } from '../../puzzles/index.ts';
import { chainLines, check, deduce, grade, hint, reasonIn, speechOf } from '../../reasoning/index.ts';
import { asType } from '../as-type.ts';
import type {
  BoardText,
  BoardVerdict,
  Cells,
  FoundBoard,
  GradeAnswer,
  HintAnswer,
  LabStep,
  LabWish,
  MadeBoard,
  ModelAnswer,
  ModelCounters,
  ModelWish,
  ProofAnswer,
  ProposedClue,
  Settled,
  StrippedBoard,
  Wish,
  WrittenBoard,
} from './answers.ts';
import { LISTENING } from './answers.ts';
import { answerOn } from './wire.ts';

/** Bytes that one search may hold. */
const MEMORY = 400_000_000;

/** What the worker can be asked. Each question carries all it needs; the worker remembers nothing. */
const answers = {
  /** From now on, answers are in this language too, where puzzles have it. */
  async speak(language: FurtherLanguage): Promise<void> {
    await Promise.all([reasonIn(language), ...puzzles.map(({ languages }) => languages?.[language]?.())]);
  },

  /** Whether there is one solution, several or none; why there is none is another question, and takes longer. */
  check(board: BoardText, timeLimit: number): BoardVerdict {
    const read = gridOf(board);
    if (!read.ok) return { status: 'unreadable', problems: read.problems };
    const checked = check(read.puzzle, read.grid, { timeLimit, memoryLimit: MEMORY, clashTime: 0 });
    switch (checked.status) {
      case 'unique':
        return { status: 'unique', solution: cellsOf(checked.solution) };
      case 'several': {
        const { solution, other, differences } = checked;
        return { status: 'several', solution: cellsOf(solution), other: cellsOf(other), differences };
      }
      case 'none':
        return { status: 'none' };
      case 'unknown':
        return { status: 'unknown' };
    }
  },

  /** The rules that cannot be kept together on a board without solution. */
  clash(board: BoardText, timeLimit: number): ToldRule[] {
    const read = gridOf(board);
    if (!read.ok) return [];
    const checked = check(read.puzzle, read.grid, { timeLimit, memoryLimit: MEMORY, clashTime: timeLimit });
    return checked.status === 'none' ? checked.clash.rules.map(told) : [];
  },

  settle(board: BoardText, timeLimit: number): Settled | undefined {
    const read = gridOf(board);
    if (!read.ok) return undefined;
    const found = deduce(read.puzzle, read.grid, { timeLimit, memoryLimit: MEMORY });
    return found.status === 'common' ? { cells: cellsOf(found.board), complete: found.complete } : undefined;
  },

  grade(board: BoardText, timeLimit: number): GradeAnswer | undefined {
    const read = gridOf(board);
    if (!read.ok) return undefined;
    const { status, level, score, why } = grade(read.puzzle, read.grid, { timeLimit });
    if (level === undefined || score === undefined || why === undefined) return undefined;
    return { level, score, why, complete: status === 'graded' };
  },

  /** With `bookkeeping` also what follows at once. */
  hint(board: BoardText, known: readonly Fact<string>[], timeLimit: number, bookkeeping = false): HintAnswer {
    const read = gridOf(board);
    if (!read.ok) return { kind: 'unknown' };
    const filled = Board.on<string>(sitesOf(read.puzzle, read.grid), undefined, known);
    const found = hint(read.puzzle, read.grid, filled, { timeLimit, bookkeeping });
    const { puzzle, grid } = read;
    if (found.kind === 'mistake') {
      const { rule, told: how, chain, cells, reason } = found;
      return {
        kind: 'mistake',
        cells,
        reason: reason.map(told),
        lines: chain ? chainLines(puzzle, grid, chain) : [],
        ...(rule ? { rule: { ...told(rule), ...(how ? { sentence: how.sentence } : {}) } } : {}),
      };
    }
    if (found.kind !== 'step') return { kind: found.kind };
    const { facts, given, techniqueName, search } = found.step;
    const { whole, lines } = speechOf(puzzle, grid, found.step);
    // The rules of a search are too many to point at.
    const because = search === undefined ? found.step.because : [];
    const step = { facts, because: because.map(told), given, technique: techniqueName, whole, lines };
    return { kind: 'step', where: found.where, step, obvious: found.obvious };
  },

  /** A new board. What makes it is loaded when it is first asked for. */
  async make(wish: Wish, timeLimit: number, onProgress: (tries: number) => void): Promise<MadeBoard> {
    const puzzle = puzzleById(wish.puzzle);
    if (!puzzle) return { ok: false, because: 'wish' };
    const { generateBoard } = await import('./making.ts');
    return generateBoard(puzzle, wish, timeLimit, onProgress);
  },

  /** The board without the clues it does not need; undefined unless it has one solution. Loaded when first asked for. */
  async strip(board: BoardText, timeLimit: number): Promise<StrippedBoard | undefined> {
    const read = gridOf(board);
    if (!read.ok) return undefined;
    const { stripBoard } = await import('./making.ts');
    return stripBoard(read.puzzle, read.grid, { timeLimit, memoryLimit: MEMORY });
  },

  /** A clue that would leave the board one solution; undefined if none was found. */
  async propose(board: BoardText, timeLimit: number): Promise<ProposedClue | undefined> {
    const read = gridOf(board);
    if (!read.ok) return undefined;
    const { proposeClue } = await import('./making.ts');
    return proposeClue(read.puzzle, read.grid, { timeLimit, memoryLimit: MEMORY });
  },

  /** Measures strategies on a board; false where there is no board. The lab is loaded when it is first asked for. */
  async measure(board: BoardText, wish: LabWish, onStep: (step: LabStep) => void): Promise<boolean> {
    const read = gridOf(board);
    if (!read.ok) return false;
    const { measureBoard } = await import('./models.ts');
    await measureBoard(read.puzzle, read.grid, wish, onStep);
    return true;
  },

  /** Solves a MiniZinc model that the visitor wrote; the solver is loaded for the first one. */
  async solveModel(
    wish: ModelWish,
    onSolution: (text: string, counters: ModelCounters, isBetter: boolean) => void,
  ): Promise<ModelAnswer> {
    return (await import('./models.ts')).solveModel(wish, onSolution);
  },

  /** The proof that there is one solution, made and checked. What makes it is loaded when it is first asked for. */
  async prove(board: BoardText, timeLimit: number): Promise<ProofAnswer> {
    const read = gridOf(board);
    if (!read.ok) return { status: 'unproved', because: 'failed' };
    const { proveBoard } = await import('./making.ts');
    return proveBoard(read.puzzle, read.grid, timeLimit);
  },

  /** The board in a text of any format; the formats are loaded when they are first needed. */
  async read(text: string): Promise<FoundBoard> {
    const { readText } = await import('./board-formats.ts');
    return readText(text);
  },

  async write(board: BoardText): Promise<WrittenBoard[]> {
    const read = gridOf(board);
    if (!read.ok) return [];
    const { writeAll } = await import('./board-formats.ts');
    return writeAll(read.puzzle, read.grid);
  },
};

export type Answers = typeof answers;

/** Makes this thread the worker. */
export function serve(): void {
  answerOn(asType<Worker>(self), answers);
  const listen = (): void => postMessage(LISTENING);
  const { locks } = navigator;
  // Held until the end, whatever that is: so the page hears of it.
  if (locks)
    void locks.request(self.name, () => {
      listen();
      return new Promise(() => undefined);
    });
  else listen();
}

type ReadGrid =
  | { readonly ok: true; readonly puzzle: AnyPuzzle; readonly grid: unknown }
  | Extract<ReturnType<AnyPuzzle['parse']>, { ok: false }>;

function gridOf({ puzzle: id, text }: BoardText): ReadGrid {
  const puzzle = puzzleById(id);
  if (!puzzle) {
    const problem = { en: 'no such puzzle', pt: 'não há esse passatempo' };
    return { ok: false, problems: [problemAt(1, 1, problem)] };
  }
  const parsed = puzzle.parse(text);
  return parsed.ok ? { ok: true, puzzle, grid: parsed.grid } : parsed;
}

const cellsOf = (board: Board<string>): Cells =>
  Array.from({ length: board.cells }, (_, cell) => board.at(cell) ?? null);
