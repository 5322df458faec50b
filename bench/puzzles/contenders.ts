import { clasp, gringo, runAsp } from '../../src/lab/node/peers/clasp.ts';
import { aspProgram } from '../../src/lab/node/peers/encode-asp.ts';
import { minizincModel } from '../../src/lab/node/peers/encode-minizinc.ts';
import { prologProgram } from '../../src/lab/node/peers/encode-prolog.ts';
import type { Instance } from '../../src/lab/node/peers/instance.ts';
import { minizinc, runMiniZinc } from '../../src/lab/node/peers/minizinc.ts';
import type { Sample } from '../../src/lab/node/peers/sample.ts';
import { runProlog, swipl } from '../../src/lab/node/peers/swipl.ts';

export interface PuzzleContender {
  readonly name: string;
  /** Nothing: not installed here. Finds up to so many solutions; the answer is how many there were. */
  readonly run: ((instance: Instance, wanted: number, limit: number) => Promise<Sample>) | undefined;
}

export const contenders: readonly PuzzleContender[] = [
  {
    name: 'gringo + clasp',
    run:
      gringo() &&
      clasp() &&
      ((instance, wanted, limit) => runAsp('board', aspProgram(instance), wanted, limit)),
  },
  {
    name: 'MiniZinc + Gecode',
    run:
      minizinc() &&
      ((instance, wanted, limit) =>
        runMiniZinc('board', minizincModel(instance), { solutions: wanted }, limit)),
  },
  {
    name: 'SWI-Prolog clpfd',
    run: swipl() && ((instance, wanted, limit) => runProlog('board', prologProgram(instance, wanted), limit)),
  },
];
