/** The domain of an integer against a plain set of values, under random facts that are assumed and taken back. */
import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { Propagator } from '../constraint.ts';
import { type Domain, sparseDomain } from '../domain.ts';
import { Kernel } from './kernel.ts';
import { ASLEEP } from './trail.ts';

function randomDomain(random: Random): Domain {
  const lower = random.below(9) - 4;
  // Beyond a width the literals are found by search; some domains have gaps.
  const width = random.pick([1, 2, 5, 9, 9, 1030]);
  if (random.below(2) === 0) return { lower, upper: lower + width };
  const values = [lower, lower + width];
  for (let i = 0; i < 6; i++) values.push(lower + random.below(width));
  return sparseDomain(values);
}

const allOf = ({ lower, upper, values }: Domain): readonly number[] =>
  values ?? Array.from({ length: upper - lower + 1 }, (_, i) => lower + i);

/** What a literal must say of a value. */
const HOLDS = {
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '>=': (a: number, b: number) => a >= b,
  '<=': (a: number, b: number) => a <= b,
};
const COMPARISONS = ['=', '!=', '>=', '<='] as const;

let moved = 0;

function walk(random: Random, given: Domain): number {
  const kernel = new Kernel();
  const { integers, trail } = kernel;
  const x = integers.add(given);
  // Made at the root: a literal that is made later may be one step behind after a step back.
  const facts = Array.from({ length: 12 }, () => {
    const v = random.below(3) === 0 ? given.lower - 1 + random.below(12) : random.pick(allOf(given));
    const comparison = random.pick(COMPARISONS);
    const make = {
      '=': () => integers.equals(x, v),
      '!=': () => integers.equals(x, v) ^ 1,
      '>=': () => integers.atLeast(x, v),
      '<=': () => integers.atMost(x, v),
    };
    return { v, comparison, lit: make[comparison]() };
  });
  expect(kernel.propagate()).toBe(true);
  // Bounds of the root may have moved without a literal.
  let domain = given;
  for (const side of [0, 1] as const) {
    const v = side === 0 ? given.lower + random.below(6) : given.upper - random.below(6);
    if (!integers.moveRoot(x, v, side)) continue;
    domain = side === 0 ? { lower: v, upper: domain.upper } : { lower: domain.lower, upper: v };
    expect(kernel.propagate()).toBe(true);
  }
  if (domain !== given) moved++;
  /** The values left at each level, and the trail when they were. */
  const left = [{ values: allOf(domain), size: trail.size }];
  let decided = 0;
  for (let step = 0; step < 40; step++) {
    const { values } = left.at(-1)!;
    if (left.length > 1 && random.below(5) === 0) {
      left.length = 1 + random.below(left.length);
      kernel.backTo(left.length - 1);
    } else {
      const { v, comparison, lit } = random.pick(facts);
      const meaning = trail.meaning(lit);
      const rest = values.filter((value) => HOLDS[comparison](value, v));
      if (trail.value[lit] !== 0) expect(rest.length).toBe(trail.value[lit]! > 0 ? values.length : 0);
      else {
        if (!meaning) throw new Error('a literal of an integer says something of it');
        const said = values.filter((value) => HOLDS[meaning[1]](value, meaning[2]));
        expect([meaning[0], said]).toEqual([x, rest]);
        kernel.decide(lit);
        expect(kernel.propagate()).toBe(true);
        left.push({ values: rest, size: trail.size });
        decided++;
      }
    }
    const now = left.at(-1)!.values;
    expect([trail.lower[x], trail.upper[x]]).toEqual([now[0], now.at(-1)]);
    expect(integers.size(x)).toBe(now.length);
    const near = Array.from({ length: 16 }, (_, i) => domain.lower - 2 + i);
    expect(near.map((v) => [integers.has(x, v), integers.after(x, v), integers.before(x, v)])).toEqual(
      near.map((v) => [now.includes(v), now.find((one) => one > v), now.findLast((one) => one < v)]),
    );
    for (const { values: then, size } of left.slice(-4)) {
      const [least, most] = [then[0]!, then.at(-1)!];
      expect([integers.lowerBefore(x, size), integers.upperBefore(x, size)]).toEqual([least, most]);
      for (const [premise, bound, comparison] of [
        [integers.premiseAtLeast(x, least, size), least, '>='],
        [integers.premiseAtMost(x, most, size), most, '<='],
      ] as const) {
        const meaning = trail.meaning(premise);
        expect(trail.value[premise]).toBe(1);
        if (meaning) {
          const told = allOf(domain).filter((value) => HOLDS[meaning[1]](value, meaning[2]));
          expect(told.every((value) => HOLDS[comparison](value, bound))).toBe(true);
          expect(trail.position[premise >> 1]).toBeLessThan(size);
        } else expect(bound).toBe(comparison === '>=' ? domain.lower : domain.upper);
      }
    }
  }
  return decided;
}

