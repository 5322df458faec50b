/**
 * Every builtin in random programs: all solutions the same as by brute force, and as Gecode's where it is installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtinNames, compile, readFlatZinc, solve } from '../../src/flatzinc/index.ts';
import { seed } from '../random.ts';
import { sampled, sized } from '../rounds.ts';
import { meanings } from './oracle.ts';
import { parseOutput, type RandomProgram, randomProgram } from './random-program.ts';

/** Programs a name; FZN_ROUNDS asks for more. */
const ROUNDS = Number(process.env['FZN_ROUNDS'] ?? sized(12, 4));
const PEER_ROUNDS = Number(process.env['FZN_PEER_ROUNDS'] ?? 3);

async function ours(text: string, free: boolean): Promise<{ solutions: string[]; ending: string }> {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
  const result = compile(read.program);
  if (result.status !== 'compiled') throw new Error(`${JSON.stringify(result)}\n${text}`);
  let output = '';
  const { exhausted } = await solve(result.compiled, {
    limit: Infinity,
    free,
    onSolution: (solution) => {
      output += solution;
    },
  });
  if (!exhausted) throw new Error(`not exhausted\n${text}`);
  return parseOutput(output);
}

function* programs(name: string, rounds: number, peerOnly: boolean): Generator<RandomProgram> {
  let made = 0;
  for (let round = 0; made < rounds && round < 20 * rounds; round++) {
    const program = randomProgram(
      name,
      seed + 7919 * round + 104729 * Object.keys(meanings).indexOf(name),
      peerOnly,
    );
    if (program === undefined || (peerOnly && !program.peer)) continue;
    made++;
    yield program;
  }
}

it('the oracle knows every builtin of the standard', () => {
  const names = new Set(Object.keys(meanings).map((name) => name.trim()));
  const older = ['int_ge', 'int_gt', 'bool_ne', 'int_pow_fixed', 'bool_lin_ne'];
  const missing = builtinNames.filter(
    (name) => !name.startsWith('calcada_') && !older.includes(name) && !names.has(name),
  );
  expect(missing).toEqual([]);
});

describe(`random programs by brute force (seed ${seed})`, () => {
  it.each(Object.keys(meanings))('%s', async (name) => {
    let checked = 0;
    for (const { text, solutions } of programs(name, ROUNDS, false)) {
      for (const free of [true, false]) {
        const found = await ours(text, free);
        expect(found.solutions, `${text}\nfree: ${free}`).toEqual(solutions);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(ROUNDS / 2);
  });
});

const gecode = spawnSync('fzn-gecode', ['--help']).error === undefined;
if (!gecode)
  console.warn(
    'fzn-gecode is NOT INSTALLED: nothing is compared with Gecode (Debian: apt-get install minizinc)',
  );

describe.runIf(gecode)(`random programs against Gecode (seed ${seed})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-fzn-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const names = Object.keys(meanings).filter((name) => meanings[name].peer);
  it.each(sampled(names, 12))('%s', async (name) => {
    let checked = 0;
    for (const { text, solutions } of programs(name, PEER_ROUNDS, true)) {
      const file = join(folder, 'model.fzn');
      writeFileSync(file, `${text}\n`);
      const ran = spawnSync('fzn-gecode', ['-a', file], { encoding: 'utf8' });
      // It refuses some numbers, such as a set of -1 elements.
      if (ran.stderr.includes('out of limits')) continue;
      expect(ran.stderr.replaceAll(/^Warning.*\n/gm, ''), text).toBe('');
      // Gecode may print a solution once for each value of a variable that is not printed.
      expect([...new Set(parseOutput(ran.stdout).solutions)], text).toEqual(solutions);
      expect((await ours(text, true)).solutions, text).toEqual(solutions);
      checked++;
    }
    expect(checked).toBeGreaterThan(0);
  });
});
