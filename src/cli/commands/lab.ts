import { existsSync } from 'node:fs';
import type { LabOptions, Workbench } from '../../lab/index.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { versionOf } from '../version.ts';

const PACKAGE = 'calcada-workbench';

/** Runs experiments and prints what they show; `report` prints what is there without running anything. */
export async function labCommand(io: Io, names: readonly string[], options: LabOptions): Promise<ExitCode> {
  const { lab } = await workbench(io.entry);
  const progress = new Progress(io.stderr, 'lab');
  const answer = await lab(names, options, {
    entry: io.entry,
    version: versionOf(io),
    onInterrupt: io.onInterrupt,
    onTrial: (words) => {
      progress.detail = () => `, ${words}`;
    },
  }).finally(() => progress.end());
  if (!answer.ok) throw new UsageError(answer.problem);
  io.stdout.write(answer.text);
  if (!answer.stopped) return EXIT.asAsked;
  io.stderr.write('stopped; --resume goes on from here\n');
  return EXIT.interrupted;
}

/** A checkout has the workbench beside it; elsewhere it is a package that may be installed or not. */
async function workbench(entry: URL): Promise<Workbench> {
  const beside = new URL('../../workbench/dist/index.js', entry);
  const place = existsSync(beside) ? beside.href : PACKAGE;
  try {
    return (await import(place)) as Workbench;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(PACKAGE))) throw error;
    throw new UsageError(
      `the lab needs the package ${PACKAGE}: run "npm install ${PACKAGE}", or "npm run build" in a checkout`,
    );
  }
}
