// Writes the studio's gallery, a file for each puzzle: the papers' boards that have one solution, and boards of every
// level and size made by the generator from fixed seeds, so that the same program always writes the same gallery.
// Names of puzzles as arguments: only those are written again.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS, type Level } from '../../src/board/index.ts';
import { type GenerateWish, generate } from '../../src/generate/index.ts';
import { paperBoards } from '../../src/papers/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../src/puzzles/index.ts';
import { check, grade } from '../../src/reasoning/index.ts';

interface Entry {
  readonly text: string;
  readonly level: Level;
  readonly score: number;
  /** The name of a paper's board: `003:13`. */
  readonly source?: string;
}

/** What the page shows of a puzzle before its boards are loaded. */
interface Sample {
  readonly puzzle: string;
  /** The number of boards. */
  readonly boards: number;
  readonly text: string;
  /** What is drawn on it. */
  readonly solution: readonly string[];
}

/** How many boards of each size, by level: easy, normal, hard, extreme. */
type Plan = readonly (readonly [side: number, ...counts: readonly number[]])[];

const PLAN: Plan = [
  [5, 3, 3, 2, 1],
  [6, 3, 3, 2, 2],
  [8, 3, 4, 4, 2],
  [10, 3, 4, 5, 4],
  [12, 2, 3, 4, 4],
  [15, 2, 3, 4, 2],
  [20, 2, 2, 2, 2],
  [25, 1, 1, 1, 1],
];
/** With many values each cell takes as long as several of two. */
const PLAN_OF_MANY: Plan = [
  [4, 4, 3, 1, 1],
  [5, 5, 6, 5, 4],
  [6, 4, 5, 6, 5],
  [7, 2, 4, 5, 3],
  [8, 1, 2, 2, 1],
  [9, 1, 1, 1, 1],
];
/** Counted, so that every machine makes the same boards; the time only guards against a board that never ends. */
const SKETCHES = 400;
const TIME = 180_000;
/** Seeds that are tried before a board is left out: more for large ones, of which there are few. */
const seedsOf = (side: number): number => (side < 25 ? 2 : 4);

const FOLDER = 'src/web/gallery';

const rounded = (score: number): number => Math.round(score * 10) / 10;

function fromPapers(of: AnyPuzzle): Entry[] {
  return paperBoards.flatMap(({ name, puzzle, board }): Entry[] => {
    if (puzzle.id !== of.id) return [];
    const parsed = puzzle.parse(board.text);
    if (!parsed.ok) throw new Error(`the board ${name} cannot be read`);
    const { rows, columns } = puzzle.size(parsed.grid);
    if (rows * columns < 20) return [];
    const graded = grade(puzzle, parsed.grid);
    if (graded.status !== 'graded') return [];
    const { level, score } = graded;
    return [{ text: puzzle.format(parsed.grid), level, score: rounded(score), source: name }];
  });
}

const hasMany = (puzzle: AnyPuzzle): boolean =>
  puzzle.values(puzzle.interaction.drawing.blank(5, 5)).length > 2;

/** Boards look best when they look like themselves from the other side, where the puzzle knows that. */
function wish(puzzle: AnyPuzzle, side: number, level: Level, seed: number): GenerateWish {
  const symmetric = puzzle.setter.options.find(({ name }) => name === 'symmetry');
  const turned = symmetric?.kind === 'choice' && symmetric.choices.find((choice) => /half/.test(choice));
  return { rows: side, columns: side, level, seed, ...(turned ? { symmetry: turned } : {}) };
}

/** A small board with its solution, to show what the puzzle is like. */
function sampleOf(puzzle: AnyPuzzle, boards: number): Sample {
  const side = hasMany(puzzle) ? 4 : 7;
  const board = generate(puzzle, wish(puzzle, side, 'easy', 50), { timeLimit: TIME });
  if (!board.ok) throw new Error(`no sample of ${puzzle.id}`);
  const { grid, solution } = board;
  return {
    puzzle: puzzle.id,
    boards,
    text: puzzle.format(grid),
    solution: rowsOfBoard(puzzle, grid, solution),
  };
}

function made(puzzle: AnyPuzzle, side: number, level: Level, index: number): Entry | undefined {
  for (let attempt = 0; attempt < seedsOf(side); attempt++) {
    const seed = 100_000 * side + 1000 * LEVELS.indexOf(level) + 10 * index + attempt;
    const board = generate(puzzle, wish(puzzle, side, level, seed), { timeLimit: TIME, maxTries: SKETCHES });
    if (!board.ok) continue;
    if (check(puzzle, board.grid).status !== 'unique') throw new Error(`${puzzle.id} ${side} is not unique`);
    return { text: puzzle.format(board.grid), level: board.level, score: rounded(board.score) };
  }
  console.log(`${puzzle.id} ${side}x${side} ${level} ${index}: none`);
  return undefined;
}

function boardsOf(puzzle: AnyPuzzle): Entry[] {
  const boards = new Map(fromPapers(puzzle).map((entry) => [entry.text, entry]));
  for (const [side, ...counts] of hasMany(puzzle) ? PLAN_OF_MANY : PLAN) {
    const began = performance.now();
    for (const [at, count] of counts.entries()) {
      for (let index = 0; index < count; index++) {
        const entry = made(puzzle, side, LEVELS[at]!, index);
        if (entry && !boards.has(entry.text)) boards.set(entry.text, entry);
      }
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${puzzle.id} ${side}x${side}: ${boards.size} boards so far, ${seconds} s`);
  }
  return [...boards.values()].sort((one, other) => one.score - other.score);
}

const list = (entries: readonly object[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;

function samplesBefore(): Sample[] {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/samples.json`, 'utf8')) as Sample[];
  } catch {
    return [];
  }
}

mkdirSync(`${FOLDER}/boards`, { recursive: true });
const names = process.argv.slice(2);
for (const puzzle of puzzles) {
  if (names.length > 0 && !names.includes(puzzle.id)) continue;
  const boards = boardsOf(puzzle);
  writeFileSync(`${FOLDER}/boards/${puzzle.id}.json`, list(boards));
  const others = samplesBefore().filter((sample) => puzzles.some(({ id }) => id === sample.puzzle));
  const samples = [
    ...others.filter((sample) => sample.puzzle !== puzzle.id),
    sampleOf(puzzle, boards.length),
  ];
  samples.sort((one, other) => (one.puzzle < other.puzzle ? -1 : 1));
  writeFileSync(`${FOLDER}/samples.json`, list(samples));
  console.log(`${puzzle.id}: ${boards.length} boards`);
}
