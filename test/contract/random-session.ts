/**
 * A random session: calls of the solver's interface in any order on a tiny model, each answer compared with the
 * {@link Reference}. Whatever does not agree throws.
 */
import {
  allDifferent,
  type Because,
  type Bool,
  BoolVar,
  BRANCHES,
  type Constraint,
  clause,
  count,
  exactly,
  type IntVar,
  isTrue,
  type Labeling,
  LimitError,
  type Limits,
  type Literal,
  linear,
  maximum,
  or,
  SELECTS,
  type Solution,
  type SolveOptions,
  Solver,
  sum,
  table,
  type Valuation,
} from '../../src/engine/index.ts';
import type { Random } from '../random.ts';
import { agree } from './agree.ts';
import { OpenSearches, type Session } from './open-searches.ts';
import { randomConstraint } from './random-constraint.ts';
import { Reference } from './reference.ts';

/** More assignments than this make the reference slow. */
const MOST_ROWS = 3000;
const RELATIONS = ['=', '!=', '<=', '>=', '<', '>'] as const;

export class RandomSession implements Session {
  readonly solver: Solver;
  readonly random: Random;
  readonly reference = new Reference();
  readonly #open = new OpenSearches(this);
  /** Only 0/1 variables, so that a local search may find something to do. */
  readonly #isPlain: boolean;
  #hasInterrupted = false;
  /** A solution found earlier, with the variables there were. */
  #found: { solution: Solution; variables: readonly IntVar[] } | null = null;
  /** What was done and answered, in words: two runs of one seed must say the same. */
  readonly log: string[] = [];

  constructor(random: Random) {
    this.random = random;
    this.solver = new Solver({ seed: random.below(3) });
    this.#isPlain = random.below(4) === 0;
    for (let i = 0; i < 3 + random.below(3); i++) this.#newVariable();
  }

  get dead(): boolean {
    return this.reference.rows.length === 0;
  }

  /** A call on its own, or one in the middle of searches that others have left open. */
  step(): void | Promise<void> {
    if (this.random.below(2) === 0) return this.#open.step();
    this.#callAlone();
  }

