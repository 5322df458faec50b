/**
 * How often each of some values is taken. Each count is kept by counters; a flow of variables to values, between the
 * bounds of the counts, prunes what no assignment can use (Régin 1996). Domain consistent where the counts are numbers
 * and every value is counted. A pruning is explained by the cut of the flow: the variables on one side of it, which
 * are confined to their side, and the counts that bound it.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import { COSTLY, type Constraint, type Installer, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit, NONE } from '../core/literal.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { amountCode, explainLeast, explainMost, leastBefore, mostBefore } from './amount.ts';
import { count } from './count.ts';
import { linear } from './linear.ts';
import type { Term } from './weighted-sum.ts';

/** A value, and how many of the variables take it. */
export interface Occurrences {
  readonly value: number;
  readonly count: number | IntVar;
}

/** Whether the variables may take values that are not counted. */
export interface GlobalCardinalityOptions {
  /** True: they may not. */
  readonly closed?: boolean;
}

const OPTIONS: OptionKeys<GlobalCardinalityOptions> = { closed: true };

/** With more pairs of a variable and a value, only the counters act. */
const MOST_PAIRS = 2 ** 16;

/** Each of these values is taken by as many variables as its count says. */
export function globalCardinality(
  xs: readonly IntVar[],
  occurrences: readonly Occurrences[],
  options: GlobalCardinalityOptions = {},
): Constraint {
  checkOptions(options, OPTIONS);
  const { closed = false } = options;
  for (const { value, count } of occurrences) {
    checkInteger(value, 'counted value');
    if (typeof count === 'number') checkInteger(count, 'count');
  }
  const counted = new Set(occurrences.map(({ value }) => value));
  return {
    kind: 'globalCardinality',
    scope: [...xs, ...occurrences.flatMap(({ count }) => (typeof count === 'number' ? [] : [count]))],
    holds: (read) =>
      occurrences.every(
        ({ value, count }) =>
          xs.filter((x) => read(x) === value).length === (typeof count === 'number' ? count : read(count)),
      ) &&
      (!closed || xs.every((x) => counted.has(read(x)))),
    install: (into) => {
      for (const { value, count: total } of occurrences) into.post(count(value, xs, '=', total));
      if (closed) for (const x of xs) into.clause([...counted].map((v) => into.compare(x, '=', v)));
      // A value that is listed twice flows once.
      const distinct = occurrences.filter(
        ({ value }, i) => occurrences.findIndex((other) => other.value === value) === i,
      );
      const open = distinct.flatMap(({ count }): Term[] => (typeof count === 'number' ? [] : [[1, count]]));
      const known = distinct.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
      into.post(linear(open, closed ? '=' : '<=', xs.length - known));
      if (xs.length * distinct.length <= MOST_PAIRS && xs.length > 1) installFlow(xs, distinct, closed, into);
    },
  };
}

function installFlow(
  xs: readonly IntVar[],
  occurrences: readonly Occurrences[],
  closed: boolean,
  into: Installer,
): void {
  // One column for each counted value, and one for all uncounted values if they may be taken.
  const columns = occurrences.length + (closed ? 0 : 1);
  const lits = new Int32Array(xs.length * columns).fill(FALSE);
  const counted = new Set(occurrences.map(({ value }) => value));
  xs.forEach((x, i) => {
    occurrences.forEach(({ value }, k) => {
      lits[i * columns + k] = into.compare(x, '=', value);
    });
    if (closed || !hasOther(x, counted)) return;
    const other = into.fresh();
    const row = occurrences.map((_, k) => lits[i * columns + k]);
    into.define([other, ...row]);
    for (const lit of row) into.define([other ^ 1, lit ^ 1]);
    lits[i * columns + occurrences.length] = other;
  });
  const counts = occurrences.map(({ count }) =>
    amountCode(typeof count === 'number' ? Math.max(0, count) : count, into),
  );
  into.propagator(new Flow(lits, xs.length, Int32Array.from(counts)));
}

/** Whether the variable has a value that is not counted; asked without a walk through a wide domain. */
const hasOther = (x: IntVar, counted: ReadonlySet<number>): boolean =>
  x.max - x.min >= counted.size || x.values().some((v) => !counted.has(v));

/**
 * Assigns a column to each variable such that the loads of the columns stay within the bounds of their counts, and
 * removes x_i = v where that could not be changed to it. Say v leads to w if a variable of column v could take w; the
 * node SINK leads to columns with more than they need, and is led to by those that could take more.
 */
