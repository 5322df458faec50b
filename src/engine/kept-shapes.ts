/** Bytes of a solver that is kept; a larger one is worth more as free memory. */
const SMALL = 2 ** 20;

/** In an object and not in variables: bundlers leave out a variable that is only written. */
const kept: { solver?: object; posting?: object } = {};

/**
 * Keeps the last small solver alive, and the last posting to a small one. When a collection finds no object of a class,
 * V8 gives up its hidden class and all code that was compiled for it, and a page or a service that asks now and then
 * begins cold each time. See docs/decisions/0014.
 */
export function keepShapes(as: keyof typeof kept, what: object, bytes: number): void {
  if (bytes <= SMALL) kept[as] = what;
}
