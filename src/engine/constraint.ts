/**
 * The contract of a constraint. To write one:
 *  1. one file in `constraints/`, one exported factory that checks its arguments (ModelError) and returns a Constraint;
 *  2. `holds` first: slow, obvious, the definition that the tests believe;
 *  3. `install`: clauses and sums where they propagate as well as an algorithm would, a Propagator where they do not.
 *     Say at the top of the file which consistency it reaches;
 *  4. a propagator never throws, and allocates nothing while it runs. It infers by `kernel.infer`, `inferAtLeast` and
 *     `inferAtMost`, or fails by `kernel.fail`; when one of these returns false, it returns false at once;
 *  5. `propagate` reads the present state only; `explain` reads only the state before trail position `before`;
 *  6. an explanation is a list of premises: literals that were true before `before` and that force the inference on
 *     their own. Fewer premises are worth more than fast code;
 *  7. arguments may repeat: tell them apart by their place in the constraint, not by their variable;
 *  8. the guard is added for you: to clauses, sums and explanations; a propagator runs only while its guard is true;
 *  9. add the factory to `constraints/index.ts` and tiny instances to `constraints/NAME.cases.ts`; the contract suite
 *     finds them there.
 */
import type { Kernel } from './core/kernel.ts';
import type { Lit } from './core/literal.ts';
import type { Bool, IntVar, Literal, Valuation } from './variable.ts';

/** A relation between variables: what it means (`holds`) beside how it is propagated (`install`). */
export interface Constraint {
  /** For statistics and messages; no code depends on it. */
  readonly kind: string;
  readonly scope: readonly IntVar[];
  /** Whether propagation keeps no value, at any node, that no solution of this constraint has. Absent: not promised. */
  readonly domainConsistent?: boolean;
  /** The bounds of how many of its scope are 1, where that is all it says and its scope is 0/1 variables. */
  readonly bounds?: CountBounds | undefined;
  /** What it says, where that is a linear row: optimisers look into the sum that makes an objective, and price the rest. */
  readonly row?: LinearRow | undefined;
  /** What it says, with its 0/1 variables and literals named so, where that settles how it propagates. */
  shape?(name: (bool: Bool) => string): string | undefined;
  holds(value: Valuation): boolean;
  install(into: Installer): void;
  /** The opposite constraint, where it has a better propagation than "not every value at once". */
  negation?(): Constraint;
}

/** The sum of coefficient times variable is the total, at most that, or at least. */
export interface LinearRow {
  readonly terms: readonly (readonly [coefficient: number, x: IntVar | Bool])[];
  readonly relation: '=' | '<=' | '>=';
  readonly total: number;
}

/** The least and the greatest number that a count may have. */
export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * What `install` may ask of the solver. It is done only when all of the posted constraint has been installed without an
 * error, so arrays that were handed over must not be changed afterwards.
 */
export interface Installer {
  /** To read, and to make literals of integers; what changes the model goes through the calls below. */
  readonly kernel: Kernel;
  /** The literal under which all this must hold; constantly true for a plain constraint. */
  readonly guard: Lit;
  /** At least one of these literals is true. */
  clause(lits: readonly Lit[]): void;
  /** The same whatever the guard is: for what defines literals of this constraint's own. */
  define(lits: readonly Lit[]): void;
  /** The sum of the coefficients of the true literals is at least `bound`. Coefficients may be negative. */
  sumAtLeast(coefficients: readonly number[], lits: readonly Lit[], bound: number): void;
  /** At least `count` of these literals are true; one that repeats counts each time. */
  countAtLeast(lits: readonly Lit[], count: number): void;
  propagator(propagator: Propagator): void;
  /** A fresh literal for this constraint's own use. */
  fresh(): Lit;
  /** A literal that is true exactly if the constraint holds. */
  reify(constraint: Constraint): Lit;
  /** The other constraint, under this guard. */
  post(constraint: Constraint): void;
  /** The same for what need hold only where this literal (and the guard) is true. */
  where(when: Lit): Installer;
  /** The other constraint, where this literal (and the guard) is true. */
  postIf(when: Lit, constraint: Constraint): void;
  /** The kernel's integer of a variable. */
  integer(x: IntVar): number;
  /** The kernel's literal of a Bool. */
  lit(bool: Bool): Lit;
  /** A public literal's code, made on demand. */
  compare(x: IntVar, comparison: Literal['comparison'], bound: number): Lit;
}

/** How soon a woken propagator runs: cheap ones first. */
export type Priority = 0 | 1 | 2;
/** For propagators that take constant time, or nearly so. */
export const CHEAP: Priority = 0;
/** For propagators that go once through their variables. */
export const MIDDLE: Priority = 1;
/** For propagators that do more than that: matchings, reachability. */
export const COSTLY: Priority = 2;

/** An algorithm that narrows domains and, when asked, explains why. See the checklist at the top of this file. */
export abstract class Propagator {
  /** Given by the kernel. */
  id = -1;
  abstract readonly name: string;
  readonly priority: Priority = CHEAP;

  /** Asks to be woken by the literals and bounds that matter. Called once, at the root. */
  abstract attach(kernel: Kernel): void;

  /** Narrows domains by `kernel.infer` and its relatives. False: a conflict, recorded by `infer` or `fail`. */
  abstract propagate(kernel: Kernel): boolean;

  /**
   * Writes by `kernel.premise(lit)` the literals, all true before trail position `before`, that force `inferred`;
   * for `inferred` = NONE, the literals that make this constraint impossible. `data` is what `infer` was given.
   */
  abstract explain(kernel: Kernel, inferred: Lit, data: number, before: number): void;

  /** Whether the constraint is impossible now; asked while the guard is open. Explained by `explain(-1)`. */
  refuted(_kernel: Kernel): boolean {
    return false;
  }
}
