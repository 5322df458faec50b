/**
 * Certificates: what `certify` writes is accepted by our checker, and by other people's checkers where they are on the
 * PATH; and a certificate that is broken in any way is refused.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { randomBoard } from '../../../test/contract/random-boards.ts';
import { Random, seed } from '../../../test/random.ts';
import { sampled, sized } from '../../../test/rounds.ts';
import { gridOf } from '../../../test/solve-puzzle.ts';
import type { Board } from '../../board/index.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../../puzzles/index.ts';
import { check } from '../../reasoning/index.ts';
import { clausePieces, LemmaLog, PBP_VERSIONS, proofPieces, textsOf } from '../refutation/index.ts';
import { certify, claimsOf, verifyCertificate } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'calcada-proofs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isHere = (program: string): boolean => spawnSync(program, ['--help']).error === undefined;

function run(program: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { stdout, stderr } = spawnSync(program, Object.keys(files), { cwd: folder, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the papers’ boards', () => {
  test.each(sampled(instances, 5).map((instance) => [instance.name, instance] as const))(
    '%s',
    async (_, instance) => {
      const puzzle = puzzleById(instance.puzzle)!;
      const grid = gridOf(puzzle.fromJson(instance.json));
      const certified = await certify(puzzle, grid);
      const expected = instance.solutions === 0 ? 'none' : instance.solutions === 1 ? 'unique' : 'several';
      expect(certified.status).toBe(expected);
      const claims = claimsOf(certified);
      if (!('refutation' in certified)) {
        expect(verifyCertificate(puzzle, grid, claims, undefined).status).toBe(expected);
        return;
      }
      for (const version of PBP_VERSIONS) {
        for (const trimmed of [true, false]) {
          const proof = bytes(textsOf(proofPieces(certified, version, trimmed)).proof);
          expect(verifyCertificate(puzzle, grid, claims, proof)).toMatchObject({ status: expected });
        }
      }
    },
  );
});

describe('a log', () => {
  test('that is full says so, and keeps no more', () => {
    let full = 0;
    const log = new LemmaLog(40, () => full++);
    for (let round = 0; round < 2; round++) log.learned([2, 4, 6]);
    expect(full).toBe(0);
    log.learned([2]);
    expect(full).toBe(1);
  });

  test('without room ends the search, and nothing is claimed', async () => {
    let ended = 0;
    for (const { puzzle, grid } of proved.flatMap(({ id }) => [...randomly(id, 6)])) {
      const certified = await certify(puzzle, grid, 'pb', { memoryLimit: 0 });
      if (certified.status !== 'unknown') continue;
      expect(certified.because).toBe('memory');
      ended++;
    }
    expect(ended).toBeGreaterThan(0);
  });
});

/** A picture whose regions are its cells: search is needed, because nothing else says what they are. */
function pixels(random: Random): { puzzle: AnyPuzzle; grid: unknown } {
  const size = 7;
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => random.below(2)));
  const clue = (line: readonly number[]): string =>
    `${line.filter((cell) => cell === 1).length}/${line.filter((cell, i) => cell === 1 && line[i - 1] !== 1).length}`;
  const rows = cells.map(clue);
  const columns = cells.map((_, x) => clue(cells.map((row) => row[x]!)));
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = cells.map((_, y) => letters.slice(size * y, size * (y + 1)).join(''));
  const puzzle = puzzleById('dual-clue-cross-a-pix')!;
  // The rows in another order: mostly there is no such picture.
  const text = `columns: ${columns.join(' ')}\nrows: ${rows.toReversed().join(' ')}\nregions:\n${regions.join('\n')}\n`;
  return { puzzle, grid: gridOf(puzzle.parse(text)) };
}

test(`a step rests on the lines of one machine at most (seed ${seed})`, async () => {
  let [steps, withMachine] = [0, 0];
  for (let round = 0; round < 100; round++) {
    const { puzzle, grid } = pixels(new Random(seed + 7919 * round));
    const certified = await certify(puzzle, grid);
    if (!('refutation' in certified)) continue;
    const { machines, lines } = certified.formula;
    // A line of one atom is a fact; any step may name it.
    const machineOf = (hint: number): number =>
      lines[hint - 1]?.atoms.length === 1
        ? -1
        : machines.findIndex(({ first, last }) => hint >= first && hint <= last);
    for (const [, hints] of textsOf(proofPieces(certified, 3, false)).proof.matchAll(
      /^rup .* : (.*) ~ ;$/gm,
    )) {
      const on = new Set(hints!.split(' ').map((hint) => machineOf(Number(hint))));
      on.delete(-1);
      expect(on.size, puzzle.format(grid)).toBeLessThanOrEqual(1);
      steps++;
      withMachine += on.size;
    }
  }
  expect(withMachine).toBeGreaterThan(60);
  expect(steps).toBeGreaterThan(withMachine);
});

