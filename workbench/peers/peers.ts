import { hasCadicalWasm, runCadicalOnBoard } from './cadical-boards.ts';
import { clasp, gringo, runAsp } from './clasp.ts';
import { hasClingoWasm, timeClingoWasm } from './clingo-wasm.ts';
import { aspProgram } from './encode-asp.ts';
import { minizincModel } from './encode-minizinc.ts';
import { prologProgram } from './encode-prolog.ts';
import { type BoardJson, instanceOf } from './instance.ts';
import { minizinc, runMiniZinc } from './minizinc.ts';
import { optionalPackage } from './optional-package.ts';
import type { Sample } from './sample.ts';
import { runProlog, swipl } from './swipl.ts';

export interface Peer {
  readonly name: string;
  /** Its version (or only that it is there); nothing where it is not installed. */
  version(): Promise<string | undefined>;
  /** Looks for up to this many solutions; returns how many there were. */
  run(board: BoardJson, wanted: number, limit: number): Promise<Sample>;
}

const present = async (there: Promise<boolean>): Promise<string | undefined> =>
  (await there) ? 'installed' : undefined;

export const peers: readonly Peer[] = [
  {
    name: 'gringo + clasp',
    version: async () => (gringo() && clasp() ? `${gringo()!.version} + ${clasp()!.version}` : undefined),
    run: async (board, wanted, limit) => runAsp('board', await aspProgram(board), wanted, limit),
  },
  {
    name: 'clingo-wasm',
    version: () => present(hasClingoWasm()),
    run: async (board, wanted, limit) => timeClingoWasm(await aspProgram(board), wanted, limit),
  },
  {
    name: 'cadical-wasm',
    version: () => present(hasCadicalWasm()),
    run: async (board, wanted, limit) => runCadicalOnBoard(instanceOf(board), wanted, limit),
  },
  {
    name: 'MiniZinc + Gecode',
    version: async () => minizinc()?.version,
    run: async (board, wanted, limit) =>
      runMiniZinc('board', minizincModel(instanceOf(board)), { solutions: wanted }, limit),
  },
  {
    name: 'SWI-Prolog clpfd',
    version: async () => swipl()?.version,
    run: async (board, wanted, limit) => runProlog('board', prologProgram(instanceOf(board), wanted), limit),
  },
  {
    name: 'SWI-Prolog, as the papers',
    version: async () => swipl()?.version,
    run: async (board, wanted, limit) =>
      runProlog('board', prologProgram(instanceOf(board), wanted, 'paper'), limit),
  },
  {
    name: 'or-tools-wasm',
    version: async () => {
      const there = (await optionalPackage('or-tools-wasm')) !== undefined;
      return there ? 'installed, but there is no encoding for it here' : undefined;
    },
    run: () => Promise.reject(new Error('there is no encoding for or-tools-wasm')),
  },
];
