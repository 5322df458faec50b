import { noNumberOf } from './complaints.ts';
import type { LocatedProblems } from './located-problems.ts';
import { quoted } from './quoted.ts';

/*
 * Addresses of puzz.link and related sites: `https://puzz.link/p?KIND/COLUMNS/ROWS/BODY`, also with `p.html?` or
 * only `KIND/COLUMNS/ROWS/BODY`. Between kind and columns an option may stand; we know none and pass it over.
 */

export interface Address {
  readonly rows: number;
  readonly columns: number;
  readonly body: string;
  /** Where the body starts in the text. */
  readonly offset: number;
}

/** Longer than any address before its kind. */
const HEAD = 300;

const KIND = /^\s*(?:(?:https?:\/\/)?[\w.:/-]*\?)?(?:m\+)?([a-z]\w*?)(?:_edit|_test|_play)?\//i;

/** How sure we are that a text is an address of one of these kinds of puzzle. */
export function sniffAddress(text: string, kinds: readonly string[]): number {
  const kind = KIND.exec(text.slice(0, HEAD))?.[1];
  if (kind === undefined) return 0;
  if (kinds.includes(kind.toLowerCase())) return 0.95;
  // An address of another puzzle is still an address: one of us should say so.
  return /^\s*https?:\/\/[^\s?]*\?/i.test(text.slice(0, HEAD)) ? 0.1 : 0;
}

/** Takes an address apart; undefined if it has problems. */
export function readAddress(
  text: string,
  kinds: readonly string[],
  problems: LocatedProblems,
  notes: LocatedProblems,
): Address | undefined {
  const head = KIND.exec(text.slice(0, HEAD));
  const kind = head?.[1]?.toLowerCase();
  if (!head || kind === undefined) {
    const problem = {
      en: 'not the address of a puzzle',
      pt: 'isto não é um endereço de um passatempo',
    };
    const fix = {
      en: `write ${kinds[0]}/COLUMNS/ROWS/BODY`,
      pt: `escreve ${kinds[0]}/COLUNAS/LINHAS/CORPO`,
    };
    problems.add(0, problem, fix);
    return undefined;
  }
  if (!kinds.includes(kind)) {
    problems.add(head[0].lastIndexOf(head[1]!), {
      en: `unknown puzzle ${quoted(kind)}`,
      pt: `passatempo desconhecido: ${quoted(kind)}`,
    });
    return undefined;
  }
  const end = text.trimEnd().length;
  let offset = head[0].length;
  const next = (): Part => {
    const slash = text.indexOf('/', offset);
    const stop = slash < 0 || slash > end ? end : slash;
    const part = { name: text.slice(offset, stop), offset };
    offset = Math.min(stop + 1, end);
    return part;
  };
  let first = next();
  if (!/^\d+$/.test(first.name) && offset < end) {
    notes.add(first.offset, {
      en: `the option ${quoted(first.name)} of the address is ignored`,
      pt: `a opção ${quoted(first.name)} do endereço é ignorada`,
    });
    first = next();
  }
  const second = next();
  const columns = side(first, 'columns', problems);
  const rows = side(second, 'rows', problems);
  if (columns === undefined || rows === undefined) return undefined;
  if (!problems.allowSize(first.offset, rows, columns)) return undefined;
  return { rows, columns, body: text.slice(offset, end).replace(/\/$/, ''), offset };
}

interface Part {
  readonly name: string;
  readonly offset: number;
}

function side(part: Part, of: 'rows' | 'columns', problems: LocatedProblems): number | undefined {
  if (/^\d{1,15}$/.test(part.name)) return Number(part.name);
  problems.add(part.offset, noNumberOf(of, part.name));
  return undefined;
}

/** The whole address. A last character that mail programs would cut off gets a slash behind it. */
export function writeAddress(kind: string, rows: number, columns: number, body: string): string {
  const guard = body === '' || /[a-z0-9]$/.test(body) ? '' : '/';
  return `https://puzz.link/p?${kind}/${columns}/${rows}/${body}${guard}`;
}
