// Writes the studio's gallery: the papers' boards that have one solution, and boards of every level made by the
// generator from fixed seeds, so that the same program always writes the same gallery.

import { writeFileSync } from 'node:fs';
import type { Level } from '../../src/board/index.ts';
import { paperBoards } from '../../src/formats/index.ts';
import { type GenerateWish, generate } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../src/puzzles/index.ts';
import { check, grade } from '../../src/reasoning/index.ts';

interface Entry {
  readonly puzzle: string;
  readonly text: string;
  readonly level: Level;
  readonly score: number;
  /** The name of a paper's board: `003:13`. */
  readonly source?: string;
  /** Only of the board that stands for its puzzle: what is drawn on it. */
  readonly solution?: readonly string[];
}

/** Size and level of the boards that are made of each puzzle. */
const WISHES: readonly (readonly [side: number, level: Level])[] = [
  [6, 'easy'],
  [8, 'easy'],
  [8, 'normal'],
  [10, 'easy'],
  [10, 'normal'],
  [10, 'normal'],
  [10, 'hard'],
  [12, 'normal'],
  [12, 'hard'],
  [15, 'normal'],
  [15, 'hard'],
  [12, 'extreme'],
];
const TIME = 20_000;

const rounded = (score: number): number => Math.round(score * 10) / 10;

function papers(): Entry[] {
  return paperBoards.flatMap(({ name, puzzle, board }): Entry[] => {
    const parsed = puzzle.parse(board.text);
    if (!parsed.ok) throw new Error(`the board ${name} cannot be read`);
    const { rows, columns } = puzzle.size(parsed.grid);
    if (rows * columns < 20) return [];
    const graded = grade(puzzle, parsed.grid);
    if (graded.status !== 'graded') return [];
    const { level, score } = graded;
    return [
      { puzzle: puzzle.id, text: puzzle.format(parsed.grid), level, score: rounded(score), source: name },
    ];
  });
}

/** Boards look best when they look like themselves from the other side, where the puzzle knows that. */
function wish(puzzle: AnyPuzzle, side: number, level: Level, seed: number): GenerateWish {
  const symmetric = puzzle.setter.options.find(({ name }) => name === 'symmetry');
  const turned = symmetric?.kind === 'choice' && symmetric.choices.find((choice) => /half/.test(choice));
  // With many values each cell takes as long as several of two.
  const many = puzzle.values(puzzle.interaction.drawing.blank(side, side)).length > 2;
  const size = many ? Math.round(0.6 * side) : side;
  return { rows: size, columns: size, level, seed, ...(turned ? { symmetry: turned } : {}) };
}

/** A small board with its solution, to show what the puzzle is like. */
function sample(puzzle: AnyPuzzle, index: number): Entry {
  const board = generate(puzzle, wish(puzzle, 7, 'easy', 50 + index), { timeLimit: TIME });
  if (!board.ok) throw new Error(`no sample of ${puzzle.id}`);
  const { grid, level, score, solution } = board;
  const drawn = rowsOfBoard(puzzle, grid, solution);
  return { puzzle: puzzle.id, text: puzzle.format(grid), level, score: rounded(score), solution: drawn };
}

function made(puzzle: AnyPuzzle, which: number): Entry[] {
  return WISHES.flatMap(([side, level], index): Entry[] => {
    const seed = 1000 * (which + 1) + index;
    const board = generate(puzzle, wish(puzzle, side, level, seed), { timeLimit: TIME });
    if (!board.ok) {
      console.log(`${puzzle.id} ${side}x${side} ${level}: none (${board.because})`);
      return [];
    }
    if (check(puzzle, board.grid).status !== 'unique') throw new Error(`${puzzle.id} ${side} is not unique`);
    return [
      { puzzle: puzzle.id, text: puzzle.format(board.grid), level: board.level, score: rounded(board.score) },
    ];
  });
}

const entries = [...puzzles.map(sample), ...papers(), ...puzzles.flatMap(made)];
const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
writeFileSync('src/web/gallery/boards.json', `[\n${lines.join(',\n')}\n]\n`);
console.log(`${entries.length} boards`);
