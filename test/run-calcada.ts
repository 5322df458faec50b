import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { calcada, type Io } from '../src/cli/index.ts';

/** What a run of the command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a test may know better than the plain world: no terminal, no environment, nothing on standard input. */
export interface World {
  readonly stdin?: string | Uint8Array;
  readonly columns?: number;
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly entry?: URL;
  /** Interrupts once the output so far satisfies this. */
  readonly interruptAt?: (out: string) => boolean;
}

/** Runs the command in this process. */
export async function run(args: readonly string[], world: World = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const { terminal = false, columns } = world;
  const bytes = typeof world.stdin === 'string' ? new TextEncoder().encode(world.stdin) : world.stdin;
  let stop: () => void = () => {};
  const interrupt = (): void => {
    if (world.interruptAt?.(out)) setTimeout(stop, 0);
  };
  const io: Io = {
    stdout: {
      write: (text) => {
        out += text;
        interrupt();
      },
      isTTY: terminal,
      columns,
    },
    stderr: {
      write: (text) => {
        err += text;
      },
      isTTY: terminal,
      columns,
    },
    async *stdin() {
      // In small pieces, as a slow pipe would.
      for (let at = 0; bytes && at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    },
    piped: bytes !== undefined,
    env: world.env ?? {},
    onInterrupt: (heard) => {
      stop = heard;
      interrupt();
      return () => {
        stop = () => {};
      };
    },
    entry: world.entry ?? new URL('../src/cli/main.ts', import.meta.url),
  };
  const code = await calcada(args, io);
  return { code, out, err };
}

/** Boards with one solution, with two, with none, and with none whose refutation takes too long to wait for. */
export const ONE = 'akari\n...\n.4.\n...\n';
export const TWO = 'akari\n..\n..\n';
export const NONE = 'akari\n.4.\n...\n';
/** Every cell on its own, and rows that want one cell less in all than the columns: no search refutes that soon. */
export const ENDLESS = JSON.stringify({
  puzzle: 'crazy-pavement',
  regions: Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => 16 * row + column),
  ),
  rowClues: Array(16).fill(8),
  columnClues: [9, ...Array(15).fill(8)],
});

export const lines = (text: string): string[] => text.trimEnd().split('\n');

/** The JSON objects that were printed, one a line. */
export const objects = (text: string) => lines(text).map((line) => JSON.parse(line));

/** The file of a board from the papers. */
export const papers = (name: string): string =>
  fileURLToPath(new URL(`data/instances/${name}.json`, import.meta.url));

/** A folder for the files of one test module, gone when it ends. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'calcada-test-'));

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  file(name: string, text: string | Uint8Array): string {
    writeFileSync(this.path(name), text);
    return this.path(name);
  }
}
