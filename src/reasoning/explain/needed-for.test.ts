import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { exactly, Satisfier } from '../../engine/index.ts';
import { type Literal, opposite } from '../atoms.ts';
import { neededFor } from './needed-for.ts';
import { RuleMatching } from './rule-matching.ts';

/** A line of sites of which each takes another value; site by site, its atoms. */
function line(sites: number): RuleMatching {
  const solver = new Satisfier();
  const atoms = Array.from({ length: sites * sites }, () => solver.bool());
  const constraints = Array.from({ length: sites }, (_, value) =>
    exactly(
      1,
      atoms.filter((_, at) => at % sites === value),
    ),
  );
  const siblings = (atom: number) =>
    [...atoms.keys()].filter(
      (other) => other !== atom && Math.floor(other / sites) === Math.floor(atom / sites),
    );
  return RuleMatching.of([...atoms.keys()], constraints, ({ index }) => index, siblings)!;
}

/** The definition: one after the other is left out if the rest is still enough. */
function oneByOne(
  matching: RuleMatching,
  facts: readonly Literal[],
  some: readonly Literal[],
  others: readonly Literal[],
): Literal[] {
  const forces = (given: readonly Literal[]): boolean =>
    facts.length === 0
      ? !matching.allows(given)
      : facts.every((fact) => !matching.allows([opposite(fact), ...given]));
  let needed = [...some];
  for (const one of some) {
    const rest = needed.filter((other) => other !== one);
    if (forces([...rest, ...others])) needed = rest;
  }
  return needed;
}

test(`the same literals stay as if each were tried (seed ${seed})`, () => {
  const random = new Random(seed);
  let shortened = 0;
  let stayed = 0;
  for (let round = 0; round < rounds(3000); round++) {
    const sites = 2 + random.below(6);
    const matching = line(sites);
    const literals = random
      .shuffle([...Array(sites * sites).keys()])
      .slice(0, random.below(sites * sites + 1))
      .map((atom): Literal => ({ atom, value: random.below(sites) === 0 ? 1 : 0 }));
    const half = random.below(literals.length + 1);
    const [some, others] = [literals.slice(0, half), literals.slice(half)];
    const sides = new Int8Array(sites * sites).fill(-1);
    for (const { atom, value } of literals) sides[atom] = value;
    const said = matching.says(sides, true);
    // What is broken, what is forced, and now and then what is neither.
    const told: readonly Literal[] = random.below(9) === 0 ? [{ atom: 0, value: 1 }] : (said ?? []);
    const facts = told.slice(0, 1 + random.below(3));
    const needed = neededFor(matching, facts, some, others);
    expect(needed).toEqual(oneByOne(matching, facts, some, others));
    if (needed.length < some.length) shortened++;
    stayed += needed.length;
  }
  expect(shortened).toBeGreaterThan(rounds(3000) / 10);
  expect(stayed).toBeGreaterThan(rounds(3000) / 10);
});
