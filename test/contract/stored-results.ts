/** Results that are kept in a file, so that a change is seen; written anew where a variable of the environment says so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

export class StoredResults<T> {
  readonly #known: Readonly<Record<string, T>>;
  readonly #found: Record<string, T> = {};
  readonly #isWritten: boolean;

  /** The file `NAME.json` in this folder, written anew with `NAME=write`, in capitals. */
  constructor(name: string) {
    const file = new URL(`${name}.json`, import.meta.url);
    this.#known = JSON.parse(readFileSync(file, 'utf8'));
    this.#isWritten = process.env[name.toUpperCase()] === 'write';
    afterAll(() => {
      if (this.#isWritten) writeFileSync(file, `${JSON.stringify(this.#found, null, 2)}\n`);
    });
  }

  /** What was kept; undefined for something new. */
  known(id: string): T | undefined {
    return this.#known[id];
  }

  /** Must be what was kept, or is kept from now on. */
  keep(id: string, result: T): void {
    this.#found[id] = result;
    if (!this.#isWritten) expect(result).toEqual(this.#known[id]);
  }
}