class Flow extends Propagator {
  readonly name = 'globalCardinality';
  override readonly priority = COSTLY;
  readonly #lits: Int32Array;
  readonly #variables: number;
  readonly #columns: number;
  readonly #counts: Int32Array;
  /** The column of each variable, and how many each column has; never undone, repaired at each run. */
  readonly #taken: Int32Array;
  readonly #load: Int32Array;
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  readonly #visited: Uint8Array;
  /** The variable that found no column; NONE if a column did not get what it needs. */
  #unplaced = NONE;
  readonly #sink: number;
  /** Row v: the nodes that v leads to. */
  readonly #leads: Uint8Array;
  readonly #number: Int32Array;
  readonly #low: Int32Array;
  readonly #component: Int32Array;
  readonly #stack: Int32Array;
  #depth = 0;
  #found = 0;
  /** Only literals older than this count; the present while propagating. */
  #before = 0;

  constructor(lits: Int32Array, variables: number, counts: Int32Array) {
    super();
    const columns = lits.length / variables;
    this.#lits = lits;
    this.#variables = variables;
    this.#columns = columns;
    this.#counts = counts;
    this.#sink = columns;
    this.#taken = new Int32Array(variables).fill(-1);
    this.#load = new Int32Array(columns);
    this.#least = new Int32Array(columns);
    this.#most = new Int32Array(columns).fill(variables);
    this.#visited = new Uint8Array(columns + 1);
    this.#leads = new Uint8Array((columns + 1) ** 2);
    this.#number = new Int32Array(columns + 1);
    this.#low = new Int32Array(columns + 1);
    this.#component = new Int32Array(columns + 1);
    this.#stack = new Int32Array(columns + 1);
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) if (lit !== FALSE) kernel.wakeOn(lit ^ 1, this);
    for (const count of this.#counts) {
      if (count < 0) continue;
      kernel.wakeOnBounds(count, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    this.#before = kernel.trail.size;
    if (!this.#assign(kernel)) return kernel.fail(this);
    this.#findLeads(kernel);
    this.#findComponents();
    const { value } = kernel.trail;
    for (let i = 0; i < this.#variables; i++) {
      const own = this.#component[this.#taken[i]];
      for (let v = 0; v < this.#columns; v++) {
        const lit = this.#lits[i * this.#columns + v];
        if (value[lit] !== 0 || this.#component[v] === own) continue;
        if (!kernel.infer(lit ^ 1, this, i)) return false;
      }
    }
    return true;
  }

  #possible(kernel: Kernel, i: number, v: number): boolean {
    const lit = this.#lits[i * this.#columns + v];
    const { value, position } = kernel.trail;
    return value[lit] >= 0 || position[lit >> 1] >= this.#before;
  }

  /** Repairs the assignment. False: there is none; what was visited is the reason. */
  #assign(kernel: Kernel): boolean {
    for (let v = 0; v < this.#counts.length; v++) {
      this.#least[v] = leastBefore(kernel, this.#counts[v], this.#before);
      this.#most[v] = mostBefore(kernel, this.#counts[v], this.#before);
    }
    this.#load.fill(0);
    for (let i = 0; i < this.#variables; i++) {
      const v = this.#taken[i];
      if (v >= 0 && this.#possible(kernel, i, v) && this.#load[v] < this.#most[v]) this.#load[v]++;
      else this.#taken[i] = -1;
    }
    for (let i = 0; i < this.#variables; i++) {
      if (this.#taken[i] >= 0) continue;
      this.#visited.fill(0);
      this.#unplaced = i;
      if (!this.#place(kernel, i)) return false;
    }
    this.#unplaced = NONE;
    for (let v = 0; v < this.#columns; v++) {
      while (this.#load[v] < this.#least[v]) {
        this.#visited.fill(0);
        this.#visited[v] = 1;
        if (!this.#draw(kernel, v)) return false;
      }
    }
    return true;
  }

  /** Finds a column for a variable, perhaps by moving others. */
  #place(kernel: Kernel, i: number): boolean {
    for (let v = 0; v < this.#columns; v++) {
      if (this.#visited[v] !== 0 || !this.#possible(kernel, i, v)) continue;
      this.#visited[v] = 1;
      if (this.#load[v] < this.#most[v]) this.#load[v]++;
      else if (!this.#makeRoom(kernel, v)) continue;
      this.#taken[i] = v;
      return true;
    }
    return false;
  }

  #makeRoom(kernel: Kernel, v: number): boolean {
    for (let j = 0; j < this.#variables; j++) if (this.#taken[j] === v && this.#place(kernel, j)) return true;
    return false;
  }

  /** Gets a variable for a column from one that has more than it needs, perhaps through others. */
  #draw(kernel: Kernel, v: number): boolean {
    for (let j = 0; j < this.#variables; j++) {
      const from = this.#taken[j];
      if (this.#visited[from] !== 0 || !this.#possible(kernel, j, v)) continue;
      this.#visited[from] = 1;
      if (this.#load[from] <= this.#least[from] && !this.#draw(kernel, from)) continue;
      this.#taken[j] = v;
      this.#load[from]--;
      this.#load[v]++;
      return true;
    }
    return false;
  }

  #findLeads(kernel: Kernel): void {
    const nodes = this.#columns + 1;
    this.#leads.fill(0);
    for (let i = 0; i < this.#variables; i++) {
      for (let v = 0; v < this.#columns; v++)
        if (this.#possible(kernel, i, v)) this.#leads[this.#taken[i] * nodes + v] = 1;
    }
    for (let v = 0; v < this.#columns; v++) {
      if (this.#load[v] < this.#most[v]) this.#leads[v * nodes + this.#sink] = 1;
      if (this.#load[v] > this.#least[v]) this.#leads[this.#sink * nodes + v] = 1;
    }
  }

  #findComponents(): void {
    this.#number.fill(0);
    this.#component.fill(0);
    this.#found = 0;
    for (let v = 0; v <= this.#columns; v++) if (this.#number[v] === 0) this.#tarjan(v);
  }

  /** Strongly connected nodes get the number of the first of them that was found. */
  #tarjan(v: number): void {
    const nodes = this.#columns + 1;
    this.#number[v] = this.#low[v] = ++this.#found;
    this.#stack[this.#depth++] = v;
    for (let w = 0; w < nodes; w++) {
      if (this.#leads[v * nodes + w] === 0) continue;
      if (this.#number[w] === 0) {
        this.#tarjan(w);
        this.#low[v] = Math.min(this.#low[v], this.#low[w]);
      } else if (this.#component[w] === 0) this.#low[v] = Math.min(this.#low[v], this.#number[w]);
    }
    if (this.#low[v] !== this.#number[v]) return;
    let w: number;
    do {
      w = this.#stack[--this.#depth];
      this.#component[w] = this.#number[v];
    } while (w !== v);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    this.#before = before;
    if (inferred !== NONE) {
      if (!this.#assign(kernel)) kernel.bug('no flow');
      this.#findLeads(kernel);
      let v = 0;
      while (this.#lits[data * this.#columns + v] !== (inferred ^ 1)) v++;
      this.#visited.fill(0);
      this.#reach(v);
      this.#explainCut(kernel, NONE, this.#visited[this.#sink] !== 0);
    } else if (this.#unplaced !== NONE) this.#explainCut(kernel, this.#unplaced, false);
    else {
      // What could have been drawn from is the other side of the cut.
      for (let v = 0; v < this.#columns; v++) this.#visited[v] ^= 1;
      this.#explainCut(kernel, NONE, true);
    }
  }

  #reach(v: number): void {
    const nodes = this.#columns + 1;
    this.#visited[v] = 1;
    for (let w = 0; w < nodes; w++)
      if (this.#leads[v * nodes + w] !== 0 && this.#visited[w] === 0) this.#reach(w);
  }

  /**
   * The variables of the visited columns, and one without a column, have no way out of them. Either these columns are
   * full, or the others have no more than they need.
   */
  #explainCut(kernel: Kernel, also: number, othersNeedAll: boolean): void {
    const { value, position } = kernel.trail;
    const before = this.#before;
    for (let i = 0; i < this.#variables; i++) {
      const own = this.#taken[i];
      if (i !== also && (own < 0 || this.#visited[own] === 0)) continue;
      for (let v = 0; v < this.#columns; v++) {
        if (this.#visited[v] !== 0) continue;
        const lit = this.#lits[i * this.#columns + v];
        if (value[lit] < 0 && position[lit >> 1] < before) kernel.premise(lit ^ 1);
      }
    }
    for (let v = 0; v < this.#counts.length; v++) {
      if (othersNeedAll && this.#visited[v] === 0) explainLeast(kernel, this.#counts[v], before);
      if (!othersNeedAll && this.#visited[v] !== 0) explainMost(kernel, this.#counts[v], before);
    }
  }
}
