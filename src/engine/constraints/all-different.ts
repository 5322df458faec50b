/**
 * All variables take different values. Each value is taken at most once (counters over `x = v`); with consistency
 * 'domain' (the default), Hall sets are pruned by matching (Régin 1994) and explained by the Hall set alone
 * (Downing, Feydy, Stuckey 2012). 'value' acts only when a variable gets its value: weaker, and much cheaper. So do
 * many variables over many values, whatever was asked for: see `distinct.ts`.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import { COSTLY, type Constraint, type Installer, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { Distinct } from './distinct.ts';

/** How strongly `allDifferent` propagates, and what is added to each variable first. */
export interface AllDifferentOptions {
  readonly consistency?: 'domain' | 'value';
  /** Added to each variable before comparing; for queens on a diagonal. */
  readonly offsets?: readonly number[];
}

const ALL_DIFFERENT_OPTIONS: OptionKeys<AllDifferentOptions> = { consistency: true, offsets: true };

/** With more values than this, or more pairs of a variable and a value, no literal is made for each of them. */
const MOST_VALUES = 2048;
const MOST_PAIRS = 2 ** 17;

/** No two of these variables have the same value. */
export function allDifferent(xs: readonly IntVar[], options: AllDifferentOptions = {}): Constraint {
  checkOptions(options, ALL_DIFFERENT_OPTIONS);
  const { consistency = 'domain', offsets = xs.map(() => 0) } = options;
  if (offsets.length !== xs.length)
    throw new ModelError(`${offsets.length} offsets for ${xs.length} variables`);
  for (const offset of offsets) checkInteger(offset, 'offset');
  return {
    kind: 'allDifferent',
    scope: xs,
    holds: (value) => new Set(xs.map((x, i) => value(x) + offsets[i])).size === xs.length,
    install: (into) => {
      if (xs.length < 2) return;
      let lower = Infinity;
      let upper = -Infinity;
      xs.forEach((x, i) => {
        lower = Math.min(lower, x.min + offsets[i]);
        upper = Math.max(upper, x.max + offsets[i]);
      });
      const width = upper - lower + 1;
      if (width <= MOST_VALUES && width * xs.length <= MOST_PAIRS)
        installValues(xs, offsets, lower, width, consistency, into);
      else if (width < xs.length) into.clause([]);
      else {
        const integers = xs.map((x) => into.integer(x));
        into.propagator(new Distinct(integers, offsets));
      }
    },
  };
}

function installValues(
  xs: readonly IntVar[],
  offsets: readonly number[],
  lower: number,
  width: number,
  consistency: 'domain' | 'value',
  into: Installer,
): void {
  const lits = new Int32Array(xs.length * width).fill(FALSE);
  xs.forEach((x, i) => {
    for (const v of x.values()) lits[i * width + v + offsets[i] - lower] = into.compare(x, '=', v);
  });
  for (let v = 0; v < width; v++) {
    const takers = xs.map((_, i) => lits[i * width + v]).filter((lit) => lit !== FALSE);
    into.sumAtLeast(
      takers.map(() => -1),
      takers,
      -1,
    );
  }
  if (consistency === 'domain') into.propagator(new Matching(lits, xs.length, width));
}

const OPEN = 0;
const FREE = -1;

/** Keeps a matching of variables to values and removes what no matching can use. */
class Matching extends Propagator {
  readonly name = 'allDifferent';
  override readonly priority = COSTLY;
  /** Row i: the literal `x_i = v` for each value; FALSE where v is not in the domain. */
  readonly #lits: Int32Array;
  readonly #variables: number;
  readonly #width: number;
  /** Value of each variable, and variable of each value, in the matching; -1 for none. */
  readonly #taken: Int32Array;
  readonly #takenBy: Int32Array;
  readonly #visited: Int32Array;
  #visits = 0;
  readonly #stack: Int32Array;
  /** Component of each value: OPEN while unknown, FREE, or a number from 1. */
  readonly #component: Int32Array;
  #components = 0;
  #found = 0;
  /** Tarjan's numbers, lowest numbers reached, next edges, and the path from the root. */
  readonly #depthFirst: Readonly<Record<'number' | 'low' | 'edge' | 'path', Int32Array>>;
  /** Only literals older than this count; the present while propagating. */
  #before = 0;

