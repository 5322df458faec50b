import { alike, tooDeep, type Wording } from '../board/index.ts';

/** A term of Prolog, as far as the papers' facts need them, with the place in the text where it starts. */
export type Term =
  | { readonly kind: 'integer'; readonly value: number; readonly offset: number }
  | { readonly kind: 'variable' | 'atom'; readonly name: string; readonly offset: number }
  | { readonly kind: 'list'; readonly items: readonly Term[]; readonly offset: number; readonly end: number }
  | { readonly kind: 'pair'; readonly left: Term; readonly right: Term; readonly offset: number }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly items: readonly Term[];
      readonly offset: number;
      readonly end: number;
    };

export type ReadTerm =
  | { readonly ok: true; readonly term: Term; readonly end: number }
  | { readonly ok: false; readonly offset: number; readonly problem: Wording };

/**
 * Facts are shallow: a list of lists of pairs in a call. Deeper terms are refused, so that reading needs little stack.
 */
const DEEPEST = 20;

/** Reads one term: integers, variables, atoms, lists, calls, and pairs with `-` between. */
export function readTerm(text: string, offset: number): ReadTerm {
  const reader = new Reader(text, offset);
  const term = reader.term(0);
  return term ? { ok: true, term, end: reader.offset } : { ok: false, ...reader.trouble };
}

/** The next place that is neither blank nor comment. */
export function skipLayout(text: string, offset: number): number {
  for (;;) {
    while (offset < text.length && isBlank(text.charCodeAt(offset))) offset++;
    if (text[offset] === '%') offset = endOf(text, '\n', offset);
    else if (text.startsWith('/*', offset)) offset = endOf(text, '*/', offset + 2);
    else return offset;
  }
}

/** How many calls of one name are looked at; a program has a handful, junk may have a million. */
const MOST_CALLS = 200;

/** A call of a name in a program. */
export interface Call {
  readonly name: string;
  readonly offset: number;
}

/**
 * Where names that start in this way are called; a name is whole, the call has a bracket. Calls of the program come
 * before calls inside comments, both in the order of the text.
 */
export function callsOf(text: string, start: string): readonly Call[] {
  const found: Call[] = [];
  for (let offset = text.indexOf(start); offset >= 0; offset = text.indexOf(start, offset + 1)) {
    if (offset > 0 && isWord(text.charCodeAt(offset - 1))) continue;
    let end = offset + start.length;
    // A name longer than this is none of ours.
    for (const stop = end + 40; end < stop && isWord(text.charCodeAt(end)); ) end++;
    if (text[end] !== '(') continue;
    found.push({ name: text.slice(offset, end), offset });
    if (found.length === MOST_CALLS) break;
  }
  if (found.length < 2) return found;
  const commented = inComments(
    text,
    found.map(({ offset }) => offset),
  );
  return [
    ...found.filter(({ offset }) => !commented.has(offset)),
    ...found.filter(({ offset }) => commented.has(offset)),
  ];
}

/** Those of these places, in the order of the text, that are in a comment. */
function inComments(text: string, offsets: readonly number[]): Set<number> {
  const found = new Set<number>();
  let next = 0;
  for (let at = 0; at < text.length && next < offsets.length; ) {
    while (next < offsets.length && offsets[next]! < at) next++;
    const code = text.charCodeAt(at);
    let end = at + 1;
    // What looks like a comment inside quotes is none; no quoted name goes over the end of its line.
    if (code === 39) {
      while (end < text.length && text.charCodeAt(end) !== 39 && text.charCodeAt(end) !== 10) end++;
      end++;
    } else if (code === 37 || (code === 47 && text.charCodeAt(at + 1) === 42)) {
      end = code === 37 ? endOf(text, '\n', at) : endOf(text, '*/', at + 2);
      for (; next < offsets.length && offsets[next]! < end; next++) found.add(offsets[next]!);
    }
    at = end;
  }
  return found;
}