/** Random boards of a puzzle. */
function* randomly(id: string, count: number): Generator<{ puzzle: AnyPuzzle; grid: unknown }> {
  const puzzle = puzzleById(id)!;
  for (let round = 0; round < count; round++) {
    const random = new Random(seed + 611_953 * round);
    yield { puzzle, grid: randomBoard(puzzle, (limit) => random.below(limit)) };
  }
}

const proved = puzzles.filter(({ formula }) => formula !== undefined);

/** How many random boards of each puzzle are certified. Sixty show all three verdicts, the fewer of quick runs two. */
const BOARDS = sized(60, 20);

/** Random boards of a puzzle, certified once for all tests. */
const certifiedBoards = new Map(
  await Promise.all(
    proved.map(async ({ id }) => {
      const boards = [];
      for (const board of randomly(id, BOARDS))
        boards.push({ ...board, certified: await certify(board.puzzle, board.grid) });
      return [id, boards] as const;
    }),
  ),
);

describe.each(proved.map(({ id }) => id))('%s', (id) => {
  test(`random boards are certified as they are (seed ${seed})`, () => {
    const statuses = new Set<string>();
    for (const { puzzle, grid, certified } of certifiedBoards.get(id)!) {
      const board = puzzle.format(grid);
      expect(certified.status, board).toBe(check(puzzle, grid, { clashTime: 0 }).status);
      const proof = 'refutation' in certified ? bytes(textsOf(proofPieces(certified)).proof) : undefined;
      const verified = verifyCertificate(puzzle, grid, claimsOf(certified), proof);
      expect(verified, board).toMatchObject({ status: certified.status });
      statuses.add(certified.status);
    }
    expect(statuses.size).toBeGreaterThanOrEqual(BOARDS < 60 ? 2 : 3);
  });

  const checkers = ['veripb', 'cake_lpr', 'drat-trim'].filter(isHere);
  const missing = ['veripb', 'cake_lpr', 'drat-trim'].filter((program) => !checkers.includes(program));
  test(`other checkers accept (${checkers.join(', ') || 'none here'}; not on the PATH: ${missing.join(', ') || 'none'})`, async () => {
    let asked = 0;
    for (const { puzzle, grid, certified } of certifiedBoards.get(id)!.slice(0, sized(12, 4))) {
      if (!('refutation' in certified)) continue;
      const clausal = await certify(puzzle, grid, 'cnf');
      if (checkers.includes('veripb')) {
        asked++;
        const { formula, proof } = textsOf(proofPieces(certified, 1));
        const files = { 'board.opb': formula, 'board.pbp': proof };
        expect(run('veripb', files), puzzle.format(grid)).toContain('Verification succeeded');
      }
      if (!('refutation' in clausal)) continue;
      const lrat = textsOf(clausePieces(clausal, 'lrat'));
      const drat = textsOf(clausePieces(clausal, 'drat'));
      const cnf = lrat.formula;
      if (checkers.includes('cake_lpr')) {
        asked++;
        expect(run('cake_lpr', { 'board.cnf': cnf, 'board.lrat': lrat.proof })).toContain('s VERIFIED UNSAT');
      }
      if (checkers.includes('drat-trim')) {
        asked++;
        expect(run('drat-trim', { 'board.cnf': cnf, 'board.drat': drat.proof })).toContain('s VERIFIED');
      }
    }
    expect(asked > 0).toBe(checkers.length > 0);
  });
});

/** A certificate of a board with one solution, to be broken. */
interface Certificate {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly solution: Board<string>;
  readonly proof: string;
}

type Breaking = (random: Random, certificate: Certificate) => Certificate | undefined;

/** The lines of a proof with one of them changed; the first line and the end are left. */
function changed(
  random: Random,
  proof: string,
  fits: (line: string) => boolean,
  change: (line: string) => string,
): string | undefined {
  const lines = proof.split('\n');
  const places = [...lines.keys()].filter((at) => fits(lines[at]!));
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  lines[at] = change(lines[at]!);
  return lines.join('\n');
}

const withProof = (certificate: Certificate, proof: string | undefined): Certificate | undefined =>
  proof === undefined ? undefined : { ...certificate, proof };

