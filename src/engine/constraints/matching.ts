import { COSTLY, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit, NONE } from '../core/literal.ts';
import { grown } from '../core/memory.ts';

/** Components of values: not yet known, and those from which a value that no variable takes can be reached. */
const OPEN = 0;
const FREE = -1;

/**
 * Keeps a matching of variables to values and removes what no matching can use (Régin 1994), explained by the Hall set
 * alone (Downing, Feydy, Stuckey 2012). A Hall set of k variables has k values, so only variables with few values count:
 * those of at most k values where there are at least k of them. Mostly there are none, and nothing more is done.
 * Variables with a value are left out: the counters have taken it from the others.
 */
export class Matching extends Propagator {
  readonly name = 'allDifferent';
  override readonly priority = COSTLY;
  /** Row i: the literal `x_i = v` for each value; FALSE where v is not in the domain. */
  readonly #lits: Int32Array;
  readonly #variables: number;
  readonly #width: number;
  /** How many values each variable has; and, by number of values, how many variables have that number. */
  readonly #size: Int32Array;
  readonly #withSize: Int32Array;
  /** The variables that count, and their values: those of the k-th from edgeStart[k] to edgeStart[k + 1]. */
  readonly #few: Int32Array;
  #fewCount = 0;
  readonly #place: Int32Array;
  readonly #edgeStart: Int32Array;
  readonly #edges: Int32Array;
  /** Value of each variable, and variable of each value, in the matching; -1 for none. */
  readonly #taken: Int32Array;
  readonly #takenBy: Int32Array;
  readonly #visited: Int32Array;
  #visits = 0;
  readonly #stack: Int32Array;
  /** Component of each value: OPEN, FREE, or a number from 1. */
  readonly #component: Int32Array;
  #components = 0;
  #found = 0;
  /** Tarjan's numbers, lowest numbers reached, next edges, the path from the root, and whether a free value was met. */
  readonly #depthFirst: Readonly<Record<'number' | 'low' | 'edge' | 'path' | 'free', Int32Array>>;
  /** The Hall sets behind what was inferred: size, variables, values. Its end returns with the trail. */
  #log = new Int32Array(64);
  #logEnd = -1;

