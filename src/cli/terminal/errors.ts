/** The command was called in a way that it cannot do; the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