  #callAlone(): void {
    this.#open.disturbed();
    this.random.pick([
      () => this.#newVariable(),
      () => this.#post(),
      () => this.#post(),
      () => this.#postWhen(),
      () => this.#postInterrupted(),
      () => this.#reify(),
      () => this.#solve(),
      () => this.#solve(),
      () => this.#solve(),
      () => this.#block(),
      () => this.#iterate(),
      () => this.#iterate(),
      () => this.#abandon(),
      () => this.#backbone(),
      () => this.#optimize(),
      () => this.#prefer(),
      () => this.#domains(),
    ])();
  }

  /** The last word: everything that is left, by both searches. */
  finish(): void {
    const { variables, rows } = this.reference;
    const all = this.reference.projected(rows, variables);
    for (const options of [{}, { labeling: { variables } }]) {
      const seen: string[] = [];
      for (const outcome of this.solver.solutions(options)) {
        agree(outcome.status === 'sat', `the end: ${outcome.status}`);
        if (outcome.status === 'sat') seen.push(variables.map(outcome.value).join());
      }
      agree(seen.length === all.size, `the end: ${seen.length} solutions, not ${all.size}`);
      agree(new Set(seen).size === seen.length, 'the end: a solution came twice');
      agree(
        seen.every((key) => all.has(key)),
        'the end: a solution that is none',
      );
    }
  }

  // What happens

  #newVariable(): void {
    const random = this.random;
    if (this.reference.rows.length > MOST_ROWS / 4) return;
    const low = random.below(5) - 2;
    const values = this.#isPlain
      ? [0, 1]
      : random.pick([[0, 1], [low, low + 1, low + 2], [low, low + 2, low + 5], [low]]);
    const x = this.solver.int(values);
    this.reference.add(x, values);
    this.log.push(`new ${x} in ${values}`);
  }

  #post(): void {
    const constraint = this.#constraint();
    if (!this.#bearable((value) => constraint.holds(value))) return;
    if (this.#isPosted(constraint, this.random.below(2) === 0)) this.log.push(`post ${constraint.kind}`);
  }

  /** Posts more than is propagated before a signal is heard; what is left waits for the next question. */
  #postInterrupted(): void {
    const { random, reference } = this;
    const [x, y] = random.shuffle(reference.variables.filter((one) => !(one instanceof BoolVar)));
    if (y === undefined || reference.rows.length === 0 || this.#hasInterrupted) return;
    this.#hasInterrupted = true;
    const sums = reference.rows.map((row) => reference.valuation(row)(x) + reference.valuation(row)(y));
    const known = sum([x, y], '>=', Math.min(...sums));
    const signal = AbortSignal.abort();
    for (let i = 0; i < 300; i++) this.solver.post(known, { signal });
    const constraint = this.#constraint();
    this.log.push('post interrupted');
    if (!this.#bearable((value) => constraint.holds(value))) return;
    this.#isPosted(constraint, true);
  }

  /**
   * Posts it, perhaps with a signal that was aborted before. What is left to propagate then, the next question does; of
   * one that is too large to be posted before the signal is heard, nothing may be left.
   */
  #isPosted(constraint: Constraint, isAborted: boolean): boolean {
    try {
      this.solver.post(constraint, isAborted ? { signal: AbortSignal.abort() } : {});
    } catch (error) {
      if (!(isAborted && error instanceof LimitError)) throw error;
      this.log.push('post stopped');
      return false;
    }
    this.reference.keep((value) => constraint.holds(value));
    return true;
  }

  #postWhen(): void {
    const constraint = this.#constraint();
    const when = this.bool();
    const holds = (value: Valuation) => !isTrue(when, value) || constraint.holds(value);
    if (!this.#bearable(holds)) return;
    this.solver.post(constraint, { when });
    this.reference.keep(holds);
    this.log.push(`post ${constraint.kind} when ${when}`);
  }

  #reify(): void {
    const constraint = this.#constraint();
    const truth = this.solver.reify(constraint);
    this.reference.addTruth(truth.variable, constraint);
    this.log.push(`reify ${constraint.kind}`);
  }

  #solve(): void {
    const options = this.#options();
    const assumptions = options.assumptions ?? [];
    const outcome = this.solver.solve(options);
    const rows = this.reference.under(assumptions);
    this.log.push(`solve: ${outcome.status}`);
    switch (outcome.status) {
      case 'sat':
        this.checkSolution(outcome.solution, assumptions);
        break;
      case 'unsat': {
        agree(rows.length === 0, `unsat, but ${rows[0]} is a solution`);
        const given = assumptions.map(codeOf);
        for (const literal of outcome.core) {
          agree(given.includes(codeOf(literal)), `the core names ${literal}, which was not assumed`);
        }
        const left = this.reference.under(outcome.core);
        agree(left.length === 0, `the core [${outcome.core}] allows ${left[0]}`);
        break;
      }
      case 'unknown':
        this.#checkUnknown(outcome.because, options);
    }
  }

  #block(): void {
    if (!this.#found) return;
    const { solution, variables } = this.#found;
    const some = variables.filter(() => this.random.below(3) > 0);
    const when = this.random.below(3) === 0 ? this.bool() : undefined;
    const differs = (value: Valuation) =>
      (when !== undefined && !isTrue(when, value)) || some.some((x) => value(x) !== solution.value(x));
    if (!this.#bearable(differs)) return;
    this.solver.block(solution, some, when);
    this.reference.keep(differs);
    this.log.push(`block ${some.map((x) => `${x} = ${solution.value(x)}`)}`);
  }

  /** Some or all solutions; often left before the end. */
  #iterate(): void {
    const options = this.#options();
    const variables = options.labeling?.variables ?? this.someVariables();
    const expected = this.reference.projected(this.reference.under(options.assumptions ?? []), variables);
    const stopAfter = this.random.below(2) === 0 ? this.random.below(4) : Infinity;
    const seen = new Set<string>();
    let whole = true;
    for (const outcome of this.solver.solutions({ ...options, variables })) {
      if (outcome.status === 'unknown') {
        this.#checkUnknown(outcome.because, options);
        whole = false;
        continue;
      }
      this.checkSolution(outcome.solution, options.assumptions ?? []);
      const key = variables.map(outcome.value).join();
      agree(!seen.has(key), `${key} came twice`);
      agree(expected.has(key), `${key} is no solution`);
      seen.add(key);
      if (seen.size > stopAfter) {
        whole = false;
        break;
      }
    }
    if (whole) agree(seen.size === expected.size, `${seen.size} solutions, not ${expected.size}`);
    this.log.push(`solutions: ${[...seen].join(' ')}`);
  }

  /** An iteration that is begun and never ended must not change any later answer. */
  #abandon(): void {
    const options = this.#options();
    const first = this.solver.solutions(options).next();
    this.log.push(`abandoned after ${first.done ? 'nothing' : first.value.status}`);
  }

  #backbone(): void {
    const options = this.#options();
    const literals = Array.from({ length: this.random.below(6) }, () => this.bool());
    const rows = this.reference.under(options.assumptions ?? []);
    const backbone = this.solver.backbone(literals, options);
    this.log.push(`backbone: ${backbone.status}`);
    if (backbone.status === 'unknown') this.#checkUnknown(backbone.because, options);
    else if (backbone.status === 'unsat')
      agree(rows.length === 0, `no backbone, but ${rows[0]} is a solution`);
    else {
      agree(rows.length > 0, 'a backbone of no solutions');
      const always = (bool: Bool) => rows.every((row) => isTrue(bool, this.reference.valuation(row)));
      for (const literal of backbone.common)
        agree(always(literal), `${literal} is not common to all solutions`);
      if (backbone.complete) {
        const fixed = literals.filter((bool) => always(bool) || always(bool.not()));
        agree(backbone.common.length === fixed.length, `${backbone.common.length} of ${fixed.length} common`);
        agree(
          backbone.solves <= literals.length + 2,
          `${backbone.solves} solves for ${literals.length} literals`,
        );
      } else this.#checkUnknown(null, options);
    }
  }

  #optimize(): void {
    const options = this.#options();
    const assumptions = options.assumptions ?? [];
    const x = this.random.pick(this.reference.variables);
    const least = this.random.below(2) === 0;
    const optimum = least ? this.solver.minimize(x, options) : this.solver.maximize(x, options);
    const values = this.reference.under(assumptions).map((row) => this.reference.valuation(row)(x));
    const best = least ? Math.min(...values) : Math.max(...values);
    this.log.push(`${least ? 'minimize' : 'maximize'} ${x}: ${optimum.status}`);
    if (optimum.status === 'unsat') {
      agree(values.length === 0, `no optimum, but ${x} may be ${values[0]}`);
      return;
    }
    if (optimum.status === 'unknown') this.#checkUnknown(optimum.because, options);
    else agree(optimum.best === best, `the best ${x} is ${best}, not ${optimum.best}`);
    if (optimum.solution) {
      this.checkSolution(optimum.solution, assumptions);
      agree(optimum.solution.value(x) === optimum.best, 'the best solution has another value');
    }
  }

  /** A session without solutions has little left to tell: most of what would end it is not posted. */
  #bearable(test: (value: Valuation) => boolean): boolean {
    const { rows } = this.reference;
    return this.random.below(8) === 0 || rows.some((row) => test(this.reference.valuation(row)));
  }

  #prefer(): void {
    const x = this.random.pick(this.reference.variables);
    if (x instanceof BoolVar) this.solver.prefer(x, this.random.pick([0, 1]));
  }

  /** What is left of a domain must hold every value of every solution. */
  #domains(): void {
    // A suspended labeling shows the domains of its node; any question brings the solver back to the root.
    this.solver.solve({ conflictLimit: 0 });
    const { variables, rows } = this.reference;
    variables.forEach((x, i) => {
      const left = new Set(x.values());
      for (const row of rows) agree(left.has(row[i]), `${x} has lost ${row[i]}`);
    });
  }

  checkSolution(solution: Solution, assumptions: readonly Bool[]): void {
    const { variables } = this.reference;
    const row = variables.map(solution.value);
    const rows = this.reference.under(assumptions);
    agree(
      rows.some((good) => good.join() === row.join()),
      `${row} is no solution`,
    );
    this.#found = { solution, variables: [...variables] };
  }

  #checkUnknown(because: Because | null, { conflictLimit, timeLimit, signal }: SolveOptions): void {
    const causes: (Because | null)[] = [];
    if (conflictLimit !== undefined) causes.push('conflicts');
    if (timeLimit !== undefined) causes.push('time');
    if (signal !== undefined) causes.push('stopped');
    if (causes.length > 0) causes.push(null);
    agree(causes.includes(because), `unknown because of ${because}, with the limits ${causes}`);
  }

  // What it happens with

  someVariables(): IntVar[] {
    const { variables } = this.reference;
    return this.random.below(3) === 0 ? [...variables] : variables.filter(() => this.random.below(3) > 0);
  }

  bool(): Bool {
    const random = this.random;
    const x = random.pick(this.reference.variables);
    if (x instanceof BoolVar && random.below(2) === 0) return x;
    const v = random.below(7) - 2;
    return random.pick([(): Literal => x.eq(v), () => x.ne(v), () => x.ge(v), () => x.le(v)])();
  }

  #constraint(): Constraint {
    const random = this.random;
    if (random.below(2) === 0) {
      const { variables } = this.reference;
      return randomConstraint({ random, variables, bool: () => this.bool() });
    }
    const xs = Array.from({ length: 1 + random.below(3) }, () => random.pick(this.reference.variables));
    const bools = xs.map(() => this.bool());
    const relation = random.pick(RELATIONS);
    return random.pick([
      () =>
        linear(
          xs.map((x) => [random.below(5) - 2, x] as const),
          relation,
          random.below(7) - 3,
        ),
      () => or(linear([[1, xs[0]]], relation, random.below(4)), ...bools),
      () => allDifferent(xs),
      () => clause(bools),
      () => exactly(random.below(3), bools),
      () => count(random.below(3), xs, relation, random.below(3)),
      () => maximum(xs[0], [...xs.slice(1), random.pick(this.reference.variables)]),
      () =>
        table(
          xs,
          Array.from({ length: 4 }, () => xs.map(() => random.below(5) - 2)),
        ),
    ])();
  }

  #options(): SolveOptions {
    const random = this.random;
    const assumptions = Array.from({ length: random.below(4) }, () => this.bool());
    const labeling = (): Labeling => ({
      variables: this.someVariables(),
      select: random.pick(SELECTS),
      branch: random.pick(BRANCHES),
      order: random.pick(['up', 'down']),
    });
    return {
      ...(random.below(4) === 0 ? {} : { assumptions }),
      ...random.pick([
        () => ({}),
        () => ({}),
        () => ({ labeling: labeling() }),
        () => ({ follow: labeling() }),
      ])(),
      ...this.#limits(),
    };
  }

  #limits(): Limits {
    switch (this.random.below(12)) {
      case 0:
        return { conflictLimit: 0 };
      case 1:
        return { conflictLimit: 1 + this.random.below(3) };
      case 2:
        return { timeLimit: 0 };
      case 3:
        return { signal: AbortSignal.abort() };
      default:
        return {};
    }
  }
}

const codeOf = (bool: Bool): string => (bool instanceof BoolVar ? `${bool.yes}` : `${bool}`);
