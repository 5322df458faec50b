import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Scratch } from '../../test/run-calcada.ts';
import { makeFolder } from './folders.ts';
import { WriteError } from './write-error.ts';

const scratch = new Scratch();

describe('a folder', () => {
  test('is made with those above it, and again without complaint', () => {
    const folder = join(scratch.path('one'), 'two', 'three');
    for (const _ of [1, 2]) makeFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  test('is not made below a file', () => {
    const file = scratch.file('file', 'text');
    expect(() => makeFolder(join(file, 'folder'))).toThrow(WriteError);
    expect(() => makeFolder(file)).toThrow(WriteError);
  });

  // Node's own way never returns here.
  test.skipIf(!existsSync('/proc/self'))('is refused where the system makes none', () => {
    expect(() => makeFolder('/proc/calcada')).toThrow(WriteError);
    expect(() => makeFolder('/proc/calcada/proofs')).toThrow(WriteError);
  });
});
