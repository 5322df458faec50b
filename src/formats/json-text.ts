import { alike, type Wording } from '../board/index.ts';
import { tooDeep } from './complaints.ts';

/** No puzzle nests deeper, and not every reader survives what does. */
export const DEEPEST = 100;

/** Whether a text has enough brackets to nest too deep: a quick look that spares most texts a thorough one. */
export function mayBeDeep(text: string): boolean {
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if ((code === 91 || code === 123) && ++brackets > DEEPEST) return true;
  }
  return false;
}

/** Where a JSON text goes wrong first, and how; undefined if it is sound. One pass, without recursion. */
export function syntaxProblem(text: string): Trouble | undefined {
  const open: string[] = [];
  let offset = 0;
  /** What may come next: a value, perhaps instead a closing bracket; a key, perhaps likewise; or what follows a value. */
  let awaits: 'value' | 'value or ]' | 'key' | 'key or }' | 'after' = 'value';
  for (;;) {
    offset = skipBlanks(text, offset);
    const character = text[offset];
    if (awaits === 'after') {
      const inside = open.at(-1);
      if (inside === undefined) {
        const problem = {
          en: 'unexpected text after the end of the JSON',
          pt: 'há texto depois do fim do JSON',
        };
        return character === undefined ? undefined : { offset, problem };
      }
      const close = inside === '{' ? '}' : ']';
      offset++;
      if (character === ',') awaits = inside === '{' ? 'key' : 'value';
      else if (character === close) open.pop();
      else {
        const wanted = { en: `a comma or \`${close}\``, pt: `uma vírgula ou \`${close}\`` };
        return missing(offset - 1, wanted, character);
      }
      continue;
    }
    if ((awaits === 'value or ]' && character === ']') || (awaits === 'key or }' && character === '}')) {
      open.pop();
      offset++;
      awaits = 'after';
      continue;
    }
    if (awaits === 'key' || awaits === 'key or }') {
      if (character !== '"')
        return missing(offset, { en: 'a name in double quotes', pt: 'um nome entre aspas' }, character);
      const end = endOfString(text, offset);
      if (typeof end !== 'number') return end;
      offset = skipBlanks(text, end);
      if (text[offset] !== ':')
        return missing(offset, { en: 'a colon', pt: 'o sinal de dois pontos' }, text[offset]);
      offset++;
      awaits = 'value';
      continue;
    }
    if (character === '{' || character === '[') {
      if (open.length === DEEPEST) return { offset, problem: tooDeep(DEEPEST) };
      open.push(character);
      offset++;
      awaits = character === '{' ? 'key or }' : 'value or ]';
      continue;
    }
    const end = character === '"' ? endOfString(text, offset) : endOfWord(text, offset);
    if (typeof end !== 'number') return end;
    offset = end;
    awaits = 'after';
  }
}

/**
 * Where the value at a path starts in a sound JSON text: the innermost one on the way to it that is there. The last
 * step may be a character of a string.
 */
export function offsetOf(text: string, path: readonly (string | number)[]): number {
  let offset = skipBlanks(text, 0);
  for (const step of path) {
    if (typeof step === 'number' && text[offset] === '"') return characterAt(text, offset, step);
    const inner =
      text[offset] === (typeof step === 'string' ? '{' : '[') ? memberAt(text, offset, step) : undefined;
    if (inner === undefined) return offset;
    offset = inner;
  }
  return offset;
}

/** The value of a key (the last one counts, as everywhere in JSON) or of an index; undefined if it is not there. */
function memberAt(text: string, open: number, step: string | number): number | undefined {
  let found: number | undefined;
  let offset = skipBlanks(text, open + 1);
  for (let index = 0; offset < text.length && !'}]'.includes(text[offset]!); index++) {
    let name: string | number = index;
    if (typeof step === 'string') {
      const end = endOfValue(text, offset);
      name = JSON.parse(text.slice(offset, end)) as string;
      offset = skipBlanks(text, skipBlanks(text, end) + 1);
    }
    if (name === step) found = offset;
    // A later member of the same name would count instead, but no element comes twice.
    if (found !== undefined && typeof step === 'number') return found;
    offset = skipBlanks(text, endOfValue(text, offset));
    if (text[offset] === ',') offset = skipBlanks(text, offset + 1);
  }
  return found;
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

/** In a sound text: the place after the value that starts here. */
function endOfValue(text: string, offset: number): number {
  let depth = 0;
  while (offset < text.length) {
    const character = text[offset]!;
    if (character === '"') offset = endOfString(text, offset) as number;
    else {
      // A number or a word ends where the list or object around it goes on or ends.
      if (depth === 0 && ',}]'.includes(character)) return offset;
      if (character === '{' || character === '[') depth++;
      if (character === '}' || character === ']') depth--;
      offset++;
    }
    if (depth === 0 && '"}]'.includes(character)) return offset;
  }
  return offset;
}

interface Trouble {
  readonly offset: number;
  readonly problem: Wording;
}

function skipBlanks(text: string, offset: number): number {
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return offset;
    offset++;
  }
}

function endOfString(text: string, start: number): number | Trouble {
  for (let offset = start + 1; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 34) return offset + 1;
    if (code < 32) {
      const problem = {
        en: 'control character in a string',
        pt: 'há um carácter de controlo num texto entre aspas',
      };
      return { offset, problem };
    }
    if (code !== 92) continue;
    const escaped = text[offset + 1];
    const sound =
      escaped === 'u'
        ? /^[0-9a-f]{4}$/i.test(text.slice(offset + 2, offset + 6))
        : '"\\/bfnrt'.includes(escaped ?? ' ');
    if (!sound) {
      const problem = {
        en: 'unknown escape',
        pt: 'sequência de escape desconhecida',
      };
      return { offset, problem };
    }
    offset++;
  }
  const problem = { en: 'the string has no closing quote', pt: 'faltam as aspas que fecham o texto' };
  return { offset: start, problem };
}

/** The end of a number, `true`, `false` or `null`. */
function endOfWord(text: string, start: number): number | Trouble {
  let end = start;
  while (end < text.length && /[-+.\w]/.test(text[end]!)) end++;
  const word = text.slice(start, Math.min(end, start + 400));
  if (/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?)$/.test(word)) return end;
  if (start >= text.length) {
    const problem = {
      en: 'expected a value, got the end of the text',
      pt: 'esperava-se um valor, e o texto acaba',
    };
    return { offset: start, problem };
  }
  return missing(start, { en: 'a value', pt: 'um valor' }, text[start]);
}

/** Something is expected where this character stands, or where the text ends. */
function missing(offset: number, wanted: Wording, character: string | undefined): Trouble {
  const found =
    character === undefined
      ? { en: ', got the end of the text', pt: ', e o texto acaba' }
      : character === "'"
        ? { en: ', got a single quote', pt: ', e há uma plica' }
        : alike('');
  const problem = {
    en: `expected ${wanted.en}${found.en}`,
    pt: `esperava-se ${wanted.pt}${found.pt}`,
  };
  return { offset, problem };
}
