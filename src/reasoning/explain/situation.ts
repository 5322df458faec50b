import type { Board } from '../../board/index.ts';
import type { Puzzle, Rule } from '../../puzzles/puzzle.ts';
import type { Atoms, Literal } from '../atoms.ts';
import { type Compiled, type CompileMode, type Described, describing, posting } from '../compile.ts';
import type { Deadline } from '../deadline.ts';
import { finish, type Task } from '../task.ts';
import { RulePropagation } from './rule-propagation.ts';
import { RuleScopes } from './rule-scopes.ts';
import { RuleSearch } from './rule-search.ts';

/** Boards with more atoms are posted in pieces at the start: a deadline acts between them. */
const MANY_ATOMS = 2000;

type Describe<V extends string> = (mode: CompileMode, deadline?: Deadline) => Task<Described<V>>;

/** Which rules say anything in a propagation: all, those about the whole board, or the others. */
type Saying = 'all' | 'large' | 'small';

/**
 * A board that is being reasoned about: its atoms, which rules speak of which, what is known so far, and how much
 * time is left. Everything that looks for steps shares it, and only `learn` changes what is known.
 */
export class Situation<V extends string = string> {
  readonly atoms: Atoms<V>;
  readonly scopes: RuleScopes;
  readonly rules: readonly Rule<V>[];
  readonly deadline: Deadline;
  /** The side of each atom, -1 while it is open. */
  readonly known: Int8Array;
  /** By rule: how often an atom that it speaks of has become known. */
  readonly #changes: Int32Array;
  /** By rule, once it was asked: the facts that say all that is known of its atoms, and after how many changes. */
  readonly #statedOf: ({ readonly changes: number; readonly facts: readonly Literal[] } | undefined)[] = [];
  /** 1 for each atom that follows from its site's value: facts need not list it. */
  readonly #unsaid: Uint8Array;
  /** Describes the board once more, for another solver. */
  readonly #describe: Describe<V>;
  /** What the first propagation is made of, until one is needed. */
  #described: Described<V> | undefined;
  #first: RulePropagation | undefined;
  /** Only ever copied; absent if it cannot be. */
  #blank: RulePropagation | undefined;
  #ruleSearch: RuleSearch | undefined;
  /** What all solutions share, -1 where they differ, once it is known: it makes exact questions quick. */
  likely: Int8Array | undefined;
  #open: number;

  private constructor(
    described: Described<V>,
    describe: Describe<V>,
    known: readonly Literal[],
    deadline: Deadline,
  ) {
    this.#describe = describe;
    this.#described = described;
    this.atoms = described.atoms;
    this.scopes = new RuleScopes(described);
    this.rules = described.rules;
    this.deadline = deadline;
    this.known = new Int8Array(this.atoms.count).fill(-1);
    this.#unsaid = new Uint8Array(this.atoms.count);
    this.#changes = new Int32Array(this.rules.length);
    this.#open = this.atoms.count;
    this.learn(known);
  }

  /** Undefined: the deadline passed while the board was compiled. */
  static *of<G, V extends string>(
    puzzle: Puzzle<G, V>,
    grid: G,
    known: readonly Literal[],
    deadline: Deadline,
  ): Task<Situation<V> | undefined> {
    const describe: Describe<V> = (mode, watched) => describing(puzzle, grid, mode, {}, watched);
    const described = yield* describe('told', deadline);
    if (described.unfinished) return undefined;
    const situation = new Situation(described, describe, known, deadline);
    if (situation.atoms.count > MANY_ATOMS) {
      const compiled = yield* posting(described, 'told', deadline);
      if (compiled.unfinished) return undefined;
      situation.#lay(compiled);
    }
    return situation;
  }

