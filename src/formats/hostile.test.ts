import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../test/contract/both-languages.ts';
import { instances } from '../../test/contract/instances.ts';
import { rounds, sampled, sized } from '../../test/rounds.ts';
import { type AnyPuzzle, puzzleById } from '../puzzles/index.ts';
import { formats, read } from './index.ts';

const SEED = 20_241_104;

const gridOf = (
  id: string,
  json: Readonly<Record<string, unknown>>,
): { puzzle: AnyPuzzle; grid: unknown } => {
  const puzzle = puzzleById(id)!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { puzzle, grid: parsed.grid };
};

/** Checks the form of an answer to anything at all. */
function expectAnswer(text: string): void {
  const result = read(text);
  expectBothLanguages(result.ok ? result.notes : result.problems);
  if (result.ok) return;
  expect(result.problems.length).toBeGreaterThan(0);
  const isPlace = (at: number): boolean => Number.isInteger(at) && at >= 1;
  const odd = result.problems.filter(
    ({ line, column, problem }) => !isPlace(line) || !isPlace(column) || problem === '',
  );
  expect(odd).toEqual([]);
}

describe(`hostile texts get an answer and never throw (seed ${SEED})`, () => {
  const large = 10_000_000;
  const junk: Readonly<Record<string, string>> = {
    'ten million nul bytes': '\u0000'.repeat(large),
    'ten million blanks': ' '.repeat(large),
    'ten million line ends': '\n'.repeat(large),
    'ten million brackets': '['.repeat(large),
    'ten million braces': '{'.repeat(large),
    'a string without end': `{"puzzle": "${'a'.repeat(large)}`,
    'ten million digits': '1'.repeat(large),
    'ten million dots': `akari\n${'.'.repeat(large)}`,
    'a long address': `https://puzz.link/p?akari/10/10/${'h'.repeat(large)}`,
    'an address of slashes': `akari${'/'.repeat(large)}`,
    'calls within calls': 'akari('.repeat(large / 6),
    'names like ours': 'board_'.repeat(large / 6),
    'a comment without end': `akari([/*${'*'.repeat(large)}`,
    'many lists': `akari([${'[_],'.repeat(990_000)}`,
    'a file of slashes': `pzprv3/lightup/1000/250/${'/'.repeat(large)}`,
    'all sorts of signs': 'aZ0[{("\'-%/*.,:#\\\u{1F600}\ufffd'.repeat(large / 20),
    'a list of lists in JSON': `{"puzzle": "crazy-pavement", "regions": [${'[],'.repeat(1_000_000)}[]]}`,
    'a deep JSON value': `{"puzzle": ${'['.repeat(90)}${']'.repeat(90)}}`,
  };
  for (const [name, text] of Object.entries(junk)) it(name, () => expectAnswer(text));

  const written = instances.flatMap((instance) => {
    const { puzzle, grid } = gridOf(instance.puzzle, instance.json);
    return formats.flatMap((format) => {
      const text = format.write(puzzle, grid);
      return text.ok ? [text.text] : [];
    });
  });

  it('boards with a piece cut out, doubled or replaced', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('\n', '/', '[', ']', '-', '999999999', '"', '', '_'),
    );
    const damaged = fc
      .tuple(fc.constantFrom(...written), fc.nat(), fc.nat(12), piece)
      .map(([text, at, length, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + length);
      });
    fc.assert(fc.property(damaged, expectAnswer), { seed: SEED, numRuns: rounds(6000, 200) });
  });

  it('every text cut off at every place', () => {
    const short = written.filter(({ length }) => length < 700);
    for (const text of sampled(short, 6)) {
      for (let end = 0; end < text.length; end++) expectAnswer(text.slice(0, end));
    }
  });

  it('texts of any characters, read in every format', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const format of formats) {
          expect(format.sniff(text)).toBeGreaterThanOrEqual(0);
          format.read(text);
        }
      }),
      { seed: SEED, numRuns: sized(1000, 200) },
    );
  });
});
