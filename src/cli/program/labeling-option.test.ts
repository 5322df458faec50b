import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BRANCHES, SELECTS } from '../../engine/index.ts';
import { parseLabeling } from './labeling-option.ts';

it.each([
  ['', {}],
  ['[]', {}],
  [' [ ] ', {}],
  ['[leftmost,bisect]', { select: 'leftmost', branch: 'bisect' }],
  ['[ffc, enum, up]', { select: 'most-constrained', branch: 'enum', order: 'up' }],
  ['first_fail,down', { select: 'first-fail', order: 'down' }],
  ['ff,bisect,down', { select: 'first-fail', branch: 'bisect', order: 'down' }],
])('%j is read as SICStus reads it', (text, labeling) => {
  expect(parseLabeling(text)).toEqual(labeling);
});

it('every name that the guide gives as one of SICStus is taken', () => {
  const guide = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w/-]+)` \| .* \| ((?:`\w+`(?:, )?)+) \|$/gm)];
  const taken = rows.flatMap(([, ours, theirs]) =>
    [...theirs!.matchAll(/`(\w+)`/g)].map(([, name]) => [ours, Object.values(parseLabeling(`[${name}]`))]),
  );
  for (const [ours, found] of taken) expect(found).toEqual([ours]);
  expect(taken.length).toBeGreaterThanOrEqual(SELECTS.length + BRANCHES.length + 2);
});

it.each(['[ff', 'ff]', '[ff,ffc]', 'ffd', '[,]', '[[]]'])('%j is refused', (text) => {
  expect(() => parseLabeling(text)).toThrow('--label');
});
