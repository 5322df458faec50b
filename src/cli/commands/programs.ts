import type { Language } from '../../board/index.ts';
import { type AnyPaper, changesText, papers, programText } from '../../papers/index.ts';
import { runProlog } from '../papers/run-prolog.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';

export interface ProgramsOptions {
  readonly print?: boolean;
  readonly listing?: boolean;
  readonly diff?: boolean;
  /** A goal, its number in the list, or true for the first of the list. */
  readonly run?: string | true;
  readonly lang: Language;
}

const WORDS: Readonly<Record<Language, { changes(count: number): string; hint: string }>> = {
  en: {
    changes: (count) => `${count} changes, each with its reason: --diff`,
    hint: 'Run one with: calcada programs NUMBER --run GOAL (or its number here)',
  },
  pt: {
    changes: (count) => `${count} alterações, cada uma com a sua razão: --diff`,
    hint: 'Para correr um: calcada programs NÚMERO --run OBJETIVO (ou o seu número aqui)',
  },
};

/** Lists, prints, compares or runs the programs of the papers. */
export async function programsCommand(
  io: Io,
  number: string | undefined,
  options: ProgramsOptions,
): Promise<ExitCode> {
  const { print, listing, diff, run, lang } = options;
  if ([print, listing, diff, run].filter((one) => one !== undefined).length > 1)
    throw new UsageError('expected one of --print, --listing, --diff and --run');
  if (number === undefined) {
    if (print || listing || diff || run !== undefined)
      throw new UsageError(`expected the number of a paper: ${numbers()}`);
    for (const [at, paper] of papers.entries()) {
      if (at > 0) io.stdout.write('\n');
      await list(io, paper, lang);
    }
    io.stdout.write(`\n${WORDS[lang].hint}\n`);
    return EXIT.success;
  }
  const paper = papers.find((one) => one.numbers.includes(number));
  if (!paper)
    throw new UsageError(`expected the number of a paper (${numbers()}), got ${JSON.stringify(number)}`);
  const own = await paper.listing();
  if (print) io.stdout.write(programText(own));
  else if (listing) io.stdout.write(`${own.text}\n`);
  else if (diff) io.stdout.write(changesText(own, lang));
  else if (run !== undefined) {
    const goal = run === true ? own.goals[0]!.goal : (own.goals[Number(run) - 1]?.goal ?? run);
    return (await runProlog(io, programText(own), goal)) ? EXIT.success : EXIT.no;
  } else await list(io, paper, lang);
  return EXIT.success;
}

const numbers = (): string => papers.flatMap((paper) => paper.numbers).join(', ');

async function list(io: Io, paper: AnyPaper, lang: Language): Promise<void> {
  const { goals, changes } = await paper.listing();
  io.stdout.write(`${paper.numbers.join('/')}  ${paper.authors.join(', ')}: ${paper.title}\n`);
  for (const [at, { goal, says }] of goals.entries())
    io.stdout.write(`  ${at + 1}. ${goal}\n     ${says[lang]}\n`);
  io.stdout.write(`  ${WORDS[lang].changes(changes.length)}\n`);
}
