/** The caller asked for something that has no meaning: an empty domain, a foreign variable, an overflow. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** Something that cannot happen, happened: a bug of ours, never the caller's fault. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
