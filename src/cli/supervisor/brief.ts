import { readFileSync, statSync } from 'node:fs';

/** Commands that search in slices: they hear signals without another thread that watches them. */
const SLICED = new Set(['check', 'solve']);
/** The most bytes of a file whose board is modelled before a thread would have started. */
const SMALL = 2048;

/**
 * Whether a command asks about one small board that is written out cell by cell, with no option but `--json`. Starting a
 * thread takes longer than answering it. A URL or an ID may stand for a much larger board. See docs/decisions/0031.
 */
export function isBrief([command = '', ...rest]: readonly string[]): boolean {
  const [file = '-', ...others] = rest.filter((argument) => argument !== '--json');
  if (!SLICED.has(command) || others.length > 0 || file.startsWith('-')) return false;
  try {
    const stat = statSync(file);
    if (!stat.isFile() || stat.size === 0 || stat.size > SMALL) return false;
    const text = readFileSync(file, 'utf8').trim();
    return !text.includes('://') && (text.startsWith('{') || text.includes('\n'));
  } catch {
    return false;
  }
}
