// Builds the site into site-dist: `npm run site`. With `--check` a browser tries it, and with
// `--pictures FOLDER` it takes pictures there; `--base /folder/` says where the site is served.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { libraryEntries } from '../scripts/entry-points.mjs';
import { checkLinks } from './check-links.mjs';
import { built, here, root, served, staged } from './places.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    check: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});
const { base, check, pictures } = values;
if (!/^\/([\w.-]+\/)*$/.test(base)) throw new Error(`expected a base such as / or /folder/, got ${base}`);

const started = performance.now();
const tell = (text) => console.log(`site: ${text} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
/** Runs a program; where that fails it has said why, and the build ends. */
function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(here, 'node_modules', 'vitepress'))) run('npm', ['ci', '--prefix', here]);
if (!existsSync(join(root, 'dist', 'studio', 'index.html')))
  throw new Error('expected a build of the project, got none: npm run site makes one');
for (const folder of [staged, built]) rmSync(folder, { recursive: true, force: true });
mkdirSync(served, { recursive: true });

const { stagePages } = await import('./stage-pages.mjs');
const { stageGallery } = await import('./stage-gallery.mjs');
const { stageReference } = await import('./stage-reference.mjs');
const pages = stagePages();
const boards = await stageGallery(base);
tell(`${pages.length} pages and ${boards} boards are ready`);
const reference = stageReference();
tell(`${reference.length} pages of the API reference are ready`);
writeFileSync(join(staged, 'pages.json'), JSON.stringify([...pages, ...reference]));

cpSync(join(root, 'dist', 'element', 'index.js'), join(served, 'calcada-element.js'));
cpSync(join(root, 'dist', 'studio', 'icon.svg'), join(served, 'icon.svg'));
stageLibrary();
cpSync(join(root, 'dist', 'studio'), join(served, 'play'), { recursive: true });
stageCompiler();

run(process.execPath, [join(here, 'node_modules/vitepress/bin/vitepress.js'), 'build', here], {
  env: { ...process.env, SITE_BASE: base },
});
tell('VitePress has built the pages');

const { files, links, anchors, dead } = checkLinks(built, base);
for (const one of dead) console.error(`site: ${one}`);
tell(`${links} links and ${anchors} anchors of ${files} pages checked, ${dead.length} dead`);
if (dead.length > 0 || links === 0 || anchors === 0) process.exit(1);
tell(`site-dist is ready: ${(sizeOf(built) / 2 ** 20).toFixed(1)} MB`);

if (check || pictures) {
  run(process.execPath, [
    join(root, 'workbench/run.mjs'),
    join(here, 'check-pages.ts'),
    base,
    ...(pictures ? [pictures] : []),
  ]);
  tell('the browser has tried it');
}

/** The library as it is published, for the programs of readers: its entry points and what they import. */
function stageLibrary() {
  const needed = new Set();
  const need = (file) => {
    if (needed.has(file)) return;
    needed.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, from] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*["']([^"'\n]+)["']/g)) {
      if (from.startsWith('.')) need(join(dirname(file), from));
      else if (!/\s/.test(from))
        throw new Error(`${relative(root, file)} imports ${from}, which no page can`);
    }
  };
  for (const entry of libraryEntries()) need(join(root, 'dist', `${entry}.js`));
  for (const file of needed) cpSync(file, join(served, 'lib', relative(join(root, 'dist'), file)));
}

/** MiniZinc's compiler beside the studio, as `calcada studio` serves it. */
function stageCompiler() {
  const from = join(here, 'node_modules', 'minizinc');
  const to = join(served, 'play', 'minizinc');
  mkdirSync(to, { recursive: true });
  for (const name of ['minizinc-worker.js', 'minizinc.wasm', 'minizinc.data'])
    cpSync(join(from, 'dist', name), join(to, name));
  cpSync(join(from, 'LICENSE'), join(to, 'LICENSE'));
  const share = join(root, 'share', 'minizinc');
  const library = readdirSync(join(share, 'calcada'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mzn'))
    .map((name) => [name, readFileSync(join(share, 'calcada', name), 'utf8')]);
  const config = readFileSync(join(share, 'calcada.msc'), 'utf8');
  writeFileSync(join(to, 'library.json'), JSON.stringify({ config, files: library }));
  writeFileSync(join(to, 'installed.json'), JSON.stringify({ installed: true }));
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((total, facts) => total + (facts.isFile() ? facts.size : 0), 0);
}
