import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { built, repository, staged } from '../places.mjs';
import { sidebars } from '../sidebar.mjs';

const pages = JSON.parse(readFileSync(join(staged, 'pages.json'), 'utf8'));

/** Anchors as GitHub makes them, so that a link to a heading works in both places. */
const slugify = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** Where the Markdown of a page is changed; it goes to the browser as text, so it needs nothing from outside. */
const editPattern = ({ frontmatter }) => `https://github.com/calcada/calcada/edit/main/${frontmatter.source}`;

const nav = (words, under) => [
  { text: words.play, link: '/play/', target: '_self' },
  { text: words.gallery, link: `${under}gallery` },
  { text: words.live, link: `${under}live` },
  { text: words.docs, link: `${under}about`, activeMatch: `^${under}(about|docs/(?!papers))` },
  { text: words.papers, link: `${under}docs/papers/` },
];

export default defineConfig({
  title: 'Calçada',
  description: 'Grid puzzles solved, proved, explained and drawn, and the constraint engine beneath them.',
  base: process.env['SITE_BASE'] ?? '/',
  srcDir: '.staged',
  outDir: built,
  cacheDir: '.staged/.cache',
  lastUpdated: false,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['SITE_BASE'] ?? '/'}icon.svg` }],
  ],
  markdown: {
    anchor: { slugify },
    toc: { slugify },
    headers: { slugify },
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    logo: '/icon.svg',
    socialLinks: [{ icon: 'github', link: repository }],
    // Most pages are in one language: the menu leads to the other's first page.
    i18nRouting: false,
    externalLinkIcon: true,
    editLink: { pattern: editPattern, text: 'Edit this page' },
    search: {
      provider: 'local',
      options: {
        locales: {
          pt: {
            translations: {
              button: { buttonText: 'Procurar', buttonAriaLabel: 'Procurar' },
              modal: {
                noResultsText: 'Nada encontrado para',
                resetButtonTitle: 'Limpar',
                displayDetails: 'Mostrar pormenores',
                backButtonTitle: 'Fechar',
                footer: { selectText: 'escolher', navigateText: 'navegar', closeText: 'fechar' },
              },
            },
          },
        },
      },
    },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: [
          ...nav({ play: 'Play', gallery: 'Gallery', live: 'Live', docs: 'Docs', papers: 'Papers' }, '/'),
          { text: 'API', link: '/api/' },
        ],
        sidebar: sidebars(pages, 'en'),
        outline: { level: [2, 3] },
      },
    },
    pt: {
      label: 'Português',
      lang: 'pt-PT',
      description:
        'Puzzles de grelha resolvidos, provados, explicados e desenhados, e o motor de restrições por baixo deles.',
      themeConfig: {
        nav: nav(
          { play: 'Jogar', gallery: 'Galeria', live: 'Ao vivo', docs: 'Documentos', papers: 'Artigos' },
          '/pt/',
        ),
        sidebar: sidebars(pages, 'pt'),
        outline: { level: [2, 3], label: 'Nesta página' },
        editLink: { pattern: editPattern, text: 'Editar esta página' },
        docFooter: { prev: 'Página anterior', next: 'Página seguinte' },
        darkModeSwitchLabel: 'Aspeto',
        lightModeSwitchTitle: 'Passar a claro',
        darkModeSwitchTitle: 'Passar a escuro',
        sidebarMenuLabel: 'Menu',
        returnToTopLabel: 'Voltar ao topo',
        langMenuLabel: 'Mudar de língua',
        skipToContentLabel: 'Saltar para o conteúdo',
        notFound: {
          title: 'Página não encontrada',
          quote: 'Não há nada neste endereço.',
          linkText: 'Página inicial',
          linkLabel: 'Página inicial',
        },
      },
    },
  },
});
