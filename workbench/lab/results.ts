import type { Answer, Measurement, Scale } from '../../src/lab/index.ts';

/** The machine of a sitting, as far as it matters to times. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly system: string;
  /** Processes that wanted a core when the sitting began, where the system tells. */
  readonly load?: number;
}

/** One sitting at one machine: a run that is stopped and taken up again has several. */
export interface Sitting {
  readonly date: string;
  readonly machine: Machine;
  /** Ours, the runtime's and the peers'. */
  readonly versions: Readonly<Record<string, string>>;
}

export type Entry =
  | { readonly sitting: Sitting }
  /** Belongs to the last sitting before it. */
  | { readonly measurement: Measurement };

/** All that `results.json` holds; every table, plot and sentence is made from it alone: docs/decisions/0009. */
export interface Results {
  readonly format: 'calcada-lab';
  readonly version: 1;
  readonly seed: number;
  readonly scale: Scale;
  readonly entries: readonly Entry[];
}

export const measurementsOf = ({ entries }: Results): Measurement[] =>
  entries.flatMap((entry) => ('measurement' in entry ? [entry.measurement] : []));

export const sittingsOf = ({ entries }: Results): Sitting[] =>
  entries.flatMap((entry) => ('sitting' in entry ? [entry.sitting] : []));

const ANSWERS: ReadonlySet<string> = new Set<Answer>([
  'generated',
  'solved',
  'unique',
  'several',
  'none',
  'counted',
  'unknown',
  'spared',
  'missing',
]);
const SCALES: ReadonlySet<string> = new Set<Scale>(['tiny', 'quick', 'full']);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown, isValue: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(isValue);
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';

function entryProblem(entry: unknown): string | undefined {
  if (!isObject(entry)) return 'is not an object';
  const { sitting, measurement: m } = entry;
  if (isObject(sitting)) {
    const whole =
      isText(sitting['date']) && isObject(sitting['machine']) && recordOf(sitting['versions'], isText);
    return whole ? undefined : 'is a sitting without date, machine or versions';
  }
  if (!isObject(m)) return 'is neither a sitting nor a measurement';
  const whole =
    isText(m['experiment']) &&
    isText(m['key']) &&
    recordOf(m['what'], (value) => isText(value) || isNumber(value)) &&
    isText(m['answer']) &&
    ANSWERS.has(m['answer'] as string) &&
    typeof m['verified'] === 'boolean' &&
    Array.isArray(m['ms']) &&
    m['ms'].every(isNumber) &&
    recordOf(m['counters'], isNumber);
  return whole ? undefined : 'is not a whole measurement';
}

/** Reads results, or says what is wrong with the text. */
export function readResults(text: string): Results | { readonly problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: `it is no JSON: ${(error as Error).message}` };
  }
  if (!isObject(json) || json['format'] !== 'calcada-lab')
    return { problem: 'it holds no results of the lab' };
  if (json['version'] !== 1) return { problem: `its version is ${String(json['version'])}, not 1` };
  if (!Number.isSafeInteger(json['seed'])) return { problem: 'its seed is no whole number' };
  if (!SCALES.has(String(json['scale']))) return { problem: `there is no scale ${String(json['scale'])}` };
  const { entries } = json;
  if (!Array.isArray(entries)) return { problem: 'it has no entries' };
  for (const [at, entry] of entries.entries()) {
    const problem = entryProblem(entry);
    if (problem !== undefined) return { problem: `entry ${at + 1} ${problem}` };
  }
  // Every part has just been looked at.
  return json as unknown as Results;
}

/** The same text that a file of results grows into, an entry a line. */
export function resultsAsText({ entries, ...header }: Results): string {
  const head = JSON.stringify(header).slice(0, -1);
  return `${head},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}${RESULTS_TAIL}`;
}

/** How the text of results ends. */
export const RESULTS_TAIL = '\n]}\n';
