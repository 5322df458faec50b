import { join } from 'node:path';
import { lockFile, makeFolder } from '../../src/files/index.ts';
import {
  type Experiment,
  type LabAnswer,
  type LabOptions,
  run,
  type Workbench,
} from '../../src/lab/index.ts';
import { allExperiments } from './all-experiments.ts';
import { machine } from './machine.ts';
import { ownExperiment } from './own.ts';
import { printResults } from './report/index.ts';
import { measurementsOf, type Results } from './results.ts';
import { ResultsFile } from './results-file.ts';
import { versions } from './versions.ts';

const ALL = 'all';
const REPORT = 'report';
const OWN = 'own';

const misused = (problem: string): LabAnswer => ({ ok: false, problem });

/** Runs experiments and reports what they show; `report` prints stored results without running anything. */
export const lab: Workbench['lab'] = async (names, options, host) => {
  const experiments = allExperiments(host.entry);
  const known = [...experiments.map(({ id }) => id), ALL, REPORT];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return misused(`expected an experiment (${known.join(', ')}), got ${JSON.stringify(unknown)}`);
  }
  const path = join(options.out, 'results.json');
  const opened = ResultsFile.open(path);
  if (opened && 'problem' in opened) return misused(`${path} cannot be used: ${opened.problem}`);
  if (names.includes(REPORT)) {
    if (names.length > 1) return misused('report prints what is there: name no experiment beside it');
    if (!opened) return misused(`there is no ${path} to report on`);
    return told(opened.results, experiments, options, false);
  }
  if (opened && !options.resume) {
    return misused(`there is a ${path} already: go on with it (--resume), or choose another --out`);
  }
  const scale = options.quick ? 'quick' : 'full';
  const fresh: Results = { format: 'calcada-lab', version: 1, seed: options.seed, scale, entries: [] };
  const before = opened?.results ?? fresh;
  if (before.seed !== fresh.seed || before.scale !== fresh.scale) {
    return misused(
      `${path} has seed ${before.seed} at ${before.scale} scale: go on with the same, or choose another --out`,
    );
  }
  const own = options.own && ownExperiment(options.own, options.seed);
  if (own && 'problem' in own) return misused(own.problem);
  if (names.includes(OWN) && !own)
    return misused('own: say what to measure, as in --board 003:13 --select leftmost,ff');
  const wanted = [...experiments.filter(({ id }) => id !== OWN), ...(own ? [own] : [])].filter(
    ({ id }) => names.includes(ALL) || names.includes(id),
  );
  makeFolder(options.out);
  const lock = lockFile(options.out);
  const file = opened?.file ?? ResultsFile.create(path, fresh);
  const entries = [...before.entries];
  const append = (entry: Results['entries'][number]): void => {
    file.append(entry);
    entries.push(entry);
  };
  const stop = new AbortController();
  // A trial that only computes cannot be interrupted: there the signal itself ends the process, and nothing is lost,
  // because the file is whole after every measurement. Programs that were started must be waited for.
  let unlisten: (() => void) | undefined;
  const listen = (waits: boolean): void => {
    if (waits) unlisten ??= host.onInterrupt(() => stop.abort());
    else unlisten = void unlisten?.();
  };
  try {
    append({
      sitting: {
        date: new Date().toISOString(),
        machine: machine(),
        versions: {
          calcada: host.version,
          ...(await versions(wanted.some(({ id }) => id === 'peers'))),
        },
      },
    });
    const steps = run(
      wanted,
      { seed: fresh.seed, scale },
      {
        done: measurementsOf(before),
        signal: stop.signal,
        onTrial: ({ id, waits }, { key }, done, planned) => {
          listen(waits === true);
          host.onTrial(`${done} of ${planned} trials, ${id}: ${key}`);
        },
      },
    );
    for await (const { measurement } of steps) append({ measurement });
  } finally {
    listen(false);
    lock.release();
  }
  return told({ ...before, entries }, experiments, options, stop.signal.aborted);
};

async function told(
  results: Results,
  experiments: readonly Experiment[],
  { out, page, lang = 'en' }: LabOptions,
  stopped: boolean,
): Promise<LabAnswer> {
  const { text, files: own } = await printResults(results, experiments, out, page, lang);
  // The docs have every page in both languages.
  const other = page !== undefined && lang === 'en' ? page.replace(/\.md$/, '.pt.md') : undefined;
  const files = [
    ...own,
    ...(other === undefined ? [] : (await printResults(results, experiments, out, other, 'pt', false)).files),
  ];
  const written = [join(out, 'results.json'), ...files].map((file) => `wrote ${file}\n`);
  return { ok: true, text: `${text}\n${written.join('')}`, stopped };
}
