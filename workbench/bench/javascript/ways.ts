import { dirname } from 'node:path';
import { fileOfPackage, packageIn } from '../../peers/index.ts';
import type { CpModel, Logic, Model } from './model.ts';

/** Answers one model after another; `undefined` where the model is not written for this way. */
export type Answering = (model: Model) => Promise<string | undefined>;

/** A way to solve such problems from JavaScript, by a package of npm. */
export interface Way {
  readonly name: string;
  /** What is installed for it; nothing for our own. */
  readonly package: string | undefined;
  /** Files of the package that a page loads, from its folder. */
  readonly page: readonly string[];
  /** Whether a page must be served with COOP and COEP headers, since it shares memory between threads. */
  readonly headers: boolean;
  load(packages: string): Promise<Answering>;
}

/** What of the packages is used; none of them is among our dependencies. */
interface Clingo {
  init(options: object): Promise<(program: string, models: number, options: string[]) => ClingoAnswer>;
}
interface ClingoAnswer {
  readonly Result: string;
  readonly Error?: string;
  readonly Models?: { readonly Costs?: readonly number[] };
}
interface Z3 {
  init(): Promise<{ readonly Z3: Record<string, (...args: unknown[]) => unknown> }>;
}
interface CpSat {
  readonly CpModel: new () => CpModel & { hasObjective(): boolean };
  readonly CpSolver: new () => {
    solve(model: CpModel, parameters: object): Promise<unknown>;
    statusName(status: unknown): string;
    objectiveValue(): number;
  };
}

const ours: Way = {
  name: 'Calçada',
  package: undefined,
  page: [],
  headers: false,
  load: async () => async (model) => model.ours(),
};

const minizinc = (solver: 'gecode' | 'chuffed'): Way => ({
  name: `minizinc (${solver})`,
  package: 'minizinc',
  page: ['dist/minizinc.mjs', 'dist/minizinc-worker.js', 'dist/minizinc.wasm', 'dist/minizinc.data'],
  headers: false,
  async load(packages) {
    // Loaded here, so that the processes of the others do not pay for it.
    const { packageWorker } = await import('../../../src/cli/flatzinc/index.ts');
    const { worker, addresses } = packageWorker(
      dirname(fileOfPackage(packages, 'minizinc/minizinc-worker.js')),
    );
    worker.postMessage(addresses);
    worker.unref();
    return async (model) => {
      const files = { 'model.mzn': model.minizinc() };
      const { stdout, stderr, code } = await new Promise<Record<string, unknown>>((done) => {
        const heard = (message: Record<string, unknown>): void => {
          if (message['type'] !== 'exit') return;
          worker.off('message', heard);
          done(message);
        };
        worker.on('message', heard);
        worker.postMessage({ args: ['--solver', solver, 'model.mzn'], files });
      });
      if (typeof stdout !== 'string') throw new Error('expected output, got an abort');
      const text = stdout;
      if (text.includes('=====UNSATISFIABLE=====')) return 'unsat';
      const found = text.split('\n').filter((line) => line !== '' && !/^[-=]+$/.test(line));
      if (found.length === 0) throw new Error(`expected a solution, got exit ${code}: ${stderr}`);
      return found.at(-1)!;
    };
  },
});

const clingo: Way = {
  name: 'clingo-wasm',
  package: 'clingo-wasm',
  page: ['dist/clingo.web.js', 'dist/clingo.web.worker.js', 'dist/clingo.wasm'],
  headers: false,
  async load(packages) {
    const { info } = console;
    // It greets on the standard output.
    console.info = () => {};
    const run = await (await packageIn<Clingo>(packages, 'clingo-wasm')).init({ singleThreaded: true });
    console.info = info;
    return async (model) => {
      const program = model.asp();
      const optimum = program.includes('#minimize');
      const answer = run(program, optimum ? 0 : 1, []);
      if (answer.Result === 'UNSATISFIABLE') return 'unsat';
      if (answer.Result === 'ERROR') throw new Error(answer.Error);
      return optimum ? String(answer.Models!.Costs![0]) : 'sat';
    };
  },
};

const z3: Way = {
  name: 'z3-solver',
  package: 'z3-solver',
  page: ['build/browser.js', 'build/z3-built.js', 'build/z3-built.wasm'],
  headers: true,
  async load(packages) {
    const { Z3 } = await (await packageIn<Z3>(packages, 'z3-solver')).init();
    return async (model) => {
      const config = Z3['mk_config']!();
      const context = Z3['mk_context']!(config);
      const said = String(await Z3['eval_smtlib2_string']!(context, model.smt()));
      Z3['del_context']!(context);
      if (said.startsWith('unsat')) return 'unsat';
      if (!said.startsWith('sat')) throw new Error(`expected sat or unsat, got ${said}`);
      if (!said.includes('(objectives')) return 'sat';
      const [, minus, number] = /(\(- )?(\d+)\)*\s*\)\s*\)\s*$/.exec(said) ?? [];
      return `${minus ? '-' : ''}${number}`;
    };
  },
};

const cpSat: Way = {
  name: 'or-tools-wasm (CP-SAT)',
  package: 'or-tools-wasm',
  page: [
    'build/javascript/browser/cp-sat.js',
    'build/javascript/wasm/cp_sat_runtime.js',
    'build/javascript/wasm/cp_sat_runtime.wasm',
  ],
  headers: true,
  async load(packages) {
    const { CpModel, CpSolver } = await packageIn<CpSat>(packages, 'or-tools-wasm/cp-sat');
    return async (model) => {
      const cp = new CpModel();
      model.cpSat(cp);
      const solver = new CpSolver();
      // One worker, as everybody here has.
      const status = solver.statusName(await solver.solve(cp, { numSearchWorkers: 1 }));
      if (status === 'INFEASIBLE') return 'unsat';
      if (status !== 'OPTIMAL' && status !== 'FEASIBLE') throw new Error(`expected an answer, got ${status}`);
      return cp.hasObjective() ? String(Math.round(solver.objectiveValue())) : 'sat';
    };
  },
};

const logicSolver: Way = {
  name: 'logic-solver',
  package: 'logic-solver',
  page: ['logic-solver.js', 'minisat.js', 'minisat_wrapper.js'],
  headers: false,
  async load(packages) {
    const logic = await packageIn<Logic>(packages, 'logic-solver');
    return async (model) => model.logic?.(logic);
  },
};

export const ways: readonly Way[] = [
  ours,
  minizinc('gecode'),
  minizinc('chuffed'),
  clingo,
  z3,
  cpSat,
  logicSolver,
];
