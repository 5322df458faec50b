/** How terminals are told to write, in the numbers of their escape sequences; empty for the plain pen. */
export type Style = string;

/** Underlined or reversed: styles that a terminal shows on blanks too. */
const SHOWS_ON_BLANKS = /(^|;)[47](;|$)/;

/** Writes one line of text, changing the style of the terminal only where that is seen. */
export class Pen {
  readonly #colour: boolean;
  #line = '';
  #style: Style = '';

  constructor(colour: boolean) {
    this.#colour = colour;
  }

  /** Blanks are always written plain. */
  write(text: string, style: Style = ''): this {
    for (const part of this.#colour ? text.split(/( +)/) : [text]) {
      if (part === '') continue;
      const blank = part.trim() === '';
      if (!blank) this.#change(style);
      else if (SHOWS_ON_BLANKS.test(this.#style)) this.#change('');
      this.#line += part;
    }
    return this;
  }

  /** The line as written, without the blanks at its end; the pen starts anew. */
  end(): string {
    const line = this.#style === '' ? this.#line.trimEnd() : `${this.#line}\x1b[0m`;
    this.#line = '';
    this.#style = '';
    return line;
  }

  #change(style: Style): void {
    if (!this.#colour || style === this.#style) return;
    if (this.#style !== '') this.#line += '\x1b[0m';
    if (style !== '') this.#line += `\x1b[${style}m`;
    this.#style = style;
  }
}
