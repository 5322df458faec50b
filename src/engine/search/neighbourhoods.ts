import { leastTerm } from '../constraints/linear.ts';
import { type Term, termValue } from '../constraints/weighted-sum.ts';
import type { Solution } from '../outcome.ts';
import { Random } from '../random.ts';
import type { Satisfier } from '../satisfier.ts';
import { type IntVar, Literal } from '../variable.ts';
import { ConstraintGraph } from './constraint-graph.ts';

/** The part of all decisions that is free at first, and at most. */
const FIRST_SHARE = 0.15;
const MOST_SHARE = 0.9;
/** How a share changes when its part was searched without success, and when it could not be searched in time. */
const WIDER = 1.2;
const NARROWER = 0.85;
/** How soon old successes are forgotten, and what every kind is given anyway. */
const MEMORY = 0.9;
const CHANCE = 0.2;
/** A constraint of more variables than this connects too much to say anything. */
const WIDE = 200;

/** A way to choose what is free. */
interface Kind {
  /** Variables that may be free, those to take first in front. */
  readonly order: (solution: Solution, count: number) => Iterable<IntVar>;
  share: number;
  score: number;
}

/**
 * Parts of the best solution to search anew while the rest stays as it is (large-neighbourhood search: Shaw 1998):
 * variables that constraints connect, variables that cost much, and variables at random. A kind that finds better
 * solutions is asked more often; parts grow while they are searched without success and shrink while they take too long.
 */
export class Neighbourhoods {
  readonly #decisions: readonly IntVar[];
  /** By index of a variable. */
  readonly #decisionAt: readonly (IntVar | undefined)[];
  /** What each variable adds to a sum that is to be small, above the least that it can add. */
  readonly #costs: readonly { readonly x: IntVar; readonly above: (solution: Solution) => number }[];
  readonly #random: Random;
  readonly #graph: ConstraintGraph;
  readonly #kinds: readonly Kind[];
  #now: Kind;

  /** `decisions` are the variables to keep or to free; what depends on them is left out of it. */
  constructor(solver: Satisfier, decisions: readonly IntVar[], terms: readonly Term[], seed: number) {
    this.#decisions = decisions.filter((x) => {
      const [least, most] = solver.rootBounds(x);
      return least < most;
    });
    const decisionAt = new Array<IntVar | undefined>(solver.variables.length).fill(undefined);
    for (const x of this.#decisions) decisionAt[x.index] = x;
    this.#decisionAt = decisionAt;
    this.#costs = terms.map((term) => {
      const [weight, x] = term;
      const least = leastTerm(term, (y) => solver.rootBounds(y));
      return {
        x: x instanceof Literal ? x.variable : x,
        above: ({ value }) => weight * termValue(x, value) - least,
      };
    });
    this.#random = new Random(seed);
    this.#graph = new ConstraintGraph(solver, WIDE);
    const kind = (order: Kind['order']): Kind => ({ order, share: FIRST_SHARE, score: CHANCE });
    this.#kinds = [
      kind(() => this.#connected([this.#random.pick(this.#decisions)])),
      kind(() => this.#random.shuffled(this.#decisions)),
      ...(terms.length > 1 ? [kind((solution, count) => this.#costly(solution, count))] : []),
    ];
    this.#now = this.#kinds[0];
  }

  /** Whether there is enough to choose from. */
  get isUseful(): boolean {
    return this.#decisions.length > 3;
  }

  /** What stays as it is in the solution. */
  next(solution: Solution): Literal[] {
    this.#now = this.#nextKind();
    const count = Math.max(2, Math.round(this.#now.share * this.#decisions.length));
    const free = new Set<IntVar>();
    for (const x of this.#now.order(solution, count)) {
      free.add(x);
      if (free.size === count) break;
    }
    return this.#decisions.flatMap((x) => (free.has(x) ? [] : [x.eq(solution.value(x))]));
  }

  /** By chance, in proportion to their scores. */
  #nextKind(): Kind {
    const all = this.#kinds.reduce((sum, { score }) => sum + score, 0);
    let at = all * (this.#random.below(1 << 16) / (1 << 16));
    for (const kind of this.#kinds) {
      at -= kind.score;
      if (at < 0) return kind;
    }
    return this.#kinds[0];
  }

  /** What came of the last part: it is better, or there is nothing better, or it took too long. */
  learned(status: 'sat' | 'unsat' | 'unknown'): void {
    const now = this.#now;
    now.score = MEMORY * now.score + (1 - MEMORY) * (CHANCE + (status === 'sat' ? 1 : 0));
    if (status === 'unsat') now.share = Math.min(MOST_SHARE, WIDER * now.share);
    else if (status === 'unknown') now.share = Math.max(2 / this.#decisions.length, NARROWER * now.share);
  }

  /** Decisions near these, by constraints that they stand in; then any. */
  *#connected(from: readonly IntVar[]): Iterable<IntVar> {
    const starts = from.map(({ index }) => index);
    for (const index of this.#graph.near(starts, this.#random)) {
      const x = this.#decisionAt[index];
      if (x) yield x;
    }
    yield* this.#random.shuffled(this.#decisions);
  }

  /** Some of what costs most, and what is connected with it. */
  #costly(solution: Solution, count: number): Iterable<IntVar> {
    const costly = this.#costs
      .map(({ x, above }) => ({ x, rank: above(solution) * (1 + this.#random.below(100)) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank);
    const first = costly.slice(0, 1 + this.#random.below(Math.max(1, Math.min(count, costly.length))));
    return this.#connected(first.map(({ x }) => x));
  }
}