  constructor(lits: Int32Array, variables: number, width: number) {
    super();
    this.#lits = lits;
    this.#variables = variables;
    this.#width = width;
    this.#taken = new Int32Array(variables).fill(-1);
    this.#takenBy = new Int32Array(width).fill(-1);
    this.#visited = new Int32Array(width);
    this.#stack = new Int32Array(variables + width);
    this.#component = new Int32Array(width);
    const perValue = () => new Int32Array(width);
    this.#depthFirst = { number: perValue(), low: perValue(), edge: perValue(), path: perValue() };
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) if (lit !== FALSE) kernel.wakeOn(lit ^ 1, this);
  }

  propagate(kernel: Kernel): boolean {
    this.#before = kernel.trail.size;
    for (let i = 0; i < this.#variables; i++) {
      if (this.#taken[i] >= 0 && this.#possible(kernel, i, this.#taken[i])) continue;
      this.#release(i);
    }
    for (let i = 0; i < this.#variables; i++) {
      if (this.#taken[i] >= 0) continue;
      this.#visits++;
      if (!this.#augment(kernel, i)) return kernel.fail(this, i);
    }
    return this.#prune(kernel);
  }

  /**
   * Say v leads to w if the taker of v could take w instead. x_i = v is inconsistent exactly if no free value can be
   * reached from v, and v lies on no cycle with the value of x_i.
   */
  #prune(kernel: Kernel): boolean {
    const { trail } = kernel;
    const width = this.#width;
    this.#findComponents(kernel);
    for (let i = 0; i < this.#variables; i++) {
      const component = this.#component[this.#taken[i]];
      for (let v = 0; v < width; v++) {
        const lit = this.#lits[i * width + v];
        if (lit === FALSE || trail.value[lit] !== 0) continue;
        if (this.#component[v] === component || this.#component[v] === FREE) continue;
        if (!kernel.infer(lit ^ 1, this, i)) return false;
      }
    }
    return true;
  }

  /** Names the strongly connected components of "leads to"; FREE for values from which a free one can be reached. */
  #findComponents(kernel: Kernel): void {
    this.#component.fill(OPEN);
    this.#depthFirst.number.fill(0);
    this.#found = 0;
    this.#components = 0;
    this.#markFree(kernel);
    for (let v = 0; v < this.#width; v++) {
      if (this.#component[v] === OPEN && this.#depthFirst.number[v] === 0) this.#tarjan(kernel, v);
    }
  }

  /** Backwards from the values that no variable takes. */
  #markFree(kernel: Kernel): void {
    const width = this.#width;
    let depth = 0;
    for (let v = 0; v < width; v++) {
      if (this.#takenBy[v] >= 0) continue;
      this.#component[v] = FREE;
      this.#stack[depth++] = v;
    }
    while (depth > 0) {
      const w = this.#stack[--depth];
      for (let v = 0; v < width; v++) {
        if (this.#component[v] === FREE || !this.#possible(kernel, this.#takenBy[v], w)) continue;
        this.#component[v] = FREE;
        this.#stack[depth++] = v;
      }
    }
  }

  #tarjan(kernel: Kernel, root: number): void {
    const { number: seen, low, edge, path } = this.#depthFirst;
    const width = this.#width;
    let waiting = 0;
    let depth = 0;
    path[0] = root;
    seen[root] = low[root] = ++this.#found;
    edge[root] = 0;
    this.#stack[waiting++] = root;
    while (depth >= 0) {
      const v = path[depth];
      if (edge[v] < width) {
        const w = edge[v]++;
        if (!this.#possible(kernel, this.#takenBy[v], w)) continue;
        if (seen[w] === 0) {
          seen[w] = low[w] = ++this.#found;
          edge[w] = 0;
          this.#stack[waiting++] = w;
          path[++depth] = w;
        } else if (this.#component[w] === OPEN && seen[w] < low[v]) low[v] = seen[w];
        continue;
      }
      if (low[v] === seen[v]) {
        this.#components++;
        let w: number;
        do {
          w = this.#stack[--waiting];
          this.#component[w] = this.#components;
        } while (w !== v);
      } else if (low[v] < low[path[depth - 1]]) low[path[depth - 1]] = low[v];
      depth--;
    }
  }

  /** Marks the values that v's taker, their takers, and so on could take instead. True if one of them is free. */
  #reach(kernel: Kernel, v: number): boolean {
    const stamp = ++this.#visits;
    let depth = 0;
    this.#visited[v] = stamp;
    this.#stack[depth++] = v;
    while (depth > 0) {
      const i = this.#takenBy[this.#stack[--depth]];
      for (let w = 0; w < this.#width; w++) {
        if (this.#visited[w] === stamp || !this.#possible(kernel, i, w)) continue;
        if (this.#takenBy[w] < 0) return true;
        this.#visited[w] = stamp;
        this.#stack[depth++] = w;
      }
    }
    return false;
  }

  #possible(kernel: Kernel, i: number, v: number): boolean {
    const lit = this.#lits[i * this.#width + v];
    const { value, position } = kernel.trail;
    return lit !== FALSE && (value[lit] >= 0 || position[lit >> 1] >= this.#before);
  }

  #release(i: number): void {
    if (this.#taken[i] >= 0) this.#takenBy[this.#taken[i]] = -1;
    this.#taken[i] = -1;
  }

  /** An augmenting path from variable i; values on it are marked with the current visit. */
  #augment(kernel: Kernel, i: number): boolean {
    for (let v = 0; v < this.#width; v++) {
      if (this.#visited[v] === this.#visits || !this.#possible(kernel, i, v)) continue;
      this.#visited[v] = this.#visits;
      const other = this.#takenBy[v];
      if (other >= 0 && !this.#augment(kernel, other)) continue;
      this.#taken[i] = v;
      this.#takenBy[v] = i;
      return true;
    }
    return false;
  }

  /**
   * The Hall set: variables that together have no value outside the marked ones. All their other values were removed,
   * and that is the whole reason.
   */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    this.#before = before;
    if (inferred === NONE) {
      // The failed augmentation marked all values that variable `data` and those it asked could take.
      this.#visits++;
      this.#augment(kernel, data);
      this.#explainConfined(kernel, data, before);
      for (let i = 0; i < this.#variables; i++)
        if (this.#confined(i)) this.#explainConfined(kernel, i, before);
      return;
    }
    for (let i = 0; i < this.#variables; i++) {
      if (this.#taken[i] < 0 || !this.#possible(kernel, i, this.#taken[i])) this.#release(i);
    }
    for (let i = 0; i < this.#variables; i++) {
      if (this.#taken[i] >= 0) continue;
      this.#visits++;
      this.#augment(kernel, i);
    }
    let v = 0;
    while (this.#lits[data * this.#width + v] !== (inferred ^ 1)) v++;
    this.#reach(kernel, v);
    for (let i = 0; i < this.#variables; i++) if (this.#confined(i)) this.#explainConfined(kernel, i, before);
  }

  #confined(i: number): boolean {
    return this.#taken[i] >= 0 && this.#visited[this.#taken[i]] === this.#visits;
  }

  #explainConfined(kernel: Kernel, i: number, before: number): void {
    const { value, position } = kernel.trail;
    for (let w = 0; w < this.#width; w++) {
      const lit = this.#lits[i * this.#width + w];
      if (lit === FALSE || this.#visited[w] === this.#visits) continue;
      if (value[lit] < 0 && position[lit >> 1] < before) kernel.premise(lit ^ 1);
    }
  }
}
