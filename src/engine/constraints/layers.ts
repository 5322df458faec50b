import { MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';

/** From a state, by what is read, to a state of the next layer: three literals, TRUE for a state that must be there. */
export type Arc = readonly [from: Lit, read: Lit, to: Lit];

const ENDS = 3;
const FROM = 0;
const READ = 1;
const TO = 2;

/** A literal in one of the three roles of a layer, and the arcs in which it has that role. */
interface Node {
  readonly lit: Lit;
  readonly arcs: number[];
}

/**
 * A graph in layers: each state needs a way in and a way out, and what is read needs an arc that reads it. A literal
 * that has no arc left is false. The reason names an end for each of its arcs, so it speaks of one layer only, and mostly
 * of states: that keeps what is learned short. Each node keeps one arc that supports it and looks for another only when
 * that is lost; supports need not be undone.
 */
export class Layers extends Propagator {
  readonly name = 'regular';
  override readonly priority = MIDDLE;
  /** Three literals an arc, and which of all literals they are. */
  readonly #arcs: Int32Array;
  readonly #ids: Int32Array;
  /** The three nodes of an arc. */
  readonly #nodes: Int32Array;
  readonly #literal: Int32Array;
  /** The arcs of node n: arcOf[starts[n] .. starts[n + 1]). */
  readonly #starts: Int32Array;
  readonly #arcOf: Int32Array;
  /**
   * For each literal, a ring of the nodes whose support it belongs to, so that the arcs which nothing rests on are not
   * visited. Node n is at 3n + end, for each end of its support; the rings begin behind the nodes.
   */
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #idOf = new Map<Lit, number>();
  /** 1 if all false literals have been looked at, so that it is enough to be told of others; returns with the trail. */
  #seen = -1;
  /** Literals that the explanation being made has named. */
  readonly #named: Int32Array;
  #explanations = 0;
  /** Nodes that the last walk came to; the node of a state in the layer before, and where the last layer begins. */
  readonly #reached: Int32Array;
  #walks = 0;
  readonly #earlier: Int32Array;
  readonly #lastLayer: number;

  constructor(layers: readonly (readonly Arc[])[]) {
    super();
    const arcs: number[] = [];
    const ids: number[] = [];
    const nodes: number[] = [];
    const all: Node[] = [];
    const idOf = this.#idOf;
    const earlier: number[] = [];
    let lastLayer = 0;
    let before = new Map<Lit, number>();
    for (const layer of layers) {
      lastLayer = arcs.length;
      const known = [new Map<Lit, number>(), new Map<Lit, number>(), new Map<Lit, number>()];
      for (const ends of layer) {
        const arc = arcs.length / ENDS;
        ends.forEach((lit, end) => {
          const node = known[end].get(lit) ?? all.push({ lit, arcs: [] }) - 1;
          known[end].set(lit, node);
          earlier[node] = (end === FROM ? before.get(lit) : undefined) ?? NONE;
          all[node].arcs.push(arc);
          const id = idOf.get(lit) ?? idOf.size;
          idOf.set(lit, id);
          arcs.push(lit);
          ids.push(id);
          nodes.push(node);
        });
      }
      before = known[TO];
    }
    this.#arcs = Int32Array.from(arcs);
    this.#ids = Int32Array.from(ids);
    this.#nodes = Int32Array.from(nodes);
    this.#literal = Int32Array.from(all, ({ lit }) => lit);
    this.#starts = new Int32Array(all.length + 1);
    this.#arcOf = Int32Array.from(all.flatMap((node) => node.arcs));
    this.#named = new Int32Array(idOf.size);
    this.#next = Int32Array.from({ length: ENDS * all.length + idOf.size }, (_, at) => at);
    this.#previous = this.#next.slice();
    all.forEach((node, n) => {
      this.#starts[n + 1] = this.#starts[n] + node.arcs.length;
      this.#restOn(n, node.arcs[0]);
    });
    this.#reached = new Int32Array(all.length);
    this.#earlier = Int32Array.from(earlier);
    this.#lastLayer = lastLayer;
  }

  attach(kernel: Kernel): void {
    this.#seen = kernel.trail.newReversible(0);
    for (const [lit, id] of this.#idOf) kernel.tellOf(lit ^ 1, this, id);
  }

  propagate(kernel: Kernel): boolean {
    const { trail } = kernel;
    if (trail.reversible(this.#seen) === 0) {
      for (const [lit, id] of this.#idOf) if (trail.value[lit] < 0 && !this.#lose(kernel, id)) return false;
      trail.setReversible(this.#seen, 1);
    }
    for (let id = kernel.told(this); id >= 0; id = kernel.told(this))
      if (!this.#lose(kernel, id)) return false;
    return true;
  }

  #lose(kernel: Kernel, id: number): boolean {
    const next = this.#next;
    const ring = next.length - this.#named.length + id;
    for (let at = next[ring], after = 0; at !== ring; at = after) {
      after = next[at];
      const node = Math.floor(at / ENDS);
      const lit = this.#literal[node];
      if (kernel.trail.value[lit] < 0 || this.#findSupport(kernel, node)) continue;
      if (!kernel.infer(lit ^ 1, this, node)) return false;
    }
    return true;
  }

  #findSupport(kernel: Kernel, node: number): boolean {
    const { value } = kernel.trail;
    const arcs = this.#arcs;
    for (let k = this.#starts[node]; k < this.#starts[node + 1]; k++) {
      const at = this.#arcOf[k] * ENDS;
      if (value[arcs[at]] < 0 || value[arcs[at + READ]] < 0 || value[arcs[at + TO]] < 0) continue;
      this.#restOn(node, this.#arcOf[k]);
      return true;
    }
    return false;
  }

  /** Makes the arc the support of the node. */
  #restOn(node: number, arc: number): void {
    const next = this.#next;
    const previous = this.#previous;
    for (let end = 0; end < ENDS; end++) {
      const at = node * ENDS + end;
      next[previous[at]] = next[at];
      previous[next[at]] = previous[at];
      const ring = next.length - this.#named.length + this.#ids[arc * ENDS + end];
      next[at] = next[ring];
      previous[at] = ring;
      previous[next[at]] = at;
      next[ring] = at;
    }
  }

  /** Whether no way through the layers is left, by what can be read alone: states mean something under the guard only. */
  override refuted(kernel: Kernel): boolean {
    return !this.#walk(kernel, kernel.trail.size);
  }

  /** Marks the nodes that ways from the start come to, by what could be read before a moment. True: one comes through. */
  #walk(kernel: Kernel, before: number): boolean {
    this.#walks++;
    let isThrough = false;
    for (let at = 0; at < this.#arcs.length; at += ENDS) {
      if (!this.#isReached(at) || this.#wasFalse(kernel, this.#arcs[at + READ], before)) continue;
      this.#reached[this.#nodes[at + TO]] = this.#walks;
      if (at >= this.#lastLayer) isThrough = true;
    }
    return isThrough;
  }

  #isReached(at: number): boolean {
    const earlier = this.#earlier[this.#nodes[at]];
    return earlier === NONE || this.#reached[earlier] === this.#walks;
  }

  #wasFalse({ trail }: Kernel, lit: Lit, before: number): boolean {
    return trail.value[lit] < 0 && trail.position[lit >> 1] < before;
  }

  explain(kernel: Kernel, inferred: Lit, node: number, before: number): void {
    if (inferred === NONE) {
      // What could not be read where the ways from the start end.
      this.#walk(kernel, before);
      for (let at = 0; at < this.#arcs.length; at += ENDS) {
        const read = this.#arcs[at + READ];
        if (this.#isReached(at) && this.#reached[this.#nodes[at + TO]] !== this.#walks)
          kernel.premise(read ^ 1);
      }
      return;
    }
    // First the arcs that have one reason only; the others are mostly lost by the same.
    this.#explanations++;
    const own = this.#literal[node];
    const left: number[] = [];
    for (let k = this.#starts[node]; k < this.#starts[node + 1]; k++) {
      const at = this.#arcOf[k] * ENDS;
      if (!this.#explainLost(kernel, at, own, false, before)) left.push(at);
    }
    for (const at of left) this.#explainLost(kernel, at, own, true, before);
  }

  /** Names an end of the arc that was false, the oldest where there is a choice, unless one has been named. False: not yet. */
  #explainLost(kernel: Kernel, at: number, own: Lit, choice: boolean, before: number): boolean {
    const { position } = kernel.trail;
    let oldest = NONE;
    let count = 0;
    for (let end = 0; end < ENDS; end++) {
      const lit = this.#arcs[at + end];
      if (lit === own || !this.#wasFalse(kernel, lit, before)) continue;
      if (this.#named[this.#ids[at + end]] === this.#explanations) return true;
      count++;
      if (oldest === NONE || position[lit >> 1] < position[this.#arcs[oldest] >> 1]) oldest = at + end;
    }
    if (count > 1 && !choice) return false;
    this.#named[this.#ids[oldest]] = this.#explanations;
    kernel.premise(this.#arcs[oldest] ^ 1);
    return true;
  }
}
