/** The words of a FlatZinc text, one at a time. */
import { hashed, Names } from './names.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'symbol' | 'end' | 'unknown';

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean => (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95;
/** 1 at the characters that are symbols by themselves. */
const SYMBOLS = new Uint8Array(128);
for (const symbol of '()[]{}:,;=|') SYMBOLS[symbol.charCodeAt(0)] = 1;

/** A number of up to this many digits is a small integer; most are. */
const FEW_DIGITS = 9;

export class Lexer {
  readonly #text: string;
  kind: TokenKind = 'end';
  /** Where the present word stands. */
  at = 0;
  /** Where it ends. */
  end = 0;
  /** The value of a whole number of a few digits; others are read from the word. */
  value: number | undefined;
  /** The first character of a symbol; 0 for other words. */
  #symbol = 0;
  readonly #names = new Names();
  /** Of the present name. */
  #hash = 0;

  constructor(text: string) {
    this.#text = text;
    this.next();
  }

  /** The present word as it is written. */
  get word(): string {
    return this.#text.slice(this.at, this.end);
  }

  /** The present word, the same string each time. */
  get name(): string {
    return this.#names.at(this.#text, this.at, this.end, this.#hash);
  }

  /** The present word for a message. */
  get shown(): string {
    if (this.kind === 'end') return 'the end of the text';
    const word = this.word;
    return `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;
  }

  get atEnd(): boolean {
    return this.kind === 'end';
  }

  is(symbol: string): boolean {
    return this.#symbol === symbol.charCodeAt(0) && this.end - this.at === symbol.length;
  }

  isName(name: string): boolean {
    return this.kind === 'name' && this.end - this.at === name.length && this.#text.startsWith(name, this.at);
  }

  /** Moves to the next word. At the end of the text it stays there. */
  next(): void {
    this.#skipBlanks();
    const text = this.#text;
    const from = this.at;
    this.value = undefined;
    this.#symbol = 0;
    if (from >= text.length) {
      this.kind = 'end';
      this.end = from;
      return;
    }
    const c = text.charCodeAt(from);
    if (isLetter(c)) {
      let end = from + 1;
      let hash = c;
      for (let d = text.charCodeAt(end); isLetter(d) || isDigit(d); d = text.charCodeAt(++end))
        hash = hashed(hash, d);
      this.#hash = hash;
      this.#take('name', end);
    } else if (isDigit(c) || ((c === 45 || c === 43) && isDigit(text.charCodeAt(from + 1)))) this.#number();
    else if (c === 34) this.#string();
    else {
      const isDouble = (c === 58 || c === 46) && text.charCodeAt(from + 1) === c;
      const isKnown = isDouble || SYMBOLS[c] === 1;
      if (isKnown) this.#symbol = c;
      this.#take(isKnown ? 'symbol' : 'unknown', from + (isDouble ? 2 : 1));
    }
  }

  #take(kind: TokenKind, end: number): void {
    this.kind = kind;
    this.end = end;
  }

  #skipBlanks(): void {
    const text = this.#text;
    let at = this.end;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === 32 || (c >= 9 && c <= 13)) at++;
      else if (c === 37) {
        const line = text.indexOf('\n', at);
        at = line < 0 ? text.length : line + 1;
      } else break;
    }
    this.at = at;
  }

  #digits(end: number): number {
    while (isDigit(this.#text.charCodeAt(end))) end++;
    return end;
  }

  #number(): void {
    const text = this.#text;
    const sign = text.charCodeAt(this.at);
    const from = isDigit(sign) ? this.at : this.at + 1;
    let value = 0;
    let end = from;
    let c = text.charCodeAt(end);
    for (; isDigit(c) && end < from + FEW_DIGITS; c = text.charCodeAt(++end)) value = 10 * value + c - 48;
    // What goes on with a letter or a point, or is longer, may be something else.
    if (isLetter(c) || isDigit(c) || (c === 46 && isDigit(text.charCodeAt(end + 1)))) this.#longNumber();
    else {
      this.value = sign === 45 ? 0 - value : value;
      this.#take('int', end);
    }
  }

  #longNumber(): void {
    const text = this.#text;
    let end = this.at;
    if (!isDigit(text.charCodeAt(end))) end++;
    const prefix = text.slice(end, end + 2);
    if (prefix === '0x' || prefix === '0o') {
      end += 2;
      while (/[0-9a-fA-F]/.test(text.charAt(end))) end++;
      this.#take('int', end);
      return;
    }
    end = this.#digits(end);
    let kind: TokenKind = 'int';
    if (text[end] === '.' && isDigit(text.charCodeAt(end + 1))) {
      kind = 'float';
      end = this.#digits(end + 1);
    }
    const exponent = /[eE]/.test(text.charAt(end)) ? (/[-+]/.test(text.charAt(end + 1)) ? 2 : 1) : 0;
    if (exponent > 0 && isDigit(text.charCodeAt(end + exponent))) {
      kind = 'float';
      end = this.#digits(end + exponent);
    }
    this.#take(kind, end);
  }

  /** A string ends on its line; one that does not is an unknown word. */
  #string(): void {
    const text = this.#text;
    let end = this.at + 1;
    for (; end < text.length && text[end] !== '\n'; end++) {
      if (text[end] === '\\') end++;
      else if (text[end] === '"') {
        this.#take('string', end + 1);
        return;
      }
    }
    this.#take('unknown', Math.min(end, text.length));
  }
}
