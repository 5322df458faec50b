import { expect, it } from 'vitest';
import { NOTHING, sameLook } from './look.ts';

it('two looks that differ in any field are not the same', () => {
  const fields = Object.keys(NOTHING);
  expect(fields.length).toBeGreaterThan(15);
  expect(sameLook(NOTHING, { ...NOTHING })).toBe(true);
  for (const field of fields) expect(sameLook(NOTHING, { ...NOTHING, [field]: 'other' }), field).toBe(false);
});
