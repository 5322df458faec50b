import { MAX_BYTES } from '../input/bounded-read.ts';

/** The lines of a stream of bytes with their numbers from one; undefined for one that is too long to be a board. */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly [text: string | undefined, number: number]> {
  const decoder = new TextDecoder();
  let held: string | undefined = '';
  let number = 1;
  for await (const chunk of bytes) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const [at, part] of parts.entries()) {
      if (at > 0) {
        yield [held, number++];
        held = '';
      }
      held = held === undefined || held.length + part.length > MAX_BYTES ? undefined : held + part;
    }
  }
  if (held !== '') yield [held, number];
}
