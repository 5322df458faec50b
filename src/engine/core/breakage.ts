import { ModelError } from '../errors.ts';

/**
 * Whether a propagator or a log has thrown in the middle of something: what it was to say is lost, so nothing is sure any
 * more. See docs/decisions/0029.
 */
export class Breakage {
  #thrown: { readonly error: unknown } | null = null;

  by(error: unknown): void {
    this.#thrown ??= { error };
  }

  /** Throws if something was thrown before. */
  check(): void {
    if (this.#thrown === null) return;
    const { error } = this.#thrown;
    const what = error instanceof Error ? error.message : String(error);
    const message = `the solver cannot be used any more: a propagator or a log threw "${what}"`;
    throw new ModelError(message, { cause: error });
  }
}
