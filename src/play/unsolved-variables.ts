import type { BoolVar } from '../engine/index.ts';
import type { Variables } from '../puzzles/puzzle.ts';

/**
 * Variables for a model that is not solved. Playing asks rules only what they say and whether a board keeps them,
 * never for their constraints; so a page that plays need not carry the engine, which lives in its worker.
 */
export const unsolvedVariables: Variables = {
  bool(name = '') {
    const literal: object = { name, not: () => literal };
    return literal as BoolVar;
  },
};
