import { describe, expect, it, test } from 'vitest';
import { FOREIGN } from '../../../test/contract/foreign-words.ts';
import { modelWords } from '../minizinc/words.ts';
import { deskWords } from './desk.ts';
import { en as spoken } from './en.ts';
import { es as hablado } from './es.ts';
import { parts as partes } from './es-parts.ts';
import { learnWords } from './learn.ts';
import { printWords } from './print.ts';
import { pt as falado } from './pt.ts';
import { statisticsWords } from './statistics.ts';

/** All that is said, with what parts of the page bring along when they are loaded. */
const en = {
  ...spoken,
  parts: [deskWords.en, learnWords.en, modelWords.en, printWords.en, statisticsWords.en],
};
const pt = {
  ...falado,
  parts: [deskWords.pt, learnWords.pt, modelWords.pt, printWords.pt, statisticsWords.pt],
};

/** Every text of a dictionary by its path, functions called with sample values. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const given = path.endsWith('.lineClue')
      ? [{ kind: 'row', index: 2, far: true }, [1, null]]
      : path.endsWith('.cell')
        ? [3, 4, 5, { wrong: true, because: true }]
        : path.endsWith('.site')
          ? ['l1c1', 5, { wrong: true, because: true }]
          : [3, 4, 5];
    return [[path, String((value as (...sample: unknown[]) => string)(...given))]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('both languages have all texts', () => {
  const english = new Map(texts(en));
  const portuguese = new Map(texts(pt));

  it('the same keys', () => {
    expect(english.size).toBeGreaterThan(150);
    expect([...portuguese.keys()]).toEqual([...english.keys()]);
  });

  it('no text is empty, none shows what it should not', () => {
    for (const [key, text] of [...english, ...portuguese]) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('few are the same in both: those have been looked at', () => {
    const same = [...english].filter(([key, text]) => portuguese.get(key) === text).map(([key]) => key);
    expect(same).toEqual([
      '.name',
      '.levels.normal',
      '.size',
      '.galleryBoard',
      '.symmetries.diagonal',
      '.pressingControls.6.0',
      '.commonControls.1.0',
      '.commonControls.2.0',
      '.commonControls.3.0',
      '.commonControls.4.0',
    ]);
  });
});

test('Spanish has all that a puzzle in front can show', () => {
  const has = (of: object, parts: readonly object[]) => new Map(texts({ ...of, parts }));
  const english = has(spoken, [deskWords.en, learnWords.en, printWords.en]);
  const spanish = has(hablado, [partes.desk, partes.learn, partes.print]);
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  expect(spanish.size).toBeGreaterThan(400);
  for (const [key, text] of spanish) {
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toMatch(/undefined|NaN|\[object/);
    expect(text.replaceAll('puzz.link', ''), key).not.toMatch(FOREIGN.es);
  }
});
