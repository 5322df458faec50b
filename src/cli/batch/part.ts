import type { Unwritten } from '../../files/index.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { BoardLine } from './batch.ts';
import type { Judged } from './judge-line.ts';

/** Answers to lines that follow each other, as they cross from one thread to another. */
export interface Part {
  /** Whole lines. */
  readonly text: string;
  /** How many boards have each status. */
  readonly tally: Readonly<Record<string, number>>;
  readonly boards: number;
  /** The last line that was judged; undefined if there was none. */
  readonly last: BoardLine | undefined;
  readonly exit: ExitCode;
  /** A file beside the answers could not be written, on the line after these: the command ends. */
  readonly unwritten?: Unwritten | undefined;
  /** Milliseconds that judging took. */
  readonly ms: number;
}

/** Collects answers until they are sent. */
export class PartWriter {
  #texts: string[] = [];
  #tally: Record<string, number> = {};
  #last: BoardLine | undefined;
  #exit: ExitCode = EXIT.success;
  #unwritten: Unwritten | undefined;
  #from = performance.now();

  get boards(): number {
    return this.#texts.length;
  }

  /** How long ago the last part was taken, or the first begun, in milliseconds. */
  get age(): number {
    return performance.now() - this.#from;
  }

  /** Starts the clock. */
  begin(): void {
    this.#from = performance.now();
  }

  add({ line, text, status, exit, unwritten }: Judged): void {
    if (unwritten) this.#unwritten = unwritten;
    else {
      this.#texts.push(`${text}\n`);
      this.#tally[status] = (this.#tally[status] ?? 0) + 1;
      this.#exit = worse(this.#exit, exit);
    }
    // Its text is not needed any more.
    this.#last = { ...line, text: undefined };
  }

  take(): Part {
    const part: Part = {
      text: this.#texts.join(''),
      tally: this.#tally,
      boards: this.boards,
      last: this.#last,
      exit: this.#exit,
      unwritten: this.#unwritten,
      ms: this.age,
    };
    this.#texts = [];
    this.#tally = {};
    this.#exit = EXIT.success;
    this.#from = performance.now();
    return part;
  }
}

/** The part that tells of one line alone. */
export function partOf(judged: Judged): Part {
  const writer = new PartWriter();
  writer.add(judged);
  return writer.take();
}
