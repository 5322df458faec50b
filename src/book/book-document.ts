import PDFDocument from 'pdfkit';
import type { Language } from '../board/index.ts';
import { type Face, type FontName, type Fonts, runsOf } from './fonts.ts';
import { type Area, PAPERS, type Paper, printedArea } from './paper.ts';
import { GREY, INK } from './print-look.ts';

/** How a text is set. */
export interface Setting {
  readonly font: FontName;
  readonly size: number;
  readonly fill?: string;
  /** Where a single line stands to `x`. */
  readonly align?: 'left' | 'right' | 'centre';
  /** Points added between letters. */
  readonly spacing?: number;
}

/** What is the same on every page of a book. */
export interface BookForm {
  readonly title: string;
  readonly author?: string | undefined;
  readonly language: Language;
  readonly paper: Paper;
  /** Points added at the spine. */
  readonly gutter: number;
}

/** A part of the book that the outline and the contents name. */
export interface Section {
  readonly title: string;
  /** The name of the place that links lead to. */
  readonly place: string;
  /** The section that it is part of. */
  readonly within?: Section;
  /** Zero until its first page is there. */
  page: number;
  outline?: PDFKit.PDFOutline;
}

/** Leaves out the metadata that pdfkit would write a second time as XML: they must name a date. */
class Undated extends PDFDocument {
  override endMetadata(): void {}
}

const LEADING = 1.32;

/**
 * The pages of a book in the making: fonts, page numbers, running heads and places that links lead to. Pages stay open
 * until the end, so that page numbers that are known last can still be written on the first.
 */
export class BookDocument {
  readonly pdf: PDFKit.PDFDocument;
  readonly form: BookForm;
  readonly #fonts: Fonts;
  readonly #chunks: Buffer[] = [];
  /** The pages as screen readers read them, in their order. */
  readonly #sections: PDFKit.PDFStructureElement[] = [];
  #current = 0;
  #marked = false;
  readonly #widths = new Map<string, number>();
  readonly #awaited: Section[] = [];
  #pages = 0;

