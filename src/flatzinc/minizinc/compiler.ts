import type { Problem } from '../problem.ts';
import { runnableOutput } from './output-model.ts';
import { printedTogether } from './printed-together.ts';

/** The way to the package's worker. */
export interface CompilerPort {
  post(message: unknown): void;
  /** Asked for once: who hears every message, and who is told that the worker broke down. */
  listen(heard: (message: unknown) => void, broken: () => void): void;
}

/** What makes MiniZinc compile for this solver: its configuration (`calcada.msc`) and the files of our library. */
export interface SolverLibrary {
  readonly config: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A model as FlatZinc, and how its solutions are printed. */
export interface CompiledModel {
  readonly flatZinc: string;
  readonly output: string;
}

/** What MiniZinc has to say about a model or its data, and in which of the texts; line 0: in none of them. */
export interface ModelProblem extends Problem {
  readonly file: string;
}

export type CompilerResult =
  | { readonly ok: true; readonly model: CompiledModel }
  | { readonly ok: false; readonly problems: readonly ModelProblem[] };

/** Solutions as text, or why they cannot be printed. */
export type Printing =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** The end of a run of the compiler, and what it said before. */
interface Exit {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly files: Readonly<Record<string, string | null>>;
  readonly said: readonly Message[];
}

/** Anything of a message may be missing: it comes from a program of others. */
interface Message {
  readonly type?: unknown;
  readonly what?: unknown;
  readonly message?: unknown;
  readonly location?: unknown;
  readonly stack?: unknown;
}

/** MiniZinc compiled to WebAssembly: compiles models for our solver, and prints their solutions. One run at a time. */
export class MiniZincCompiler {
  readonly #port: CompilerPort;
  readonly #runs: { readonly said: Message[]; readonly end: (exit: Exit | undefined) => void }[] = [];

  constructor(port: CompilerPort, addresses: { readonly wasmURL: string; readonly dataURL: string }) {
    this.#port = port;
    port.listen(
      (message) => this.#hear(Object(message)),
      () => {
        for (const { end } of this.#runs.splice(0)) end(undefined);
      },
    );
    port.post(addresses);
  }

  /** Compiles a model and its data, given as texts by name. `json`: solutions are to be printed as JSON. */
  async compile(
    { config, files: library }: SolverLibrary,
    texts: ReadonlyMap<string, string>,
    { json = false }: { readonly json?: boolean } = {},
  ): Promise<CompilerResult> {
    const files = Object.fromEntries([
      ...[...library].map(([name, text]) => [`calcada/${name}`, text]),
      ['fzn-calcada', '-'],
      [
        'calcada.msc',
        JSON.stringify({
          ...JSON.parse(config),
          mznlib: '/minizinc/calcada',
          executable: '/minizinc/fzn-calcada',
        }),
      ],
      ...texts,
    ]);
    const args = [
      ...['-c', '--solver', '/minizinc/calcada.msc', '--fzn', 'model.fzn', '--ozn', 'model.ozn'],
      ...(json ? ['--output-mode', 'json'] : []),
      ...texts.keys(),
    ];
    const exit = await this.#run({ args, files, outputFiles: ['model.fzn', 'model.ozn'] });
    if (!exit) return { ok: false, problems: [nowhere('the compiler broke down')] };
    const [flatZinc, output] = [exit.files['model.fzn'], exit.files['model.ozn']];
    if (exit.code === 0 && typeof flatZinc === 'string' && typeof output === 'string')
      return { ok: true, model: { flatZinc, output: runnableOutput(output) } };
    // Again, for errors as data: a model that is compiled this way would print its solutions as data too.
    const told = await this.#run({ args, files, jsonStream: true });
    const problems = told?.said.filter(({ type }) => type === 'error').map(problemOf) ?? [];
    const plain = exit.stderr.trim() || `minizinc ended with ${exit.code}`;
    return { ok: false, problems: problems.length > 0 ? problems : [nowhere(plain)] };
  }

  /** Solutions as the model prints them, each with the line that ends it. */
  async print(model: CompiledModel, solutions: readonly string[]): Promise<Printing> {
    const together = printedTogether(model.output, solutions);
    let why = '';
    if (together) {
      const files = { 'solutions.mzn': together.model, 'solutions.dzn': together.data };
      const exit = await this.#run({ args: Object.keys(files), files });
      if (exit?.code === 0 && exit.stdout !== '') return { ok: true, text: together.read(exit.stdout) };
      why = exit?.stderr.trim() || 'MiniZinc broke down';
    }
    if (solutions.length === 1) return { ok: false, problem: `a solution could not be printed: ${why}` };
    const each: string[] = [];
    for (const solution of solutions) {
      const printing = await this.print(model, [solution]);
      if (!printing.ok) return printing;
      each.push(printing.text);
    }
    return { ok: true, text: each.join('') };
  }

  #run(request: object): Promise<Exit | undefined> {
    return new Promise((end) => {
      this.#runs.push({ said: [], end });
      this.#port.post(request);
    });
  }

  #hear(message: Message & Readonly<Record<string, unknown>>): void {
    const [run] = this.#runs;
    if (message.type !== 'exit') return void run?.said.push(message);
    this.#runs.shift();
    run?.end({
      code: Number(message['code']),
      stdout: textOf(message['stdout']),
      stderr: textOf(message['stderr'] ?? message.message),
      files: Object(message['outputFiles']),
      said: run.said,
    });
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const nowhere = (problem: string): ModelProblem => ({ file: '', line: 0, column: 0, problem });

/** An error of the compiler; one inside a call has no place of its own, and gets that of the innermost call. */
function problemOf({ what, message, location, stack }: Message): ModelProblem {
  const calls: readonly unknown[] = Array.isArray(stack) ? stack : [];
  const places = [location, ...calls.map((call) => Object(call).location)].map((place) => Object(place));
  const { filename, firstLine, firstColumn } =
    places.find((place) => typeof place.filename === 'string' && place.firstLine > 0) ?? {};
  const text = textOf(message).trim();
  const kind = textOf(what);
  return {
    file: textOf(filename),
    line: Number(firstLine ?? 0),
    column: Number(firstColumn ?? 0),
    problem: kind === '' || text.startsWith(kind) ? text : `${kind}: ${text}`,
  };
}
