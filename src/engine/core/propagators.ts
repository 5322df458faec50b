import type { Propagator } from '../constraint.ts';
import { Lists } from './lists.ts';
import type { Lit } from './literal.ts';
import { grown, words } from './memory.ts';
import { PropagatorQueue } from './propagator-queue.ts';
import { HEARD_BY_PROPAGATORS, type Trail } from './trail.ts';

/** The propagators of a kernel by number, each with its guard and the constraint it belongs to, and what wakes them. */
export class Propagators {
  readonly #trail: Trail;
  readonly all: Propagator[] = [];
  guards = words(16);
  owners = words(16);
  readonly queue = new PropagatorQueue();
  readonly #onLiteral = new Lists();
  readonly #onBound = new Lists();
  /** By literal: pairs of a propagator and what it is told. */
  readonly #tells = new Lists();

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  ensureLiterals(count: number): void {
    this.#onLiteral.ensureKeys(count);
  }

  get bytes(): number {
    return this.#onLiteral.bytes;
  }

  add(propagator: Propagator, guard: Lit, owner: number): void {
    const id = this.all.length;
    propagator.id = id;
    this.all.push(propagator);
    if (id >= this.guards.length) {
      this.guards = grown(this.guards, id * 2);
      this.owners = grown(this.owners, id * 2);
    }
    this.guards[id] = guard;
    this.owners[id] = owner;
    this.queue.add(propagator.priority);
  }

  wakeOn(lit: Lit, id: number): void {
    this.#onLiteral.push(lit, id);
    this.#trail.heardBy[lit] |= HEARD_BY_PROPAGATORS;
  }

  tellOf(lit: Lit, id: number, word: number): void {
    this.#tells.ensureKeys(lit + 1);
    this.#tells.push2(lit, id, word);
    this.#trail.heardBy[lit] |= HEARD_BY_PROPAGATORS;
  }

  /** By the lower (2x) or the upper bound (2x + 1) of x. */
  wakeOnBound(key: number, id: number): void {
    this.#onBound.ensureKeys((key | 1) + 1);
    this.#onBound.push(key, id);
  }

  /** Wakes and tells all that wait for the literal. */
  hear(lit: Lit): void {
    this.queue.pushAll(this.#onLiteral, lit);
    this.queue.tellAll(this.#tells, lit);
  }

  hearBound(key: number): void {
    this.queue.pushAll(this.#onBound, key);
  }
}
