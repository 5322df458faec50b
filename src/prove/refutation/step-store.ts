/** Numbers of a list, or of a part of a store. */
export type Numbers = readonly number[] | Int32Array;

/** Numbers that are kept in one piece, the first ones being smaller; a longer step has a piece of its own. */
const PIECE = 1 << 18;
const FIRST_PIECE = 1 << 11;

/** What comes before the atoms of a step: how many there are, how many hints follow them, and where it comes from otherwise. */
const HEAD = 3;
const HINTS = -1;

/**
 * The steps of a proof in the making, counted from zero. There may be millions of them, each with hundreds of hints, so
 * they are kept as plain numbers in a few large pieces, and not as objects.
 */
export class StepStore {
  readonly #pieces: Int32Array[] = [];
  /** By step: its piece times `PIECE`, and where it begins there. */
  #places = new Float64Array(1024);
  #used = 0;
  /** What is stated for its own sake, and is written even if the end does not need it: who says so. */
  readonly #words = new Map<number, string>();
  size = 0;

  /** `hints`: numbers of lines, the formula's and earlier steps'; or the source of a step without hints. */
  add(atoms: Numbers, hints: Numbers | number, words?: string): void {
    const [lines, source] = typeof hints === 'number' ? [[], hints] : [hints, HINTS];
    const length = HEAD + atoms.length + lines.length;
    const { length: pieces } = this.#pieces;
    if (this.#used + length > (this.#pieces[pieces - 1]?.length ?? 0)) {
      const room = Math.min(PIECE, FIRST_PIECE * 2 ** pieces);
      this.#pieces.push(new Int32Array(Math.max(room, length)));
      this.#used = 0;
    }
    if (this.size === this.#places.length) {
      const longer = new Float64Array(2 * this.size);
      longer.set(this.#places);
      this.#places = longer;
    }
    const piece = this.#pieces[this.#pieces.length - 1]!;
    const at = this.#used;
    piece[at] = atoms.length;
    piece[at + 1] = lines.length;
    piece[at + 2] = source;
    // To set a short list at once would take longer.
    for (let i = 0; i < atoms.length; i++) piece[at + HEAD + i] = atoms[i]!;
    const first = at + HEAD + atoms.length;
    for (let i = 0; i < lines.length; i++) piece[first + i] = lines[i]!;
    if (words !== undefined) this.#words.set(this.size, words);
    this.#places[this.size++] = (this.#pieces.length - 1) * PIECE + at;
    this.#used += length;
  }

  /** Lists of their own: steps are short, and a view of a part of a piece would take longer to make. */
  atoms(step: number): number[] {
    const at = this.#at(step);
    return this.#list(step, at + HEAD, this.#pieceOf(step)[at]!);
  }

  hints(step: number): number[] {
    const piece = this.#pieceOf(step);
    const at = this.#at(step);
    return this.#list(step, at + HEAD + piece[at]!, piece[at + 1]!);
  }

  #list(step: number, from: number, length: number): number[] {
    const piece = this.#pieceOf(step);
    const list = new Array<number>(length);
    for (let i = 0; i < length; i++) list[i] = piece[from + i]!;
    return list;
  }

  /** For a cut, which of the formula's loops it is about; below -1 for a derived line; undefined with hints. */
  source(step: number): number | undefined {
    const source = this.#pieceOf(step)[this.#at(step) + 2]!;
    return source === HINTS ? undefined : source;
  }

  words(step: number): string | undefined {
    return this.#words.get(step);
  }

  #pieceOf(step: number): Int32Array {
    return this.#pieces[Math.floor(this.#places[step]! / PIECE)]!;
  }

  #at(step: number): number {
    return this.#places[step]! % PIECE;
  }
}
