import { inflateSync } from 'node:zlib';

/** A value of a PDF file; names begin with a slash, references are `{ ref }`. */
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | Buffer
  | { readonly ref: number }
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A line of the outline. */
export interface OutlineItem {
  readonly title: string;
  /** The page it leads to, from one. */
  readonly page: number;
  readonly items: readonly OutlineItem[];
}

/** What a reader of a PDF sees, as far as our tests ask. Reads what pdfkit writes: no object streams, no encryption. */
export interface ReadPdf {
  readonly info: PdfDictionary;
  readonly pages: readonly ReadPage[];
  readonly outline: readonly OutlineItem[];
  /** Pages by the names of places. */
  readonly places: ReadonlyMap<string, number>;
  /** The names of the fonts, and whether each is embedded. */
  readonly fonts: ReadonlyMap<string, boolean>;
}

export interface WrittenText {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  /** Pieces of text in the order in which they were drawn. */
  readonly texts: readonly string[];
  /** The same pieces with the height at which each stands, counted from the foot of the page, and its size. */
  readonly written: readonly WrittenText[];
  /** Addresses that it links to. */
  readonly addresses: readonly string[];
  /** Places in the book that it links to. */
  readonly places: readonly string[];
}

interface PdfObject {
  readonly value: PdfValue;
  readonly stream: Buffer | undefined;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const reader = new Reader(text, file, start);
    const value = reader.value();
    reader.blanks();
    const has = text.startsWith('stream\n', reader.at);
    const length = has ? Number(dictionary(value).get('Length')) : 0;
    const from = reader.at + 'stream\n'.length;
    objects.set(Number(match[1]), { value, stream: has ? file.subarray(from, from + length) : undefined });
  }
  const get = (value: PdfValue | undefined): PdfValue =>
    isRef(value) ? get(objects.get(value.ref)?.value) : (value ?? null);
  const entry = (of: PdfValue | undefined, key: string): PdfValue => get(dictionary(get(of)).get(key));
  const [, trailerAt] = /trailer\n()/d.exec(text)?.indices?.[1] ?? [];
  const trailer = new Reader(text, file, trailerAt ?? 0).value();
  const root = entry(trailer, 'Root');
  const kids = list(entry(entry(root, 'Pages'), 'Kids'));
  const numbers = new Map(kids.map((kid, at) => [isRef(kid) ? kid.ref : -1, at + 1]));
  const pageOf = (destination: PdfValue | undefined): number => {
    const [page] = list(get(destination));
    return isRef(page) ? (numbers.get(page.ref) ?? 0) : 0;
  };
  const streamOf = (value: PdfValue | undefined): string => {
    const object = isRef(value) ? objects.get(value.ref) : undefined;
    if (!object?.stream) return '';
    const packed = dictionary(object.value).get('Filter') === '/FlateDecode';
    return (packed ? inflateSync(object.stream) : object.stream).toString('latin1');
  };
  const fonts = new Map<string, boolean>();
  const lettersOf = (resources: PdfValue): Map<string, ReadonlyMap<number, string>> => {
    const found = new Map<string, ReadonlyMap<number, string>>();
    for (const [name, font] of dictionary(entry(resources, 'Font'))) {
      const [inner] = list(entry(font, 'DescendantFonts'));
      const embedded = entry(entry(inner, 'FontDescriptor'), 'FontFile2') !== null;
      fonts.set(String(entry(font, 'BaseFont')), embedded);
      found.set(`/${name}`, letters(streamOf(dictionary(get(font)).get('ToUnicode'))));
    }
    return found;
  };
  const outlineOf = (first: PdfValue): OutlineItem[] => {
    const items: OutlineItem[] = [];
    for (let item = first; item !== null; item = entry(item, 'Next')) {
      items.push({
        title: words(entry(item, 'Title')),
        page: pageOf(dictionary(get(item)).get('Dest')),
        items: outlineOf(entry(item, 'First')),
      });
    }
    return items;
  };
  const places = new Map<string, number>();
  const named = list(entry(entry(entry(root, 'Names'), 'Dests'), 'Names'));
  for (let at = 0; at + 1 < named.length; at += 2) places.set(words(get(named[at])), pageOf(named[at + 1]));
  const pages = kids.map((kid): ReadPage => {
    const [, , width, height] = list(entry(kid, 'MediaBox'));
    const addresses: string[] = [];
    const links: string[] = [];
    for (const annotation of list(entry(kid, 'Annots'))) {
      const action = entry(annotation, 'A');
      const uri = entry(action, 'URI');
      if (uri !== null) addresses.push(words(uri));
      else links.push(words(entry(action, 'D')));
    }
    const content = streamOf(dictionary(get(kid)).get('Contents'));
    const written = textsIn(content, lettersOf(entry(kid, 'Resources')));
    return {
      width: Number(width),
      height: Number(height),
      texts: written.map(({ text }) => text),
      written,
      addresses,
      places: links,
    };
  });
  return {
    info: dictionary(entry(trailer, 'Info')),
    pages,
    outline: outlineOf(entry(entry(root, 'Outlines'), 'First')),
    places,
    fonts,
  };
}

