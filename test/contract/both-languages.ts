import { expect } from 'vitest';
import type { Bilingual, Complaint } from '../../src/puzzles/index.ts';

/** Problems are told in English and in Portuguese, neither is a copy of the other, and both know the same fix. */
export function expectBothLanguages(found: readonly Bilingual<Complaint>[]): void {
  for (const { problem, fix, pt } of found) {
    const where = `${problem} | ${pt.problem}`;
    expect(problem.trim(), where).not.toBe('');
    expect(pt.problem.trim(), where).not.toBe('');
    expect(pt.problem, where).not.toBe(problem);
    expect(pt.fix === undefined, where).toBe(fix === undefined);
    if (fix === undefined) continue;
    expect(fix.trim(), where).not.toBe('');
    expect(pt.fix?.trim(), where).not.toBe('');
    expect(pt.fix, where).not.toBe(fix);
  }
}
