/**
 * Shared by the thread of a command and its supervisor, so that the one is never ended in the middle of a line, and the
 * other never answers for a board that has its answer.
 */
export class OutputLock {
  /** Whether a thread is writing, and whether a board waits for its answer. */
  readonly shared: Int32Array<SharedArrayBuffer>;

  constructor(shared = new Int32Array(new SharedArrayBuffer(8))) {
    this.shared = shared;
  }

  /** Whether the thread is at work on a board. */
  get working(): boolean {
    return Atomics.load(this.shared, 1) === 1;
  }

  set working(working: boolean) {
    Atomics.store(this.shared, 1, working ? 1 : 0);
  }

  /** Waits, at most this many milliseconds, until no thread is writing, and then keeps all others from writing. */
  take(timeout = Number.POSITIVE_INFINITY): boolean {
    const until = performance.now() + timeout;
    while (Atomics.compareExchange(this.shared, 0, 0, 1) !== 0) {
      const left = until - performance.now();
      if (left <= 0) return false;
      Atomics.wait(this.shared, 0, 1, left);
    }
    return true;
  }

  release(): void {
    Atomics.store(this.shared, 0, 0);
    Atomics.notify(this.shared, 0);
  }
}
