import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonError, type JsonTree, jsonPlace, readJsonTree } from './json-tree.ts';

const SEED = 20_241_103;

const problemOf = (text: string): JsonError | undefined => {
  try {
    readJsonTree(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
};

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
    expect(problemOf(text)?.at).toBe(offset);
  });

  it('a deep nest is refused at once, where it becomes too deep', () => {
    expect(problemOf('['.repeat(1_000_000))?.at).toBe(100);
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
        expect(problemOf(text) === undefined).toBe(sound(text));
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
    expect(text.slice(jsonPlace(text, readJsonTree(text), path)).startsWith(start)).toBe(true);
  });

  it('is that of the nearest value there is', () => {
    expect(text.slice(jsonPlace(text, readJsonTree(text), ['a', 7])).startsWith('[10')).toBe(true);
    expect(jsonPlace(text, readJsonTree(text), ['z'])).toBe(0);
  });
});

/** A tree as the value that JSON.parse gives. */
function asValue(tree: JsonTree): unknown {
  if (tree.kind === 'null') return null;
  if (tree.kind === 'array') return tree.items.map(asValue);
  if (tree.kind === 'object') {
    return Object.fromEntries([...tree.fields].map(([name, inner]) => [name, asValue(inner)]));
  }
  return tree.value;
}

describe('a tree', () => {
  it(`has the values that JSON.parse finds (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
        expect(asValue(readJsonTree(text))).toEqual(JSON.parse(text));
      }),
      { seed: SEED, numRuns: 2000 },
    );
    const odd = String.raw`["\u0000\ud800\"\\\/\b\f\n\r\t","\u007f\u0085é😀",-0,1e400,-12.50E-3,true,null,{"":{}},[]]`;
    expect(asValue(readJsonTree(odd))).toEqual(JSON.parse(odd));
  });

  it('knows whole numbers', () => {
    const tree = readJsonTree('[1, 1.0, 1e2, -7]');
    if (tree.kind !== 'array') throw new Error('expected an array');
    expect(tree.items.map((item) => item.kind === 'number' && item.whole)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
