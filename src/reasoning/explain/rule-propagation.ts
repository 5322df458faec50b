import { Probe } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';
import type { Compiled } from '../compile.ts';

/**
 * A board whose rules are switched on one by one and whose consequences are read off by propagation. Nothing is ever
 * learned here, so that a conclusion rests on the rules that are on and on nothing that was seen before:
 * docs/decisions/0008.
 */
export class RulePropagation {
  readonly probe: Probe;
  /** The literal that says an atom is 1, and the one that switches a rule on. */
  readonly #yes: Int32Array;
  readonly #switches: Int32Array;
  /** By variable of the kernel: the rule that it switches, or the atom that it is; -1 for neither. */
  readonly #ruleOf: Int32Array;
  readonly #atomOf: Int32Array;
  /** What is supposed where it is one literal. */
  readonly #one = [0];

  private constructor(probe: Probe, yes: Int32Array, switches: Int32Array) {
    this.probe = probe;
    this.#yes = yes;
    this.#switches = switches;
    const { variables } = probe;
    this.#ruleOf = new Int32Array(variables).fill(-1);
    this.#atomOf = new Int32Array(variables).fill(-1);
    for (const [rule, code] of switches.entries()) this.#ruleOf[code >> 1] = rule;
    for (const [atom, code] of yes.entries()) this.#atomOf[code >> 1] = atom;
  }

  /** Takes the solver for itself. */
  static from({
    solver,
    variables,
    selectors,
  }: Pick<Compiled<string>, 'solver' | 'variables' | 'selectors'>): RulePropagation {
    const codes = (of: readonly { readonly code: number }[]) => Int32Array.from(of, ({ code }) => code);
    return new RulePropagation(new Probe(solver), codes(variables), codes(selectors));
  }

  /** Another propagation like this one, with nothing assumed; undefined if it cannot be copied. */
  copy(): RulePropagation | undefined {
    const probe = this.probe.copy();
    return probe && new RulePropagation(probe, this.#yes, this.#switches);
  }

  lit({ atom, value }: Literal): number {
    return this.#yes[atom]! ^ (value ^ 1);
  }

  /** The value that an atom has now, or -1. */
  valueOf(atom: number): -1 | 0 | 1 {
    const now = this.probe.value(this.#yes[atom]!);
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

  /** The same of one literal, which is asked far more often. */
  supposeOne(atom: number, value: 0 | 1): boolean {
    this.#one[0] = this.#yes[atom]! ^ (value ^ 1);
    return this.probe.assume(this.#one);
  }

  /** Marks what the last of the above settled, of each atom at twice its place, or one more where it is 1. */
  mark(settled: Uint8Array): void {
    for (const lit of this.probe.settled()) {
      const atom = this.#atomOf[lit >> 1]!;
      if (atom >= 0) settled[2 * atom + (lit === this.#yes[atom] ? 1 : 0)] = 1;
    }
  }

  /** How many atoms the last of the above settled. */
  settledAtoms(): number {
    let count = 0;
    for (const lit of this.probe.settled()) if (this.#atomOf[lit >> 1]! >= 0) count++;
    return count;
  }

  /** Takes back the last of the above, or all beyond this many of them. */
  back(levels?: number): void {
    this.probe.retract(levels);
  }

  get levels(): number {
    return this.probe.levels;
  }

  /** After one of the above was false: the rules, and the atoms known or supposed, that it rests on. */
  blame(): { rules: number[]; atoms: number[] } {
    const rules: number[] = [];
    const atoms: number[] = [];
    for (const code of this.probe.blame()) {
      const rule = this.#ruleOf[code >> 1]!;
      const atom = this.#atomOf[code >> 1]!;
      // A rule that was switched off is no reason.
      if (rule >= 0 && code === this.#switches[rule]) rules.push(rule);
      else if (atom >= 0) atoms.push(atom);
    }
    return { rules, atoms };
  }
}
