import { CellRun, rowsOf } from './cell-run.ts';
import { translated } from './format.ts';
import { type LocatedProblems, quoted, quotedAt } from './located-problems.ts';

const KINDS = ['lightup', 'akari', 'bijutsukan'];

/** The cell that a sign of a file stands for; lights and marks stand on white cells. */
function cellOf(sign: string): string | undefined {
  if (sign === '.' || sign === '#' || sign === '+') return '.';
  return sign === '-' ? '#' : /^[0-4]$/.test(sign) ? sign : undefined;
}

/**
 * The files that puzz.link and its kin save: the lines `pzprv3`, `lightup`, rows, columns, then the cells of each row
 * with a blank behind each: `.` white, `-` black, `0-4` a clue, `#` a light, `+` a mark. A slash may end a line.
 */
export const pzprv3Akari = translated({
  id: 'pzprv3-akari',
  title: 'pzprv3 Akari',
  puzzle: 'akari',
  sniff: (text) => (/^\s*pzprv3\b/.test(text.slice(0, 100)) ? 1 : 0),

  read(text, problems, notes) {
    const lines = new Lines(text);
    const version = lines.next();
    if (version.text.trim() !== 'pzprv3') problems.add(version.offset, 'the first line is not `pzprv3`');
    const kind = lines.next();
    if (!KINDS.includes(kind.text.trim())) {
      problems.add(
        kind.offset,
        `the second line is ${quoted(kind.text)}, not the name of a puzzle that can be read`,
      );
    }
    const rowsLine = lines.next();
    const rows = sideOf(rowsLine, 'rows', problems);
    const columns = sideOf(lines.next(), 'columns', problems);
    if (!problems.empty || rows === undefined || columns === undefined) return undefined;
    if (!problems.allowSize(rowsLine.offset, rows, columns)) return undefined;

    const run = new CellRun(rows, columns, problems);
    let played: number | undefined;
    for (let row = 0; row < rows; row++) {
      const line = lines.next();
      if (line.missing) {
        problems.add(
          line.offset,
          `the file ends after ${row} of ${rows} rows`,
          'check that nothing was cut off',
        );
        return undefined;
      }
      let column = 0;
      for (const { 0: word, index } of line.text.matchAll(/\S+/g)) {
        const offset = line.offset + index;
        const cell = cellOf(word);
        if (cell === undefined) {
          const found = word.length === 1 ? quotedAt(text, offset) : quoted(word);
          problems.add(offset, `${found} is no cell`, 'use . - # + and 0-4, with a blank behind each');
        }
        if (word === '#' || word === '+') played ??= offset;
        if (column++ < columns) run.add(cell ?? '.', offset);
        else if (column === columns + 1)
          problems.add(offset, `row ${row + 1} has more than ${columns} cells`);
      }
      if (column < columns)
        problems.add(line.offset, `row ${row + 1} has ${column} cells, where ${columns} belong`);
    }
    const extra = lines.next();
    if (played !== undefined) notes.add(played, 'the lights and marks of the file are left out');
    if (extra.text.trim() !== '') notes.add(extra.offset, 'what stands after the board is left out');
    return problems.empty ? run.read(extra.offset) : undefined;
  },

  write(fields) {
    const rows = rowsOf(fields);
    const lines = rows.map((row) => Array.from(row, (cell) => (cell === '#' ? '- ' : `${cell} `)).join(''));
    return { ok: true, text: `${['pzprv3', KINDS[0], rows.length, rows[0]!.length, ...lines].join('\n')}\n` };
  },
});

interface Line {
  readonly text: string;
  readonly offset: number;
  readonly missing: boolean;
}

/** The lines of a file one by one; a slash ends a line too. */
class Lines {
  readonly #text: string;
  #offset: number;

  constructor(text: string) {
    this.#text = text;
    this.#offset = text.length - text.trimStart().length;
  }

  next(): Line {
    const start = Math.min(this.#offset, this.#text.length);
    const ends = /[\n/]/g;
    ends.lastIndex = start;
    const end = ends.exec(this.#text)?.index ?? this.#text.length;
    const missing = this.#offset >= this.#text.length;
    this.#offset = end + 1;
    return { text: this.#text.slice(start, end), offset: start, missing };
  }
}

function sideOf(line: Line, what: string, problems: LocatedProblems): number | undefined {
  const text = line.text.trim();
  if (/^\d{1,15}$/.test(text)) return Number(text);
  problems.add(
    line.offset,
    `the number of ${what} belongs here, not ${text === '' ? 'nothing' : quoted(text)}`,
  );
  return undefined;
}
