import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { afterLine, type Batch, type BoardLine, batchesOf, linesIn } from './batch.ts';

/** The lines of a text that are not blank, counted in the obvious way. */
function expected(text: string): BoardLine[] {
  let index = 0;
  return text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter(({ text: line }) => line.trim() !== '')
    .map((line) => ({ ...line, index: index++ }));
}

async function* inPieces(text: string, most: () => number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; ) {
    const end = at + most();
    yield bytes.subarray(at, end);
    at = end;
  }
}

async function collected(batches: AsyncIterable<Batch>): Promise<Batch[]> {
  const found: Batch[] = [];
  for await (const batch of batches) found.push(batch);
  return found;
}

test(`lines in batches are the lines of the text, wherever it is cut (seed ${seed})`, async () => {
  const random = new Random(seed);
  let checked = 0;
  for (let round = 0; round < 200; round++) {
    const parts = ['{"a":1}', 'çã€', '', ' ', '\r', '\t \r', 'x'];
    const text = Array.from(
      { length: random.below(20) },
      () => `${random.pick(parts)}${random.pick(['\n', '\r\n', ''])}`,
    ).join('');
    const lines = expected(text);
    const cut = () => 1 + random.below(12);
    const some = () => 1 + random.below(4);
    const batches = await collected(batchesOf(inPieces(text, cut), some));
    expect(batches.flatMap((batch) => [...linesIn(batch)])).toEqual(lines);
    const start = 1 + random.below(8);
    const later = await collected(batchesOf(inPieces(text, cut), some, start));
    expect(later.flatMap((batch) => [...linesIn(batch)])).toEqual(
      lines.filter(({ number }) => number >= start),
    );
    for (const batch of batches) {
      const all = [...linesIn(batch)];
      for (const [at, line] of all.entries()) {
        const rest = afterLine(batch, line);
        expect(rest ? [...linesIn(rest)] : []).toEqual(all.slice(at + 1));
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(500);
});
