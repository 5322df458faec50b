/** How long work may go on before others get the thread, in milliseconds: short enough for a page to stay lively. */
export const SLICE = 12;

/** Gives the thread away now and then: once work has gone on for a slice, it waits until others had their turn. */
export class Slices {
  readonly #length: number;
  #began = performance.now();

  constructor(length = SLICE) {
    this.#length = length;
  }

  async pause(): Promise<void> {
    if (performance.now() - this.#began < this.#length) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    this.#began = performance.now();
  }
}

/** Gives the thread to timers, input and messages, and comes back as soon as the platform can. */
export const yieldThread = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
