import type { Kernel } from '../core/kernel.ts';
import { NONE } from '../core/literal.ts';
import { words } from '../core/memory.ts';
import type { Graph } from './graph.ts';

/**
 * Explanations of graph constraints by a cut: from a vertex, everything that could be reached before a moment, bounded
 * by vertices that were false then. The boundary and one true vertex beyond it are the whole reason; what lies inside and
 * elsewhere does not matter.
 */
export class Cut {
  readonly #graph: Graph;
  readonly #lits: Int32Array;
  readonly #mark: Int32Array;
  #stamp = 0;
  readonly #stack: Int32Array;

  constructor(graph: Graph, lits: Int32Array) {
    this.#graph = graph;
    this.#lits = lits;
    this.#mark = words(graph.size);
    this.#stack = words(graph.size);
  }

  /**
   * Floods from `from` over vertices that were not false before `before`, never through `cutVertex` (-1: none), and says
   * why it stopped. Then names one vertex outside, other than the cut vertex, that was true: the oldest, so that what is
   * learned reaches far back.
   */
  explain(kernel: Kernel, from: number, cutVertex: number, before: number): void {
    const { value, position } = kernel.trail;
    const { starts, targets } = this.#graph;
    const lits = this.#lits;
    const mark = this.#mark;
    const inside = ++this.#stamp;
    const boundary = ++this.#stamp;
    let depth = 0;
    mark[from] = inside;
    this.#stack[depth++] = from;
    while (depth > 0) {
      const v = this.#stack[--depth];
      for (let k = starts[v]; k < starts[v + 1]; k++) {
        const w = targets[k];
        if (w === cutVertex || mark[w] >= inside) continue;
        const lit = lits[w];
        if (value[lit] < 0 && position[lit >> 1] < before) {
          mark[w] = boundary;
          kernel.premise(lit ^ 1);
        } else {
          mark[w] = inside;
          this.#stack[depth++] = w;
        }
      }
    }
    let oldest = NONE;
    for (let v = 0; v < lits.length; v++) {
      const lit = lits[v];
      if (v === cutVertex || mark[v] === inside || value[lit] <= 0 || position[lit >> 1] >= before) continue;
      if (oldest === NONE || position[lit >> 1] < position[oldest >> 1]) oldest = lit;
    }
    // With nothing true beyond, a single edge joins the side to a true cut vertex.
    if (oldest === NONE && cutVertex >= 0) oldest = lits[cutVertex];
    if (oldest === NONE) kernel.bug('no vertex');
    kernel.premise(oldest);
  }
}
