import { cellAt, type Language, type Phrase, say } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/index.ts';
import { type Path, type Speech, type Step, speechOf } from '../reasoning/index.ts';
import type { Frame } from '../render/index.ts';
import { UsageError } from './errors.ts';
import { PATH_WORDS } from './path-words.ts';

/** A step of a path, and its words. */
export interface Told {
  readonly step: Step<string>;
  readonly speech: Speech;
}

/** The steps of a path, one after the other. */
export function* toldSteps(puzzle: AnyPuzzle, grid: unknown, path: Path<string>): Generator<Told> {
  for (const step of path.steps) yield { step, speech: speechOf(puzzle, grid, step) };
}

/** No more cells than these are drawn in all: a document beyond that helps nobody. */
const MOST_CELLS = 1_000_000;

/** A picture for each step: the rules' places lit up, what follows from them set off. */
export function pathFrames(
  puzzle: AnyPuzzle,
  grid: unknown,
  path: Path<string>,
  language: Language,
): Frame[] {
  const places = (cells: readonly number[], columns: number) =>
    cells.map((cell) => cellAt(Math.floor(cell / columns), cell % columns));
  if (path.steps.length * path.start.cells > MOST_CELLS) {
    throw new UsageError(`${path.steps.length} pictures of ${path.start.cells} cells are too many to draw`);
  }
  const frames: Frame[] = [];
  let number = 0;
  let after = path.start;
  for (const { step, speech } of toldSteps(puzzle, grid, path)) {
    after = after.knowing(step.facts);
    const name = say(step.techniqueName, language);
    const deduced = places(
      step.facts.flatMap(({ cells }) => cells),
      after.columns,
    );
    const rules = step.because.flatMap(({ where }) => where);
    // The places of a rule about the whole board say nothing: what is known does.
    const whole = rules.some(({ kind }) => kind === 'board');
    const given = step.given.flatMap(({ cells }) => cells);
    const because = whole ? [...rules, ...places(given, after.columns)] : rules;
    frames.push({
      title: `${++number}. ${name}`,
      scene: puzzle.scene(grid, after, { because, deduced }),
      caption: speech.whole[language],
    });
  }
  return [...frames, ...endFrames(puzzle, grid, path, language)];
}

/** What is to be shown after the last step: two solutions, or the rules that clash. */
function endFrames(puzzle: AnyPuzzle, grid: unknown, path: Path<string>, language: Language): Frame[] {
  const words = PATH_WORDS[language];
  if (path.solutions) {
    const [one, other] = path.solutions;
    const because = one
      .differences(other)
      .map((cell) => cellAt(Math.floor(cell / one.columns), cell % one.columns));
    return [one, other].map((board, at) => ({
      title: ['A', 'B'][at]!,
      scene: puzzle.scene(grid, board, { because }),
      caption: [words.because.several],
    }));
  }
  if (!path.clash) return [];
  const { rules } = path.clash;
  const caption: Phrase = rules.flatMap(({ sentence }, at) => [
    ...(at > 0 ? ['; '] : []),
    ...sentence[language],
  ]);
  const because = rules.flatMap(({ where }) => where);
  return [{ title: words.because.none, scene: puzzle.scene(grid, undefined, { because }), caption }];
}
