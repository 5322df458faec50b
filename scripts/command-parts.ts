import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { lazyBuiltIns } from './lazy-built-ins.ts';

type Imports = (id: string) => readonly string[];

/** Each part has what its files need beyond the parts before it. Of the first, every module is left by itself. */
const PARTS = [
  { name: undefined, files: ['main.ts', 'supervisor/supervise.ts'] },
  { name: 'started', files: ['supervisor/start.ts'] },
  { name: 'answered', files: ['commands/check.ts', 'commands/solve.ts'] },
] as const;

const source = (file: string): string => fileURLToPath(new URL(`../src/cli/${file}`, import.meta.url));

function partsOfModules(imports: Imports): ReadonlyMap<string, string | undefined> {
  const parts = new Map<string, string | undefined>();
  for (const { name, files } of PARTS) {
    const reached = new Set(files.map(source));
    for (const id of reached) {
      for (const next of imports(id)) reached.add(next);
      if (!parts.has(id)) parts.set(id, name);
    }
  }
  return parts;
}

/**
 * How the bundler makes a command that answers small questions quickly: what they need comes in two files instead of fifty,
 * because finding and loading a file costs 0.4 ms, however short it is. See docs/decisions/0031.
 */
export function commandBundle() {
  let parts: ReadonlyMap<string, string | undefined> | undefined;
  const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, bundle) => {
          parts ??= partsOfModules((from) => bundle.getModuleInfo(from)?.importedIds ?? []);
          return parts.get(id);
        },
      },
    ],
  };
  // Files of a part name each other, so the entry has to export what they share.
  return {
    plugins: [lazyBuiltIns],
    inputOptions: { preserveEntrySignatures: 'allow-extension' as const },
    outputOptions: { codeSplitting },
  };
}
