import { expect, test } from 'vitest';
import { optionalPackage } from './optional-package.ts';

test('a package that is not installed is told with what to do; other errors stay what they are', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(optionalPackage('pg', () => Promise.reject(missing))).rejects.toThrow(
    'a store in Postgres needs the package pg; run `npm install pg`',
  );
  const broken = new SyntaxError('broken');
  await expect(optionalPackage('pg', () => Promise.reject(broken))).rejects.toBe(broken);
  expect(await optionalPackage('pg', async () => 7)).toBe(7);
});
