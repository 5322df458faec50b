import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { entryPoints } from '../scripts/entry-points.mjs';
import { puzzles } from '../src/puzzles/index.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The sources behind the package's entry points. */
const exported: Record<string, string | { types: string }> = json('package.json').exports;
const entries = entryPoints().map((name) => `src/${name}.ts`);

function optionsOf(config: string): ts.CompilerOptions {
  const { config: read } = ts.readConfigFile(join(root, config), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(read, ts.sys, root).options;
}

/** Everything that a program's entry points export, and of it what has no doc comment. */
function documentation(program: ts.Program, files: readonly string[]) {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const missing: string[] = [];
  const visit = (symbol: ts.Symbol): void => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (seen.has(target)) return;
    seen.add(target);
    const [declaration] = target.declarations ?? [];
    if (!declaration) return;
    if (ts.isSourceFile(declaration)) {
      checker.getExportsOfModule(target).forEach(visit);
    } else if (target.getDocumentationComment(checker).length === 0) {
      const source = declaration.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
      missing.push(`${relative(root, source.fileName)}:${line + 1} ${target.name}`);
    }
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    visit(module);
  }
  return { seen: seen.size, missing };
}

describe('everything that the package exports has a doc comment', () => {
  it('in every entry point', () => {
    const files = entries.map((entry) => join(root, entry));
    const program = ts.createProgram(files, optionsOf('tsconfig.json'));
    const { seen, missing } = documentation(program, files);
    expect(entries.length).toBeGreaterThan(8);
    expect(seen).toBeGreaterThan(250);
    expect(missing).toEqual([]);
  });

  it('a missing one is noticed', () => {
    const file = 'sample.ts';
    const text =
      '/** The file. */\nimport "./a";\n/** Said. */\nexport const said = 1;\nexport const unsaid = 2;';
    const host = ts.createCompilerHost({});
    const program = ts.createProgram(
      [file],
      { noResolve: true, noLib: true },
      {
        ...host,
        getSourceFile: (name, version) =>
          name === file ? ts.createSourceFile(name, text, version, true) : host.getSourceFile(name, version),
      },
    );
    expect(documentation(program, [file]).missing).toEqual([expect.stringMatching(/:5 unsaid$/)]);
  });

  it('every entry point is exported under its own name, and nothing else is', () => {
    const patterns = Object.values(exported).flatMap((target) =>
      typeof target === 'string' ? [] : [target.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, 'src/$1.ts')],
    );
    const fits = (pattern: string, entry: string): boolean =>
      new RegExp(`^${pattern.replace('*', '[a-z-]+')}$`).test(entry);
    expect(patterns.length).toBeGreaterThan(12);
    expect(
      entries.filter((entry) => patterns.filter((pattern) => fits(pattern, entry)).length !== 1),
    ).toEqual([]);
    expect(patterns.filter((pattern) => !entries.some((entry) => fits(pattern, entry)))).toEqual([]);
    expect(entries.filter((entry) => /^src\/puzzles\/.*\//.test(entry))).toHaveLength(puzzles.length);
  });
});
