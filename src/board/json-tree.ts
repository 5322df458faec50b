import { alike, type Wording } from './sentence.ts';

/** JSON in which each value remembers where it stood, so that a wrong one can be pointed at. */
export type JsonTree = { readonly at: number } & (
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly JsonTree[] }
  | {
      readonly kind: 'object';
      readonly fields: ReadonlyMap<string, JsonTree>;
      /** The names that stand there again: the last field of a name counts, as everywhere in JSON. */
      readonly repeated: ReadonlySet<string>;
    }
);

/** The first thing in a text that is not JSON. */
export class JsonError extends Error {
  readonly at: number;
  readonly problem: Wording;

  constructor(at: number, problem: Wording) {
    super(problem.en);
    this.at = at;
    this.problem = problem;
  }
}

/** Nothing that we read nests deeper. */
export const DEEPEST_JSON = 100;

/** What readers of every format say of brackets that nest too deep. */
export const tooDeep = (deepest: number): Wording => ({
  en: `expected at most ${deepest} levels of brackets`,
  pt: `esperavam-se no máximo ${deepest} níveis de parênteses`,
});

const WORDS = /[-+.\w]*/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?<rest>(?:\.\d+)?(?:[eE][-+]?\d+)?)$/;
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/y;

/** Throws a JsonError at the first thing that is not JSON, or that nests too deep. */
export function readJsonTree(text: string): JsonTree {
  const reader = new TreeReader(text);
  const tree = reader.value(0);
  reader.end();
  return tree;
}

/**
 * Where the value at a path starts: the innermost one on the way to it that is there. The last step may be a character
 * of a string.
 */
export function jsonPlace(text: string, tree: JsonTree, path: readonly (string | number)[]): number {
  let here = tree;
  for (const step of path) {
    if (here.kind === 'string' && typeof step === 'number') return characterAt(text, here.at, step);
    const inner =
      typeof step === 'string'
        ? here.kind === 'object' && here.fields.get(step)
        : here.kind === 'array' && here.items[step];
    if (!inner) break;
    here = inner;
  }
  return here.at;
}

/** Whether a text has enough brackets to nest too deep: a quick look that spares most texts a thorough one. */
export function mayBeDeepJson(text: string): boolean {
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if ((code === 91 || code === 123) && ++brackets > DEEPEST_JSON) return true;
  }
  return false;
}

/** Where the character of this index stands in the string that starts here; its closing quote if it is shorter. */
function characterAt(text: string, open: number, index: number): number {
  let offset = open + 1;
  for (; index > 0 && text[offset] !== '"'; index--) {
    if (text[offset] === '\\') offset += text[offset + 1] === 'u' ? 6 : 2;
    else offset += text.codePointAt(offset)! > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Whether a string may have this character as it is: no quote, no backslash, no control character. */
const isPlain = (code: number): boolean => code >= 32 && code !== 34 && code !== 92;

class TreeReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  end(): void {
    this.#blanks();
    if (this.#at < this.#text.length)
      throw this.#expected({ en: 'the end of the JSON', pt: 'o fim do JSON' });
  }

  value(depth: number): JsonTree {
    this.#blanks();
    const at = this.#at;
    const first = this.#text[at];
    if (first === '"') return { kind: 'string', value: this.#string(), at };
    if (first === '{' || first === '[') {
      if (depth === DEEPEST_JSON) {
        throw new JsonError(at, tooDeep(DEEPEST_JSON));
      }
      this.#at++;
      return first === '{'
        ? { kind: 'object', ...this.#fields(depth + 1), at }
        : { kind: 'array', items: this.#items(depth + 1), at };
    }
    WORDS.lastIndex = at;
    const word = WORDS.exec(this.#text)![0];
    this.#at += word.length;
    if (word === 'true' || word === 'false') return { kind: 'bool', value: word === 'true', at };
    if (word === 'null') return { kind: 'null', at };
    const number = NUMBER.exec(word);
    if (number) return { kind: 'number', value: Number(word), whole: number.groups!['rest'] === '', at };
    this.#at = at;
    throw this.#expected({ en: 'a value', pt: 'um valor' });
  }

  #blanks(): void {
    const text = this.#text;
    for (let c = text[this.#at]; c === ' ' || c === '\n' || c === '\r' || c === '\t'; c = text[this.#at])
      this.#at++;
  }

  #expected(what: Wording): JsonError {
    const got = this.#text[this.#at];
    const said =
      got === undefined
        ? { en: 'the end of the text', pt: 'o texto acaba' }
        : alike(`\`${String.fromCodePoint(this.#text.codePointAt(this.#at)!)}\``);
    return new JsonError(this.#at, {
      en: `expected ${what.en}, got ${said.en}`,
      pt: `esperava-se ${what.pt}, e ${got === undefined ? said.pt : `há ${said.pt}`}`,
    });
  }

  #takes(symbol: string): boolean {
    this.#blanks();
    if (this.#text[this.#at] !== symbol) return false;
    this.#at++;
    return true;
  }

  #closes(symbol: string): void {
    if (this.#takes(symbol)) return;
    throw this.#expected({ en: `a comma or \`${symbol}\``, pt: `uma vírgula ou \`${symbol}\`` });
  }

  #items(depth: number): JsonTree[] {
    const items: JsonTree[] = [];
    if (this.#takes(']')) return items;
    do items.push(this.value(depth));
    while (this.#takes(','));
    this.#closes(']');
    return items;
  }

  #fields(depth: number): { readonly fields: Map<string, JsonTree>; readonly repeated: Set<string> } {
    const fields = new Map<string, JsonTree>();
    const repeated = new Set<string>();
    if (this.#takes('}')) return { fields, repeated };
    do {
      this.#blanks();
      if (this.#text[this.#at] !== '"')
        throw this.#expected({ en: 'a name in double quotes', pt: 'um nome entre aspas' });
      const name = this.#string();
      if (!this.#takes(':')) throw this.#expected({ en: 'a colon', pt: 'o sinal de dois pontos' });
      if (fields.has(name)) repeated.add(name);
      fields.set(name, this.value(depth));
    } while (this.#takes(','));
    this.#closes('}');
    return { fields, repeated };
  }

  #string(): string {
    const open = this.#at++;
    let value = '';
    for (;;) {
      const from = this.#at;
      while (isPlain(this.#text.charCodeAt(this.#at))) this.#at++;
      value += this.#text.slice(from, this.#at);
      const next = this.#text[this.#at];
      if (next === '"') break;
      if (next === undefined) {
        throw new JsonError(open, {
          en: 'expected a string with a closing quote, got the end of the text',
          pt: 'faltam as aspas que fecham o texto',
        });
      }
      ESCAPE.lastIndex = this.#at;
      const found = ESCAPE.exec(this.#text)?.[0];
      if (found === undefined) {
        throw new JsonError(
          this.#at,
          next === '\\'
            ? {
                en: `expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with four digits, got another escape`,
                pt: 'sequência de escape desconhecida',
              }
            : {
                en: 'expected \\n or another escape, got a control character',
                pt: 'há um carácter de controlo num texto entre aspas',
              },
        );
      }
      value += JSON.parse(`"${found}"`) as string;
      this.#at = ESCAPE.lastIndex;
    }
    this.#at++;
    return value;
  }
}
