import { Board, inLanguage, type Place, placeName, say, sayPlace } from '../../board/index.ts';
import { type Rule, sitesOf } from '../../puzzles/index.ts';
import { chainLines, type Hint, hintAsync, speechOf } from '../../reasoning/index.ts';
import { filledBoard } from '../input/filled-board.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import type { Input } from '../input/input.ts';
import { answer, cellNames, rulesJson } from '../terminal/answer.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { EXIT, type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { PATH_WORDS } from '../terminal/path-words.ts';
import { stepJson } from './explain.ts';
import { type SearchOptions, search } from './search.ts';

/** How much a hint tells: where to look; the rules as well; the facts too. */
export const STRENGTHS = ['where', 'rules', 'fact'] as const;
type Strength = (typeof STRENGTHS)[number];

interface HintOptions extends Omit<SearchOptions, 'label'>, DrawingOptions, OutputOptions {
  readonly out?: string;
  readonly board?: string;
  readonly strength: Strength;
}

/** Tells what to do next on a half-filled board, or what is wrong with it. */
export function hintCommand(io: Io, inputs: readonly string[], options: HintOptions): Promise<ExitCode> {
  const writer = new SceneWriter(io, options);
  return eachInput(io, inputs, options, async (input) => {
    const { puzzle, grid, name } = input;
    const filled = await filledBoard(io, input, options);
    if (filled === 'bad') return EXIT.badPuzzle;
    const board = filled ?? Board.on<string>(sitesOf(puzzle, grid));
    let stopped = false;
    const hint = await search(io, name, options, async ({ timeLimit, signal }) => {
      const found = await hintAsync(puzzle, grid, board, { timeLimit, signal });
      stopped = found.kind === 'unknown' && signal?.aborted === true;
      return found;
    });
    if (options.json) printJson(io, jsonOf(input, hint, board, options));
    else {
      const words = writer.documentOnly ? io.stderr : io.stdout;
      words.write(`${textOf(input, hint, board, options)}\n`);
      await writer.write(writer.drawing(sceneOf(input, hint, board, options)));
    }
    return exitOf(hint.kind, stopped ? 'stopped' : undefined);
  });
}

function jsonOf(input: Input, hint: Hint<string>, board: Board<string>, options: HintOptions): object {
  const { strength, lang } = options;
  if (hint.kind === 'mistake') {
    return answer(input, hint.kind, {
      ...(hint.rule ? { rule: hint.rule.id } : {}),
      cells: cellNames(hint.cells, board),
      reason: rulesJson(hint.reason, lang),
    });
  }
  if (hint.kind !== 'step') return answer(input, hint.kind);
  const { step } = hint;
  // Rules share places: each is named once.
  const where = [...new Set(hint.where.map(placeName))];
  const more =
    strength === 'where'
      ? {}
      : strength === 'rules'
        ? { because: rulesJson(step.because, lang) }
        : stepJson(step, board, lang);
  return answer(input, hint.kind, { where, ...more });
}

function textOf(
  { puzzle, grid }: Input,
  hint: Hint<string>,
  board: Board<string>,
  { strength, lang }: HintOptions,
): string {
  const words = inLanguage(PATH_WORDS, lang);
  const listed = (rules: readonly Rule<string>[]) => rules.map(({ sentence }) => `  ${say(sentence, lang)}`);
  const named = (found: readonly Place[]) =>
    [...new Set(found.map((place) => sayPlace(place, lang)))].join(', ');
  switch (hint.kind) {
    case 'done':
      return words.done;
    case 'open':
      return words.hintOpen;
    case 'unknown':
      return words.hintUnknown;
    case 'mistake': {
      const cells = named(board.sites.places(hint.cells));
      const head = hint.rule
        ? words.brokenRule
        : hint.cells.length > 0
          ? words.wrongCells(cells, hint.cells.length === 1)
          : words.noSolution;
      const { told, chain } = hint;
      const why = told
        ? [`  ${say(told.sentence, lang)}`]
        : chain
          ? chainLines(puzzle, grid, chain).map(
              ({ number, sentence }) => `  ${number}. ${say(sentence, lang)}`,
            )
          : listed(hint.reason);
      return [head, ...why].join('\n');
    }
    case 'step': {
      const { step, where } = hint;
      const lines = [words.look(named(where))];
      if (strength !== 'where') lines.push(words.reason, ...listed(step.because));
      const speech = speechOf(puzzle, grid, step);
      if (strength === 'fact' && step.chain) {
        lines.push(...speech.lines.map(({ number, sentence }) => `  ${number}. ${say(sentence, lang)}`));
      } else if (strength === 'fact') {
        if (step.given.length > 0)
          lines.push(words.known(named(board.sites.places(step.given.flatMap(({ cells }) => cells)))));
        lines.push(words.so(say(speech.facts, lang)));
      }
      return lines.join('\n');
    }
  }
}

function sceneOf(
  { puzzle, grid }: Input,
  hint: Hint<string>,
  board: Board<string>,
  { strength }: HintOptions,
) {
  if (hint.kind === 'mistake') {
    const because = hint.reason.flatMap(({ where }) => where);
    return puzzle.scene(grid, board, { because, wrong: board.sites.places(hint.cells) });
  }
  if (hint.kind !== 'step') return puzzle.scene(grid, board);
  const { step, where } = hint;
  if (strength !== 'fact') return puzzle.scene(grid, board, { because: where });
  const after = board.knowing(step.facts);
  const deduced = board.sites.places(step.facts.flatMap(({ cells }) => cells));
  return puzzle.scene(grid, after, { because: where, deduced });
}
