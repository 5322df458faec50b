import { alike, type Wording } from '../board/index.ts';
import { runLetters } from './cell-run.ts';
import { boardFull, CUT_OFF, noCellsAt } from './complaints.ts';
import { type Fields, translated, unwritable } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';
import { type Address, readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';
import { quotedAt } from './quoted.ts';
import { wallsOf } from './region-walls.ts';

const KINDS = ['tilepaint'];
const PUZZLE = 'crazy-pavement';
const DIGITS = '0123456789abcdefghijklmnopqrstuv';
const LARGEST_CLUE = 255;

/**
 * puzz.link's Tilepaint, which is Crazy Pavement. One after the other: the walls to the right of cells, row by row,
 * five to a base-32 digit, the first as the highest bit; the walls below cells in the same way; `g-z` for one to
 * twenty cells, until all are told; the clue of each column and of each row, a hexadecimal digit, `-` and two of them
 * from 16 up, or `.` for none. The site also knows cells with clues inside the board; such boards cannot be read.
 */
export const puzzLinkTilepaint = translated({
  id: 'puzz-link-tilepaint',
  title: alike('puzz.link Tilepaint'),
  puzzle: PUZZLE,
  sniff: (text) => sniffAddress(text, KINDS),

  read(text, problems, notes) {
    const address = readAddress(text, KINDS, problems, notes);
    if (!address) return undefined;
    const { rows, columns } = address;
    const body = new Body(text, address, problems);
    const right = body.bits(rows * (columns - 1), {
      en: 'walls to the right of cells',
      pt: 'paredes à direita de casas',
    });
    const below =
      right && body.bits((rows - 1) * columns, { en: 'walls below cells', pt: 'paredes abaixo de casas' });
    const clues = below && body.skipCells(rows, columns) ? body.clues(rows + columns) : undefined;
    if (!right || !below || !clues) return undefined;
    return {
      fields: {
        wallsRight: matrix(rows, columns - 1, (row, column) => right[row * (columns - 1) + column]!),
        wallsBelow: matrix(columns, rows - 1, (column, row) => below[row * columns + column]!),
        columnClues: clues.slice(0, columns).map(({ clue }) => clue),
        rowClues: clues.slice(columns).map(({ clue }) => clue),
      },
      at([field, first = 0, second = 0]) {
        const index = Number(first);
        if (field === 'columnClues') return clues[index]?.offset ?? address.offset;
        if (field === 'rowClues') return clues[columns + index]?.offset ?? address.offset;
        const bit =
          field === 'wallsBelow' ? Number(second) * columns + index : index * (columns - 1) + Number(second);
        const start = field === 'wallsBelow' ? Math.ceil((rows * (columns - 1)) / 5) : 0;
        return address.offset + start + Math.floor(bit / 5);
      },
    };
  },

  write(fields) {
    const walls = wallsOf(PUZZLE, fields);
    if (!walls) {
      return unwritable({
        en: 'puzz.link Tilepaint cannot hold a region in several pieces',
        pt: 'uma região em várias partes não cabe em puzz.link Tilepaint',
      });
    }
    const clues = [...cluesOf(fields, 'columnClues'), ...cluesOf(fields, 'rowClues')];
    const large = clues.find((clue) => clue > LARGEST_CLUE);
    if (large !== undefined) {
      return unwritable({
        en: `puzz.link Tilepaint holds clues up to ${LARGEST_CLUE}, and this board has ${large}`,
        pt: `em puzz.link Tilepaint cabem pistas até ${LARGEST_CLUE}, e este tabuleiro tem ${large}`,
      });
    }
    const [rows, columns] = [walls.right.length, walls.below.length];
    const body = [
      digitsOf(walls.right.flat()),
      digitsOf(matrix(rows - 1, columns, (row, column) => walls.below[column]![row]!).flat()),
      runLetters(rows * columns, 'g', 20),
      ...clues.map(clueText),
    ].join('');
    return { ok: true, text: writeAddress('tilepaint', rows, columns, body) };
  },
});

const cluesOf = (fields: Fields, field: string): readonly number[] => fields[field] as readonly number[];

const clueText = (clue: number): string =>
  clue < 0 ? '.' : clue < 16 ? clue.toString(16) : `-${clue.toString(16)}`;

function digitsOf(bits: readonly number[]): string {
  const digits: string[] = [];
  for (let start = 0; start < bits.length; start += 5) {
    let digit = 0;
    for (let bit = start; bit < start + 5; bit++) digit = digit * 2 + (bits[bit] ?? 0);
    digits.push(DIGITS[digit]!);
  }
  return digits.join('');
}

function matrix<T>(outer: number, inner: number, entry: (outer: number, inner: number) => T): T[][] {
  return Array.from({ length: outer }, (_, i) => Array.from({ length: inner }, (_, j) => entry(i, j)));
}

/** Reads the parts of a body in their order. */
class Body {
  readonly #text: string;
  readonly #end: number;
  readonly #problems: LocatedProblems;
  #offset: number;

  constructor(text: string, address: Address, problems: LocatedProblems) {
    this.#text = text;
    this.#offset = address.offset;
    this.#end = address.offset + address.body.length;
    this.#problems = problems;
  }

  /** Reads this many bits of base-32 digits. */
  bits(count: number, what: Wording): number[] | undefined {
    const stop = this.#offset + Math.ceil(count / 5);
    if (stop > this.#end) {
      const problem = {
        en: `the address ends in the middle of the ${what.en}`,
        pt: `o endereço acaba a meio das ${what.pt}`,
      };
      this.#problems.add(this.#end, problem, CUT_OFF);
      return undefined;
    }
    const bits: number[] = [];
    for (; this.#offset < stop; this.#offset++) {
      const digit = DIGITS.indexOf(this.#text[this.#offset]!);
      if (digit < 0) {
        const { en, pt } = quotedAt(this.#text, this.#offset);
        const problem = {
          en: `unexpected ${en} among the ${what.en}`,
          pt: `não se esperava ${pt} entre as ${what.pt}`,
        };
        this.#problems.add(this.#offset, problem, { en: 'use 0-9 and a-v there', pt: 'usa aí 0-9 e a-v' });
      }
      for (let bit = 4; bit >= 0; bit--) bits.push((digit >> bit) & 1);
    }
    return bits.slice(0, count);
  }

  /** Passes over the cells, none of which may hold a clue. */
  skipCells(rows: number, columns: number): boolean {
    const cells = rows * columns;
    let told = 0;
    while (told < cells && this.#offset < this.#end) {
      const offset = this.#offset++;
      const character = this.#text[offset]!;
      if (character < 'g' || character > 'z') {
        const problem = /[0-9a-f.=+-]/.test(character)
          ? {
              en: 'clues inside the board are not supported',
              pt: 'pistas dentro do tabuleiro não são suportadas',
            }
          : noCellsAt(this.#text, offset);
        this.#problems.add(offset, problem);
        return false;
      }
      told += character.charCodeAt(0) - 102;
      if (told > cells) {
        const fix = { en: 'check the size', pt: 'verifica o tamanho' };
        this.#problems.add(offset, boardFull(rows, columns), fix);
      }
    }
    if (told < cells) {
      const problem = {
        en: `the address ends after ${told} of ${cells} cells`,
        pt: `o endereço acaba depois de ${told} de ${cells} casas`,
      };
      this.#problems.add(this.#end, problem, CUT_OFF);
    }
    return told === cells;
  }

  /** Reads this many clues, -1 for none, and nothing after them. */
  clues(count: number): { readonly clue: number; readonly offset: number }[] {
    const clues: { clue: number; offset: number }[] = [];
    while (clues.length < count && this.#offset < this.#end) {
      const offset = this.#offset;
      const large = this.#text[offset] === '-';
      const start = large ? offset + 1 : offset;
      const digits = this.#text.slice(start, Math.min(start + (large ? 2 : 1), this.#end));
      this.#offset = start + (large ? 2 : 1);
      if (digits === '.') clues.push({ clue: -1, offset });
      else if ((large ? /^[0-9a-f]{2}$/ : /^[0-9a-f]$/).test(digits)) {
        clues.push({ clue: Number.parseInt(digits, 16), offset });
      } else {
        const { en, pt } = quotedAt(this.#text, offset);
        const fix = {
          en: 'a clue is 0-9 or a-f, - and two of these, or . for none',
          pt: 'uma pista é 0-9 ou a-f, - e dois destes, ou . se não houver',
        };
        this.#problems.add(
          offset,
          { en: `expected a clue, got ${en}`, pt: `esperava-se uma pista, e há ${pt}` },
          fix,
        );
        clues.push({ clue: -1, offset });
      }
    }
    if (clues.length < count) {
      const problem = {
        en: `the address ends after ${clues.length} of ${count} clues`,
        pt: `o endereço acaba depois de ${clues.length} de ${count} pistas`,
      };
      this.#problems.add(this.#end, problem, CUT_OFF);
    } else if (this.#offset < this.#end) {
      const problem = {
        en: 'unexpected text after the last clue',
        pt: 'há texto depois da última pista',
      };
      const fix = { en: 'remove the rest, or check the size', pt: 'retira o resto, ou verifica o tamanho' };
      this.#problems.add(this.#offset, problem, fix);
    }
    return clues;
  }
}
