import { LEVELS, type Level } from '../../board/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import type { GalleryBoard } from '../gallery/index.ts';
import {
  boardsFile,
  type Kind,
  kindsOf,
  type Stretch,
  SUMMARY_FILE,
  type Summary,
  stretches,
  type Wanted,
} from '../published/index.ts';

async function fetched(file: string): Promise<unknown> {
  const answer = await fetch(`./${file}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

/** What the collection beside the page holds. It is read like any other input: what makes no sense is left out. */
export async function readSummary(): Promise<Summary> {
  const told = Object(await fetched(SUMMARY_FILE));
  const kinds = listOf(told.kinds).flatMap((kind): Kind[] => {
    const { puzzle, size, level, boards } = Object(kind);
    const known = levelOf(level);
    if (!puzzleById(`${puzzle}`) || !/^\d{1,4}x\d{1,4}$/.test(`${size}`) || !known || !(boards > 0))
      return [];
    return [{ puzzle: `${puzzle}`, size: `${size}`, level: known, boards: Math.floor(boards) }];
  });
  return { kinds, boards: kinds.reduce((sum, { boards }) => sum + boards, 0) };
}

async function boardsIn({ kind, file, from, to }: Stretch): Promise<readonly GalleryBoard[]> {
  const told = listOf(await fetched(boardsFile(kind, file)));
  return told.slice(from, to).flatMap((each): GalleryBoard[] => {
    const { puzzle: id, level, score, board } = Object(each);
    const puzzle = puzzleById(`${id}`);
    const parsed = puzzle?.fromJson(Object(board));
    const known = levelOf(level);
    if (!puzzle || !parsed?.ok || !known) return [];
    return [{ puzzle, grid: parsed.grid, level: known, score: Number(score) }];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const levelOf = (value: unknown): Level | undefined => LEVELS.find((level) => level === value);

/** Boards that match a filter, from an index on. */
export async function wantedBoards(
  summary: Summary,
  wanted: Wanted,
  from: number,
  count: number,
): Promise<readonly GalleryBoard[]> {
  const found = await Promise.all(stretches(kindsOf(summary, wanted), from, count).map(boardsIn));
  return found.flat();
}
