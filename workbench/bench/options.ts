/** What may be said after `--` on the command line of a bench. */
export interface BenchOptions {
  /** Print one JSON array and nothing else. */
  readonly json: boolean;
  /** Fewer boards and rounds: a look in a few minutes, not a verdict. */
  readonly quick: boolean;
  /** Only tasks whose name contains this. */
  readonly only: string;
  /** Only peers whose name contains this. */
  readonly beside: string;
  /** Alternations of ours and theirs; the median is reported. */
  readonly rounds: number;
  /** Milliseconds after which a task begins no further round. */
  readonly patience: number;
  /** Milliseconds after which a peer is stopped. */
  readonly limit: number;
  /** Do this one task once and stop: how a bench starts our own whole process. */
  readonly once: string | undefined;
  /** What a proof costs beside the check, and no other solvers. */
  readonly proofs: boolean;
  /** A folder with other boards than those that are kept, as `bench/generate-sets.ts` makes them. */
  readonly data: string | undefined;
}

const USAGE = `options: --json  --quick  --only TEXT  --beside PEER  --rounds N  --patience SECONDS  --limit SECONDS  --data FOLDER  --proofs`;

export function readOptions(args: readonly string[]): BenchOptions {
  const value = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const number = (name: string, otherwise: number): number => {
    const given = Number(value(name) ?? otherwise);
    if (Number.isFinite(given) && given > 0) return given;
    throw new Error(`${name} needs a positive number; ${USAGE}`);
  };
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const quick = args.includes('--quick');
  return {
    json: args.includes('--json'),
    quick,
    only: value('--only') ?? '',
    beside: value('--beside') ?? '',
    rounds: number('--rounds', quick ? 3 : 5),
    patience: number('--patience', quick ? 8 : 120) * 1000,
    limit: number('--limit', quick ? 5 : 20) * 1000,
    once: value('--once'),
    proofs: args.includes('--proofs'),
    data: value('--data'),
  };
}
