import { clasp, gringo, runAsp } from '../../peers/clasp.ts';
import { aspProgram } from '../../peers/encode-asp.ts';
import { minizincModel } from '../../peers/encode-minizinc.ts';
import { prologProgram } from '../../peers/encode-prolog.ts';
import { type BoardJson, hasInstance, instanceOf } from '../../peers/instance.ts';
import { minizinc, runMiniZinc } from '../../peers/minizinc.ts';
import type { Sample } from '../../peers/sample.ts';
import { runProlog, swipl } from '../../peers/swipl.ts';
import type { BenchOptions } from '../options.ts';

export interface PuzzleContender {
  readonly name: string;
  /** Whether it has an encoding of the board's puzzle. */
  knows(board: BoardJson): boolean;
  /** Undefined: not installed here. Finds up to this many solutions; returns how many there were. */
  readonly run: ((board: BoardJson, wanted: number, limit: number) => Promise<Sample>) | undefined;
}

const contenders: readonly PuzzleContender[] = [
  {
    name: 'gringo + clasp',
    knows: () => true,
    run:
      gringo() &&
      clasp() &&
      (async (board, wanted, limit) => runAsp('board', await aspProgram(board), wanted, limit)),
  },
  {
    name: 'MiniZinc + Gecode',
    knows: hasInstance,
    run:
      minizinc() &&
      ((board, wanted, limit) =>
        runMiniZinc('board', minizincModel(instanceOf(board)), { solutions: wanted }, limit)),
  },
  {
    name: 'SWI-Prolog clpfd',
    knows: hasInstance,
    run:
      swipl() &&
      ((board, wanted, limit) => runProlog('board', prologProgram(instanceOf(board), wanted), limit)),
  },
];

/** The peers that were asked for: those whose names contain this. */
export const contendersBeside = ({ beside }: BenchOptions): readonly PuzzleContender[] =>
  contenders.filter(({ name }) => name.includes(beside));
