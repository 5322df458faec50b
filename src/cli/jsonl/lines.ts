import { MAX_BYTES } from '../bounded-read.ts';

/** A line of a file; without text if it is too long to be a board. */
export interface Line {
  readonly text: string | undefined;
  /** Counted from one. */
  readonly number: number;
}

/** The lines of a stream of bytes, one by one, without holding more than one of them. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  let number = 0;
  const add = (part: string): void => {
    length += part.length;
    if (length <= MAX_BYTES) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    const text = length <= MAX_BYTES ? parts.join('') : undefined;
    parts = [];
    length = 0;
    number++;
    return { text, number };
  };
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      add(text.slice(from, to));
      yield take();
      from = to + 1;
    }
    add(text.slice(from));
  }
  add(decoder.decode());
  if (length > 0) yield take();
}
