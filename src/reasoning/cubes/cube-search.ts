import {
  type Because,
  ClauseExchange,
  InvariantError,
  type Limits,
  type Outcome,
  type SearchStart,
  type SolveOptions,
  type Statistics,
  splitIntoCubes,
} from '../../engine/index.ts';
import type { Compiled } from '../compile.ts';
import type {
  Cube,
  Round,
  RoundResult,
  SearchTask,
  SearchThread,
  SearchThreads,
  SharedStatistics,
} from './protocol.ts';

/** Conflicts before threads are started: most boards are solved by then. */
const ALONE = 2000;
/** Cubes for each thread, so that no thread is idle when another finishes a cube. */
const CUBES_PER_THREAD = 8;
/** Conflicts of a thread between two meetings. */
const PER_ROUND = 2000;
/** Seeds are below this. */
const MOST_SEEDS = 2 ** 31 - 1;
/** How much later than the time limit threads may answer, in milliseconds. */
const GRACE = 50;
/** No timer counts further: one that should would ring at once. */
const LONGEST = 2 ** 31 - 1;

/** What came of a search, as the sides of all atoms. */
type CubesOutcome =
  | { readonly status: 'sat'; readonly sides: Uint8Array }
  | { readonly status: 'unsat' }
  | { readonly status: 'unknown'; readonly because: Because };

/** A thread, what it was last told, and what it last said. */
interface Member {
  readonly thread: SearchThread;
  blocked: number;
  start: SearchStart | undefined;
  cubes: readonly Cube[];
  /** Learned by the others since its last round. */
  inbox: Int32Array[];
  last: RoundResult | undefined;
  isDead: boolean;
}

/**
 * The search of one board by several threads: it is split into cubes, which are shared out. The threads meet after a
 * fixed number of conflicts and only then exchange clauses, so that what each does depends on nothing but the seed
 * and the number of threads: docs/decisions/0018.
 */
export class CubeSearch<V extends string> {
  readonly #threads: SearchThreads;
  readonly #task: SearchTask;
  readonly #compiled: Compiled<V>;
  readonly #exchange: ClauseExchange;
  readonly #blocked: Uint8Array[] = [];
  #members: Member[] = [];
  #open: Cube[] = [];
  /** Whether a thread died while it searched a cube, which is therefore not searched. */
  #isIncomplete = false;
  #cubes = 0;

  constructor(threads: SearchThreads, task: SearchTask, compiled: Compiled<V>) {
    this.#threads = threads;
    this.#task = task;
    this.#compiled = compiled;
    this.#exchange = new ClauseExchange(compiled.solver);
  }

