/** JSON that remembers where each value stood, so that a wrong value can be pointed at. */
export type Json = { readonly at: number } & (
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly Json[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Json> }
);

export class JsonError extends Error {
  readonly at: number;

  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

const DEEPEST = 100;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
// A quoted text without quotes, backslashes and control characters, and its escapes.
const STRING_PART = /[^"\\\p{Cc}]*/uy;

/** Throws a JsonError at the first thing that is not JSON. */
export function parseJson(text: string): Json {
  const parser = new JsonParser(text);
  const json = parser.value(0);
  parser.end();
  return json;
}

class JsonParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  end(): void {
    this.#blanks();
    if (this.#at < this.#text.length) throw this.#expected('the end of the text');
  }

  value(depth: number): Json {
    this.#blanks();
    const at = this.#at;
    if (depth > DEEPEST) throw new JsonError(at, `expected at most ${DEEPEST} levels of brackets`);
    switch (this.#text[at]) {
      case '{':
        return { kind: 'object', fields: this.#fields(depth), at };
      case '[':
        return { kind: 'array', items: this.#items(depth), at };
      case '"':
        return { kind: 'string', value: this.#string(), at };
    }
    for (const [word, json] of [
      ['true', { kind: 'bool', value: true, at }],
      ['false', { kind: 'bool', value: false, at }],
      ['null', { kind: 'null', at }],
    ] as const) {
      if (!this.#text.startsWith(word, at)) continue;
      this.#at += word.length;
      return json;
    }
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(this.#text);
    if (found === null) throw this.#expected('a value');
    this.#at = NUMBER.lastIndex;
    const whole = found[1] === undefined && found[2] === undefined;
    return { kind: 'number', value: Number(found[0]), whole, at };
  }

  #blanks(): void {
    const text = this.#text;
    for (let c = text[this.#at]; c === ' ' || c === '\n' || c === '\r' || c === '\t'; c = text[this.#at])
      this.#at++;
  }

  #expected(what: string): JsonError {
    const got = this.#at < this.#text.length ? JSON.stringify(this.#text[this.#at]) : 'the end of the text';
    return new JsonError(this.#at, `expected ${what}, got ${got}`);
  }

  #takes(symbol: string): boolean {
    this.#blanks();
    if (this.#text[this.#at] !== symbol) return false;
    this.#at++;
    return true;
  }

  #items(depth: number): Json[] {
    this.#at++;
    const items: Json[] = [];
    if (this.#takes(']')) return items;
    do items.push(this.value(depth + 1));
    while (this.#takes(','));
    if (!this.#takes(']')) throw this.#expected('"," or "]"');
    return items;
  }

  #fields(depth: number): Map<string, Json> {
    this.#at++;
    const fields = new Map<string, Json>();
    if (this.#takes('}')) return fields;
    do {
      this.#blanks();
      if (this.#text[this.#at] !== '"') throw this.#expected('a name in quotes');
      const name = this.#string();
      if (!this.#takes(':')) throw this.#expected('":"');
      fields.set(name, this.value(depth + 1));
    } while (this.#takes(','));
    if (!this.#takes('}')) throw this.#expected('"," or "}"');
    return fields;
  }

  #string(): string {
    this.#at++;
    let value = '';
    for (;;) {
      STRING_PART.lastIndex = this.#at;
      value += STRING_PART.exec(this.#text)?.[0] ?? '';
      this.#at = STRING_PART.lastIndex;
      const c = this.#text[this.#at];
      if (c === '"') break;
      if (c !== '\\') throw this.#expected('the end of a string');
      const escaped = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/y;
      escaped.lastIndex = this.#at;
      const found = escaped.exec(this.#text);
      if (found === null) throw this.#expected('an escaped character');
      value += JSON.parse(`"${found[0]}"`) as string;
      this.#at = escaped.lastIndex;
    }
    this.#at++;
    return value;
  }
}
