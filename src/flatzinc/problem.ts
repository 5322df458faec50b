/** Something wrong with the input: where, and what. Both counts start at 1. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}

/** The most problems that are reported. */
export const MOST_PROBLEMS = 100;

/** The problems of one text, by offset. */
export class Problems {
  readonly #found: { readonly at: number; readonly problem: string }[] = [];

  get any(): boolean {
    return this.#found.length > 0;
  }

  get enough(): boolean {
    return this.#found.length >= MOST_PROBLEMS;
  }

  add(at: number, problem: string): void {
    const told = this.#found.some((other) => other.at === at && other.problem === problem);
    if (!this.enough && !told) this.#found.push({ at, problem });
  }

  /** All of them in the order of the text. */
  list(place: (at: number) => { readonly line: number; readonly column: number }): Problem[] {
    return [...this.#found].sort((a, b) => a.at - b.at).map(({ at, problem }) => ({ ...place(at), problem }));
  }
}

/** Line and column of every offset of a text. */
export function placesIn(text: string): (at: number) => { readonly line: number; readonly column: number } {
  let starts: number[] | undefined;
  return (at) => {
    if (starts === undefined) {
      starts = [0];
      for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
    }
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - starts[low] + 1 };
  };
}
