import type { Language } from '../board/index.ts';
import { UsageError } from './errors.ts';
import type { Input } from './input.ts';
import type { Io } from './io.ts';

/** What a command that can use a paper's rules is told. */
export interface ModelOptions {
  /** `ours`, `paper`, or `paper:program`. */
  readonly model?: string;
  readonly lang: Language;
  readonly quiet?: boolean;
}

/** The input under the rules that are asked for; says in a sentence how a paper's differ from ours. */
export function underModel(io: Io, input: Input, { model = 'ours', lang, quiet }: ModelOptions): Input {
  if (model === 'ours') return input;
  const { puzzle } = input;
  const [, wanted] = /^paper(?::(\w+))?$/.exec(model) ?? [];
  if (!model.startsWith('paper') || (wanted === undefined && model !== 'paper'))
    throw new UsageError(`--model: expected ours, paper or paper:PROGRAM, got ${JSON.stringify(model)}`);
  const { paper } = puzzle;
  if (!paper) throw new UsageError(`--model paper: no paper of ours is about ${puzzle.id}`);
  const program =
    wanted === undefined ? paper.programs[0] : paper.programs.find(({ name }) => name === wanted);
  if (!program) {
    const known = paper.programs.map(({ name }) => `paper:${name}`).join(', ');
    throw new UsageError(`--model: the paper has no program ${wanted}; expected ${known}`);
  }
  const label = { en: 'note', pt: 'nota' }[lang];
  if (!quiet) io.stderr.write(`${input.name}: ${label}: ${program.name}: ${program.differs[lang]}\n`);
  return {
    ...input,
    tags: { ...input.tags, model: `${paper.numbers[0]}:${program.name}` },
    puzzle: program.model ? { ...puzzle, model: program.model.bind(program) } : puzzle,
  };
}
