import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '../../board/index.ts';
import { type Query, type StoredBoard, sizeName } from '../../collection/index.ts';
import {
  boardsFile,
  FILE_BOARDS,
  type Kind,
  type PublishedBoard,
  SUMMARY_FILE,
  type Summary,
} from '../../web/published/index.ts';
import { UsageError, writing } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { openCollection, pageFiles, published, withCollection } from '../publish/index.ts';

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
  const page = withCollection(await pageFiles(fileURLToPath(new URL('../studio/', io.entry))));
  if (!page.has('index.html')) throw new UsageError('the page is not built: run `npm run build`');
  const store = await openCollection(where);
  const progress = new Progress(io.stderr, options.out, options.quiet);
  const write = (name: string, body: Buffer | string): Promise<void> => {
    const file = join(options.out, name);
    return writing(file, async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    });
  };
  const piles = new Map<string, Pile>();
  const empty = async (pile: Pile): Promise<void> => {
    const number = Math.ceil(pile.boards / FILE_BOARDS) - 1;
    await write(boardsFile(pile.kind, number), JSON.stringify(pile.waiting));
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
      if (pile.waiting.length === FILE_BOARDS) await empty(pile);
    }
    if (boards === 0) throw new UsageError('expected one board or more, got none');
    for (const pile of piles.values()) if (pile.waiting.length > 0) await empty(pile);
    const kinds = [...piles.values()]
      .map(({ kind, boards: count }) => ({ ...kind, boards: count }))
      .sort(inOrder);
    const summary: Summary = { boards, kinds };
    for (const [name, body] of page) await write(name, body);
    // Last, so that a site that is being written anew never names a file that is not there.
    await write(SUMMARY_FILE, JSON.stringify(summary));
    if (!options.quiet)
      io.stdout.write(`${boards} boards in ${options.out}: serve the folder with any web server\n`);
    return EXIT.asAsked;
  } finally {
    progress.end();
    await store.close();
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
