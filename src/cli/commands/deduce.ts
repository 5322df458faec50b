import { type Board, inLanguage, type Place } from '../../board/index.ts';
import { type Deduction, deduceAsync } from '../../reasoning/index.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import type { Input } from '../input/input.ts';
import { answer, boardRows, msSince } from '../terminal/answer.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { statisticsText } from '../terminal/statistics-text.ts';
import { WORDS } from '../terminal/words.ts';
import { type SearchOptions, search } from './search.ts';

interface DeduceOptions extends Omit<SearchOptions, 'label'>, DrawingOptions, OutputOptions {
  readonly out?: string;
}

export function deduceCommand(io: Io, inputs: readonly string[], options: DeduceOptions): Promise<ExitCode> {
  const writer = new SceneWriter(io, options);
  return eachInput(io, inputs, options, async (input) => {
    const from = performance.now();
    const { puzzle, grid, name } = input;
    const deduced = await search(io, name, options, (limits) => deduceAsync(puzzle, grid, limits));
    const total = msSince(from);
    if (options.json) printJson(io, jsonOf(input, deduced, total));
    else {
      const words = writer.documentOnly ? io.stderr : io.stdout;
      words.write(`${verdictOf(input, deduced, options)}\n`);
      if (deduced.status === 'common') {
        await writer.write(
          writer.drawing(puzzle.scene(grid, deduced.board, { deduced: knownCells(deduced.board) })),
        );
      }
      if (options.stats)
        words.write(statisticsText(deduced.statistics, { reading: input.reading, total }, options.lang));
    }
    return exitOf(deduced.status, 'because' in deduced ? deduced.because : undefined);
  });
}

function jsonOf(input: Input, deduced: Deduction<string>, ms: number): object {
  const { status, statistics } = deduced;
  const found =
    deduced.status === 'common'
      ? { common: boardRows(input, deduced.board), complete: deduced.complete }
      : {};
  const because = 'because' in deduced ? { because: deduced.because } : {};
  return answer(input, status, { ...because, ...found, ms, statistics });
}

function verdictOf({ puzzle, grid }: Input, deduced: Deduction<string>, { lang }: DeduceOptions): string {
  const words = inLanguage(WORDS, lang);
  if (deduced.status === 'none') return words.none;
  if (deduced.status === 'unknown') return words.unknown(words.because[deduced.because], false);
  let open = 0;
  for (let cell = 0; cell < deduced.board.cells; cell++) if (puzzle.given(grid, cell) === undefined) open++;
  const known = knownCells(deduced.board).length;
  return deduced.because === undefined
    ? words.common(known, open)
    : words.commonSoFar(known, open, words.because[deduced.because]);
}

function knownCells(board: Board<string>): Place[] {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  return board.sites.places(cells.filter((cell) => board.at(cell) !== undefined));
}
