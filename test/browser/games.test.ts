import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate } from '../../src/generate/index.ts';
import { Game, writeLink } from '../../src/play/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { solve } from '../../src/reasoning/index.ts';
import { middle, openBoard, type Studio, startStudio } from './studio.ts';

/*
 * Every puzzle is played to its end, by mouse, fingers (with drags) and keys, in both languages, on a phone, a tablet
 * and a desk; and the board does not move by a pixel meanwhile. Every day a sample of it that has each of them; all
 * 108 games with CALCADA_LONG.
 */

const LONG = process.env['CALCADA_LONG'] !== undefined;

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const HANDS = ['mouse', 'fingers', 'keys'] as const;
const LANGUAGES = ['en-GB', 'pt-PT'] as const;
const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;
type ScreenName = keyof typeof SCREENS;

interface Play {
  readonly link: string;
  readonly game: Game;
  /** For each site, its value in the solution. */
  readonly solution: readonly number[];
}

const played = new Map<AnyPuzzle, Play>();
/** A small board of the puzzle, always the same. */
function playOf(puzzle: AnyPuzzle): Play {
  const known = played.get(puzzle);
  if (known) return known;
  const made = generate(puzzle, { rows: 5, columns: 5, seed: 3 }, { timeLimit: 60_000 });
  if (!made.ok) throw new Error(`no board of ${puzzle.id}`);
  const game = new Game(puzzle, made.grid);
  const solved = solve(puzzle, made.grid);
  if (solved.status !== 'solved') throw new Error(`${puzzle.id} has no solution`);
  const solution = game.sites.map(([cell]) =>
    game.values.findIndex(({ id }) => id === solved.board.at(cell!)),
  );
  const play = { link: `#/play/${writeLink({ puzzle, grid: made.grid })}`, game, solution };
  played.set(puzzle, play);
  return play;
}

const combinations = puzzles
  .flatMap((puzzle, at) =>
    HANDS.flatMap((hand, byHand) =>
      LANGUAGES.flatMap((locale, byLanguage) =>
        (Object.keys(SCREENS) as ScreenName[]).map((screen, byScreen) => ({
          puzzle,
          hand,
          locale,
          screen,
          daily: at % 3 === byHand && at % 2 === byLanguage && (at + Math.floor(at / 3)) % 3 === byScreen,
        })),
      ),
    ),
  )
  .filter(({ daily }) => LONG || daily);

it('every hand, language and screen has its turn', () => {
  for (const [name, count] of [
    ['hand', 3],
    ['locale', 2],
    ['screen', 3],
    ['puzzle', puzzles.length],
  ] as const) {
    expect(new Set(combinations.map((each) => each[name])).size, name).toBe(count);
  }
});

for (const { puzzle, hand, locale, screen } of combinations) {
  it(`${puzzle.id} by ${hand}, in ${locale}, on a ${screen}: solved, and the board stays where it is`, async () => {
    const touch = hand === 'fingers';
    const { context, page, troubles } = await studio.visit({
      viewport: SCREENS[screen],
      locale,
      ...(touch ? { hasTouch: true, isMobile: screen !== 'desk' } : {}),
    });
    const play = playOf(puzzle);
    await openBoard(page, studio, play.link);
    const place = await placeOfBoard(page);
    let looks = 0;
    const stays = async (): Promise<void> => {
      looks++;
      expect(await placeOfBoard(page)).toEqual(place);
    };
    // What comes and goes beside the board does not move it either.
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
    await stays();
    // On a phone it is in the sheet behind "more".
    const more = page.locator('[data-name=more]');
    if (await more.isVisible()) await more.click();
    await page.click('[data-name=checkpoint]');
    if (await page.locator('[data-name=more-sheet]').isVisible()) await page.keyboard.press('Escape');
    await stays();
    if (hand === 'mouse') await playByMouse(page, play, stays);
    else if (hand === 'keys') await playByKeys(page, play, stays);
    else await playByFingers(page, await context.newCDPSession(page), play, stays);
    await page.waitForSelector('[data-name=solved]');
    await stays();
    expect(looks).toBeGreaterThan(3);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

/** Where the board is on the page, wherever the page is scrolled to. */
const placeOfBoard = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board.playing')!.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map((part) => Math.round(part * 100) / 100);
  });

type Stays = () => Promise<void>;

/** The sites that a person fills: of two values, those with the second. */
const toFill = ({ game, solution }: Play): { cell: number; value: string }[] =>
  game.sites.flatMap(([cell], site) =>
    game.chosen || solution[site] === 1 ? [{ cell: cell!, value: game.values[solution[site]!]!.id }] : [],
  );

async function playByMouse(page: Page, play: Play, stays: Stays): Promise<void> {
  for (const { cell, value } of toFill(play)) {
    await page.locator(`.board.playing [data-cell="${cell}"] .hit`).scrollIntoViewIfNeeded();
    const { x, y } = await middle(page, cell);
    await page.mouse.click(x, y);
    if (play.game.chosen) await page.click(`[data-name="value-${value}"]`);
    await stays();
  }
}

async function playByKeys(page: Page, play: Play, stays: Stays): Promise<void> {
  const { columns, values, chosen } = play.game;
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
  }
  await page.keyboard.press('Control+Home');
  let at = 0;
  for (const { cell, value } of toFill(play)) {
    const down = Math.floor(cell / columns) - Math.floor(at / columns);
    const right = (cell % columns) - (at % columns);
    for (let step = 0; step < Math.abs(down); step++)
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press(chosen ? values.find(({ id }) => id === value)!.key : 'Enter');
    at = cell;
    await stays();
  }
}

/** Neighbours in a row that get the same are drawn in one stroke; where drags mark, they mark, and lights are tapped. */
async function playByFingers(page: Page, touch: CDPSession, play: Play, stays: Stays): Promise<void> {
  const { game, solution } = play;
  const tap = async (cell: number): Promise<void> => {
    await page.locator(`.board.playing [data-cell="${cell}"] .hit`).scrollIntoViewIfNeeded();
    const { x, y } = await middle(page, cell);
    await page.touchscreen.tap(x, y);
  };
  const { drag } = game.puzzle.interaction;
  const drawn = new Set<number>();
  const wanted = drag === 'mark' ? 0 : 1;
  const isWanted = (cell: number): boolean => {
    const site = game.siteAt(cell);
    return site !== undefined && solution[site] === wanted && !drawn.has(site);
  };
  let strokes = 0;
  for (let cell = 0; drag !== 'nothing' && cell + 1 < game.rows * game.columns; cell++) {
    if ((cell + 1) % game.columns === 0 || !isWanted(cell) || !isWanted(cell + 1)) continue;
    if (game.siteAt(cell) === game.siteAt(cell + 1)) continue;
    await page.locator(`.board.playing [data-cell="${cell}"] .hit`).scrollIntoViewIfNeeded();
    const [from, to] = [await middle(page, cell), await middle(page, cell + 1)];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const part of [0.35, 0.7, 1]) {
      const point = { x: from.x + (to.x - from.x) * part, y: from.y };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    for (const each of [cell, cell + 1]) drawn.add(game.siteAt(each)!);
    strokes++;
    await stays();
  }
  if (drag !== 'nothing') expect(strokes).toBeGreaterThan(0);
  for (const { cell, value } of toFill(play)) {
    if (wanted === 1 && drawn.has(game.siteAt(cell)!)) continue;
    await tap(cell);
    if (game.chosen) await page.locator(`[data-name="value-${value}"]`).tap();
    await stays();
  }
}
