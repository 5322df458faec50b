import type { Kernel } from '../core/index.ts';
import type { Learning } from './learning.ts';
import { LocalSearch } from './local-search.ts';

interface Inside {
  readonly internals: { readonly kernel: Kernel; readonly learning: Learning };
}

/** A local search on its own, in turns; what it finds is what learning tries first, and finds without a conflict. */
export class LocalWalk {
  readonly #kernel: Kernel;
  /** Where its steps are counted. */
  readonly #learning: Learning;
  readonly #search: LocalSearch | undefined;

  /** On the constraints as they are now; where there are others than clauses and sums it finds nothing. */
  constructor({ internals: { kernel, learning } }: Inside, seed: number) {
    this.#kernel = kernel;
    this.#learning = learning;
    kernel.backTo(0);
    if (kernel.propagate()) this.#search = LocalSearch.of(kernel, new Int32Array(0), seed);
  }

  /** Walks on for this many steps at most. True: it has found a solution. */
  run(steps: number): boolean {
    const search = this.#search;
    if (!search) return false;
    const before = search.steps;
    const found = search.run(steps);
    this.#learning.localSteps += search.steps - before;
    if (!found) return false;
    this.#learning.localSolutions++;
    search.writePhases(this.#kernel.phase);
    return true;
  }
}
