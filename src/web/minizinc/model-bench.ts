import { batch, signal } from '@preact/signals';
import { type ModelProblem, SolutionPrinter } from '../../flatzinc/minizinc/index.ts';
import { laboratory, type ModelAnswer, type ModelCounters, type ModelWish } from '../reasoner/index.ts';
import { modelById, newSlotId, type SavedModel, savedModels, saveModel } from '../state/index.ts';
import { type Example, examples } from './examples.ts';
import { fetchLibrary, startCompiler } from './page-compiler.ts';

/** More solutions than this are too many to read, and to keep in a page. */
const MOST_SOLUTIONS = 1000;

/** How a run stands, and how it ended. */
export type ModelStanding =
  | 'ready'
  | 'compiling'
  | 'solving'
  | 'none'
  | 'all'
  | 'best'
  | 'enough'
  | 'limit'
  | 'part'
  | 'unbounded'
  | 'stopped'
  | 'refused'
  | 'restarts'
  | 'failed';

/** A problem of a text, and in which of the two it is. */
export interface BenchProblem extends Omit<ModelProblem, 'file'> {
  readonly of: 'model' | 'data' | 'compiled';
}

/** How long after the last key a model is kept. */
const KEEP_AFTER = 250;

const MODEL = 'model.mzn';
const DATA = 'data.dzn';

/** A model that is typed in, and what has been found so far. */
export class ModelBench {
  readonly language = signal<Example['language']>('minizinc');
  readonly model = signal('');
  readonly data = signal('');
  /** The slot in which the texts are kept; undefined until something is typed. */
  readonly slot = signal<string | undefined>(undefined);
  readonly wanted = signal<'one' | 'all'>('one');
  readonly seconds = signal(10);

  readonly standing = signal<ModelStanding>('ready');
  readonly solutions = signal<readonly string[]>([]);
  readonly counters = signal<ModelCounters | undefined>(undefined);
  readonly problems = signal<readonly BenchProblem[]>([]);

  #keeping: ReturnType<typeof setTimeout> | undefined;
  #compiler: ReturnType<typeof startCompiler> | undefined;
  #stop: AbortController | undefined;

  get isRunning(): boolean {
    return this.standing.value === 'compiling' || this.standing.value === 'solving';
  }

  /** Puts a text on the bench; what was typed before stays in its slot. */
  open({ language, model, data }: Pick<SavedModel, 'language' | 'model' | 'data'>, slot?: string): void {
    this.keep();
    batch(() => {
      this.slot.value = slot;
      this.language.value = language;
      this.model.value = model;
      this.data.value = data;
    });
  }

  /** Something was typed: it is kept a moment later. */
  typed(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
  }

