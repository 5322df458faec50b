/** A board of more atoms is not kept. */
const SMALL = 2500;

/** In an object and not in variables: bundlers leave out a variable that is only written. */
const kept: { asked?: unknown; explained?: unknown } = {};

/**
 * Keeps what was last made to ask about a small board, and to explain one, so that the code compiled for its parts
 * outlives a collection of garbage: see docs/decisions/0014.
 */
export function keepBoard(as: keyof typeof kept, what: unknown, atoms: number): void {
  if (atoms <= SMALL) kept[as] = what;
}
