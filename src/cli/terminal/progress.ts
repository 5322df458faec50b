import type { Output } from './io.ts';
import { shown } from './shown.ts';

const FIRST = 1000;
/** How often a line on a terminal is rewritten, and how often a log gets a new one, in milliseconds. */
const REWRITE = 200;
const REPEAT = 10_000;
const ERASE = '\r\x1b[K';

/** Says on stderr how a search goes that lasts longer than a second; one line that changes, where it can. */
export class Progress {
  readonly #output: Output;
  readonly #label: string;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #nextLine = FIRST;
  #shown = false;
  /** What is shown besides the time. */
  detail: () => string = () => '';

  constructor(output: Output, label: string, quiet = false) {
    this.#output = output;
    this.#label = label;
    this.#timer = setInterval(() => this.#show(), REWRITE);
    if (quiet) clearInterval(this.#timer);
  }

  /** Takes the line away before something else is written. */
  clear(): void {
    if (this.#shown && this.#output.isTTY) this.#output.write(ERASE);
    this.#shown = false;
  }

  end(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #show(): void {
    const elapsed = performance.now() - this.#started;
    if (elapsed < this.#nextLine) return;
    if (!this.#output.isTTY) this.#nextLine = elapsed + REPEAT;
    const line = shown(`${this.#label}: ${(elapsed / 1000).toFixed(1)} s${this.detail()}`);
    // A line that wraps could not be taken away again.
    const room = Math.max(1, (this.#output.columns ?? 80) - 1);
    this.#output.write(this.#output.isTTY ? `${ERASE}${line.slice(0, room)}` : `${line}\n`);
    this.#shown = true;
  }
}