  #lay(compiled: Compiled<V>): void {
    this.#described = undefined;
    this.#first = RulePropagation.from(compiled);
    this.#blank = this.#first.copy();
  }

  /** How many atoms are open. */
  get open(): number {
    return this.#open;
  }

  isOpen(atom: number): boolean {
    return this.known[atom]! < 0;
  }

  /** What is known, as a board. */
  get board(): Board<V> {
    return this.atoms.boardOf((atom) => this.known[atom]!);
  }

  /** Whether the rule is visibly broken if the atoms have these sides; -1 for open ones. */
  readonly isBroken = (rule: number, sideOf: (atom: number) => number): boolean =>
    !this.rules[rule]!.holds(this.atoms.boardOf(sideOf));

  /** These are known from now on, and what they say of their sites; returns all that was not known before. */
  learn(literals: readonly Literal[]): Literal[] {
    const learned: Literal[] = [];
    for (const literal of literals) {
      const implied = this.atoms.implied(literal);
      for (const { atom } of implied) this.#unsaid[atom] = 1;
      for (const one of [literal, ...implied]) {
        if (!this.isOpen(one.atom)) continue;
        this.known[one.atom] = one.value;
        learned.push(one);
        for (const rule of this.scopes.rulesOf[one.atom]!) this.#changes[rule]!++;
      }
    }
    this.#open -= learned.length;
    return learned;
  }

  /** What is known of these atoms; of all of them, if none are named. */
  facts(atoms: Iterable<number> = this.known.keys()): Literal[] {
    const facts: Literal[] = [];
    for (const atom of atoms) {
      if (!this.isOpen(atom)) facts.push({ atom, value: this.known[atom] as 0 | 1 });
    }
    return facts;
  }

  /** Of a rule: how often an atom that it speaks of has become known. What rests on these alone can be remembered. */
  changesOf(rule: number): number {
    return this.#changes[rule]!;
  }

  /** The fewest facts, in their order, that say all that is known of a rule's atoms. */
  statedOf(rule: number): readonly Literal[] {
    const changes = this.#changes[rule]!;
    const known = this.#statedOf[rule];
    if (known?.changes === changes) return known.facts;
    const facts = this.statedFacts(this.scopes.ofRule[rule]!);
    this.#statedOf[rule] = { changes, facts };
    return facts;
  }

  /** The fewest facts, in their order, that say all that is known of these atoms. */
  statedFacts(atoms: readonly number[]): Literal[] {
    const facts: Literal[] = [];
    for (let at = 0; at < atoms.length; at++) {
      const atom = atoms[at]!;
      const value = this.known[atom]!;
      if (value >= 0 && this.#unsaid[atom] === 0) facts.push({ atom, value: value as 0 | 1 });
    }
    return facts;
  }

  /** The fewest of these atoms, in their order, that say all that is known of them. */
  stated(atoms: Iterable<number> = this.known.keys()): number[] {
    return Array.from(atoms).filter((atom) => !this.isOpen(atom) && this.#unsaid[atom] === 0);
  }

  *#again(mode: CompileMode, deadline?: Deadline): Task<Compiled<V>> {
    return yield* posting(yield* this.#describe(mode, deadline), mode, deadline);
  }

  /**
   * A propagation in which nothing is assumed and every rule is open. Rules that are never asked about in it are better
   * left out: an open one is looked at whenever one of its atoms is settled, the whole board each time.
   */
  newPropagation(saying: Saying = 'all'): RulePropagation {
    const { large, largeRules } = this.scopes;
    if (saying !== 'all' && largeRules.length > 0) {
      const described = this.#described ?? finish(this.#describe('told'));
      this.#described = undefined;
      const constraints = described.constraints.map((one, rule) =>
        large[rule] === (saying === 'large') ? one : [],
      );
      return RulePropagation.from(finish(posting({ ...described, constraints }, 'told')));
    }
    if (this.#described) this.#lay(finish(posting(this.#described, 'told')));
    const first = this.#first;
    this.#first = undefined;
    return first ?? this.#blank?.copy() ?? RulePropagation.from(finish(this.#again('told')));
  }

  /** A search of the rules, lemmas aside, that has learned nothing yet. Undefined: the deadline passed meanwhile. */
  *newSearch(): Task<RuleSearch | undefined> {
    const compiled = yield* this.#again('guarded', this.deadline);
    return compiled.unfinished ? undefined : new RuleSearch(compiled);
  }

  /** Undefined: the deadline passed while it was made. */
  get ruleSearch(): RuleSearch | undefined {
    if (this.#ruleSearch) return this.#ruleSearch;
    // Lemmas whose propagation finds everything are never asked about.
    const { lemma, plain } = this.scopes;
    const asked = lemma.some((is, rule) => is && !plain[rule]);
    const compiled = finish(this.#again(asked ? 'told' : 'guarded', this.deadline));
    if (compiled.unfinished) return undefined;
    this.#ruleSearch = new RuleSearch(compiled);
    this.#ruleSearch.likely = this.likely;
    return this.#ruleSearch;
  }
}
