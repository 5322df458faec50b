import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apart } from '../../examples/engine/apart.ts';
import { ModelError, Solver } from '../../src/engine/index.ts';
import { seed } from '../random.ts';
import { sized } from '../rounds.ts';
import { type ConstraintCase, someInts } from './constraint-case.ts';
import { checkConstraint } from './constraint-contract.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The generator that docs/adding-a-constraint.md shows. */
const apartCase: ConstraintCase = {
  name: 'apart',
  consistency: 'bounds',
  make: (s, r) => {
    const [x, y] = someInts(s, r, 2);
    return apart(x, y, 1 + r.below(5));
  },
};

describe('the worked example of docs/adding-a-constraint.md', () => {
  it(`keeps the contract of constraints (seed ${seed})`, () => {
    let checked = 0;
    for (let round = 0; round < sized(200, 40); round++)
      checked += checkConstraint(apartCase, seed + 3571 * round).audited.get('apart') ?? 0;
    expect(checked, 'explanations of its propagator that were checked').toBeGreaterThan(sized(100, 20));
  });

  it('refuses a distance that is none', () => {
    const solver = new Solver();
    const x = solver.int(0, 5);
    for (const distance of [0, -1, 1.5, Number.NaN]) {
      expect(() => apart(x, solver.int(0, 5), distance)).toThrow(ModelError);
      expect(() => apart(x, solver.int(0, 5), distance)).toThrow(String(distance));
    }
  });

  it('is printed there as it is run here', () => {
    const guide = read('docs/adding-a-constraint.md');
    const example = read('examples/engine/apart.ts');
    const pieces = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code.trim());
    const quoted = pieces.filter((piece) => example.includes(piece));
    expect(quoted.length).toBeGreaterThanOrEqual(4);
    const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
    const total = quoted.reduce((sum, piece) => sum + lines(piece), 0);
    // Every piece but the generator is quoted, and together they are most of the file.
    expect(pieces.length - quoted.length).toBe(1);
    expect(total / lines(example)).toBeGreaterThan(0.8);
  });
});
