import { existsSync } from 'node:fs';
import { BRANCHES, type Branch, SELECTS, type Select } from '../../engine/index.ts';
import type { LabOptions, OwnAsked, Workbench } from '../../lab/index.ts';
import { readInput } from '../input/input.ts';
import { parseLabeling } from '../program/labeling-option.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { shown } from '../terminal/shown.ts';
import { versionOf } from '../terminal/version.ts';

const PACKAGE = 'calcada-workbench';

/** The options of `lab own`. */
interface OwnOptions {
  readonly board?: readonly string[];
  readonly puzzle?: string;
  readonly sizes?: string;
  readonly select?: string;
  readonly branch?: string;
  readonly order?: 'up' | 'down';
  readonly learning?: boolean;
  readonly tries?: number;
  readonly goal?: OwnAsked['goal'];
  /** Seconds for each run. */
  readonly timeLimit?: number;
  readonly model?: string;
}

const OWN_FLAGS: Readonly<Record<keyof OwnOptions, string>> = {
  board: '--board',
  puzzle: '--puzzle',
  sizes: '--sizes',
  select: '--select',
  branch: '--branch',
  order: '--order',
  learning: '--no-learning',
  tries: '--tries',
  goal: '--goal',
  timeLimit: '--time-limit',
  model: '--model',
};

/** Options that no other experiment would look at. */
function refuseOwn(own: OwnOptions): void {
  const { learning, ...others } = own;
  const given: OwnOptions = { ...others, ...(learning === false ? { learning } : {}) };
  for (const [name, flag] of Object.entries(OWN_FLAGS))
    if (given[name as keyof OwnOptions] !== undefined) throw new UsageError(`${flag} is for lab own`);
}

/** Runs experiments and prints what they show; `report` prints what is there without running anything. */
export async function labCommand(
  io: Io,
  names: readonly string[],
  given: LabOptions & OwnOptions,
): Promise<ExitCode> {
  if (!names.includes('own')) refuseOwn(given);
  const options = names.includes('own') ? { ...given, own: await asked(io, given) } : given;
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
  if (!answer.stopped) return EXIT.success;
  io.stderr.write('stopped; --resume continues from here\n');
  return EXIT.interrupted;
}

async function asked(io: Io, own: OwnOptions): Promise<OwnAsked> {
  const boards: { name: string; puzzle: string; text: string }[] = [];
  for (const name of own.board ?? []) {
    const input = await readInput(name, io);
    if (!input.ok) throw new UsageError(`${name}: ${input.problems[0]?.problem ?? 'not a board'}`);
    const { name: given, puzzle, grid } = input;
    boards.push({ name: shown(given), puzzle: puzzle.id, text: puzzle.format(grid) });
  }
  const sides = (own.sizes ?? '').split(',').flatMap((side) => (side.trim() === '' ? [] : [Number(side)]));
  if (sides.some((side) => !Number.isInteger(side) || side < 3))
    throw new UsageError(`--sizes: expected whole numbers from 3, as in 10,20, got ${own.sizes}`);
  if (sides.length > 0 && own.puzzle === undefined) throw new UsageError('--sizes needs --puzzle');
  const program =
    own.model === undefined || own.model === 'ours' ? undefined : own.model.replace(/^paper:/, '');
  return {
    boards,
    ...(sides.length > 0 ? { random: { puzzle: own.puzzle!, sides } } : {}),
    program,
    selects: listOf('--select', own.select ?? 'leftmost', (name) => parseLabeling(name).select) as Select[],
    branches: listOf('--branch', own.branch ?? 'step', (name) => parseLabeling(name).branch) as Branch[],
    order: own.order ?? 'up',
    learning: own.learning ?? true,
    tries: own.tries ?? 1,
    goal: own.goal ?? 'any',
    timeLimit: (own.timeLimit ?? 10) * 1000,
  };
}

/** Names with commas between them; `all` for every one that there is. */
function listOf(
  option: string,
  text: string,
  read: (name: string) => Select | Branch | undefined,
): readonly (Select | Branch)[] {
  if (text === 'all') return option === '--select' ? SELECTS : BRANCHES;
  return text.split(',').map((name) => {
    const found = read(name.trim());
    if (found === undefined) throw new UsageError(`${option}: unexpected ${JSON.stringify(name)}`);
    return found;
  });
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
