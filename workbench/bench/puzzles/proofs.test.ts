import { expect, test } from 'vitest';
import { certify, claimsOf, proofPieces, textsOf, verifyCertificate } from '../../../src/prove/index.ts';
import { puzzleById } from '../../../src/puzzles/index.ts';
import { isQuick } from '../../../test/rounds.ts';
import { gridOf } from '../../../test/solve-puzzle.ts';
import { readOptions } from '../options.ts';
import { boardsOf, sets } from './sets.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Boards whose search posts differences of lines, and for pavements parities; and how many sums their proofs need at least. */
const large = [
  ['crazy-pavement 15x15', 2],
  ['dual-clue 40x40', 1],
] as const;

test.each(isQuick ? large.slice(0, 1) : large)(
  '%s: proofs use sums of lines, and are refused with one of them changed',
  async (name, least) => {
    let [derived, refused] = [0, 0];
    const set = sets.find((one) => one.name === name)!;
    for (const board of boardsOf(set, readOptions(['--quick']))) {
      const puzzle = puzzleById(board.puzzle)!;
      const grid = gridOf(puzzle.fromJson(board));
      const certified = await certify(puzzle, grid);
      if (certified.status !== 'unique') throw new Error(`expected one solution, got ${certified.status}`);
      const claims = claimsOf(certified);
      for (const trimmed of [false, true]) {
        const { proof } = textsOf(proofPieces(certified, 3, trimmed));
        expect(verifyCertificate(puzzle, grid, claims, bytes(proof))).toMatchObject({ status: 'unique' });
        if (!trimmed) continue;
        const sums = proof.match(/^pol .*$/gm) ?? [];
        derived += sums.length;
        for (const sum of sums.slice(0, 5)) {
          const broken = proof.replace(sum, sum.replace(/^pol (\d+) \d+/, 'pol $1 $1'));
          if (verifyCertificate(puzzle, grid, claims, bytes(broken)).status === 'refused') refused++;
        }
      }
      // Clauses cannot say sums: a proof over them is made of a search without these.
      const clausal = await certify(puzzle, grid, 'cnf', { conflictLimit: 200 });
      expect(['unique', 'unknown']).toContain(clausal.status);
    }
    expect(derived).toBeGreaterThanOrEqual(least);
    expect(refused).toBeGreaterThanOrEqual(least);
  },
);
