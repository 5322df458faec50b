const FIRST = 1024;

/** Places that are looked at for one name: a text may have many names with one hash, and must not cost a square. */
const MOST_LOOKS = 64;

/**
 * The names of a text, nearly always each as one string: a program says the same ones over and over, and what looks
 * them up need not compare letters. A table of its own, because a map would need the name as a new string to look for it.
 */
export class Names {
  #names: (string | undefined)[] = new Array(FIRST);
  #hashes = new Int32Array(FIRST);
  #count = 0;

  /** The name at this place, whose letters have this hash. */
  at(text: string, from: number, end: number, hash: number): string {
    const last = this.#names.length - 1;
    let place = hash & last;
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const known = this.#names[place];
      if (known === undefined) return this.#add(text.slice(from, end), hash, place);
      const isSame = this.#hashes[place] === hash && known.length === end - from;
      if (isSame && text.startsWith(known, from)) return known;
      place = (place + 1) & last;
    }
    return text.slice(from, end);
  }

  #add(name: string, hash: number, place: number): string {
    this.#put(place, name, hash);
    if (2 * ++this.#count > this.#names.length) this.#grow();
    return name;
  }

  #put(place: number, name: string, hash: number): void {
    this.#names[place] = name;
    this.#hashes[place] = hash;
  }

  #grow(): void {
    const names = this.#names;
    const hashes = this.#hashes;
    const length = 4 * names.length;
    this.#names = new Array(length);
    this.#hashes = new Int32Array(length);
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      if (name === undefined) continue;
      let place = hashes[i] & (length - 1);
      while (this.#names[place] !== undefined) place = (place + 1) & (length - 1);
      this.#put(place, name, hashes[i]);
    }
  }
}

/** The hash of a name that goes on with this letter. */
export const hashed = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);
