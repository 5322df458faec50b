import { type Board, cellAt, type Language, type Phrase, say } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/index.ts';
import { type Fact, type Path, type Speech, type Step, speechOf } from '../reasoning/index.ts';
import type { Frame } from '../render/index.ts';
import { PATH_WORDS } from './path-words.ts';

/** A step of a path, with the boards around it and its words. */
export interface Told {
  readonly step: Step<string>;
  readonly before: Board<string>;
  readonly after: Board<string>;
  readonly speech: Speech;
}

/** The steps of a path, one after the other. */
export function* toldSteps(puzzle: AnyPuzzle, path: Path<string>): Generator<Told> {
  let before = path.start;
  for (const step of path.steps) {
    const after = step.facts.reduce((board, { cells, value }) => board.with(cells, value), before);
    yield {
      step,
      before,
      after,
      speech: speechOf(puzzle, step, givenFacts(step, path, before), before.columns),
    };
    before = after;
  }
}

/** The known cells of a step as facts: cells that became known together are one. */
function givenFacts({ given }: Step<string>, path: Path<string>, before: Board<string>): Fact<string>[] {
  const together = new Map<number, readonly number[]>();
  for (const { facts } of path.steps) {
    for (const { cells } of facts) if (cells.length > 1) for (const cell of cells) together.set(cell, cells);
  }
  const told = new Set<number>();
  const facts: Fact<string>[] = [];
  for (const cell of given) {
    if (told.has(cell)) continue;
    const cells = together.get(cell) ?? [cell];
    for (const one of cells) told.add(one);
    facts.push({ cells, value: before.at(cell)! });
  }
  return facts;
}

/** A picture for each step: the rules' places lit up, what follows from them set off. */
export function pathFrames(
  puzzle: AnyPuzzle,
  grid: unknown,
  path: Path<string>,
  language: Language,
): Frame[] {
  const places = (cells: readonly number[], columns: number) =>
    cells.map((cell) => cellAt(Math.floor(cell / columns), cell % columns));
  const frames: Frame[] = [];
  let number = 0;
  for (const { step, after, speech } of toldSteps(puzzle, path)) {
    const name = say(step.techniqueName, language);
    const deduced = places(
      step.facts.flatMap(({ cells }) => cells),
      after.columns,
    );
    const because = [...step.because.flatMap(({ where }) => where), ...places(step.given, after.columns)];
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
