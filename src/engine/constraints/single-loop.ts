/**
 * The true vertices form one simple cycle without chords: each has exactly two true neighbours, and all are connected.
 * The first half is counters. For the second: a cycle lies within one biconnected block of the vertices still
 * possible, so all true vertices must share a block and everything outside such a block is false. Explained by the
 * false vertices around the side that is cut off by a vertex.
 * See docs/decisions/0004.
 */
import { COSTLY, type Constraint, type Installer, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { words } from '../core/memory.ts';
import { type Bool, isTrue, variableOf } from '../variable.ts';
import { Cut } from './cut.ts';
import { type Edge, Graph, vertexLiterals, vertexOfVariable } from './graph.ts';

/** The true vertices of a graph form one cycle without chords. */
export function singleLoop(vertices: readonly Bool[], edges: readonly Edge[]): Constraint {
  const graph = new Graph(vertices.length, edges);
  return {
    kind: 'singleLoop',
    scope: vertices.map(variableOf),
    holds: (value) =>
      vertices.some((bool) => isTrue(bool, value)) &&
      vertices.every(
        (bool, v) =>
          !isTrue(bool, value) ||
          [...graph.neighbours(v)].filter((w) => isTrue(vertices[w], value)).length === 2,
      ) &&
      graph.connects(vertices, value),
    install: (into) => {
      const lits = vertexLiterals(vertices, into);
      into.clause([...lits]);
      for (let v = 0; v < graph.size; v++) installDegree(lits, v, graph, into);
      if (vertices.length === 0) return;
      const loop = new SingleLoop(graph, lits);
      into.propagator(loop);
      into.propagator(new TrueVertices(loop, lits));
    },
  };
}

/** Where v is true, exactly two of its neighbours are. */
function installDegree(lits: Int32Array, v: number, { starts, targets }: Graph, into: Installer): void {
  const degree = starts[v + 1] - starts[v];
  const counted = new Array<Lit>(degree);
  const others = new Array<Lit>(degree);
  for (let k = 0; k < degree; k++) {
    counted[k] = lits[targets[starts[v] + k]];
    others[k] = counted[k] ^ 1;
  }
  const there = into.where(lits[v]);
  there.countAtLeast(counted, 2);
  there.countAtLeast(others, degree - 2);
}

const APART = -1;
const OUT = -1;
/**
 * On a large graph, fewer newly false vertices than this share of all are not worth a search through it, unless all
 * have their values: a run costs as much as several conflicts, and most change nothing. See docs/decisions/0014.
 */
const LEAST_NEWS = 1 / 32;
const LARGE = 100;

class SingleLoop extends Propagator {
  readonly name = 'singleLoop';
  override readonly priority = COSTLY;
  readonly #graph: Graph;
  readonly #lits: Int32Array;
  /** Made for the first explanation. */
  #vertexOf: ReadonlyMap<number, number> | undefined;
  readonly #cut: Cut;
  /** Depth-first numbers from 1; 0 for not reached, OUT for false. */
  readonly #number: Int32Array;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #edge: Int32Array;
  /** Discovered vertices whose block is not closed yet. */
  readonly #open: Int32Array;
  /** 1: in a block that may hold the whole loop. */
  readonly #kept: Uint8Array;
  #keptCount = 0;
  /** For a vertex that is out: the cut vertex that joins it to the rest. */
  readonly #cutVertex: Int32Array;
  readonly #stack: Int32Array;

  constructor(graph: Graph, lits: Int32Array) {
    super();
    this.#graph = graph;
    this.#lits = lits;
    this.#cut = new Cut(graph, lits);
    const n = graph.size;
    this.#number = words(n);
    this.#low = words(n);
    this.#parent = words(n);
    this.#edge = words(n);
    this.#open = words(n);
    this.#kept = new Uint8Array(n);
    this.#cutVertex = words(n);
    this.#stack = words(n);
  }

  /** For a literal: 1 if it makes a vertex false. */
  #rulesOut = new Uint8Array(0);
  /** A vertex that was open when last looked at. */
  #witness = 0;
  /** Reversible: literals before this trail position were seen by the last run. */
  #seen = -1;
  /** Reversible: 1 if the last wake-up was put off. */
  #behind = -1;

  attach(kernel: Kernel): void {
    this.#seen = kernel.trail.newReversible(0);
    this.#behind = kernel.trail.newReversible(0);
    this.#rulesOut = new Uint8Array(2 * kernel.trail.variables);
    for (const lit of this.#lits) {
      kernel.wakeOn(lit ^ 1, this);
      this.#rulesOut[lit ^ 1] = 1;
    }
  }

  /** Whether too little has changed for a search through the whole graph; never at the end, when all is known. */
  #waits(kernel: Kernel, seen: number): boolean {
    const n = this.#graph.size;
    if (n < LARGE || seen === 0) return false;
    const { order, size, value } = kernel.trail;
    let news = 0;
    // Literals that are newer than this propagator lie beyond the array, and are no vertices.
    for (let at = seen; at < size; at++) if (this.#rulesOut[order[at]] === 1) news++;
    if (news >= LEAST_NEWS * n) return false;
    for (let tried = 0; tried < n; tried++) {
      if (value[this.#lits[this.#witness]] === 0) return true;
      this.#witness = this.#witness + 1 === n ? 0 : this.#witness + 1;
    }
    return false;
  }

  /** Whether a vertex that becomes true can matter: not if the last run knew two already, and missed nothing since. */
  knewTwo(kernel: Kernel): boolean {
    const { value, position } = kernel.trail;
    if (kernel.trail.reversible(this.#behind) === 1) return false;
    const seen = kernel.trail.reversible(this.#seen);
    let known = 0;
    for (let v = 0; v < this.#lits.length; v++) {
      const lit = this.#lits[v];
      if (value[lit] > 0 && position[lit >> 1] < seen && ++known === 2) return true;
    }
    return false;
  }

  propagate(kernel: Kernel): boolean {
    if (this.#waits(kernel, kernel.trail.reversible(this.#seen))) {
      kernel.trail.setReversible(this.#behind, 1);
      return true;
    }
    const { value } = kernel.trail;
    const lits = this.#lits;
    const n = this.#graph.size;
    let root = -1;
    let total = 0;
    let open = 0;
    const number = this.#number;
    for (let v = 0; v < n; v++) {
      const now = value[lits[v]];
      if (now < 0) {
        number[v] = OUT;
        continue;
      }
      number[v] = 0;
      if (now === 0) open++;
      else {
        if (root < 0) root = v;
        total++;
      }
    }
    kernel.trail.setReversible(this.#seen, kernel.trail.size);
    kernel.trail.setReversible(this.#behind, 0);
    if (root < 0) return true;
    this.#kept.fill(0);
    this.#keptCount = 0;
    this.#explore(kernel, root, total);
    if (this.#kept[root] === 0) return this.#failApart(kernel, root);
    if (this.#keptCount === open + total) return true;
    this.#findCutVertices(kernel);
    for (let v = 0; v < n; v++) {
      if (this.#kept[v] === 1 || value[lits[v]] < 0) continue;
      if (!kernel.infer(lits[v] ^ 1, this, this.#cutVertex[v])) return false;
    }
    // What was just ruled out lies outside the block; the next run need not look at it.
    kernel.trail.setReversible(this.#seen, kernel.trail.size);
    return true;
  }

  /**
   * Hopcroft and Tarjan's blocks, from a true root. A block is kept if it holds all true vertices; since the root is
   * one of them, only blocks at the root can be, and those are closed when the search returns to it.
   */
  #explore(kernel: Kernel, root: number, total: number): void {
    const { starts, targets } = this.#graph;
    const { value } = kernel.trail;
    const lits = this.#lits;
    const number = this.#number;
    const low = this.#low;
    const edge = this.#edge;
    const parents = this.#parent;
    const waitingOnes = this.#open;
    let count = 0;
    let waiting = 0;
    number[root] = ++count;
    low[root] = count;
    parents[root] = -1;
    edge[root] = starts[root];
    let v = root;
    for (;;) {
      if (edge[v] < starts[v + 1]) {
        const w = targets[edge[v]++];
        const known = number[w];
        if (known === 0) {
          number[w] = ++count;
          low[w] = count;
          parents[w] = v;
          edge[w] = starts[w];
          waitingOnes[waiting++] = w;
          v = w;
        } else if (known > 0 && known < low[v]) low[v] = known;
        continue;
      }
      const parent = parents[v];
      if (parent < 0) return;
      if (low[v] >= number[parent]) {
        // The vertices above v on the stack, and the parent, are a block.
        let from = waiting;
        let trues = value[lits[parent]] > 0 ? 1 : 0;
        do {
          from--;
          this.#cutVertex[waitingOnes[from]] = parent;
          if (value[lits[waitingOnes[from]]] > 0) trues++;
        } while (waitingOnes[from] !== v);
        if (parent === root && trues === total && waiting - from >= 2) {
          if (this.#kept[root] === 0) this.#keptCount++;
          this.#keptCount += waiting - from;
          this.#kept[root] = 1;
          for (let k = from; k < waiting; k++) this.#kept[waitingOnes[k]] = 1;
        }
        waiting = from;
      } else if (low[v] < low[parent]) low[parent] = low[v];
      v = parent;
    }
  }

  /** Every vertex outside the kept blocks gets the kept vertex that joins it to them, or APART if none does. */
  #findCutVertices(kernel: Kernel): void {
    const { starts, targets } = this.#graph;
    const { value } = kernel.trail;
    const n = this.#graph.size;
    for (let v = 0; v < n; v++) if (this.#kept[v] === 0) this.#cutVertex[v] = APART;
    for (let cut = 0; cut < n; cut++) {
      if (this.#kept[cut] === 0) continue;
      let depth = 0;
      this.#stack[depth++] = cut;
      while (depth > 0) {
        const v = this.#stack[--depth];
        for (let k = starts[v]; k < starts[v + 1]; k++) {
          const w = targets[k];
          if (this.#kept[w] === 1 || this.#cutVertex[w] !== APART || value[this.#lits[w]] < 0) continue;
          this.#cutVertex[w] = cut;
          this.#stack[depth++] = w;
        }
      }
    }
  }

  /** No block holds all true vertices: some vertex stands between two of them, or there is no block at all. */
  #failApart(kernel: Kernel, root: number): boolean {
    const { value } = kernel.trail;
    const lits = this.#lits;
    for (let v = 0; v < this.#graph.size; v++) {
      if (v === root || value[lits[v]] <= 0) continue;
      if (this.#number[v] <= 0) return this.#failAt(kernel, v, APART);
      // The top of the block in which v was discovered parts it from the root, unless it is the root.
      if (this.#cutVertex[v] !== root) return this.#failAt(kernel, v, this.#cutVertex[v]);
    }
    for (let v = 0; v < this.#graph.size; v++) {
      if (v !== root && value[lits[v]] > 0) return this.#failAt(kernel, v, root);
    }
    // A single true vertex that lies in no block.
    return this.#failAt(kernel, root, APART);
  }

  #from = -1;
  #between = APART;

  #failAt(kernel: Kernel, from: number, between: number): boolean {
    this.#from = from;
    this.#between = between;
    return kernel.fail(this);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    if (inferred !== NONE) {
      this.#vertexOf ??= vertexOfVariable(this.#lits);
      const v = this.#vertexOf.get(inferred >> 1) ?? kernel.bug('no vertex');
      this.#cut.explain(kernel, v, data, before);
      return;
    }
    kernel.premise(this.#lits[this.#from]);
    if (this.#between === APART && this.#loneComponent(kernel)) return;
    this.#cut.explain(kernel, this.#from, this.#between, before);
  }

  /** The only true vertex lies on no cycle: the false vertices around its component are the reason. */
  #loneComponent(kernel: Kernel): boolean {
    const { value } = kernel.trail;
    for (let v = 0; v < this.#graph.size; v++) {
      if (v !== this.#from && value[this.#lits[v]] > 0) return false;
    }
    for (let v = 0; v < this.#graph.size; v++) {
      if (this.#number[v] > 0) continue;
      for (const w of this.#graph.neighbours(v)) {
        if (this.#number[w] <= 0 || value[this.#lits[v]] >= 0) continue;
        kernel.premise(this.#lits[v] ^ 1);
        break;
      }
    }
    return true;
  }
}

/**
 * Wakes the loop for a vertex that became true. Once two true vertices are known, all outside their block is false
 * already, so further ones lie inside it and change nothing.
 */
class TrueVertices extends Propagator {
  readonly name = 'singleLoop';
  readonly #loop: SingleLoop;
  readonly #lits: Int32Array;

  constructor(loop: SingleLoop, lits: Int32Array) {
    super();
    this.#loop = loop;
    this.#lits = lits;
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) kernel.wakeOn(lit, this);
  }

  propagate(kernel: Kernel): boolean {
    if (!this.#loop.knewTwo(kernel)) kernel.wake(this.#loop);
    return true;
  }

  explain(kernel: Kernel): void {
    kernel.bug('it infers nothing');
  }
}
