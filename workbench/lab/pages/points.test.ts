/** Every point of the papers is met by what the list says, or is said to be lost. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperBoards } from '../../../src/papers/index.ts';
import { run } from '../../../test/run-calcada.ts';
import { POINTS } from './index.ts';

const page = (number: string): string =>
  readFileSync(new URL(`../../../docs/papers/${number}.md`, import.meta.url), 'utf8');

it('there are 66, of which 64 are met', () => {
  expect(POINTS).toHaveLength(66);
  expect(POINTS.filter(({ lost }) => lost === undefined)).toHaveLength(64);
});

describe.each(POINTS.filter(({ command }) => command !== undefined))(
  '$paper $where: $en',
  ({ command, shows }) => {
    it(command!, async () => {
      const [name, ...rest] = command!.split(' ');
      const said = name === 'page' ? page(rest[0]!) : Object.values(await run([name!, ...rest])).join('');
      expect(said).toContain(shows!);
    });
  },
);

it('the pages show every board of the papers', () => {
  for (const { name, paper } of paperBoards) expect(page(paper.numbers[0])).toContain(`\`${name}\``);
});
