import { Probe } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { compile } from '../compile.ts';

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
  /** The literal that says a decision is 1, and the one that switches a rule on. */
  readonly #yes: Int32Array;
  readonly #switches: Int32Array;
  /** By variable of the kernel: the rule that it switches, or the decision that it is; -1 for neither. */
  readonly #ruleOf: Int32Array;
  readonly #decisionOf: Int32Array;

  constructor(compiled: Pick<ReturnType<typeof compile>, 'solver' | 'variables' | 'selectors'>) {
    this.probe = new Probe(compiled.solver);
    this.#yes = Int32Array.from(compiled.variables, ({ code }) => code);
    this.#switches = Int32Array.from(compiled.selectors, ({ code }) => code);
    const { variables } = compiled.solver.internals.kernel.trail;
    this.#ruleOf = new Int32Array(variables).fill(-1);
    this.#decisionOf = new Int32Array(variables).fill(-1);
    for (const [rule, code] of this.#switches.entries()) this.#ruleOf[code >> 1] = rule;
    for (const [decision, code] of this.#yes.entries()) this.#decisionOf[code >> 1] = decision;
  }

  static of<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Desk {
    return new Desk(compile(puzzle, grid, 'guarded'));
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
