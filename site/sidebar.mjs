// The sidebar, from the pages that were staged. Only the order of the guides is said here; a page that no group names
// comes under "More".
const GROUPS = {
  Start: ['about'],
  'Play and set': ['docs/studio', 'docs/generating', 'docs/books', 'docs/collections'],
  Use: ['docs/command', 'docs/formats', 'docs/library', 'docs/examples'],
  'The engine': [
    'docs/engine',
    'docs/inside-the-engine',
    'docs/minizinc',
    'docs/minizinc-results',
    'docs/proofs',
  ],
  Study: ['docs/papers/index', 'docs/results', 'docs/explain/index', 'docs/gallery/index', 'docs/credits'],
  'The code': [
    'docs/tour',
    'docs/glossary',
    'docs/adding-a-puzzle',
    'docs/adding-a-constraint',
    'docs/testing',
    'docs/measurements',
    'contributing',
    'changelog',
  ],
};
/** Folders whose pages are all listed, in the order of their names. */
const FOLDERS = {
  'docs/papers/': 'The papers',
  'docs/explain/': 'Boards step by step',
  'docs/decisions/': 'Decisions',
};
const PORTUGUESE = { Start: 'Início', 'docs/papers/': 'Os artigos', More: 'Mais' };

const item = ({ place, title }, text = title) => ({ text, link: `/${place.replace(/(index)?\.md$/, '')}` });
const shortTitle = (place, title) => (place === 'about.md' || place === 'pt/about.md' ? 'Calçada' : title);

/** The sidebars of one language, by address. */
export function sidebars(pages, language) {
  const ours = pages.filter(({ place }) => place.startsWith('pt/') === (language === 'pt'));
  const nameOf = ({ place }) => place.replace(/^pt\//, '').replace(/\.md$/, '');
  const word = (english) => (language === 'pt' ? (PORTUGUESE[english] ?? english) : english);
  const listed = new Set();
  const take = (page) => {
    listed.add(page.place);
    return item(page, shortTitle(page.place, page.title));
  };
  const groups = [];
  const add = (text, found, more = {}) => {
    if (found.length > 0) groups.push({ text, items: found.map(take), ...more });
  };
  if (language === 'en')
    for (const [text, names] of Object.entries(GROUPS))
      add(
        text,
        names.flatMap((name) => ours.filter((page) => nameOf(page) === name)),
      );
  else
    add(
      word('Start'),
      ours.filter((page) => !nameOf(page).includes('papers/')),
    );
  for (const [folder, text] of Object.entries(FOLDERS))
    add(
      language === 'pt' ? (PORTUGUESE[folder] ?? text) : text,
      ours.filter((page) => nameOf(page).startsWith(folder)),
      { collapsed: language === 'en' },
    );
  const left = ours.filter(({ place, api }) => !listed.has(place) && !api);
  add(word('More'), left);
  if (language === 'pt') return { '/pt/': groups };
  const api = ours.filter((page) => page.api);
  return { '/api/': [{ text: 'API reference', items: api.map((page) => item(page)) }], '/': groups };
}
