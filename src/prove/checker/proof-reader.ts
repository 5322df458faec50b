const NEWLINE = 10;

export type ProofVerdict =
  | { readonly ok: true; readonly steps: number }
  /** `line` counts from one. `gaveUp`: a limit was reached, the proof may be right. */
  | { readonly ok: false; readonly line: number; readonly problem: string; readonly gaveUp?: true };

/** A step does not hold. */
export class Refused extends Error {
  readonly gaveUp: boolean;
  constructor(problem: string, gaveUp = false) {
    super(problem);
    this.gaveUp = gaveUp;
  }
}

/** Checks the lines of a proof one after the other, and throws `Refused` where one does not hold. */
export interface LineChecker {
  /** Steps that were accepted. */
  readonly steps: number;
  /** True: the proof is complete, whatever follows. */
  line(bytes: Uint8Array, number: number): boolean;
  /** There are no more lines. */
  end(): void;
}

/** Something whose bytes come in pieces, and what is found when they have all been read. */
export interface Verifying<T> {
  read(piece: Uint8Array): void;
  end(): T;
}

/** Cuts a proof into lines as its pieces come: no more of it is kept than the line that a piece begins. */
export class ProofReader implements Verifying<ProofVerdict> {
  readonly #checker: LineChecker | undefined;
  #begun: Uint8Array[] = [];
  #line = 0;
  #verdict: ProofVerdict | undefined;

  constructor(checker: () => LineChecker) {
    this.#checker = this.#guarded(checker);
  }

  read(piece: Uint8Array): void {
    let from = 0;
    for (let to = piece.indexOf(NEWLINE); to >= 0 && !this.#verdict; to = piece.indexOf(NEWLINE, from)) {
      this.#step(piece.subarray(from, to));
      from = to + 1;
    }
    if (from < piece.length && !this.#verdict) this.#begun.push(piece.subarray(from));
  }

  end(): ProofVerdict {
    if (this.#begun.length > 0) this.#step(new Uint8Array());
    if (this.#verdict) return this.#verdict;
    this.#line++;
    this.#guarded(() => this.#checker!.end());
    return this.#verdict ?? this.#accepted();
  }

  #step(rest: Uint8Array): void {
    const bytes = this.#begun.length === 0 ? rest : joined([...this.#begun, rest]);
    this.#begun = [];
    this.#line++;
    if (this.#guarded(() => this.#checker!.line(bytes, this.#line))) this.#verdict = this.#accepted();
  }

  #accepted(): ProofVerdict {
    return { ok: true, steps: this.#checker!.steps };
  }

  #guarded<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const verdict = { ok: false, line: this.#line, problem: error.message } as const;
      this.#verdict = error.gaveUp ? { ...verdict, gaveUp: true } : verdict;
      return undefined;
    }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads what there is in one piece. */
export function readWhole<T>(verifying: Verifying<T>, bytes: Uint8Array | undefined): T {
  if (bytes) verifying.read(bytes);
  return verifying.end();
}
