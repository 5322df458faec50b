import type { Language } from '../board/index.ts';
import type { Branch, Select } from '../engine/index.ts';
import type { Search } from './measure.ts';

/** What `calcada lab` was asked. */
export interface LabOptions {
  readonly quick?: boolean;
  readonly seed: number;
  /** The folder of the results. */
  readonly out: string;
  readonly resume?: boolean;
  /** A page for the docs, with its plots in a folder beside it. */
  readonly page?: string;
  /** The language of the report. */
  readonly lang?: Language;
  /** With the name `own`: what the reader asks. */
  readonly own?: OwnAsked;
}

/** How a reader's own boards are measured. */
export interface OwnWish {
  readonly selects: readonly Select[];
  readonly branches: readonly Branch[];
  readonly order: 'up' | 'down';
  /** Whether learning is measured too. */
  readonly learning: boolean;
  /** How often each board is timed. */
  readonly tries: number;
  readonly goal: Search['goal'];
  /** Milliseconds for each run. */
  readonly timeLimit: number;
}

/** A reader's own question as texts, which any copy of the package can read. */
export interface OwnAsked extends OwnWish {
  readonly boards: readonly { readonly name: string; readonly puzzle: string; readonly text: string }[];
  /** Random boards of this puzzle, as its paper makes them, of these sides, as many of each as there are tries. */
  readonly random?: { readonly puzzle: string; readonly sides: readonly number[] };
  /** The program of the paper whose rules are used instead of ours. */
  readonly program?: string | undefined;
}

/** What the command lends the workbench, which knows nothing of terminals. */
export interface LabHost {
  /** The file that the command starts from, and its version. */
  readonly entry: URL;
  readonly version: string;
  /** Calls back at an interruption until the returned function is called. */
  onInterrupt(stop: () => void): () => void;
  /** Told before each trial how far the run has come. */
  onTrial(progress: string): void;
}

export type LabAnswer =
  | { readonly ok: true; readonly text: string; readonly stopped: boolean }
  | { readonly ok: false; readonly problem: string };

/** What the command asks of the workbench, a package of its own that users of the command may lack. */
export interface Workbench {
  lab(names: readonly string[], options: LabOptions, host: LabHost): Promise<LabAnswer>;
}
