import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { COLLECTION_META } from '../../web/published/index.ts';

/** The files of the built page, by their path from it; empty if there is no page in this folder. */
export async function pageFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length).split(sep).filter(Boolean).join('/'), await readFile(file));
  }
  return files;
}

/** What a browser keeps with the page, so that it opens without a network: files of a collection, and their version. */
export interface Kept {
  readonly files: readonly string[];
  /** Another one whenever one of the files changes. */
  readonly version: string;
}

/**
 * Tells the page that there is a collection beside it. The service worker gets a separate version, so that a copy of
 * the page without a collection, or with an older one, that a browser keeps is replaced.
 */
export function withCollection(files: ReadonlyMap<string, Buffer>, kept?: Kept): Map<string, Buffer> {
  const changed = new Map(files);
  const change = (name: string, edit: (text: string) => string): void => {
    const file = files.get(name);
    if (file) changed.set(name, Buffer.from(edit(file.toString('utf8'))));
  };
  change('index.html', (text) =>
    text.replace('<head>', `<head><meta name="${COLLECTION_META}" content="collection/">`),
  );
  change('service-worker.js', (text) =>
    text
      .replace('"version":"', `"version":"collection-${kept ? `${kept.version}-` : ''}`)
      .replace(
        '"files":[',
        `"files":[${(kept?.files ?? []).map((file) => `${JSON.stringify(file)},`).join('')}`,
      ),
  );
  return changed;
}
