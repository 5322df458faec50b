/** The site that an element stands for. */
export function siteOf(target: EventTarget | null): number | undefined {
  const site = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return site === null || site === undefined ? undefined : Number(site);
}
