/** The first capacity, a power of two. */
const SMALLEST = 1024;
/** Shares of the table in use before it doubles. */
const FULL = 0.6;

/**
 * Where in a file each key stands: half of the key and an offset in flat arrays, 16 bytes an entry, so that a million
 * boards cost some 30 MB. Half a key is not proof: whoever asks compares the key that stands at the offset.
 */
export class KeyIndex {
  #high = new Uint32Array(SMALLEST);
  #low = new Uint32Array(SMALLEST);
  /** Offset plus one; 0 where nothing is. */
  #place = new Float64Array(SMALLEST);
  #used = 0;

  /** The offsets of all keys that begin like this one. */
  *candidates(key: string): Generator<number> {
    const [high, low] = halvesOf(key);
    const mask = this.#place.length - 1;
    for (let at = low & mask; this.#place[at] !== 0; at = (at + 1) & mask) {
      if (this.#high[at] === high && this.#low[at] === low) yield this.#place[at]! - 1;
    }
  }

  add(key: string, offset: number): void {
    if (this.#used >= this.#place.length * FULL) this.#grow();
    const [high, low] = halvesOf(key);
    this.#put(high, low, offset + 1);
    this.#used++;
  }

  #put(high: number, low: number, place: number): void {
    const mask = this.#place.length - 1;
    let at = low & mask;
    while (this.#place[at] !== 0) at = (at + 1) & mask;
    this.#high[at] = high;
    this.#low[at] = low;
    this.#place[at] = place;
  }

  #grow(): void {
    const [high, low, place] = [this.#high, this.#low, this.#place];
    this.#high = new Uint32Array(place.length * 2);
    this.#low = new Uint32Array(place.length * 2);
    this.#place = new Float64Array(place.length * 2);
    for (let at = 0; at < place.length; at++) {
      if (place[at] !== 0) this.#put(high[at]!, low[at]!, place[at]!);
    }
  }
}

const halvesOf = (key: string): [high: number, low: number] => [
  Number.parseInt(key.slice(0, 8), 16),
  Number.parseInt(key.slice(8, 16), 16),
];
