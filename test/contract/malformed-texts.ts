import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import type { MalformedText } from '../puzzles/cases.ts';
import { casesOf } from './puzzle-folders.ts';

/** Texts that are not boards, of no puzzle or of several, and those that the puzzles bring. */
const ofNone: readonly MalformedText[] = [
  ['json', '{"puzzle": "sudoku"}', 1, 12, 'unknown puzzle'],
  ['json', '{"rows": ["."]}', 1, 1, '"puzzle" is missing'],
  ['json', '{"__proto__": {"puzzle": "akari", "rows": ["."]}}', 1, 1, '"puzzle" is missing'],
  ['json', '{"puzzle": "__proto__"}', 1, 12, 'unknown puzzle'],
  ['text', '..\n..\n', 1, 1, 'this could be akari or bosnian-road'],
  ['text', 'sudoku\n..\n', 1, 1, 'does not say which puzzle'],
];

/** What a puzzle brings; where it brings nothing, one text that fails and says why. */
function broughtBy(puzzle: AnyPuzzle): readonly MalformedText[] {
  try {
    return casesOf(puzzle).malformed;
  } catch (error) {
    return [['text', '', 1, 1, `${error}`]];
  }
}

export const malformedTexts: readonly MalformedText[] = [...puzzles.flatMap(broughtBy), ...ofNone];
