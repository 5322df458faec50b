/** Whatever README and docs show is true: examples run, commands and their options exist. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { blocks, examples, filesUnder, pages, programFiles, programs, read, root } from './doc-blocks.ts';
import { ONE, run, Scratch } from './run-calcada.ts';

describe('TypeScript', () => {
  const files = programFiles();

  it('there are examples of the library and of the engine', () => {
    expect(programs.length).toBeGreaterThan(12);
    expect(programs.some(({ text }) => text.includes("'calcada/engine'"))).toBe(true);
  });

  it.each(programs.map((program, index) => [program.at, program.text, files[index]]))(
    '%s runs, and prints what it says',
    async (_, text, file) => {
      const printed: string[] = [];
      const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
        printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
      });
      try {
        await import(pathToFileURL(file).href);
      } finally {
        log.mockRestore();
      }
      const promised = [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, said]) => said);
      expect(printed.length).toBeGreaterThan(0);
      // What is promised is printed in this order; an example may print more.
      let next = 0;
      for (const line of printed) if (line === promised[next]) next++;
      expect(promised.slice(next), `printed: ${printed.join(' | ')}`).toEqual([]);
    },
  );

  it('all others are parts of files that are tested', () => {
    const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
    const sources = [
      ...filesUnder('src', /\.ts$/),
      ...filesUnder('examples', /\.ts$/),
      ...filesUnder('test', /\.ts$/),
    ].map((file) => flat(read(file)));
    const parts = examples.filter((example) => !programs.includes(example));
    const lost = parts.filter(({ text }) => {
      const part = flat(text).replace(/,$/, '');
      return !sources.some((source) => source.includes(part));
    });
    expect(lost.map(({ at }) => at)).toEqual([]);
  });
});

/** A line of a shell as words: quotes are honoured, and nothing after a comment, a pipe or a redirection counts. */
function words(line: string): string[] {
  const found: string[] = [];
  for (const [, single, double, plain] of line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)) {
    if (plain !== undefined && /^(#|[|<>]|&&)/.test(plain)) break;
    found.push(single ?? double ?? plain);
  }
  return found;
}

describe('commands', () => {
  const lines = blocks
    .filter(({ language }) => ['', 'sh', 'bash', 'console'].includes(language))
    .flatMap(({ text, at }) => text.split('\n').map((line) => ({ at, line })));
  const commands = lines
    .map(({ at, line }) => ({ at, line, args: words(line.replace(/^\$ /, '')) }))
    .filter(({ args }) => args[0] === 'calcada' || (args[0] === 'npx' && args[1] === 'calcada'))
    .map(({ at, line, args }) => ({ at, line, args: args.slice(args.indexOf('calcada') + 1) }));
  const help = new Map<string, string>();
  const helpOf = async (command: string): Promise<string> => {
    const known = help.get(command) ?? (await run([...command.split(' '), '--help'])).out;
    help.set(command, known);
    return known;
  };
  /** A command of commands is told by two words. */
  const nameOf = (args: readonly string[]): string =>
    args.slice(0, args[0] === 'collection' ? 2 : 1).join(' ');

  it('there are commands', () => {
    expect(commands.length).toBeGreaterThan(12);
  });

  it.each(commands.map(({ at, line, args }) => [at, line, args] as const))('%s: %s', async (_, __, args) => {
    const command = nameOf(args);
    const options = args
      .slice(1)
      .map((word) => /^--?[a-z][\w-]*/.exec(word)?.[0])
      .filter((word) => word !== undefined);
    if (command.startsWith('-')) return;
    const text = await helpOf(command);
    expect(text, `calcada ${command}`).toMatch(new RegExp(`^Usage: calcada ${command}`));
    for (const option of options) expect(text).toMatch(new RegExp(`(^|[ ,])${option}\\b`, 'm'));
  });

  // The files that the pages speak of; a command with another file is not run.
  const scratch = new Scratch();
  const jsonOf = { puzzle: 'akari', rows: ['...', '.4.', '...'] };
  const given = new Map([
    ['board.txt', scratch.file('board.txt', ONE)],
    ['board.json', scratch.file('board.json', JSON.stringify(jsonOf))],
    ['boards.jsonl', scratch.file('boards.jsonl', `${JSON.stringify(jsonOf)}\n`)],
    ['proofs', scratch.path('proofs')],
  ]);
  const isFile = (word: string): boolean => /^[\w./-]+\.(\w{1,5})$/.test(word);
  const runnable = commands.filter(
    ({ args, line }) =>
      !['studio', 'lab', 'menu', 'minizinc', 'completion', 'collection'].includes(args[0]) &&
      // SWI-Prolog may not be here, and a menu of its own waits for keys.
      !args.includes('--run') &&
      !/--(workers|out|count)\b|[<>|]|(^| )-( |$)/.test(line.replace(/#.*/, '')) &&
      args.every((word) => !isFile(word) || given.has(word)),
  );

  it('some can be run as they stand', () => {
    expect(runnable.length).toBeGreaterThan(8);
  });

  it.each(runnable.map(({ at, line, args }) => [at, line, args] as const))(
    '%s runs: %s',
    async (_, __, args) => {
      const { code, out, err } = await run(args.map((word) => given.get(word) ?? word));
      // Several solutions, or none, are answers; 2 and above is trouble.
      expect(code, err).toBeLessThan(2);
      expect(out).toMatch(/\S/);
    },
  );

  it('every npm script that is named exists', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run (?:--?\w+ )*([a-z][\w:-]*)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('links', () => {
  /** The places of a page as GitHub names them: a heading that comes again has a number. */
  const anchorsOf = (page: string): Set<string> => {
    const found = new Set<string>();
    const outsideCode = read(page).replace(/^```[\s\S]*?^```/gm, '');
    for (const [, heading] of outsideCode.matchAll(/^#{1,6} (.*)$/gm)) {
      const plain = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim()
        .toLowerCase();
      const anchor = plain.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
      let unused = anchor;
      for (let again = 1; found.has(unused); again++) unused = `${anchor}-${again}`;
      found.add(unused);
    }
    return found;
  };
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#]*)(?:#([^)]*))?\)/g)]
      .filter(([, target]) => !/^[a-z]+:/.test(target))
      .map(([, target, anchor]) => ({
        page,
        target,
        anchor,
        path: target ? join(dirname(page), target) : page,
      })),
  );

  it('every link to a file of ours leads there', () => {
    expect(links.length).toBeGreaterThan(30);
    const exists = (path: string): boolean => existsSync(join(root, path));
    expect(links.filter(({ path }) => !exists(path)).map(({ page, target }) => `${page}: ${target}`)).toEqual(
      [],
    );
  });

  it('every link to a heading leads there', () => {
    const anchored = links.filter(({ anchor, path }) => anchor !== undefined && path.endsWith('.md'));
    expect(anchored.length).toBeGreaterThan(10);
    const dead = anchored.filter(({ anchor, path }) => !anchorsOf(path).has(decodeURIComponent(anchor!)));
    expect(dead.map(({ page, target, anchor }) => `${page}: ${target}#${anchor}`)).toEqual([]);
  });
});
