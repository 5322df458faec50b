// Takes each puzzle out of a copy of the tree (its folder, its line in the list, its paper, the formats that read
// only it, the papers' boards of it), and checks that what is left of src still type-checks and passes the suites that are for every
// puzzle. `node workbench/scripts/without-a-puzzle.mjs [ID …]`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SUITES = ['test/contract/puzzles.test.ts', 'test/contract/measure.test.ts'];
const left = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'site', 'site-dist']);

const list = readFileSync(join(root, 'src/puzzles/list.ts'), 'utf8');
const known = [...list.matchAll(/from '\.\/([^/]+)\/index\.ts'/g)].map(([, id]) => id);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
if (known.length < 4 || wanted.some((id) => !known.includes(id))) {
  console.error(`expected puzzles of the list (${known.join(', ')}), got ${wanted.join(', ')}`);
  process.exit(2);
}

const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));
const withoutLines = (text, found) =>
  text
    .split('\n')
    .filter((line) => !found(line))
    .join('\n');

/** The formats that name this puzzle, by its id, and no other. */
const formatsOf = (folder, id) =>
  readdirSync(folder).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = known.filter((one) => text.includes(`'${one}'`));
    return !file.endsWith('.test.ts') && named.length === 1 && named[0] === id;
  });

function remove(id, place) {
  const line = list.split('\n').find((one) => one.includes(`'./${id}/index.ts'`));
  for (const home of ['src/puzzles', 'test/puzzles']) rmSync(join(place, home, id), { recursive: true });
  edit(join(place, 'src/puzzles/list.ts'), (text) => withoutLines(text, (one) => one === line));
  const formats = join(place, 'src/formats');
  for (const file of formatsOf(formats, id)) {
    rmSync(join(formats, file));
    for (const other of readdirSync(formats)) {
      edit(join(formats, other), (text) => {
        const [, name] = new RegExp(`import \\{ (\\w+) \\} from '\\./${file}'`).exec(text) ?? [];
        return name ? withoutLines(text, (one) => new RegExp(`\\b${name}\\b`).test(one)) : text;
      });
    }
  }
  const papers = join(place, 'src/papers');
  for (const number of readdirSync(papers).filter((name) => /^\d+$/.test(name))) {
    const door = join(papers, number, 'index.ts');
    if (!readFileSync(door, 'utf8').includes(`/${id}/index.ts'`)) continue;
    rmSync(join(papers, number), { recursive: true });
    edit(join(papers, 'list.ts'), (text) => withoutLines(text, (one) => one.includes(`'./${number}/`)));
  }
  const boards = join(place, 'test/data/instances');
  for (const file of readdirSync(boards)) {
    if (JSON.parse(readFileSync(join(boards, file), 'utf8')).puzzle === id) rmSync(join(boards, file));
  }
  edit(join(place, 'tsconfig.json'), (text) =>
    JSON.stringify({ ...JSON.parse(text), include: ['src'], exclude: ['src/**/*.test.ts'] }),
  );
}

let failures = 0;
for (const id of wanted) {
  const place = mkdtempSync(join(tmpdir(), `calcada-without-${id}-`));
  try {
    for (const entry of readdirSync(root)) {
      if (!left.has(entry)) cpSync(join(root, entry), join(place, entry), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    remove(id, place);
    for (const [what, ...args] of [
      ['type-checks', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
      ['passes the suites', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'quick', ...SUITES],
    ]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
      console.log(`without ${id}: ${what}: ${status === 0 ? 'yes' : 'NO'}`);
      if (status === 0) continue;
      failures++;
      console.log(`${stdout}${stderr}`.split('\n').slice(0, 40).join('\n'));
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}
process.exit(failures === 0 ? 0 : 1);
