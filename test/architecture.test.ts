import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOfRooms, withRooms } from '../scripts/rooms.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const generated = new Set([
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'api',
  '.git',
  'site-dist',
  '.staged',
]);

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    // By name first: node_modules may be a link.
    if (generated.has(entry.name)) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Tests, and the instances that the contract suite takes from beside a constraint. */
const isTest = (file: string): boolean => /\.(test|cases)\.ts$/.test(file);

const everything = filesUnder('.');
const typescript = everything.filter((file) => /\.tsx?$/.test(file));
const sources = typescript.filter((file) => file.startsWith('src/'));

/** Which the scanner of imports passes over. */
const EXPORTED_AS = /^export \* as \w+ from '(.*)';$/gm;

/** What a text imports (statically, by type, or lazily), project files by their path from the root. */
function importsOf(file: string, text = read(file)): string[] {
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  for (const [, name] of text.matchAll(EXPORTED_AS)) names.push(name!);
  return names.map((name) =>
    name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), name)) : name,
  );
}

/** Before `any` where it may be a type: most files need not be parsed. */
const MAY_BE_ANY = /(?:[:<>|&(,[=]|\b(?:as|is|extends|keyof))\s*any\b/;

/** The lines on which a text gives up a type. */
function anysIn(file: string, text = read(file)): number[] {
  if (!MAY_BE_ANY.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const anys: number[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      anys.push(source.getLineAndCharacterOfPosition(node.pos).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return anys;
}

const entryOf = (room: string): string => `src/${room}/index.ts`;
/** The two doors to what every puzzle is, for those who must not know which puzzles there are. */
const contract = 'src/puzzles/puzzle.ts';
const formulaContract = 'src/puzzles/formula.ts';
const isDoor = (file: string): boolean =>
  posix.basename(file) === 'index.ts' || file === contract || file === formulaContract;

const puzzleFolders = readdirSync(join(root, 'src/puzzles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit' && entry.name !== 'relations')
  .map((entry) => entry.name);
const puzzleDoors = puzzleFolders.map((folder) => entryOf(`puzzles/${folder}`));

/** Which doors of other rooms a room may use. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  board: [],
  puzzles: [entryOf('board'), entryOf('engine')],
  papers: [...['board', 'engine', 'puzzles', 'puzzles/kit'].map(entryOf), ...puzzleDoors],
  formats: [entryOf('board'), entryOf('papers'), entryOf('puzzles'), contract],
  prove: [...['board', 'engine', 'flatzinc', 'reasoning'].map(entryOf), formulaContract, contract],
  render: [entryOf('board')],
  reasoning: [entryOf('board'), entryOf('engine'), contract],
  generate: [entryOf('board'), entryOf('engine'), entryOf('reasoning'), contract],
  play: [entryOf('board'), entryOf('engine'), entryOf('reasoning'), contract],
  element: ['board', 'formats', 'play', 'puzzles', 'render'].map(entryOf),
  lab: ['board', 'engine', 'papers', 'puzzles', 'reasoning'].map(entryOf),
  flatzinc: [entryOf('board'), entryOf('engine')],
  book: [...['board', 'engine', 'reasoning', 'render'].map(entryOf), contract],
  files: [],
  collection: ['board', 'files', 'formats', 'generate', 'puzzles', 'reasoning'].map(entryOf),
};
/** The rooms that run in Node only, and the packages that they may load. */
const packagesOf: Readonly<Record<string, readonly string[]>> = {
  files: [],
  collection: ['pg', 'graphile-worker'],
  book: ['pdfkit', 'qrcode'],
};
/** The rooms at the top may use every door, and packages besides. */
const top = new Set(['cli', 'web', 'index.ts']);

/** What a certificate rests on: these know the grid and the formula, and nothing of a search. */
const withoutSearch = /^src\/prove\/(formula|refutation|checker|programs)\//;

const roomOf = (file: string): string => file.split('/')[1] ?? '';

/** Why this file may not import that one; nothing if it may. */
function trespass(file: string, imported: string): string | undefined {
  const room = roomOf(file);
  if (imported.startsWith('workbench/')) return `${file} imports ${imported}: no user installs the workbench`;
  const ours = imported.startsWith('src/');
  if (ours && roomOf(imported) !== room && !isDoor(imported))
    return `${file} imports ${imported}, which is no door`;
  if (top.has(room)) return undefined;
  const allowed = mayImport[room];
  if (!allowed) return `${file}: no rule says what src/${room} may import`;
  const packages = packagesOf[room];
  if (!ours && packages && (imported.startsWith('node:') || packages.includes(imported))) return undefined;
  if (!ours) return `${file} imports ${imported}: src/${room} runs everywhere and depends on nothing`;
  const contracts: readonly string[] = [contract, formulaContract];
  if (withoutSearch.test(file) && !withoutSearch.test(imported) && !contracts.includes(imported))
    return `${file} imports ${imported}: what is proved must not rest on a search`;
  if (roomOf(imported) !== room) {
    return allowed.includes(imported) ? undefined : `${file} imports ${imported}`;
  }
  const [, , home] = file.split('/');
  const [, , other] = imported.split('/');
  const betweenPuzzles =
    room === 'puzzles' &&
    other !== home &&
    puzzleFolders.includes(other ?? '') &&
    file !== 'src/puzzles/list.ts';
  return betweenPuzzles ? `${file} imports another puzzle: ${imported}` : undefined;
}

describe('imports go one way', () => {
  // The tests of the lower rooms are held to it too; those of the upper rooms may bring real puzzles along.
  const strictTests = new Set(['engine', 'board']);
  const bound = sources.filter((file) => !isTest(file) || strictTests.has(roomOf(file)));
  const testTools = new Set(['vitest', 'fast-check']);

  it('every import of every room is allowed', () => {
    const found = bound.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !(isTest(file) && (testTools.has(imported) || imported.startsWith('test/'))))
        .map((imported) => trespass(file, imported))
        .filter((why) => why !== undefined),
    );
    expect(found).toEqual([]);
  });

  it('tests and the workbench use the doors too', () => {
    const outside = typescript.filter((file) => !file.startsWith('src/') && /^(test|workbench)\//.test(file));
    const upper = sources.filter((file) => isTest(file) && !strictTests.has(roomOf(file)));
    expect(outside.length).toBeGreaterThan(50);
    // The test cases of a constraint or a puzzle are found by folder; see `test/contract`.
    const isCase = (imported: string): boolean => /\.cases\.ts$|\/(cases|asp|formula)\.ts$/.test(imported);
    const found = [...outside, ...upper].flatMap((file) =>
      importsOf(file)
        .filter((imported) => imported.startsWith('src/') && !isDoor(imported) && !isCase(imported))
        .filter((imported) => !file.startsWith('src/') || roomOf(imported) !== roomOf(file))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(found).toEqual([]);
  });

  it('a trespass of each kind is noticed', () => {
    const imports = (file: string, text: string) =>
      importsOf(file, text)
        .map((imported) => trespass(file, imported))
        .filter((why) => why !== undefined);
    expect(imports('src/engine/a.ts', "import type { Board } from '../board/index.ts'")).toHaveLength(1);
    expect(imports('src/engine/a.ts', "import { b } from './core/b.ts'")).toHaveLength(0);
    expect(imports('src/render/a.ts', "const b = await import('../engine/index.ts')")).toHaveLength(1);
    expect(imports('src/reasoning/a.ts', "import { puzzles } from '../puzzles/index.ts'")).toHaveLength(1);
    expect(imports('src/reasoning/a.ts', "import type { Puzzle } from '../puzzles/puzzle.ts'")).toHaveLength(
      0,
    );
    expect(imports('src/formats/a.ts', "import { readFileSync } from 'node:fs'")).toHaveLength(1);
    expect(imports('src/puzzles/b/a.ts', "export * from '../../engine/search/labeling.ts'")).toHaveLength(1);
    expect(imports('src/board/a.ts', "export * as engine from '../engine/index.ts';")).toHaveLength(1);
    expect(imports('src/board/a.ts', "type A = import('../engine/index.ts').Lit")).toHaveLength(1);
    expect(imports('src/cli/a.ts', "import { layersOf } from '../render/layers.ts'")).toHaveLength(1);
    expect(imports('src/cli/a.ts', "import { lab } from '../../workbench/index.ts'")).toHaveLength(1);
    expect(imports('src/prove/checker/a.ts', "import { b } from '../../engine/index.ts'")).toHaveLength(1);
    expect(imports('src/prove/refutation/a.ts', "import { b } from '../boards/index.ts'")).toHaveLength(1);
    expect(imports('src/prove/boards/a.ts', "import { b } from '../../engine/index.ts'")).toHaveLength(0);
    expect(imports('src/pantry/a.ts', "export * from '../board/index.ts'")).toHaveLength(1);
  });
});

describe('one room writes files', () => {
  /** What makes a file, or opens one to write, in Node; a file opened to read is not meant. */
  const writes =
    /\b(writeFile|appendFile|createWriteStream|copyFile|cp|truncate|rename|symlink|link)(Sync)?\(|\bopen(Sync)?\([^)]*'(w|a|r\+)/;

  it('no other room does', () => {
    const found = sources
      .filter((file) => !isTest(file) && !file.startsWith('src/files/') && /from 'node:fs/.test(read(file)))
      .filter((file) => writes.test(read(file)));
    expect(found).toEqual([]);
  });

  it('and would be noticed', () => {
    for (const text of ["open(out, 'w')", "openSync(out, append ? 'a' : 'w')", 'await writeFile(out, text)'])
      expect(writes.test(text), text).toBe(true);
    expect(writes.test("open(where, 'r')")).toBe(false);
    expect(
      sources.filter((file) => file.startsWith('src/files/') && writes.test(read(file))).length,
    ).toBeGreaterThan(2);
  });
});

describe('no puzzle is named outside its folder, its paper, its formats and the list', () => {
  const mayName = (file: string, folder: string): boolean =>
    isTest(file) ||
    file.startsWith(`src/puzzles/${folder}/`) ||
    file === 'src/puzzles/list.ts' ||
    /^src\/papers\/\d{3}\//.test(file) ||
    (file.startsWith('src/formats/') && file !== entryOf('formats'));

  it('there are puzzles to look for', () => {
    expect(puzzleFolders.length).toBeGreaterThan(3);
  });

  for (const folder of puzzleFolders) {
    it(folder, () => {
      const name = new RegExp(folder.replaceAll('-', '[-_ ]?'), 'i');
      const found = sources.filter((file) => !mayName(file, folder) && name.test(read(file)));
      expect(found).toEqual([]);
    });
  }
});

describe('every folder says on its first page what lives there', () => {
  const folders = [...new Set(sources.map((file) => posix.dirname(file)))];
  for (const folder of folders) {
    it(folder, () => {
      const entry = ['index.ts', 'main.ts']
        .map((name) => `${folder}/${name}`)
        .find((file) => sources.includes(file));
      expect(entry, 'an index.ts (or main.ts)').toBeDefined();
      const opening = /^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//.exec(read(entry ?? ''))?.[1] ?? '';
      const words = opening.split(/[\s*]+/).filter((word) => word !== '');
      expect(words.length, `words in the opening paragraph of ${entry}`).toBeGreaterThan(12);
    });
  }
});

describe('decision records', () => {
  const records = everything
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => posix.basename(file));

  it('are numbered without holes', () => {
    const numbers = records.map((file) => Number(file.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(10);
  });

  it('are cited from the code that they explain', () => {
    const cited = new Set(typescript.flatMap((file) => read(file).match(/decisions\/\d{4}/g) ?? []));
    expect(records.filter((file) => !cited.has(`decisions/${file.slice(0, 4)}`))).toEqual([]);
  });
});

describe('the whole tree is tidy', () => {
  const texts = everything.filter((file) => !/\.(png|pdf|ico|ttf|woff2|tgz)$/.test(file));
  const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
    files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) =>
          pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : [],
        ),
    );

  it('nothing is left to do in the source', () => {
    expect(linesWith(typescript, new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')))).toEqual([]);
  });

  it('no type is given up', () => {
    const anys = typescript.flatMap((file) => anysIn(file).map((line) => `${file}:${line}`));
    expect(anys).toEqual([]);
    const samples = ['let x: any;', 'f(x as any)', 'type A = B | any', 'let x: (any | A)[]', '// (any)'];
    expect(samples.map((text) => anysIn('sample.ts', text).length)).toEqual([1, 1, 1, 1, 0]);
    expect(linesWith(typescript, new RegExp(`@ts-(${'ignore'}|${'expect-error'}|${'nocheck'})`))).toEqual([]);
  });

  it('no test is skipped or alone', () => {
    expect(linesWith(typescript.filter(isTest), /\b(it|test|describe)\.(skip|only|todo)\(/)).toEqual([]);
  });

  it('no absolute path of a machine and no address of a package registry', () => {
    const folders = ['work', 'farm', 'root', 'home', 'tmp', 'Users'].join('|');
    const path = new RegExp(`(^|[^\\w.~-])/(${folders})/`);
    const registry = /registry\.(npmjs|yarnpkg)|npm[m]irror|resolved[": ]+http|deb\.debian/;
    expect(linesWith(texts, path)).toEqual([]);
    expect(linesWith(texts, registry)).toEqual([]);
  });

  it('no source file is longer than 500 lines', () => {
    expect(sources.filter((file) => read(file).split('\n').length > 500)).toEqual([]);
  });

  it('files are named in kebab-case', () => {
    const odd = typescript.filter(
      (file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(posix.basename(file)),
    );
    expect(odd.map((file) => relative('.', file))).toEqual([]);
  });
});

it('the tour draws the rooms as they are', () => {
  expect(importsOfRooms(root).get('cli')?.size).toBeGreaterThan(5);
  expect(read('docs/tour.md'), 'npm run docs:rooms').toBe(withRooms(read('docs/tour.md'), root));
});
