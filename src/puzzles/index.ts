/**
 * The puzzles. Each lives in its own folder and fulfils the contract of `puzzle.ts`; this file is the only list of
 * them. What they share is in `kit`; nothing in here solves, reads other tools' formats or draws.
 */
import { akari } from './akari/index.ts';
import { bosnianRoad } from './bosnian-road/index.ts';
import { crazyPavement } from './crazy-pavement/index.ts';
import { dualClueCrossAPix } from './dual-clue-cross-a-pix/index.ts';
import type { AnyPuzzle } from './puzzle.ts';

export * from './puzzle.ts';
export type { Rule } from './rule.ts';

export const puzzles: readonly AnyPuzzle[] = [akari, bosnianRoad, crazyPavement, dualClueCrossAPix];

export const puzzleById = (id: string): AnyPuzzle | undefined => puzzles.find((puzzle) => puzzle.id === id);
