import type { Propagator } from '../constraint.ts';
import { InvariantError } from '../errors.ts';
import { ActivityHeap } from './activity-heap.ts';
import type { Audit } from './analysis.ts';
import { Breakage } from './breakage.ts';
import { Clauses, NO_CONFLICT, NO_OWNER } from './clauses.ts';
import { Conflict } from './conflict.ts';
import { DomainChannel } from './domain-channel.ts';
import { Integers } from './integers.ts';
import { type Lit, listOf, NONE, TRUE } from './literal.ts';
import { grown, grownLength, words } from './memory.ts';
import { Propagators } from './propagators.ts';
import { simplified } from './simplified.ts';
import { Slacks } from './slacks.ts';
import { Sums } from './sums.ts';
import {
  AT_LEAST,
  BY_BINARY,
  BY_CLAUSE,
  BY_PROPAGATOR,
  BY_SUM,
  HEARD_BY_CLAUSES,
  HEARD_BY_PROPAGATORS,
  HEARD_BY_SUMS,
  NO_REASON,
  PLAIN,
  Trail,
} from './trail.ts';
import { RUN_WORK, WORK_UNASKED } from './work.ts';

/**
 * The state of one solver and the way it changes: variables, clauses, sums, integers and propagators, propagated to a
 * fixpoint level by level. It does not search; the searches in `../search` drive it.
 *
 * After `propagate` returned false, `conflict` says why.
 * See docs/decisions/0001.
 */
export class Kernel {
  readonly trail = new Trail();
  readonly clauses = new Clauses(this.trail);
  readonly sums = new Sums(this.trail);
  readonly slacks = new Slacks(this.trail);
  readonly domains = new DomainChannel(this.trail);
  readonly integers = new Integers(this);
  readonly heap = new ActivityHeap();
  /** The value to try first, kept from the last time the variable had one. */
  phase = new Uint8Array(16);
  /** Marks of the running conflict analysis; explanations prefer literals that are marked. */
  seen = new Uint8Array(16);
  readonly #propagators = new Propagators(this.trail);
  /** Facts about the root that were found below it. */
  readonly #lateUnits: Lit[] = [];
  /** Trail literals before this one have been propagated; the constant needs no propagation. */
  #head = 1;
  /** The root is contradictory: nothing can be true any more. */
  contradictory = false;

  readonly conflict = new Conflict(this.clauses);
  /** Literals written by the explanation that is being made. */
  explanation = words(16);
  explanationSize = 0;
  audit: Audit | null = null;
  /** Whether it is told of sums too, whose reasons are many and can be found again. */
  auditsSums = false;
  /** Asked after some work; true stops the propagation, and the next one continues it. */
  interrupt: (() => boolean) | null = null;
  /** Whether the last propagation was stopped before it came to rest. */
  interrupted = false;
  /** Off while a chronological search runs: it has no use for reasons. */
  explaining = true;
  /** The conflict that reasons are asked for, latest first; 0: none. What was named for it need not be named again. */
  resolution = 0;
  resolutions = 0;
  /** Work done, by which limits are read: about a tenth of a microsecond each. */
  work = 0;
  /** Work until `interrupt` is asked next, also over several propagations. */
  #askIn = WORK_UNASKED;
  readonly breakage = new Breakage();

  /** Literals whose consequences were drawn, in the sense of a SAT solver. */
  propagations = 0;
  /** Runs of propagators. */
  runs = 0;
  entailments = 0;
  /** Narrowings of a domain by propagation. */
  prunings = 0;
  /** Literals that repeat what another bound has said. */
  #echoes = 0;

  constructor() {
    this.#propagators.add(this.domains, TRUE, NO_OWNER);
  }

  newVariable(): number {
    const v = this.trail.newVariable();
    if (v >= this.phase.length) {
      const capacity = grownLength(this.phase.length, v + 1);
      this.phase = grown(this.phase, capacity);
      this.seen = grown(this.seen, capacity);
    }
    this.clauses.ensure(v + 1);
    this.sums.ensure(v + 1);
    this.#propagators.ensureLiterals(2 * v + 2);
    this.heap.ensure(v + 1);
    this.heap.insert(v);
    return v;
  }

  /** Whether there is nothing but clauses and sums. */
  get isPlain(): boolean {
    return this.#propagators.all.length === 1 && this.integers.count === 0;
  }

