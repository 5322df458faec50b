import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../test/rounds.ts';
import { deflateRaw, inflateRaw } from './raw-deflate.ts';

const SEED = 20_261_117;
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.array(fc.constantFrom(0, 1, 2), { maxLength: 3000 }).map((some) => Uint8Array.from(some)),
);

describe(`deflate without a frame (seed ${SEED})`, () => {
  it('makes what the platform reads', () => {
    const checked = fc.property(bytes, (some) => {
      expect(new Uint8Array(inflateRawSync(deflateRaw(some)))).toEqual(some);
    });
    fc.assert(checked, { seed: SEED, numRuns: rounds(400) });
  });

  it('reads what the platform makes, with fixed codes, with its own, and without any', () => {
    for (const level of [0, 1, 6, 9]) {
      const checked = fc.property(bytes, (some) => {
        expect(inflateRaw(deflateRawSync(some, { level }), some.length)).toEqual(some);
      });
      fc.assert(checked, { seed: SEED, numRuns: rounds(200) });
    }
  });

  it('refers to what is far behind', () => {
    const some = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 2_654_435_761) >>> 24);
    some.copyWithin(160_000, 130_000, 132_000);
    expect(inflateRaw(deflateRaw(some), some.length)).toEqual(some);
  });

  it('makes no more than is allowed', () => {
    const much = deflateRawSync(new Uint8Array(10_000_000));
    expect(much.length).toBeLessThan(20_000);
    expect(inflateRaw(much, 1_000_000)).toBeUndefined();
    expect(inflateRaw(much, 10_000_000)).toHaveLength(10_000_000);
  });

  it('ends on any bytes as the platform does', () => {
    let refused = 0;
    const checked = fc.property(fc.uint8Array({ maxLength: 60 }), (some) => {
      let theirs: Uint8Array | undefined;
      try {
        theirs = new Uint8Array(inflateRawSync(some, { maxOutputLength: 100_000 }));
      } catch {
        theirs = undefined;
      }
      const ours = inflateRaw(some, 100_000);
      if (ours === undefined) refused++;
      // The platform also refuses sets of codes that leave something out.
      if (theirs) expect(ours).toEqual(theirs);
    });
    fc.assert(checked, { seed: SEED, numRuns: rounds(5000) });
    expect(refused).toBeGreaterThan(100);
  });
});
