import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { middle, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const desk = async (page: Page, puzzle: string): Promise<void> => {
  await page.goto(`${studio.address}#/set/${puzzle}`);
  await page.waitForSelector('.board.playing');
};
const verdict = (page: Page, status: string): Promise<unknown> =>
  page.waitForSelector(`[data-name=verdict][data-status=${status}]`);
const resize = async (page: Page, columns: number, rows: number): Promise<void> => {
  await page.fill('[data-name=columns]', `${columns}`);
  await page.fill('[data-name=rows]', `${rows}`);
  await page.waitForFunction(
    (cells) => document.querySelectorAll('.board.playing [data-cell]').length === cells,
    rows * columns,
  );
};

describe('the size of a board', () => {
  it('is heard when the number is complete, and kept within bounds', async () => {
    const { page, leave } = await studio.revisit();
    await desk(page, 'akari');
    await resize(page, 4, 3);
    await page.click('[data-name=sign-2]');
    const { x, y } = await middle(page, 2);
    await page.mouse.click(x, y);
    const clues = page.locator('.board.playing [aria-label*="clue"]');
    await clues.first().waitFor();
    // Typed key by key, it begins with a one; the clue in the third column must not be cut off.
    await page.locator('[data-name=columns]').selectText();
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.querySelectorAll('.board.playing [data-cell]').length === 36);
    expect(await clues.count()).toBe(1);
    await page.fill('[data-name=rows]', '9999');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => {
      const rows = document.querySelector<HTMLInputElement>('[data-name=rows]')!;
      return rows.value === rows.max;
    });
    await leave();
  });
});

