/** How terminals are told to write, in the numbers of their escape sequences; empty for the plain pen. */
export type Style = string;

/** Writes one line of text, changing the style of the terminal only where it changes. */
export class Pen {
  readonly #colour: boolean;
  #line = '';
  #style: Style = '';

  constructor(colour: boolean) {
    this.#colour = colour;
  }

  write(text: string, style: Style = ''): this {
    // A blank shows no style but an underline or a background, which no style of ours puts on blanks.
    if (this.#colour && style !== this.#style && text.trim() !== '') {
      if (this.#style !== '') this.#line += '\x1b[0m';
      if (style !== '') this.#line += `\x1b[${style}m`;
      this.#style = style;
    }
    this.#line += text;
    return this;
  }

  /** The line as written, without the blanks at its end; the pen starts anew. */
  end(): string {
    const line = this.#style === '' ? this.#line.trimEnd() : `${this.#line}\x1b[0m`;
    this.#line = '';
    this.#style = '';
    return line;
  }
}
