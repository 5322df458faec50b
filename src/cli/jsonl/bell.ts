/** Wakes those who wait for something to change; they look for themselves what it was. */
export class Bell {
  #waiting: (() => void)[] = [];

  ring = (): void => {
    const woken = this.#waiting;
    this.#waiting = [];
    for (const wake of woken) wake();
  };

  heard(): Promise<void> {
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }
}
