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
    piece.set(atoms, at + HEAD);
    piece.set(lines, at + HEAD + atoms.length);
    if (words !== undefined) this.#words.set(this.size, words);
    this.#places[this.size++] = (this.#pieces.length - 1) * PIECE + at;
    this.#used += length;
  }

  atoms(step: number): Int32Array {
    const { piece, at } = this.#find(step);
    return piece.subarray(at + HEAD, at + HEAD + piece[at]!);
  }

  hints(step: number): Int32Array {
    const { piece, at } = this.#find(step);
    const from = at + HEAD + piece[at]!;
    return piece.subarray(from, from + piece[at + 1]!);
  }

  /** For a cut, which of the formula's loops it is about; below -1 for a derived line; undefined with hints. */
  source(step: number): number | undefined {
    const { piece, at } = this.#find(step);
    return piece[at + 2] === HINTS ? undefined : piece[at + 2];
  }

  words(step: number): string | undefined {
    return this.#words.get(step);
  }

  #find(step: number): { readonly piece: Int32Array; readonly at: number } {
    const place = this.#places[step]!;
    return { piece: this.#pieces[Math.floor(place / PIECE)]!, at: place % PIECE };
  }
}
