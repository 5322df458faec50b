import type { CompiledModel, MiniZincCompiler } from './compiler.ts';

/** Solutions that are printed by one run. */
const MOST_TOGETHER = 100;

/**
 * Prints solutions in their order while others are being found. A run of MiniZinc takes a moment whatever it prints, so
 * those that came during one are printed together by the next (docs/decisions/0017).
 */
export class SolutionPrinter {
  readonly #compiler: MiniZincCompiler;
  readonly #model: CompiledModel;
  readonly #write: (text: string) => void;
  #waiting: string[] = [];
  #work: Promise<void> | undefined;
  /** Why a solution could not be printed; none is printed after it. */
  problem: string | undefined;

  constructor(compiler: MiniZincCompiler, model: CompiledModel, write: (text: string) => void) {
    this.#compiler = compiler;
    this.#model = model;
    this.#write = write;
  }

  add(solution: string): void {
    if (this.problem !== undefined) return;
    this.#waiting.push(solution);
    this.#work ??= this.#print();
  }

  /** Prints this one next, and none that still waits: it is better than they are. */
  replace(solution: string): void {
    this.#waiting = [];
    this.add(solution);
  }

  /** When all that was added has been printed. */
  async done(): Promise<void> {
    while (this.#work) await this.#work;
  }

  async #print(): Promise<void> {
    while (this.#waiting.length > 0) {
      const printing = await this.#compiler.print(this.#model, this.#waiting.splice(0, MOST_TOGETHER));
      if (printing.ok) this.#write(printing.text);
      else {
        this.problem = printing.problem;
        this.#waiting = [];
      }
    }
    this.#work = undefined;
  }
}