  /**
   * A kernel in the same state that shares nothing with this one, in a fraction of the time that posing the problem
   * again would take. Undefined where something cannot be copied: integers, propagators, or an open search.
   */
  copy(): Kernel | undefined {
    const { trail } = this;
    if (!this.isPlain || trail.levels > 0 || !this.isSettled) return undefined;
    const copy = new Kernel();
    copy.trail.copyFrom(trail);
    copy.clauses.copyFrom(this.clauses);
    copy.sums.copyFrom(this.sums);
    copy.heap.copyFrom(this.heap);
    copy.phase = this.phase.slice();
    copy.seen = new Uint8Array(this.seen.length);
    copy.#propagators.ensureLiterals(2 * trail.variables);
    copy.#head = this.#head;
    copy.contradictory = this.contradictory;
    return copy;
  }

  /** Trail literals before this position have been propagated. */
  get propagated(): number {
    return this.#head;
  }

  /** Whether nothing is left to propagate. */
  get isSettled(): boolean {
    return this.#head === this.trail.size && !this.sums.waiting && !this.#propagators.queue.waiting;
  }

  get bytes(): number {
    return this.clauses.bytes + this.sums.bytes + this.#propagators.bytes + this.trail.variables * 60;
  }

  /**
   * Adds a clause at any time. At the root it is first simplified; below, it may force its last open literal.
   * A clause that is violated below the root must not be added.
   */
  addClause(lits: readonly Lit[], owner = NO_OWNER): void {
    const { value } = this.trail;
    const kept = simplified(lits, this.trail, this.seen);
    if (kept === null) return;
    if (kept.length < 2) {
      if (kept.length === 0) this.contradictory = true;
      else this.#assertUnit(kept[0]);
      return;
    }
    let reason = ((kept[1] ^ 1) << 2) | BY_BINARY;
    if (kept.length === 2) this.clauses.addBinary(kept[0], kept[1], owner);
    else reason = (this.clauses.add(kept, kept.length, owner, 0) << 2) | BY_CLAUSE;
    if (value[kept[0]] === 0 && value[kept[1]] < 0) this.trail.assign(kept[0], reason, 0);
  }

