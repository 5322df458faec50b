// What npm would publish, looked at before it is published: only what belongs there, every entry of the exports
// map present and importable, and the types found by every kind of TypeScript resolution.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryPoints } from './entry-points.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const problems = [];

const wanted =
  /^(dist\/.*\.(js|d\.ts|json)|dist\/(book|cli|studio)\/NOTICES\.txt|dist\/studio\/.*\.(html|css|svg|png|webmanifest)|share\/fonts\/[a-z0-9-]+(\.ttf|-OFL\.txt)|share\/minizinc\/(calcada\.msc|fzn-calcada|calcada\/.*\.mzn)|schemas\/[a-z]+\.schema\.json|dist\/calcada\.1|docs\/([A-Za-z-]+(\.pt)?|decisions\/[\da-z-]+)\.md|docs\/pictures\/[\da-z-]+\.svg|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;
const required = [
  ...['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'share/fonts/source-serif-4-OFL.txt'],
  ...['dist/cli/NOTICES.txt', 'dist/studio/NOTICES.txt'],
];

/** What an entry with a star stands for: every puzzle's own. */
const puzzleNames = entryPoints().flatMap((name) => /^puzzles\/(.*)\/index$/.exec(name)?.[1] ?? []);
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  entry === './puzzles/*'
    ? puzzleNames.map((name) => [
        entry.replace('*', name),
        Object.fromEntries(Object.entries(target).map(([kind, file]) => [kind, file.replace('*', name)])),
      ])
    : [[entry, target]],
);
const targets = entries.flatMap(([, target]) =>
  typeof target === 'string' ? [target] : Object.values(target),
);
for (const target of [...targets, ...Object.values(manifest.bin)]) {
  if (!existsSync(target.replace(/\*$/, '')))
    problems.push(`package.json names ${target}, which the build did not make`);
}

for (const command of Object.values(manifest.bin)) {
  if (existsSync(command) && !readFileSync(command, 'utf8').startsWith('#!/usr/bin/env node')) {
    problems.push(`${command} does not start with #!/usr/bin/env node`);
  }
}

// What `npm install calcada` brings; the workbench's libraries must stay out of it.
const MOST_PACKAGES = 12;
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const brought = new Set(Object.keys(manifest.dependencies));
for (const name of brought) {
  for (const next of Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {})) brought.add(next);
}
if (brought.size + 1 > MOST_PACKAGES) {
  problems.push(`npm install would bring ${brought.size + 1} packages: ${[...brought].join(', ')}`);
}

const place = mkdtempSync(join(tmpdir(), 'calcada-pack-'));
try {
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', place];
  const [packed] = JSON.parse(
    execFileSync('npm', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const files = packed.files.map((file) => file.path);
  for (const file of files) {
    if (!wanted.test(file) || file.includes('.test.')) problems.push(`${file} would be published`);
  }
  for (const file of required) {
    if (!files.includes(file)) problems.push(`${file} would not be published`);
  }

  // Links of the guides in the package must lead somewhere; pictures of other pages stay outside.
  for (const file of files.filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')) {
    for (const [, link] of readFileSync(file, 'utf8').matchAll(
      /(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#\s]+)/g,
    )) {
      const target = join(dirname(file), link);
      const there = files.some(
        (name) => name === target || (target.endsWith('/') && name.startsWith(target)),
      );
      if (!there) problems.push(`${file} links to ${link}, which would not be published`);
    }
  }

  for (const [entry] of entries) {
    // What holds no code is only named.
    if (entry === './package.json' || entry.includes('*')) continue;
    const name = manifest.name + entry.slice(1);
    try {
      const room = await import(name);
      if (Object.keys(room).length === 0) problems.push(`${name} exports nothing`);
    } catch (error) {
      problems.push(`${name} cannot be imported: ${error.message}`);
    }
  }

  const tarball = join(place, packed.filename);
  const tools = [
    ['publint', ['run', '--strict', tarball]],
    ['attw', ['--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', '--format', 'ascii', tarball]],
  ];
  for (const [tool, args] of tools) {
    try {
      execFileSync(join('node_modules', '.bin', tool), args, { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      problems.push(`${tool}:\n${error.stdout}${error.stderr}`);
    }
  }
  const kilobytes = (packed.size / 1024).toFixed(0);
  console.log(
    `package: ${files.length} files, ${kilobytes} kB packed, ${brought.size + 1} packages installed`,
  );
} finally {
  rmSync(place, { recursive: true });
}

for (const problem of problems) console.error(`package: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
