import type { Table } from '../../../src/lab/index.ts';
import type { Say } from './say.ts';

/** For a terminal: columns aligned, figures to the right. */
export function tableAsText({ title, columns, rows, note }: Table, say: Say): string {
  const lines = [columns, ...rows].map((line) => line.map(say));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => [...(line[at] ?? '')].length)));
  const pad = (text: string, at: number): string => {
    const gap = ' '.repeat(Math.max(0, widths[at]! - [...text].length));
    return at === 0 ? text + gap : gap + text;
  };
  const printed = lines.map((line) =>
    columns
      .map((_, at) => pad(line[at] ?? '', at))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const tail = note ? [say(note)] : [];
  return [say(title), printed[0]!, rule, ...printed.slice(1), ...tail, ''].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function tableAsMarkdown({ title, columns, rows, note }: Table, say: Say): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text) => cell(say(text))).join(' | ')} |`;
  const rule = `| ${columns.map((_, at) => (at === 0 ? ':--' : '--:')).join(' | ')} |`;
  return [
    `**${say(title)}**`,
    '',
    line(columns),
    rule,
    ...rows.map(line),
    ...(note ? ['', say(note)] : []),
    '',
  ].join('\n');
}
