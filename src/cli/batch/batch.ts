import { MAX_BYTES } from '../input/bounded-read.ts';

/** Lines of a file that are judged one after the other; can be sent to another thread. */
export interface Batch {
  /** The number of the first line, from one, and how many boards come before it. */
  readonly number: number;
  readonly index: number;
  /** The lines, each with its end. Undefined: one line, too long to be kept. */
  readonly text: string | undefined;
  /** Tell the result of each line at once, for one of them ends its thread. */
  readonly careful?: boolean;
}

/** A line with a board on it, or what should be one. */
export interface BoardLine {
  readonly number: number;
  readonly index: number;
  /** Undefined: too long. */
  readonly text: string | undefined;
}

/** No batch is longer, whatever its lines are, in characters. */
const MOST_TEXT = 1_000_000;

/**
 * The lines of a stream of bytes in batches, of which only one is held at a time. What has arrived is passed on at
 * once, without waiting for a full batch. `lines` says how many lines the next one may have, `start` where to begin;
 * `counted` is told at the end how many lines there were.
 */
export async function* batchesOf(
  bytes: AsyncIterable<Uint8Array>,
  lines: () => number,
  start = 1,
  counted: (lines: number) => void = () => undefined,
): AsyncGenerator<Batch> {
  const decoder = new TextDecoder();
  let number = 1;
  let index = 0;
  /** The beginning of a line whose end has not arrived yet. */
  let open: string[] = [];
  let length = 0;

  const batch = (text: string | undefined, count: number, boards: number): Batch | undefined => {
    const made = number < start ? undefined : { number, index, text };
    number += count;
    index += boards;
    return made;
  };

  function* take(chunk: string): Generator<Batch | undefined> {
    const end = chunk.indexOf('\n');
    if (end < 0) {
      length += chunk.length;
      if (length <= MAX_BYTES) open.push(chunk);
      else open = [];
      return;
    }
    const long = length + end > MAX_BYTES;
    const text = long ? chunk.slice(end + 1) : open.join('') + chunk;
    open = [];
    length = 0;
    if (long) yield batch(undefined, 1, 1);
    let from = 0;
    for (;;) {
      const most = number < start ? start - number : lines();
      let to = from;
      let count = 0;
      let boards = 0;
      while (count < most && to - from < MOST_TEXT) {
        const next = text.indexOf('\n', to);
        if (next < 0) break;
        if (!isBlank(text, to, next)) boards++;
        count++;
        to = next + 1;
      }
      if (count === 0) break;
      const made = text.slice(from, to);
      if (boards > 0) yield batch(made, count, boards);
      else number += count;
      from = to;
    }
    const rest = text.slice(from);
    if (rest !== '') yield* take(rest);
  }

  for await (const chunk of bytes) {
    for (const made of take(decoder.decode(chunk, { stream: true }))) if (made) yield made;
  }
  const rest = decoder.decode();
  // The last line may have no end.
  if (length > 0 || rest !== '') for (const made of take(`${rest}\n`)) if (made) yield made;
  counted(number - 1);
}

/** The lines of a batch that are not blank. */
export function* linesIn({ number, index, text }: Batch): Generator<BoardLine> {
  if (text === undefined) {
    yield { number, index, text };
    return;
  }
  let at = number;
  let board = index;
  for (let from = 0; from < text.length; at++) {
    const end = text.indexOf('\n', from);
    if (!isBlank(text, from, end)) yield { number: at, index: board++, text: text.slice(from, end) };
    from = end + 1;
  }
}

/** What is left of a batch after a line. */
export function afterLine(batch: Batch, through: BoardLine): Batch | undefined {
  let { number, text } = batch;
  for (; number <= through.number && text; number++) text = text.slice(text.indexOf('\n') + 1);
  return text ? { ...batch, number, index: through.index + 1, text } : undefined;
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && (code < 9 || code > 13)) return false;
  }
  return true;
}
