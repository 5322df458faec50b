// After changesets gave the packages their version: writes it wherever else it stands, which is MiniZinc's description of
// the solver and the lockfile.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const description = join(root, 'share/minizinc/calcada.msc');
const said = readFileSync(description, 'utf8');
const line = /"version": "[^"]*"/;
if (!line.test(said)) throw new Error(`expected a version in ${description}, got none`);
writeFileSync(description, said.replace(line, `"version": "${version}"`));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
console.log(`version ${version}`);
