import type { FurtherLanguage } from '../../board/index.ts';
import type { DeskWords } from './desk.ts';
import type { LearnWords } from './learn.ts';
import type { PrintWords } from './print.ts';

/** What parts of the page say that are loaded later, and that belong to a puzzle. */
export interface LaterParts {
  readonly desk: DeskWords;
  readonly learn: LearnWords;
  readonly print: PrintWords;
}

/** The same in the further languages that are loaded. */
export const laterParts: Partial<Record<FurtherLanguage, LaterParts>> = {};
