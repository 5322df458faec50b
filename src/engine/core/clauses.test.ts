import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { NO_OWNER } from './clauses.ts';
import { Kernel } from './kernel.ts';
import type { Lit } from './literal.ts';

interface Learned {
  readonly lits: readonly Lit[];
  readonly glue: number;
  readonly age: number;
  used: boolean;
}

/** What a reduction keeps: small glue, what was used and has no large one, and the better half of the rest. */
function keptOf(learned: readonly Learned[]): Learned[] {
  const safe = learned.filter(({ glue, used }) => glue <= 2 || (glue <= 6 && used));
  const rest = learned
    .filter((clause) => !safe.includes(clause))
    .sort((a, b) => a.glue - b.glue || a.lits.length - b.lits.length || b.age - a.age);
  const kept = new Set([...safe, ...rest.slice(0, rest.length >> 1)]);
  return learned.filter((clause) => kept.has(clause));
}

it(`a reduction deletes the less useful half, and tells of each (seed ${seed})`, () => {
  const random = new Random(seed);
  let deleted = 0;
  for (let round = 0; round < 40; round++) {
    const kernel = new Kernel();
    const lits = Array.from({ length: 30 }, () => 2 * kernel.newVariable());
    const { clauses } = kernel;
    const some = () =>
      random
        .shuffle(lits)
        .slice(0, 3 + random.below(6))
        .map((lit) => lit ^ random.below(2));
    const posted = Array.from({ length: 5 }, some);
    for (const clause of posted) kernel.addClause(clause, 7);
    let learned = Array.from({ length: random.below(60) }, (_, age): Learned => {
      const clause = some();
      const glue = 1 + random.below(9);
      clauses.add(clause, clause.length, NO_OWNER, glue);
      return { lits: clause, glue, age, used: true };
    });
    for (let again = 0; again < 3; again++) {
      const kept = keptOf(learned);
      const told: string[] = [];
      const tell = (clause: readonly Lit[]) => void told.push(clause.join());
      expect(clauses.reduce(tell)).toBe(learned.length - kept.length);
      const gone = learned.filter((clause) => !kept.includes(clause));
      expect(told.sort()).toEqual(gone.map((clause) => clause.lits.join()).sort());
      deleted += gone.length;
      learned = kept;
      // None was used since.
      for (const clause of learned) clause.used = false;
    }
    const seen: string[] = [];
    clauses.eachClause((clause) => seen.push(clause.join()));
    expect(seen).toEqual(posted.map((clause) => clause.join()));
  }
  expect(deleted).toBeGreaterThan(100);
});

it('who posted a clause of two literals is known, the first to post it', () => {
  const kernel = new Kernel();
  const lits = Array.from({ length: 40 }, () => 2 * kernel.newVariable());
  for (let i = 0; i + 1 < lits.length; i++) kernel.addClause([lits[i]!, lits[i + 1]! ^ 1], i);
  kernel.addClause([lits[1]! ^ 1, lits[0]!], 99);
  kernel.addClause([lits[5]!, lits[9]!]);
  for (let i = 0; i + 1 < lits.length; i++) {
    expect(kernel.clauses.binaryOwner(lits[i + 1]! ^ 1, lits[i]!)).toBe(i);
    expect(kernel.clauses.binaryOwner(lits[i + 1]!, lits[i]!)).toBe(NO_OWNER);
  }
  expect(kernel.clauses.binaryOwner(lits[5]!, lits[9]!)).toBe(NO_OWNER);
});
