import { describe, expect, it } from 'vitest';
import { puzzles } from '../../src/puzzles/index.ts';
import { check, solutions } from '../../src/reasoning/index.ts';
import { runClingoWasm } from '../../workbench/peers/clingo-wasm.ts';
import { aspProgram } from '../../workbench/peers/encode-asp.ts';
import { decisionsOf, instanceOf } from '../../workbench/peers/instance.ts';
import { Random, seed } from '../random.ts';
import { randomBoards } from './random-boards.ts';

/** Boards per puzzle; a thousand every day, more with PEER_ROUNDS. */
const ROUNDS = Number(process.env['PEER_ROUNDS'] ?? 1000);
/** Boards with more solutions than this are compared by their verdict alone. */
const ALL = 40;

/** The painted, lit or paved cells of a solution, as text that can be compared. */
const cellsOf = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id', ({ id, puzzle }) => {
  it(`agrees with an independent encoding for another solver (seed ${seed})`, async () => {
    const statuses = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const json = randomBoards[id](new Random(seed + 104729 * round));
      const parsed = puzzle.fromJson(json);
      if (!parsed.ok)
        throw new Error(`round ${round}: ${JSON.stringify(parsed.problems)}\n${JSON.stringify(json)}`);
      const instance = instanceOf(json);
      const decisions = decisionsOf(instance);
      const theirs = await runClingoWasm(aspProgram(instance), ALL + 1);
      const verdict = check(puzzle, parsed.grid, { clashTime: 0 });
      const expected = theirs.length === 0 ? 'none' : theirs.length === 1 ? 'unique' : 'several';
      expect(verdict.status, `round ${round}: ${JSON.stringify(json)}`).toBe(expected);
      statuses.set(expected, (statuses.get(expected) ?? 0) + 1);
      if (theirs.length === 0 || theirs.length > ALL) continue;
      const ours = new Set<string>();
      for (const board of solutions(puzzle, parsed.grid)) {
        const cells = Array.from({ length: board.cells }, (_, cell) => cell);
        ours.add(cellsOf(cells.filter((cell) => board.at(cell) === puzzle.values(parsed.grid)[1]!.id)));
      }
      const key = (answer: readonly number[]) =>
        cellsOf(answer.flatMap((at) => (instance.kind === 'paint' ? decisions[at] : [at])));
      expect([...ours].sort(), `round ${round}: ${JSON.stringify(json)}`).toEqual(theirs.map(key).sort());
    }
    // The boards must be of every kind, or the comparison proves little.
    for (const status of ['unique', 'several', 'none']) {
      expect(statuses.get(status) ?? 0, `${status} of ${ROUNDS}`).toBeGreaterThan(ROUNDS / 40);
    }
  }, 300_000);
});
