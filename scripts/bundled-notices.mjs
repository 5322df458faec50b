import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A plugin of the bundler that writes down the licences of the packages whose code ends up in the bundle: most of them
 * ask for no more than that their notice is kept.
 */
export const bundledNotices = (fileName) => ({
  name: 'bundled-notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const folders = new Set();
    for (const output of Object.values(bundle)) {
      for (const id of output.moduleIds ?? []) {
        const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
        if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
    }
    const notices = [...folders].map(noticeOf).sort();
    const source = `The code of these packages is part of this folder.\n\n${notices.join('\n')}`;
    if (notices.length > 0) this.emitFile({ type: 'asset', fileName, source });
  },
});

function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const holder = typeof author === 'string' ? author : author?.name;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `Licence: ${license}${holder === undefined ? '' : `. Copyright: ${holder}`}`;
  return `${'-'.repeat(60)}\n${name} ${version}\n\n${text}\n`;
}