  constructor(form: BookForm, fonts: Fonts) {
    this.form = form;
    this.pdf = new Undated({
      size: [...PAPERS[form.paper]],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      font: '',
      lang: form.language === 'pt' ? 'pt-PT' : 'en',
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.7',
      // The id of the file is made from these, so the date must be always the same; it is left out below.
      info: {
        Title: form.title,
        Producer: 'Calçada',
        Creator: 'Calçada',
        CreationDate: new Date(0),
        ...(form.author === undefined ? {} : { Author: form.author }),
      },
    });
    delete this.pdf.info.CreationDate;
    this.#fonts = fonts;
    for (const { name, file } of Object.values(fonts).flat()) this.pdf.registerFont(name, file);
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** The number of the page that was added last, from one. */
  get page(): number {
    return this.#pages;
  }

  get width(): number {
    return PAPERS[this.form.paper][0];
  }

  get height(): number {
    return PAPERS[this.form.paper][1];
  }

  /** Whether the page is too small for what fits on A4. */
  get small(): boolean {
    return this.width < 500;
  }

  /** The printed part of a page. */
  areaOf(page: number): Area {
    return printedArea(this.form.paper, this.form.gutter, page);
  }

  /** Lets a section begin on the next page that is added. */
  begin(title: string, place: string, within?: Section): Section {
    const section = { title, place, page: 0, ...(within ? { within } : {}) };
    this.#awaited.push(section);
    return section;
  }

  /** Begins a page; one with a running head has a page number too. */
  addPage(head?: string): Area {
    this.pdf.addPage();
    this.#pages++;
    this.#current = this.#pages;
    const heard = this.pdf.struct('Sect');
    this.pdf.addStructure(heard);
    this.#sections.push(heard);
    const area = this.areaOf(this.#pages);
    for (const section of this.#awaited.splice(0)) {
      section.page = this.#pages;
      section.outline = (section.within?.outline ?? this.pdf.outline).addItem(section.title);
      this.mark(section.place);
    }
    if (head === undefined) return area;
    const isRight = this.#pages % 2 === 1;
    const outer = isRight ? area.left + area.width : area.left;
    const align = isRight ? 'right' : 'left';
    const label = { font: 'label', size: 8, fill: GREY, align } as const;
    this.decoration(() => {
      this.write(this.cut(isRight ? head : this.form.title, area.width, label), outer, area.top - 20, label);
      this.write(`${this.#pages}`, outer, area.top + area.height + 24, {
        ...label,
        font: 'bold',
        size: 9,
        fill: INK,
      });
    });
    return area;
  }

  /** Goes back to a page to write on it. */
  returnTo(page: number): void {
    this.pdf.switchToPage(page - 1);
    this.#current = page;
  }

  /** One line of text, standing on the line at `y`; gives its width. */
  write(
    text: string,
    x: number,
    y: number,
    { font, size, fill = INK, align = 'left', spacing = 0 }: Setting,
  ): number {
    const width = this.widthOf(text, font) * size + spacing * text.length;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.#heard('P', {}, () => {
      let at = left;
      for (const run of runsOf(text, this.#fonts[font])) {
        this.pdf
          .font(run.face.name)
          .fontSize(size)
          .fillColor(fill)
          .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
        at += this.#widthOf(run.text, run.face) * size + spacing * run.text.length;
      }
    });
    return width;
  }

  /** A picture, and what is said of it to people who cannot see it. */
  figure<T>(alt: string, draw: () => T): T {
    return this.#heard('Figure', { alt }, draw);
  }

  /** What screen readers skip. */
  decoration(draw: () => void): void {
    if (this.#marked) {
      draw();
      return;
    }
    this.pdf.markContent('Artifact');
    this.#marked = true;
    draw();
    this.#marked = false;
    this.pdf.endMarkedContent();
  }

  /** Draws a part of the page that screen readers read as one, unless it is part of another. */
  #heard<T>(kind: 'P' | 'Figure', options: { readonly alt?: string }, draw: () => T): T {
    if (this.#marked) return draw();
    const content = this.pdf.markStructureContent(kind);
    this.#marked = true;
    const drawn = draw();
    this.#marked = false;
    this.pdf.endMarkedContent();
    this.#sections[this.#current - 1]?.add(this.pdf.struct(kind, options, [content]));
    return drawn;
  }

  /** The beginning of a text that fits into a width. */
  cut(text: string, width: number, { font, size }: Setting): string {
    if (this.widthOf(text, font) * size <= width) return text;
    const characters = [...text];
    let [fits, most] = [0, characters.length];
    while (most - fits > 1) {
      const middle = (fits + most) >> 1;
      const short = `${characters.slice(0, middle).join('')}…`;
      if (this.widthOf(short, font) * size <= width) fits = middle;
      else most = middle;
    }
    return `${characters.slice(0, fits).join('').trimEnd()}…`;
  }

  /** Lines of text within a width, from `y` down; gives their height. */
  paragraph(text: string, x: number, y: number, width: number, { font, size, fill = INK }: Setting): number {
    const lines = this.lines(text, width, font, size);
    for (const [at, line] of lines.entries()) {
      this.write(line, x, y + size + at * size * LEADING, { font, size, fill });
    }
    return lines.length * size * LEADING;
  }

  heightOf(text: string, width: number, { font, size }: Setting): number {
    return this.lines(text, width, font, size).length * size * LEADING;
  }

  /** A word that is wider than a line is broken between two characters. */
  lines(text: string, width: number, font: FontName, size: number): string[] {
    const lines: string[] = [];
    const space = this.widthOf(' ', font) * size;
    let line = '';
    let length = 0;
    for (let word of text.split(' ')) {
      if (this.widthOf(word, font) * size > width * (1 + 1e-9)) {
        if (line !== '') lines.push(line);
        line = '';
        const pieces = this.#pieces(word, width / size, font);
        lines.push(...pieces.slice(0, -1));
        word = pieces.at(-1)!;
      }
      const wide = this.widthOf(word, font) * size;
      if (line !== '' && length + space + wide > width) {
        lines.push(line);
        line = '';
      }
      length = line === '' ? wide : length + space + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  }

  /** A word in pieces that are at most so wide at a size of one point. */
  #pieces(word: string, width: number, font: FontName): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      // What fits exactly must not fail by the rounding of a division.
      if (piece !== '' && this.widthOf(piece + segment, font) > width * (1 + 1e-9)) {
        pieces.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, piece];
  }

  /** The width of a line at a size of one point. */
  widthOf(text: string, font: FontName): number {
    const runs = runsOf(text, this.#fonts[font]);
    return runs.reduce((sum, run) => sum + this.#widthOf(run.text, run.face), 0);
  }

  #widthOf(text: string, { name }: Face): number {
    const key = `${name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.font(name).fontSize(100).widthOfString(text) / 100;
    this.#widths.set(key, width);
    return width;
  }

  /** A place on this page that links lead to. */
  mark(name: string, y = 0): void {
    this.pdf.addNamedDestination(name, 'XYZ', 0, y, null);
  }

  /** The file, when everything is drawn. */
  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.pdf.on('error', reject);
      this.pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.pdf.end();
    });
  }
}