const breakings: Readonly<Record<string, Breaking>> = {
  'a lemma is dropped': (random, certificate) =>
    withProof(
      certificate,
      changed(
        random,
        certificate.proof,
        (line) => /^(rup .*\D\d+ ~|pol )/.test(line),
        () => 'rup >= 0 : ~ ;',
      ),
    ),
  'an atom is negated': (random, certificate) =>
    withProof(
      certificate,
      changed(
        random,
        certificate.proof,
        (line) => /^rup 1 /.test(line),
        (line) => {
          const words = line.split(' ');
          const atoms = [...words.keys()].filter((at) => /^~?[a-z]/.test(words[at]!) && at > 0);
          const at = random.pick(atoms);
          words[at] = words[at]!.startsWith('~') ? words[at]!.slice(1) : `~${words[at]}`;
          return words.join(' ');
        },
      ),
    ),
  'a hint is lost': (random, certificate) =>
    withProof(
      certificate,
      changed(
        random,
        certificate.proof,
        (line) => /^rup .* : \d/.test(line),
        (line) => line.replace(/: \d+/, ':'),
      ),
    ),
  'a solution’s cell is changed': (random, certificate) => {
    const { puzzle, grid, solution } = certificate;
    const cells = Array.from({ length: solution.cells }, (_, cell) => cell).filter(
      (cell) => solution.at(cell) !== undefined,
    );
    if (cells.length === 0) return undefined;
    const cell = random.pick(cells);
    const values = puzzle.values(grid).map(({ id }) => id);
    const other = values.find((value) => value !== solution.at(cell))!;
    return { ...certificate, solution: solution.with([cell], other) };
  },
  'a clue is changed': (random, certificate) => {
    const { puzzle, grid } = certificate;
    const text = puzzle.format(grid);
    // What regions are called is not a clue.
    const [clues] = text.split('regions:');
    const digits = [...clues!.matchAll(/\d/g)].map(({ index }) => index);
    if (digits.length === 0) return undefined;
    const at = random.pick(digits);
    const digit = (Number(text[at]) + 1 + random.below(9)) % 10;
    const parsed = puzzle.parse(`${text.slice(0, at)}${digit}${text.slice(at + 1)}`);
    if (!parsed.ok || puzzle.format(parsed.grid) === puzzle.format(grid)) return undefined;
    return { ...certificate, grid: parsed.grid };
  },
  'the file is cut short': (random, certificate) => {
    const { proof } = certificate;
    return { ...certificate, proof: proof.slice(0, random.below(proof.trimEnd().length)) };
  },
  'a byte is changed': (random, certificate) => {
    const { proof } = certificate;
    const numbers = [...proof.matchAll(/[a-z>=~:+]/g)].map(({ index }) => index);
    const at = random.pick(numbers);
    return { ...certificate, proof: `${proof.slice(0, at)}#${proof.slice(at + 1)}` };
  },
};

/** Changes after which a proof may still be one. */
const SPARED = new Set(['a lemma is dropped', 'an atom is negated', 'a hint is lost']);

/** How many certificates are broken, in all ways together. */
const BROKEN = sized(3000, 420);

describe(`${BROKEN} broken certificates are refused`, () => {
  const certificates: Certificate[] = [];
  for (const boards of certifiedBoards.values()) {
    for (const { puzzle, grid, certified } of boards) {
      if (certified.status !== 'unique') continue;
      const { proof } = textsOf(proofPieces(certified));
      if (proof.split('\n').length > 8)
        certificates.push({ puzzle, grid, solution: certified.solution, proof });
    }
  }

  test.each(Object.entries(breakings))(`%s (seed ${seed})`, (name, breaking) => {
    let broken = 0;
    const each = Math.ceil(BROKEN / Object.keys(breakings).length);
    const random = new Random(seed);
    for (let attempt = 0; broken < each && attempt < 20 * each; attempt++) {
      const certificate = breaking(random, random.pick(certificates));
      if (certificate === undefined) continue;
      const { puzzle, grid, solution, proof } = certificate;
      const verified = verifyCertificate(puzzle, grid, [solution], bytes(proof));
      if (verified.status === 'unique' && SPARED.has(name)) {
        // It was not needed, or follows too: without any hints the rest must do as well.
        const unhinted = bytes(proof.replace(/ : [\d ]*~ ;/g, ' ;'));
        expect(verifyCertificate(puzzle, grid, [solution], unhinted).status).toBe('unique');
        continue;
      }
      broken++;
      expect(verified.status, `${puzzle.format(grid)}\n${proof}`).toBe('refused');
    }
    expect(broken).toBe(each);
  });
});
