import {
  type Bool,
  type BoolVar,
  type Constraint,
  clause,
  type IntVar,
  implies,
  type Limits,
  type Literal,
  type Outcome,
  Probe,
  Satisfier,
  Slices,
} from '../engine/index.ts';
import {
  atomsOfValue,
  type Decision,
  oneValueEach,
  type Puzzle,
  type Sketch,
  type Switch,
} from '../puzzles/puzzle.ts';
import type { Task } from '../reasoning/index.ts';

/**
 * With this many atoms of sites with several values, and this many switches (a Latin square of 10x10 that has a clue on
 * each edge), proofs are long, and what shortens them pays. Other boards gain little by it and would not stay the same
 * for their seeds: docs/measurements.md.
 */
const VAST = { atoms: 1000, switches: 150 } as const;
/** Clues of a vast board that go by proofs that name what they rest on. They let others go, but take longer. */
const NAMED = 8;
/** Conflicts after which another sketch of a vast board is sooner done than this one: few need as many. */
const SPENT = 10_000;

/** Whether the sketch's solution is the only one, and if so, which of the switches asked about that rests on. */
export type TrialVerdict =
  | { readonly status: 'alone'; readonly needed: ReadonlySet<Switch> }
  | { readonly status: 'rival'; readonly differing: readonly number[] }
  | { readonly status: 'unknown' };

/**
 * A sketch in a solver that has been told "not this solution": what it still finds is a rival. Every switch is behind
 * a literal, so that switching costs an assumption and everything learned stays good.
 */
export class Trial<G, V extends string> {
  readonly #solver = new Satisfier();
  readonly #decisions: readonly Decision[];
  /** By decision and atom: its side in the solution. */
  readonly #solved: (readonly (0 | 1)[])[] = [];
  readonly #literals = new Map<Switch, BoolVar>();
  readonly #switchOf = new Map<IntVar, Switch>();
  readonly #limits: () => Limits;
  readonly #slices = new Slices();
  readonly #isVast: boolean;
  #probe: Probe | undefined;
  /** Questions without a clue that have been answered by a proof. */
  #proofs = 0;

