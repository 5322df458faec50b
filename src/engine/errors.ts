/** The caller asked for something that has no meaning: an empty domain, a foreign variable, an overflow. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** A limit was reached while a constraint was being posted, before any of it was there. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly because: 'time' | 'memory' | 'stopped';

  constructor(because: 'time' | 'memory' | 'stopped') {
    super(`a limit was reached before all was posted: ${because}`);
    this.because = because;
  }
}

/** Something that cannot happen, happened: a bug of ours, never the caller's fault. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
