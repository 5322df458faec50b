/**
 * What every relation must keep, checked by enumeration on tiny boards: `write` with the engine's ink, and with that of
 * a formula, has the solutions that `holds` accepts; on a board with open sites, `holds` is false only if no completion
 * keeps the relation; and where none does, `stands` tells a need that is not met.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Board } from '../../src/board/index.ts';
import { linear, Solver } from '../../src/engine/index.ts';
import { Formula } from '../../src/prove/index.ts';
import { oneValueEach } from '../../src/puzzles/index.ts';
import {
  type DecidedSites,
  EngineInk,
  FormulaInk,
  type Relation,
} from '../../src/puzzles/relations/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { MOST_SITES, type RelationCase, someSites } from './relation-case.ts';

const folder = new URL('../../src/puzzles/relations/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.cases.ts'));
const cases = (
  await Promise.all(
    files.map(async (file) => {
      const module: { readonly cases: readonly RelationCase[] } = await import(new URL(file, folder).href);
      return module.cases.map((one) => [`${basename(file, '.cases.ts')}: ${one.name}`, one] as const);
    }),
  )
).flat();

/** Boards compared for each case before it is believed. */
const ENOUGH = rounds(12_000);

/** Every way to decide these sites, as a digit for each decision; with `open`, undecided ones too. */
function* fillings(sites: DecidedSites<string>, open: boolean): Generator<number[]> {
  const choices = sites.values.length + (open ? 1 : 0);
  const total = choices ** sites.decided.length;
  for (let number = 0; number < total; number++) {
    let left = number;
    yield sites.decided.map(() => {
      const digit = left % choices;
      left = (left - digit) / choices;
      return digit;
    });
  }
}

function boardOf(sites: DecidedSites<string>, filling: readonly number[]): Board<string> {
  const values: (string | undefined)[] = new Array(MOST_SITES).fill(undefined);
  for (const [decision, own] of sites.decided.entries())
    for (const site of own) values[site] = sites.values[filling[decision]!];
  return new Board(1, values.length, values);
}

/** The fillings that the engine finds for what was written. */
function byEngine(sites: DecidedSites<string>, relation: Relation<string>): Set<string> {
  const solver = new Solver();
  const ink = new EngineInk(sites, solver);
  solver.postAll(oneValueEach(ink.decisions));
  const constraints = ink.constraintsOf(relation);
  solver.postAll([...ink.definitions, ...constraints]);
  const found = new Set<string>();
  const variables = ink.decisions.flatMap(({ atoms }) => atoms);
  for (const outcome of solver.solutions({ variables })) {
    if (outcome.status !== 'sat') throw new Error(`unexpected ${outcome.status}`);
    const filling = ink.decisions.map(({ atoms }) =>
      atoms.length === 1 ? outcome.value(atoms[0]!) : atoms.findIndex((atom) => outcome.value(atom) === 1),
    );
    found.add(filling.join());
  }
  return found;
}

/** The same for the lines of a formula. */
function byFormula(sites: DecidedSites<string>, relation: Relation<string>): Set<string> {
  const formula = new Formula();
  relation.write(new FormulaInk(sites, formula));
  const solver = new Solver();
  const variables = formula.names.map((name) => solver.bool(name));
  for (const { atoms, weights, bound } of formula.lines) {
    const terms = Array.from(atoms, (atom, at) => {
      const variable = variables[atom >> 1]!;
      return [weights[at]!, (atom & 1) === 1 ? variable.not() : variable.yes] as const;
    });
    solver.post(linear(terms, '>=', bound));
  }
  const decided = formula.decisions.flatMap((decision) => decision.variables.map((v) => variables[v]!));
  const found = new Set<string>();
  for (const outcome of solver.solutions({ variables: decided })) {
    if (outcome.status !== 'sat') throw new Error(`unexpected ${outcome.status}`);
    const filling = formula.decisions.map(({ variables: own }) =>
      own.length === 1
        ? outcome.value(variables[own[0]!]!)
        : own.findIndex((v) => outcome.value(variables[v]!) === 1),
    );
    found.add(filling.join());
  }
  return found;
}

test('every relation has cases', () => {
  const relations = readdirSync(folder).filter((file) => {
    const other =
      /\.(test|cases)\.ts$|^(index|relation|rulebook|stated-rule|group|decided-sites|.*-ink)\.ts$/;
    return file.endsWith('.ts') && !other.test(file);
  });
  expect(relations.length).toBeGreaterThan(5);
  expect(relations.map((file) => file.replace('.ts', '.cases.ts')).sort()).toEqual(files.sort());
});

describe.each(cases)('%s', (_, one) => {
  test(`has one meaning (seed ${seed})`, () => {
    const random = new Random(seed);
    let [kept, broken, refused] = [0, 0, 0];
    for (let compared = 0; compared < ENOUGH; ) {
      const sites = someSites(one, random);
      if (sites.decided.length === 0) continue;
      const relation = one.make(sites, random);
      const accepted = new Set<string>();
      for (const filling of fillings(sites, false)) {
        if (relation.holds(boardOf(sites, filling), sites)) accepted.add(filling.join());
        compared++;
      }
      kept += accepted.size;
      broken += sites.values.length ** sites.decided.length - accepted.size;
      const what = `${relation.constructor.name} ${JSON.stringify(relation)} of ${JSON.stringify(sites.decided)}`;
      expect(byEngine(sites, relation), what).toEqual(accepted);
      expect(byFormula(sites, relation), what).toEqual(accepted);
      const open = sites.values.length;
      if ((open + 1) ** sites.decided.length > 3000) continue;
      for (const filling of fillings(sites, true)) {
        const board = boardOf(sites, filling);
        const fits = [...accepted].some((full) =>
          full.split(',').every((digit, at) => filling[at] === open || filling[at] === Number(digit)),
        );
        const holds = relation.holds(board, sites);
        if (fits || one.exact) expect(holds, `${what} on ${filling}`).toBe(fits);
        if (!fits) {
          const { need, have } = relation.stands(board, sites);
          expect(Number.isInteger(need) && Number.isInteger(have), `${what} on ${filling}`).toBe(true);
          if (one.exact) expect(need, `${what} on ${filling}`).not.toBe(have);
          refused++;
        }
        compared++;
      }
    }
    if (one.always) expect([broken, refused]).toEqual([0, 0]);
    else expect(Math.min(broken, refused)).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(0);
  });
});
