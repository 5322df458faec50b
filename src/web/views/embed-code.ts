import type { Shape } from '../../board/index.ts';

const PARAMETER = 'embed';

/** Whether this page is the small view that others show in a frame. */
export const isEmbedded = ({ search }: { readonly search: string }): boolean =>
  new URLSearchParams(search).has(PARAMETER);

/** The address of the small view of a board. */
const embedAddress = (link: string): string =>
  `${location.origin}${location.pathname}?${PARAMETER}#/play/${link}`;

/** Whether the server lets any other site frame the small view: it says so in its headers. */
export async function mayBeFramed(): Promise<boolean> {
  try {
    const { headers } = await fetch(`${location.pathname}?${PARAMETER}`, {
      method: 'HEAD',
      cache: 'no-store',
    });
    const policy = headers.get('content-security-policy') ?? '';
    return !headers.has('x-frame-options') && !/frame-ancestors 'none'/.test(policy);
  } catch {
    return false;
  }
}

/** What a person puts into a page of theirs. */
export function embedCode(link: string, title: string, { rows, columns }: Shape): string {
  const height = Math.round(200 + 480 * Math.min(Math.max(rows / columns, 0.5), 1.6));
  const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<iframe src="${safe(embedAddress(link))}" title="${safe(title)}" width="520" height="${height}" loading="lazy"></iframe>`;
}
