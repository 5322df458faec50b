import { startChromium } from '../chromium.ts';
import type { Driver } from './driver.ts';

/** Chromium, as in the other browser tests. */
export async function startOurChromium(): Promise<Driver> {
  const browser = await startChromium();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  return {
    go: async (address) => void (await page.goto(address)),
    value: <T>(expression: string) => page.evaluate<T>(`(async () => (${expression}))()`),
    press: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    close: () => browser.close(),
  };
}
