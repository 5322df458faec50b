/** Proofs of explanations: every fact of every step stands in the proof, and a step that is wrong has none. */
import { describe, expect, test } from 'vitest';
import { sideLike } from '../../../test/contract/puzzle-folders.ts';
import { generate } from '../../generate/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { explain, type Path } from '../../reasoning/index.ts';
import { proofPieces, textsOf } from '../refutation/index.ts';
import { certify, certifyPath, verifyCertificate } from './index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  /** A few boards with their explanations. */
  const explained = [1, 2, 3, 4].map((seed): { readonly grid: unknown; readonly path: Path<string> } => {
    const side = sideLike(puzzle, 6);
    const made = generate(puzzle, { rows: side, columns: side, seed });
    if (!made.ok) throw new Error(`expected a board, got ${made.because}`);
    const { grid } = made;
    return { grid, path: explain(puzzle, grid) };
  });

  test('each fact is a line under its step, and the proof is accepted', async () => {
    let facts = 0;
    for (const { grid, path } of explained) {
      const certified = await certifyPath(puzzle, grid, path);
      if (certified.status !== 'unique') throw new Error(`expected unique, got ${JSON.stringify(certified)}`);
      for (const version of [2, 3] as const) {
        const { proof } = textsOf(proofPieces(certified, version));
        const verified = verifyCertificate(puzzle, grid, [path.end], bytes(proof));
        expect(verified).toMatchObject({ status: 'unique' });
        const stated = [...proof.matchAll(/^[%*] step (\d+): (.*)\n(rup .*)$/gm)];
        const numbers = new Set(stated.map(([, number]) => Number(number)));
        expect(numbers.size).toBe(path.steps.length);
        for (const [, number, words] of stated) {
          const { because, technique } = path.steps[Number(number) - 1]!;
          expect(words).toBe(because.map(({ id }) => id).join(' ') || technique);
        }
        facts += stated.length;
      }
    }
    expect(facts).toBeGreaterThan(20);
  });

  test('no fact rests on the line that excludes the solution', async () => {
    let seen = 0;
    for (const { grid, path } of explained) {
      const certified = await certifyPath(puzzle, grid, path);
      if (certified.status !== 'unique') throw new Error(`expected unique, got ${certified.status}`);
      const { excluded } = certified.formula;
      const lines = textsOf(proofPieces(certified)).proof.split('\n');
      const lastStated = lines.findLastIndex((line) => line.startsWith('%'));
      for (const [at, line] of lines.entries()) {
        if (!/^rup /.test(line)) continue;
        const hints = line.slice(line.indexOf(' : ') + 3).split(' ');
        if (hints.includes(String(excluded))) expect(at).toBeGreaterThan(lastStated);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('a step that is wrong has no proof', async () => {
    let refused = 0;
    for (const { grid, path } of explained) {
      const [first, ...others] = path.steps;
      const [fact, ...rest] = first!.facts;
      const steps = [{ ...first!, facts: [{ ...fact!, is: !fact!.is }, ...rest] }, ...others];
      const certified = await certifyPath(puzzle, grid, { ...path, steps });
      expect(certified).toMatchObject({ status: 'unproved', bug: true });
      refused++;
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('a board without a solution gets the usual proof, one with several none', async () => {
  const akari = puzzles.find(({ id }) => id === 'akari');
  if (!akari) return;
  const gridOf = (text: string): unknown => {
    const parsed = akari.parse(text);
    if (!parsed.ok) throw new Error('not a board');
    return parsed.grid;
  };
  const none = gridOf('.4.\n...\n');
  const certified = await certifyPath(akari, none, explain(akari, none));
  expect(certified.status).toBe('none');
  expect((await certify(akari, none)).status).toBe('none');
  const several = gridOf('..\n..\n');
  expect(await certifyPath(akari, several, explain(akari, several))).toMatchObject({
    status: 'unproved',
    bug: false,
  });
});
