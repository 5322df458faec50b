import { expect, it } from 'vitest';
import english from './words.en.json' with { type: 'json' };
import portuguese from './words.pt.json' with { type: 'json' };

it('both languages say the same things, with the same places to fill in', () => {
  const shape = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([name, text]) => [name, text.match(/\{\w+\}/g)]);
  expect(shape(portuguese)).toEqual(shape(english));
  expect(shape(english).length).toBeGreaterThan(20);
});