it(`an integer has the values that its facts leave it (seed ${seed})`, () => {
  let facts = 0;
  for (let round = 0; round < rounds(48); round++) {
    const random = new Random(seed + 17 * round);
    facts += walk(random, round % 4 === 0 ? { lower: -3, upper: 1030 } : randomDomain(random));
  }
  expect(facts).toBeGreaterThan(5 * rounds(48));
  expect(moved).toBeGreaterThanOrEqual(Math.floor(rounds(48) / 4));
});

it.each([500, 5000])(
  'a resolution finds earlier bounds without walking back from the last one: %i steps',
  (steps) => {
    const kernel = new Kernel();
    const { integers, trail } = kernel;
    const x = integers.add({ lower: -10_000, upper: 10_000 });
    for (let v = 1; v <= steps; v++) {
      kernel.decide(integers.atLeast(x, v));
      kernel.decide(integers.atMost(x, 10_000 - v));
      expect(kernel.propagate()).toBe(true);
    }
    const { position } = trail;
    let read = 0;
    trail.position = new Proxy(position, {
      get: (of, at) => {
        read++;
        return Reflect.get(of, at);
      },
    });
    kernel.resolution = 1;
    const found: number[] = [];
    for (let level = steps; level > 0; level--) {
      const before = trail.starts[2 * level - 2]!;
      found.push(integers.lowerBefore(x, before), 10_000 - integers.upperBefore(x, before));
    }
    const expected = Array.from({ length: steps - 1 }, (_, i) => [steps - 1 - i, steps - 1 - i]).flat();
    expect(found).toEqual([...expected, -10_000, 0]);
    expect(read).toBeLessThan(30 * steps);
    // A later place is asked for from the bound of now.
    expect(integers.lowerBefore(x, trail.size)).toBe(steps);
  },
);

/** Infers what it is asked to. */
class Inferring extends Propagator {
  readonly name = 'inferring';
  attach(): void {}
  propagate(): boolean {
    return true;
  }
  explain(): void {}
}

it(`bounds that nothing speaks of sleep until they are asked for (seed ${seed})`, () => {
  let asleep = 0;
  let woken = 0;
  for (let round = 0; round < rounds(20); round++) {
    const random = new Random(seed + 31 * round);
    const kernel = new Kernel();
    const { integers, trail } = kernel;
    const given = round % 2 === 0 ? { lower: -5, upper: 5000 } : { lower: -5, upper: 900 };
    const x = integers.add(given);
    const by = new Inferring();
    kernel.addPropagator(by, 0, -1);
    const plain = [1, 2].map(() => kernel.newVariable() << 1);
    const owned = integers.atLeast(x, given.upper);
    const made = new Map<number, number>();
    for (let v = given.lower + 1; v < given.upper; v += 1 + random.below(3)) {
      kernel.decide(plain[0]!);
      expect(kernel.inferAtLeast(x, v, by) && kernel.propagate()).toBe(true);
      made.set(v, trail.order[trail.starts[0]! + 1]!);
      kernel.backTo(0);
    }
    const spokenOf = [...made.values()].filter(() => random.below(20) === 0);
    for (const lit of spokenOf) kernel.addClause([...plain, lit]);
    integers.rest();
    for (const [v, lit] of made) {
      const sleeps = trail.role[lit >> 1] === ASLEEP;
      expect(sleeps, `x >= ${v}`).toBe(!spokenOf.includes(lit));
      if (sleeps) asleep++;
    }
    // Those that sleep take no part in what a bound implies; asked for, they are what they were, and true or open.
    const middle = random.pick([...made.keys()]);
    kernel.decide(integers.atLeast(x, middle));
    expect(kernel.propagate()).toBe(true);
    const implied = spokenOf.filter((lit) => trail.bound[lit >> 1]! < middle).length;
    expect(trail.size - trail.starts[0]!).toBe(1 + implied);
    for (const [v, lit] of made) {
      expect(integers.atLeast(x, v)).toBe(lit);
      expect(trail.value[lit]).toBe(v <= middle ? 1 : 0);
      woken++;
    }
    kernel.backTo(0);
    kernel.decide(owned);
    expect(kernel.propagate()).toBe(true);
    expect([...made.values()].every((lit) => trail.value[lit] === 1)).toBe(true);
  }
  expect(asleep).toBeGreaterThan(200 * rounds(20));
  expect(woken).toBeGreaterThan(asleep);
});
