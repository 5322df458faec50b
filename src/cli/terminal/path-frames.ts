import { type AnyLanguage, inLanguage, type Phrase, type Sentence, say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { atOnce, type Path, type Speech, type Step, speechOf } from '../../reasoning/index.ts';
import type { Frame } from '../../render/index.ts';
import { UsageError } from './errors.ts';
import { PATH_WORDS } from './path-words.ts';

/** A step of a path and its words; and what then follows at once, as one. */
export interface ShownStep {
  /** `12`, its place in the path. */
  readonly number: string;
  readonly step: Step<string>;
  readonly speech: Speech;
  readonly joined?: {
    readonly number: string;
    readonly facts: Step<string>['facts'];
    readonly sentence: Sentence;
  };
}

/** The steps of a path, one after the other; bookkeeping is joined to the step before it. */
export function* toldSteps(puzzle: AnyPuzzle, grid: unknown, path: Path<string>): Generator<ShownStep> {
  const { steps } = path;
  for (let at = 0; at < steps.length; ) {
    const step = steps[at]!;
    const number = `${++at}`;
    const from = at;
    while (steps[at]?.bookkeeping) at++;
    const facts = steps.slice(from, at).flatMap((one) => one.facts);
    const joined = at > from && {
      number: at === from + 1 ? `${at}` : `${from + 1}–${at}`,
      facts,
      sentence: atOnce(puzzle, grid, facts),
    };
    yield { number, step, speech: speechOf(puzzle, grid, step), ...(joined ? { joined } : {}) };
  }
}

/** The most cells that are drawn in all: a larger document would be useless. */
const MOST_CELLS = 1_000_000;

/** A picture for each step: the rules' places lit up, what follows from them set off. */
export function pathFrames(
  puzzle: AnyPuzzle,
  grid: unknown,
  path: Path<string>,
  language: AnyLanguage,
): Frame[] {
  if (path.steps.length * path.start.cells > MOST_CELLS) {
    throw new UsageError(`${path.steps.length} pictures of ${path.start.cells} cells are too many to draw`);
  }
  const frames: Frame[] = [];
  let board = path.start;
  const cellsIn = (facts: Step<string>['facts']) => board.sites.places(facts.flatMap(({ cells }) => cells));
  for (const { number, step, speech, joined } of toldSteps(puzzle, grid, path)) {
    const title = `${number}. ${say(step.techniqueName, language)}`;
    for (const line of speech.lines) {
      // The board as it is supposed to be, its ghosts drawn as what is deduced; the line that breaks a rule is wrong.
      const lit = [...line.where, ...cellsIn(line.given)];
      const emphasis = { deduced: cellsIn(line.ghosts), [line.kind === 'breaks' ? 'wrong' : 'because']: lit };
      if (line.kind === 'so') continue;
      frames.push({
        title: `${title} (${line.number})`,
        scene: puzzle.scene(grid, board.knowing(line.ghosts), emphasis),
        caption: inLanguage(line.sentence, language),
      });
    }
    board = board.knowing(step.facts);
    const rules = step.chain || step.search !== undefined ? [] : step.because.flatMap(({ where }) => where);
    // The places of a rule about the whole board say nothing: what is known does.
    const whole = rules.some(({ kind }) => kind === 'board');
    const because = whole ? [...rules, ...cellsIn(step.given)] : rules;
    frames.push({
      title,
      scene: puzzle.scene(grid, board, { because, deduced: cellsIn(step.facts) }),
      caption: inLanguage(speech.whole, language),
    });
    if (!joined) continue;
    board = board.knowing(joined.facts);
    frames.push({
      title: `${joined.number}.`,
      scene: puzzle.scene(grid, board, { deduced: cellsIn(joined.facts) }),
      caption: inLanguage(joined.sentence, language),
    });
  }
  return [...frames, ...endFrames(puzzle, grid, path, language)];
}

/** What is to be shown after the last step: two solutions, or the rules that clash. */
function endFrames(puzzle: AnyPuzzle, grid: unknown, path: Path<string>, language: AnyLanguage): Frame[] {
  const words = inLanguage(PATH_WORDS, language);
  if (path.solutions) {
    const [one, other] = path.solutions;
    const because = one.sites.places(one.differences(other));
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
    ...inLanguage(sentence, language),
  ]);
  const because = rules.flatMap(({ where }) => where);
  return [{ title: words.because.none, scene: puzzle.scene(grid, undefined, { because }), caption }];
}
