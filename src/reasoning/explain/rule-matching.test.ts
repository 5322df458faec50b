import { expect, test } from 'vitest';
import { Random } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { type BoolVar, exactly, Probe, Satisfier } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';
import { RuleMatching } from './rule-matching.ts';

/** A line of sites of which each takes another value; of the values beyond as many as there are sites, no site may. */
function line(sites: number, values: number) {
  const solver = new Satisfier();
  const atoms = Array.from({ length: sites * values }, () => solver.bool());
  const ofSite = (site: number) => atoms.slice(site * values, (site + 1) * values);
  const ofValue = (value: number) => atoms.filter((_, at) => at % values === value);
  const constraints = Array.from({ length: values }, (_, value) =>
    exactly(value < sites ? 1 : 0, ofValue(value)),
  );
  const own = Array.from({ length: sites }, (_, site) => exactly(1, ofSite(site)));
  const siblings = (atom: number) =>
    Array.from(ofSite(Math.floor(atom / values)), ({ index }) => index).filter((other) => other !== atom);
  const matching = RuleMatching.of([...atoms.keys()], constraints, ({ index }) => index, siblings)!;
  return { solver, atoms, constraints: [...own, ...constraints], matching };
}

/** By atom, all ways to fill the line. */
function ways(sites: number, values: number): Int8Array[] {
  const found: Int8Array[] = [];
  const fill = (chosen: readonly number[]): void => {
    if (chosen.length === sites) {
      const way = new Int8Array(sites * values);
      for (const [site, value] of chosen.entries()) way[site * values + value] = 1;
      found.push(way);
      return;
    }
    for (let value = 0; value < sites; value++) if (!chosen.includes(value)) fill([...chosen, value]);
  };
  fill([]);
  return found;
}

const byAtom = (a: Literal, b: Literal): number => a.atom - b.atom;
const seenBy = (probe: Probe, atoms: readonly BoolVar[], sides: Int8Array): Literal[] =>
  atoms.flatMap(({ code }, atom) => {
    const now = probe.value(code);
    return now === 0 || sides[atom]! >= 0 ? [] : [{ atom, value: now > 0 ? 1 : 0 } as const];
  });

test('a matching says what propagation of its counts sees, and what all ways to fill it share', () => {
  const random = new Random(7);
  const told = { broken: 0, plain: 0, hidden: 0, allowed: 0 };
  for (let round = 0; round < rounds(3000, 1000); round++) {
    const sites = 1 + random.below(6);
    const values = sites + random.below(2);
    const { solver, atoms, constraints, matching } = line(sites, values);
    solver.postAll(constraints);
    const probe = new Probe(solver);
    const sides = new Int8Array(atoms.length).fill(-1);
    const all = ways(sites, values);
    // Mostly what can be: few random sides fit together.
    const kept = random.below(4) > 0 ? random.pick(all) : undefined;
    const share = 2 + random.below(6);
    for (const atom of atoms.keys()) {
      const side = kept ? kept[atom]! : random.below(5) === 0 ? 1 : 0;
      if (random.below(10) < (side === 0 ? share : 1)) sides[atom] = side;
    }
    const given = [...sides.entries()].flatMap(([atom, side]): Literal[] =>
      side < 0 ? [] : [{ atom, value: side as 0 | 1 }],
    );
    const fitting = all.filter((way) => given.every(({ atom, value }) => way[atom] === value));
    expect(matching.allows(given)).toBe(fitting.length > 0);
    const good = probe.assume(given.map(({ atom, value }) => atoms[atom]!.code ^ (1 - value)));
    const plain = matching.says(sides, false);
    expect(plain).toEqual(good ? seenBy(probe, atoms, sides) : undefined);
    const closely = matching.says(sides, true);
    if (fitting.length === 0) {
      expect(closely).toBeUndefined();
      told.broken++;
      continue;
    }
    const shared = atoms.flatMap((_, atom): Literal[] => {
      const value = fitting[0]![atom] as 0 | 1;
      return sides[atom]! < 0 && fitting.every((way) => way[atom] === value) ? [{ atom, value }] : [];
    });
    expect(closely!.toSorted(byAtom)).toEqual(shared);
    // What is hidden comes first, in the order of the atoms.
    const hidden = closely!.slice(0, closely!.length - plain!.length);
    expect(closely!.slice(hidden.length)).toEqual(plain);
    expect(hidden).toEqual(hidden.toSorted(byAtom));
    told.allowed++;
    told.plain += plain!.length;
    told.hidden += hidden.length;
  }
  for (const count of Object.values(told)) expect(count).toBeGreaterThan(20);
});

test('a rule that says anything else is no matching', () => {
  const solver = new Satisfier();
  const [a, b, c, d] = Array.from({ length: 4 }, () => solver.bool()) as [BoolVar, BoolVar, BoolVar, BoolVar];
  const siblings = (atom: number) => [atom ^ 1];
  const of = (...constraints: Parameters<typeof RuleMatching.of>[1]) =>
    RuleMatching.of([0, 1, 2, 3], constraints, ({ index }) => index, siblings);
  expect(of(exactly(1, [a, c]), exactly(1, [b, d]))).toBeDefined();
  expect(of(exactly(1, [a, c]))).toBeUndefined();
  expect(of(exactly(1, [a, c]), exactly(0, [b, d]))).toBeUndefined();
  expect(of(exactly(1, [a, c]), exactly(2, [b, d]))).toBeUndefined();
  expect(of(exactly(1, [a, c]), exactly(1, [b, d]), exactly(1, [a, d]))).toBeUndefined();
  expect(of(exactly(1, [a, c]), exactly(1, [b, d.not()]))).toBeUndefined();
});
