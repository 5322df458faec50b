import { join } from 'node:path';
import { type Experiment, measurementsOf, type Results, run } from '../../lab/index.ts';
import { allExperiments, machine, printResults, ResultsFile, versions } from '../../lab/node/index.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { versionOf } from '../version.ts';

export interface LabOptions {
  readonly quick?: boolean;
  readonly seed: number;
  readonly out: string;
  readonly resume?: boolean;
  /** A page for the docs, with its plots in a folder beside it. */
  readonly page?: string;
}

const ALL = 'all';
const REPORT = 'report';

/** Runs experiments and prints what they show; `report` prints what is there without running anything. */
export async function labCommand(io: Io, names: readonly string[], options: LabOptions): Promise<ExitCode> {
  const experiments = allExperiments(io.entry);
  const wanted = chosen(experiments, names);
  const path = join(options.out, 'results.json');
  const opened = ResultsFile.open(path);
  if (opened && 'problem' in opened) throw new UsageError(`${path} cannot be used: ${opened.problem}`);
  if (wanted === REPORT) {
    if (!opened) throw new UsageError(`there is no ${path} to report on`);
    return print(io, opened.results, experiments, options, false);
  }
  if (opened && !options.resume) {
    throw new UsageError(`there is a ${path} already: go on with it (--resume), or choose another --out`);
  }
  const scale = options.quick ? 'quick' : 'full';
  const fresh: Results = { format: 'calcada-lab', version: 1, seed: options.seed, scale, entries: [] };
  const before = opened?.results ?? fresh;
  if (before.seed !== fresh.seed || before.scale !== fresh.scale) {
    throw new UsageError(
      `${path} has seed ${before.seed} at ${before.scale} scale: go on with the same, or choose another --out`,
    );
  }
  const file = opened?.file ?? ResultsFile.create(path, fresh);
  const entries = [...before.entries];
  const append = (entry: Results['entries'][number]): void => {
    file.append(entry);
    entries.push(entry);
  };
  append({
    sitting: {
      date: new Date().toISOString(),
      machine: machine(),
      versions: {
        calcada: versionOf(io),
        ...(await versions(wanted.some(({ id }) => id === 'peers'))),
      },
    },
  });

  const stop = new AbortController();
  const progress = new Progress(io.stderr, 'lab');
  // A trial that only computes would not hear us: there the signal itself ends the process, and nothing is lost,
  // because the file is whole after every measurement. Programs that were started must be waited for.
  let unlisten: (() => void) | undefined;
  const listen = (waits: boolean): void => {
    if (waits) unlisten ??= io.onInterrupt(() => stop.abort());
    else unlisten = void unlisten?.();
  };
  try {
    const steps = run(
      wanted,
      { seed: fresh.seed, scale },
      {
        done: measurementsOf(before),
        signal: stop.signal,
        onTrial: ({ id, waits }, { key }, done, planned) => {
          listen(waits === true);
          progress.detail = () => `, ${done} of ${planned} trials, ${id}: ${key}`;
        },
      },
    );
    for await (const { measurement } of steps) append({ measurement });
  } finally {
    listen(false);
    progress.end();
  }
  return print(io, { ...before, entries }, experiments, options, stop.signal.aborted);
}

function chosen(
  experiments: readonly Experiment[],
  names: readonly string[],
): readonly Experiment[] | typeof REPORT {
  if (names.includes(REPORT)) {
    if (names.length > 1) throw new UsageError('report prints what is there: name no experiment beside it');
    return REPORT;
  }
  if (names.includes(ALL)) return experiments;
  return names.map((name) => {
    const found = experiments.find(({ id }) => id === name);
    if (found) return found;
    const known = experiments.map(({ id }) => id).join(', ');
    throw new UsageError(
      `there is no experiment ${JSON.stringify(name)}; there are ${known}, all and report`,
    );
  });
}

async function print(
  io: Io,
  results: Results,
  experiments: readonly Experiment[],
  { out, page }: LabOptions,
  stopped: boolean,
): Promise<ExitCode> {
  const { text, files } = await printResults(results, experiments, out, page);
  io.stdout.write(
    `${text}\n${[join(out, 'results.json'), ...files].map((file) => `wrote ${file}\n`).join('')}`,
  );
  if (!stopped) return EXIT.asAsked;
  io.stderr.write('stopped; --resume goes on from here\n');
  return EXIT.interrupted;
}
