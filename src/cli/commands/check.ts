import { inLanguage, say } from '../../board/index.ts';
import { makeFolder } from '../../files/index.ts';
import { type Check, checkAsync } from '../../reasoning/index.ts';
import { judgeLines, type LinesOptions, refuseWithoutLines } from '../batch/index.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import type { Input } from '../input/input.ts';
import { type ModelOptions, underModel } from '../papers/index.ts';
import { checkAnswer, msSince } from '../terminal/answer.ts';
import { coloursIf } from '../terminal/colours.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { UsageError } from '../terminal/errors.ts';
import { type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { statisticsText } from '../terminal/statistics-text.ts';
import { WORDS } from '../terminal/words.ts';
import { plainOptions, type SearchOptions, search, threadsFor } from './search.ts';

interface CheckOptions extends SearchOptions, DrawingOptions, OutputOptions, LinesOptions, ModelOptions {
  readonly out?: string;
  /** A folder for the certificates of these boards. */
  readonly prove?: string;
}

/** A longer list of clashing rules is cut off for people. */
const MOST_RULES = 20;

export async function checkCommand(
  io: Io,
  inputs: readonly string[],
  options: CheckOptions,
): Promise<ExitCode> {
  if (options.jsonl !== undefined) {
    if (inputs.length > 0) throw new UsageError('--jsonl names the only input: leave out the others');
    const { prove } = options;
    if (prove !== undefined) makeFolder(prove);
    const question = {
      asks: 'check',
      ...plainOptions(options),
      prove,
    } as const;
    return judgeLines(io, options.jsonl, question, options);
  }
  const { out: _, ...others } = options;
  refuseWithoutLines(others);
  if (options.prove !== undefined)
    throw new UsageError('--prove needs --jsonl; for single boards use calcada prove');
  const writer = new SceneWriter(io, options);
  return eachInput(io, inputs, options, async (asked) => {
    const input = underModel(io, asked, options);
    const from = performance.now();
    const checked = await search(io, input.name, options, async (limits) =>
      checkAsync(input.puzzle, input.grid, { ...limits, ...(await threadsFor(io, options)) }),
    );
    const total = msSince(from);
    if (options.json) printJson(io, checkAnswer(input, checked, total, options.lang));
    else {
      const words = writer.documentOnly ? io.stderr : io.stdout;
      words.write(verdictOf(checked, options, writer), writer.colour);
      const drawing = drawingOf(input, checked, options, writer);
      if (drawing !== undefined) await writer.write(drawing);
      if (options.stats)
        words.write(statisticsText(checked.statistics, { reading: input.reading, total }, options.lang));
    }
    return exitOf(checked.status, 'because' in checked ? checked.because : undefined);
  });
}

function verdictOf(checked: Check<string>, { lang }: CheckOptions, writer: SceneWriter): string {
  const words = inLanguage(WORDS, lang);
  const colours = coloursIf(writer.colour);
  switch (checked.status) {
    case 'unique':
      return `${colours.green(words.unique)}\n`;
    case 'several':
      return `${colours.yellow(words.several(checked.differences.length))}\n`;
    case 'unknown':
      return `${colours.yellow(words.unknown(words.because[checked.because], checked.solution !== undefined))}\n`;
    case 'none': {
      const { rules, minimal } = checked.clash;
      const lines = [colours.red(words.none)];
      if (rules.length > 0) lines.push(words.clash(rules.length, minimal));
      for (const rule of rules.slice(0, MOST_RULES)) lines.push(`  ${say(rule.sentence, lang)}`);
      if (rules.length > MOST_RULES) lines.push(`  ${words.more(rules.length - MOST_RULES)}`);
      return `${lines.join('\n')}\n`;
    }
  }
}

function drawingOf(
  input: Input,
  checked: Check<string>,
  options: CheckOptions,
  writer: SceneWriter,
): string | undefined {
  const { puzzle, grid } = input;
  switch (checked.status) {
    case 'unique':
      return writer.board(input, checked.solution);
    case 'several': {
      if (writer.style === 'papers')
        return writer.pair(writer.board(input, checked.solution), writer.board(input, checked.other));
      const because = checked.solution.sites.places(checked.differences);
      const drawings = [checked.solution, checked.other].map((board) =>
        writer.drawing(puzzle.scene(grid, board, { because }), {
          because: inLanguage(WORDS, options.lang).differs,
        }),
      );
      const [first = '', second = ''] = drawings;
      return writer.style === 'svg' ? first : writer.pair(first, second);
    }
    case 'none': {
      if (writer.style === 'papers') return writer.board(input);
      const because = checked.clash.rules.flatMap(({ where }) => where);
      return writer.drawing(puzzle.scene(grid, undefined, { because }));
    }
    case 'unknown':
      return checked.solution && writer.board(input, checked.solution);
  }
}
