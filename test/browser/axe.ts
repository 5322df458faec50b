import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What the builder leaves behind in a page that it has looked at. */
declare const axe: { run(context: Document, options: object): Promise<Findings> };

/** Only what is broken is told in full. */
const TOLD = { resultTypes: ['violations' as const] };

/** What axe finds in a page: each rule that is broken, with the elements that break it. */
export async function axeFindings(page: Page, ...rules: string[]): Promise<string[]> {
  // Pages of ours have no frames, so axe may run where they are: in a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(TOLD);
  return told(await (rules.length > 0 ? builder.withRules(rules) : builder).analyze());
}

/** What axe finds in any theme; themes differ in nothing but colours. */
export async function axeFindingsInThemes(page: Page): Promise<string[]> {
  await wear(page, 'light');
  const found = await axeFindings(page);
  for (const theme of ['dark', 'contrast']) {
    await wear(page, theme);
    const again = await page.evaluate((options) => axe.run(document, options), {
      ...TOLD,
      runOnly: ['color-contrast'],
    });
    found.push(...told(again).map((finding) => `${theme}: ${finding}`));
  }
  return found;
}

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

function told({ violations, passes, incomplete }: Findings): string[] {
  if (violations.length + passes.length + incomplete.length === 0) throw new Error('axe looked at nothing');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