const isRef = (value: PdfValue | undefined): value is { readonly ref: number } =>
  typeof value === 'object' && value !== null && 'ref' in value;

const dictionary = (value: PdfValue | undefined): PdfDictionary => (value instanceof Map ? value : new Map());

const list = (value: PdfValue | undefined): readonly PdfValue[] => (Array.isArray(value) ? value : []);

/** A text of the file: UTF-16 if it begins with its mark. */
const words = (value: PdfValue): string => {
  if (!Buffer.isBuffer(value)) return String(value);
  return value[0] === 0xfe && value[1] === 0xff
    ? Buffer.from(value.subarray(2)).swap16().toString('utf16le')
    : value.toString('latin1');
};

/** What each glyph of a font stands for, from the map that lets readers copy and search. */
function letters(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, first, , list] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first!, 16);
    for (const [, hex] of list!.matchAll(/<([^>]*)>/g)) {
      found.set(glyph++, Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return found;
}

function textsIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): WrittenText[] {
  const texts: WrittenText[] = [];
  let font: ReadonlyMap<number, string> = new Map();
  let size = 0;
  let y = 0;
  const operators = /(\/F\d+) ([\d.]+) Tf|([-\d.]+) Tm|\[([^\]]*)\] TJ/g;
  for (const [, name, points, height, pieces] of content.matchAll(operators)) {
    if (name !== undefined) {
      font = fonts.get(name) ?? new Map();
      size = Number(points);
    } else if (height !== undefined) y = Number(height);
    else {
      const glyphs = [...pieces!.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
      const text = (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '�');
      texts.push({ text: text.join(''), y, size });
    }
  }
  return texts;
}

/** Reads one value after the other. */
class Reader {
  at: number;
  readonly #text: string;
  readonly #file: Buffer;

  constructor(text: string, file: Buffer, at: number) {
    this.#text = text;
    this.#file = file;
    this.at = at;
  }

  blanks(): void {
    while (/\s/.test(this.#text[this.at] ?? '')) this.at++;
  }

  value(): PdfValue {
    this.blanks();
    const text = this.#text;
    if (text.startsWith('<<', this.at)) return this.#dictionary();
    if (text[this.at] === '[') return this.#list();
    if (text[this.at] === '(') return this.#string();
    const take = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = this.at;
      const match = pattern.exec(text);
      if (match) this.at += match[0].length;
      return match;
    };
    const hex = take(/<([\da-fA-F\s]*)>/y);
    if (hex) return Buffer.from(hex[1]!, 'hex');
    const reference = take(/(\d+) \d+ R/y);
    if (reference) return { ref: Number(reference[1]) };
    const name = take(/\/[^\s/<>[\]()]+/y);
    if (name) return name[0];
    const word = take(/true|false|null/y);
    if (word) return word[0] === 'null' ? null : word[0] === 'true';
    const number = take(/[+-]?[\d.]+/y);
    if (!number) throw new Error(`no value at ${this.at}: ${text.slice(this.at, this.at + 40)}`);
    return Number(number[0]);
  }

  #dictionary(): PdfDictionary {
    const found = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      this.blanks();
      if (this.#text.startsWith('>>', this.at)) break;
      const key = this.value();
      found.set(String(key).slice(1), this.value());
    }
    this.at += 2;
    return found;
  }

  #list(): PdfValue[] {
    const found: PdfValue[] = [];
    this.at++;
    for (this.blanks(); this.#text[this.at] !== ']'; this.blanks()) found.push(this.value());
    this.at++;
    return found;
  }

  #string(): Buffer {
    const bytes: number[] = [];
    const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
    let open = 1;
    for (this.at++; open > 0; this.at++) {
      let byte = this.#file[this.at]!;
      if (byte === 0x5c) {
        this.at++;
        const character = this.#text[this.at]!;
        byte = escapes[character] ?? this.#file[this.at]!;
      } else if (byte === 0x28) open++;
      else if (byte === 0x29 && --open === 0) continue;
      bytes.push(byte);
    }
    return Buffer.from(bytes);
  }
}
