import { clasp, gringo, runAsp } from '../../peers/clasp.ts';
import { aspProgram } from '../../peers/encode-asp.ts';
import { minizincModel } from '../../peers/encode-minizinc.ts';
import { prologProgram } from '../../peers/encode-prolog.ts';
import type { Instance } from '../../peers/instance.ts';
import { minizinc, runMiniZinc } from '../../peers/minizinc.ts';
import type { Sample } from '../../peers/sample.ts';
import { runProlog, swipl } from '../../peers/swipl.ts';

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