  get #hasBegun(): boolean {
    return this.#cubes > 0;
  }

  /** Searches alone for a while, then with the threads. `left`: the limits of what they do. */
  async solve(options: SolveOptions, left: () => Limits): Promise<Outcome> {
    if (options.assumptions?.length) throw new InvariantError('threads know no assumptions');
    const { solver, variables } = this.#compiled;
    const { conflictLimit = Number.POSITIVE_INFINITY } = options;
    const after = this.#threads.after ?? ALONE;
    if (!this.#hasBegun) {
      const alone = { ...options, conflictLimit: Math.min(after, conflictLimit) };
      const outcome = await solver.solveAsync(alone);
      if (outcome.status !== 'unknown' || outcome.because !== 'conflicts' || conflictLimit <= after)
        return outcome;
    }
    const found = await this.#search(left());
    if (found.status === 'unsat') return { status: 'unsat', core: [] };
    if (found.status === 'unknown') return found;
    // The values of all atoms leave nothing to search for.
    const sides = variables.map((variable, atom) => variable.eq(found.sides[atom]!));
    const outcome = solver.solve({ assumptions: sides });
    if (outcome.status !== 'sat') throw new InvariantError('a thread found a solution that is none');
    return outcome;
  }

  /** This solution no longer counts. */
  block(sides: Uint8Array): void {
    this.#blocked.push(sides);
  }

  end(): void {
    for (const { thread } of this.#members) thread.end();
    this.#members = [];
  }

  /** The counters of the solver that began, and of all threads. */
  statistics(own: Statistics): SharedStatistics {
    if (!this.#hasBegun) return own;
    const all = [own, ...this.#members.flatMap(({ last }) => (last ? [last.statistics] : []))];
    const sum = (read: (of: Statistics) => number): number => all.reduce((so, of) => so + read(of), 0);
    return {
      ...own,
      resumptions: sum((of) => of.resumptions),
      entailments: sum((of) => of.entailments),
      prunings: sum((of) => of.prunings),
      backtracks: sum((of) => of.backtracks),
      decisions: sum((of) => of.decisions),
      conflicts: sum((of) => of.conflicts),
      propagations: sum((of) => of.propagations),
      restarts: sum((of) => of.restarts),
      learned: sum((of) => of.learned),
      learnedLiterals: sum((of) => of.learnedLiterals),
      deleted: sum((of) => of.deleted),
      localSteps: sum((of) => of.localSteps),
      localSolutions: sum((of) => of.localSolutions),
      bytes: sum((of) => of.bytes),
      threads: this.#threads.count,
      cubes: this.#cubes,
      time: {
        posting: sum((of) => of.time.posting),
        searching: sum((of) => of.time.searching),
        analysing: sum((of) => of.time.analysing),
        reducing: sum((of) => of.time.reducing),
      },
    };
  }

  /** Looks for a solution that is not blocked. Goes on where the last search ended. */
  async #search(limits: Limits): Promise<CubesOutcome> {
    const { timeLimit = Number.POSITIVE_INFINITY, conflictLimit = Number.POSITIVE_INFINITY, signal } = limits;
    const deadline = performance.now() + timeLimit;
    const conflicts = (): number =>
      this.#members.reduce((sum, { last }) => sum + (last?.statistics.conflicts ?? 0), 0);
    const before = conflicts();
    if (!this.#hasBegun) this.#begin();
    for (;;) {
      if (this.#open.length === 0) {
        return this.#isIncomplete ? { status: 'unknown', because: 'memory' } : { status: 'unsat' };
      }
      const members = this.#members.filter(({ isDead }) => !isDead);
      if (members.length === 0) return { status: 'unknown', because: 'memory' };
      const left = conflictLimit - (conflicts() - before);
      if (left <= 0) return { status: 'unknown', because: 'conflicts' };
      this.#deal(members);
      const perThread = Math.min(this.#threads.perRound ?? PER_ROUND, Math.ceil(left / members.length));
      const asked = Promise.all(members.map((member) => this.#ask(member, perThread, deadline, limits)));
      const because = await whicheverFirst(asked, deadline, signal);
      if (because) return { status: 'unknown', because };
      const outcome = this.#gather(members);
      if (outcome) return outcome;
    }
  }

  #begin(): void {
    const { solver, variables } = this.#compiled;
    const codes = variables.map(({ code }) => code);
    const sideOf = new Map(
      codes.flatMap((code, atom) => [[code, 2 * atom] as const, [code ^ 1, 2 * atom + 1] as const]),
    );
    const { count } = this.#threads;
    const cubes = splitIntoCubes(solver, codes, count * CUBES_PER_THREAD);
    this.#open = cubes.map((lits, index) => ({ index, sides: lits.map((lit) => sideOf.get(lit)!) }));
    this.#cubes = Math.max(1, cubes.length);
    const { start } = this.#exchange;
    const inbox = [this.#exchange.take()];
    this.#members = Array.from({ length: count }, (_, at) => ({
      thread: this.#threads.start({ ...this.#task, seed: (this.#task.seed + at) % MOST_SEEDS }),
      blocked: 0,
      start,
      cubes: [],
      inbox: [...inbox],
      last: undefined,
      isDead: false,
    }));
  }

  /** Shares the open cubes out: each thread goes on with the one that it has begun. */
  #deal(members: readonly Member[]): void {
    const begun = new Map<Member, Cube>();
    for (const member of members) {
      const cube = member.cubes.find(({ index }) => this.#open.some((open) => open.index === index));
      if (cube && member.last?.split !== undefined) begun.set(member, cube);
    }
    // Too few for all: those that were begun are split.
    for (const [member, cube] of begun) {
      if (this.#open.length >= members.length) break;
      const halves = [0, 1].map((side) => ({
        index: this.#cubes + side,
        sides: [...cube.sides, 2 * member.last!.split! + side],
      }));
      this.#cubes += 2;
      this.#open = [...this.#open.filter(({ index }) => index !== cube.index), ...halves];
      begun.set(member, halves[0]!);
    }
    const hands = members.map((member): Cube[] => (begun.has(member) ? [begun.get(member)!] : []));
    const taken = new Set([...begun.values()].map(({ index }) => index));
    for (const cube of this.#open) {
      if (taken.has(cube.index)) continue;
      hands.reduce((fewest, hand) => (hand.length < fewest.length ? hand : fewest)).push(cube);
    }
    for (const [at, member] of members.entries()) member.cubes = hands[at]!;
  }

  async #ask(member: Member, conflicts: number, deadline: number, { memoryLimit }: Limits): Promise<void> {
    const { start, inbox, cubes } = member;
    const timeLimit = deadline - performance.now();
    const round: Round = {
      ...(start ? { start } : {}),
      blocked: this.#blocked.slice(member.blocked),
      clauses: inbox,
      cubes,
      conflicts,
      ...(timeLimit === Number.POSITIVE_INFINITY ? {} : { timeLimit: Math.max(0, timeLimit) }),
      memoryLimit,
    };
    member.start = undefined;
    member.blocked = this.#blocked.length;
    member.inbox = [];
    const result = await member.thread.ask(round);
    member.isDead = result === undefined;
    if (result) member.last = result;
  }

  /** What a round has come to, thread by thread: who was first does not matter. */
  #gather(members: readonly Member[]): CubesOutcome | undefined {
    const closed = new Set<number>();
    let outcome: CubesOutcome | undefined;
    for (const member of members) {
      const { last, cubes, isDead } = member;
      if (isDead) {
        // It was at the first of its cubes, or did not report those before: the others can still be searched.
        const [first] = cubes;
        if (first) closed.add(first.index);
        this.#isIncomplete = true;
        continue;
      }
      const { refuted, none, solution, clauses } = last!;
      for (const index of refuted) closed.add(index);
      for (const other of members) if (other !== member && clauses.length > 0) other.inbox.push(clauses);
      if (none) outcome = { status: 'unsat' };
      else if (solution) outcome ??= { status: 'sat', sides: solution };
    }
    this.#open = this.#open.filter(({ index }) => !closed.has(index));
    if (outcome) return outcome;
    const because = members.find(({ isDead, last }) => !isDead && last?.because)?.last?.because;
    return because && { status: 'unknown', because };
  }
}

/** Waits for the threads; or says which limit was reached before them. */
async function whicheverFirst(
  asked: Promise<unknown>,
  deadline: number,
  signal: AbortSignal | undefined,
): Promise<'time' | 'stopped' | undefined> {
  if (signal?.aborted) return 'stopped';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const limits: Promise<'time' | 'stopped' | undefined>[] = [asked.then(() => undefined)];
  limits.push(
    new Promise((resolve) => {
      stop = () => resolve('stopped');
      signal?.addEventListener('abort', stop);
    }),
  );
  if (deadline < Number.POSITIVE_INFINITY) {
    limits.push(
      new Promise((resolve) => {
        const left = Math.max(0, deadline - performance.now()) + GRACE;
        timer = setTimeout(() => resolve('time'), Math.min(LONGEST, left));
      }),
    );
  }
  try {
    return await Promise.race(limits);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
