import { type AnyLanguage, type Board, inLanguage } from '../../board/index.ts';
import { type AnyPaper, paperOf, ruledBy } from '../../papers/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import type { Input } from '../input/input.ts';
import { UsageError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { NOTE } from '../terminal/words.ts';

/** The options of a command that can use a paper's rules. */
export interface ModelOptions {
  /** `ours`, `paper`, or `paper:program`. */
  readonly model?: string;
  readonly lang: AnyLanguage;
  readonly quiet?: boolean;
}

type Program = AnyPaper['programs'][number];

/** A board under the chosen rules. */
export interface RuledInput extends Input {
  /** Present if a paper's program is used: how it poses the board, labels, and tests afterwards. */
  readonly program?: {
    readonly puzzle: AnyPuzzle;
    /** As `--label` takes it. */
    readonly label: string;
    readonly test?: (board: Board<string>) => boolean;
  };
}

/** The input under the chosen rules; says in a sentence how a paper's rules differ from ours. */
export function underModel(io: Io, input: Input, { model = 'ours', lang, quiet }: ModelOptions): RuledInput {
  if (model === 'ours') return input;
  const { puzzle, grid } = input;
  const [, wanted] = /^paper(?::(\w+))?$/.exec(model) ?? [];
  if (!model.startsWith('paper') || (wanted === undefined && model !== 'paper'))
    throw new UsageError(`--model: expected ours, paper or paper:PROGRAM, got ${JSON.stringify(model)}`);
  const paper = paperOf(puzzle);
  if (!paper) throw new UsageError(`--model paper: no paper of ours is about ${puzzle.id}`);
  const program =
    wanted === undefined ? paper.programs[0] : paper.programs.find(({ name }) => name === wanted);
  if (!program) {
    const known = paper.programs.map(({ name }) => `paper:${name}`).join(', ');
    throw new UsageError(`--model: the paper has no program ${wanted}; expected ${known}`);
  }
  const label = inLanguage(NOTE, lang);
  if (!quiet)
    io.stderr.write(
      `${shown(input.name)}: ${label}: ${program.name}: ${inLanguage(program.differs, lang)}\n`,
    );
  const ruled = ruledBy(puzzle, program);
  const { test } = program;
  return {
    ...input,
    tags: { ...input.tags, model: `${paper.numbers[0]}:${program.name}` },
    // What is tested after the labeling makes its solutions ours.
    puzzle: test ? puzzle : ruled,
    program: {
      puzzle: ruled,
      label: labelOf(program),
      ...(test ? { test: (board: Board<string>) => test.call(program, grid, board) } : {}),
    },
  };
}

const labelOf = ({ labeling: { select, branch, order } }: Program): string =>
  `[${[select, branch, order].filter((one) => one !== undefined).join(',')}]`;
