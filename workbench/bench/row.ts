/** One comparison: ours beside a peer's, in one unit. More than 1 in `ratio` means ours is better. */
export interface Row {
  readonly task: string;
  readonly ours: number;
  readonly peer: string;
  /** Nothing where the peer is not installed, or where there is nothing to compare with. */
  readonly theirs: number | null;
  readonly ratio: number | null;
  readonly unit: string;
  /** The peer was stopped at the limit: its figure and the ratio are lower bounds, and its name says so. */
  readonly atLeast?: boolean;
  /** Counters and remarks, for people. */
  readonly remark?: string;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function row(
  task: string,
  ours: number,
  peer: string,
  theirs: number | null,
  unit: string,
  more: Pick<Row, 'atLeast' | 'remark'> = {},
): Row {
  const name = more.atLeast ? `${peer} (stopped at the limit)` : peer;
  const ratio = theirs === null || ours <= 0 ? null : rounded(theirs / ours);
  return {
    task,
    ours: rounded(ours),
    peer: name,
    theirs: theirs === null ? null : rounded(theirs),
    ratio,
    unit,
    ...more,
  };
}

/** The array of the published form: these six fields and no other. */
export function asJson(rows: readonly Row[]): string {
  const published = rows.map(({ task, ours, peer, theirs, ratio, unit }) => ({
    task,
    ours,
    peer,
    theirs,
    ratio,
    unit,
  }));
  return `[\n${published.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
}

const HEADER = ['task', 'ours', 'theirs', 'ratio', 'unit', 'peer', ''];

export function asTable(rows: readonly Row[]): string {
  const cells = rows.map((one) => {
    const bound = one.atLeast ? '>' : '';
    return [
      one.task,
      String(one.ours),
      one.theirs === null ? '–' : `${bound}${one.theirs}`,
      one.ratio === null ? '–' : `${bound}${one.ratio}`,
      one.unit,
      one.peer,
      one.remark ?? '',
    ];
  });
  const widths = HEADER.map((title, at) => Math.max(title.length, ...cells.map((line) => line[at]!.length)));
  const numeric = (at: number): boolean => at >= 1 && at <= 3;
  return [HEADER, ...cells]
    .map((line) =>
      line
        .map((text, at) => (numeric(at) ? text.padStart(widths[at]!) : text.padEnd(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
