import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '../../board/index.ts';
import { type Query, type StoredBoard, sizeName } from '../../collection/index.ts';
import { type Lock, lockFile, makeFolder, writeWhole } from '../../files/index.ts';
import {
  boardsFile,
  FILE_BOARDS,
  type Kind,
  type PublishedBoard,
  SUMMARY_FILE,
  type Summary,
} from '../../web/published/index.ts';
import {
  isBoardsFile,
  type Kept,
  openCollection,
  pageFiles,
  published,
  withCollection,
} from '../publish/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { shown } from '../terminal/shown.ts';

/** The options of `calcada site`. */
export interface SiteOptions {
  readonly out: string;
  readonly quiet?: boolean;
  readonly query: Query;
}

/** The boards of one kind that are not written yet, and how many there have been. */
interface Pile {
  readonly kind: Omit<Kind, 'boards'>;
  boards: number;
  waiting: PublishedBoard[];
}

/** Writes the page with the boards of a collection into a folder, as files that any web server can serve. */
export async function siteCommand(io: Io, where: string, options: SiteOptions): Promise<ExitCode> {
  refuseOtherPage(options.out);
  const page = await pageFiles(fileURLToPath(new URL('../studio/', io.entry)));
  if (!page.has('index.html')) throw new UsageError('the page is not built: run `npm run build`');
  const store = await openCollection(where);
  let lock: Lock;
  try {
    makeFolder(options.out);
    lock = lockFile(options.out);
  } catch (error) {
    await store.close();
    throw error;
  }
  const progress = new Progress(io.stderr, options.out, options.quiet);
  const written = new Written();
  const write = (name: string, body: Buffer | string): void => {
    written.add(name, body);
    const file = join(options.out, name);
    makeFolder(dirname(file));
    writeWhole(file, body, { inputs: [where] });
  };
  const piles = new Map<string, Pile>();
  const empty = (pile: Pile): void => {
    const number = Math.ceil(pile.boards / FILE_BOARDS) - 1;
    write(boardsFile(pile.kind, number), JSON.stringify(pile.waiting));
    pile.waiting = [];
  };
  try {
    let boards = 0;
    progress.detail = () => `, ${boards} boards`;
    for await (const stored of store.boards(options.query)) {
      const pile = pileOf(piles, stored);
      pile.waiting.push(published(stored));
      pile.boards++;
      boards++;
      if (pile.waiting.length === FILE_BOARDS) empty(pile);
    }
    if (boards === 0) throw new UsageError('expected one board or more, got none');
    for (const pile of piles.values()) if (pile.waiting.length > 0) empty(pile);
    const kinds = [...piles.values()]
      .map(({ kind, boards: count }) => ({ ...kind, boards: count }))
      .sort(inOrder);
    const summary: Summary = { boards, kinds };
    const told = JSON.stringify(summary);
    const kept = written.kept(told);
    for (const [name, body] of withCollection(page, kept)) write(name, body);
    // Last, so that a site that is being written anew never names a file that is not there.
    write(SUMMARY_FILE, told);
    await removeOthers(options.out, written.names);
    if (!options.quiet)
      io.stdout.write(`${boards} boards in ${shown(options.out)}: serve the folder with any web server\n`);
    return EXIT.success;
  } finally {
    progress.end();
    lock.release();
    await store.close();
  }
}

/** The first page of another site stays; beside one of ours are its boards, which were written before it. */
function refuseOtherPage(folder: string): void {
  const page = join(folder, 'index.html');
  if (existsSync(page) && !existsSync(join(folder, 'collection')))
    throw new UsageError(`${page} is of another site: choose another folder`);
}

/** The most that a browser keeps for a visitor who has opened one page, in bytes. */
const MOST_KEPT = 8_000_000;

/** The files of boards that were written. */
class Written {
  readonly names = new Set<string>();
  readonly #hash = createHash('sha256');
  #bytes = 0;

  add(name: string, body: Buffer | string): void {
    this.names.add(name);
    this.#hash.update(name).update(body);
    this.#bytes += body.length;
  }

  /**
   * What browsers keep: everything so far and the summary; of a large collection nothing, and its boards need a
   * network.
   */
  kept(summary: string): Kept | undefined {
    if (this.#bytes > MOST_KEPT) return undefined;
    const version = this.#hash.copy().update(summary).digest('hex').slice(0, 12);
    return { files: [SUMMARY_FILE, ...this.names], version };
  }
}

/** Removes the boards of an earlier site that this one does not have; no other file is touched. */
async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(join(folder, 'collection'), { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && isBoardsFile(name) && !names.has(name)) await rm(join(folder, name));
  }
}

function pileOf(piles: Map<string, Pile>, { puzzle, size, level }: StoredBoard): Pile {
  const kind = { puzzle, size: sizeName(size), level };
  const name = Object.values(kind).join(' ');
  const known = piles.get(name) ?? { kind, boards: 0, waiting: [] };
  piles.set(name, known);
  return known;
}

/** By puzzle, then from small to large, then from easy to hard. */
function inOrder(one: Kind, other: Kind): number {
  const cells = ({ size }: Kind): number =>
    size.split('x').reduce((product, side) => product * Number(side), 1);
  if (one.puzzle !== other.puzzle) return one.puzzle < other.puzzle ? -1 : 1;
  return cells(one) - cells(other) || LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}
