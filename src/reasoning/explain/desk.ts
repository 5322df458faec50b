import { type Kernel, Probe } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type Compiled, compile } from '../compile.ts';

/** A decision and a value: what may be known, supposed or concluded. */
export interface Literal {
  readonly decision: number;
  readonly value: 0 | 1;
}

export const opposite = ({ decision, value }: Literal): Literal => ({ decision, value: value === 1 ? 0 : 1 });

/**
 * A board whose rules are switched on one by one and whose consequences are read off by propagation. Nothing is ever
 * learned here, so that a conclusion rests on the rules that are on and on nothing that was seen before.
 */
export class Desk {
  readonly probe: Probe;
  readonly #kernel: Kernel;
  /** The literal that says a decision is 1, and the one that switches a rule on. */
  readonly #yes: Int32Array;
  readonly #switches: Int32Array;
  /** By variable of the kernel: the rule that it switches, or the decision that it is; -1 for neither. */
  readonly #ruleOf: Int32Array;
  readonly #decisionOf: Int32Array;

  private constructor(kernel: Kernel, yes: Int32Array, switches: Int32Array) {
    this.#kernel = kernel;
    this.probe = new Probe({ internals: { kernel } });
    this.#yes = yes;
    this.#switches = switches;
    const { variables } = kernel.trail;
    this.#ruleOf = new Int32Array(variables).fill(-1);
    this.#decisionOf = new Int32Array(variables).fill(-1);
    for (const [rule, code] of switches.entries()) this.#ruleOf[code >> 1] = rule;
    for (const [decision, code] of yes.entries()) this.#decisionOf[code >> 1] = decision;
  }

  /** Takes the solver for itself. */
  static from({
    solver,
    variables,
    selectors,
  }: Pick<Compiled<string>, 'solver' | 'variables' | 'selectors'>): Desk {
    const codes = (of: readonly { readonly code: number }[]) => Int32Array.from(of, ({ code }) => code);
    return new Desk(solver.internals.kernel, codes(variables), codes(selectors));
  }

  static of<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Desk {
    return Desk.from(compile(puzzle, grid, 'guarded'));
  }

  /** Another desk like this one, on which nothing lies; undefined where it can only be made anew. */
  copy(): Desk | undefined {
    const kernel = this.#kernel.copy();
    return kernel && new Desk(kernel, this.#yes, this.#switches);
  }

  lit({ decision, value }: Literal): number {
    return this.#yes[decision]! ^ (value ^ 1);
  }

  /** The value that a decision has now, or -1. */
  valueOf(decision: number): -1 | 0 | 1 {
    const now = this.probe.value(this.#yes[decision]!);
    return now === 0 ? -1 : now > 0 ? 1 : 0;
  }

  /** Switches rules on. False: together with what is known they contradict each other. */
  on(rules: readonly number[]): boolean {
    return this.probe.assume(rules.map((rule) => this.#switches[rule]!));
  }

  /** Switches rules off, so that they cost nothing. */
  off(rules: readonly number[]): boolean {
    return this.probe.assume(rules.map((rule) => this.#switches[rule]! ^ 1));
  }

  suppose(literals: readonly Literal[]): boolean {
    return this.probe.assume(literals.map((literal) => this.lit(literal)));
  }

  /** Takes the last of the above back, or all beyond so many of them. */
  back(levels?: number): void {
    this.probe.retract(levels);
  }

  get levels(): number {
    return this.probe.levels;
  }

  /** After one of the above was false: the rules, and the decisions known or supposed, that it rests on. */
  blame(): { rules: number[]; decisions: number[] } {
    const rules: number[] = [];
    const decisions: number[] = [];
    for (const code of this.probe.blame()) {
      const rule = this.#ruleOf[code >> 1]!;
      const decision = this.#decisionOf[code >> 1]!;
      // A rule that was switched off has no part in anything.
      if (rule >= 0 && code === this.#switches[rule]) rules.push(rule);
      else if (decision >= 0) decisions.push(decision);
    }
    return { rules, decisions };
  }
}
