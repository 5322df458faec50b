import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that come with the parts that need them; everything else that imports them gets stand-ins. */
export interface LaterModules {
  readonly name: string;
  /** The modules; a `*` stands for every folder in its place that has one. */
  readonly files: readonly string[];
  /** The modules that need them: they are loaded by `import()`, and find the stand-ins filled. None: no module here needs them. */
  readonly askedBy: readonly string[];
}

const STAND_IN = 'virtual:stand-in:';
const LATER = 'virtual:later:';
const HELPER = 'virtual:stand-in';
/** No browser finds such a module, and each says so by its name. */
const ABSENT = 'absent-from-this-page';

/**
 * The modules that came, by number. Whatever a stand-in stands for is looked up when it is used: read, called or, as no
 * arrow function can be, constructed.
 */
const HELPER_CODE = `
const came = [];
export const fill = (at, module) => { came[at] = module; };
export const standIn = (at, name) => new Proxy(function () {}, {
  get: (_, key) => came[at][name][key],
  has: (_, key) => key in came[at][name],
  apply: (_, self, given) => Reflect.apply(came[at][name], self, given),
  construct: (_, given) => Reflect.construct(came[at][name], given),
});`;

/**
 * Lets a page load code later than its imports say. A puzzle names its setter, so that every program finds it there;
 * a page that is played on needs no setter until a board is made. The sources know nothing of this: they import what
 * they need, and other programs are built without this plugin.
 */
export function laterModules(groups: readonly LaterModules[]): Plugin {
  const files = new Map(
    groups.map(({ name, files: patterns }) => [name, patterns.flatMap(found).map((file) => resolve(file))]),
  );
  const all = [...new Set([...files.values()].flat())];
  const absent = new Set(
    groups.flatMap(({ name, askedBy }) => (askedBy.length === 0 ? (files.get(name) ?? []) : [])),
  );
  const askers = new Map<string, string[]>();
  for (const { name, askedBy } of groups)
    for (const asker of askedBy.flatMap(found))
      askers.set(resolve(asker), [...(askers.get(resolve(asker)) ?? []), name]);

  return {
    name: 'later-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      // What fills the stand-ins must not be dropped for exporting nothing.
      if (/^virtual:(stand-in|later)/.test(source)) return { id: source, moduleSideEffects: true };
      if (importer === undefined) return null;
      if (importer.startsWith(LATER)) return source;
      const file = source.startsWith('.') ? resolve(dirname(importer), source) : undefined;
      if (file === undefined || !all.includes(file)) return null;
      return absent.has(file) && kind === 'dynamic-import' ? { id: ABSENT, external: true } : STAND_IN + file;
    },
    load(id) {
      if (id === HELPER) return HELPER_CODE;
      if (id.startsWith(STAND_IN)) {
        const file = id.slice(STAND_IN.length);
        return standInOf(file, all.indexOf(file));
      }
      if (!id.startsWith(LATER)) return null;
      const group = (files.get(id.slice(LATER.length)) ?? []).map((file) => {
        const at = all.indexOf(file);
        return `import * as real${at} from ${JSON.stringify(file)};\nfill(${at}, real${at});`;
      });
      return [`import { fill } from '${HELPER}';`, ...group].join('\n');
    },
    transform(code, id) {
      const asked = askers.get(id);
      return asked ? `${asked.map((name) => `import '${LATER}${name}';`).join('')}${code}` : null;
    },
  };
}

function found(pattern: string): string[] {
  const [folder = '', rest] = pattern.split('/*/');
  const paths = rest === undefined ? [pattern] : readdirSync(folder).map((each) => join(folder, each, rest));
  const files = paths.filter((path) => existsSync(path));
  if (files.length === 0 && rest === undefined) throw new Error(`expected a module at ${pattern}, got none`);
  return files;
}

/** The exports of a module, each by a stand-in. */
function standInOf(file: string, at: number): string {
  const source = readFileSync(file, 'utf8');
  const names = [
    ...source.matchAll(/^export (?:async )?(?:abstract )?(?:const|let|function\*?|class) (\w+)/gm),
  ].map(([, name]) => name);
  if (names.length === 0 || /^export (?:default|\*|\{)/m.test(source))
    throw new Error(`expected exports that have names of their own in ${file}`);
  return [
    `import { standIn } from '${HELPER}';`,
    ...names.map((name) => `export const ${name} = /*#__PURE__*/ standIn(${at}, '${name}');`),
  ].join('\n');
}
