import { spawn } from 'node:child_process';
import { allModels } from './models.ts';
import type { Once } from './once.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import { type Way, ways } from './ways.ts';

export interface JavaScriptOptions {
  /** The folder with `node_modules` in which the packages are installed. */
  readonly packages: string;
  /** Milliseconds after which a process is ended. */
  readonly limit: number;
  readonly only: string;
}

type Cell = Once | { readonly kind: 'over' } | { readonly kind: 'failed'; readonly why: string };

/** Runs every model by every way in a process of its own, and prints two tables. */
export async function benchJavaScript({ packages, limit, only }: JavaScriptOptions): Promise<void> {
  const installed: Way[] = [];
  for (const way of ways) {
    const sizes = await sizesOf(way, packages).catch(() => undefined);
    if (!sizes) {
      process.stderr.write(`${way.name} is not installed: npm install ${way.package} in ${packages}\n`);
      continue;
    }
    installed.push(way);
    if (installed.length === 1) {
      process.stdout.write(
        '| way | version | installed, MB | in a page, kB gzipped | needs COOP and COEP |\n|---|---|---|---|---|\n',
      );
    }
    process.stdout.write(`| ${sizeRow(way, sizes)} |\n`);
  }
  const columns = installed.map(({ name }) => name);
  process.stdout.write(
    `\n| first answer of a process / warm, ms of processor time | ${columns.join(' | ')} |\n`,
  );
  process.stdout.write(`|---|${columns.map(() => '---|').join('')}\n`);
  for (const { name, answer } of await allModels()) {
    if (!name.includes(only)) continue;
    const cells: string[] = [];
    for (const way of installed) {
      const cell = await inOwnProcess(way.name, name, packages, limit);
      if (cell.kind === 'answered' && cell.answer !== answer) {
        throw new Error(`${way.name} on ${name}: expected ${answer}, got ${cell.answer}`);
      }
      cells.push(shown(cell, limit));
    }
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
}

const sizeRow = (way: Way, { version, installed, page }: Sizes): string =>
  [way.name, version, (installed / 1e6).toFixed(1), Math.round(page / 1000), way.headers ? 'yes' : 'no'].join(
    ' | ',
  );

function shown(cell: Cell, limit: number): string {
  switch (cell.kind) {
    case 'answered':
      return `${tidy(cell.first)} / ${cell.warm === undefined ? 'fails' : tidy(cell.warm)}`;
    case 'over':
      return `over ${limit / 1000} s`;
    case 'failed':
      return `failed: ${cell.why}`;
    case 'not-written':
      return '-';
  }
}

const tidy = (ms: number): string => (ms < 9.95 ? ms.toFixed(1) : String(Math.round(ms)));

/** Starts this very program again for one answer, and ends it at the limit. */
function inOwnProcess(way: string, model: string, packages: string, limit: number): Promise<Cell> {
  return new Promise((done) => {
    const args = [process.argv[1]!, '--packages', packages, '--way', way, '--model', model];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err, over] = ['', '', false];
    const timer = setTimeout(() => {
      over = true;
      child.kill('SIGKILL');
    }, limit);
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    child.on('close', () => {
      clearTimeout(timer);
      const last = out.trim().split('\n').at(-1) ?? '';
      if (over) done({ kind: 'over' });
      else if (last.startsWith('{')) done(JSON.parse(last));
      else
        done({
          kind: 'failed',
          why: (
            err
              .trim()
              .split('\n')
              .find((line) => line.includes('Error')) ?? err.slice(0, 80)
          ).slice(0, 80),
        });
    });
  });
}