describe('a board is set from nothing to one solution', () => {
  it('with signs, by mouse', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await desk(page, 'akari');
    await verdict(page, 'several');
    await page.waitForSelector('[data-name=compared]');
    expect(await page.locator('[data-name=compared] svg').count()).toBe(2);
    expect(await page.locator('[data-name=compared] .ring.because').count()).toBeGreaterThan(0);
    await resize(page, 3, 3);
    await page.click('[data-name=sign-2]');
    const { x, y } = await middle(page, 1);
    await page.mouse.click(x, y);
    await page.click('[data-name=sign-0]');
    const at = await middle(page, 8);
    await page.mouse.click(at.x, at.y);
    await verdict(page, 'unique');
    await page.waitForSelector('[data-name=verdict] .level');
    expect(await page.locator('.board.playing [aria-label*="clue"]').count()).toBe(2);
    await page.click('[data-name=play-this]');
    await page.waitForSelector('[data-name=hint]');
    expect(await page.locator('[data-cell]').count()).toBe(9);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('with signs, by keyboard, under symmetry', async () => {
    const { page, leave } = await studio.revisit();
    await desk(page, 'bosnian-road');
    await resize(page, 3, 3);
    await page.selectOption('[data-name=symmetry]', 'half-turn');
    await page.locator('[data-cell="4"]').focus();
    await page.keyboard.press('8');
    await verdict(page, 'unique');
    await page.keyboard.press('Home');
    await page.keyboard.press('#');
    await verdict(page, 'none');
    expect(await page.locator('.board.playing [aria-label*="blocked"]').count()).toBe(2);
    await page.waitForSelector('[data-name=clash] [data-rule="clue@r2c2"]');
    await page.keyboard.press('Control+z');
    await verdict(page, 'unique');
    await leave();
  });

  it('with walls by dragging, a drawn solution and the clues it tells', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await desk(page, 'dual-clue-cross-a-pix');
    await resize(page, 4, 4);
    await page.evaluate(() => scrollTo(0, 0));
    const box = (await page.locator('.board.playing .ground').boundingBox())!;
    const side = box.width / 4;
    const drag = async (fromX: number, fromY: number, toX: number, toY: number): Promise<void> => {
      await page.mouse.move(box.x + fromX * side, box.y + fromY * side);
      await page.mouse.down();
      await page.mouse.move(box.x + toX * side, box.y + toY * side, { steps: 16 });
      await page.mouse.up();
    };
    await drag(2, 0.5, 2, 3.5);
    expect(await page.locator('.walls.loose').getAttribute('d')).toBe('');
    await drag(0.5, 2, 1.5, 2);
    await page.click('[data-name=cut]');
    const corner = await middle(page, 15);
    await page.mouse.click(corner.x, corner.y);
    await verdict(page, 'several');
    await page.click('[data-name=solution]');
    for (const cell of [0, 15]) {
      const { x, y } = await middle(page, cell);
      await page.mouse.click(x, y);
    }
    await page.click('[data-name=tell]');
    await verdict(page, 'unique');
    expect(await page.locator('[data-line="row 0"] .clue').allTextContents()).toEqual(['2', '1']);
    await page.locator('[data-line="column 3"]').click();
    await page.fill('[data-name=clue-0]', '3');
    await verdict(page, 'none');
    await page.click('[data-name=undo]');
    await verdict(page, 'unique');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('with walls by keyboard and clues by their fields', async () => {
    const { page, leave } = await studio.revisit();
    await desk(page, 'crazy-pavement');
    await resize(page, 2, 1);
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await verdict(page, 'several');
    await page.selectOption('[data-name=line]', 'column 0');
    await page.fill('[data-name=clue-0]', '1');
    await page.selectOption('[data-name=line]', 'column 1');
    await page.fill('[data-name=clue-0]', '0');
    await verdict(page, 'unique');
    await leave();
  });
});

it('settled cells are shown while there are several solutions', async () => {
  const { page, leave } = await studio.revisit();
  await desk(page, 'akari');
  await resize(page, 5, 1);
  await page.locator('[data-cell="2"]').focus();
  await page.keyboard.press('#');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await verdict(page, 'several');
  await page.waitForSelector('.board.playing .light.deduced');
  expect(await page.locator('.board.playing [data-cell="0"] .light.deduced').count()).toBe(1);
  await page.uncheck('[data-name=show-settled]');
  expect(await page.locator('.board.playing .light').count()).toBe(0);
  await leave();
});

it('what is drawn is still there after a reload, in the address and without it', async () => {
  const { page, leave } = await studio.revisit();
  await desk(page, 'akari');
  await resize(page, 4, 3);
  await page.locator('[data-cell="5"]').focus();
  await page.keyboard.press('#');
  await verdict(page, 'several');
  await page.reload();
  await page.waitForSelector('.board.playing');
  expect(await page.locator('.board.playing [aria-label*="black"]').count()).toBe(1);
  await page.goto(`${studio.address}#/`);
  await page.goto(`${studio.address}#/set`);
  await page.waitForSelector('.board.playing');
  expect(await page.locator('[data-cell]').count()).toBe(12);
  await leave();
});

it('what is drawn goes to the lab as it stands, and comes back to be changed', async () => {
  const { page, troubles, leave } = await studio.revisit();
  await desk(page, 'dual-clue-cross-a-pix');
  await resize(page, 3, 2);
  await page.selectOption('[data-name=line]', 'row 0');
  await page.fill('[data-name=clue-0]', '3');
  await page.fill('[data-name=clue-1]', '2');
  await verdict(page, 'unreadable');
  expect(await page.locator('[data-name=lab]').count()).toBe(0);
  await page.fill('[data-name=clue-1]', '1');
  await verdict(page, 'unique');
  await page.locator('[data-name=lab]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lab');
  expect(await page.locator('.lab .facts').textContent()).toBe('3\u00a0×\u00a02');
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-standing=done]');
  expect(await page.locator('[data-name=lab-table] tbody tr').first().getAttribute('data-answer')).toBe(
    'unique',
  );
  await page.click('[data-name=edit]');
  await verdict(page, 'unique');
  expect(await page.locator('.board.playing [data-line="row 0"] .clue').allTextContents()).toEqual([
    '3',
    '1',
  ]);
  expect(troubles).toEqual([]);
  await leave();
});

describe('a picture', () => {
  it('dropped on the page becomes a board that has it as its one solution, twenty cells wide', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await desk(page, 'dual-clue-cross-a-pix');
    await drop(page, await disc(page, 120, 120), 'disc.png', 'image/png');
    await page.waitForSelector('[data-name=picture-sheet]');
    expect(await page.locator('[data-name=picture-width]').inputValue()).toBe('20');
    await page.click('[data-name=make-picture]');
    await cells(page, 20 * 20);
    await page.waitForSelector('[data-name=verdict][data-status=unique]');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('becomes as wide as is wished, by keyboard, and keeps its proportions', async () => {
    const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT' });
    await desk(page, 'akari');
    await drop(page, await disc(page, 160, 120), 'disc.png', 'image/png');
    await page.waitForSelector('[data-name=picture-sheet]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-name=picture-sheet]', { state: 'detached' });
    expect(await page.locator('[data-cell]').count()).toBe(64);

    await drop(page, await disc(page, 160, 120), 'disc.png', 'image/png');
    await page.waitForSelector('[data-name=picture-sheet]');
    const width = page.getByLabel('Largura em casas');
    expect(await width.evaluate((slider) => slider === document.activeElement)).toBe(true);
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
    expect(await width.getAttribute('aria-valuetext')).toBe('12\u00a0×\u00a09');
    expect(await page.locator('[data-name=preview]').getAttribute('viewBox')).toBe('0 0 12 9');
    await page.keyboard.press('Enter');
    await cells(page, 12 * 9);
    expect(await page.locator('[data-name=picture-sheet]').count()).toBe(0);
    const black = page.locator('.board.playing [aria-label*="preta"]');
    expect(await black.count()).toBeGreaterThan(20);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('chosen on a phone: the slider is dragged, everything fits, and no width is out of reason', async () => {
    const { page, troubles, leave } = await studio.revisit({
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
    });
    await desk(page, 'akari');
    await page.tap('[data-name=open-board]');
    await page.setInputFiles('[data-name=file]', {
      name: 'disc.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await disc(page, 100, 200)),
    });
    await page.waitForSelector('[data-name=picture-sheet]');
    const slider = page.locator('[data-name=picture-width]');
    const box = (await slider.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    const make = (await page.locator('[data-name=make-picture]').boundingBox())!;
    expect(make.y + make.height).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
    expect(await slider.getAttribute('aria-valuetext')).toBe('30\u00a0×\u00a060');
    await page.touchscreen.tap(box.x + 2, box.y + box.height / 2);
    expect(await slider.getAttribute('aria-valuetext')).toBe('5\u00a0×\u00a010');
    await page.tap('[data-name=make-picture]');
    await cells(page, 5 * 10);
    expect(troubles).toEqual([]);
    await leave();
  });
});

it('a text dropped on the page becomes a board, or a list of what is wrong with it', async () => {
  const { page, leave } = await studio.revisit();
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  await drop(page, [...Buffer.from('akari\n.1.\n..x\n')], 'board.txt', 'text/plain');
  await page.waitForSelector('[data-name=message] .problems');
  expect(await page.locator('[data-name=message]').textContent()).toContain('line 3, column 3');
  await drop(page, [...Buffer.from('akari\n.1.\n...\n')], 'board.txt', 'text/plain');
  await page.waitForSelector('.board.playing');
  expect(await page.locator('[data-cell]').count()).toBe(6);
  await leave();
});

it('what is wrong with a text is told in the language of the page, and follows it', async () => {
  const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT' });
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  await drop(page, [...Buffer.from('akari\n.1.\n..x\n')], 'board.txt', 'text/plain');
  await page.waitForSelector('[data-name=message] .problems');
  const problems = page.locator('[data-name=message] .problems');
  expect(await problems.textContent()).toBe(
    "linha 3, coluna 3 não se esperava 'x' num tabuleiro de Akari escreve . para uma casa branca, # para uma preta, 0 a 4 para uma pista",
  );
  await page.click('[data-name=settings]');
  await page.selectOption('[data-name=language]', 'en');
  // The words of a language come when they are first wanted.
  await page.waitForSelector('html[lang=en]');
  expect(await problems.textContent()).toBe(
    "line 3, column 3 unexpected 'x' in an Akari board write . for a white cell, # for a black one, 0 to 4 for a clue",
  );
  await page.selectOption('[data-name=language]', 'pt');
  await page.keyboard.press('Escape');
  await page.goto(`${studio.address}#/play/chess/8`);
  await page.waitForFunction(() =>
    document.querySelector('[data-name=message]')?.textContent?.includes('este endereço não tem o nome'),
  );
  await drop(page, [...Buffer.from('7x7:b3gB0c0dBaBaBa1aBd1c01g0b')], 'board.txt', 'text/plain');
  await page.waitForSelector('.board.playing');
  expect(await page.locator('[data-name=message]').textContent()).toContain(
    'Lido como Light Up de Simon Tatham.',
  );
  expect(troubles).toEqual([]);
  await leave();
});

const cells = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (count) => document.querySelectorAll('.board.playing [data-cell]').length === count,
    count,
  );

/** Drops a file of these bytes on the page. */
async function drop(page: Page, bytes: number[], name: string, type: string): Promise<void> {
  await page.evaluate(
    ({ bytes, name, type }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    { bytes, name, type },
  );
}

/** A black disc on white, as a PNG. */
async function disc(page: Page, width: number, height: number): Promise<number[]> {
  return page.evaluate(
    async ({ width, height }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = 'black';
      pen.arc(width / 2, height / 2, 0.35 * Math.min(width, height), 0, 7);
      pen.fill();
      const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      return [...new Uint8Array(await file!.arrayBuffer())];
    },
    { width, height },
  );
}

it('nothing that is tapped moves while the verdict comes and goes', async () => {
  const { context, page } = await studio.visit({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  // The reasoner answers late: the page is looked at before and after.
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/worker-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await desk(page, 'dual-clue-cross-a-pix');
  const places = (): Promise<Record<string, number>> =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('.set [data-name]:is(button, input, select, a)')].map(
          (each) => [each.dataset['name']!, each.getBoundingClientRect().y],
        ),
      ),
    );
  await page.waitForSelector('[data-name=verdict][data-status=waiting]');
  const before = await places();
  expect(Object.keys(before).length).toBeGreaterThan(12);
  answer();
  await page.waitForSelector('[data-name=compared]');
  expect(await places()).toEqual(before);
  await context.close();
});
