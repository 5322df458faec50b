/** The files that run workers as services: they say what the command knows, and can be read by those who run them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from './run-calcada.ts';

const folder = fileURLToPath(new URL('../examples/workers/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');

type Node = string | Node[] | { [key: string]: Node };

/** Reads the part of YAML that a compose file of ours uses: maps by indentation, lists of texts, comments. */
function parseYaml(text: string): { [key: string]: Node } {
  const lines = text
    .split('\n')
    .map((line, at) => ({ line: line.replace(/(^|\s)#.*$/, '').trimEnd(), number: at + 1 }))
    .filter(({ line }) => line !== '');
  let next = 0;
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  const scalar = (value: string): Node =>
    value.startsWith('[') ? JSON.parse(value) : value.startsWith('"') ? JSON.parse(value) : value;
  const block = (indent: number): Node => {
    const list: Node[] = [];
    const map: { [key: string]: Node } = {};
    for (; next < lines.length && indentOf(lines[next]!.line) >= indent; ) {
      const { line, number } = lines[next]!;
      if (line.includes('\t') || indentOf(line) !== indent)
        throw new Error(`line ${number}: unexpected indentation`);
      const text = line.trim();
      next++;
      if (text.startsWith('- ')) {
        list.push(scalar(text.slice(2)));
        continue;
      }
      const [, key, value] = /^([\w-]+):(?: (.+))?$/.exec(text) ?? [];
      if (key === undefined || key in map) throw new Error(`line ${number}: expected a new key, got ${text}`);
      const inner = lines[next] ? indentOf(lines[next]!.line) : 0;
      map[key] = value === undefined ? (inner > indent ? block(inner) : '') : scalar(value);
    }
    if (list.length > 0 && Object.keys(map).length > 0) throw new Error('a list and a map at once');
    return list.length > 0 ? list : map;
  };
  return block(0) as { [key: string]: Node };
}

/** The command knows these options: without a database it gets as far as the store. */
async function expectKnown(args: readonly string[]): Promise<void> {
  const unreachable = args.map((arg) => (arg.includes('postgres://') || arg.includes('$') ? 'no-url' : arg));
  const { code, err } = await run(['collection', ...unreachable]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('expected a URL like postgres://') });
}

describe('examples/workers', () => {
  test('compose.yaml', async () => {
    const compose = parseYaml(read('compose.yaml'));
    const { db, worker } = compose['services'] as { [key: string]: { [key: string]: Node } };
    expect(Object.keys(compose)).toEqual(['name', 'services', 'volumes']);
    expect(db!['volumes']).toEqual([
      `${Object.keys(compose['volumes'] as object)[0]}:/var/lib/postgresql/data`,
    ]);
    expect(worker).toMatchObject({ build: '.', depends_on: ['db'], stop_signal: 'SIGINT' });
    expect(existsSync(`${folder}Dockerfile`)).toBe(true);
    await expectKnown(worker!['command'] as string[]);
  });

  test('compose.yaml, by those who run it', () => {
    let isThere = true;
    try {
      execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    } catch {
      isThere = false;
    }
    if (isThere) execFileSync('docker', ['compose', '--file', `${folder}compose.yaml`, 'config', '--quiet']);
    expect(() => parseYaml('a:\n   b: 1\n  c: 2')).toThrow('line 3');
  });

  test('calcada-worker.service', async () => {
    const lines = read('calcada-worker.service').split('\n');
    for (const line of lines) expect(line).toMatch(/^(|#.*|\[\w+\]|\w+=.+)$/);
    const start = lines.find((line) => line.startsWith('ExecStart='))!;
    const [, , command, ...args] = start.slice('ExecStart='.length).split(' ');
    expect(command).toBe('collection');
    await expectKnown(args);
  });
});
