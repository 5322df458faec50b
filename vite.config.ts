import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { bundledNotices } from './scripts/bundled-notices.mjs';
import { inlinedNumbers } from './scripts/inlined-numbers.ts';
import { laterModules } from './scripts/later-modules.ts';
import { lessonsAsData } from './scripts/lessons-as-data.ts';
import { LATER, PAGE_PARTS } from './scripts/page-parts.ts';
import { pageSource } from './scripts/page-source.ts';
import { contentSecurityPolicy } from './src/web/offline/security-policy.ts';

const root = 'src/web';

/** Writes the policy into the page, for hosts that send no headers of ours; a page cannot say who may frame it. */
const policyInPage = (): Plugin => ({
  name: 'policy-in-page',
  apply: 'build',
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
  apply: 'build',
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

/**
 * Every part of the page finds its one style sheet loaded: nothing comes before a part that is asked for. Without the
 * bundler's wrappers, which would load it, an import stays what it is in the source.
 */
const nothingAhead = (): Plugin => ({
  name: 'nothing-ahead',
  apply: 'build',
  configResolved({ plugins }) {
    const wrappers = ['native:import-analysis-build', 'vite:build-import-analysis'];
    const list = plugins as Plugin[];
    for (const wrapper of wrappers) {
      const at = list.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`expected a plugin ${wrapper} of the bundler, got none`);
      list.splice(at, 1);
    }
  },
});

/** Models to begin with, in one file: they are read, and not run. */
function modelExamples(folder: string): Plugin {
  const fileName = 'model-examples.json';
  const examples = (): string => {
    const texts = readdirSync(folder)
      .filter((file) => /\.(mzn|dzn|fzn)$/.test(file))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
    if (texts.length === 0) throw new Error(`expected models in ${folder}, got none`);
    return JSON.stringify(Object.fromEntries(texts));
  };
  let served = false;
  return {
    name: 'model-examples',
    configureServer({ middlewares }) {
      served = true;
      middlewares.use(`/${fileName}`, (_, answer) => answer.end(examples()));
    },
    buildStart() {
      if (!served) this.emitFile({ type: 'asset', fileName, source: examples() });
    },
  };
}

/** Tells the service worker what the page consists of; its name changes when any of it does. */
const offlineList = (): Plugin => ({
  name: 'offline-list',
  apply: 'build',
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

export default defineConfig({
  root,
  base: './',
  // The notices come last: a page without a network does not need them.
  plugins: [
    laterModules(LATER),
    pageSource(),
    inlinedNumbers(),
    lessonsAsData(),
    nothingAhead(),
    policyInPage(),
    scriptsAhead(),
    modelExamples('examples/minizinc'),
    offlineList(),
    bundledNotices('NOTICES.txt'),
  ],
  build: {
    outDir: '../../dist/studio',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Reading a signal acts: it subscribes, also where the value is not used.
      treeshake: { unknownGlobalSideEffects: false },
      input: {
        studio: resolve(root, 'index.html'),
        'service-worker': resolve(root, 'offline/service-worker.ts'),
      },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // What comes together is in one file instead of three dozen: 20 kB less, compressed, and one request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [...PAGE_PARTS],
        },
      },
    },
  },
  worker: { format: 'es' },
});
