/** Every point of the papers is met by what the list says, or is said to be lost. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperBoards } from '../../../src/papers/index.ts';
import { run } from '../../../test/run-calcada.ts';
import { POINTS } from './index.ts';

const page = (number: string): string =>
  readFileSync(new URL(`../../../docs/papers/${number}.md`, import.meta.url), 'utf8');

it('what shows a point is more than a digit or the name of its puzzle', () => {
  const shown = POINTS.flatMap(({ command = '', shows = '' }) =>
    command === '' ? [] : [{ command, shows }],
  );
  expect(shown).toHaveLength(65);
  expect(
    shown.filter(({ command, shows }) => /^[-\d]*$/.test(shows) || command.split(' ').includes(shows)),
  ).toEqual([]);
});

it('there are 66, of which 64 are met', () => {
  expect(POINTS).toHaveLength(66);
  expect(POINTS.filter(({ lost }) => lost === undefined)).toHaveLength(64);
});

describe.each(POINTS.filter(({ command }) => command !== undefined))(
  '$paper $where: $en',
  ({ command, shows, lost }) => {
    it(command!, async () => {
      const [name, ...rest] = command!.split(' ');
      if (name === 'page') {
        for (const end of ['', '.pt']) expect(page(`${rest[0]}${end}`).length).toBeGreaterThan(1000);
        expect(page(rest[0]!)).toContain(shows!);
        return;
      }
      const { code, out, err } = await run([name!, ...rest]);
      expect(code, err).toBe(lost === undefined ? 0 : 3);
      expect(lost === undefined ? out : err).toContain(shows!);
    });
  },
);

it('the pages show every board of the papers', () => {
  for (const { name, paper } of paperBoards) expect(page(paper.numbers[0])).toContain(`\`${name}\``);
});
