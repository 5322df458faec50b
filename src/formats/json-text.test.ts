import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetOf, syntaxProblem } from './json-text.ts';

const SEED = 20_241_103;

const sound = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the first syntax problem of a JSON text', () => {
  it.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ["{'a': 1}", 1],
    ['{"a": [1 2]}', 9],
    ['{"a": 1} x', 9],
    ['{"a": "b', 6],
    ['{"a": 01}', 6],
    ['{"a": tru}', 6],
    ['{"a": "\\x"}', 7],
    ['{"a": "\n"}', 7],
    ['{"a": 1', 7],
    ['', 0],
    ['[', 1],
    [']', 0],
  ])('%j is wrong at %i', (text, offset) => {
    expect(sound(text)).toBe(false);
    expect(syntaxProblem(text)?.offset).toBe(offset);
  });

  it('a deep nest is refused at once, where it becomes too deep', () => {
    expect(syntaxProblem('['.repeat(1_000_000))?.offset).toBe(100);
  });

  it(`finds a problem exactly where there is one (seed ${SEED})`, () => {
    const damaged = fc
      .tuple(
        fc.json({ depthSize: 'small' }),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', '0', ' ', '\\', 'e'),
      )
      .map(([text, at, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + 1);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        expect(syntaxProblem(text) === undefined).toBe(sound(text));
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });
});

describe('the offset of a value', () => {
  const text = '{ "a": [10, [20, "x,]"], 30], "b": {"c": null}, "b": {"c": true} }';
  it.each([
    [['a'], '[10'],
    [['a', 1, 1], '"x,]"'],
    [['a', 2], '30'],
    [['b', 'c'], 'true'],
  ])('%j', (path, start) => {
    expect(text.slice(offsetOf(text, path)).startsWith(start)).toBe(true);
  });

  it('is that of the nearest value there is', () => {
    expect(text.slice(offsetOf(text, ['a', 7])).startsWith('[10')).toBe(true);
    expect(offsetOf(text, ['z'])).toBe(0);
  });
});
