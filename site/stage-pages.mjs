// Brings the project's Markdown to where VitePress reads it. Links are written anew: to the page of the site, to a picture
// that is served, or else to the file in the repository.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { drawRooms } from './draw-rooms.mjs';
import { here, repository, root, served, staged } from './places.mjs';

/** Pages outside docs. */
const OTHERS = new Map([
  ['README.md', 'about.md'],
  ['docs/README.pt.md', 'pt/about.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['CONTRIBUTING.md', 'contributing.md'],
  ['examples/README.md', 'docs/examples.md'],
]);

/** Where a Markdown file of the project stands in the site: Portuguese ones under `pt`, a README as its folder's page. */
const placeOf = (file) =>
  OTHERS.get(file) ??
  (/\.pt\.md$/.test(file) ? `pt/${file.replace(/\.pt\.md$/, '.md')}` : file).replace(
    /README\.md$/,
    'index.md',
  );

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();

const titleOf = (text) => /^# (.*)$/m.exec(text)?.[1] ?? '';

function write(place, text) {
  const file = join(staged, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Stages every page; answers with their places and titles, in the order of their files. */
export function stagePages() {
  const docs = filesUnder('docs');
  const sources = [...OTHERS.keys(), ...docs.filter((file) => file.endsWith('.md') && !OTHERS.has(file))];
  const places = new Map(sources.map((file) => [file, placeOf(file)]));
  // Folders lead to their pages.
  for (const [file, place] of [...places])
    if (basename(place) === 'index.md') places.set(dirname(file), place);
  places.set('docs/decisions', 'docs/decisions/index.md');

  for (const file of docs.filter((name) => /\.(svg|png)$/.test(name))) {
    mkdirSync(join(served, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(served, file));
  }

  /** The address of what a link in a file leads to. */
  const leadsTo = (file, link) => {
    const ours = new RegExp(`^${repository}/(?:blob|tree)/main/`);
    if (/^[a-z]+:|^#/.test(link) && !ours.test(link)) return link;
    const [path, anchor] = link.split('#');
    const target = (ours.test(path) ? path.replace(ours, '') : normalize(join(dirname(file), path))).replace(
      /\/$/,
      '',
    );
    const after = anchor === undefined ? '' : `#${anchor}`;
    if (places.has(target)) return `/${places.get(target)}${after}`;
    if (existsSync(join(served, target)) && statSync(join(served, target)).isFile()) return `/${target}`;
    if (!existsSync(join(root, target))) throw new Error(`${file} links to ${link}: there is no such file`);
    const kind = statSync(join(root, target)).isDirectory() ? 'tree' : 'blob';
    return `${repository}/${kind}/main/${target}${after}`;
  };
  /** Code is left alone. */
  const outsideCode = (text, change) =>
    text
      .split(/(^```[\s\S]*?^```|`[^`\n]*`)/m)
      .map((part, at) => (at % 2 === 0 ? change(part) : part))
      .join('');

  const pages = [];
  for (const file of sources) {
    const text = readFileSync(join(root, file), 'utf8');
    const place = places.get(file);
    const linked = outsideCode(text, (part) =>
      part.replace(/\]\(([^)\s]+)\)/g, (_, link) => `](${leadsTo(file, link)})`),
    ).replace(/^```mermaid\n([\s\S]*?)^```/m, (_, graph) => drawRooms(graph));
    write(place, `---\nsource: ${file}\n---\n\n${linked}`);
    pages.push({ file, place, title: titleOf(text) });
  }

  const decisions = pages.filter(({ file }) => file.startsWith('docs/decisions/'));
  if (decisions.length === 0) throw new Error('expected decision records in docs/decisions, got none');
  write(
    'docs/decisions/index.md',
    `---\neditLink: false\n---\n\n# Decisions\n\nWhy things are as they are: the context, the choice and its cost, with what was measured.\n\n${decisions
      .map(({ place, title }) => `- [${title}](/${place})`)
      .join('\n')}\n`,
  );
  // The pages that only the site has.
  cpSync(join(here, 'pages'), staged, { recursive: true });
  return pages;
}
