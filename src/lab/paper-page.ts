import type { Table } from './table.ts';

/** A table, a plot or a text in the language of the reader. */
interface PageChapter {
  readonly title: string;
  readonly asks: string;
  readonly reading: readonly string[];
  readonly plots: readonly { readonly id: string; readonly title: string }[];
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
}

/** The page of one paper in one language: plain data, for the docs and for the studio. */
export interface PaperPage {
  readonly number: string;
  readonly title: string;
  readonly puzzle: string;
  readonly puzzleId: string;
  readonly credits: string;
  readonly about: string;
  readonly boards: readonly {
    readonly name: string;
    readonly size: string;
    readonly text: string;
    readonly note: string;
  }[];
  readonly lost: readonly { readonly name: string; readonly why: string }[];
  readonly commands: readonly { readonly command: string; readonly does: string }[];
  readonly prints: readonly {
    readonly where: string;
    readonly theirs: string;
    readonly ours: string;
    readonly command: string;
  }[];
  readonly caveats: readonly string[];
  readonly chapters: readonly PageChapter[];
  readonly claims: readonly {
    readonly id: string;
    readonly quote: string;
    readonly says: string;
    readonly where: string;
    readonly holds: string;
    readonly verdict: string;
    readonly found: string;
    readonly open: string;
  }[];
  readonly future: readonly { readonly quote: string; readonly says: string; readonly became: string }[];
  readonly listing: { readonly lines: number; readonly changes: number };
}
