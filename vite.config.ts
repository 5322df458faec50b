import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { bundledNotices } from './scripts/bundled-notices.mjs';
import { contentSecurityPolicy } from './src/web/offline/security-policy.ts';

const root = 'src/web';

/** Writes the policy into the page, for hosts that send no headers of ours; a page cannot say who may frame it. */
const policyInPage = (): Plugin => ({
  name: 'policy-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy('page') },
        injectTo: 'head-prepend',
      },
    ],
  },
});

/** Names the scripts that every visit needs, so that a browser asks for all of them at once and not one after the other. */
const scriptsAhead = (): Plugin => ({
  name: 'scripts-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const needed = new Set<string>();
      const need = (file: string): void => {
        const chunk = bundle[file];
        if (needed.has(file) || chunk?.type !== 'chunk') return;
        needed.add(file);
        chunk.imports.forEach(need);
      };
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('src/web/page.ts')) need(file);
      if (needed.size === 0) throw new Error('the script of the page is missing from the build');
      return [...needed].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      }));
    },
  },
});

/** Tells the service worker what the page consists of; its name changes when any of it does. */
const offlineList = (): Plugin => ({
  name: 'offline-list',
  generateBundle(_, bundle) {
    const script = bundle['service-worker.js'];
    if (script?.type !== 'chunk') throw new Error('the service worker is missing from the build');
    const shown = [
      'icon.svg',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'manifest.webmanifest',
    ];
    const emitted = Object.keys(bundle).filter(
      (file) => file !== 'service-worker.js' && !file.endsWith('.map'),
    );
    const version = createHash('sha256');
    for (const file of emitted) {
      const output = bundle[file]!;
      version.update(file).update(output.type === 'chunk' ? output.code : output.source);
    }
    for (const file of shown) version.update(readFileSync(`${root}/public/${file}`));
    const list = JSON.stringify({
      version: version.digest('hex').slice(0, 16),
      files: ['./', ...emitted.filter((file) => file !== 'index.html'), ...shown],
    });
    const filled = script.code.replace(/(["'`])the offline list(\1)/, () => list);
    if (filled === script.code) throw new Error('the service worker does not ask for the list');
    script.code = filled;
  },
});

/** What every view builds on; what only one of them needs is loaded with it. */
const FOR_PLAYING: readonly RegExp[] = [
  /\/node_modules\/@?preact\//,
  /\/src\/render\/(shapes|layers)\.ts$/,
  /\/src\/play\/(auto-dots|checked|day|game|judgement|moments|keys|records|rule-sites|rulers|saved-game|share-link|site-state|stroke)\.ts$/,
  /\/src\/web\/(board|gallery|offline\/keep|published\/pub|words\/(index|plural)|reasoner\/(make-|reasoner))/,
  /\/src\/web\/parts\/(?!slider|number-field|time-limit)/,
  /\/src\/web\/state\/(?!drawn-board|lab-bench|lesson-game|slot-file)/,
  /\/src\/web\/views\/(app|board-(keys|steps)|chain|check|chosen|clock|controls|day-|drop|embed-code|fact|home|kept|new-board|play|printed|settings)/,
  /\/src\/web\/views\/(sheets\.ts$|trial|undo|use-level|value|zoom|index)/,
];

/** What the page and its workers both start with, the lessons left out. */
const FOR_EVERYONE: readonly RegExp[] = [
  /\/src\/puzzles\/(?!.*(lesson|technique-boards)\.ts)/,
  /\/src\/engine\/(errors|check-options|constraint|variable|core\/(memory|trail))\.ts$/,
  /\/src\/engine\/constraints\/(cardinality|cut|even-pairs|graph|line|line-states|linear|logic|relation|single-loop|value)\.ts$/,
  /\/src\/(board\/(?!bitmap)|play\/(told|unsolved)|web\/taken-as)/,
  /\/(node_modules\/comlink|src\/web\/reasoner\/answers)/,
];

/** The rest of the engine: the page plays without it. */
const FOR_SOLVING = /\/src\/engine\/((?!constraints)|constraints\/forbid)/;

const among =
  (lists: readonly RegExp[]) =>
  (id: string): boolean =>
    lists.some((files) => files.test(id));

export default defineConfig({
  root,
  base: './',
  // The notices come last: a page without a network does not need them.
  plugins: [policyInPage(), scriptsAhead(), offlineList(), bundledNotices('NOTICES.txt')],
  build: {
    outDir: '../../dist/studio',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { studio: `${root}/index.html`, 'service-worker': `${root}/offline/service-worker.ts` },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        // What comes together is in one file instead of three dozen: 8 kB less, compressed, and one request.
        // Solving models of one's own would be one part of 36 kB, compressed; four come sooner, side by side.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'playing', test: among(FOR_PLAYING) },
            { name: 'puzzles', test: among(FOR_EVERYONE) },
            { name: 'solver', test: FOR_SOLVING },
            {
              name: 'reasoning',
              test: /\/src\/(reasoning\/(?!explain\/measure|cubes\/)|web\/reasoner\/worker)/,
            },
            {
              name: 'scheduling',
              test: /\/src\/engine\/constraints\/(bin-packing|cumulative|disjunctive|energy|layers|no-overlap)\.ts$/,
            },
            { name: 'flatzinc-constraints', test: /src\/flatzinc\/(?:builtins|reading)\// },
            { name: 'flatzinc', test: /src\/flatzinc\/[^/]*$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