  /** Keeps what was typed; an unchanged example, or an empty model, is not kept. */
  keep(): void {
    clearTimeout(this.#keeping);
    const { slot } = this;
    const text = { language: this.language.peek(), model: this.model.peek(), data: this.data.peek() };
    const before = slot.peek() === undefined ? undefined : modelById(slot.peek()!);
    const same = (other: Pick<SavedModel, 'model' | 'data'>): boolean =>
      other.model === text.model && other.data === text.data;
    if (before ? same(before) && before.language === text.language : examples.peek().some(same)) return;
    if (text.model.trim() === '' && !before) return;
    slot.value ??= newSlotId();
    saveModel({ id: slot.peek()!, ...text, at: Date.now() });
  }

  /** Opens what was typed last, or the first example of a language. */
  begin(language: Example['language']): void {
    const [last] = savedModels();
    if (last) {
      this.open(last, last.id);
      return;
    }
    const [first] = examples
      .peek()
      .filter((example) => example.language === language)
      .sort((a, b) => a.data.length - b.data.length);
    if (first) this.open(first);
  }

  async solve(): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    batch(() => {
      this.solutions.value = [];
      this.problems.value = [];
      this.counters.value = undefined;
      this.standing.value = this.language.value === 'minizinc' ? 'compiling' : 'solving';
    });
    const isMiniZinc = this.language.value === 'minizinc';
    const all = this.wanted.value === 'all';
    let flatZinc = this.model.value;
    let printer: SolutionPrinter | undefined;
    const show = (text: string): void => {
      if (stop.signal.aborted) return;
      // Several that were printed together; each ends with its line.
      const shown = text.split(/^-{10}\n/m);
      if (shown.at(-1) === '') shown.pop();
      this.solutions.value = keepsAll ? [...this.solutions.value, ...shown] : shown.slice(-1);
    };
    let keepsAll = true;
    if (isMiniZinc) {
      this.#compiler ??= startCompiler();
      const { compiler } = this.#compiler;
      const texts = new Map([[MODEL, this.model.value]]);
      if (this.data.value.trim() !== '') texts.set(DATA, this.data.value);
      const compiled = await compiler.compile(await fetchLibrary(), texts);
      if (stop.signal.aborted) return;
      if (!compiled.ok) return this.#refuse(compiled.problems);
      flatZinc = compiled.model.flatZinc;
      printer = new SolutionPrinter(compiler, compiled.model, show);
      this.standing.value = 'solving';
    }
    const timeLimit = this.seconds.value * 1000;
    const wish: ModelWish = { flatZinc, limit: all ? MOST_SOLUTIONS : 1, timeLimit };
    const told = (text: string, counters: ModelCounters, isBetter: boolean): void => {
      if (stop.signal.aborted) return;
      this.counters.value = counters;
      keepsAll = all || !isBetter;
      if (!printer) show(text);
      else if (keepsAll) printer.add(text);
      else printer.replace(text);
    };
    const answer = await laboratory.ask((answers) => answers.solveModel(wish, told), {
      limit: timeLimit * 1.5 + 10_000,
      signal: stop.signal,
    });
    await printer?.done();
    if (stop.signal.aborted) return;
    this.#stop = undefined;
    if (printer?.problem !== undefined)
      this.#refuse([{ file: '', line: 0, column: 0, problem: printer.problem }]);
    else if (!answer.ok) this.standing.value = answer.because === 'time' ? 'limit' : 'failed';
    else this.#end(answer.value, wish, isMiniZinc);
  }

  /** Ends the run; what has been found stays. */
  stop(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = undefined;
    laboratory.rest();
    this.close();
    this.standing.value = 'stopped';
  }

  /** Ends the compiler; the next model gets another. */
  close(): void {
    this.#compiler?.end();
    this.#compiler = undefined;
  }

  #end(answer: ModelAnswer, { limit }: ModelWish, isMiniZinc: boolean): void {
    if (answer.status === 'refused') {
      const of = isMiniZinc ? 'compiled' : 'model';
      batch(() => {
        this.problems.value = answer.problems.map((problem) => ({ ...problem, of }));
        this.standing.value = 'refused';
      });
      return;
    }
    if (answer.status === 'restarts') {
      this.standing.value = 'restarts';
      return;
    }
    const { found, exhausted, cutOff, unbounded, isBest, counters } = answer;
    batch(() => {
      this.counters.value = counters;
      this.standing.value = exhausted
        ? found === 0
          ? 'none'
          : isBest
            ? 'best'
            : 'all'
        : cutOff
          ? unbounded
            ? 'unbounded'
            : 'part'
          : !isBest && found >= limit
            ? 'enough'
            : 'limit';
    });
  }

  #refuse(problems: readonly ModelProblem[]): void {
    this.#stop = undefined;
    batch(() => {
      this.problems.value = problems.map(({ file, ...problem }) => ({
        ...problem,
        of: file === DATA ? 'data' : file === MODEL || file === '' ? 'model' : 'compiled',
      }));
      this.standing.value = 'refused';
    });
  }
}

/** Whether a text is MiniZinc and no FlatZinc: it says what compiled programs never say. */
export const looksLikeMiniZinc = (text: string): boolean =>
  /^\s*(include|output|function|test)\b|\b(forall|exists|sum|where)\b\s*[([]|\bconstraint\s+(?![a-z_]\w*\s*\()/m.test(
    text.replace(/%.*$/gm, ''),
  );
