/**
 * Searches that are left in the middle while the solver is used for other things: iterations by learning and by
 * labeling, and probes. Each is checked when it goes on: it goes on rightly, or says why it cannot.
 */
import {
  type Bool,
  BoolVar,
  BRANCHES,
  ClauseExchange,
  type Incumbent,
  type IntVar,
  isTrue,
  type Labeling,
  type Literal,
  LocalSearch,
  ModelError,
  type Optimum,
  Probe,
  SELECTS,
  type Solution,
  type Solver,
  splitIntoCubes,
  splitOf,
} from '../../src/engine/index.ts';
import type { Random } from '../random.ts';
import { agree } from './agree.ts';
import type { Reference } from './reference.ts';

/** What a session lends. */
export interface Session {
  readonly solver: Solver;
  readonly random: Random;
  readonly reference: Reference;
  readonly log: string[];
  bool(): Bool;
  someVariables(): IntVar[];
  checkSolution(solution: Solution, assumptions: readonly Bool[]): void;
}

interface OpenIteration {
  readonly steps: ReturnType<Solver['solutions']>;
  readonly isLabeling: boolean;
  readonly assumptions: readonly Bool[];
  readonly variables: readonly IntVar[];
  readonly seen: Set<string>;
  /** Whether the solver may have been used since the last step. */
  isDisturbed: boolean;
}

interface OpenProbe {
  readonly probe: Probe;
  /** By level. */
  readonly assumed: Literal[][];
  isDisturbed: boolean;
  /** From this level on it has assumed too much. */
  refutedAt: number;
}

interface OpenImprovement {
  readonly steps: AsyncGenerator<Incumbent, Optimum>;
  readonly x: IntVar;
  readonly goal: 'minimize' | 'maximize';
  readonly assumptions: readonly Bool[];
  last: number | undefined;
  /** That of the solver after the last step. */
  revision: number;
}

const MOST_OPEN = 4;

export class OpenSearches {
  readonly #session: Session;
  readonly #iterations: OpenIteration[] = [];
  readonly #probes: OpenProbe[] = [];
  #improvement: OpenImprovement | undefined;
  #exchange: ClauseExchange | undefined;
  #walk: LocalSearch | undefined;
  #running: OpenIteration | null = null;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The solver may have been used by another than this search. */
  disturbed(except?: OpenIteration | OpenProbe): void {
    for (const open of [...this.#iterations, ...this.#probes]) if (open !== except) open.isDisturbed = true;
  }

  step(): void | Promise<void> {
    return this.#session.random.pick<() => void | Promise<void>>([
      () => this.#improve(),
      () => this.#improve(),
      () => this.#begin(),
      () => this.#begin(),
      () => this.#goOn(),
      () => this.#goOn(),
      () => this.#goOn(),
      () => this.#goOn(),
      () => this.#leave(),
      () => this.#leave(),
      () => this.#probe(),
      () => this.#probe(),
      () => this.#probe(),
      () => this.#cubes(),
      () => this.#exchangeClauses(),
      () => this.#walkLocally(),
      () => this.#read(),
    ])();
  }

