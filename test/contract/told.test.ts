/**
 * Boards of all levels with all that is told of them, the same today as when it was written down: the steps with their
 * chains and cases, every sentence in every language, hints on the way, and the mistake that a wrong value is. Other
 * suites see that it is right and complete; here a change is seen. If it is meant, `TOLD=write` writes `told.json` anew, and
 * `SEVERAL=write` what is told of boards with several solutions.
 */
import { describe, expect, it } from 'vitest';
import { type AnyLanguage, Board, type Sentence, say } from '../../src/board/index.ts';
import { type AnyPuzzle, puzzleById, puzzles, sitesOf } from '../../src/puzzles/index.ts';
import {
  atOnce,
  chainLines,
  explain,
  finish,
  type Hint,
  hint,
  measuring,
  reasonIn,
  type Step,
  speechOf,
} from '../../src/reasoning/index.ts';
import { sampled } from '../rounds.ts';
import { oneClueLess } from './one-clue-less.ts';
import { hashOf, linksOf, restsOn } from './rests-on.ts';
import { StoredResults } from './stored-results.ts';
import boards from './told.json' with { type: 'json' };

interface Told {
  board: string;
  /** Why the level is what it is, in English and Portuguese. */
  why: string[];
  steps: string;
  words: string;
  hints: string;
  mistakes: string;
  /** How it is measured, and what is said from the middle, with a wrong value, and with all that is obvious. */
  others: string;
}

const stored = new StoredResults<Told>('told');
const several = new StoredResults<{ told: number; hash: string }>('several');
/** Moments of a path at which a hint is asked for. */
const MOMENTS = 6;
/** Hints that are asked for on boards with several solutions. */
const SEVERAL = 20;

await Promise.all([reasonIn('es'), ...puzzles.map(({ languages }) => languages?.es?.())]);

const inAll = (puzzle: AnyPuzzle) => {
  const languages: AnyLanguage[] = ['en', 'pt', ...(Object.keys(puzzle.languages ?? {}) as AnyLanguage[])];
  return (sentence: Sentence | undefined): string[] =>
    languages.map((language) => (sentence ? say(sentence, language) : ''));
};

function saidOf(puzzle: AnyPuzzle, grid: unknown, step: Step<string>): unknown {
  const says = inAll(puzzle);
  const { given, because, facts, whole, lines } = speechOf(puzzle, grid, step);
  return [
    says(step.techniqueName),
    says(given),
    because.map(says),
    says(facts),
    says(whole),
    lines.map(({ sentence, ...line }) => [says(sentence), line]),
    says(atOnce(puzzle, grid, step.facts)),
  ];
}

function hinted(puzzle: AnyPuzzle, grid: unknown, found: Hint<string>): unknown {
  if (found.kind === 'step') return [found.where, found.obvious, restsOn(found.step)];
  if (found.kind !== 'mistake') return found.kind;
  const { rule, told, chain, cells, reason } = found;
  const says = inAll(puzzle);
  const lines = chain && chainLines(puzzle, grid, chain).map(({ sentence }) => says(sentence));
  return [rule?.id, says(told?.sentence), chain && linksOf(chain), lines, cells, reason.map(({ id }) => id)];
}

/** What is known at some moments of a path, from the beginning to the end. */
function momentsOf(start: Board<string>, steps: readonly Step<string>[]): Board<string>[] {
  const known = [start];
  for (const { facts } of steps) known.push(known.at(-1)!.knowing(facts));
  return Array.from({ length: MOMENTS }, (_, at) => known[Math.floor((at * steps.length) / (MOMENTS - 1))]!);
}

/** One value that is another in the solution; later moments have another wrong cell. */
function withMistake(
  puzzle: AnyPuzzle,
  grid: unknown,
  known: Board<string>,
  solution: Board<string>,
  at: number,
) {
  const open = Array.from({ length: known.cells }, (_, cell) => cell).filter(
    (cell) => known.at(cell) === undefined && solution.at(cell) !== undefined,
  );
  const cell = open[(7 * at) % open.length];
  if (cell === undefined) return undefined;
  return known.with([cell], puzzle.values(grid).find(({ id }) => id !== solution.at(cell))!.id);
}

describe.each(sampled(Object.entries(boards as Record<string, { readonly board: string }>), 8))(
  '%s',
  (name, { board: text }) => {
    it('is told as it was', () => {
      const puzzle = puzzleById(text.slice(0, text.search(/\s/)))!;
      const parsed = puzzle.parse(text);
      if (!parsed.ok) throw new Error('a stored board cannot be read');
      const { grid } = parsed;
      const path = explain(puzzle, grid);
      expect(path.complete).toBe(true);
      const { steps, start, end, grade } = path;
      const { why, ...graded } = grade!;
      const moments = momentsOf(start, steps);
      const wrong = moments.flatMap((known, at) => withMistake(puzzle, grid, known, end, at) ?? []);
      const half = explain(puzzle, grid, { board: moments[3]!, maxSteps: 3 });
      stored.keep(name, {
        board: text,
        why: why.flatMap(inAll(puzzle)),
        steps: hashOf([graded, steps.map(restsOn)]),
        words: hashOf(steps.map((step) => saidOf(puzzle, grid, step))),
        hints: hashOf(moments.map((known) => hinted(puzzle, grid, hint(puzzle, grid, known)))),
        mistakes: hashOf(wrong.map((known) => hinted(puzzle, grid, hint(puzzle, grid, known)))),
        others: hashOf([
          finish(measuring(puzzle, grid, end)),
          half.steps.map(restsOn),
          explain(puzzle, grid, { board: wrong[0]! }).because,
          hint(puzzle, grid, Board.on<string>(sitesOf(puzzle, grid)), { bookkeeping: true }).kind,
        ]),
      });
    });
  },
);

/** Values of two solutions, one after the other: each can be, and at some time they cannot be together. */
function* mixed(known: Board<string>, one: Board<string>, other: Board<string>): Generator<Board<string>> {
  let board = known;
  for (const [at, cell] of one.differences(other).entries()) {
    board = board.with([cell], (at % 2 === 0 ? one : other).at(cell));
    yield board;
  }
}

describe.each(sampled(puzzles, 2))('$id with several solutions', (puzzle) => {
  it('is told as it was', () => {
    const parsed = puzzle.parse(boards[`${puzzle.id} easy` as keyof typeof boards].board);
    if (!parsed.ok) throw new Error('a stored board cannot be read');
    const told: unknown[] = [];
    for (const json of oneClueLess(puzzle, puzzle.toJson(parsed.grid))) {
      const less = puzzle.fromJson({ puzzle: puzzle.id, ...json });
      if (!less.ok) throw new Error('a board with one clue less cannot be read');
      const { steps, because, solutions, start } = explain(puzzle, less.grid);
      if (!solutions) continue;
      told.push([because, steps.map(restsOn), solutions[0].differences(solutions[1])]);
      for (const board of mixed(start, ...solutions)) {
        const found = hint(puzzle, less.grid, board);
        told.push(hinted(puzzle, less.grid, found));
        if (found.kind === 'mistake') break;
      }
      if (told.length >= SEVERAL) break;
    }
    expect(told.length).toBeGreaterThan(0);
    several.keep(puzzle.id, { told: told.length, hash: hashOf(told) });
  });
});