/** The name of the clause whose body begins at this place: `start` in `start :- …`; undefined if none does. */
export function clauseAround(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - 200), offset);
  return /(?:^|[\n.])[ \t%]*([a-z]\w{0,40})(?:\([^()]{0,80}\))?\s*:-\s*$/.exec(before)?.[1];
}

const isBlank = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isWord = (code: number): boolean =>
  isDigit(code) || code === 95 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

function endOf(text: string, mark: string, offset: number): number {
  const at = text.indexOf(mark, offset);
  return at < 0 ? text.length : at + mark.length;
}

class Reader {
  readonly #text: string;
  offset: number;
  trouble: { offset: number; problem: Wording } = { offset: 0, problem: alike('') };

  constructor(text: string, offset: number) {
    this.#text = text;
    this.offset = offset;
  }

  /** Undefined: there is trouble. */
  term(depth: number): Term | undefined {
    let left = this.#simple(depth);
    while (left) {
      const minus = skipLayout(this.#text, this.offset);
      if (this.#text[minus] !== '-') return left;
      this.offset = minus + 1;
      const right = this.#simple(depth);
      if (!right) return undefined;
      left = { kind: 'pair', left, right, offset: left.offset };
    }
    return undefined;
  }

  #simple(depth: number): Term | undefined {
    const offset = skipLayout(this.#text, this.offset);
    this.offset = offset;
    const code = this.#text.charCodeAt(offset);
    if (isDigit(code) || (this.#text[offset] === '-' && isDigit(this.#text.charCodeAt(offset + 1)))) {
      return this.#integer(offset);
    }
    if (this.#text[offset] === '[') return this.#list(offset, depth);
    if (isWord(code)) return this.#word(offset, depth);
    return this.#fail(
      offset,
      offset >= this.#text.length
        ? { en: 'expected a term, got the end of the text', pt: 'esperava-se um termo, e o texto acaba' }
        : { en: 'expected a term', pt: 'esperava-se um termo' },
    );
  }

  #integer(offset: number): Term | undefined {
    let end = offset + 1;
    while (isDigit(this.#text.charCodeAt(end))) end++;
    if (end - offset > 15)
      return this.#fail(offset, { en: 'this number is too large', pt: 'este número é demasiado grande' });
    this.offset = end;
    return { kind: 'integer', value: Number(this.#text.slice(offset, end)), offset };
  }

  #word(offset: number, depth: number): Term | undefined {
    let end = offset + 1;
    while (isWord(this.#text.charCodeAt(end))) end++;
    const name = this.#text.slice(offset, end);
    this.offset = end;
    if (/^[A-Z_]/.test(name)) return { kind: 'variable', name, offset };
    if (this.#text[end] !== '(') return { kind: 'atom', name, offset };
    const items = this.#items(end, ')', depth);
    return items && { kind: 'call', name, items, offset, end: this.offset };
  }

  #list(offset: number, depth: number): Term | undefined {
    const items = this.#items(offset, ']', depth);
    return items && { kind: 'list', items, offset, end: this.offset };
  }

  /** The terms between brackets, with commas between them. */
  #items(open: number, close: string, depth: number): Term[] | undefined {
    if (depth === DEEPEST) return this.#fail(open, tooDeep(DEEPEST));
    const items: Term[] = [];
    this.offset = skipLayout(this.#text, open + 1);
    if (this.#text[this.offset] === close) {
      this.offset++;
      return items;
    }
    for (;;) {
      const item = this.term(depth + 1);
      if (!item) return undefined;
      items.push(item);
      const next = skipLayout(this.#text, this.offset);
      this.offset = next + 1;
      if (this.#text[next] === close) return items;
      if (this.#text[next] === ',') continue;
      return this.#fail(
        next,
        next >= this.#text.length
          ? { en: `the text ends before a \`${close}\``, pt: `o texto acaba antes de um \`${close}\`` }
          : {
              en: `expected a comma or \`${close}\``,
              pt: `esperava-se uma vírgula ou \`${close}\``,
            },
      );
    }
  }

  #fail(offset: number, problem: Wording): undefined {
    this.trouble = { offset, problem };
    return undefined;
  }
}
