import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { solverLibrary, studioServer } from '../../src/cli/index.ts';
import { Game, type SiteState, writeLink } from '../../src/play/index.ts';
import { type AnyPuzzle, puzzleById } from '../../src/puzzles/index.ts';
import { solve } from '../../src/reasoning/index.ts';
import { startChromium } from './chromium.ts';

/** Tests and scripts run at the root of the project. */
const root = process.cwd();

/** The page as it was built, served as `calcada studio` serves it, and a browser to look at it. */
export interface Studio {
  readonly address: string;
  readonly browser: Browser;
  /**
   * A profile of its own; whatever goes wrong in its pages is in `troubles`. Unless service workers are allowed the
   * browser knows none, and does not fetch all that there is for each visit.
   */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /**
   * As `visit`, in a third of the time, for what changes nothing but the page and what is stored: the page of an earlier
   * one with the same options that was left, if there is one, with all that was stored forgotten.
   */
  revisit(options?: BrowserContextOptions): Promise<Revisit>;
  close(): Promise<void>;
}

export interface Revisit extends Pick<Visit, 'page' | 'troubles'> {
  /** Ends it. One that fails does not get here, and leaves its page to nobody. */
  leave(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the page's console, exceptions, and requests that left the page. */
  readonly troubles: string[];
}

/** With a folder of the npm package `minizinc`, or of a stand-in, its compiler is served too. */
export async function startStudio(miniZinc?: string): Promise<Studio> {
  const folder = process.env['STUDIO_DIR'] ?? join(root, 'dist', 'studio');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('the page is not built: run `npm run build`');
  const server = (await studioServer(
    folder,
    miniZinc === undefined
      ? {}
      : { miniZinc: { folder: miniZinc, library: solverLibrary(join(root, 'share/minizinc')) } },
  ))!;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await startChromium();
  async function visit({ serviceWorkers = 'block', ...options }: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
    if (serviceWorkers === 'block')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // A busy machine must not decide.
    context.setDefaultTimeout(120_000);
    const troubles: string[] = [];
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(blob|data):/.test(url)) troubles.push(`request to ${url}`);
    });
    context.on('page', (page) => {
      page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('dialog', (dialog) => {
        troubles.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
    });
    const page = await context.newPage();
    return { context, page, troubles };
  }
  const left = new Map<string, Visit[]>();
  async function revisit(options: BrowserContextOptions = {}): Promise<Revisit> {
    const like = JSON.stringify(options);
    const kept = left.get(like)?.pop();
    const visited = kept ?? (await visit(options));
    const { context, page, troubles } = visited;
    troubles.length = 0;
    return {
      page,
      troubles,
      async leave() {
        for (const other of context.pages()) if (other !== page) await other.close();
        // The page may write as it is left: what it wrote is forgotten from another page, which writes nothing.
        await page.goto(`${address}icon.svg`);
        await page.evaluate(forget);
        await page.goto('about:blank');
        if (!options.hasTouch) await page.mouse.move(0, 0);
        left.set(like, [...(left.get(like) ?? []), visited]);
      },
    };
  }
  return {
    address,
    browser,
    visit,
    revisit,
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(name!);
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
}

export interface Instance {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** Where its board is played. */
  readonly link: string;
  readonly game: Game;
  /** The values of its solution, by decision. */
  readonly solution: readonly SiteState[];
}

/** One of the papers' boards. */
export function instance(name: string): Instance {
  const json = JSON.parse(readFileSync(join(root, 'test/data/instances', `${name}.json`), 'utf8')) as Record<
    string,
    unknown
  >;
  const puzzle = puzzleById(String(json['puzzle']))!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(`${name} cannot be read`);
  const { grid } = parsed;
  const game = new Game(puzzle, grid);
  const solved = solve(puzzle, grid);
  if (solved.status !== 'solved') throw new Error(`${name} has no solution`);
  const solution = game.sites.map(
    ([cell]): SiteState => (solved.board.at(cell!) === game.values[1]!.id ? 1 : 0),
  );
  return { puzzle, grid, link: `#/play/${writeLink({ puzzle, grid })}`, game, solution };
}

/** The cells to press so that the board is solved: one of each decision that has the second value. */
export const cellsToPlace = ({ game, solution }: Instance): number[] =>
  game.sites.flatMap((cells, decision) => (solution[decision] === 1 ? [cells[0]!] : []));

export async function openBoard(page: Page, studio: Studio, link: string): Promise<void> {
  await page.goto(studio.address + link);
  await page.waitForSelector('.board.playing');
}

/** The middle of a cell on the screen. */
export async function middle(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.board.playing [data-cell="${cell}"] .hit`).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is spoken of a cell. */
export const spoken = async (page: Page, cell: number): Promise<string> =>
  (await page.locator(`.board.playing [data-cell="${cell}"]`).getAttribute('aria-label')) ?? '';