  #assertUnit(lit: Lit): void {
    const { trail } = this;
    if (trail.value[lit] < 0) this.contradictory = true;
    else if (trail.levels === 0) {
      if (trail.value[lit] === 0) trail.assign(lit, NO_REASON, 0);
    } else {
      // Found late: forced by the constant for now, again after each step back, and for good once at the root. It is a
      // fact of the root wherever it stands: no learned clause may rest on it, because no step back makes it false.
      if (trail.value[lit] === 0) trail.assign(lit, (TRUE << 2) | BY_BINARY, 0);
      trail.level[lit >> 1] = 0;
      this.#lateUnits.push(lit);
    }
  }

  addPropagator(propagator: Propagator, guard: Lit, owner: number): void {
    this.#propagators.add(propagator, guard, owner);
    if (guard !== TRUE) this.wakeOn(guard, propagator);
    propagator.attach(this);
    this.#propagators.queue.push(propagator.id);
  }

  /** Runs the propagator when the literal becomes true. */
  wakeOn(lit: Lit, propagator: Propagator): void {
    this.#propagators.wakeOn(lit, propagator.id);
  }

  /** The same, and tells it this word, which `told` reads. What a propagator was told while it could not run is lost. */
  tellOf(lit: Lit, propagator: Propagator, word: number): void {
    this.#propagators.tellOf(lit, propagator.id, word);
  }

  /** The next word that the propagator was told, in the order of the trail; -1 for no more. */
  told(propagator: Propagator): number {
    return this.#propagators.queue.told(propagator.id);
  }

  /** Runs the propagator in this propagation. */
  wake(propagator: Propagator): void {
    this.#propagators.queue.push(propagator.id);
  }

  wakeOnLower(x: number, propagator: Propagator): void {
    this.#propagators.wakeOnBound(2 * x, propagator.id);
  }

  wakeOnUpper(x: number, propagator: Propagator): void {
    this.#propagators.wakeOnBound(2 * x + 1, propagator.id);
  }

  wakeOnBounds(x: number, propagator: Propagator): void {
    this.wakeOnLower(x, propagator);
    this.wakeOnUpper(x, propagator);
  }

  /** The propagator's guard and the present make `lit` true. False: it was false already, the conflict is recorded. */
  infer(lit: Lit, propagator: Propagator, data = 0): boolean {
    const now = this.trail.value[lit];
    if (now > 0) return true;
    if (now === 0) {
      // The reason of a root fact is never asked for later, so an audit asks now.
      if (this.audit && this.trail.levels === 0) this.#explainBy(propagator.id, lit, data, this.trail.size);
      this.trail.assign(lit, (propagator.id << 2) | BY_PROPAGATOR, data);
      return true;
    }
    this.#explainBy(propagator.id, lit, data, this.trail.size);
    this.premise(lit ^ 1);
    this.conflict.take(this.explanation, this.explanationSize, this.#propagators.owners[propagator.id]);
    return false;
  }

  /** Infers x >= v. */
  inferAtLeast(x: number, v: number, propagator: Propagator, data = 0): boolean {
    if (v <= this.trail.lower[x] || (this.trail.levels === 0 && this.integers.moveRoot(x, v, 0))) return true;
    return this.infer(this.integers.atLeastBeyond(x, v), propagator, data);
  }

  /** Infers x <= v. */
  inferAtMost(x: number, v: number, propagator: Propagator, data = 0): boolean {
    if (v >= this.trail.upper[x] || (this.trail.levels === 0 && this.integers.moveRoot(x, v, 1))) return true;
    return this.infer(this.integers.atMostBeyond(x, v), propagator, data);
  }

  /** The constraint is impossible now. Returns false, so that a propagator can `return kernel.fail(this)`. */
  fail(propagator: Propagator, data = 0): false {
    this.#explainBy(propagator.id, NONE, data, this.trail.size);
    this.conflict.take(this.explanation, this.explanationSize, this.#propagators.owners[propagator.id]);
    return false;
  }

  /** The propagator can do no more below this node. Only counted. */
  entailed(): void {
    this.entailments++;
  }

  /** One literal of the explanation being written. */
  premise(lit: Lit): void {
    if (lit === TRUE) return;
    if (this.explanationSize === this.explanation.length)
      this.explanation = grown(this.explanation, this.explanationSize * 2);
    this.explanation[this.explanationSize++] = lit;
  }

  bug(message: string): never {
    throw new InvariantError(message);
  }

  /** To a fixpoint, cheap things first, unless `interrupt` stops it. False: conflict. */
  propagate(): boolean {
    this.breakage.check();
    try {
      return this.#propagate();
    } catch (error) {
      this.breakage.by(error);
      throw error;
    }
  }

  #propagate(): boolean {
    this.interrupted = false;
    if (this.contradictory) {
      this.conflict.takeNothing();
      return false;
    }
    const { trail, clauses, sums, interrupt } = this;
    const propagators = this.#propagators;
    const started = this.#head;
    // The decision itself, if there is one, narrows nothing by propagation.
    const from =
      trail.levels > 0 && this.#head === trail.starts[trail.levels - 1] ? this.#head + 1 : this.#head;
    let good = true;
    let work = 0;
    let askAt = interrupt === null ? Infinity : this.#askIn;
    for (;;) {
      if (work >= askAt) {
        askAt = work + WORK_UNASKED;
        if (interrupt?.()) {
          this.interrupted = true;
          break;
        }
      }
      work++;
      if (this.#head < trail.size) {
        const p = trail.order[this.#head++];
        const heardBy = trail.heardBy[p];
        const isOfInteger = trail.role[p >> 1] !== PLAIN && !this.#isEcho(p >> 1);
        // Before anything can fail: going back raises whatever is behind the head.
        if (isOfInteger) this.slacks.move(p, 1);
        if ((heardBy & HEARD_BY_SUMS) !== 0) {
          const violated = sums.lowerSlack(p);
          if (violated >= 0) {
            good = this.#sumConflict(violated);
            break;
          }
        }
        if ((heardBy & HEARD_BY_PROPAGATORS) !== 0) propagators.hear(p);
        good = !isOfInteger || this.#follow(p);
        if (!good) break;
        if ((heardBy & HEARD_BY_CLAUSES) !== 0) {
          const failed = clauses.propagate(p);
          if (failed !== NO_CONFLICT) {
            this.conflict.takeClause(failed);
            good = false;
            break;
          }
        }
      } else if (sums.waiting) {
        const failed = sums.checkNext();
        if (failed >= 0) {
          good = this.#sumConflict(failed);
          break;
        }
      } else if (propagators.queue.waiting) {
        const id = propagators.queue.next();
        work += RUN_WORK[propagators.all[id].priority];
        good = this.#run(id);
        if (!good) break;
      } else {
        propagators.queue.dropLetters();
        break;
      }
    }
    this.work += work;
    if (interrupt !== null) this.#askIn = askAt - work;
    this.propagations += this.#head - started;
    this.prunings += this.#head - from - this.#echoes;
    this.#echoes = 0;
    if (!good) {
      sums.clearQueue();
      this.#propagators.queue.clear();
      if (trail.levels === 0) this.contradictory = true;
    }
    return good;
  }

  #run(id: number): boolean {
    const guard = this.#propagators.guards[id];
    const open = this.trail.value[guard];
    if (open < 0) return true;
    this.runs++;
    const propagator = this.#propagators.all[id];
    if (open > 0) return propagator.propagate(this);
    if (!propagator.refuted(this)) return true;
    // The guard must be false. Its reason is made at once, as a clause, because only the present can be asked for it.
    this.explanationSize = 0;
    propagator.explain(this, NONE, 0, this.trail.size);
    if (this.audit) this.#report(guard ^ 1, this.trail.size, propagator.name);
    this.entailments++;
    this.addClause([
      guard ^ 1,
      ...Array.from(this.explanation.subarray(0, this.explanationSize), (lit) => lit ^ 1),
    ]);
    return true;
  }

  /** A bound that another has implied moves nothing, and the walk of the other has told what follows. */
  #isEcho(v: number): boolean {
    if (!this.trail.isEcho(v)) return false;
    this.#echoes++;
    return true;
  }

  #follow(p: Lit): boolean {
    const { role, previous, bound, below, integerOf } = this.trail;
    const v = p >> 1;
    if (role[v] === AT_LEAST) {
      // A bound literal that did not move the bound follows from another one: nothing to wake for.
      const moved = (p & 1) === 0 ? previous[v] < bound[v] : previous[v] > below[v];
      if (moved) this.wakeBound(2 * integerOf[v] + (p & 1));
      else this.#echoes++;
    }
    return this.domains.follow(p, this);
  }

  /** Runs, in this propagation, what waits for the lower (2x) or the upper bound (2x + 1) of x. */
  wakeBound(key: number): void {
    this.#propagators.hearBound(key);
  }

  decide(lit: Lit): void {
    this.trail.openLevel();
    this.trail.assign(lit, NO_REASON, 0);
  }

  backTo(level: number): void {
    const { trail, sums, heap, phase } = this;
    if (trail.levels <= level) return;
    const size = trail.starts[level];
    while (trail.size > size) {
      const lit = trail.order[trail.size - 1];
      const v = lit >> 1;
      const isBound = trail.role[v] === AT_LEAST && !trail.isEcho(v);
      if (trail.size <= this.#head) {
        if ((trail.heardBy[lit] & HEARD_BY_SUMS) !== 0) sums.raiseSlack(lit);
        if (isBound) this.slacks.move(lit, -1);
      }
      trail.pop(isBound);
      phase[v] = (lit & 1) ^ 1;
      heap.insert(v);
    }
    this.#head = size;
    trail.closeLevels(level);
    sums.clearQueue();
    this.#propagators.queue.clear();
    if (this.#lateUnits.length > 0) for (const lit of this.#lateUnits.splice(0)) this.#assertUnit(lit);
  }

  /** Fills `explanation` with true literals, older than `lit`, that force it. Requires that it has a reason. */
  explain(lit: Lit): void {
    const v = lit >> 1;
    const reason = this.trail.reason[v];
    const which = reason >> 2;
    switch (reason & 3) {
      case BY_BINARY:
        this.explanationSize = 1;
        this.explanation[0] = which;
        break;
      case BY_CLAUSE: {
        // The forced literal is the first; see Clauses.
        const { arena } = this.clauses;
        const first = this.clauses.first(which) + 1;
        const size = arena[which] - 1;
        if (size > this.explanation.length) this.explanation = words(2 * size);
        const { explanation } = this;
        for (let i = 0; i < size; i++) explanation[i] = arena[first + i] ^ 1;
        this.explanationSize = size;
        break;
      }
      case BY_SUM:
        this.explainSum(which, lit, this.trail.position[v]);
        break;
      default:
        this.#explainBy(which, lit, this.trail.data[v], this.trail.position[v]);
    }
  }

  explainSum(s: number, inferred: Lit, before: number): void {
    this.explanationSize = 0;
    if (!this.explaining) return;
    const needed = this.sums.size(s);
    if (needed > this.explanation.length) this.explanation = grown(this.explanation, 2 * needed);
    this.explanationSize = this.sums.explain(s, inferred, before, this.seen, this.explanation);
    if (this.auditsSums) this.#report(inferred, before, 'sum');
  }

  #explainBy(id: number, inferred: Lit, data: number, before: number): void {
    this.explanationSize = 0;
    if (!this.explaining) return;
    try {
      this.#propagators.all[id].explain(this, inferred, data, before);
    } catch (error) {
      this.breakage.by(error);
      throw error;
    }
    this.premise(this.#propagators.guards[id]);
    if (this.audit && id !== this.domains.id) this.#report(inferred, before, this.#propagators.all[id].name);
  }

  #report(inferred: Lit, before: number, by: string): void {
    this.audit?.(listOf(this.explanation, 0, this.explanationSize), inferred, before, by);
  }

  #sumConflict(s: number): false {
    this.explainSum(s, NONE, this.trail.size);
    this.conflict.take(this.explanation, this.explanationSize, this.sums.owner(s));
    return false;
  }
}
