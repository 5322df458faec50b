import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  binPacking,
  checkOptions,
  globalCardinality,
  inverse,
  line,
  ModelError,
  noOverlap,
  Solver,
} from './index.ts';

/** What a program without types could pass. */
const untyped = <T>(options: object): T => options as T;

describe('an option that does not exist', () => {
  it('is named, with the one that was meant', () => {
    const known = { timeLimit: true, seed: true } as const;
    const check = (options: object) => () => checkOptions(untyped<object>(options), known);
    expect(check({ timelimit: 5 })).toThrow(
      new ModelError('unknown option timelimit; did you mean timeLimit?'),
    );
    expect(check({ timLimt: 5 })).toThrow('did you mean timeLimit?');
    expect(check({ colour: 5 })).toThrow(/^unknown option colour$/);
    expect(check({ toString: 5 })).toThrow(/^unknown option toString$/);
    expect(check({ timeLimit: 5, seed: undefined })).not.toThrow();
    expect(check({})).not.toThrow();
  });

  it('throws in every call of a solver that takes options', async () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    const b = solver.bool();
    const wrong = untyped<object>({ timelimit: 5 });
    const calls = {
      solver: () => new Solver(untyped({ sed: 1 })),
      post: () => solver.post(allDifferent([x]), untyped({ wen: b })),
      postAll: () => solver.postAll([], wrong),
      reify: () => solver.reify(allDifferent([x]), wrong),
      solve: () => solver.solve(wrong),
      solutions: () => solver.solutions(wrong).next(),
      minimize: () => solver.minimize(x, wrong),
      maximize: () => solver.maximize(x, wrong),
      backbone: () => solver.backbone([b], wrong),
      labeling: () => solver.solve({ labeling: untyped({ variables: [x], selct: 'min' }) }),
      follow: () => solver.solve({ follow: untyped({ variables: [x], selct: 'min' }) }),
      allDifferent: () => allDifferent([x], untyped({ offset: [0] })),
      line: () => line([b], untyped({ run: 1 })),
      binPacking: () => binPacking([], [], untyped({ frst: 1 })),
      globalCardinality: () => globalCardinality([], [], untyped({ close: true })),
      inverse: () => inverse([], [], untyped({ firs: [0, 0] })),
      noOverlap: () => noOverlap([], untyped({ ignorEmpty: true })),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect(call, name).toThrow(ModelError);
      expect(call, name).toThrow(/unknown option .*; did you mean/);
    }
    await expect(solver.solveAsync(wrong)).rejects.toThrow('did you mean timeLimit?');
  });
});
