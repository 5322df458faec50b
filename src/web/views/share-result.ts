import { type Level, say } from '../../board/index.ts';
import type { Day } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { addressOf, language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { clock } from './clock.ts';

/** A board that was solved, as it is told to others: nothing of the solution. */
export interface SolvedResult {
  readonly puzzle: AnyPuzzle;
  readonly rows: number;
  readonly columns: number;
  readonly level: Level | undefined;
  readonly seconds: number;
  readonly helped: number;
  readonly day: Day | undefined;
  readonly streak: number;
}

/** The result in a few lines, and where the board of the day is. */
export function resultText({
  puzzle,
  rows,
  columns,
  level,
  seconds,
  helped,
  day,
  streak,
}: SolvedResult): string {
  const text = words.peek();
  const page = `${location.origin}${location.pathname}`;
  return [
    `${text.name}: ${say(puzzle.title, language.peek())}${day === undefined ? '' : `, ${text.dayName(day)}`}`,
    [text.size(rows, columns), ...(level ? [text.levels[level]] : []), clock(seconds)].join(' · '),
    [helped === 0 ? text.withoutHints : text.withHints(helped), text.inARow(streak)].join(' · '),
    day === undefined ? page : page + addressOf({ view: 'day', puzzle, day }),
  ].join('\n');
}

const WIDTH = 640;
const LINE = 54;

/** The same as a picture. */
async function resultPicture(result: SolvedResult): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const lines = resultText(result).split('\n').slice(0, -1);
  canvas.width = WIDTH;
  canvas.height = LINE * (lines.length + 1.6);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#f6f3ec';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1d4f91';
  context.fillRect(0, 0, canvas.width, 12);
  context.fillStyle = '#23272e';
  for (const [at, line] of lines.entries()) {
    context.font = at === 0 ? '600 30px Georgia, serif' : '26px system-ui, sans-serif';
    context.fillText(line, 32, 12 + LINE * (at + 1.1), WIDTH - 64);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'calcada.png', { type: 'image/png' }) : undefined;
}

/** Hands the result to another program, with its picture where that can be; false if the browser has no such way. */
export async function shareResult(result: SolvedResult): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  const text = resultText(result);
  const picture = await resultPicture(result);
  const files = picture && navigator.canShare?.({ files: [picture] }) ? { files: [picture] } : {};
  try {
    await navigator.share({ text, ...files });
    return true;
  } catch (error) {
    // The visitor closed the list of programs: that is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function copyResult(result: SolvedResult): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(resultText(result));
    return true;
  } catch {
    return false;
  }
}
