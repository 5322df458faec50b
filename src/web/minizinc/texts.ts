/** Texts that the build puts into this part of the page: our MiniZinc library, and the examples. */
import type { SolverLibrary } from '../../flatzinc/minizinc/index.ts';

declare global {
  interface ImportMeta {
    /** The build replaces it by the texts of the files. */
    glob(
      pattern: string,
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}

const byName = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]));

const share = byName(
  import.meta.glob('../../../share/minizinc/**/*.{mzn,msc}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export const library: SolverLibrary = {
  config: share.get('calcada.msc') ?? '{}',
  files: new Map([...share].filter(([name]) => name.endsWith('.mzn'))),
};

const files = byName(
  import.meta.glob('../../../examples/minizinc/*.{mzn,dzn,fzn}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Something to begin with. */
export interface Example {
  readonly name: string;
  readonly language: 'minizinc' | 'flatzinc';
  readonly model: string;
  readonly data: string;
}

export const examples: readonly Example[] = [...files].flatMap(([file, model]): Example[] => {
  const [, name = '', ending] = /^(.*)\.([mf]zn)$/.exec(file) ?? [];
  if (ending === undefined) return [];
  const language = ending === 'mzn' ? 'minizinc' : 'flatzinc';
  return [{ name, language, model, data: files.get(`${name}.dzn`) ?? '' }];
});