  constructor(lits: Int32Array, variables: number, width: number) {
    super();
    const perVariable = () => new Int32Array(variables + 1);
    const perValue = () => new Int32Array(width);
    this.#lits = lits;
    this.#variables = variables;
    this.#width = width;
    this.#size = perVariable();
    this.#withSize = new Int32Array(Math.max(variables, width) + 2);
    this.#few = perVariable();
    this.#place = perVariable();
    this.#edgeStart = perVariable();
    this.#edges = new Int32Array(lits.length);
    this.#taken = perVariable().fill(-1);
    this.#takenBy = perValue().fill(-1);
    this.#visited = perValue();
    this.#stack = perValue();
    this.#component = perValue();
    this.#depthFirst = {
      number: perValue(),
      low: perValue(),
      edge: perValue(),
      path: perValue(),
      free: perValue(),
    };
  }

  attach(kernel: Kernel): void {
    this.#logEnd = kernel.trail.newReversible(0);
    for (const lit of this.#lits) if (lit !== FALSE) kernel.wakeOn(lit ^ 1, this);
  }

  propagate(kernel: Kernel): boolean {
    if (!this.#gather(kernel)) return true;
    const unmatched = this.#match();
    if (unmatched !== NONE) return kernel.fail(this, unmatched);
    return this.#findComponents() === 0 || this.#prune(kernel);
  }

  /** Finds the variables that may be in a Hall set. False: there are none. */
  #gather(kernel: Kernel): boolean {
    const width = this.#width;
    const lits = this.#lits;
    const { value } = kernel.trail;
    this.#withSize.fill(0);
    for (let i = 0; i < this.#variables; i++) {
      let size = 0;
      const end = (i + 1) * width;
      // FALSE has the value -1, as a removed value has.
      for (let k = i * width; k < end; k++) size += value[lits[k]] >= 0 ? 1 : 0;
      this.#size[i] = size;
      if (size !== 1) this.#withSize[size]++;
    }
    let most = -1;
    for (let k = 0, count = 0; k <= width; k++) {
      count += this.#withSize[k];
      if (count > 0 && count >= k) most = k;
    }
    this.#fewCount = 0;
    if (most < 0) return false;
    let edges = 0;
    for (let i = 0; i < this.#variables; i++) {
      if (this.#size[i] > most || this.#size[i] === 1) continue;
      this.#place[i] = this.#fewCount;
      this.#edgeStart[this.#fewCount] = edges;
      this.#few[this.#fewCount++] = i;
      for (let v = 0; v < width; v++) if (value[lits[i * width + v]] >= 0) this.#edges[edges++] = v;
    }
    this.#edgeStart[this.#fewCount] = edges;
    return true;
  }

  /** Repairs the matching of the few. Returns a variable that can have no value, or NONE. */
  #match(): number {
    // Keep what is still possible and release the rest.
    this.#takenBy.fill(-1);
    for (let k = 0; k < this.#fewCount; k++) {
      const i = this.#few[k];
      const v = this.#taken[i];
      if (v < 0) continue;
      if (this.#takenBy[v] < 0 && this.#hasEdge(k, v)) this.#takenBy[v] = i;
      else this.#taken[i] = -1;
    }
    for (let k = 0; k < this.#fewCount; k++) {
      const i = this.#few[k];
      if (this.#taken[i] >= 0) continue;
      this.#visits++;
      if (!this.#augment(i)) return i;
    }
    return NONE;
  }

  #hasEdge(k: number, v: number): boolean {
    for (let e = this.#edgeStart[k]; e < this.#edgeStart[k + 1]; e++) if (this.#edges[e] === v) return true;
    return false;
  }

  /** An augmenting path from variable i; values on it are marked with the current visit. */
  #augment(i: number): boolean {
    const k = this.#place[i];
    for (let e = this.#edgeStart[k]; e < this.#edgeStart[k + 1]; e++) {
      const v = this.#edges[e];
      if (this.#visited[v] === this.#visits) continue;
      this.#visited[v] = this.#visits;
      const other = this.#takenBy[v];
      if (other >= 0 && !this.#augment(other)) continue;
      this.#taken[i] = v;
      this.#takenBy[v] = i;
      return true;
    }
    return false;
  }

  /**
   * Say v leads to w if the taker of v could take w instead. Names the strongly connected components of that, FREE for
   * values from which a free one can be reached. Returns how many are not: each is the values of a Hall set.
   */
  #findComponents(): number {
    this.#component.fill(OPEN);
    this.#depthFirst.number.fill(0);
    this.#found = 0;
    this.#components = 0;
    for (let k = 0; k < this.#fewCount; k++) {
      const v = this.#taken[this.#few[k]];
      if (this.#depthFirst.number[v] === 0) this.#tarjan(v);
    }
    return this.#components;
  }

  #tarjan(root: number): void {
    const { number: seen, low, edge, path, free } = this.#depthFirst;
    let waiting = 0;
    let depth = -1;
    const enter = (v: number) => {
      seen[v] = low[v] = ++this.#found;
      edge[v] = this.#edgeStart[this.#place[this.#takenBy[v]]];
      free[v] = 0;
      this.#stack[waiting++] = v;
      path[++depth] = v;
    };
    enter(root);
    while (depth >= 0) {
      const v = path[depth];
      if (edge[v] < this.#edgeStart[this.#place[this.#takenBy[v]] + 1]) {
        const w = this.#edges[edge[v]++];
        if (this.#takenBy[w] < 0 || this.#component[w] === FREE) free[v] = 1;
        else if (seen[w] === 0) enter(w);
        else if (this.#component[w] === OPEN && seen[w] < low[v]) low[v] = seen[w];
        continue;
      }
      depth--;
      if (depth >= 0) {
        free[path[depth]] |= free[v];
        if (low[v] < low[path[depth]]) low[path[depth]] = low[v];
      }
      if (low[v] !== seen[v]) continue;
      const name = free[v] !== 0 ? FREE : ++this.#components;
      let w: number;
      do {
        w = this.#stack[--waiting];
        this.#component[w] = name;
      } while (w !== v);
    }
  }

  /** The values of a Hall set are taken from all who are not in it. */
  #prune(kernel: Kernel): boolean {
    const { value } = kernel.trail;
    const width = this.#width;
    for (let v = 0; v < width; v++) {
      const component = this.#component[v];
      if (component <= OPEN) continue;
      let logged = NONE;
      for (let i = 0; i < this.#variables; i++) {
        const lit = this.#lits[i * width + v];
        if (value[lit] !== 0) continue;
        if (this.#isFew(i) && this.#component[this.#taken[i]] === component) continue;
        if (logged === NONE) logged = this.#logHallSet(kernel, v);
        if (!kernel.infer(lit ^ 1, this, logged)) return false;
      }
    }
    return true;
  }

  #isFew(i: number): boolean {
    return this.#place[i] < this.#fewCount && this.#few[this.#place[i]] === i;
  }

  /** Writes down the Hall set of a value: all that its taker, their takers, and so on could take instead. */
  #logHallSet(kernel: Kernel, v: number): number {
    const { trail } = kernel;
    const stamp = ++this.#visits;
    let count = 0;
    this.#visited[v] = stamp;
    this.#stack[count++] = v;
    for (let next = 0; next < count; next++) {
      const k = this.#place[this.#takenBy[this.#stack[next]]];
      for (let e = this.#edgeStart[k]; e < this.#edgeStart[k + 1]; e++) {
        const w = this.#edges[e];
        if (this.#visited[w] === stamp) continue;
        this.#visited[w] = stamp;
        this.#stack[count++] = w;
      }
    }
    const at = trail.reversible(this.#logEnd);
    const end = at + 1 + 2 * count;
    if (end > this.#log.length) this.#log = grown(this.#log, 2 * end);
    this.#log[at] = count;
    for (let k = 0; k < count; k++) {
      this.#log[at + 1 + k] = this.#takenBy[this.#stack[k]];
      this.#log[at + 1 + count + k] = this.#stack[k];
    }
    trail.setReversible(this.#logEnd, end);
    return at;
  }

  /**
   * The Hall set: variables that together have no value outside the marked ones. All their other values were removed,
   * and that is the whole reason.
   */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    if (inferred === NONE) {
      // The failed augmentation marked all values that variable `data` and those it asked could take.
      this.#explainConfined(kernel, data, before);
      for (let k = 0; k < this.#fewCount; k++) {
        const i = this.#few[k];
        if (this.#taken[i] >= 0 && this.#visited[this.#taken[i]] === this.#visits)
          this.#explainConfined(kernel, i, before);
      }
      return;
    }
    const count = this.#log[data];
    this.#visits++;
    for (let k = 0; k < count; k++) this.#visited[this.#log[data + 1 + count + k]] = this.#visits;
    for (let k = 0; k < count; k++) this.#explainConfined(kernel, this.#log[data + 1 + k], before);
  }

  #explainConfined(kernel: Kernel, i: number, before: number): void {
    const { value, position } = kernel.trail;
    for (let w = 0; w < this.#width; w++) {
      if (this.#visited[w] === this.#visits) continue;
      const lit = this.#lits[i * this.#width + w];
      if (value[lit] < 0 && position[lit >> 1] < before) kernel.premise(lit ^ 1);
    }
  }
}
