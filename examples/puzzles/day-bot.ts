/**
 * Posts the board of the day, the same that the studio shows, to an address that takes JSON: a chat's webhook, say.
 * Run it once a day:
 *
 *     WEBHOOK=https://chat.example/hooks/abc node workbench/run.mjs examples/puzzles/day-bot.ts mosaic
 */
import { fileURLToPath } from 'node:url';
import { type AnyPuzzle, drawSvg, generateAsync, puzzleById, say } from '../../src/index.ts';
import { type Day, type DayWish, dayAt, easierWish, wishOfDay } from '../../src/play/index.ts';

export interface Message {
  readonly text: string;
  /** The board as `calcada` reads it. */
  readonly board: string;
  readonly svg: string;
}

/** The board of this day, and words to go with it. */
export async function messageOf(puzzle: AnyPuzzle, day: Day): Promise<Message> {
  // Where no board of the day's level comes of its seed, all players get the next easier one.
  for (let wish: DayWish | undefined = wishOfDay(puzzle, day); wish; wish = easierWish(wish)) {
    const { rows, columns, level, seed, maxTries } = wish;
    const made = await generateAsync(puzzle, { rows, columns, level, seed }, { maxTries });
    if (!made.ok && made.because !== 'level') throw new Error(`no board for ${day}: ${made.because}`);
    if (!made.ok) continue;
    return {
      text: `${say(puzzle.title, 'en')} for ${day}: ${rows}x${columns}, ${level}. ${puzzle.howTo.map((rule) => say(rule, 'en')).join(' ')}`,
      board: puzzle.format(made.grid),
      svg: drawSvg(puzzle.scene(made.grid)),
    };
  }
  throw new Error(`no board for ${day} at any level`);
}

/** Hands a message over; an answer other than success is an error. */
export async function post(message: Message, webhook: string): Promise<void> {
  const { ok, status } = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(30_000),
  });
  if (!ok) throw new Error(`expected success from ${new URL(webhook).host}, got ${status}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const puzzle = puzzleById(process.argv[2] ?? 'akari');
  if (!puzzle) throw new Error(`expected the id of a puzzle, got ${process.argv[2]}`);
  const message = await messageOf(puzzle, dayAt(new Date()));
  const webhook = process.env['WEBHOOK'];
  if (webhook) await post(message, webhook);
  else console.log(`${message.text}\n\n${message.board}`);
}
