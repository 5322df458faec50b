import { expect, test } from 'vitest';
import { type Fact, say } from '../../board/index.ts';
import { puzzleById, slitherlink } from '../../puzzles/index.ts';
import { explain } from './explain.ts';
import { atOnce, speechOf } from './speech.ts';

const fact = (cells: number[], value: string, is = true): Fact<string> => ({ cells, value, is });

const REGIONS = {
  puzzle: 'crazy-pavement',
  regions: [
    [0, 0, 1],
    [2, 2, 1],
    [3, 3, 1],
  ],
  rowClues: [-1, -1, -1],
  columnClues: [-1, -1, -1],
};
const DIGITS = { puzzle: 'futoshiki', rows: ['...', '...', '...'] };

test.each([
  [
    'a region',
    REGIONS,
    [fact([0, 1], 'paint')],
    'the region at r1c1 is painted',
    'a região em l1c1 é pintada',
  ],
  [
    'several regions are named together',
    REGIONS,
    [fact([0, 1], 'paint'), fact([2, 5, 8], 'paint'), fact([6, 7], 'paint')],
    'the regions at r1c1, r1c3 and r3c1 are painted',
    'as regiões em l1c1, l1c3 e l3c1 são pintadas',
  ],
  [
    'a single cell comes before them',
    REGIONS,
    [fact([0, 1], 'paint'), fact([2], 'paint'), fact([6, 7], 'paint')],
    'r1c3 and the regions at r1c1 and r3c1 are painted',
    'l1c3 e as regiões em l1c1 e l3c1 são pintadas',
  ],
  [
    'or before a region',
    REGIONS,
    [fact([0, 1], 'paint'), fact([2], 'paint')],
    'r1c3 and the region at r1c1 are painted',
    'l1c3 e a região em l1c1 são pintadas',
  ],
  [
    'one "and" is enough',
    DIGITS,
    [fact([0], '1'), fact([1], '2'), fact([2], '1', false), fact([3], '2', false)],
    'r1c1 is 1, r1c2 is 2, r1c3 is not 1 and r2c1 is not 2',
    'l1c1 é 1, l1c2 é 2, l1c3 não é 1 e l2c1 não é 2',
  ],
])('%s', (_, json, facts, english, portuguese) => {
  const puzzle = puzzleById(json.puzzle)!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const sentence = atOnce(puzzle, parsed.grid, facts);
  expect(say(sentence, 'en')).toBe(`At once, ${english}.`);
  expect(say(sentence, 'pt')).toBe(`De imediato, ${portuguese}.`);
});

test('a sentence begins with a capital letter, also where it begins with an edge', () => {
  const parsed = slitherlink.parse('slitherlink\n0..\n...\n..3\n');
  if (!parsed.ok) throw new Error('the board cannot be read');
  const { steps } = explain(slitherlink, parsed.grid, { maxSteps: 4 });
  const begun = steps.map((step) => say(speechOf(slitherlink, parsed.grid, step).whole));
  expect(begun[0]).toMatch(/^The edge /);
  expect(say(speechOf(slitherlink, parsed.grid, steps[0]!).whole, 'pt')).toMatch(/^A aresta /);
});
