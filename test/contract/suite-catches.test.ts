import { describe, expect, it } from 'vitest';
import { type Constraint, clause, exactly, linear } from '../../src/engine/index.ts';
import { seed } from '../random.ts';
import { sized } from '../rounds.ts';
import { constraintCases } from './all-constraint-cases.ts';
import {
  DropsLiteral,
  MissesViolations,
  NamesFalse,
  NamesYounger,
  PrunesTooMuch,
  RefutesTooSoon,
  SaysNothing,
  Wrapped,
  withPropagators,
} from './broken-propagator.ts';
import type { ConstraintCase } from './constraint-case.ts';
import { checkConstraint, makeInstance, size } from './constraint-contract.ts';

const ROUNDS = 40;
/** Rounds of a constraint of which nothing is awaited. */
const QUIET = sized(40, 8);
const LARGEST = 1024;

type Suspect = Pick<ConstraintCase, 'make' | 'consistency'>;

/** What the suite says of a constraint over some rounds: the distinct complaints, numbers left out. Ends at one like this. */
function complaints(testCase: Suspect, awaited?: RegExp): string[] {
  const heard = new Set<string>();
  const most = awaited ? ROUNDS : QUIET;
  for (let round = 0; round < most && !(awaited && [...heard].some((one) => awaited.test(one))); round++) {
    const instanceSeed = seed + 6151 * round;
    if (size(makeInstance(testCase.make, instanceSeed)) > LARGEST) continue;
    try {
      checkConstraint(testCase, instanceSeed);
    } catch (error) {
      heard.add(error instanceof Error ? error.message.replace(/-?\d+(,-?\d+)*/g, '#') : String(error));
    }
  }
  return [...heard];
}

const caseNamed = (name: string): ConstraintCase => {
  const found = constraintCases.find((one) => one.name === name);
  if (!found) throw new Error(`no case is named ${name}`);
  return found;
};

const changed = (base: ConstraintCase, change: (constraint: Constraint) => Constraint) => ({
  consistency: 'checking' as const,
  make: (...from: Parameters<ConstraintCase['make']>) => change(base.make(...from)),
});

describe.each([
  'linear <= over integers',
  'maximum',
  'connected',
  'line',
  'circuit over whole domains',
  'singleLoop on rings that are joined',
  'product',
])('%s', (name) => {
  const base = caseNamed(name);
  const wrapped = (Wrapper: typeof Wrapped, awaited?: RegExp) =>
    complaints(
      changed(base, (constraint) => withPropagators(constraint, Wrapper)),
      awaited,
    );
  const caught = (Wrapper: typeof Wrapped, awaited: RegExp) =>
    expect(wrapped(Wrapper, awaited).join('\n')).toMatch(awaited);

  it(`passes as it is, wrapped in a propagator that changes nothing (seed ${seed})`, () => {
    expect(wrapped(Wrapped)).toEqual([]);
  });

  it(`is caught when it prunes a value it must not (seed ${seed})`, () => {
    caught(PrunesTooMuch, /solution # is missing/);
  });

  it(`is caught when it misses a violation (seed ${seed})`, () => {
    caught(MissesViolations, /# is no solution/);
  });

  it(`is caught when it refutes what may still hold (seed ${seed})`, () => {
    caught(RefutesTooSoon, /half-reified, \w+: solution # is missing/);
  });

  it(`is caught when an explanation drops a literal (seed ${seed})`, () => {
    caught(DropsLiteral, /explanation \[.*\] contradicts the solution #/);
  });

  it(`is caught when it explains nothing (seed ${seed})`, () => {
    caught(SaysNothing, /explanation \[.*\] contradicts the solution #/);
  });

  it(`is caught when an explanation names a literal that is not older (seed ${seed})`, () => {
    caught(NamesYounger, /an explanation names #, which is not older/);
  });

  it(`is caught when an explanation names a literal that is not true (seed ${seed})`, () => {
    caught(NamesFalse, /an explanation names #, which is not true/);
  });
});

describe('a constraint is caught', () => {
  it(`when it declares more consistency than it has (seed ${seed})`, () => {
    const declared = (consistency: ConstraintCase['consistency']) =>
      complaints({
        consistency,
        make: (solver) => {
          const [x, y] = [solver.int(0, 2), solver.int(0, 4)];
          return linear(
            [
              [2, x],
              [-1, y],
            ],
            '=',
            0,
          );
        },
      });
    expect(declared('bounds')).toEqual([]);
    expect(declared('domain')).toEqual(['not domain consistent: x# keeps #, supported are #']);
  });

  it(`when it promises to be domain consistent and is not, below the root (seed ${seed})`, () => {
    const said = complaints({
      consistency: 'checking',
      make: (solver) => {
        const [x, y] = [solver.bool(), solver.bool()];
        // Whatever the helper is, y must be true; propagation does not see it.
        const helper = solver.bool();
        const clauses = [clause([y, helper]), clause([y, helper.not()])];
        return {
          kind: 'careless',
          scope: [x, y],
          domainConsistent: true,
          holds: (value) => value(y) === 1,
          install: (into) => {
            for (const each of clauses) into.post(each);
          },
        };
      },
    });
    expect(said.join('\n')).toMatch(/not domain consistent below the root: b# keeps #, supported are #/);
  });

  it(`when it says other bounds of a count than it keeps (seed ${seed})`, () => {
    const base = caseNamed('exactly');
    const said = complaints(
      changed(base, (constraint) => ({
        kind: constraint.kind,
        scope: constraint.scope,
        bounds: { least: 0, most: 1 },
        holds: (value) => constraint.holds(value),
        install: (into) => constraint.install(into),
      })),
    );
    expect(said).toContain('not what its bounds say: #');
  });

  /** What is said of a constraint with another negation: what it says to accept, and what it posts. */
  const negated = (holds: 'kept' | 'changed', install: 'kept' | 'changed') =>
    complaints(
      changed(caseNamed('exactly'), (constraint) => {
        const opposite = constraint.negation!();
        const other = exactly(1, []);
        return {
          kind: constraint.kind,
          scope: constraint.scope,
          holds: (value) => constraint.holds(value),
          install: (into) => constraint.install(into),
          negation: () => ({
            kind: opposite.kind,
            scope: opposite.scope,
            holds: (value) => (holds === 'kept' ? opposite : other).holds(value),
            install: (into) => (install === 'kept' ? opposite : other).install(into),
          }),
        };
      }),
    ).join('\n');

  it(`when its negation is not its negation (seed ${seed})`, () => {
    expect(negated('changed', 'kept')).toContain('its negation does not refuse the same');
    expect(negated('kept', 'changed')).toMatch(/reified, \w+: solution # is missing/);
  });

  it(`when it forgets its guard (seed ${seed})`, () => {
    const said = complaints({
      consistency: 'domain',
      make: (solver) => {
        const bools = [solver.bool(), solver.bool()];
        const good = clause(bools);
        return {
          kind: 'clause without guard',
          scope: bools,
          holds: (value) => good.holds(value),
          install: (into) => into.kernel.addClause(bools.map((bool) => into.lit(bool))),
          negation: () => exactly(0, bools),
        };
      },
    });
    expect(said).toEqual(['half-reified, labeling: solution # is missing']);
  });
});
