/**
 * Ways to break a constraint that works: its propagators are wrapped on their way into the kernel. The suite must
 * notice each of them, so this is how the suite itself is tested.
 */
import { type Kernel, type Lit, NONE } from '../../src/engine/core/index.ts';
import {
  BoolVar,
  type Constraint,
  type Installer,
  type IntVar,
  type Priority,
  Propagator,
} from '../../src/engine/index.ts';

/** Does what the inner propagator does; what inherits from it does one thing wrong. */
export class Wrapped extends Propagator {
  override readonly priority: Priority;
  readonly name: string;
  readonly inner: Propagator;
  readonly scope: readonly IntVar[];

  constructor(inner: Propagator, scope: readonly IntVar[]) {
    super();
    this.inner = inner;
    this.scope = scope;
    this.name = inner.name;
    this.priority = inner.priority;
  }

  attach(kernel: Kernel): void {
    this.inner.id = this.id;
    this.inner.attach(kernel);
  }

  propagate(kernel: Kernel): boolean {
    return this.inner.propagate(kernel);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    this.inner.explain(kernel, inferred, data, before);
  }

  override refuted(kernel: Kernel): boolean {
    return this.inner.refuted(kernel);
  }
}

/** Takes one value too many from the first variable that is open. */
export class PrunesTooMuch extends Wrapped {
  override propagate(kernel: Kernel): boolean {
    if (!this.inner.propagate(kernel)) return false;
    for (const x of this.scope) {
      const [lower, upper] = x.solver.bounds(x);
      if (lower === upper) continue;
      return x instanceof BoolVar
        ? kernel.infer(x.code ^ 1, this)
        : kernel.inferAtMost(x.code, upper - 1, this);
    }
    return true;
  }
}

/** Looks once, when it is posted, and is never woken again. */
export class MissesViolations extends Wrapped {
  override attach(): void {
    this.inner.id = this.id;
  }
}

/** Says of a constraint that can still hold that it cannot, for no reason. */
export class RefutesTooSoon extends Wrapped {
  #guessed = false;

  override refuted(kernel: Kernel): boolean {
    this.#guessed = !this.inner.refuted(kernel);
    return true;
  }

  override explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    if (this.#guessed) this.#guessed = false;
    else this.inner.explain(kernel, inferred, data, before);
  }
}

/** Leaves out the last literal of every explanation. */
export class DropsLiteral extends Wrapped {
  override explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const written = kernel.explanationSize;
    this.inner.explain(kernel, inferred, data, before);
    if (kernel.explanationSize > written) kernel.explanationSize--;
  }
}

/** Explains nothing at all. */
export class SaysNothing extends Wrapped {
  override explain(): void {}
}

/** Explains an inference by something that became true after it. */
export class NamesYounger extends Wrapped {
  override explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    this.inner.explain(kernel, inferred, data, before);
    const { order, size } = kernel.trail;
    if (inferred !== NONE && before < size) kernel.premise(order[size - 1]);
  }
}

/** Explains by the opposite of what is so. */
export class NamesFalse extends Wrapped {
  override explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const written = kernel.explanationSize;
    this.inner.explain(kernel, inferred, data, before);
    if (kernel.explanationSize > written) kernel.explanation[written] ^= 1;
  }
}

/** The same constraint with every propagator of its own wrapped. */
export function withPropagators(constraint: Constraint, Wrapper: typeof Wrapped): Constraint {
  return {
    kind: constraint.kind,
    scope: constraint.scope,
    holds: (value) => constraint.holds(value),
    install: (into) => constraint.install(rewired(into, Wrapper, constraint.scope)),
  };
}

/** The installer itself, but for `propagator`. */
function rewired(into: Installer, Wrapper: typeof Wrapped, scope: readonly IntVar[]): Installer {
  return new Proxy(into, {
    get(target, key) {
      if (key === 'propagator') return (inner: Propagator) => target.propagator(new Wrapper(inner, scope));
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
