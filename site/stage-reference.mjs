// The API reference as pages of the site: one for each entry point, written by typedoc from the doc comments.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here, repository, root, staged } from './places.mjs';

/** Writes the pages; answers with their places and titles. */
export function stageReference() {
  const folder = join(staged, 'api');
  const options = {
    plugin: join(here, 'node_modules/typedoc-plugin-markdown/dist/index.js'),
    out: folder,
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: `${repository}/blob/main/{path}#L{line}`,
    router: 'module',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    useHTMLEncodedBrackets: true,
    useHTMLAnchors: true,
    sanitizeComments: true,
    expandParameters: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    logLevel: 'Warn',
  };
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/typedoc/bin/typedoc'),
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]),
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  if (pages.length === 0) throw new Error('expected pages of the API reference, got none');
  // The list of all comes first, then the main entry point.
  const FIRST = ['index.md', 'index-1.md'];
  const rank = (file) => (FIRST.includes(file) ? FIRST.indexOf(file) : FIRST.length);
  return pages
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // The main entry point must not take the place of the list of all.
      const entry = file.replace(/\.md$/, '').replace(/^index-1$/, '');
      const title = file === 'index.md' ? 'All entry points' : `calcada${entry && '/'}${entry}`;
      const names = (list) =>
        list.replace(/^- \[([^\]]*)\]/gm, (_, name) => `- [calcada${name === 'index' ? '' : `/${name}`}]`);
      const headed = (file === 'index.md' ? names(text) : text).replace(/^# .*$/m, `# ${title}`);
      writeFileSync(join(folder, file), `---\neditLink: false\n---\n\n${headed}`);
      return { file: `api/${file}`, place: `api/${file}`, title, api: true };
    });
}
