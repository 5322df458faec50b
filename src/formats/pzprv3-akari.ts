import { alike } from '../board/index.ts';
import { CellRun, rowsOf } from './cell-run.ts';
import { noNumberOf } from './complaints.ts';
import { translated } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { quoted, quotedAt } from './quoted.ts';

const KINDS = ['lightup', 'akari', 'bijutsukan'];

/** The cell that a sign of a file stands for; lights and marks stand on white cells. */
function cellOf(sign: string): string | undefined {
  if (sign === '.' || sign === '#' || sign === '+') return '.';
  return sign === '-' ? '#' : /^[0-4]$/.test(sign) ? sign : undefined;
}

/**
 * The files that puzz.link and related sites save: the lines `pzprv3`, `lightup`, rows, columns, then the cells of each row
 * with a blank behind each: `.` white, `-` black, `0-4` a clue, `#` a light, `+` a mark. A slash may end a line.
 */
export const pzprv3Akari = translated({
  id: 'pzprv3-akari',
  title: alike('pzprv3 Akari'),
  puzzle: 'akari',
  sniff: (text) => (/^\s*pzprv3\b/.test(text.slice(0, 100)) ? 1 : 0),

  read(text, problems, notes) {
    const lines = new Lines(text);
    const version = lines.next();
    if (version.text.trim() !== 'pzprv3') {
      const problem = {
        en: 'expected `pzprv3` on the first line',
        pt: 'esperava-se `pzprv3` na primeira linha',
      };
      problems.add(version.offset, problem);
    }
    const kind = lines.next();
    if (!KINDS.includes(kind.text.trim())) {
      problems.add(kind.offset, {
        en: `unknown puzzle ${quoted(kind.text)}`,
        pt: `passatempo desconhecido: ${quoted(kind.text)}`,
      });
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
        const problem = {
          en: `the file ends after ${row} of ${rows} rows`,
          pt: `o ficheiro acaba depois de ${row} de ${rows} linhas`,
        };
        const fix = { en: 'check that nothing was cut off', pt: 'vê se nada foi cortado' };
        problems.add(line.offset, problem, fix);
        return undefined;
      }
      let column = 0;
      for (const { 0: word, index } of line.text.matchAll(/\S+/g)) {
        const offset = line.offset + index;
        const cell = cellOf(word);
        if (cell === undefined) {
          const { en, pt } = word.length === 1 ? quotedAt(text, offset) : alike(quoted(word));
          const fix = {
            en: 'use . - # + and 0-4, with a space after each',
            pt: 'usa . - # + e 0-4, com um espaço depois de cada um',
          };
          problems.add(offset, { en: `unexpected ${en}`, pt: `não se esperava ${pt}` }, fix);
        }
        if (word === '#' || word === '+') played ??= offset;
        if (column++ < columns) run.add(cell ?? '.', offset);
        else if (column === columns + 1) {
          problems.add(offset, {
            en: `expected ${columns} cells in row ${row + 1}, got more`,
            pt: `a linha ${row + 1} devia ter ${columns} casas, e tem mais`,
          });
        }
      }
      if (column < columns) {
        problems.add(line.offset, {
          en: `expected ${columns} cells in row ${row + 1}, got ${column}`,
          pt: `a linha ${row + 1} devia ter ${columns} casas, e tem ${column}`,
        });
      }
    }
    const extra = lines.next();
    if (played !== undefined) {
      const note = {
        en: 'the lights and marks in the file are ignored',
        pt: 'as luzes e as marcas do ficheiro são ignoradas',
      };
      notes.add(played, note);
    }
    if (extra.text.trim() !== '') {
      const note = {
        en: 'text after the board is ignored',
        pt: 'o texto depois do tabuleiro é ignorado',
      };
      notes.add(extra.offset, note);
    }
    return problems.empty ? run.read(extra.offset) : undefined;
  },

  write(fields) {
    const rows = rowsOf(fields);
    const lines = rows.map((row) => Array.from(row, (cell) => (cell === '#' ? '- ' : `${cell} `)).join(''));
    return { ok: true, text: `${['pzprv3', KINDS[0], rows.length, rows[0]!.length, ...lines].join('\n')}\n` };
  },
});

interface FileLine {
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

  next(): FileLine {
    const start = Math.min(this.#offset, this.#text.length);
    const ends = /[\n/]/g;
    ends.lastIndex = start;
    const end = ends.exec(this.#text)?.index ?? this.#text.length;
    const missing = this.#offset >= this.#text.length;
    this.#offset = end + 1;
    return { text: this.#text.slice(start, end), offset: start, missing };
  }
}

function sideOf(line: FileLine, of: 'rows' | 'columns', problems: LocatedProblems): number | undefined {
  const text = line.text.trim();
  if (/^\d{1,15}$/.test(text)) return Number(text);
  problems.add(line.offset, noNumberOf(of, text));
  return undefined;
}
