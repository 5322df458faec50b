import type { Program } from '../../../src/flatzinc/index.ts';
import { packageIn } from '../optional-package.ts';
import { translate } from './translate.ts';
import { type CpModel, NotTranslated } from './translator.ts';

/** What of the package is used. */
interface Package {
  readonly CpSat: {
    createModel(model: CpModel): Promise<Uint8Array>;
    validate(model: Uint8Array): Promise<{ readonly message: string }>;
    solve(
      model: Uint8Array,
      parameters: object,
      callbacks: { onSolution(response: Response): void },
    ): Promise<{ readonly response: Response | null }>;
  };
}
interface Response {
  readonly status?: string | number;
  /** Seconds since it began. */
  readonly wallTime?: number;
  readonly solution?: readonly (number | string | object)[];
}

/** The values of a solution by name; Booleans are 0 and 1. */
export type Values = ReadonlyMap<string, number>;

type Answer =
  | { readonly status: 'complete' | 'unsatisfiable' | 'unknown' }
  | { readonly status: 'not translated'; readonly problem: string };

/**
 * Looks for a solution or for the best one, with one thread and CP-SAT's own search; each solution is handed over.
 * `parameters` are those of CP-SAT, asked for when it starts; `after` is the moment of a
 * solution in seconds of `performance.now()`.
 */
export async function solveByCpSat(
  packages: string,
  program: Program,
  onSolution: (values: Values, after: number) => void,
  parameters: () => object = () => ({}),
): Promise<Answer> {
  try {
    const { model, places } = translate(program);
    const { CpSat } = await packageIn<Package>(packages, 'or-tools-wasm/cp-sat');
    const bytes = await CpSat.createModel(model);
    let found = 0;
    const before = performance.now() / 1000;
    const hear = ({ solution = [], wallTime = 0 }: Response): void => {
      found++;
      const values = new Map([...places].map(([name, place]) => [name, Number(solution[place])]));
      onSolution(values, before + wallTime);
    };
    const { response } = await CpSat.solve(
      bytes,
      { numSearchWorkers: 1, ...parameters() },
      { onSolution: hear },
    );
    const { status } = response ?? {};
    if (status === 'OPTIMAL' && found > 0) return { status: 'complete' };
    if (status === 'INFEASIBLE' && found === 0) return { status: 'unsatisfiable' };
    if (status === 'MODEL_INVALID') throw new NotTranslated((await CpSat.validate(bytes)).message);
    return { status: 'unknown' };
  } catch (error) {
    if (!(error instanceof NotTranslated)) throw error;
    return { status: 'not translated', problem: error.message };
  }
}
