/** What README and docs show: their blocks of code, and the programs among them as files. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
export const filesUnder = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .map((file) => join(folder, file));

export const pages = ['README.md', 'CONTRIBUTING.md', 'workbench/README.md', ...filesUnder('docs', /\.md$/)];

interface Block {
  readonly language: string;
  readonly text: string;
  /** The page and the line on which it begins, to be found again. */
  readonly at: string;
}

export const blocks: readonly Block[] = pages.flatMap((page) => {
  const found: Block[] = [];
  let open: { language: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of read(page).split('\n').entries()) {
    const fence = /^```(\w*)$/.exec(line.trim());
    if (open && fence) {
      found.push({ language: open.language, text: open.lines.join('\n'), at: `${page}:${open.line}` });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (fence) open = { language: fence[1], line: index + 1, lines: [] };
  }
  return found;
});

export const examples = blocks.filter(({ language }) => language === 'ts');
const ours = /from '(calcada(?:\/[a-z-]+){0,2})'/g;
/** The examples that are whole programs: they import the package. */
export const programs = examples.filter(({ text }) => new RegExp(ours).test(text));
const entryOf = (specifier: string): string =>
  join(root, 'src', specifier.replace(/^calcada\/?/, ''), 'index.ts');

/** Writes the programs to files that import the sources, until the tests of this file are done. */
export function programFiles(): string[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return programs.map(({ text }, index) => {
    const file = join(folder, `example-${index}.ts`);
    writeFileSync(
      file,
      `${text.replace(ours, (_, name) => `from ${JSON.stringify(entryOf(name))}`)}\nexport {};\n`,
    );
    return file;
  });
}
