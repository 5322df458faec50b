import type { Wording } from '../board/index.ts';
import { boardFull, CUT_OFF } from './complaints.ts';
import type { Fields, Read } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';

/** How fields write the numbers from 0 on, which stands for none. */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

/** The places of a square and of the clues around it, in reading order of a drawing that is two cells wider. */
function placesOf(size: number): [row: number, column: number][] {
  const last = size + 1;
  const lines = Array.from({ length: size }, (_, line) => line + 1);
  return [
    ...lines.map((line): [number, number] => [0, line]),
    ...lines.map((line): [number, number] => [last, line]),
    ...lines.map((line): [number, number] => [line, 0]),
    ...lines.map((line): [number, number] => [line, last]),
    ...lines.flatMap((row) => lines.map((column): [number, number] => [row, column])),
  ];
}

/**
 * Collects the numbers around and in a square, which other tools tell in this order: above, below, left and right of it,
 * then row by row inside. The puzzle's field `rows` has them where they stand.
 */
export class ClueRing {
  readonly #size: number;
  readonly #problems: LocatedProblems;
  readonly #places: readonly (readonly [number, number])[];
  readonly #rows: string[][];
  readonly #offsets = new Map<string, number>();
  /** How many were told so far. */
  told = 0;

  constructor(size: number, problems: LocatedProblems) {
    this.#size = size;
    this.#problems = problems;
    this.#places = placesOf(size);
    this.#rows = Array.from({ length: size + 2 }, () => new Array<string>(size + 2).fill('+'));
    for (const [row, column] of this.#places) this.#rows[row]![column] = '.';
  }

  get clues(): number {
    return 4 * this.#size;
  }

  /** How many places are left, of the clues or of the whole. */
  get left(): number {
    return (this.told < this.clues ? this.clues : this.#places.length) - this.told;
  }

  /** Adds a number that stands at this offset, or a run of places without one. */
  add(number: number, offset: number, times = 1): void {
    const first = this.#places[this.told];
    if (this.told + times > this.#places.length || !first) {
      if (this.told <= this.#places.length) this.#problems.add(offset, boardFull(this.#size, this.#size));
      this.told = this.#places.length + 1;
      return;
    }
    this.told += times;
    if (number === 0) return;
    if (number > this.#size) {
      this.#problems.add(offset, {
        en: `expected a number from 1 to ${this.#size}, got ${number}`,
        pt: `esperava-se um número de 1 a ${this.#size}, veio ${number}`,
      });
      return;
    }
    const [row, column] = first;
    this.#rows[row]![column] = SYMBOLS[number] ?? '.';
    this.#offsets.set(`${row},${column}`, offset);
  }

  /** Reports that clues are missing at the end of a sound text. */
  demandClues(end: number): void {
    if (this.told >= this.clues || !this.#problems.empty) return;
    const problem: Wording = {
      en: `the text ends after ${this.told} of ${this.clues} clues`,
      pt: `o texto acaba depois de ${this.told} de ${this.clues} pistas`,
    };
    this.#problems.add(end, problem, CUT_OFF);
  }

  read(): Read {
    return {
      fields: { rows: this.#rows.map((row) => row.join('')) },
      at: ([, row, column]) => this.#offsets.get(`${row},${column}`) ?? 0,
    };
  }
}

/** The numbers around and in a square, in the same order; 0 where there is none. */
export function ringNumbers(fields: Fields): { readonly size: number; readonly numbers: readonly number[] } {
  const rows = fields['rows'] as readonly string[];
  const size = rows.length - 2;
  return { size, numbers: placesOf(size).map(([row, column]) => SYMBOLS.indexOf(rows[row]![column]!)) };
}
