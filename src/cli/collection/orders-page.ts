import { createHash } from 'node:crypto';
import type { Language } from '../../board/index.ts';
import { queueStatus, type Store, sizeName } from '../../collection/index.ts';
import { COLLECTION_WORDS } from './words.ts';

/** How often the page asks again, in seconds. */
const AGAIN = 5;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8886}
progress{width:10rem}code{font-size:.9em}ul{padding:0;list-style:none}`;

/** What the page may load: nothing but its own style. */
export const ORDERS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const WORDS = {
  en: {
    title: 'Orders',
    none: 'No orders.',
    columns: ['Order', 'Puzzle', 'Size', 'Level', 'Boards', ''],
    back: 'Boards',
    other: ['pt', 'Português'],
  },
  pt: {
    title: 'Encomendas',
    none: 'Não há encomendas.',
    columns: ['Encomenda', 'Jogo', 'Tamanho', 'Nível', 'Tabuleiros', ''],
    back: 'Tabuleiros',
    other: ['en', 'English'],
  },
} as const satisfies Record<Language, object>;

/** The language that a reader asks for, in the address or by the browser. */
export const languageOf = (query: string, accepted = ''): Language =>
  (new URLSearchParams(query).get('lang') ?? accepted).toLowerCase().startsWith('pt') ? 'pt' : 'en';

/** A page of the orders of a collection and how far they have come, and of the queue; it asks again by itself. */
export async function ordersPage(store: Store, lang: Language): Promise<string> {
  const { title, none, columns, back, other } = WORDS[lang];
  const words = COLLECTION_WORDS[lang];
  const rows: string[] = [];
  for (const { id, puzzle, wish, count, state } of await store.orders()) {
    const found = await store.count({ order: id });
    const text = words.order(found, count, state);
    const cells = [`<code>${escaped(id)}</code>`, puzzle, sizeName(wish), wish.level ?? ''].map((cell, at) =>
      at === 0 ? cell : escaped(cell),
    );
    const bar = `<progress max="${Math.max(1, count)}" value="${Math.min(found, count)}" aria-label="${escaped(text)}"></progress>`;
    rows.push(`<tr>${[...cells, escaped(text), bar].map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  }
  const queue = await queueStatus(store);
  const lines = queue
    ? [
        words.queue(queue.waiting, queue.running, queue.workers),
        ...queue.setAside.map(({ order, first, error }) => words.setAside(first, order, error)),
      ]
    : [];
  const heads = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  const table =
    rows.length === 0
      ? `<p>${none}</p>`
      : `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${AGAIN}">
<meta name="viewport" content="width=device-width"><title>${title}: ${escaped(store.name)}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p><code>${escaped(store.name)}</code> · <a href="/#/browse">${back}</a> · <a href="?lang=${other[0]}" lang="${other[0]}">${other[1]}</a></p>
${table}<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></body></html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