  #begin(): void {
    const { solver, random, log } = this.#session;
    if (this.#iterations.length === MOST_OPEN) return;
    const assumptions = Array.from({ length: random.below(3) }, () => this.#session.bool());
    const variables = this.#session.someVariables();
    const isLabeling = random.below(2) === 0;
    const steps = solver.solutions(
      isLabeling
        ? { assumptions, labeling: this.#labeling(variables) }
        : { assumptions, variables, ...(random.below(4) === 0 ? { follow: this.#labeling(variables) } : {}) },
    );
    log.push(`begin ${isLabeling ? 'labeling' : 'learning'} [${variables}] under [${assumptions}]`);
    const open = { steps, isLabeling, assumptions, variables, seen: new Set<string>(), isDisturbed: false };
    this.#iterations.push(open);
    this.#advance(open);
  }

  /** With choices that do in the middle of a search what is allowed there, and sometimes what is not. */
  #labeling(variables: readonly IntVar[]): Labeling {
    const { random, solver } = this.#session;
    const plain: Labeling = {
      variables,
      select: random.pick(SELECTS),
      branch: random.pick(BRANCHES),
      order: random.pick(['up', 'down'] as const),
    };
    if (random.below(3) > 0) return plain;
    const choose = ([x]: readonly IntVar[]): Literal | null => {
      switch (random.below(6)) {
        case 0:
          return x.ge(x.min + 1);
        case 1:
          return x.eq(random.pick(x.values()));
        case 2:
          this.#leaveOther();
          return null;
        case 3:
          agree(
            refused(() => solver.solve()),
            'choose could ask',
          );
          agree(
            refused(() => solver.bool()),
            'choose could make a variable',
          );
          return null;
        case 4:
          this.#session.bool();
          return null;
        default:
          return null;
      }
    };
    return { ...plain, choose };
  }

  /** Inside a running search. */
  #leaveOther(): void {
    const others = this.#iterations.filter((open) => open !== this.#running);
    if (others.length === 0) return;
    const open = this.#session.random.pick(others);
    open.steps.return(undefined);
    this.#forget(open);
  }

  #goOn(): void {
    if (this.#iterations.length > 0) this.#advance(this.#session.random.pick(this.#iterations));
  }

  #advance(open: OpenIteration): void {
    const { reference, log } = this.#session;
    const { steps, isLabeling, assumptions, variables, seen } = open;
    const expected = reference.projected(reference.under(assumptions), variables);
    const wasDisturbed = open.isDisturbed;
    open.isDisturbed = false;
    this.disturbed(open);
    let next: ReturnType<typeof steps.next>;
    this.#running = open;
    try {
      next = steps.next();
    } catch (error) {
      agree(error instanceof ModelError && isLabeling && wasDisturbed, `a step threw ${error}`);
      this.#forget(open);
      log.push('it was lost');
      return;
    } finally {
      this.#running = null;
    }
    if (next.done) {
      this.#forget(open);
      for (const key of expected) agree(seen.has(key), `${key} never came`);
      log.push('it is over');
      return;
    }
    agree(next.value.status === 'sat', `a step is ${next.value.status}`);
    if (next.value.status !== 'sat') return;
    const key = variables.map(next.value.value).join();
    agree(!seen.has(key), `${key} came twice`);
    agree(expected.has(key), `${key} is no solution`);
    seen.add(key);
    this.#session.checkSolution(next.value.solution, assumptions);
    log.push(`it goes on to ${key}`);
  }

  #leave(): void {
    const { random, log } = this.#session;
    if (this.#iterations.length === 0) return;
    const open = random.pick(this.#iterations);
    open.steps.return(undefined);
    log.push('it is left');
    this.#forget(open);
  }

  #forget(open: OpenIteration): void {
    this.#iterations.splice(this.#iterations.indexOf(open), 1);
  }

  #probe(): void {
    const { solver, random, log } = this.#session;
    if (this.#probes.length === 0 || (this.#probes.length < MOST_OPEN && random.below(4) === 0)) {
      const probe = { probe: new Probe(solver), assumed: [], isDisturbed: false, refutedAt: Infinity };
      this.#probes.push(probe);
      this.disturbed(probe);
      log.push('a probe');
      return;
    }
    const open = random.pick(this.#probes);
    const { probe, assumed } = open;
    if (open.isDisturbed && probe.levels === 0) assumed.length = 0;
    agree(probe.levels === assumed.length, `a probe has ${probe.levels} levels, not ${assumed.length}`);
    if (random.below(3) === 0) {
      probe.retract();
      assumed.pop();
      log.push('a probe retracts');
    } else {
      open.isDisturbed = false;
      this.disturbed(open);
      this.#assume(open);
    }
    this.#checkProbe(open);
  }

  #assume(open: OpenProbe): void {
    const { random, reference, log } = this.#session;
    const { probe, assumed } = open;
    if (open.refutedAt > assumed.length) open.refutedAt = Infinity;
    assumed.push(Array.from({ length: random.below(3) }, () => literalOf(this.#session.bool())));
    const isPossible = probe.assume(assumed.at(-1)!.map(({ code }) => code));
    log.push(`a probe assumes ${assumed.at(-1)}: ${isPossible}`);
    if (isPossible) return;
    open.refutedAt = Math.min(open.refutedAt, assumed.length);
    const rows = reference.under(assumed.flat());
    agree(rows.length === 0, `a probe refutes ${assumed.join(' and ')}, but ${rows[0]} is a solution`);
    const blamed = new Set(probe.blame());
    const core = assumed.flat().filter(({ code }) => blamed.has(code));
    agree(reference.under(core).length === 0, `a probe blames [${core}], which can be true`);
    agree(probe.inferences() >= 0, 'a contradiction rests on less than nothing');
  }

  /** What a probe says is true follows from what it has assumed. */
  #checkProbe({ probe, assumed }: OpenProbe): void {
    const { reference } = this.#session;
    const literal = literalOf(this.#session.bool());
    const now = probe.value(literal.code);
    if (now === 0) return;
    const rows = reference.under([...assumed.flat(), now > 0 ? literal.not() : literal]);
    agree(rows.length === 0, `a probe says that ${literal} is ${now > 0}, but not in ${rows[0]}`);
  }

  /** One more solution of an optimisation: it is better, its bound holds, and the last one is the best. */
  async #improve(): Promise<void> {
    const { solver, random, reference, log } = this.#session;
    this.disturbed();
    this.#improvement ??= this.#beginImprovement();
    const open = this.#improvement;
    const { steps, x, goal, assumptions } = open;
    const values = reference.under(assumptions).map((row) => reference.valuation(row)(x));
    const best = goal === 'minimize' ? Math.min(...values) : Math.max(...values);
    const isMore = (a: number, b: number) => (goal === 'minimize' ? a < b : a > b);
    const isChanged = open.last !== undefined && open.revision !== solver.revision;
    let step: Awaited<ReturnType<typeof steps.next>>;
    try {
      step = await steps.next();
    } catch (error) {
      agree(error instanceof ModelError && isChanged, `an optimisation threw ${error}`);
      this.#improvement = undefined;
      log.push('an optimisation was lost');
      return;
    }
    agree(!isChanged, 'an optimisation went on over another model');
    open.revision = solver.revision;
    if (step.done) {
      this.#improvement = undefined;
      log.push(`an optimisation: ${step.value.status}`);
      if (step.value.status === 'optimal')
        agree(step.value.best === best, `the best ${x} is ${best}, not ${step.value.best}`);
      else agree(values.length === 0 && step.value.status === 'unsat', `no best ${x}, but ${values[0]}`);
      return;
    }
    const { solution, objective, bound } = step.value;
    log.push(`an optimisation comes to ${objective}`);
    // The last one comes again when its bound has risen.
    if (objective !== open.last) this.#session.checkSolution(solution, assumptions);
    agree(open.last === undefined || !isMore(open.last, objective), `${objective} after ${open.last}`);
    agree(!isMore(best, bound), `${x} may be ${best}, beyond the bound ${bound}`);
    open.last = objective;
    if (random.below(8) === 0) {
      await steps.return({ status: 'unsat' });
      this.#improvement = undefined;
    }
  }

  #beginImprovement(): OpenImprovement {
    const { solver, random, reference } = this.#session;
    const assumptions = Array.from({ length: random.below(3) }, () => this.#session.bool());
    const x = random.pick(reference.variables);
    const goal = random.pick(['minimize', 'maximize'] as const);
    const steps = solver.improve(x, { goal, assumptions });
    return { steps, x, goal, assumptions, last: undefined, revision: solver.revision };
  }

  #cubes(): void {
    const { solver, random, reference, log } = this.#session;
    const bools = reference.variables.filter((x): x is BoolVar => x instanceof BoolVar);
    const codes = bools.map(({ code }) => code);
    const literals = new Map(bools.flatMap((x) => [x.yes, x.not()]).map((each) => [each.code, each]));
    const literalsOf = (cube: readonly number[]) => cube.map((code) => literals.get(code)!);
    this.disturbed();
    const cubes = splitIntoCubes(solver, codes, 1 + random.below(6));
    log.push(`${cubes.length} cubes`);
    const covered = cubes.reduce((sum, cube) => sum + reference.under(literalsOf(cube)).length, 0);
    agree(covered === reference.rows.length, `cubes with ${covered} of ${reference.rows.length} solutions`);
    if (cubes.length > 0) {
      const split = splitOf(solver, codes, random.pick(cubes));
      agree(split < 0 || codes.includes(split), `a cube is split on ${split}`);
    }
  }

  /** Clauses that follow from the model change nothing; what is learned follows from it. */
  #exchangeClauses(): void {
    const { solver, random, reference, log } = this.#session;
    this.disturbed();
    this.#exchange ??= new ClauseExchange(solver);
    const clause = Array.from({ length: 1 + random.below(4) }, () => literalOf(this.#session.bool()));
    const follows = reference.rows.every((row) =>
      clause.some((literal) => isTrue(literal, reference.valuation(row))),
    );
    if (follows) {
      this.#exchange.give(Int32Array.of(clause.length, ...clause.map(({ code }) => code)));
      log.push(`give: ${clause}`);
    } else log.push(`taken: ${this.#exchange.take().length}`);
  }

  #walkLocally(): void {
    const { solver, random, log } = this.#session;
    if (!this.#walk || random.below(2) === 0) {
      this.disturbed();
      this.#walk = LocalSearch.on(solver, random.below(100));
    }
    log.push(`a walk: ${this.#walk?.run(20)}`);
  }

  /** Reading and making literals disturbs no search. */
  #read(): void {
    const { reference, random, solver } = this.#session;
    const x = random.pick(reference.variables);
    const values = x.values();
    // A probe that has come to a contradiction stopped halfway: values may be gone of which the bounds were not told.
    const isRefuted = this.#probes.some(({ probe, refutedAt }) => probe.levels >= refutedAt);
    const [first = x.min, last = x.max] = [values[0], values.at(-1)];
    const agrees = isRefuted ? x.min <= first && last <= x.max : x.min === first && last === x.max;
    agree(agrees, `${x} in ${values} has bounds ${x.min}..${x.max}`);
    this.#session.bool();
    if (x instanceof BoolVar && random.below(2) === 0) solver.prefer(x, random.pick([0, 1] as const));
  }
}

const literalOf = (bool: Bool): Literal => (bool instanceof BoolVar ? bool.yes : bool);

function refused(call: () => void): boolean {
  try {
    call();
    return false;
  } catch (error) {
    return error instanceof ModelError;
  }
}