  constructor(puzzle: Puzzle<G, V>, sketch: Sketch<G, V>, limits: () => Limits) {
    this.#limits = limits;
    const solver = this.#solver;
    const { decisions, constraints, switches } = sketch.model(solver);
    const { solution } = sketch;
    this.#decisions = decisions;
    const many = decisions.reduce((sum, { atoms: { length } }) => sum + (length > 1 ? length : 0), 0);
    this.#isVast = many >= VAST.atoms && switches.length >= VAST.switches;
    const values: V[] = [];
    for (const { id } of puzzle.values(sketch.grid(new Set()))) values.push(id);
    for (const decision of decisions)
      this.#solved.push(atomsOfValue(decision, values.indexOf(solution.at(decision.cells[0]!)!)));
    solver.postAll(oneValueEach(decisions));
    solver.postAll(constraints);
    const otherwise: Literal[] = [];
    for (let at = 0; at < decisions.length; at++) {
      const { atoms } = decisions[at]!;
      for (let of = 0; of < atoms.length; of++) {
        const side = this.#solved[at]![of]!;
        // The value that is lost says that a site differs, and keeps the clause short.
        if (!this.#isVast || side === 1) otherwise.push(atoms[of]!.eq(1 - side));
      }
    }
    this.#preferSolution();
    solver.post(clause(otherwise));
    this.add(switches);
  }

  /** A rival that differs in little tells best what is wrong. */
  #preferSolution(): void {
    for (const [at, { atoms }] of this.#decisions.entries())
      for (const [of, atom] of atoms.entries()) this.#solver.prefer(atom, this.#solved[at]![of]!);
  }

  /** All switches there are. */
  get switches(): readonly Switch[] {
    return [...this.#literals.keys()];
  }

  /** Whether the search has cost too much: another sketch is likely to cost less. */
  get isSpent(): boolean {
    return this.#isVast && this.#solver.statistics.conflicts > SPENT;
  }

  add(switches: readonly Switch[]): void {
    const posted: Constraint[] = [];
    for (const each of switches) {
      const when = this.#solver.bool('switch');
      this.#solver.prefer(when, 0);
      for (const constraint of each.constraints) posted.push(implies(when, constraint));
      this.#literals.set(each, when);
      this.#switchOf.set(when, each);
    }
    this.#solver.postAll(posted);
  }

  /**
   * These are on from now on, or off, whatever is asked: what is learned then need not name them. Only if the board is
   * vast.
   */
  fix(switches: Iterable<Switch>, side: 0 | 1): void {
    if (!this.#isVast) return;
    for (const each of switches) this.#solver.post(clause([this.#literals.get(each)!.eq(side)]));
  }

  /** Asks for a rival while these are on; one that differs in none of the cells given. */
  *ask(
    on: Iterable<Switch>,
    conflictLimit: number,
    same: ReadonlySet<number> = new Set(),
  ): Task<TrialVerdict> {
    const more: Bool[] = [];
    if (same.size > 0) {
      for (const [at, { cells, atoms }] of this.#decisions.entries()) {
        if (same.has(cells[0]!)) more.push(...literals(atoms, this.#solved[at]!));
      }
    }
    return yield* this.#asked(on, conflictLimit, more);
  }

  /**
   * The same of all switches that are left when one of them goes. With it, the solution is alone: so a rival is sure not
   * to keep it, which makes a long search short. But such a proof shows of no other switch that it can go.
   */
  *askWithout(gone: Switch, left: readonly Switch[], conflictLimit: number): Task<TrialVerdict> {
    if (!this.#isVast || !gone.otherwise || this.#proofs < NAMED) {
      const verdict = yield* this.ask(left, conflictLimit);
      if (verdict.status === 'alone') this.#proofs++;
      return verdict;
    }
    const denied = this.#solver.bool('denied');
    this.#solver.prefer(denied, 0);
    this.#solver.postAll(gone.otherwise().map((constraint) => implies(denied, constraint)));
    const verdict = yield* this.#asked(left, conflictLimit, [denied]);
    this.#solver.post(clause([denied.not()]));
    return verdict.status === 'alone' ? { ...verdict, needed: new Set(left) } : verdict;
  }

  *#asked(on: Iterable<Switch>, conflictLimit: number, more: readonly Bool[]): Task<TrialVerdict> {
    const assumptions = [...Array.from(on, (each) => this.#literals.get(each)!), ...more];
    if (this.#isVast) this.#preferSolution();
    const options = () => ({ ...this.#limits(), conflictLimit, assumptions });
    return this.#verdict(
      yield {
        now: () => this.#solver.solve(options()),
        soon: async () => {
          await this.#slices.pause();
          return this.#solver.solveAsync(options());
        },
      },
    );
  }

  /** Lets others have the thread; then, whether a limit has been reached. */
  *isOver(): Task<boolean> {
    yield {
      now: () => NO_ANSWER,
      soon: async () => {
        await this.#slices.pause();
        return NO_ANSWER;
      },
    };
    const { timeLimit, signal } = this.#limits();
    return timeLimit === 0 || signal?.aborted === true;
  }

  /**
   * Switches these on beyond what is on, and propagates. True: the solution is alone, for "not this solution" is
   * refuted without a search. To be taken back with `back`.
   */
  settles(on: readonly Switch[]): boolean {
    this.#probe ??= new Probe(this.#solver);
    return !this.#probe.assume(on.map((each) => this.#literals.get(each)!.code));
  }

  /** Takes the last `settles` back. */
  back(): void {
    this.#probe!.retract();
  }

  /** After `settles` was true: the switches that it rests on. */
  settledBy(): ReadonlySet<Switch> {
    const codes = new Set(this.#probe!.blame());
    const found = new Set<Switch>();
    for (const [each, { code }] of this.#literals) if (codes.has(code)) found.add(each);
    return found;
  }

  /** After `settles` was false: the cells of which nothing is known. */
  open(): number[] {
    return this.#decisions.flatMap(({ cells, atoms }) =>
      atoms.some(({ code }) => this.#probe!.value(code) === 0) ? cells : [],
    );
  }

  #verdict(outcome: Outcome): TrialVerdict {
    if (outcome.status === 'unknown') return { status: 'unknown' };
    if (outcome.status === 'unsat') {
      const needed = new Set<Switch>();
      for (const { variable } of outcome.core) {
        const each = this.#switchOf.get(variable);
        if (each) needed.add(each);
      }
      return { status: 'alone', needed };
    }
    const differing: number[] = [];
    for (const [at, { cells, atoms }] of this.#decisions.entries()) {
      const solved = this.#solved[at]!;
      if (atoms.some((atom, of) => outcome.value(atom) !== solved[of])) differing.push(...cells);
    }
    return { status: 'rival', differing };
  }
}

const NO_ANSWER: Outcome = { status: 'unknown', because: 'stopped' };

const literals = (atoms: readonly BoolVar[], sides: readonly (0 | 1)[]): Literal[] =>
  atoms.map((atom, of) => atom.eq(sides[of]!));
